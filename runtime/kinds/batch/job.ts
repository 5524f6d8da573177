/** Jobs: pods that end. A job finds its pods by its own uid, unless it is told to select by itself. */

import type { Job, JobSpec } from '../../../generated/batch/v1/types.js';
import type { Draft } from '../../model/definition/draft.js';
import { type FieldError, invalidValue, notSupported, required, toldFirst, toldLast } from '../../model/errors.js';
import { faultsOf } from '../../model/values/formats.js';
import { age } from '../../resource/presentations/table.js';
import type { KindContext, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { carriedTemplate } from '../rules/pod/carried.js';
import { mismatch, selects, templateFaults } from '../rules/pod/template.js';
import { isEmpty, templateLabels } from '../rules/pod/template-labels.js';
import { isReadable, labelSelectorFaults } from '../rules/selectors.js';
import { changedFaults, isAbsent } from '../rules/values.js';
import { ageOf, containersOf, nameOf, selectorText } from '../shown.js';

const UID_LABEL = 'controller-uid';
const NAME_LABEL = 'job-name';

/** Gives a job the labels of its pods and the selector for them, made from name and uid. */
function select(object: Job): void {
  const { spec, metadata } = object;
  const { template, selector } = spec;
  if (spec.manualSelector === true) return;
  const given = template.metadata.labels ?? {};
  const uid = metadata.uid ?? '';
  const labels = { [NAME_LABEL]: nameOf(object), [UID_LABEL]: uid, ...given };
  object.spec = {
    ...spec,
    selector: { ...selector, matchLabels: { [UID_LABEL]: uid, ...selector?.matchLabels } },
    template: { ...template, metadata: { ...template.metadata, labels } },
  };
  // Labels that are taken from the template are one map with it, and have what it is given here.
  if (metadata.labels !== undefined && metadata.labels === template.metadata.labels) metadata.labels = { ...labels };
  // A job without labels shows those of its pods; a name that is no label is refused there, once.
  const unlabelled = Object.keys(given).length + Object.keys(metadata.labels ?? {}).length === 0;
  if (unlabelled && faultsOf('label-value', nameOf(object)).length === 0) metadata.labels = { ...labels };
}

/** Defaults of features that are on, for jobs that stand on their own and are no template of a cron job. */
function featureDefaults(object: Draft<Job>, { enabled }: KindContext): void {
  object.spec = {
    ...object.spec,
    ...(enabled('IndexedJob') ? { completionMode: object.spec?.completionMode ?? UNINDEXED } : {}),
    ...(enabled('SuspendJob') ? { suspend: object.spec?.suspend ?? false } : {}),
  };
}

const UNINDEXED = 'NonIndexed';

const ENDING: readonly string[] = ['OnFailure', 'Never'];

/** Faults of a restart policy that is not for pods that end. Always is the default, so that clients are told to name another. */
function endingFaults(field: string, policy: string): FieldError[] {
  if (policy === 'Always') return [required(field, `valid values: ${ENDING.map((p) => JSON.stringify(p)).join(', ')}`)];
  return ENDING.includes(policy) ? [] : [notSupported(field, policy, ENDING)];
}

/** Faults of a job's specification, whether it stands on its own or is a cron job's template. */
export function jobSpecFaults(at: string, spec: JobSpec, context: WriteContext): FieldError[] {
  return [
    ...templateFaults(`${at}.template`, spec.template, context),
    ...endingFaults(`${at}.template.spec.restartPolicy`, spec.template.spec.restartPolicy),
  ];
}

/** Faults of a selector that is not the generated one, and of labels of pods that it does not find. */
function generatedFaults(object: Job): FieldError[] {
  const { spec } = object;
  if (spec.manualSelector === true || isAbsent(spec.selector)) return [];
  const labels = spec.template.metadata.labels ?? {};
  const uid = object.metadata.uid ?? '';
  const out: FieldError[] = [];
  for (const [key, value] of Object.entries({ [UID_LABEL]: uid, [NAME_LABEL]: nameOf(object) })) {
    const field = `spec.template.metadata.labels[${key}]`;
    if (labels[key] === undefined) out.push(required(field, `must be '${value}'`));
    else if (labels[key] !== value) out.push(invalidValue(field, labels, `must be '${value}'`));
  }
  // What else is asked for must hold of the generated labels.
  const generated = { metadata: { labels: { [UID_LABEL]: uid, [NAME_LABEL]: nameOf(object) } } };
  if (!selects(spec.selector, generated)) out.push(invalidValue('spec.selector', spec.selector, '`selector` not auto-generated'));
  return out;
}

function faults(object: Job, context: WriteContext): FieldError[] {
  const { spec } = object;
  return [
    ...toldFirst(generatedFaults(object)),
    ...jobSpecFaults('spec', spec, context),
    ...(isAbsent(spec.selector) ? [required('spec.selector')] : labelSelectorFaults('spec.selector', spec.selector)),
    ...(!isReadable(spec.selector) || selects(spec.selector, spec.template) ? [] : [mismatch('spec.template', spec.template)]),
  ];
}

const FIXED = ['completions', 'selector', 'template', 'completionMode'] as const;

/** What an update is compared by: a job that was created before there were modes is not indexed. */
const moded = ({ spec }: Job): JobSpec => ({ completionMode: UNINDEXED, ...spec });

function fixedFaults(object: Job, old: Job): FieldError[] {
  const [spec, before] = [moded(object), moded(old)];
  return toldLast(FIXED.flatMap((name) => changedFaults(`spec.${name}`, spec[name], before[name])));
}

/** How often a job tries again. */
const BACKOFF_LIMIT = 6;

/**
 * Numbers of a job are filled in here and not by the catalogue, so that the templates of cron jobs stay as written; its labels are by
 * default those of its pods.
 */
function defaulter(v: Draft<Job>): void {
  const { spec = {} } = v;
  if (spec.completions === undefined && spec.parallelism === undefined) spec.completions = 1;
  spec.parallelism ??= 1;
  spec.backoffLimit ??= BACKOFF_LIMIT;
  v.spec = spec;
  const labels = templateLabels(v);
  if (labels !== undefined && v.metadata !== undefined && isEmpty(v.metadata.labels)) v.metadata.labels = labels;
}

const carried = carriedTemplate<Job>('spec.template', ({ spec }) => spec.template);

export const job = defineKind<Job>({
  resource: 'jobs.batch',
  defaulters: { job: defaulter },
  strategy: {
    featureDefaults,
    prepareForCreate(object, context) {
      carried.prepare(object, undefined, context);
      select(object);
    },
    prepareForUpdate: carried.prepare,
    warnings: carried.warnings,
    validate: faults,
    validateUpdate: (object, old, context) =>
      context.subresource === 'status' ? [] : [...faults(object, context), ...fixedFaults(object, old)],
    cells(object, { now }) {
      const { spec, status } = object;
      const { completions, parallelism = 0 } = spec;
      const done = status.succeeded ?? 0;
      const whole = completions ?? (parallelism > 1 ? `1 of ${parallelism}` : 1);
      const end = status.completionTime === undefined ? now : new Date(status.completionTime);
      const duration = status.startTime === undefined ? '' : age(status.startTime, end);
      return [
        nameOf(object),
        `${done}/${whole}`,
        duration,
        ageOf(object, now),
        ...containersOf(spec.template),
        selectorText(spec.selector),
      ];
    },
  },
});
