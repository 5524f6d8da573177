/** How a job finds its pods: by labels that the server makes from its name and its uid, unless the job selects by itself. */
import type { Job } from '../../../generated/batch/v1/types.js';
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import { faultsOf } from '../../model/values/formats.js';
import type { Words } from '../../model/values/words.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { selects } from '../rules/pod/template.js';
import { isAbsent } from '../rules/values.js';
import { nameOf } from '../shown.js';

const UID_LABEL = 'controller-uid';
const NAME_LABEL = 'job-name';

/** The labels that tell of the job in words of the API's own domain, under which later releases have them, too. */
const domainLabels = ({ label }: Words): readonly [uid: string, name: string] => [label(UID_LABEL, 'batch'), label(NAME_LABEL, 'batch')];

/** The labels that pods of a job get. */
function labelsOf(object: Job, words: Words, prefixed: boolean): Readonly<Record<string, string>> {
  const [name, uid] = [nameOf(object), object.metadata.uid ?? ''];
  const [uidLabel, nameLabel] = domainLabels(words);
  return { [UID_LABEL]: uid, [NAME_LABEL]: name, ...(prefixed ? { [uidLabel]: uid, [nameLabel]: name } : {}) };
}

/** Gives a job the labels of its pods and the selector for them, made from name and uid. */
export function select(object: Job, { words, enabled }: { readonly words: Words; readonly enabled: Enabled }): void {
  const { spec, metadata } = object;
  const { template, selector } = spec;
  if (spec.manualSelector === true) return;
  const prefixed = enabled('JobLabelsPrefixed');
  const given = template.metadata.labels ?? {};
  const labels = { ...labelsOf(object, words, prefixed), ...given };
  const key = prefixed ? domainLabels(words)[0] : UID_LABEL;
  object.spec = {
    ...spec,
    selector: { ...selector, matchLabels: { [key]: metadata.uid ?? '', ...selector?.matchLabels } },
    template: { ...template, metadata: { ...template.metadata, labels } },
  };
  // Labels that are taken from the template are one map with it, and have what it is given here.
  if (metadata.labels !== undefined && metadata.labels === template.metadata.labels) metadata.labels = { ...labels };
  // A job without labels shows those of its pods; a name that is no label is refused there, once.
  const unlabelled = Object.keys(given).length + Object.keys(metadata.labels ?? {}).length === 0;
  if (unlabelled && faultsOf('label-value', nameOf(object)).length === 0) metadata.labels = { ...labels };
}

/** Whether a stored job is of a release that did not give its pods labels of the API's domain. */
export const isUnprefixed = ({ spec }: Job, words: Words): boolean =>
  domainLabels(words).some((label) => spec.template.metadata.labels?.[label] === undefined);

/** Faults of a selector that is not the generated one, and of labels of pods that it does not find. */
export function generatedFaults(object: Job, words: Words, prefixed: boolean): FieldError[] {
  const { spec } = object;
  if (spec.manualSelector === true || isAbsent(spec.selector)) return [];
  const labels = spec.template.metadata.labels ?? {};
  const expected = labelsOf(object, words, prefixed);
  const out: FieldError[] = [];
  for (const [key, value] of Object.entries(expected)) {
    const field = `spec.template.metadata.labels[${key}]`;
    if (labels[key] === undefined) out.push(required(field, `must be '${value}'`));
    else if (labels[key] !== value) out.push(invalidValue(field, labels, `must be '${value}'`));
  }
  // What else is asked for must hold of the generated labels.
  if (!selects(spec.selector, { metadata: { labels: expected } }))
    out.push(invalidValue('spec.selector', spec.selector, '`selector` not auto-generated'));
  return out;
}
