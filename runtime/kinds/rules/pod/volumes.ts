/** Rules of a pod's volumes: each with a name of its own and one source. */
import type { Volume } from '../../../../generated/core/v1/types.js';
import { duplicate, type FieldError } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { portalFaults } from '../storage-sources.js';
import { isAbsent } from '../values.js';
import type { Volumes } from './mounts.js';
import { SOURCES, sourceFaults } from './volume-sources.js';

/** Faults of volumes, and the volumes without any: only these can be mounted. */
export function checkedVolumes(
  at: string,
  volumes: readonly Volume[] | undefined,
  context: RuleContext,
): { readonly faults: FieldError[]; readonly sound: Volumes } {
  const sound = new Map<string, Volume>();
  const faults = faultsOfEach(volumes ?? [], (volume, i) => {
    const { name, iscsi } = volume;
    const out = [
      ...sourceFaults(`${at}[${i}]`, volume, SOURCES, context),
      ...(isAbsent(iscsi) ? [] : portalFaults(`${at}[${i}].name`, name, name, iscsi)),
      ...context.declared.take(`${at}[${i}]`),
    ];
    if (sound.has(name)) out.push(duplicate(`${at}[${i}].name`, name));
    if (out.length === 0) sound.set(name, volume);
    return out;
  });
  return { faults, sound };
}
