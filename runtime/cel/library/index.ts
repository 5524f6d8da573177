/** All functions that expressions may call, by name, and from which release on conformant servers know them. */
import { compareReleases, entriesIn, entryIn, type Life } from '../../model/definition/releases.js';
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

/** Functions that came together. */
interface Library extends Life {
  readonly functions: readonly Overload[];
}

/** The libraries, each with the first release whose definitions may call its functions. */
const LIBRARIES: readonly Library[] = [
  { functions: OPERATORS },
  { functions: STANDARD },
  { functions: STRINGS },
  { functions: LISTS },
  { functions: PATTERNS },
  { functions: URLS },
  { since: '1.29', functions: MIXED_COMPARISONS },
  { since: '1.29', functions: OPTIONALS },
  { since: '1.29', functions: QUANTITIES },
  { since: '1.30', functions: NETWORK },
  { since: '1.30', functions: SETS },
  { since: '1.30', functions: TEXT_FORMATS },
  { since: '1.32', functions: FORMAT },
  { since: '1.32', functions: JSON_PATCHES },
  { since: '1.34', functions: SEMVERS },
];

/** What is no function. */
const LANGUAGE = {
  /** Optional values: `.?`, `[?`, optional items of lists and maps, and the macros over them. */
  optionals: { since: '1.29' },
  /** Macros with two variables. */
  twoVariables: { since: '1.33' },
  /** The cost of comparing values of libraries has a bound. */
  boundedEquality: { since: '1.31' },
  /** The cost of what is done with the result of a macro goes by the size of what the macro went through. */
  sizedLoops: { since: '1.30' },
  /** Literal patterns, durations and moments must be readable. */
  literalsJudged: { since: '1.29' },
} as const satisfies Record<string, Life>;

/** What expressions may say. */
export interface Vocabulary extends Readonly<Record<keyof typeof LANGUAGE, boolean>> {
  readonly functions: ReadonlyMap<string, readonly Overload[]>;
  /** The cost of comparing types has a bound. */
  readonly boundedTypes: boolean;
  /** The macro `cel.bind`, which only some kinds of expressions have. */
  readonly bindings: boolean;
  /** Types of fields of objects that expressions may make, by the name of the object's type; undefined for a name that they may not use. */
  messages?(name: string): Pick<ReadonlyMap<string, Type>, 'get'> | undefined;
}

function byName(libraries: readonly Library[]): ReadonlyMap<string, readonly Overload[]> {
  const out = new Map<string, Overload[]>();
  for (const { functions } of libraries)
    for (const overload of functions) {
      const others = out.get(overload.name);
      if (others === undefined) out.set(overload.name, [overload]);
      else others.push(overload);
    }
  return out;
}

function vocabulary(libraries: readonly Library[], language: Readonly<Record<string, Life>>): Vocabulary {
  const has = (name: keyof typeof LANGUAGE): boolean => language[name] !== undefined;
  return {
    optionals: has('optionals'),
    twoVariables: has('twoVariables'),
    boundedEquality: has('boundedEquality'),
    sizedLoops: has('sizedLoops'),
    literalsJudged: has('literalsJudged'),
    boundedTypes: true,
    bindings: false,
    functions: byName(libraries),
  };
}

/** Everything that this server knows: what stored expressions may say, whatever the release. */
export const EVERYTHING: Vocabulary = { ...vocabulary(LIBRARIES, LANGUAGE), bindings: true, literalsJudged: false };

/** What new expressions may say at a release, such as `1.30`. */
export const vocabularyOf = (release: string): Vocabulary =>
  compareReleases(release, FIRST) < 0
    ? EVERYTHING
    : vocabulary(
        LIBRARIES.filter((library) => entryIn(library, release) !== undefined),
        entriesIn(LANGUAGE, release),
      );

export const FUNCTIONS = EVERYTHING.functions;
