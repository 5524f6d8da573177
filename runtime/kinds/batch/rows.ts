/** Cron jobs and jobs. */
import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { age } from '../../resource/table.js';
import { ageOf, containersOf, count, fieldsOf, nameOf, number, selectorText, text } from '../shown.js';
import type { Strategy } from '../strategy.js';

/** Job names get eleven more characters. */
const MAX_NAME = 52;
const POLICIES = ['Allow', 'Forbid', 'Replace'];
const FIELD = '(?:\\*|\\?|[\\dA-Za-z]+(?:-[\\dA-Za-z]+)?)(?:/\\d+)?';
const SCHEDULE = new RegExp(
  `^(?:(?:TZ|CRON_TZ)=\\S+ )?(?:@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)|@every \\S+|(?:${FIELD}(?:,${FIELD})*\\s+){4}${FIELD}(?:,${FIELD})*)$`,
);

function faults(object: ApiObject): FieldError[] {
  const spec = fieldsOf(object.spec);
  const out: FieldError[] = [];
  if (nameOf(object).length > MAX_NAME)
    out.push(invalidValue('metadata.name', nameOf(object), `must be no more than ${MAX_NAME} characters`));
  const schedule = text(spec.schedule);
  if (schedule === '') out.push(required('spec.schedule'));
  else if (!SCHEDULE.test(schedule))
    out.push(
      invalidValue('spec.schedule', schedule, `expected exactly 5 fields, found ${schedule.trim().split(/\s+/).length}: [${schedule}]`),
    );
  const policy = text(spec.concurrencyPolicy);
  if (policy === '') out.push(required('spec.concurrencyPolicy'));
  else if (!POLICIES.includes(policy)) out.push(notSupported('spec.concurrencyPolicy', policy, POLICIES));
  for (const name of ['startingDeadlineSeconds', 'successfulJobsHistoryLimit', 'failedJobsHistoryLimit']) {
    if (number(spec[name]) < 0) out.push(invalidValue(`spec.${name}`, spec[name], 'must be greater than or equal to 0'));
  }
  const pod = fieldsOf(fieldsOf(fieldsOf(fieldsOf(spec.jobTemplate).spec).template).spec);
  const at = 'spec.jobTemplate.spec.template.spec';
  if (!Array.isArray(pod.containers) || pod.containers.length === 0) out.push(required(`${at}.containers`));
  if (pod.restartPolicy !== 'OnFailure' && pod.restartPolicy !== 'Never')
    out.push(notSupported(`${at}.restartPolicy`, pod.restartPolicy, ['OnFailure', 'Never']));
  return out;
}

export const cronJobStrategy: Strategy = {
  validate: faults,
  cells(object, now) {
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
};

export const jobStrategy: Strategy = {
  cells(object, now) {
    const spec = fieldsOf(object.spec);
    const status = fieldsOf(object.status);
    const done = number(status.succeeded);
    const parallel = number(spec.parallelism);
    const completions =
      typeof spec.completions === 'number' ? `${done}/${spec.completions}` : parallel > 1 ? `${done}/1 of ${parallel}` : `${done}/1`;
    const duration =
      typeof status.startTime === 'string'
        ? age(status.startTime, typeof status.completionTime === 'string' ? new Date(status.completionTime) : now)
        : '';
    return [nameOf(object), completions, duration, ageOf(object, now), ...containersOf(spec.template), selectorText(spec.selector)];
  },
};
