/** Jobs: pods that end. A job finds its pods by its own uid, unless it is told to select by itself. */

import type { Job } from '../../../generated/batch/v1/types.js';
import type { Draft } from '../../model/definition/draft.js';
import { type FieldError, invalidValue, required, toldFirst } from '../../model/errors.js';
import { faultsOf } from '../../model/values/formats.js';
import { age } from '../../resource/presentations/table.js';
import type { KindContext, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { carriedTemplate } from '../rules/pod/carried.js';
import { mismatch, selects } from '../rules/pod/template.js';
import { isEmpty, templateLabels } from '../rules/pod/template-labels.js';
import { isReadable, labelSelectorFaults } from '../rules/selectors.js';
import { isAbsent } from '../rules/values.js';
import { ageOf, containersOf, nameOf, selectorText } from '../shown.js';
import { dropIndexRules, fillConditions } from './failure-policy.js';
import { changeFaults, UNINDEXED } from './job-changes.js';
import { generatedFaults, isUnprefixed, select } from './job-labels.js';
import { jobSpecFaults } from './job-spec.js';
import { statusFaults } from './job-status.js';

/** Defaults of features that are on, for jobs that stand on their own and are no template of a cron job. */
function featureDefaults(object: Draft<Job>, { enabled }: KindContext): void {
  object.spec = {
    ...object.spec,
    ...(enabled('IndexedJob') ? { completionMode: object.spec?.completionMode ?? UNINDEXED } : {}),
    ...(enabled('SuspendJob') ? { suspend: object.spec?.suspend ?? false } : {}),
    ...(enabled('JobPodReplacementPolicy')
      ? {
          podReplacementPolicy:
            object.spec?.podReplacementPolicy ?? (isAbsent(object.spec?.podFailurePolicy) ? 'TerminatingOrFailed' : 'Failed'),
        }
      : {}),
    ...(enabled('SelectionTold') ? { manualSelector: object.spec?.manualSelector ?? false } : {}),
  };
  fillConditions(object.spec.podFailurePolicy);
}

function faults(object: Job, context: WriteContext): FieldError[] {
  const { spec } = object;
  const prefixed = context.enabled('JobLabelsPrefixed') && context.asks('prefixedLabels');
  return [
    ...toldFirst(generatedFaults(object, context.words, prefixed)),
    ...jobSpecFaults('spec', spec, context),
    ...(isAbsent(spec.selector) ? [required('spec.selector')] : labelSelectorFaults('spec.selector', spec.selector)),
    ...(!isReadable(spec.selector) || selects(spec.selector, spec.template) ? [] : [mismatch('spec.template', spec.template)]),
    ...(context.enabled('IndexedNamesJudged') ? indexedNameFaults(object) : []),
  ];
}

/** The last pod of an indexed job must have a name that is a label. */
function indexedNameFaults(object: Job): FieldError[] {
  const { completionMode, completions = 0 } = object.spec;
  if (completionMode !== 'Indexed' || completions <= 0) return [];
  const last = `${nameOf(object)}-${completions - 1}`;
  return faultsOf('dns-label', last).length === 0
    ? []
    : [invalidValue('metadata.name', nameOf(object), `will not able to create pod with invalid DNS label: ${last}`)];
}

/** How often a job tries again. */
const BACKOFF_LIMIT = 6;
/** The same of a job whose indexes have limits of their own. */
const NO_BACKOFF_LIMIT = 2 ** 31 - 1;

/**
 * Numbers of a job are filled in here and not by the catalogue, so that the templates of cron jobs stay as written; its labels are by
 * default those of its pods.
 */
function defaulter(v: Draft<Job>): void {
  const { spec = {} } = v;
  if (spec.completions === undefined && spec.parallelism === undefined) spec.completions = 1;
  spec.parallelism ??= 1;
  spec.backoffLimit ??= isAbsent(spec.backoffLimitPerIndex) ? BACKOFF_LIMIT : NO_BACKOFF_LIMIT;
  v.spec = spec;
  const labels = templateLabels(v);
  if (labels !== undefined && v.metadata !== undefined && isEmpty(v.metadata.labels)) v.metadata.labels = labels;
}

/** Whether the release knows limits for single indexes, and they are off. */
const lacksIndexLimits = ({ enabled }: WriteContext): boolean => enabled('FailingIndexes') && !enabled('JobBackoffLimitPerIndex');

/** Marks a job whose pods are counted once their finalizers are taken. */
function markTracked({ metadata }: Job, { words }: WriteContext): void {
  metadata.annotations = { ...metadata.annotations, [words.label('job-tracking', 'batch')]: '' };
}

/** Conditions that tell of the state of a job that is not deleted, the first that holds. */
const STATES = ['Suspended', 'FailureTarget', 'SuccessCriteriaMet'] as const;

/** The state of a job in a word. */
function stateOf({ metadata, status: { conditions = [] } }: Job): string {
  const holding = new Set(conditions.filter(({ status }) => status === 'True').map(({ type }) => type));
  const ended = ['Complete', 'Failed'].find((type) => holding.has(type));
  if (ended !== undefined) return ended;
  if (!isAbsent(metadata.deletionTimestamp)) return 'Terminating';
  return STATES.find((type) => holding.has(type)) ?? 'Running';
}
const carried = carriedTemplate<Job>('spec.template', ({ spec }) => spec.template);

export const job = defineKind<Job>({
  resource: 'jobs.batch',
  defaulters: { job: defaulter },
  strategy: {
    featureDefaults,
    rules: { prefixedLabels: { brokenBy: isUnprefixed } },
    prepareForCreate(object, context) {
      carried.prepare(object, undefined, context);
      if (lacksIndexLimits(context)) dropIndexRules(object.spec);
      // Only new jobs lose their manager: of stored ones it never changes.
      if (!context.enabled('JobManagedBy')) delete object.spec.managedBy;
      if (context.enabled('TrackedJobsAnnotated') && context.enabled('JobTrackingWithFinalizers')) markTracked(object, context);
      select(object, context);
    },
    prepareForUpdate: carried.prepare,
    warnings: carried.warnings,
    orphansWarning:
      'child pods are preserved by default when jobs are deleted; set propagationPolicy=Background to remove them or set propagationPolicy=Orphan to suppress this warning',
    validate: faults,
    validateUpdate: (object, old, context) =>
      context.subresource === 'status'
        ? statusFaults(object, old, context)
        : [...faults(object, context), ...changeFaults(object, old, context)],
    cells(object, { now }) {
      const { spec, status } = object;
      const { completions, parallelism = 0 } = spec;
      const done = status.succeeded ?? 0;
      const whole = completions ?? (parallelism > 1 ? `1 of ${parallelism}` : 1);
      const end = status.completionTime === undefined ? now : new Date(status.completionTime);
      const duration = status.startTime === undefined ? '' : age(status.startTime, end);
      return [
        nameOf(object),
        stateOf(object),
        `${done}/${whole}`,
        duration,
        ageOf(object, now),
        ...containersOf(spec.template),
        selectorText(spec.selector),
      ];
    },
  },
});
