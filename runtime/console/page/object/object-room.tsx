/** An object: as a form and as text, with who owns which field, its versions, its history, its events, its relations and its log. */
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { OwnersView } from '../owners/owners-view.js';
import { useApp } from '../shell/app.js';
import { Fault } from '../shell/faults.js';
import { useShortcuts } from '../shell/keyboard.js';
import { Link } from '../shell/link.js';
import { kindAddress } from '../shell/router.js';
import { textAt } from '../values/objects.js';
import { Deletion } from './deletion.js';
import { Draft } from './draft.js';
import { useDraftGuard } from './draft-guard.js';
import { EventsView } from './events-view.js';
import { FormView } from './form-view.js';
import { HistoryView } from './history-view.js';
import { LiveObject } from './live-object.js';
import { hasLog, LogsView } from './logs-view.js';
import type { ObjectRoomProps, ObjectViewProps } from './object-view.js';
import { RelationsView } from './relations-view.js';
import { ReviewButton } from './review-button.js';
import { useSchema } from './schema.js';
import { TextView } from './text-view.js';
import { VersionsView } from './versions-view.js';

const TABS = [
  { id: 'form', title: 'Form', View: FormTab },
  { id: 'yaml', title: 'YAML', View: TextTab },
  { id: 'owners', title: 'Owners', View: OwnersView },
  { id: 'versions', title: 'Versions', View: VersionsView },
  { id: 'history', title: 'History', View: HistoryView },
  { id: 'events', title: 'Events', View: EventsView },
  { id: 'relations', title: 'Relations', View: RelationsView },
  { id: 'logs', title: 'Logs', View: LogsView },
] as const;

export function ObjectRoom({ kind, namespace, name }: ObjectRoomProps): JSX.Element {
  const app = useApp();
  const live = useMemo(() => new LiveObject(app.client, kind, namespace, name), [kind, namespace, name]);
  // Where the server was away, it is asked again, and what is shown and written here stays.
  useEffect(() => live.follow(), [live, app.returns.value]);
  const { value: object } = live.object;
  useShortcuts({ u: () => app.router.go(kindAddress(kind)) });
  return (
    <section class="object-room">
      <header class="room-head">
        <p class="crumbs">
          <Link to={kindAddress(kind)}>{kind.kind}</Link>
          {namespace !== '' && (
            <>
              <span aria-hidden="true">/</span>
              <Link to={`${kindAddress(kind)}?namespace=${encodeURIComponent(namespace)}`}>
                <bdi>{namespace}</bdi>
              </Link>
            </>
          )}
        </p>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {live.state.value === 'gone' && <span class="chip bad">deleted</span>}
        {object !== undefined && textAt(object, 'metadata', 'deletionTimestamp') !== '' && <span class="chip bad">being deleted</span>}
        <span class="push" />
        {object !== undefined && live.state.value === 'there' && kind.verbs.includes('delete') && (
          <Deletion
            kind={kind}
            targets={() => [{ namespace, name }]}
            onDone={(gone) => {
              if (gone > 0) app.router.go(kindAddress(kind));
            }}
          />
        )}
      </header>
      {live.fault.value !== undefined && <Fault error={live.fault.value} />}
      {object === undefined && live.state.value === 'asking' && live.fault.value === undefined && (
        <p class="loading">Asking the server …</p>
      )}
      {object === undefined && live.state.value === 'gone' && <p class="empty">There is no such object.</p>}
      {object !== undefined && <Opened kind={kind} namespace={namespace} name={name} object={object} />}
    </section>
  );
}

function Opened({ kind, namespace, name, object }: Omit<ObjectViewProps, 'draft'>): JSX.Element {
  const { router } = useApp();
  const draft = useMemo(() => new Draft(object), []);
  useEffect(() => draft.follow(object), [object]);
  useDraftGuard(draft);
  const show = (tab: string): void => router.change({ tab: tab === 'form' ? '' : tab });
  useShortcuts({ e: () => show('yaml') });
  const chosen = router.place.value.query.get('tab');
  const tabs = TABS.filter((tab) => tab.id !== 'logs' || hasLog(kind));
  const { id, View } = tabs.find((tab) => tab.id === chosen) ?? TABS[0];
  // On a narrow screen the tabs are scrolled: the one that is shown is in view.
  useLayoutEffect(() => document.getElementById(`tab-${id}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [id]);
  const step = (by: number): void => {
    const next = tabs[(tabs.findIndex((tab) => tab.id === id) + by + tabs.length) % tabs.length];
    if (next === undefined) return;
    show(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label="Views of the object">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === id}
            aria-controls="object-view"
            tabIndex={tab.id === id ? 0 : -1}
            onClick={() => show(tab.id)}
            onKeyDown={({ key }) => {
              if (key === 'ArrowRight') step(1);
              if (key === 'ArrowLeft') step(-1);
            }}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {draft.isChanged && (
        <section class="unsaved" aria-label="Changes that are not saved">
          <span>
            {draft.fault.value === '' ? 'You have changed this object.' : <bdi>{`This cannot be saved yet: ${draft.fault.value}`}</bdi>}
          </span>
          <ReviewButton kind={kind} namespace={namespace} name={name} stored={object} draft={draft} />
          <button type="button" onClick={() => draft.reset(object)}>
            Discard
          </button>
        </section>
      )}
      <div id="object-view" role="tabpanel" aria-labelledby={`tab-${id}`} class={`view view-${id}`}>
        <View kind={kind} namespace={namespace} name={name} object={object} draft={draft} />
      </div>
    </>
  );
}

function FormTab({ kind, draft }: ObjectViewProps): JSX.Element {
  return <FormView kind={kind} draft={draft} schema={useSchema(kind)} mayEdit={kind.verbs.includes('update')} />;
}

function TextTab({ kind, draft }: ObjectViewProps): JSX.Element {
  return <TextView draft={draft} schema={useSchema(kind)} mayEdit={kind.verbs.includes('update')} />;
}
