/** Which volumes suit a claim. */
import type { PersistentVolume, PersistentVolumeClaim } from '../../../../generated/core/v1/types.js';
import { selectorOfObject } from '../../../model/selectors/selectors.js';
import { compareQuantities } from '../../../model/values/quantity.js';

export const sizeAsked = ({ spec }: Readonly<PersistentVolumeClaim>): string => spec.resources.requests?.storage ?? '0';
export const sizeOf = ({ spec }: Readonly<PersistentVolume>): string => spec.capacity?.storage ?? '0';

/** Whether a volume is meant for the claim alone. */
export const isFor = ({ spec: { claimRef } }: Readonly<PersistentVolume>, { metadata }: Readonly<PersistentVolumeClaim>): boolean =>
  claimRef?.namespace === metadata.namespace && claimRef?.name === metadata.name && (!claimRef?.uid || claimRef.uid === metadata.uid);

/** Whether a volume has all that the claim asks for. */
function suits({ metadata, spec }: Readonly<PersistentVolume>, claim: Readonly<PersistentVolumeClaim>): boolean {
  const { accessModes = [], storageClassName = '', volumeMode, selector } = claim.spec;
  return (
    metadata.deletionTimestamp === undefined &&
    (spec.storageClassName ?? '') === storageClassName &&
    (spec.volumeMode ?? 'Filesystem') === (volumeMode || 'Filesystem') &&
    accessModes.every((mode) => (spec.accessModes ?? []).includes(mode)) &&
    compareQuantities(spec.capacity?.storage ?? '0', sizeAsked(claim)) >= 0 &&
    (selector === undefined || selectorOfObject(selector).matches(metadata.labels))
  );
}

/** The volume for a claim: one that is meant for it, or else the smallest that is free and suits it. */
export function volumeFor(
  claim: Readonly<PersistentVolumeClaim>,
  volumes: readonly Readonly<PersistentVolume>[],
): Readonly<PersistentVolume> | undefined {
  const { volumeName } = claim.spec;
  const own = volumes.find((volume) => volume.metadata.name === volumeName || isFor(volume, claim));
  if (own !== undefined) return own.spec.claimRef === undefined || isFor(own, claim) ? own : undefined;
  if (volumeName) return undefined;
  const [smallest] = volumes
    .filter((volume) => volume.spec.claimRef === undefined && suits(volume, claim))
    .sort((a, b) => compareQuantities(sizeOf(a), sizeOf(b)) || ((a.metadata.name ?? '') < (b.metadata.name ?? '') ? -1 : 1));
  return smallest;
}
