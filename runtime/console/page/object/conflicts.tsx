/** Fields that somebody else has changed meanwhile, too: whose value is to hold is chosen for each. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { type FieldConflict, type Json, type Path, pathText } from '../values/json.js';

interface ConflictsProps {
  readonly conflicts: readonly FieldConflict[];
  readonly onSettled: (values: readonly { readonly path: Path; readonly value: Json | undefined }[]) => void;
}

const shown = (value: Json | undefined): string => (value === undefined ? 'nothing' : JSON.stringify(value));

export function Conflicts({ conflicts, onSettled }: ConflictsProps): JSX.Element {
  const theirs = useSignal<ReadonlySet<number>>(new Set());
  const choose = (i: number, isTheirs: boolean): void => {
    const next = new Set(theirs.value);
    if (isTheirs) next.add(i);
    else next.delete(i);
    theirs.value = next;
  };
  return (
    <form
      class="conflicts"
      onSubmit={(event) => {
        event.preventDefault();
        onSettled(conflicts.map(({ path, mine, theirs: other }, i) => ({ path, value: theirs.value.has(i) ? other : mine })));
      }}
    >
      <p class="notice warning">Somebody else has changed the same fields. Choose whose value is to hold, for each.</p>
      {conflicts.map(({ path, mine, theirs: other }, i) => (
        <fieldset key={pathText(path)}>
          <legend>
            <code>{pathText(path)}</code>
          </legend>
          {[
            { isTheirs: false, whose: 'Mine', value: mine },
            { isTheirs: true, whose: 'Theirs', value: other },
          ].map(({ isTheirs, whose, value }) => (
            <label key={whose} class="choice">
              <input type="radio" name={`conflict-${i}`} checked={theirs.value.has(i) === isTheirs} onChange={() => choose(i, isTheirs)} />
              <b>{whose}</b> <code dir="auto">{shown(value)}</code>
            </label>
          ))}
        </fieldset>
      ))}
      <button type="submit" class="primary">
        Go on with these
      </button>
    </form>
  );
}
