/** Owners and dependents of an object, as a graph from top to bottom. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useApp } from '../shell/app.js';
import { Fault } from '../shell/faults.js';
import { Link } from '../shell/link.js';
import { objectAddress } from '../shell/router.js';
import type { ObjectViewProps } from './object-view.js';
import { dependentsOf, ownersOf, type Related } from './relations.js';

export function RelationsView({ kind, namespace, name, object }: ObjectViewProps): JSX.Element {
  const app = useApp();
  const dependents = useSignal<readonly Related[] | undefined>(undefined);
  const fault = useSignal<unknown>(undefined);
  useEffect(() => {
    const ended = new AbortController();
    dependentsOf(app.client, app.kinds.listed(), object, namespace, ended.signal)
      .then((found) => {
        dependents.value = found;
      })
      .catch((error: unknown) => {
        if (!ended.signal.aborted) fault.value = error;
      });
    return () => ended.abort();
  }, []);
  const owners = ownersOf(object, namespace, (apiVersion, of) => app.kinds.named(apiVersion, of));
  const self: Related = { uid: '', kind, kindName: kind.kind, namespace, name, dependents: dependents.value ?? [] };
  return (
    <div class="graph">
      {fault.value !== undefined && <Fault error={fault.value} />}
      {owners.length > 0 && (
        <ul class="above" aria-label="Owners">
          {owners.map((owner) => (
            <li key={owner.uid}>
              <Node related={owner} />
            </li>
          ))}
        </ul>
      )}
      <ul class="below" aria-label="The object and what depends on it">
        <Branch related={self} isSelf />
      </ul>
      {dependents.value === undefined && fault.value === undefined && <p class="loading">Looking through the objects of all kinds …</p>}
      {dependents.value?.length === 0 && owners.length === 0 && <p class="hint">Nothing owns this object, and nothing depends on it.</p>}
    </div>
  );
}

function Branch({ related, isSelf = false }: { readonly related: Related; readonly isSelf?: boolean }): JSX.Element {
  return (
    <li>
      <Node related={related} isSelf={isSelf} />
      {related.dependents.length > 0 && (
        <ul>
          {related.dependents.map((each) => (
            <Branch key={each.uid} related={each} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Node({
  related: { kind, kindName, namespace, name },
  isSelf = false,
}: {
  readonly related: Related;
  readonly isSelf?: boolean;
}): JSX.Element {
  const words = (
    <>
      <span class="hint">{kindName}</span>
      <b dir="auto">{name}</b>
    </>
  );
  return kind === undefined || isSelf ? (
    <span class={isSelf ? 'node self' : 'node'}>{words}</span>
  ) : (
    <Link to={objectAddress(kind, namespace, name)} class="node">
      {words}
    </Link>
  );
}
