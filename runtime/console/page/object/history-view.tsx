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

/** States that are kept while the view is open. */
const MAX_STATES = 200;

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
        states.value = [before, ...states.value];
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
    states.value = [...states.value, object].slice(-MAX_STATES);
    if (wasLast) at.value = states.value.length - 1;
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
