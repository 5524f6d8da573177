/** How the holder of a lease is chosen: by the strategies that the server knows, and by those of others, whose names have a domain. */
import { type FieldError, notSupported } from '../../model/errors.js';
import { formatFaults } from '../rules/values.js';

/** The candidate that behaves as the oldest version holds the lease. */
const OLDEST_EMULATION = 'OldestEmulationVersion';

export function electionFaults(field: string, strategy: string): FieldError[] {
  const told = `${field}.strategy`;
  if (strategy.includes('/')) return formatFaults('qualified-name', told, strategy);
  return strategy === OLDEST_EMULATION ? [] : [notSupported(told, strategy, [OLDEST_EMULATION])];
}
