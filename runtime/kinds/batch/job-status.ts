/** What the status of a job is held to. Controllers of others may write it, too, from the release on that knows such. */

import type { Job, JobStatus } from '../../../generated/batch/v1/types.js';
import { IMMUTABLE } from '../../model/definition/field-rules.js';
import { duplicate, type FieldError, invalidPart, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { sameValue } from '../../model/json/json.js';
import type { WriteContext } from '../../resource/strategy.js';
import { isAbsent } from '../rules/values.js';
import { type Indexes, indexesOf, sharedIndex } from './indexes.js';

const DONE = 'Complete';
const FAILED = 'Failed';
const FAILING = 'FailureTarget';
const SUCCEEDING = 'SuccessCriteriaMet';

const has = ({ conditions = [] }: JobStatus, type: string): boolean => conditions.some((c) => c.type === type && c.status === 'True');
const isFinished = (status: JobStatus): boolean => has(status, DONE) || has(status, FAILED);

/** Faults of uids of pods that are not counted yet: each is there once, in one of both lists. */
function uncountedFaults({ uncountedTerminatedPods: pods }: JobStatus): FieldError[] {
  const seen = new Set<string>();
  return (['succeeded', 'failed'] as const).flatMap((list) =>
    faultsOfEach(pods?.[list] ?? [], (uid, i) => {
      const field = `status.uncountedTerminatedPods.${list}[${i}]`;
      if (uid === '') return [invalidValue(field, uid, 'must not be empty')];
      if (seen.has(uid)) return [duplicate(field, uid)];
      seen.add(uid);
      return [];
    }),
  );
}

/** What rules about changes of a status look at. */
interface Change {
  readonly now: Job;
  readonly old: Job;
  /** Whether one of the fields of the status differs. */
  changed(...fields: readonly (keyof JobStatus)[]): boolean;
  /** Whether the condition came or went. */
  turned(...types: readonly string[]): boolean;
}

const CONDITIONS = 'status.conditions';

/** Conditions that exclude each other, need each other, or stay for ever. */
function conditionFaults({ now: { status }, old, turned }: Change): FieldError[] {
  const [done, failed, failing, succeeding] = [DONE, FAILED, FAILING, SUCCEEDING].map((type) => has(status, type));
  const lost = [FAILED, DONE, FAILING, SUCCEEDING].filter((type) => has(old.status, type) && !has(status, type));
  const told: readonly (readonly [boolean | undefined, string])[] = [
    [turned(DONE, FAILED) && done && failed, 'cannot set Complete=True and Failed=true conditions'],
    [turned(DONE, FAILING) && done && failing, 'cannot set Complete=True and FailureTarget=true conditions'],
    [turned(FAILED, FAILING) && failed && !failing, 'cannot set Failed=True condition without the FailureTarget=true condition'],
    [turned(DONE, SUCCEEDING) && done && !succeeding, 'cannot set Complete=True condition without the SuccessCriteriaMet=true condition'],
    ...lost.map((type) => [true, `cannot disable the terminal ${type}=True condition`] as const),
  ];
  return told.filter(([isFault]) => isFault === true).map(([, words]) => invalidPart(CONDITIONS, words));
}

/** Only jobs whose policy says when they succeed tell that they did by it. */
const successFaults = ({ now: { spec, status }, turned }: Change): FieldError[] =>
  turned(SUCCEEDING) && has(status, SUCCEEDING) && isAbsent(spec.successPolicy)
    ? [invalidPart(CONDITIONS, 'cannot set SuccessCriteriaMet=True condition without a success policy')]
    : [];

function completionTimeFaults({ now: { status }, old, changed, turned }: Change): FieldError[] {
  const field = 'status.completionTime';
  const { completionTime: end, startTime: start } = status;
  const before = old.status.completionTime;
  const out: FieldError[] = [];
  if (changed('completionTime') || turned(DONE)) {
    if (!isAbsent(end) && !has(status, DONE))
      out.push(invalidValue(field, end, 'cannot set completionTime when there is no Complete=True condition'));
    if (isAbsent(end) && has(status, DONE)) out.push(required(field, 'completionTime is required for Complete jobs'));
  }
  if (changed('startTime', 'completionTime') && !isAbsent(start) && !isAbsent(end) && Date.parse(end) < Date.parse(start))
    out.push(invalidValue(field, end, 'completionTime cannot be set before startTime'));
  if (!isAbsent(before) && !isAbsent(end) && before !== end) out.push(invalidValue(field, end, IMMUTABLE));
  return out;
}

function startTimeFaults({ now, old, changed, turned }: Change): FieldError[] {
  const field = 'status.startTime';
  const { startTime: start } = now.status;
  const out: FieldError[] = [];
  const ended = turned(DONE, FAILED) || changed('startTime');
  if (ended && isAbsent(start) && isFinished(now.status)) out.push(required(field, 'startTime is required for finished job'));
  if (!isAbsent(old.status.startTime) && changed('startTime') && now.spec.suspend !== true)
    out.push(
      isAbsent(start)
        ? required(field, 'startTime cannot be removed for unsuspended job')
        : invalidValue(field, start, 'startTime cannot be modified for unsuspended job'),
    );
  return out;
}

/** What a finished job has no more of. */
function finishedFaults({ now: { status }, changed, turned }: Change): FieldError[] {
  if (!isFinished(status)) return [];
  const ended = turned(DONE, FAILED);
  const { active = 0, terminating, uncountedTerminatedPods: pods } = status;
  const uncounted = (pods?.succeeded ?? []).length + (pods?.failed ?? []).length;
  const out: FieldError[] = [];
  if ((ended || changed('active')) && active > 0) out.push(invalidValue('status.active', active, 'active>0 is invalid for finished job'));
  if ((ended || changed('terminating')) && (terminating ?? 0) > 0)
    out.push(invalidValue('status.terminating', terminating, 'terminating>0 is invalid for finished job'));
  if ((ended || changed('uncountedTerminatedPods')) && uncounted > 0)
    out.push(invalidValue('status.uncountedTerminatedPods', pods, 'uncountedTerminatedPods needs to be empty for finished job'));
  return out;
}

function counterFaults({ now: { spec, status }, old, changed }: Change): FieldError[] {
  const { active = 0, ready, failed = 0, succeeded = 0 } = status;
  const out: FieldError[] = [];
  if (changed('ready', 'active') && !isAbsent(ready) && ready > active)
    out.push(invalidValue('status.ready', ready, 'cannot set more ready pods than active'));
  if (failed < (old.status.failed ?? 0)) out.push(invalidValue('status.failed', failed, 'cannot decrease the failed counter'));
  // An indexed job with a pod for each completion may become smaller, and then has fewer that succeeded.
  const shrinks = spec.completionMode === 'Indexed' && spec.completions === spec.parallelism;
  if (!shrinks && succeeded < (old.status.succeeded ?? 0))
    out.push(invalidValue('status.succeeded', succeeded, 'cannot decrease the succeeded counter'));
  return out;
}

function indexFaults({ now: { spec, status }, changed }: Change): FieldError[] {
  const { completions, completionMode, backoffLimitPerIndex: perIndex } = spec;
  const { completedIndexes = '', failedIndexes } = status;
  const out: FieldError[] = [];
  const read = (name: 'completedIndexes' | 'failedIndexes', text: string): Indexes | undefined => {
    const indexes = indexesOf(text, completions ?? 0);
    if (typeof indexes !== 'string') return indexes;
    if (changed(name)) out.push(invalidValue(`status.${name}`, text, `error parsing ${name}: ${indexes}`));
    return undefined;
  };
  const completed = isAbsent(completions) ? undefined : read('completedIndexes', completedIndexes);
  const failed = isAbsent(completions) || isAbsent(perIndex) || isAbsent(failedIndexes) ? undefined : read('failedIndexes', failedIndexes);
  if (changed('completedIndexes') && completedIndexes !== '' && completionMode !== 'Indexed')
    out.push(
      invalidValue('status.completedIndexes', completedIndexes, 'cannot set non-empty completedIndexes when non-indexed completion mode'),
    );
  if (changed('failedIndexes') && isAbsent(perIndex) && !isAbsent(failedIndexes))
    out.push(invalidValue('status.failedIndexes', failedIndexes, 'cannot set non-null failedIndexes when backoffLimitPerIndex is null'));
  const shared = completed && failed && changed('completedIndexes', 'failedIndexes') ? sharedIndex(completed, failed) : undefined;
  if (shared !== undefined)
    out.push(invalidValue('status.failedIndexes', failedIndexes, `failedIndexes and completedIndexes overlap at index: ${shared}`));
  return out;
}

/** Faults of a status that is written, beside those that the catalogue tells of. */
export function statusFaults(now: Job, old: Job, { declared, enabled }: WriteContext): FieldError[] {
  const change: Change = {
    now,
    old,
    changed: (...fields) => fields.some((field) => !sameValue(now.status[field], old.status[field])),
    turned: (...types) => types.some((type) => has(now.status, type) !== has(old.status, type)),
  };
  return [
    ...declared.take('status', 'ready', 'terminating'),
    ...uncountedFaults(now.status),
    ...(enabled('SuccessNeedsPolicy') ? successFaults(change) : []),
    ...(enabled('JobManagedBy')
      ? [
          ...conditionFaults(change),
          ...completionTimeFaults(change),
          ...startTimeFaults(change),
          ...finishedFaults(change),
          ...indexFaults(change),
          ...counterFaults(change),
        ]
      : []),
  ];
}
