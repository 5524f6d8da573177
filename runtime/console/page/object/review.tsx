/** What a save would do, asked of the server before it is done: the difference, what admission makes of it, and whose changes are in the way. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type AnyKind, ApiError, type DiscoveredKind } from '../../../api-client/index.js';
import { useEditor } from '../editor/load.js';
import { useApp } from '../shell/app.js';
import { Dialog } from '../shell/dialog.js';
import { Fault } from '../shell/faults.js';
import { objectAddress } from '../shell/router.js';
import type { FieldConflict, JsonObject } from '../values/json.js';
import { type ApiObject, isApiObject, said, textAt } from '../values/objects.js';
import { Conflicts } from './conflicts.js';
import type { Draft } from './draft.js';

export interface ReviewProps {
  readonly kind: DiscoveredKind;
  readonly namespace: string;
  /** Of the object that is stored; empty for a new one. */
  readonly name: string;
  /** What is stored now; undefined for a new object. */
  readonly stored: ApiObject | undefined;
  readonly draft: Draft;
  readonly onClose: () => void;
}

/** What the server answers to a dry run. */
interface Outcome {
  /** What was stored when the server was asked; undefined for a new object. */
  readonly before: JsonObject | undefined;
  readonly sent: ApiObject;
  readonly made: ApiObject;
  readonly warnings: readonly string[];
}

/** Attempts to bring a draft up to what others write all the time. */
const MAX_ATTEMPTS = 5;

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.is('Conflict');

/** What would write another object than the one that is shown; empty where it is that one. */
function refusalOf(sent: ApiObject, { kind, namespace, name }: Pick<ReviewProps, 'kind' | 'namespace' | 'name'>): string {
  if (sent.apiVersion !== kind.apiVersion || sent.kind !== kind.kind)
    return `This is the place of ${kind.apiVersion} ${kind.kind}, and the text is one of ${sent.apiVersion} ${sent.kind}.`;
  if (name === '') return '';
  if (textAt(sent, 'metadata', 'name') !== name) return `The name of an object does not change: it is ${name}.`;
  return kind.namespaced && textAt(sent, 'metadata', 'namespace') !== namespace
    ? `The namespace of an object does not change: it is ${namespace}.`
    : '';
}

export function Review({ kind, namespace, name, stored, draft, onClose }: ReviewProps): JSX.Element {
  const app = useApp();
  const editor = useEditor();
  const outcome = useSignal<Outcome | undefined>(undefined);
  const fault = useSignal<unknown>(undefined);
  const conflicts = useSignal<readonly FieldConflict[]>([]);
  const rebased = useSignal(false);
  const busy = useSignal(false);

  const objects = app.client.of<AnyKind>(kind);
  const write = async (object: ApiObject, dryRun: boolean, onWarning: (warning: string) => void): Promise<ApiObject> => {
    const place = objects.namespace(kind.namespaced ? textAt(object, 'metadata', 'namespace') || namespace : '');
    const options = { dryRun, onWarning, fieldValidation: 'Warn' } as const;
    const made = await (stored === undefined ? place.create(object, options) : place.update(object, options));
    if (!isApiObject(made)) throw new Error('the server has answered with something that is no object');
    return made;
  };
  /** Where others have written meanwhile, their changes are taken over, and the server is asked again; all else is told. */
  const fail = async (error: unknown, attempt: number): Promise<void> => {
    outcome.value = undefined;
    if (!isConflict(error) || stored === undefined || attempt >= MAX_ATTEMPTS) {
      fault.value = error;
      return;
    }
    try {
      const now: unknown = await objects.namespace(namespace).get(name);
      if (!isApiObject(now)) throw error;
      conflicts.value = draft.rebase(now);
      rebased.value = true;
    } catch (other) {
      fault.value = other;
      return;
    }
    if (conflicts.value.length === 0) await ask(attempt + 1);
  };
  const ask = async (attempt = 1): Promise<void> => {
    const sent = draft.object();
    const refused = sent === undefined ? 'An object needs apiVersion, kind and metadata.' : refusalOf(sent, { kind, namespace, name });
    if (sent === undefined || refused !== '') {
      fault.value = new Error(refused);
      return;
    }
    fault.value = undefined;
    outcome.value = undefined;
    const before = stored === undefined ? undefined : draft.base;
    const warnings: string[] = [];
    try {
      outcome.value = { before, sent, made: await write(sent, true, (warning) => void warnings.push(warning)), warnings };
    } catch (error) {
      await fail(error, attempt);
    }
  };
  const save = async (): Promise<void> => {
    const sent = draft.object();
    if (sent === undefined) return;
    busy.value = true;
    try {
      const made = await write(sent, false, (warning) => app.tell('warning', warning));
      draft.reset(made);
      app.tell('good', stored === undefined ? `${kind.kind} ${textAt(made, 'metadata', 'name')} is made.` : 'Saved.');
      onClose();
      if (stored === undefined) app.router.go(objectAddress(kind, textAt(made, 'metadata', 'namespace'), textAt(made, 'metadata', 'name')));
    } catch (error) {
      await fail(error, 1);
    } finally {
      busy.value = false;
    }
  };
  useEffect(() => void ask(), []);

  const { value: found } = outcome;
  return (
    <Dialog wide title={stored === undefined ? 'Make this object?' : 'Save these changes?'} onClose={onClose}>
      {rebased.value && conflicts.value.length === 0 && (
        <p class="notice warning">Somebody else has changed the object meanwhile. What only they have changed is in your draft now.</p>
      )}
      {conflicts.value.length > 0 && (
        <Conflicts
          conflicts={conflicts.value}
          onSettled={(values) => {
            for (const { path, value } of values) draft.set(path, value);
            conflicts.value = [];
            void ask();
          }}
        />
      )}
      {fault.value !== undefined && <Fault error={fault.value} />}
      {found === undefined && fault.value === undefined && conflicts.value.length === 0 && (
        <p class="loading">The server tries it, without storing anything …</p>
      )}
      {found !== undefined && editor !== undefined && (
        <>
          {found.warnings.map((warning) => (
            <p key={warning} class="notice warning" dir="auto">
              {warning}
            </p>
          ))}
          <h3>What would change</h3>
          <editor.DiffView
            label="What would change"
            before={found.before === undefined ? '' : editor.toYaml(said(found.before))}
            after={editor.toYaml(said(found.made))}
          />
          <h3>What the server makes of what you wrote</h3>
          <p class="hint">Defaults, conversions and the work of admission; the status is the server's in any case.</p>
          <editor.DiffView
            label="What the server makes of it"
            before={editor.toYaml(said(found.sent))}
            after={editor.toYaml(said(found.made))}
          />
        </>
      )}
      <footer>
        <button type="button" onClick={onClose}>
          Go on editing
        </button>
        <button
          type="button"
          class="primary"
          disabled={found === undefined || busy.value || conflicts.value.length > 0}
          onClick={() => void save()}
        >
          {stored === undefined ? 'Make it' : 'Save'}
        </button>
      </footer>
    </Dialog>
  );
}
