/** Rules of a pod's volumes: each with a name of its own and one source. */
import type { Volume } from '../../../../generated/core/v1/types.js';
import { duplicate, type FieldError } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import type { Words } from '../../../model/values/words.js';
import { portalFaults } from '../storage-sources.js';
import { isAbsent, neededText } from '../values.js';
import type { Volumes } from './mounts.js';
import { SOURCES, sourceFaults } from './volume-sources.js';

/** Faults of volumes, and the volumes without any: only these can be mounted. */
export function checkedVolumes(
  at: string,
  volumes: readonly Volume[] | undefined,
  words: Words,
): { readonly faults: FieldError[]; readonly sound: Volumes } {
  const sound = new Map<string, Volume>();
  const faults = faultsOfEach(volumes ?? [], (volume, i) => {
    const { name, iscsi } = volume;
    const out = [
      ...sourceFaults(`${at}[${i}]`, volume, SOURCES, words),
      ...(isAbsent(iscsi) ? [] : portalFaults(`${at}[${i}].name`, name, name, iscsi)),
      ...neededText('dns-label', `${at}[${i}].name`, name),
    ];
    if (sound.has(name)) out.push(duplicate(`${at}[${i}].name`, name));
    if (out.length === 0) sound.set(name, volume);
    return out;
  });
  return { faults, sound };
}
