/** What pods have to keep to, beyond the baseline, that follow the best practice of hardening. */
import type { Volume } from '../../../../generated/core/v1/types.js';
import {
  type Check,
  type CheckContext,
  type CheckedContainer,
  type CheckedPod,
  hasOwnUsers,
  namedContainers,
  namesOf,
  plural,
  quoted,
  setters,
  sorted,
  type Violation,
} from './check.js';
import { seccompSetters } from './seccomp.js';

/** From this version on, what only Linux has is not asked of pods for other systems. */
const SYSTEMS = 25;

const isForWindows = ({ spec }: CheckedPod, { version }: CheckContext): boolean => version >= SYSTEMS && spec.os?.name === 'windows';

function privilegeEscalation(pod: CheckedPod, context: CheckContext): Violation | undefined {
  if (isForWindows(pod, context)) return undefined;
  const bad = namesOf(pod.containers.filter(({ securityContext }) => securityContext?.allowPrivilegeEscalation !== false));
  if (bad.length === 0) return undefined;
  return {
    reason: 'allowPrivilegeEscalation != false',
    detail: `${namedContainers(bad)} must set securityContext.allowPrivilegeEscalation=false`,
  };
}

function capabilities(pod: CheckedPod, context: CheckContext): Violation | undefined {
  if (isForWindows(pod, context)) return undefined;
  const keeping = namesOf(pod.containers.filter(({ securityContext }) => !(securityContext?.capabilities?.drop ?? []).includes('ALL')));
  const others = ({ securityContext }: CheckedContainer): string[] =>
    (securityContext?.capabilities?.add ?? []).filter((name) => name !== 'NET_BIND_SERVICE');
  const adding = pod.containers.filter((container) => others(container).length > 0);
  const details = [
    ...(keeping.length === 0 ? [] : [`${namedContainers(keeping)} must set securityContext.capabilities.drop=["ALL"]`]),
    ...(adding.length === 0
      ? []
      : [
          `${namedContainers(namesOf(adding))} must not include ${quoted(sorted(adding.flatMap(others)))} in securityContext.capabilities.add`,
        ]),
  ];
  return details.length === 0 ? undefined : { reason: 'unrestricted capabilities', detail: details.join('; ') };
}

const ALLOWED_SOURCES = [
  'configMap',
  'csi',
  'downwardAPI',
  'emptyDir',
  'ephemeral',
  'persistentVolumeClaim',
  'projected',
  'secret',
] as const satisfies readonly (keyof Volume)[];

const OTHER_SOURCES = [
  'hostPath',
  'gcePersistentDisk',
  'awsElasticBlockStore',
  'gitRepo',
  'nfs',
  'iscsi',
  'glusterfs',
  'rbd',
  'flexVolume',
  'cinder',
  'cephfs',
  'flocker',
  'fc',
  'azureFile',
  'vsphereVolume',
  'quobyte',
  'azureDisk',
  'portworxVolume',
  'scaleIO',
  'storageos',
] as const satisfies readonly (keyof Volume)[];

function volumes({ spec }: CheckedPod): Violation | undefined {
  const has = (volume: Volume, sources: readonly (keyof Volume)[]): keyof Volume | undefined =>
    sources.find((source) => volume[source] !== undefined && volume[source] !== null);
  const bad = (spec.volumes ?? []).filter((volume) => has(volume, ALLOWED_SOURCES) === undefined);
  if (bad.length === 0) return undefined;
  const names = bad.map(({ name }) => name);
  const types = sorted(bad.map((volume) => has(volume, OTHER_SOURCES) ?? 'unknown'));
  const [use, what] = [plural('uses', 'use', bad.length), plural('restricted volume type', 'restricted volume types', types.length)];
  return {
    reason: 'restricted volume types',
    detail: `${plural('volume', 'volumes', names.length)} ${quoted(names)} ${use} ${what} ${quoted(types)}`,
  };
}

function nonRoot(pod: CheckedPod, context: CheckContext): Violation | undefined {
  if (hasOwnUsers(pod, context)) return undefined;
  const reason = 'runAsNonRoot != true';
  const ofPod = pod.spec.securityContext?.runAsNonRoot ?? undefined;
  const own = ({ securityContext }: CheckedContainer): boolean | undefined => securityContext?.runAsNonRoot ?? undefined;
  const bad = namesOf(pod.containers.filter((container) => own(container) === false));
  if (ofPod === false || bad.length > 0)
    return { reason, detail: `${setters(ofPod === false, bad)} must not set securityContext.runAsNonRoot=false` };
  const without = ofPod === true ? [] : namesOf(pod.containers.filter((container) => own(container) === undefined));
  if (without.length === 0) return undefined;
  return { reason, detail: `pod or ${namedContainers(without)} must set securityContext.runAsNonRoot=true` };
}

function users(pod: CheckedPod, context: CheckContext): Violation | undefined {
  if (hasOwnUsers(pod, context)) return undefined;
  const isRoot = (user: number | bigint | null | undefined): boolean => user !== null && user !== undefined && Number(user) === 0;
  const ofPod = isRoot(pod.spec.securityContext?.runAsUser);
  const bad = namesOf(pod.containers.filter(({ securityContext }) => isRoot(securityContext?.runAsUser)));
  if (!ofPod && bad.length === 0) return undefined;
  return { reason: 'runAsUser=0', detail: `${setters(ofPod, bad)} must not set runAsUser=0` };
}

function seccomp(pod: CheckedPod, context: CheckContext): Violation | undefined {
  if (isForWindows(pod, context)) return undefined;
  const { violation, without } = seccompSetters(pod);
  if (violation !== undefined || without.length === 0) return violation;
  const allowed = '"RuntimeDefault" or "Localhost"';
  return {
    reason: 'seccompProfile',
    detail: `pod or ${namedContainers(without)} must set securityContext.seccompProfile.type to ${allowed}`,
  };
}

export const restricted: readonly Check[] = [
  { id: 'allowPrivilegeEscalation', since: 8, judge: privilegeEscalation },
  { id: 'capabilities_restricted', since: 22, replaces: 'capabilities_baseline', judge: capabilities },
  { id: 'restrictedVolumes', since: 0, replaces: 'hostPathVolumes', judge: volumes },
  { id: 'runAsNonRoot', since: 0, judge: nonRoot },
  { id: 'runAsUser', since: 23, judge: users },
  { id: 'seccompProfile_restricted', since: 19, replaces: 'seccompProfile_baseline', judge: seccomp },
];
