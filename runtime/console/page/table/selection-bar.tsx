/** What can be done to several objects at once. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AnyKind, DiscoveredKind } from '../../../api-client/index.js';
import { useApp } from '../shell/app.js';
import { Dialog } from '../shell/dialog.js';
import { messageOf } from '../shell/faults.js';

interface SelectionBarProps {
  readonly kind: DiscoveredKind;
  /** Each a namespace, which may be empty, and a name with a slash between them. */
  readonly keys: ReadonlySet<string>;
  readonly onDone: () => void;
}

/** Requests under way at once. */
const AT_ONCE = 6;
/** Names that a question shows. */
const NAMES = 12;

export function SelectionBar({ kind, keys, onDone }: SelectionBarProps): JSX.Element {
  const app = useApp();
  const asks = useSignal(false);
  const done = useSignal(-1);
  const remove = async (): Promise<void> => {
    const faults: string[] = [];
    const waiting = keys.values();
    done.value = 0;
    const work = async (): Promise<void> => {
      for (const key of waiting) {
        const [namespace = '', name = ''] = key.split('/');
        try {
          await app.client.of<AnyKind>(kind).namespace(namespace).delete(name);
        } catch (error) {
          faults.push(`${name}: ${messageOf(error)}`);
        }
        done.value += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const good = keys.size - faults.length;
    if (good > 0) app.tell('good', `The server has taken the deletion of ${good} ${good === 1 ? 'object' : 'objects'}.`);
    for (const fault of faults.slice(0, NAMES)) app.tell('bad', fault);
    asks.value = false;
    onDone();
  };
  return (
    <section class="selection" aria-label="Selected objects">
      <b>{keys.size} selected</b>
      <button type="button" onClick={() => void navigator.clipboard.writeText([...keys].map((key) => key.replace(/^\//, '')).join('\n'))}>
        Copy names
      </button>
      {kind.verbs.includes('delete') && (
        <button
          type="button"
          class="danger"
          onClick={() => {
            asks.value = true;
          }}
        >
          Delete …
        </button>
      )}
      <button type="button" class="quiet" onClick={onDone}>
        Select none
      </button>
      {asks.value && (
        <Dialog
          title={`Delete ${keys.size} ${keys.size === 1 ? 'object' : 'objects'}?`}
          onClose={() => {
            asks.value = false;
          }}
        >
          <ul class="names">
            {[...keys].slice(0, NAMES).map((key) => (
              <li key={key} dir="auto">
                {key.replace(/^\//, '')}
              </li>
            ))}
            {keys.size > NAMES && <li>and {keys.size - NAMES} more</li>}
          </ul>
          <p class="hint">What they own goes with them, as the kind says.</p>
          <footer>
            <button type="button" class="danger" disabled={done.value >= 0} onClick={() => void remove()}>
              {done.value >= 0 ? `${done.value} of ${keys.size}` : 'Delete'}
            </button>
          </footer>
        </Dialog>
      )}
    </section>
  );
}
