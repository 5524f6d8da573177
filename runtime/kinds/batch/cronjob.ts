/** Cron jobs: a schedule, and what jobs it makes. */
import type { CronJob, JobTemplateSpec } from '../../../generated/batch/v1/types.js';
import { type FieldError, invalidValue, notSupported } from '../../model/errors.js';
import { age } from '../../resource/presentations/table.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { carriedTemplate } from '../rules/pod/carried.js';
import { isAbsent } from '../rules/values.js';
import { ageOf, containersOf, NONE, nameOf } from '../shown.js';
import { jobSpecFaults } from './job.js';
import { scheduleFault } from './schedule.js';

/** Job names get eleven more characters. */
const MAX_NAME = 52;

function scheduleFaults(schedule: string): FieldError[] {
  const fault = schedule === '' ? undefined : scheduleFault(schedule);
  return fault === undefined ? [] : [invalidValue('spec.schedule', schedule, fault)];
}

/** Faults of the template of jobs. Each job selects by its own uid, so that the template must not have a selector. */
function templateFaults(at: string, { spec }: JobTemplateSpec, context: WriteContext): FieldError[] {
  return [
    ...jobSpecFaults(at, spec, context),
    ...(isAbsent(spec.selector) ? [] : [invalidValue(`${at}.selector`, spec.selector, '`selector` will be auto-generated')]),
    ...(spec.manualSelector === true ? [notSupported(`${at}.manualSelector`, true, ['nil', 'false'])] : []),
  ];
}

function faults({ spec }: CronJob, context: WriteContext): FieldError[] {
  return [...scheduleFaults(spec.schedule), ...templateFaults('spec.jobTemplate.spec', spec.jobTemplate, context)];
}

const nameFaults = (object: CronJob): FieldError[] =>
  nameOf(object).length > MAX_NAME ? [invalidValue('metadata.name', nameOf(object), `must be no more than ${MAX_NAME} characters`)] : [];

const carried = carriedTemplate<CronJob>('spec.jobTemplate.spec.template', ({ spec }) => spec.jobTemplate.spec.template);

export const cronJob = defineKind<CronJob>({
  resource: 'cronjobs.batch',
  strategy: {
    prepareForCreate: (object, context) => carried.prepare(object, undefined, context),
    prepareForUpdate: carried.prepare,
    warnings: carried.warnings,
    validate: (object, context) => [...faults(object, context), ...nameFaults(object)],
    // What was stored under a longer name may still change.
    validateUpdate: (object, _old, context) => (context.subresource === 'status' ? [] : faults(object, context)),
    cells(object, { now }) {
      const { spec, status } = object;
      return [
        nameOf(object),
        spec.schedule,
        spec.suspend ? 'True' : 'False',
        (status.active ?? []).length,
        status.lastScheduleTime === undefined ? NONE : age(status.lastScheduleTime, now),
        ageOf(object, now),
        ...containersOf(spec.jobTemplate.spec.template),
        NONE,
      ];
    },
  },
});
