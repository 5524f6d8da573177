/** Rules of a pod's volumes: each with a name of its own and one source. */
import { duplicate, type FieldError } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { type Fields, fieldsOf, listOf, text } from '../shown.js';
import type { Volumes } from './mounts.js';
import { portalFaults } from './storage-sources.js';
import { isAbsent, neededText } from './values.js';
import { SOURCES, sourceFaults } from './volume-sources.js';

/** Faults of volumes, and those without any: only these can be mounted. */
export function checkedVolumes(at: string, value: unknown): { readonly faults: FieldError[]; readonly sound: Volumes } {
  const sound = new Map<string, Fields>();
  const faults = faultsOfEach(listOf(value), (volume, i) => {
    const name = text(volume.name);
    const out = [
      ...sourceFaults(`${at}[${i}]`, volume, SOURCES),
      ...(isAbsent(volume.iscsi) ? [] : portalFaults(`${at}[${i}].name`, name, name, fieldsOf(volume.iscsi))),
      ...neededText('dns-label', `${at}[${i}].name`, name),
    ];
    if (sound.has(name)) out.push(duplicate(`${at}[${i}].name`, name));
    if (out.length === 0) sound.set(name, volume);
    return out;
  });
  return { faults, sound };
}
