/** Events: reports by a component about an object of the event's namespace. */

import type { Event, EventSeries } from '../../../generated/core/v1/types.js';
import * as allowed from '../../../generated/core/v1/values.js';
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import { sameValue } from '../../model/json/json.js';
import { age } from '../../resource/presentations/table.js';
import { plainFinalizerFaults } from '../../resource/writes/metadata.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { defineKind } from '../kind.js';
import { changedFaults, formatFaults } from '../rules/values.js';
import { nameOf } from '../shown.js';

const MAX_TEXT = 128;
const MAX_MESSAGE = 1024;

const longFaults = (field: string, value: string, max: number): FieldError[] =>
  value.length > max ? [invalidValue(field, '', `can have at most ${max} characters`)] : [];

const neededFaults = (field: string, value: string): FieldError[] => [
  ...(value === '' ? [required(field)] : []),
  ...longFaults(field, value, MAX_TEXT),
];

/** Whether the object an event is about lives where the event does; older clients leave out its namespace for what has none. */
function namespaceFaults({ involvedObject, metadata }: Event, dated: boolean): FieldError[] {
  const { namespace: about = '' } = involvedObject;
  const { namespace: here = '' } = metadata;
  const fits = about === '' ? here === 'default' || (dated && here === 'kube-system') : dated || about === here;
  return fits ? [] : [invalidValue('involvedObject.namespace', about, 'does not match event.namespace')];
}

/** Whether the event has a time of its own. */
const isDated = ({ eventTime }: Event): boolean => (eventTime ?? '') !== '';

/** Parts of an event that never change once it was reported, by the names that clients know. */
const FIXED = [
  'involvedObject',
  'reason',
  'message',
  'source',
  'firstTimestamp',
  'lastTimestamp',
  'count',
  'type',
  'eventTime',
  'action',
  'related',
  'reportingController',
  'reportingInstance',
] as const;

/** Faults of a change at the newest version: all that grows is the series. */
function changeFaults(event: Event, old: Event): FieldError[] {
  return [
    ...(sameValue(event.series, old.series) ? [] : seriesFaults(event.series)),
    ...FIXED.flatMap((field) => {
      const member = field === 'reportingController' ? 'reportingComponent' : field;
      return changedFaults(field, event[member], old[member]);
    }),
  ];
}

/** Faults in all versions: events with a time of their own say who reports what. */
function faults(event: Event, reporterField = 'reportingController'): FieldError[] {
  if (!isDated(event)) return namespaceFaults(event, false);
  const { reportingComponent: reporter, reportingInstance, action = '', reason = '', message = '' } = event;
  return [
    ...namespaceFaults(event, true),
    ...(reporter === '' ? [required(reporterField)] : []),
    ...formatFaults('qualified-name', reporterField, reporter),
    ...neededFaults('reportingInstance', reportingInstance),
    ...neededFaults('action', action),
    ...neededFaults('reason', reason),
    ...longFaults('message', message, MAX_MESSAGE),
  ];
}

function seriesFaults(series: EventSeries | undefined): FieldError[] {
  if (series === undefined) return [];
  const { count = 0, lastObservedTime } = series;
  return [
    ...(count < 2 ? [invalidValue('series.count', '', 'should be at least 2')] : []),
    ...((lastObservedTime ?? '') === '' ? [required('series.lastObservedTime')] : []),
  ];
}

/** The newest version has no place for what its predecessors counted (specification 3, removed APIs). */
function strictFaults(event: Event): FieldError[] {
  const { source, type = '' } = event;
  const past: readonly (readonly [field: string, set: boolean])[] = [
    ['firstTimestamp', (event.firstTimestamp ?? '') !== ''],
    ['lastTimestamp', (event.lastTimestamp ?? '') !== ''],
    ['count', (event.count ?? 0) !== 0],
    ['source', (source.component ?? '') !== '' || (source.host ?? '') !== ''],
  ];
  return [
    ...(nameOf(event) === '' ? [] : formatFaults('dns-subdomain', 'metadata.name', nameOf(event))),
    ...seriesFaults(event.series),
    ...(isDated(event) ? [] : [required('eventTime')]),
    ...(allowed.Event.type.includes(type) ? [] : [invalidValue('type', '', `has invalid value: ${type}`)]),
    ...past.filter(([, set]) => set).map(([field]) => invalidValue(field, '', 'needs to be unset')),
  ];
}

/** What clients of a version call the component that reports; first, one name served for all. */
const reporterField = (apiVersion: string, enabled: Enabled): string =>
  apiVersion === 'v1' && enabled('EventsFixed') ? 'reportingComponent' : 'reportingController';

export const event = defineKind<Event>({
  resource: 'events',
  strategy: {
    ownsNothing: true,
    rules: { newForm: {} },
    metadataJudgedLast: ({ asks }) => !asks('newForm'),
    validate: (object, { apiVersion, enabled, asks, metadataRules }) => [
      ...faults(object, reporterField(apiVersion, enabled)),
      ...(asks('newForm') ? [...plainFinalizerFaults(object.metadata, metadataRules), ...strictFaults(object)] : []),
    ],
    validateUpdate: (object, old, { apiVersion, enabled, asks, metadataRules }) => [
      ...faults(object, reporterField(apiVersion, enabled)),
      ...(asks('newForm') ? plainFinalizerFaults(object.metadata, metadataRules) : []),
      ...(asks('newForm') && enabled('EventsFixed') ? changeFaults(object, old) : []),
    ],
    // The reporting controller is the source of an event that names none.
    selectable: ({ source, reportingComponent }, path) =>
      path === 'source.component' ? source.component || reportingComponent : undefined,
    cells(object, { now, enabled }) {
      const { involvedObject: about, source, series, type = '', reason = '', message = '' } = object;
      const first = object.firstTimestamp || object.eventTime;
      const last = series === undefined ? object.lastTimestamp || first : series.lastObservedTime;
      const kind = (about.kind ?? '').toLowerCase();
      const component = source.component || object.reportingComponent;
      const instance = source.host || object.reportingInstance;
      return [
        age(last, now),
        type,
        reason,
        about.name ? `${kind}/${about.name}` : kind,
        about.fieldPath ?? '',
        instance === '' ? component : `${component}, ${instance}`,
        message.trim(),
        age(first, now),
        // At first, a series counted the occurrences after its first event.
        series === undefined ? object.count || 1 : (series.count ?? 0) + (enabled('SeriesCountedWhole') ? 0 : 1),
        nameOf(object),
      ];
    },
  },
});
