/** The simulation of a server: what the file of --simulation-config-file says now, or what is usual where there is none. */
import type { Parts } from '../../../http/server-parts.js';
import type { Followed } from '../../../settings/followed-files.js';
import { readSimulation, type Simulation, USUAL_SIMULATION } from './simulation-file.js';

const FLAG = 'simulation-config-file';

/** Follows the file; `changed` is called with what it says now. Throws ConfigError where it has faults at first. */
export function followedSimulation(
  { files, environment }: Parts<'files' | 'environment'>,
  changed: (now: Simulation) => void,
): Followed<Simulation> {
  const file = environment.settings.text(FLAG);
  return file === '' ? { current: USUAL_SIMULATION } : files.follow({ flags: [FLAG], read: () => readSimulation(file), changed });
}
