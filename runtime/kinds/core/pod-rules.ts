/** Rules of pods: what they may say, and the little of it that may change later. */
import { type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import type { ApiObject } from '../../model/object.js';
import { sameValue } from '../../model/same.js';
import type { KindContext } from '../../resource/strategy.js';
import { fixedAnnotationFaults, podAnnotationFaults, seccompClashes } from '../rules/pod-annotations.js';
import { podSpecFaults } from '../rules/pod-spec.js';
import { tolerationFaults } from '../rules/scheduling.js';
import { formatFaults, isAbsent, rangeFaults } from '../rules/values.js';
import { type Fields, fieldsOf, listOf, number, text } from '../shown.js';

const CONTAINERS = ['containers', 'initContainers'] as const;

/** Images are checked for blanks here only: templates were never held to it. */
const imageFaults = (field: string, containers: readonly Fields[]): FieldError[] =>
  faultsOfEach(containers, (container, i) => {
    const image = text(container.image);
    return image === image.trim() ? [] : [invalidValue(`${field}[${i}].image`, image, 'must not have leading or trailing whitespace')];
  });

/** Tokens are of an account. */
const tokenFaults = (spec: Fields): FieldError[] =>
  text(spec.serviceAccountName) !== ''
    ? []
    : faultsOfEach(listOf(spec.volumes), (volume, i) =>
        faultsOfEach(listOf(fieldsOf(volume.projected).sources), (source, j) =>
          isAbsent(source.serviceAccountToken)
            ? []
            : [
                forbiddenField(
                  `spec.volumes[${i}].projected.sources[${j}].serviceAccountToken`,
                  'must not be specified when serviceAccountName is not set',
                ),
              ],
        ),
      );

export function podFaults(object: ApiObject, context: KindContext): FieldError[] {
  const spec = fieldsOf(object.spec);
  const annotations = object.metadata.annotations ?? {};
  return [
    ...podAnnotationFaults('metadata.annotations', annotations, spec),
    ...podSpecFaults('spec', spec, context),
    ...tokenFaults(spec),
    ...CONTAINERS.flatMap((field) => imageFaults(`spec.${field}`, listOf(spec[field]))),
    ...seccompClashes('spec', annotations, spec),
  ];
}

const DEADLINE = 'spec.activeDeadlineSeconds';

/** The deadline comes nearer or stays. */
function deadlineFaults(next: unknown, before: unknown): FieldError[] {
  if (isAbsent(next)) return [];
  const range = rangeFaults(DEADLINE, next, 0, 2_147_483_647);
  if (range.length > 0) return range;
  return !isAbsent(before) && number(before) < number(next)
    ? [invalidValue(DEADLINE, next, 'must be less than or equal to previous value')]
    : [];
}

/** Tolerations are only added; of those that are there the time may change. */
function addedTolerationFaults(spec: Fields, old: Fields): FieldError[] {
  const timeless = ({ key, operator, value, effect }: Fields): string => JSON.stringify([key, operator, value, effect]);
  const now = new Set(listOf(spec.tolerations).map(timeless));
  const kept = listOf(old.tolerations).every((before) => now.has(timeless(before)));
  if (!kept) return [forbiddenField('spec.tolerations', 'existing toleration can not be modified except its tolerationSeconds')];
  return tolerationFaults('spec.tolerations', spec.tolerations);
}

/** The specification without what may change. */
function fixed(spec: Fields): Fields {
  const { activeDeadlineSeconds: _deadline, tolerations: _tolerations, ...rest } = spec;
  const imageless = Object.fromEntries(
    CONTAINERS.map((field) => [field, listOf(spec[field]).map(({ image: _image, ...container }) => container)]),
  );
  return { ...rest, ...imageless };
}

/** Annotations may change where nothing that runs depends on them. */
function annotationFaults(object: ApiObject, old: ApiObject): FieldError[] {
  const [at, annotations] = ['metadata.annotations', object.metadata.annotations ?? {}];
  return [
    ...fixedAnnotationFaults(at, annotations, old.metadata.annotations ?? {}),
    ...podAnnotationFaults(at, annotations, fieldsOf(object.spec)),
  ];
}

/** Faults of a change of the pod itself. Containers or deadlines that cannot be compared end the search. */
export function podUpdateFaults(object: ApiObject, old: ApiObject): FieldError[] {
  const [spec, before] = [fieldsOf(object.spec), fieldsOf(old.spec)];
  const out = annotationFaults(object, old);
  for (const field of CONTAINERS) {
    const now = listOf(spec[field]);
    if (now.length !== listOf(before[field]).length)
      return [...out, forbiddenField(`spec.${field}`, 'pod updates may not add or remove containers')];
    out.push(...faultsOfEach(now, (container, i) => (text(container.image) === '' ? [required(`spec.${field}[${i}].image`)] : [])));
    out.push(...imageFaults(`spec.${field}`, now));
  }
  const deadlines = deadlineFaults(spec.activeDeadlineSeconds, before.activeDeadlineSeconds);
  if (deadlines.length > 0) return [...out, ...deadlines];
  if (isAbsent(spec.activeDeadlineSeconds) && !isAbsent(before.activeDeadlineSeconds))
    out.push(invalidValue(DEADLINE, null, 'must not update from a positive integer to nil value'));
  out.push(...addedTolerationFaults(spec, before));
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
  const running = new Set(
    listOf(next)
      .filter((container) => isAbsent(fieldsOf(container.state).terminated))
      .map((container) => text(container.name)),
  );
  return faultsOfEach(listOf(before), ({ name, state }, i) => {
    const { terminated } = fieldsOf(state);
    const again = policy === 'OnFailure' && number(fieldsOf(terminated).exitCode) !== 0;
    if (isAbsent(terminated) || again || !running.has(text(name))) return [];
    return [forbiddenField(`${at}[${i}].state`, 'may not be transitioned to non-terminated state')];
  });
}

/** Faults of a change through the status subresource. */
export function podStatusFaults(object: ApiObject, old: ApiObject): FieldError[] {
  const [status, before] = [fieldsOf(object.status), fieldsOf(old.status)];
  const policy = text(fieldsOf(object.spec).restartPolicy);
  const nominated = text(status.nominatedNodeName);
  return [
    ...annotationFaults(object, old),
    ...faultsOfEach(listOf(status.conditions), (c, i) => formatFaults('qualified-name', `metadata.conditions[${i}].Type`, text(c.type))),
    ...(nominated === '' || nominated === before.nominatedNodeName
      ? []
      : formatFaults('dns-subdomain', 'status.nominatedNodeName', nominated)),
    ...endedFaults('status.containerStatuses', status.containerStatuses, before.containerStatuses, policy),
    ...endedFaults('status.initContainerStatuses', status.initContainerStatuses, before.initContainerStatuses, policy),
  ];
}
