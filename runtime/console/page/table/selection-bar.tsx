/** What can be done to several objects at once. */
import type { JSX } from 'preact';
import type { DiscoveredKind } from '../../../api-client/index.js';
import { Deletion } from '../object/deletion.js';
import { useApp } from '../shell/app.js';
import { messageOf } from '../shell/faults.js';
import { placeOfKey } from './live-rows.js';

interface SelectionBarProps {
  readonly kind: DiscoveredKind;
  /** Keys of rows. */
  readonly keys: ReadonlySet<string>;
  readonly onDone: () => void;
}

export function SelectionBar({ kind, keys, onDone }: SelectionBarProps): JSX.Element {
  const app = useApp();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText([...keys].map((key) => key.replace(/^\//, '')).join('\n'));
      app.tell('good', keys.size === 1 ? 'The name is copied.' : `${keys.size} names are copied.`);
    } catch (error) {
      app.tell('bad', `The names cannot be copied: ${messageOf(error)}`);
    }
  };
  return (
    <section class="selection" aria-label="Selected objects">
      <b>{keys.size} selected</b>
      <button type="button" onClick={() => void copy()}>
        Copy names
      </button>
      {kind.verbs.includes('delete') && <Deletion kind={kind} targets={() => [...keys].map(placeOfKey)} onDone={onDone} />}
      <button type="button" class="quiet" onClick={onDone}>
        Select none
      </button>
    </section>
  );
}
