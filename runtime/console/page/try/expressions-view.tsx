/** Expressions in CEL against an object as it is stored, or as one edits it here: the value or the fault, and what it cost. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { AnyKind, DiscoveredKind } from '../../../api-client/index.js';
import { Draft } from '../object/draft.js';
import { useSchema } from '../object/schema.js';
import { TextView } from '../object/text-view.js';
import { type App, useApp } from '../shell/app.js';
import { messageOf } from '../shell/faults.js';
import type { JsonObject, Path } from '../values/json.js';
import { type ApiObject, isApiObject, textAt } from '../values/objects.js';
import { KindChoice, ObjectChoice, useChosenKind } from './choices.js';
import { MAX_COST, type Outcome, type ShownIssue, tried } from './trial.js';
import { OPERATIONS, policyVariables, ruleVariables } from './variables.js';

/** Milliseconds without a key after which an expression is tried. */
const QUIET_MS = 150;

export function ExpressionsView(): JSX.Element {
  const kind = useChosenKind('configmaps');
  const { router } = useApp();
  const name = router.place.value.query.get('object') ?? '';
  if (kind === undefined) return <p class="loading">Asking the server for its kinds …</p>;
  return (
    <>
      <div class="choices">
        <KindChoice kind={kind} />
        <ObjectChoice kind={kind} />
      </div>
      <Chosen key={`${kind.apiVersion}/${kind.plural} ${name}`} kind={kind} name={name} />
    </>
  );
}

interface ChosenProps {
  readonly kind: DiscoveredKind;
  readonly name: string;
}

interface Found {
  readonly stored: ApiObject | undefined;
  readonly namespace: JsonObject | undefined;
}

/** Reads the object, and that of its namespace, which policies see. */
async function read(app: App, kind: DiscoveredKind, chosen: string, ended: AbortSignal): Promise<Found> {
  if (chosen === '') return { stored: undefined, namespace: undefined };
  const [name = '', within = ''] = chosen.split('/').reverse();
  const get = async (of: DiscoveredKind, namespace: string, called: string): Promise<ApiObject | undefined> => {
    const object: unknown = await app.client.of<AnyKind>(of).namespace(namespace).get(called, { signal: ended });
    return isApiObject(object) ? object : undefined;
  };
  const stored = await get(kind, within, name);
  const namespaces = app.kinds.shown('', 'namespaces');
  const namespace = within === '' || namespaces === undefined ? undefined : await get(namespaces, '', within).catch(() => undefined);
  return { stored, namespace };
}

function Chosen({ kind, name }: ChosenProps): JSX.Element {
  const app = useApp();
  const found = useSignal<Found | undefined>(undefined);
  const fault = useSignal('');
  useEffect(() => {
    const ended = new AbortController();
    read(app, kind, name, ended.signal)
      .then((objects) => {
        found.value = objects;
      })
      .catch((error: unknown) => {
        if (!ended.signal.aborted) fault.value = messageOf(error);
      });
    return () => ended.abort();
  }, []);
  if (fault.value !== '')
    return (
      <p class="fault" role="alert">
        {fault.value}
      </p>
    );
  return found.value === undefined ? <p class="loading">Asking for the object …</p> : <Trial kind={kind} found={found.value} />;
}

interface TrialProps {
  readonly kind: DiscoveredKind;
  readonly found: Found;
}

/** A path such as `.spec.containers[0]`. */
const pathOf = (text: string): Path =>
  [...text.matchAll(/\.?([^.[\]]+)|\[(\d+)\]/g)].map(([, name = '', place]) => (place === undefined ? name : Number(place)));

function Trial({ kind, found }: TrialProps): JSX.Element {
  const app = useApp();
  const { query } = app.router.place.value;
  const [expression, at] = [query.get('expression') ?? '', query.get('at') ?? ''];
  const isPolicy = query.get('as') === 'policy';
  const operation = OPERATIONS.find((each) => each === query.get('operation')) ?? 'UPDATE';
  const schema = useSchema(kind);
  const draft = useMemo(() => {
    const { apiVersion, kind: name } = kind;
    return new Draft(found.stored ?? { apiVersion, kind: name, metadata: { name: 'tried' } });
  }, [found]);
  const outcome = useSignal<Outcome | undefined>(undefined);
  const object = draft.value.value;
  useEffect(() => {
    const ended = new AbortController();
    const attempt = async (): Promise<void> => {
      if (expression.trim() === '' || schema === undefined) {
        outcome.value = undefined;
        return;
      }
      const objects = { object, stored: found.stored };
      const { user, words } = app;
      const variables = isPolicy
        ? policyVariables({ ...objects, kind, operation, user, namespace: found.namespace })
        : ruleVariables(objects, schema === 'none' ? undefined : schema, pathOf(at));
      const next = await tried(expression, variables, words.release, ended.signal);
      if (next !== undefined) outcome.value = next;
    };
    const timer = setTimeout(() => void attempt(), QUIET_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [expression, at, isPolicy, operation, schema, object]);
  return (
    <div class="trial">
      <div class="trial-expression">
        <div class="choices">
          <label class="labelled">
            <span>As</span>
            <select
              class="field"
              value={isPolicy ? 'policy' : ''}
              onChange={({ currentTarget }) => app.router.change({ as: currentTarget.value })}
            >
              <option value="">a rule of a schema</option>
              <option value="policy">an expression of a policy</option>
            </select>
          </label>
          {isPolicy ? (
            <label class="labelled">
              <span>Operation</span>
              <select
                class="field"
                value={operation}
                onChange={({ currentTarget }) => app.router.change({ operation: currentTarget.value })}
              >
                {OPERATIONS.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </select>
            </label>
          ) : (
            <label class="labelled">
              <span>Rule of the field</span>
              <input
                class="field"
                type="text"
                placeholder=".spec; the object where empty"
                spellcheck={false}
                autocomplete="off"
                value={at}
                onInput={({ currentTarget }) => app.router.change({ at: currentTarget.value.trim() })}
              />
            </label>
          )}
        </div>
        <label class="labelled wide">
          <span>Expression</span>
          <textarea
            class="field code"
            rows={4}
            spellcheck={false}
            placeholder={
              isPolicy ? 'object.metadata.name != "" && request.userInfo.username == "admin"' : 'self.metadata.name.startsWith("a")'
            }
            value={expression}
            onInput={({ currentTarget }) => app.router.change({ expression: currentTarget.value })}
          />
        </label>
        <p class="hint">
          {isPolicy
            ? 'It sees object, oldObject, request and namespaceObject; not params, variables and authorizer, which the policy or the server alone has.'
            : 'It sees self, and as oldSelf what is stored.'}
          {found.stored === undefined && ' Nothing is stored, so that what was before is null.'}
        </p>
        <div role="status" class="outcome">
          {outcome.value !== undefined && <OutcomeView outcome={outcome.value} />}
        </div>
      </div>
      <section class="trial-object" aria-label={`The object ${textAt(object, 'metadata', 'name')}`}>
        <p class="hint">The object. What is changed here is tried, and not stored.</p>
        {draft.fault.value !== '' && <p class="fault">{draft.fault.value}</p>}
        <div class="view view-yaml">
          <TextView draft={draft} schema={schema} mayEdit />
        </div>
      </section>
    </div>
  );
}

/** What is wrong, and where in the expression. */
const Place = ({ issue: { line, column, message, text } }: { readonly issue: ShownIssue }): JSX.Element => (
  <div>
    <p dir="auto">
      Line {line}, column {column}: {message}
    </p>
    <pre>{`${text}\n${' '.repeat(column - 1)}^`}</pre>
  </div>
);

function OutcomeView({ outcome }: { readonly outcome: Outcome }): JSX.Element {
  if (outcome.is === 'refused')
    return (
      <div class="verdict bad">
        <b>It does not compile</b>
        {outcome.issues.map((issue) => (
          <Place key={`${issue.line}:${issue.column} ${issue.message}`} issue={issue} />
        ))}
      </div>
    );
  const cost = `Cost: ${outcome.cost.toLocaleString()} of ${MAX_COST.toLocaleString()}`;
  if (outcome.is === 'fault')
    return (
      <div class="verdict bad">
        <b>It has no value</b>
        {'line' in outcome.issue ? <Place issue={outcome.issue} /> : <p dir="auto">{outcome.issue.message}</p>}
        <p class="hint">{cost}</p>
      </div>
    );
  const isNo = outcome.text === 'false';
  return (
    <div class={isNo ? 'verdict bad' : 'verdict good'}>
      <b>{outcome.text.includes('\n') ? 'Its value' : outcome.text}</b>
      {outcome.text.includes('\n') && <pre>{outcome.text}</pre>}
      <p class="hint">
        Type: {outcome.type}. {cost}.{' '}
        {Number.isFinite(outcome.greatest)
          ? `For no object that the schema allows it costs more than ${outcome.greatest.toLocaleString()}.`
          : 'The schema sets no bound to what it may cost for other objects.'}
      </p>
    </div>
  );
}
