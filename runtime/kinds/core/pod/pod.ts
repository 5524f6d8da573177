/** Pods: phase and quality of service on creation, graceful deletion once a node has them. */
import type { Pod, PodSpec, PodStatus } from '../../../../generated/core/v1/types.js';
import { type FieldError, forbiddenField } from '../../../model/errors.js';
import { sameValue } from '../../../model/json/json.js';
import type { WriteContext } from '../../../resource/strategy.js';
import type { Enabled } from '../../../settings/feature-gates.js';
import { defineKind } from '../../kind.js';
import { ephemeralChangeFaults } from '../../rules/pod/ephemeral-containers.js';
import { withGatedParts } from '../../rules/pod/gated-parts.js';
import { mergeLabelKeys } from '../../rules/pod/match-labels.js';
import { apparmorClashes } from '../../rules/pod/pod-annotations.js';
import { podResourceDefaults } from '../../rules/pod/pod-resources.js';
import { podWarnings } from '../../rules/pod/warnings/specification.js';
import { podProxy } from '../node/proxies.js';
import { podBinding } from './binding.js';
import { container, pod as podDefaults, podSpec, volume } from './defaults.js';
import { ephemeralContainers } from './ephemeral-containers.js';
import { eviction } from './eviction.js';
import { podLog } from './log.js';
import { alignAppArmor, alignSeccomp } from './profiles.js';
import { qosClass } from './quality.js';
import { resizedSpec, resizeFaults } from './resize.js';
import { podCells, podRowConditions } from './row.js';
import { podSearch, podUpdateFaults } from './rules.js';
import { podStatusFaults, podStatusWarnings } from './status.js';
import { podStream } from './streams.js';

/** Seconds that a pod has to end where neither it nor who deletes it says how many, or it says more than can be counted. */
const DEFAULT_GRACE = 30;

/** A pod that something holds back waits for it. */
function gatedStatus({ schedulingGates = [] }: PodSpec, now: string): Partial<PodStatus> {
  if (schedulingGates.length === 0) return {};
  const message = 'Scheduling is blocked due to non-empty scheduling gates';
  const [reason, lastTransitionTime] = ['SchedulingGated', now];
  return { conditions: [{ type: 'PodScheduled', status: 'False', lastProbeTime: null, lastTransitionTime, reason, message }] };
}

/** A pod is not put on a node while something holds it back. */
const boundFaults = ({ schedulingGates = [], nodeName = '' }: PodSpec): FieldError[] =>
  schedulingGates.length === 0 || nodeName === ''
    ? []
    : [forbiddenField('spec.nodeName', 'cannot be set until all schedulingGates have been cleared')];

/** The object with another value of one of its fields, or without it. */
function withMember<T extends object, Name extends keyof T>(object: T, name: Name, value: T[Name] | undefined): T {
  const { [name]: _, ...others } = object;
  return (value === undefined ? others : { ...others, [name]: value }) as T;
}

/** Metadata that a write of ephemeral containers leaves as it is. */
const KEPT_METADATA = ['labels', 'annotations', 'finalizers', 'ownerReferences'] as const;

/** A write of ephemeral containers changes nothing else of the pod. In early releases, nobody came to own them either. */
function addEphemeral(object: Pod, old: Pod, enabled: Enabled): void {
  object.spec = withMember(old.spec, 'ephemeralContainers', object.spec.ephemeralContainers);
  const kept = enabled('EphemeralContainersOwned') ? KEPT_METADATA : ([...KEPT_METADATA, 'managedFields'] as const);
  for (const name of kept) object.metadata = withMember(object.metadata, name, old.metadata[name]);
}

function updateFaults(object: Pod, old: Pod, context: WriteContext): FieldError[] {
  const { subresource } = context;
  if (subresource === 'status') return podStatusFaults(object, old, context);
  if (subresource === 'resize') return resizeFaults(object, old, context);
  if (subresource === 'ephemeralcontainers') return ephemeralChangeFaults(object.spec, old.spec, context);
  return subresource === '' ? podUpdateFaults(object, old, context) : [];
}

export const pod = defineKind<Pod>({
  resource: 'pods',
  defaulters: { container, pod: podDefaults, podSpec, volume },
  strategy: {
    statusKeeps: ['ownerReferences', 'deletionTimestamp'],
    statusKeptBy: ['ephemeralcontainers', 'resize'],
    statusOwnedBy: ['ephemeralcontainers'],
    featureDefaults({ spec }, { enabled }) {
      if (enabled('PodLevelResources')) podResourceDefaults(spec);
    },
    prepareForCreate(object, context) {
      const { enabled, now } = context;
      object.spec = withGatedParts(object.spec, undefined, enabled);
      const { terminationGracePeriodSeconds: grace = 0 } = object.spec;
      if (grace < 0 && enabled('NegativeGraceAsOne')) object.spec = { ...object.spec, terminationGracePeriodSeconds: 1 };
      object.status = { phase: 'Pending', qosClass: qosClass(object.spec), ...gatedStatus(object.spec, now) };
      alignSeccomp(object, context);
      alignAppArmor(object, context);
      mergeLabelKeys(object, enabled);
    },
    prepareForUpdate(object, old, { subresource, enabled }) {
      if (subresource === 'ephemeralcontainers') addEphemeral(object, old, enabled);
      else if (subresource === 'resize') object.spec = resizedSpec(object.spec, old.spec, enabled);
      else if (subresource === '') object.spec = withGatedParts(object.spec, old.spec, enabled);
      const kept = object.status.qosClass || old.status.qosClass;
      if (kept) object.status = { ...object.status, qosClass: kept };
    },
    *validate(object, context) {
      yield* podSearch(object, context);
      if (context.enabled('AppArmorFields')) yield* apparmorClashes('spec', object.metadata.annotations ?? {}, object.spec, context.words);
      yield* boundFaults(object.spec);
      if ((object.spec.ephemeralContainers ?? []).length > 0) yield forbiddenField('spec.ephemeralContainers', 'cannot be set on create');
    },
    validateUpdate(object, old, context) {
      const faults = updateFaults(object, old, context);
      // A specification that stays is not judged again.
      context.declared.take('spec');
      return faults;
    },
    grace({ spec, status }, requested) {
      const { terminationGracePeriodSeconds: own, nodeName = '' } = spec;
      // A pod that no node has, or that has ended, is deleted at once.
      const unseen = nodeName === '' || status.phase === 'Failed' || status.phase === 'Succeeded';
      return unseen ? 0 : (requested ?? (typeof own === 'number' ? own : DEFAULT_GRACE));
    },
    warnings: (object, old, context) => (old === undefined && context.enabled('StrategyWarnings') ? podWarnings(object, context) : []),
    statusWarnings: (object, _, context) => podStatusWarnings(object, context),
    // A pod that comes to its node stays the same generation.
    generationChanged: ({ spec }, { spec: before }) =>
      !sameValue({ ...spec, nodeName: before.nodeName }, { ...before, nodeName: before.nodeName }),
    // That a pod is not on the network of its host is said of it, too.
    selectable: ({ spec }, path) => (path === 'spec.hostNetwork' ? String(spec.hostNetwork === true) : undefined),
    cells: podCells,
    rowConditions: podRowConditions,
  },
  operations: {
    attach: podStream,
    binding: podBinding,
    ephemeralcontainers: ephemeralContainers,
    eviction: eviction,
    exec: podStream,
    log: podLog,
    portforward: podStream,
    proxy: podProxy,
  },
});
