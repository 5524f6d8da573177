/** What whoever gives flags is warned of (specification 3, rules 5 and 6). */
import type { FlagDefinition } from '../model/definition/definition.js';
import { compareReleases } from '../model/definition/releases.js';
import { flagIn } from './flag-lives.js';
import type { Flags, SettingsByName } from './settings.js';

export const isDeprecated = ({ deprecatedSince }: FlagDefinition, release: string): boolean =>
  deprecatedSince !== undefined && compareReleases(deprecatedSince, release) <= 0;

/** What is to be told of a flag that was given; nothing of most. */
function warning(name: string, flag: FlagDefinition, release: string): string[] {
  const { replacement, inert } = flag;
  const deprecated = isDeprecated(flag, release)
    ? [`has been deprecated${replacement === undefined ? '' : `, use ${replacement} instead`}`]
    : [];
  const said = [...deprecated, ...(inert === undefined ? [] : [`does nothing here: ${inert}`])];
  return said.length === 0 ? [] : [`Flag --${name} ${said.join(', and ')}.`];
}

/** A line for each flag that is given although it is deprecated, which works as before, or does nothing. */
export const flagWarnings = (settings: SettingsByName, flags: Flags, release: string): string[] =>
  Object.entries(flags).flatMap(([name, flag]) => (settings.isGiven(name) ? warning(name, flagIn(flag, release) ?? flag, release) : []));
