/** Rules of pods: what they may say, and the little of it that may change later. */
import { type FieldError, forbiddenField, invalidValue } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { sameValue } from '../../model/same.js';
import { fixedAnnotationFaults, podAnnotationFaults, seccompClashes } from '../rules/pod-annotations.js';
import { podSpecFaults } from '../rules/pod-spec.js';
import { tolerationFaults } from '../rules/scheduling.js';
import { formatFaults, isAbsent, neededText, rangeFaults } from '../rules/values.js';
import { type Fields, fieldsOf, listOf, number, text } from '../shown.js';
import type { PodPermits } from '../strategy.js';

/** Images are checked for blanks here only: templates were never held to it. */
const imageFaults = (spec: Fields): FieldError[] =>
  ['containers', 'initContainers'].flatMap((field) =>
    listOf(spec[field]).flatMap((container, i) => {
      const image = text(container.image);
      return image === image.trim()
        ? []
        : [invalidValue(`spec.${field}[${i}].image`, image, 'must not have leading or trailing whitespace')];
    }),
  );

export function podFaults(object: ApiObject, permits: PodPermits): FieldError[] {
  const spec = fieldsOf(object.spec);
  const annotations = object.metadata.annotations ?? {};
  return [
    ...podAnnotationFaults('metadata.annotations', annotations, spec),
    ...podSpecFaults('spec', spec, permits),
    ...imageFaults(spec),
    ...seccompClashes(annotations, spec),
  ];
}

/** The deadline comes nearer or stays. */
function deadlineFaults(spec: Fields, old: Fields): FieldError[] {
  const field = 'spec.activeDeadlineSeconds';
  const [next, before] = [spec.activeDeadlineSeconds, old.activeDeadlineSeconds];
  if (!isAbsent(next)) {
    const range = rangeFaults(field, next, 0, 2_147_483_647);
    if (range.length > 0) return range;
    return !isAbsent(before) && number(before) < number(next)
      ? [invalidValue(field, next, 'must be less than or equal to previous value')]
      : [];
  }
  return isAbsent(before) ? [] : [invalidValue(field, null, 'must not update from a positive integer to nil value')];
}

/** Tolerations are only added; of those that are there the time may change. */
function addedTolerationFaults(spec: Fields, old: Fields): FieldError[] {
  const timeless = ({ tolerationSeconds: _, ...toleration }: Fields): Fields => toleration;
  const now = listOf(spec.tolerations).map(timeless);
  const kept = listOf(old.tolerations).every((before) => now.some((t) => sameValue(t, timeless(before))));
  if (!kept) return [forbiddenField('spec.tolerations', 'existing toleration can not be modified except its tolerationSeconds')];
  return tolerationFaults('spec.tolerations', spec.tolerations);
}

const CONTAINERS = ['containers', 'initContainers'] as const;

/** The specification without what may change. */
function fixed(spec: Fields): Fields {
  const { activeDeadlineSeconds: _deadline, tolerations: _tolerations, ...rest } = spec;
  const imageless = Object.fromEntries(
    CONTAINERS.map((field) => [field, listOf(spec[field]).map(({ image: _image, ...container }) => container)]),
  );
  return { ...rest, ...imageless };
}

/** Faults of a change of the pod itself. */
export function podUpdateFaults(object: ApiObject, old: ApiObject): FieldError[] {
  const [spec, before] = [fieldsOf(object.spec), fieldsOf(old.spec)];
  const annotations = object.metadata.annotations ?? {};
  const out = [
    ...fixedAnnotationFaults('metadata.annotations', annotations, old.metadata.annotations ?? {}),
    ...podAnnotationFaults('metadata.annotations', annotations, spec),
  ];
  for (const field of CONTAINERS) {
    const now = listOf(spec[field]);
    if (now.length !== listOf(before[field]).length)
      return [...out, forbiddenField(`spec.${field}`, 'pod updates may not add or remove containers')];
  }
  for (const field of CONTAINERS)
    listOf(spec[field]).forEach((container, i) => {
      out.push(...neededText('any', `spec.${field}[${i}].image`, text(container.image)));
    });
  const images = imageFaults(spec);
  const deadlines = deadlineFaults(spec, before);
  const tolerations = addedTolerationFaults(spec, before);
  out.push(...images, ...deadlines, ...tolerations);
  if (!sameValue(fixed(spec), fixed(before)))
    out.push(
      forbiddenField(
        'spec',
        'pod updates may not change fields other than `spec.containers[*].image`, `spec.initContainers[*].image`, `spec.activeDeadlineSeconds` or `spec.tolerations` (only additions to existing tolerations)',
      ),
    );
  return out;
}

/** A container that has ended stays so, unless the pod starts its containers again. */
function endedFaults(at: string, next: unknown, before: unknown, policy: string): FieldError[] {
  if (policy === 'Always') return [];
  const ended = new Map(
    listOf(before)
      .filter((c) => !isAbsent(fieldsOf(c.state).terminated))
      .filter((c) => policy !== 'OnFailure' || number(fieldsOf(fieldsOf(c.state).terminated).exitCode) === 0)
      .map((c) => [text(c.name), true]),
  );
  return listOf(next).flatMap((container, i) =>
    ended.has(text(container.name)) && isAbsent(fieldsOf(container.state).terminated)
      ? [forbiddenField(`${at}[${i}].state`, 'may not be transitioned to non-terminated state')]
      : [],
  );
}

/** Faults of a change through the status subresource. */
export function podStatusFaults(object: ApiObject, old: ApiObject): FieldError[] {
  const [status, before] = [fieldsOf(object.status), fieldsOf(old.status)];
  const policy = text(fieldsOf(object.spec).restartPolicy);
  const nominated = text(status.nominatedNodeName);
  return [
    ...listOf(status.conditions).flatMap((c, i) => formatFaults('qualified-name', `metadata.conditions[${i}].Type`, text(c.type))),
    ...(nominated === '' ? [] : formatFaults('dns-subdomain', 'status.nominatedNodeName', nominated)),
    ...endedFaults('status.containerStatuses', status.containerStatuses, before.containerStatuses, policy),
    // Init containers run again only after a failure, whatever the pod's policy.
    ...endedFaults(
      'status.initContainerStatuses',
      status.initContainerStatuses,
      before.initContainerStatuses,
      policy === 'Always' ? 'OnFailure' : policy,
    ),
  ];
}
