/** Flags by release: which of them the release that is shown has. */
import type { FlagDefinition } from '../model/definition/definition.js';
import { compareReleases, entryIn } from '../model/definition/releases.js';
import type { GivenFlags } from './given.js';
import type { Flags } from './settings.js';

/** The flag as a release has it, and undefined where that has none; commands that show no release (`''`) have all, as they are at first. */
export const flagIn = (flag: FlagDefinition, release: string): FlagDefinition | undefined =>
  release === '' ? flag : entryIn(flag, release);

/** The release that is shown where these are given; `''` for commands without the flag. */
export const releaseOfFlags = (given: GivenFlags, flags: Flags): string =>
  given.get('release')?.texts.at(-1) ?? String(flags.release?.default ?? '');

/** A fault for each flag that is given although the release does not have it, with the release that has. */
export const lifeFaults = (given: GivenFlags, flags: Flags, release: string): string[] =>
  [...given].flatMap(([name, { place }]) => {
    const flag = flags[name];
    if (flag === undefined || flagIn(flag, release) !== undefined) return [];
    const { since, until } = flag;
    const why =
      since !== undefined && compareReleases(since, release) > 0
        ? `it came with release ${since}`
        : `release ${until} was the last that had it`;
    return [`unknown flag ${place}: ${why}, and ${release} is shown`];
  });
