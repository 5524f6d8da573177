/** Code of kinds that generated code calls, by the names that the catalogue gives it. */

import { suggestion } from '../faults/nearest.js';
import type { LaterItems } from '../later-items.js';
import type { ApiObject } from '../object.js';
import type { Words } from '../values/words.js';
import type { StructStructure } from './structure.js';

/** Sets defaults, in place, that the catalogue cannot express. The value has been decoded and holds what the client sent. */
export type Defaulter = (value: never, words: Words) => void;

/** Finishes an object that its mapping has already moved; may change `converted` in place, and never `original`. */
export type Conversion = (converted: never, original: never, words: Words) => void;

/** Names by which a catalogue calls code. */
export interface FunctionNames {
  readonly defaulters: readonly string[];
  readonly conversions: readonly string[];
}

/** The functions that the kinds of one server give, together with its words. */
export class KindFunctions {
  constructor(
    readonly words: Words,
    private readonly defaulters: ReadonlyMap<string, Defaulter>,
    private readonly conversions: ReadonlyMap<string, Conversion>,
    /** A structure as the release has it. */
    readonly shown: (structure: StructStructure) => StructStructure,
    /** Takes the items of long lists; without it they are filled at once. */
    readonly later?: LaterItems,
  ) {}

  /** The same, which leave long lists for later. */
  leaving(later: LaterItems): KindFunctions {
    return new KindFunctions(this.words, this.defaulters, this.conversions, this.shown, later);
  }

  /** A fault for each name that the catalogue refers to and no kind provides. */
  faults(names: FunctionNames): string[] {
    return [...faultsOf('defaulter', names.defaulters, this.defaulters), ...faultsOf('conversion', names.conversions, this.conversions)];
  }

  /** Runs a defaulter. */
  fill(name: string, value: object): void {
    named(this.defaulters, name)(value as never, this.words);
  }

  /** Runs a conversion. */
  finish(name: string, converted: ApiObject, original: ApiObject): void {
    named(this.conversions, name)(converted as never, original as never, this.words);
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
