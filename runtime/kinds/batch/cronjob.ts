/** Cron jobs: a schedule, and what jobs it makes. */
import type { CronJob, CronJobSpec, JobTemplateSpec } from '../../../generated/batch/v1/types.js';
import { type FieldError, invalidValue, notSupported } from '../../model/errors.js';
import { age } from '../../resource/presentations/table.js';
import type { WriteContext } from '../../resource/strategy.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { defineKind } from '../kind.js';
import { carriedTemplate } from '../rules/pod/carried.js';
import { isAbsent } from '../rules/values.js';
import { ageOf, containersOf, NONE, nameOf } from '../shown.js';
import { fillConditions } from './failure-policy.js';
import { jobSpecFaults } from './job-spec.js';
import { scheduleFault } from './schedule.js';
import { timeZoneFault } from './time-zone.js';

/** Job names get eleven more characters. */
const MAX_NAME = 52;

/** Whether a schedule names a time zone. */
const zoned = (schedule: string): boolean => schedule.includes('TZ');

/** Faults of a schedule. It may name a zone in place of the job's own field, where the release lets it. */
function scheduleFaults({ schedule, timeZone }: CronJobSpec, { enabled, asks }: WriteContext): FieldError[] {
  const field = 'spec.schedule';
  const fault = schedule === '' ? undefined : scheduleFault(schedule, enabled('ZonesInSchedules'));
  const out = fault === undefined ? [] : [invalidValue(field, schedule, fault)];
  if (!zoned(schedule) || !enabled('ZonesInSchedules')) return out;
  if (enabled('ZonesInSchedulesRefused') && asks('noZoneInSchedule'))
    out.push(invalidValue(field, schedule, 'cannot use TZ or CRON_TZ in schedule, use timeZone field instead'));
  else if (!isAbsent(timeZone)) out.push(invalidValue(field, schedule, 'cannot use both timeZone field and TZ or CRON_TZ in schedule'));
  return out;
}

/** What is told of a schedule that names a time zone. */
const zoneWarnings = ({ schedule }: CronJobSpec, enabled: Enabled): string[] =>
  zoned(schedule) && enabled('ZonesInSchedulesWarned')
    ? [
        'CRON_TZ or TZ used in spec.spec.schedule is not officially supported, see ' +
          'https://kubernetes.io/docs/concepts/workloads/controllers/cron-jobs/ for more details',
      ]
    : [];

function zoneFaults({ timeZone }: CronJobSpec): FieldError[] {
  const fault = isAbsent(timeZone) ? undefined : timeZoneFault(timeZone);
  return fault === undefined ? [] : [invalidValue('spec.timeZone', timeZone, fault)];
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
  return [...scheduleFaults(spec, context), ...zoneFaults(spec), ...templateFaults('spec.jobTemplate.spec', spec.jobTemplate, context)];
}

const nameFaults = (object: CronJob): FieldError[] =>
  nameOf(object).length > MAX_NAME ? [invalidValue('metadata.name', nameOf(object), `must be no more than ${MAX_NAME} characters`)] : [];

const carried = carriedTemplate<CronJob>('spec.jobTemplate.spec.template', ({ spec }) => spec.jobTemplate.spec.template);

export const cronJob = defineKind<CronJob>({
  resource: 'cronjobs.batch',
  strategy: {
    prepareForCreate: (object, context) => carried.prepare(object, undefined, context),
    prepareForUpdate: carried.prepare,
    *warnings(object, old, context) {
      yield* zoneWarnings(object.spec, context.enabled);
      yield* carried.warnings(object, old, context);
    },
    featureDefaults(object, { enabled }) {
      if (enabled('JobTemplatesFilled')) fillConditions(object.spec?.jobTemplate?.spec?.podFailurePolicy);
    },
    rules: { noZoneInSchedule: { brokenBy: ({ spec }) => zoned(spec.schedule) } },
    validate: (object, context) => [...faults(object, context), ...nameFaults(object)],
    // What was stored under a longer name may still change.
    validateUpdate: (object, _old, context) => (context.subresource === 'status' ? [] : faults(object, context)),
    cells(object, { now }) {
      const { spec, status } = object;
      return [
        nameOf(object),
        spec.schedule,
        spec.timeZone ?? NONE,
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
