/** Deletes an object, after a question. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AnyKind, DiscoveredKind } from '../../../api-client/index.js';
import { useApp } from '../shell/app.js';
import { Dialog } from '../shell/dialog.js';
import { messageOf } from '../shell/faults.js';
import { kindAddress } from '../shell/router.js';

interface DeleteButtonProps {
  readonly kind: DiscoveredKind;
  readonly namespace: string;
  readonly name: string;
}

const POLICIES = {
  Background: 'goes afterwards',
  Foreground: 'goes first',
  Orphan: 'stays',
} as const;

type Policy = keyof typeof POLICIES;

export function DeleteButton({ kind, namespace, name }: DeleteButtonProps): JSX.Element {
  const app = useApp();
  const asks = useSignal(false);
  const policy = useSignal<Policy>('Background');
  const remove = async (): Promise<void> => {
    try {
      await app.client.of<AnyKind>(kind).namespace(namespace).delete(name, { propagationPolicy: policy.value });
      app.tell('good', `The server has taken the deletion of ${name}.`);
      asks.value = false;
      app.router.go(kindAddress(kind));
    } catch (error) {
      app.tell('bad', messageOf(error));
    }
  };
  return (
    <>
      <button
        type="button"
        class="danger"
        onClick={() => {
          asks.value = true;
        }}
      >
        Delete …
      </button>
      {asks.value && (
        <Dialog
          title={`Delete ${name}?`}
          onClose={() => {
            asks.value = false;
          }}
        >
          <label>
            What it owns
            <select
              class="field"
              value={policy.value}
              onChange={({ currentTarget }) => {
                policy.value = currentTarget.value as Policy;
              }}
            >
              {Object.entries(POLICIES).map(([id, words]) => (
                <option key={id} value={id}>
                  {words}
                </option>
              ))}
            </select>
          </label>
          <footer>
            <button type="button" class="danger" onClick={() => void remove()}>
              Delete
            </button>
          </footer>
        </Dialog>
      )}
    </>
  );
}
