/** Events: said by somebody about something of their namespace, seen from what happened last. */

import { type FieldError, invalidValue, required } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { age } from '../../resource/table.js';
import { defineKind } from '../kind.js';
import { formatFaults, isAbsent } from '../rules/values.js';
import { fieldsOf, nameOf, number, text } from '../shown.js';

const MAX_TEXT = 128;
const MAX_MESSAGE = 1024;

const longFaults = (field: string, value: string, max: number): FieldError[] =>
  value.length > max ? [invalidValue(field, '', `can have at most ${max} characters`)] : [];

const neededFaults = (field: string, value: string): FieldError[] => [
  ...(value === '' ? [required(field)] : []),
  ...longFaults(field, value, MAX_TEXT),
];

/** Whether the object an event is about lives where the event does; older clients leave out its namespace for what has none. */
function namespaceFaults(object: ApiObject, dated: boolean): FieldError[] {
  const about = text(fieldsOf(object.involvedObject).namespace);
  const here = object.metadata.namespace ?? '';
  const fits = about === '' ? here === 'default' || (dated && here === 'kube-system') : dated || about === here;
  return fits ? [] : [invalidValue('involvedObject.namespace', about, 'does not match event.namespace')];
}

/** What every version holds events to: those with a time of their own say who reports what. */
function faults(object: ApiObject): FieldError[] {
  const dated = text(object.eventTime) !== '';
  if (!dated) return namespaceFaults(object, dated);
  const reporter = text(object.reportingComponent);
  return [
    ...namespaceFaults(object, dated),
    ...(reporter === '' ? [required('reportingController')] : []),
    ...formatFaults('qualified-name', 'reportingController', reporter),
    ...neededFaults('reportingInstance', text(object.reportingInstance)),
    ...neededFaults('action', text(object.action)),
    ...neededFaults('reason', text(object.reason)),
    ...longFaults('message', text(object.message), MAX_MESSAGE),
  ];
}

function seriesFaults(series: unknown): FieldError[] {
  if (isAbsent(series)) return [];
  const { count, lastObservedTime } = fieldsOf(series);
  return [
    ...(number(count) < 2 ? [invalidValue('series.count', '', 'should be at least 2')] : []),
    ...(text(lastObservedTime) === '' ? [required('series.lastObservedTime')] : []),
  ];
}

const TYPES = ['Normal', 'Warning'];

/** The newest version has no place for what its predecessors counted (specification 3, removed APIs). */
function strictFaults(object: ApiObject): FieldError[] {
  const source = fieldsOf(object.source);
  const past: readonly (readonly [field: string, set: boolean])[] = [
    ['firstTimestamp', text(object.firstTimestamp) !== ''],
    ['lastTimestamp', text(object.lastTimestamp) !== ''],
    ['count', number(object.count) !== 0],
    ['source', text(source.component) !== '' || text(source.host) !== ''],
  ];
  return [
    ...seriesFaults(object.series),
    ...(text(object.eventTime) === '' ? [required('eventTime')] : []),
    ...(TYPES.includes(text(object.type)) ? [] : [invalidValue('type', '', `has invalid value: ${text(object.type)}`)]),
    ...past.filter(([, set]) => set).map(([field]) => invalidValue(field, '', 'needs to be unset')),
  ];
}

export const event = defineKind<ApiObject>({
  resource: 'events',
  strategy: {
    rules: { newForm: {} },
    validate: (object, { asks }) => [...faults(object), ...(asks('newForm') ? strictFaults(object) : [])],
    validateUpdate: faults,
    cells(object, { now }) {
      const about = fieldsOf(object.involvedObject);
      const source = fieldsOf(object.source);
      const series = isAbsent(object.series) ? undefined : fieldsOf(object.series);
      const first = text(object.firstTimestamp) || text(object.eventTime);
      const last = series === undefined ? text(object.lastTimestamp) || first : series.lastObservedTime;
      const kind = text(about.kind).toLowerCase();
      const component = text(source.component) || text(object.reportingComponent);
      const instance = text(source.host) || text(object.reportingInstance);
      return [
        age(last, now),
        text(object.type),
        text(object.reason),
        text(about.name) === '' ? kind : `${kind}/${text(about.name)}`,
        text(about.fieldPath),
        instance === '' ? component : `${component}, ${instance}`,
        text(object.message).trim(),
        age(first, now),
        // A series counts what came after its first event.
        series === undefined ? number(object.count) || 1 : number(series.count) + 1,
        nameOf(object),
      ];
    },
  },
});
