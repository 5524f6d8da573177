/** Jobs: pods that end. A job finds its pods by its own uid, unless it is told to select by itself. */

import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import { faultsOf } from '../../model/formats.js';
import type { ApiObject } from '../../model/object.js';
import { sameValue } from '../../model/same.js';
import type { KindContext, WriteContext } from '../../resource/strategy.js';
import { age } from '../../resource/table.js';
import { defineKind } from '../kind.js';
import { labelSelectorFaults, labelsOf } from '../rules/selectors.js';
import { countFaults, mismatch, selects, templateFaults } from '../rules/template.js';
import { choiceFaults, isAbsent, negativeFaults } from '../rules/values.js';
import { ageOf, containersOf, type Fields, fieldsOf, nameOf, number, selectorText, text } from '../shown.js';

const UID_LABEL = 'controller-uid';
const NAME_LABEL = 'job-name';

/** Labels of the pods and the selector for them, made from name and uid. */
function select(object: ApiObject): void {
  const spec = fieldsOf(object.spec);
  if (spec.manualSelector === true) return;
  const template = fieldsOf(spec.template);
  const metadata = fieldsOf(template.metadata);
  const given = labelsOf(metadata.labels);
  const uid = object.metadata.uid ?? '';
  const labels = { [NAME_LABEL]: nameOf(object), [UID_LABEL]: uid, ...given };
  const selector = fieldsOf(spec.selector);
  object.spec = {
    ...spec,
    selector: { ...selector, matchLabels: { [UID_LABEL]: uid, ...fieldsOf(selector.matchLabels) } },
    template: { ...template, metadata: { ...metadata, labels } },
  };
  // A job without labels shows those of its pods; a name that is no label is refused there, once.
  const unlabelled = Object.keys(given).length + Object.keys(object.metadata.labels ?? {}).length === 0;
  if (unlabelled && faultsOf('label-value', nameOf(object)).length === 0) object.metadata.labels = { ...labels };
}

/** What a job that is no template says of features that are on. */
function featureDefaults(object: ApiObject, { enabled }: KindContext): void {
  const spec = fieldsOf(object.spec);
  object.spec = {
    ...spec,
    ...(enabled('IndexedJob') ? { completionMode: spec.completionMode ?? UNINDEXED } : {}),
    ...(enabled('SuspendJob') ? { suspend: spec.suspend ?? false } : {}),
  };
}

const UNINDEXED = 'NonIndexed';
const MODES = [UNINDEXED, 'Indexed'];
/** More pods than this at a time cannot be told apart in the status of an indexed job. */
const MAX_INDEXED = 100_000;

/** Indexed completion needs to know how many there are. */
function completionFaults(at: string, spec: Fields): FieldError[] {
  if (isAbsent(spec.completionMode)) return [];
  const out = choiceFaults(`${at}.completionMode`, spec.completionMode, MODES);
  if (spec.completionMode !== 'Indexed') return out;
  if (isAbsent(spec.completions)) out.push(required(`${at}.completions`, 'when completion mode is Indexed'));
  if (number(spec.parallelism) > MAX_INDEXED)
    out.push(
      invalidValue(`${at}.parallelism`, spec.parallelism, `must be less than or equal to ${MAX_INDEXED} when completion mode is Indexed`),
    );
  return out;
}

const ENDING = ['OnFailure', 'Never'];

/** Pods that end are not started again for ever, which is what holds where nothing is said. */
function endingFaults(field: string, policy: string): FieldError[] {
  if (policy === 'Always') return [required(field, `valid values: ${ENDING.map((p) => JSON.stringify(p)).join(', ')}`)];
  return ENDING.includes(policy) ? [] : [notSupported(field, policy, ENDING)];
}

/** What every job says, on its own or as a template of cron jobs. */
export function jobSpecFaults(at: string, spec: Fields, context: KindContext): FieldError[] {
  const policy = fieldsOf(fieldsOf(spec.template).spec).restartPolicy;
  return [
    ...['parallelism', 'completions', 'activeDeadlineSeconds', 'backoffLimit', 'ttlSecondsAfterFinished'].flatMap((name) =>
      negativeFaults(`${at}.${name}`, spec[name]),
    ),
    ...completionFaults(at, spec),
    ...templateFaults(`${at}.template`, spec.template, context),
    ...endingFaults(`${at}.template.spec.restartPolicy`, text(policy, 'Always')),
  ];
}

/** A generated selector finds pods by the labels that are generated. */
function generatedFaults(object: ApiObject): FieldError[] {
  const spec = fieldsOf(object.spec);
  if (spec.manualSelector === true || isAbsent(spec.selector)) return [];
  const labels = labelsOf(fieldsOf(fieldsOf(spec.template).metadata).labels);
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

function faults(object: ApiObject, context: WriteContext): FieldError[] {
  const spec = fieldsOf(object.spec);
  return [
    ...generatedFaults(object),
    ...jobSpecFaults('spec', spec, context),
    ...(isAbsent(spec.selector) ? [required('spec.selector')] : labelSelectorFaults('spec.selector', spec.selector)),
    ...(selects(spec.selector, spec.template) ? [] : [mismatch('spec.template', spec.template)]),
  ];
}

function fixedFaults(object: ApiObject, old: ApiObject): FieldError[] {
  // A job that was made before there were modes is not indexed.
  const specOf = (job: ApiObject): Fields => ({ completionMode: UNINDEXED, ...fieldsOf(job.spec) });
  const [spec, before] = [specOf(object), specOf(old)];
  return ['completions', 'selector', 'template', 'completionMode']
    .filter((name) => !sameValue(spec[name], before[name]))
    .map((name) => invalidValue(`spec.${name}`, spec[name], 'field is immutable'));
}

export const job = defineKind<ApiObject>({
  resource: 'jobs.batch',
  strategy: {
    featureDefaults,
    prepareForCreate: select,
    validate: faults,
    validateUpdate: (object, old, context) =>
      context.subresource === 'status'
        ? countFaults(fieldsOf(object.status), ['active', 'succeeded', 'failed'])
        : [...faults(object, context), ...fixedFaults(object, old)],
    cells(object, { now }) {
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
      return [nameOf(object), completions, text(duration), ageOf(object, now), ...containersOf(spec.template), selectorText(spec.selector)];
    },
  },
});
