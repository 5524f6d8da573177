/** Code of kinds that generated code calls, by the names that the catalogue gives it. */

import { suggestion } from '../faults/nearest.js';
import type { LaterItems } from '../later-items.js';
import type { ApiObject } from '../object.js';
import type { Words } from '../values/words.js';
import type { ShownRelease } from './releases.js';

/** Sets defaults, in place, that the catalogue cannot express. The value has been decoded and holds what the client sent. */
export type Defaulter = (value: never, words: Words, enabled: Switch) => void;

/** Whether a feature is on, by its name in the catalogue. */
export type Switch = (feature: string) => boolean;

const NOTHING_ON: Switch = () => false;

/** Finishes an object that its mapping has already moved; may change `converted` in place, and never `original`. */
export type Conversion = (converted: never, original: never, words: Words, enabled: Switch) => void;

/** Names by which a catalogue calls code. */
export interface FunctionNames {
  readonly defaulters: readonly string[];
  readonly conversions: readonly string[];
}

/** The functions that the kinds of one server give, together with its words. */
export class KindFunctions {
  constructor(
    readonly words: Words,
    /** The release that the server shows. */
    readonly shown: ShownRelease,
    private readonly defaulters: ReadonlyMap<string, Defaulter>,
    private readonly conversions: ReadonlyMap<string, Conversion>,
    /** Which features are on; none where it is not known. */
    private readonly enabled: Switch = NOTHING_ON,
    /** Takes the items of long lists; without it they are filled at once. */
    readonly later?: LaterItems,
  ) {}

  /** The same, which leave long lists for later. */
  leaving(later: LaterItems): KindFunctions {
    return new KindFunctions(this.words, this.shown, this.defaulters, this.conversions, this.enabled, later);
  }

  /** A fault for each name that the catalogue refers to and no kind provides. */
  faults(names: FunctionNames): string[] {
    return [...faultsOf('defaulter', names.defaulters, this.defaulters), ...faultsOf('conversion', names.conversions, this.conversions)];
  }

  /** Runs a defaulter. */
  fill(name: string, value: object): void {
    named(this.defaulters, name)(value as never, this.words, this.enabled);
  }

  /** Runs a conversion. */
  finish(name: string, converted: ApiObject, original: ApiObject): void {
    named(this.conversions, name)(converted as never, original as never, this.words, this.enabled);
  }
}

const faultsOf = (what: string, names: readonly string[], given: ReadonlyMap<string, unknown>): string[] =>
  names
    .filter((name) => !given.has(name))
    .map((name) => `no kind in code gives the ${what} ${name}, which the catalogue names${suggestion(name, given.keys())}`);

function named<F>(functions: ReadonlyMap<string, F>, name: string): F {
  const found = functions.get(name);
  if (found === undefined) throw new Error(`no kind of this server gives the function ${name}, which its catalogue names`);
  return found;
}
