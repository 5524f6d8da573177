/** The pods of a stateful set: each has a number, a name that stays, and claims of its own. */
import type { StatefulSet } from '../../../../generated/apps/v1/types.js';
import type { PersistentVolumeClaim, Pod, PodTemplateSpec, Volume } from '../../../../generated/core/v1/types.js';
import type { Draft } from '../../../model/definition/draft.js';
import type { Words } from '../../../model/values/words.js';
import { podOf } from './pods-of-workloads.js';
import { REVISION_HASH } from './revisions.js';

export const KIND = { apiVersion: 'apps/v1', kind: 'StatefulSet' };

/** The number of a pod of a set; undefined for a pod that has none. */
export function ordinalOf({ metadata }: Readonly<Pod>, setName: string): number | undefined {
  const { name = '' } = metadata;
  const text = name.startsWith(`${setName}-`) ? name.slice(setName.length + 1) : '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export const podName = ({ metadata }: Readonly<StatefulSet>, ordinal: number): string => `${metadata.name}-${ordinal}`;

const claimName = (claim: PersistentVolumeClaim, pod: string): string => `${claim.metadata.name}-${pod}`;

/** The claims that a pod of the set needs. */
export function claimsOf({ metadata, spec }: Readonly<StatefulSet>, pod: string): Draft<PersistentVolumeClaim>[] {
  return (spec.volumeClaimTemplates ?? []).map((claim) => ({
    metadata: {
      namespace: metadata.namespace ?? '',
      name: claimName(claim, pod),
      labels: { ...claim.metadata.labels, ...spec.selector?.matchLabels },
      ...(claim.metadata.annotations === undefined ? {} : { annotations: claim.metadata.annotations }),
    },
    spec: claim.spec as Draft<PersistentVolumeClaim['spec']>,
  }));
}

/** The pod of a number, of a revision's template. `numbered`: whether its number is a label, too. */
export function statefulPod(
  set: Readonly<StatefulSet>,
  ordinal: number,
  revision: string,
  template: PodTemplateSpec,
  words: Words,
  numbered: boolean,
): Draft<Pod> {
  const name = podName(set, ordinal);
  const pod = podOf({ ...KIND, metadata: set.metadata }, template, { name });
  const claims = set.spec.volumeClaimTemplates ?? [];
  const own = new Set(claims.map(({ metadata }) => metadata.name));
  const volumes: Draft<Volume>[] = claims.map((claim) => ({
    name: claim.metadata.name ?? '',
    persistentVolumeClaim: { claimName: claimName(claim, name), readOnly: false },
  }));
  const others = (pod.spec?.volumes ?? []).filter((volume) => !own.has(volume.name ?? ''));
  return {
    ...pod,
    metadata: {
      ...pod.metadata,
      labels: {
        ...pod.metadata?.labels,
        [words.label('pod-name', 'statefulset')]: name,
        ...(numbered ? { [words.label('pod-index', 'apps')]: String(ordinal) } : {}),
        [REVISION_HASH]: revision,
      },
    },
    spec: {
      ...pod.spec,
      hostname: name,
      ...(set.spec.serviceName === '' ? {} : { subdomain: set.spec.serviceName }),
      ...(volumes.length + others.length === 0 ? {} : { volumes: [...volumes, ...others] }),
    },
  };
}
