/** Every field with its managers by colour, and what an apply of one's own would take from whom. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type AnyKind, ApiError } from '../../../api-client/index.js';
import type { ObjectViewProps } from '../object/object-view.js';
import { MANAGER, useApp } from '../shell/app.js';
import { messageOf } from '../shell/faults.js';
import { ageOf } from '../table/age.js';
import { pathText } from '../values/json.js';
import { said } from '../values/objects.js';
import { type Owner, ownedLines, ownershipOf } from './managed-fields.js';

/** Colours that the style sheet has; with more managers they begin again, and names tell them apart. */
const COLOURS = 8;

const colourOf = (place: number): string => `owner-${place % COLOURS}`;

export function OwnersView({ kind, namespace, name, object, draft }: ObjectViewProps): JSX.Element {
  const ownership = useMemo(() => ownershipOf(object), [object]);
  const lines = useMemo(() => ownedLines(object, ownership), [object, ownership]);
  const only = useSignal(-1);
  const now = Date.now();
  if (ownership.owners.length === 0) return <p class="empty">The server keeps no account of who owns the fields of this object.</p>;
  return (
    <div class="owners">
      <ul class="lines" aria-label="Fields with their managers">
        {lines.map(({ path, depth, name, value, owners }) => {
          const isDimmed = only.value >= 0 && !owners.includes(only.value);
          const named = owners.map((place) => ownership.owners[place]?.manager ?? '');
          return (
            <li key={pathText(path)} class={isDimmed ? 'line dimmed' : 'line'}>
              <span class="marks" aria-hidden="true">
                {owners.map((place) => (
                  <i key={place} class={colourOf(place)} />
                ))}
              </span>
              <span class="text" style={{ paddingInlineStart: `${depth * 1.25}em` }}>
                <span class="name" dir="auto">
                  {name}
                </span>
                {name !== '–' && ':'} <bdi>{value}</bdi>
              </span>
              <span class="who">{named.join(', ')}</span>
            </li>
          );
        })}
      </ul>
      <div class="side">
        <h2>Managers</h2>
        <ul class="legend">
          {ownership.owners.map((owner, place) => (
            <li key={`${owner.manager} ${owner.operation} ${owner.subresource} ${owner.apiVersion}`}>
              <button
                type="button"
                aria-pressed={only.value === place}
                onClick={() => {
                  only.value = only.value === place ? -1 : place;
                }}
              >
                <i class={colourOf(place)} aria-hidden="true" />
                <OwnerWords owner={owner} now={now} />
              </button>
            </li>
          ))}
        </ul>
        <ApplyTakes kind={kind} namespace={namespace} name={name} draft={draft} />
      </div>
    </div>
  );
}

const OwnerWords = ({
  owner: { manager, operation, time, subresource, apiVersion },
  now,
}: {
  readonly owner: Owner;
  readonly now: number;
}): JSX.Element => (
  <span>
    <b dir="auto">{manager}</b>
    <span class="hint">
      {operation}
      {subresource !== '' && ` of ${subresource}`} as {apiVersion}
      {time !== '' && (
        <>
          {', '}
          <time dateTime={time} title={time}>
            {ageOf(time, now)} ago
          </time>
        </>
      )}
    </span>
  </span>
);

type ApplyProps = Pick<ObjectViewProps, 'kind' | 'namespace' | 'name' | 'draft'>;

/** Asks the server, without storing anything, what it would say to an apply of the draft. */
function ApplyTakes({ kind, namespace, name, draft }: ApplyProps): JSX.Element | null {
  const app = useApp();
  const taken = useSignal<readonly { readonly field: string; readonly message: string }[] | undefined>(undefined);
  const fault = useSignal('');
  if (!kind.verbs.includes('patch')) return null;
  const ask = async (): Promise<void> => {
    const mine = draft.object();
    if (mine === undefined) return;
    fault.value = '';
    taken.value = undefined;
    try {
      const { status: _, ...applied } = said(mine);
      const metadata = { ...said(mine).metadata, name };
      await app.client
        .of<AnyKind>(kind)
        .namespace(namespace)
        .apply({ ...applied, metadata }, { dryRun: true, force: false, manager: MANAGER });
      taken.value = [];
    } catch (error) {
      if (error instanceof ApiError && error.is('Conflict') && error.causes.length > 0)
        taken.value = error.causes.map(({ field = '', message = '' }) => ({ field, message }));
      else fault.value = messageOf(error);
    }
  };
  return (
    <section class="takes">
      <h2>An apply of yours</h2>
      <p class="hint">
        What you have here, applied as the manager <code>{MANAGER}</code>: which fields would it take from others?
      </p>
      <button type="button" onClick={() => void ask()}>
        Ask the server
      </button>
      {fault.value !== '' && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
      {taken.value?.length === 0 && (
        <p role="status">It would take nothing from anybody: it would own its fields together with their owners.</p>
      )}
      {taken.value !== undefined && taken.value.length > 0 && (
        <ul role="status" class="taken">
          {taken.value.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <code>{field}</code>
              <span dir="auto">{message}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
