/** Deletes objects, one or several, after a question that names them. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { type AnyKind, ApiError, type DiscoveredKind } from '../../../api-client/index.js';
import { useApp } from '../shell/app.js';
import { Dialog } from '../shell/dialog.js';
import { messageOf } from '../shell/faults.js';

interface Target {
  /** Empty for objects of the whole server. */
  readonly namespace: string;
  readonly name: string;
}

interface DeletionProps {
  readonly kind: DiscoveredKind;
  /** Asked for when the question is put, and not looked at again. */
  readonly targets: () => readonly Target[];
  /** The server has taken the deletion of all that it takes. `gone`: how many these are. */
  readonly onDone: (gone: number) => void;
}

const POLICIES = {
  Background: 'goes afterwards',
  Foreground: 'goes first',
  Orphan: 'stays',
} as const;

type Policy = keyof typeof POLICIES;

const isPolicy = (text: string): text is Policy => Object.hasOwn(POLICIES, text);

/** Requests under way at once. */
const AT_ONCE = 6;
/** Names that the question shows, and faults that are told. */
const SHOWN = 12;

const textOf = ({ namespace, name }: Target): string => (namespace === '' ? name : `${namespace}/${name}`);

const counted = (count: number): string => `${count} ${count === 1 ? 'object' : 'objects'}`;

export function Deletion({ kind, targets, onDone }: DeletionProps): JSX.Element {
  const asked = useSignal<readonly Target[]>([]);
  return (
    <>
      <button
        type="button"
        class="danger"
        onClick={() => {
          asked.value = targets();
        }}
      >
        Delete …
      </button>
      {asked.value.length > 0 && (
        <Question
          kind={kind}
          targets={asked.value}
          onClose={() => {
            asked.value = [];
          }}
          onDone={onDone}
        />
      )}
    </>
  );
}

interface QuestionProps extends Pick<DeletionProps, 'kind' | 'onDone'> {
  readonly targets: readonly Target[];
  readonly onClose: () => void;
}

function Question({ kind, targets, onClose, onDone }: QuestionProps): JSX.Element {
  const app = useApp();
  const policy = useSignal<Policy>('Background');
  /** Objects that the server was asked about; undefined before it is asked. */
  const done = useSignal<number | undefined>(undefined);
  const remove = async (): Promise<void> => {
    const faults: string[] = [];
    const waiting = targets.values();
    done.value = 0;
    const work = async (): Promise<void> => {
      for (const target of waiting) {
        try {
          await app.client.of<AnyKind>(kind).namespace(target.namespace).delete(target.name, { propagationPolicy: policy.peek() });
        } catch (error) {
          // Somebody else may have deleted it meanwhile.
          if (!(error instanceof ApiError && error.is('NotFound'))) faults.push(`${textOf(target)}: ${messageOf(error)}`);
        }
        done.value = (done.peek() ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const gone = targets.length - faults.length;
    const [only] = targets;
    const what = targets.length === 1 && only !== undefined ? only.name : counted(gone);
    if (gone > 0) app.tell('good', `The server has taken the deletion of ${what}.`);
    if (faults.length > 0) {
      const more = faults.length > SHOWN ? [`and ${faults.length - SHOWN} more`] : [];
      app.tell('bad', `${counted(faults.length)} cannot be deleted. ${[...faults.slice(0, SHOWN), ...more].join('; ')}`);
    }
    onClose();
    onDone(gone);
  };
  const [only] = targets;
  const isOne = targets.length === 1 && only !== undefined;
  return (
    <Dialog title={`Delete ${isOne ? only.name : counted(targets.length)}?`} onClose={onClose}>
      {!isOne && (
        <ul class="names">
          {targets.slice(0, SHOWN).map((target) => (
            <li key={textOf(target)} dir="auto">
              {textOf(target)}
            </li>
          ))}
          {targets.length > SHOWN && <li>and {targets.length - SHOWN} more</li>}
        </ul>
      )}
      <label>
        What {isOne ? 'it owns' : 'they own'}
        <select
          class="field"
          value={policy.value}
          onChange={({ currentTarget }) => {
            if (isPolicy(currentTarget.value)) policy.value = currentTarget.value;
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
        <button type="button" class="danger" disabled={done.value !== undefined} onClick={() => void remove()}>
          {done.value === undefined || isOne ? 'Delete' : `${done.value} of ${targets.length}`}
        </button>
      </footer>
    </Dialog>
  );
}
