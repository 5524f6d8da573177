/** What an object was: each state that the server still knows, with a slider, and what changed from one to the next. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useEditor } from '../editor/load.js';
import { ownershipOf } from '../owners/managed-fields.js';
import { useApp } from '../shell/app.js';
import { Fault } from '../shell/faults.js';
import { type ApiObject, said, textAt } from '../values/objects.js';
import type { ObjectViewProps } from './object-view.js';
import { statesBefore } from './past.js';

/** States that are kept while the view is open, and characters of all of them as JSON. */
const MAX_STATES = 200;
const MAX_LENGTH = 16 * 1024 * 1024;

/** The latest of the states, as many as may be kept; two at least, so that the last change can be shown. */
function withinBounds(states: readonly ApiObject[]): readonly ApiObject[] {
  let length = 0;
  const kept = states.slice(-MAX_STATES).toReversed();
  const over = kept.findIndex((state, i) => {
    length += JSON.stringify(state).length;
    return i >= 2 && length > MAX_LENGTH;
  });
  return (over < 0 ? kept : kept.slice(0, over)).toReversed();
}

const versionOf = (object: ApiObject): string => textAt(object, 'metadata', 'resourceVersion');

export function HistoryView({ kind, namespace, object }: ObjectViewProps): JSX.Element {
  const app = useApp();
  const editor = useEditor();
  /** From the earliest. */
  const states = useSignal<readonly ApiObject[]>([object]);
  const at = useSignal(0);
  const fault = useSignal<unknown>(undefined);
  const begun = useRef(object);
  useEffect(() => {
    const ended = new AbortController();
    const read = async (): Promise<void> => {
      for await (const before of statesBefore(app.client, kind, namespace, begun.current, ended.signal)) {
        const all = [before, ...states.peek()];
        if (withinBounds(all).length < all.length) return;
        states.value = all;
        at.value += 1;
      }
    };
    read().catch((error: unknown) => {
      if (!ended.signal.aborted) fault.value = error;
    });
    return () => ended.abort();
  }, []);
  useEffect(() => {
    const last = states.value.at(-1);
    if (last !== undefined && versionOf(last) === versionOf(object)) return;
    const wasLast = at.value === states.value.length - 1;
    const all = [...states.value, object];
    const kept = withinBounds(all);
    states.value = kept;
    at.value = wasLast ? kept.length - 1 : Math.max(0, at.value - (all.length - kept.length));
  }, [object]);
  const shown = states.value[at.value];
  const before = states.value[at.value - 1];
  return (
    <>
      {fault.value !== undefined && <Fault error={fault.value} />}
      <div class="slider">
        <label for="state">
          State {at.value + 1} of {states.value.length}
        </label>
        <input
          id="state"
          type="range"
          min={0}
          max={states.value.length - 1}
          value={at.value}
          onInput={({ currentTarget }) => {
            at.value = Number(currentTarget.value);
          }}
        />
        {shown !== undefined && <Written object={shown} />}
      </div>
      {states.value.length === 1 && (
        <p class="hint">
          The server knows no earlier state: it keeps some minutes of history. What changes while this view is open is added.
        </p>
      )}
      {editor !== undefined && shown !== undefined && before !== undefined && (
        <editor.DiffView
          label="What changed from the state before"
          before={editor.toYaml(said(before))}
          after={editor.toYaml(said(shown))}
        />
      )}
      {editor !== undefined && shown !== undefined && before === undefined && <pre dir="auto">{editor.toYaml(said(shown))}</pre>}
    </>
  );
}

/** Who wrote a state, as the account of its fields tells. */
function Written({ object }: { readonly object: ApiObject }): JSX.Element {
  const last = ownershipOf(object).owners.toSorted((a, b) => (a.time < b.time ? 1 : -1))[0];
  return (
    <span class="hint">
      revision {versionOf(object)}
      {last !== undefined && `, last written by ${last.manager} at ${last.time}`}
    </span>
  );
}
