/** Cron jobs: a schedule, and what jobs it makes. */

import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import type { KindContext, WriteContext } from '../../resource/strategy.js';
import { age } from '../../resource/table.js';
import { defineKind } from '../kind.js';
import { isAbsent, neededChoice, negativeFaults } from '../rules/values.js';
import { ageOf, containersOf, count, fieldsOf, nameOf, text } from '../shown.js';
import { jobSpecFaults } from './job.js';
import { scheduleFault } from './schedule.js';

/** Job names get eleven more characters. */
const MAX_NAME = 52;
const POLICIES = ['Allow', 'Forbid', 'Replace'];

function scheduleFaults(schedule: string): FieldError[] {
  if (schedule === '') return [required('spec.schedule')];
  const fault = scheduleFault(schedule);
  return fault === undefined ? [] : [invalidValue('spec.schedule', schedule, fault)];
}

/** Each job selects by its own uid, so that the template says nothing of it. */
function templateFaults(at: string, template: unknown, context: KindContext): FieldError[] {
  const spec = fieldsOf(fieldsOf(template).spec);
  return [
    ...jobSpecFaults(at, spec, context),
    ...(isAbsent(spec.selector) ? [] : [invalidValue(`${at}.selector`, spec.selector, '`selector` will be auto-generated')]),
    ...(spec.manualSelector === true ? [notSupported(`${at}.manualSelector`, true, ['nil', 'false'])] : []),
  ];
}

function faults(object: ApiObject, context: WriteContext): FieldError[] {
  const spec = fieldsOf(object.spec);
  return [
    ...scheduleFaults(text(spec.schedule)),
    ...negativeFaults('spec.startingDeadlineSeconds', spec.startingDeadlineSeconds),
    ...neededChoice('spec.concurrencyPolicy', spec.concurrencyPolicy, POLICIES),
    ...templateFaults('spec.jobTemplate.spec', spec.jobTemplate, context),
    ...negativeFaults('spec.successfulJobsHistoryLimit', spec.successfulJobsHistoryLimit),
    ...negativeFaults('spec.failedJobsHistoryLimit', spec.failedJobsHistoryLimit),
  ];
}

const nameFaults = (object: ApiObject): FieldError[] =>
  nameOf(object).length > MAX_NAME ? [invalidValue('metadata.name', nameOf(object), `must be no more than ${MAX_NAME} characters`)] : [];

export const cronJob = defineKind<ApiObject>({
  resource: 'cronjobs.batch',
  strategy: {
    validate: (object, context) => [...faults(object, context), ...nameFaults(object)],
    // What was stored under a longer name may still change.
    validateUpdate: (object, _old, context) => (context.subresource === 'status' ? [] : faults(object, context)),
    cells(object, { now }) {
      const spec = fieldsOf(object.spec);
      const status = fieldsOf(object.status);
      const last = status.lastScheduleTime;
      const template = fieldsOf(fieldsOf(spec.jobTemplate).spec).template;
      return [
        nameOf(object),
        text(spec.schedule),
        spec.suspend === true ? 'True' : spec.suspend === false ? 'False' : '<unset>',
        count(status.active),
        typeof last === 'string' ? age(last, now) : '<none>',
        ageOf(object, now),
        ...containersOf(template),
        '<none>',
      ];
    },
  },
});
