/** Rules of pods: what they may say, and the little of it that may change later. */

import type { Affinity, Container, NodeAffinity, Pod, PodSpec, Toleration } from '../../../../generated/core/v1/types.js';
import { type FieldError, forbiddenChange, forbiddenField, invalidValue } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { type FaultSearch, foundAtOnce, searchEach } from '../../../model/faults/fault-search.js';
import { sameValue } from '../../../model/json/json.js';
import { faultsOf } from '../../../model/values/formats.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { imageBlankFaults } from '../../rules/pod/containers.js';
import { fixedAnnotationFaults, podAnnotationFaults, seccompClashes } from '../../rules/pod/pod-annotations.js';
import { podSpecSearch } from '../../rules/pod/pod-spec.js';
import { isAbsent } from '../../rules/values.js';

const CONTAINERS = ['containers', 'initContainers'] as const;

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

function* specSearch(spec: PodSpec, context: RuleContext): FaultSearch {
  // Containers that look into a pod are judged as they are added.
  context.declared.take('spec', 'ephemeralContainers');
  yield* podSpecSearch('spec', spec, context);
  yield* tokenFaults(spec);
  for (const field of CONTAINERS)
    yield* searchEach(spec[field] ?? [], (container, i) => imageBlankFaults(`spec.${field}[${i}]`, container));
}

/** A volume that makes a claim of its own gives it the names of the pod and the volume. */
const claimNameFaults = ({ metadata: { name: pod = '' }, spec: { volumes = [] } }: Pod): FieldError[] =>
  faultsOfEach(volumes, ({ name, ephemeral, ...others }, i) => {
    const claim = `${pod}-${name}`;
    if (isAbsent(ephemeral) || pod === '' || name === '' || !Object.values(others).every(isAbsent)) return [];
    return faultsOf('dns-subdomain', claim).map((fault) =>
      invalidValue(`spec.volumes[${i}].name`, name, `PVC name ${JSON.stringify(claim)}: ${fault}`),
    );
  });

export function* podSearch(pod: Pod, context: RuleContext): FaultSearch {
  const { spec, metadata } = pod;
  const { annotations = {} } = metadata;
  const { words } = context;
  yield* podAnnotationFaults('metadata.annotations', annotations, spec, context);
  yield* claimNameFaults(pod);
  yield* specSearch(spec, context);
  yield* seccompClashes('spec', annotations, spec, words);
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
  schedulingGates: before.schedulingGates,
  terminationGracePeriodSeconds:
    (before.terminationGracePeriodSeconds ?? 0) < 0 && spec.terminationGracePeriodSeconds === 1
      ? before.terminationGracePeriodSeconds
      : spec.terminationGracePeriodSeconds,
  ...((before.schedulingGates ?? []).length === 0
    ? {}
    : { nodeSelector: before.nodeSelector, affinity: withNodeAffinity(spec.affinity, before.affinity) }),
});

/** The affinity with the one to nodes as it was. */
function withNodeAffinity(affinity: Affinity | undefined, before: Affinity | undefined): Affinity | undefined {
  if (affinity === undefined && before?.nodeAffinity === undefined) return affinity;
  const { nodeAffinity: _, ...others } = affinity ?? {};
  const next = before?.nodeAffinity === undefined ? others : { ...others, nodeAffinity: before.nodeAffinity };
  return Object.keys(next).length === 0 ? before : next;
}

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
export function annotationFaults({ metadata, spec }: Pod, old: Pod, context: RuleContext): FieldError[] {
  const [at, annotations] = ['metadata.annotations', metadata.annotations ?? {}];
  return [
    ...fixedAnnotationFaults(at, annotations, old.metadata.annotations ?? {}, context.words),
    ...podAnnotationFaults(at, annotations, spec, context),
  ];
}

/** Faults of what holds a pod back, which only goes, and of what may change meanwhile: where the pod may go is only narrowed down. */
function gateFaults(spec: PodSpec, before: PodSpec): FieldError[] {
  const gates = new Set((before.schedulingGates ?? []).map(({ name }) => name));
  const out = faultsOfEach(spec.schedulingGates ?? [], ({ name }, i) =>
    gates.has(name)
      ? []
      : [forbiddenField(`spec.schedulingGates[${i}].name`, `only deletion is allowed, but found new scheduling gate '${name}'`)],
  );
  if (gates.size === 0) return out;
  const { nodeSelector: labels = {} } = spec;
  if (Object.entries(before.nodeSelector ?? {}).some(([key, value]) => labels[key] !== value))
    out.push(invalidValue('spec.nodeSelector', labels, 'only additions to spec.nodeSelector are allowed (no mutations or deletions)'));
  return [...out, ...narrowedFaults(spec.affinity?.nodeAffinity, before.affinity?.nodeAffinity)];
}

/** Faults of nodes that a pod needs otherwise than it did: each alternative may ask for more, and for nothing less. */
function narrowedFaults(affinity: NodeAffinity | undefined, before: NodeAffinity | undefined): FieldError[] {
  const was = before?.requiredDuringSchedulingIgnoredDuringExecution?.nodeSelectorTerms;
  if (was === undefined || was === null || sameValue(affinity, before)) return [];
  const at = 'spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms';
  const now = affinity?.requiredDuringSchedulingIgnoredDuringExecution?.nodeSelectorTerms ?? [];
  if (now.length !== was.length) return [invalidValue(at, now, 'no additions/deletions to non-empty NodeSelectorTerms list are allowed')];
  return faultsOfEach(now, (term, i) => {
    const old = was[i] ?? {};
    const kept = (['matchExpressions', 'matchFields'] as const).every((part) =>
      sameValue((term[part] ?? []).slice(0, (old[part] ?? []).length), old[part] ?? []),
    );
    return kept ? [] : [invalidValue(`${at}[${i}]`, term, 'only additions are allowed (no mutations or deletions)')];
  });
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
  out.push(...addedTolerationFaults(spec, before), ...gateFaults(spec, before));
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

/** What a stored pod may go on with although the feature for it is off. */
function havingBefore({ securityContext }: PodSpec, context: RuleContext): RuleContext {
  if (isAbsent(securityContext.seLinuxChangePolicy)) return context;
  return { ...context, enabled: (name) => name === 'SELinuxMount' || context.enabled(name) };
}

/**
 * Faults of a change of the pod itself. A new specification is held to all rules of pods beside those of changes; one that is as
 * stored was judged when it came.
 */
export function podUpdateFaults(object: Pod, old: Pod, context: RuleContext): FieldError[] {
  const [{ spec }, { spec: before }] = [object, old];
  return [
    ...annotationFaults(object, old, context),
    ...(sameValue(spec, before)
      ? []
      : [...claimNameFaults(object), ...foundAtOnce(specSearch(spec, havingBefore(before, context))), ...specChangeFaults(spec, before)]),
  ];
}
