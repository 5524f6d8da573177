/** Rules of pods: what they may say, and the little of it that may change later. */

import type { Container, ContainerStatus, Pod, PodSpec, PodStatus, Toleration } from '../../../../generated/core/v1/types.js';
import { type FieldError, forbiddenChange, forbiddenField, invalidValue } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { sameValue } from '../../../model/json/json.js';
import { faultsOf } from '../../../model/values/formats.js';
import type { Words } from '../../../model/values/words.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { familyFaults } from '../../rules/addresses.js';
import { fixedAnnotationFaults, podAnnotationFaults, seccompClashes } from '../../rules/pod/pod-annotations.js';
import { podSpecFaults } from '../../rules/pod/pod-spec.js';
import { formatFaults, isAbsent } from '../../rules/values.js';

const CONTAINERS = ['containers', 'initContainers'] as const;

/** Images are checked for blanks in pods alone: templates were never held to it. */
const imageFaults = (field: string, containers: readonly Container[] | null | undefined): FieldError[] =>
  faultsOfEach(containers ?? [], ({ image = '' }, i) => {
    return image === image.trim() ? [] : [invalidValue(`${field}[${i}].image`, image, 'must not have leading or trailing whitespace')];
  });

/** Refuses tokens where the pod has no account that they could be of. */
const tokenFaults = ({ serviceAccountName = '', volumes = [] }: PodSpec): FieldError[] =>
  serviceAccountName !== ''
    ? []
    : faultsOfEach(volumes, ({ projected }, i) =>
        faultsOfEach(projected?.sources ?? [], (source, j) =>
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

const specFaults = (spec: PodSpec, context: RuleContext): FieldError[] => [
  ...podSpecFaults('spec', spec, context),
  ...tokenFaults(spec),
  ...CONTAINERS.flatMap((field) => imageFaults(`spec.${field}`, spec[field])),
];

/** A volume that makes a claim of its own gives it the names of the pod and the volume. */
const claimNameFaults = ({ metadata: { name: pod = '' }, spec: { volumes = [] } }: Pod): FieldError[] =>
  faultsOfEach(volumes, ({ name, ephemeral, ...others }, i) => {
    const claim = `${pod}-${name}`;
    if (isAbsent(ephemeral) || pod === '' || name === '' || !Object.values(others).every(isAbsent)) return [];
    return faultsOf('dns-subdomain', claim).map((fault) =>
      invalidValue(`spec.volumes[${i}].name`, name, `PVC name ${JSON.stringify(claim)}: ${fault}`),
    );
  });

export function podFaults(pod: Pod, context: RuleContext): FieldError[] {
  const { spec, metadata } = pod;
  const { annotations = {} } = metadata;
  const { words } = context;
  return [
    ...podAnnotationFaults('metadata.annotations', annotations, spec, words),
    ...claimNameFaults(pod),
    ...specFaults(spec, context),
    ...seccompClashes('spec', annotations, spec, words),
  ];
}

const DEADLINE = 'spec.activeDeadlineSeconds';

/** Faults of a change of the deadline, which comes nearer or stays. */
const deadlineFaults = (next: number | bigint | undefined, before: number | bigint | undefined): FieldError[] =>
  isAbsent(next) || isAbsent(before) || before >= next
    ? []
    : [invalidValue(DEADLINE, next, 'must be less than or equal to previous value')];

/** Faults of a change of tolerations: they are only added, and only the time of those that are there may change. */
function addedTolerationFaults({ tolerations = [] }: PodSpec, { tolerations: before = [] }: PodSpec): FieldError[] {
  const timeless = ({ key, operator, value, effect }: Toleration): string => JSON.stringify([key, operator, value, effect]);
  const now = new Set(tolerations.map(timeless));
  const kept = before.every((toleration) => now.has(timeless(toleration)));
  return kept ? [] : [forbiddenField('spec.tolerations', 'existing toleration can not be modified except its tolerationSeconds')];
}

const withImagesOf = (containers: PodSpec['initContainers'] | null, before: PodSpec['initContainers'] | null): Container[] | undefined =>
  containers?.map((container, i) => ({ ...container, image: before?.[i]?.image }));

/** The specification with what may change as it was. */
const withFixed = (spec: PodSpec, before: PodSpec): PodSpec => ({
  ...spec,
  containers: withImagesOf(spec.containers, before.containers) ?? before.containers,
  initContainers: withImagesOf(spec.initContainers, before.initContainers),
  activeDeadlineSeconds: before.activeDeadlineSeconds,
  tolerations: before.tolerations,
});

/** Fields of a specification in the order in which clients are told of their changes. */
const TOLD: readonly string[] = [
  'volumes',
  'initContainers',
  'containers',
  'ephemeralContainers',
  'restartPolicy',
  'terminationGracePeriodSeconds',
  'activeDeadlineSeconds',
  'dnsPolicy',
  'nodeSelector',
  'serviceAccountName',
  'automountServiceAccountToken',
  'nodeName',
  'securityContext',
  'imagePullSecrets',
  'hostname',
  'subdomain',
  'setHostnameAsFQDN',
  'affinity',
  'schedulerName',
  'tolerations',
  'hostAliases',
  'priorityClassName',
  'priority',
  'preemptionPolicy',
  'dnsConfig',
  'readinessGates',
  'runtimeClassName',
  'overhead',
  'enableServiceLinks',
  'topologySpreadConstraints',
];

/** Faults of a change of annotations that something that runs depends on. */
function annotationFaults({ metadata, spec }: Pod, old: Pod, words: Words): FieldError[] {
  const [at, annotations] = ['metadata.annotations', metadata.annotations ?? {}];
  return [
    ...fixedAnnotationFaults(at, annotations, old.metadata.annotations ?? {}, words),
    ...podAnnotationFaults(at, annotations, spec, words),
  ];
}

/** Faults of a change of the specification. Containers or deadlines that cannot be compared end the search. */
function specChangeFaults(spec: PodSpec, before: PodSpec): FieldError[] {
  const out: FieldError[] = [];
  for (const field of CONTAINERS) {
    if ((spec[field] ?? []).length !== (before[field] ?? []).length)
      return [forbiddenField(`spec.${field}`, 'pod updates may not add or remove containers')];
  }
  // That a deadline is none at all is told of it as of any other.
  if ((spec.activeDeadlineSeconds ?? 0) < 0) return out;
  const deadlines = deadlineFaults(spec.activeDeadlineSeconds, before.activeDeadlineSeconds);
  if (deadlines.length > 0) return [...out, ...deadlines];
  if (isAbsent(spec.activeDeadlineSeconds) && !isAbsent(before.activeDeadlineSeconds))
    out.push(invalidValue(DEADLINE, null, 'must not update from a positive integer to nil value'));
  out.push(...addedTolerationFaults(spec, before));
  const changed = withFixed(spec, before);
  if (!sameValue(changed, before))
    out.push(
      forbiddenChange(
        'spec',
        'pod updates may not change fields other than `spec.containers[*].image`, `spec.initContainers[*].image`, `spec.activeDeadlineSeconds` or `spec.tolerations` (only additions to existing tolerations)',
        changed,
        before,
        TOLD,
      ),
    );
  return out;
}

/**
 * Faults of a change of the pod itself. A new specification is held to all rules of pods beside those of changes; one that is as
 * stored was judged when it came.
 */
export function podUpdateFaults(object: Pod, old: Pod, context: RuleContext): FieldError[] {
  const [{ spec }, { spec: before }] = [object, old];
  return [
    ...annotationFaults(object, old, context.words),
    ...(sameValue(spec, before) ? [] : [...claimNameFaults(object), ...specFaults(spec, context), ...specChangeFaults(spec, before)]),
  ];
}

/** Refuses that a container that has ended runs again, unless the pod starts its containers again. */
function endedFaults(
  at: string,
  next: readonly ContainerStatus[] = [],
  before: readonly ContainerStatus[] = [],
  policy: string,
): FieldError[] {
  if (policy === 'Always') return [];
  const running = new Set(next.filter(({ state }) => isAbsent(state.terminated)).map(({ name }) => name));
  return faultsOfEach(before, ({ name, state: { terminated } }, i) => {
    const again = policy === 'OnFailure' && terminated?.exitCode !== 0;
    if (isAbsent(terminated) || again || !running.has(name)) return [];
    return [forbiddenField(`${at}[${i}].state`, 'may not be transitioned to non-terminated state')];
  });
}

/** Faults of the addresses of a pod, of which there is one of each family. */
function addressFaults({ podIPs = [] }: PodStatus): FieldError[] {
  const at = 'status.podIPs';
  const ips = podIPs.map(({ ip = '' }) => ip);
  return [
    ...faultsOfEach(ips, (ip, i) => formatFaults('ip', `${at}[${i}]`, ip)),
    ...familyFaults(at, ips, podIPs, { format: 'ip', what: 'IP' }),
  ];
}

/** Faults of a change through the status subresource. */
export function podStatusFaults(object: Pod, old: Pod, words: Words): FieldError[] {
  const [{ status, spec }, { status: before }] = [object, old];
  const { nominatedNodeName: nominated = '', conditions = [] } = status;
  return [
    ...annotationFaults(object, old, words),
    ...faultsOfEach(conditions, ({ type }, i) => formatFaults('qualified-name', `metadata.conditions[${i}].Type`, type)),
    ...(nominated === '' || nominated === before.nominatedNodeName
      ? []
      : formatFaults('dns-subdomain', 'status.nominatedNodeName', nominated)),
    ...addressFaults(status),
    ...endedFaults('status.containerStatuses', status.containerStatuses, before.containerStatuses, spec.restartPolicy),
    ...endedFaults('status.initContainerStatuses', status.initContainerStatuses, before.initContainerStatuses, spec.restartPolicy),
  ];
}
