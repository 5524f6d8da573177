/** All functions that expressions may call, by name, and from which release on conformant servers know them. */
import { compareReleases } from '../../model/definition/releases.js';
import type { Overload } from '../functions.js';
import type { Type } from '../types.js';
import { FORMAT } from './formats.js';
import { JSON_PATCHES } from './json-patches.js';
import { LISTS, SETS } from './lists.js';
import { NETWORK } from './networks.js';
import { MIXED_COMPARISONS, OPERATORS } from './operators.js';
import { OPTIONALS } from './optionals.js';
import { PATTERNS } from './patterns.js';
import { QUANTITIES } from './quantities.js';
import { SEMVERS } from './semver.js';
import { STANDARD } from './standard.js';
import { STRINGS, TEXT_FORMATS } from './strings.js';
import { URLS } from './urls.js';

/** The first release whose servers take rules in CEL. Earlier ones of this server take all that it knows. */
const FIRST = '1.23';

/** The first releases whose definitions may call the functions of a library. */
const LIBRARIES: readonly (readonly [since: string, functions: readonly Overload[]])[] = [
  [FIRST, OPERATORS],
  [FIRST, STANDARD],
  [FIRST, STRINGS],
  [FIRST, LISTS],
  [FIRST, PATTERNS],
  [FIRST, URLS],
  ['1.29', MIXED_COMPARISONS],
  ['1.29', OPTIONALS],
  ['1.29', QUANTITIES],
  ['1.30', NETWORK],
  ['1.30', SETS],
  ['1.30', TEXT_FORMATS],
  ['1.32', FORMAT],
  ['1.32', JSON_PATCHES],
  ['1.34', SEMVERS],
];

/** The first releases with what is no function. */
const LANGUAGE = {
  /** Optional values: `.?`, `[?`, optional items of lists and maps, and the macros over them. */
  optionals: '1.29',
  /** Macros with two variables. */
  twoVariables: '1.33',
  /** The cost of comparing values of libraries has a bound. */
  boundedEquality: '1.31',
} as const;

/** What expressions may say. */
export interface Vocabulary extends Readonly<Record<keyof typeof LANGUAGE, boolean>> {
  readonly functions: ReadonlyMap<string, readonly Overload[]>;
  /** Types of fields of objects that expressions may make, by the name of the object's type; undefined for a name that they may not use. */
  messages?(name: string): Pick<ReadonlyMap<string, Type>, 'get'> | undefined;
}

function byName(known: (since: string) => boolean): ReadonlyMap<string, readonly Overload[]> {
  const out = new Map<string, Overload[]>();
  for (const [since, functions] of LIBRARIES)
    if (known(since))
      for (const overload of functions) {
        const others = out.get(overload.name);
        if (others === undefined) out.set(overload.name, [overload]);
        else others.push(overload);
      }
  return out;
}

function vocabulary(known: (since: string) => boolean): Vocabulary {
  const language = Object.fromEntries(Object.entries(LANGUAGE).map(([name, since]) => [name, known(since)]));
  return { ...(language as Record<keyof typeof LANGUAGE, boolean>), functions: byName(known) };
}

/** Everything that this server knows: what stored expressions may say, whatever the release. */
export const EVERYTHING: Vocabulary = vocabulary(() => true);

/** What new expressions may say at a release, such as `1.30`. */
export const vocabularyOf = (release: string): Vocabulary =>
  compareReleases(release, FIRST) < 0 ? EVERYTHING : vocabulary((since) => compareReleases(since, release) <= 0);

export const FUNCTIONS = EVERYTHING.functions;
