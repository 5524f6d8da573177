/** What whoever gives flags is warned of (specification 3, rules 5 and 6). */
import type { FlagDefinition } from '../model/definition/definition.js';
import { compareReleases } from '../model/definition/releases.js';
import type { Flags, Settings } from './settings.js';

export const isDeprecated = ({ deprecatedSince }: FlagDefinition, release: string): boolean =>
  deprecatedSince !== undefined && compareReleases(deprecatedSince, release) <= 0;

/** A warning for each flag that is given although it is deprecated; it works as before. */
export function flagWarnings(settings: Settings, flags: Flags, release: string): string[] {
  return Object.entries(flags)
    .filter(([name, flag]) => settings.isGiven(name) && isDeprecated(flag, release))
    .map(
      ([name, { replacement }]) => `Flag --${name} has been deprecated${replacement === undefined ? '' : `, use ${replacement} instead`}.`,
    );
}
