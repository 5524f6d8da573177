/** Faults that the catalogue's constraints find, until they are told. */

import type { FieldError } from '../errors.js';

/**
 * What the catalogue's constraints find wrong with an object. The faults that nobody takes are told in the order of the fields; code whose
 * rules are told in another order takes those of a part of the object where they belong, or takes and leaves out those that do not count.
 */
export interface DeclaredFaults {
  /**
   * The faults of the value at the path and of all that it holds, or of these fields of it alone, one after the other. They are not told
   * otherwise from then on.
   */
  take(path: string, ...fields: readonly string[]): readonly FieldError[];
}

const NO_FAULTS: readonly FieldError[] = [];

/** What is found wrong with most objects: nothing. */
export const NOTHING_DECLARED: DeclaredFaults = { take: () => NO_FAULTS };

const isWithin = (field: string, path: string): boolean =>
  field.startsWith(path) && (field.length === path.length || field[path.length] === '.' || field[path.length] === '[');

const PATH_ENDS = /[.[]|$/g;

/** Faults to be taken by their paths. */
export class UntoldFaults implements DeclaredFaults {
  #left: readonly FieldError[];
  /** The paths of all faults, and of all that holds them: code asks for many more parts of large objects than are at fault. */
  readonly #within: ReadonlySet<string>;

  constructor(faults: readonly FieldError[]) {
    this.#left = faults;
    this.#within = new Set(faults.flatMap(({ field }) => [...field.matchAll(PATH_ENDS)].map(({ index }) => field.slice(0, index))));
  }

  /** The faults that nobody has taken. */
  get left(): readonly FieldError[] {
    return this.#left;
  }

  take(path: string, ...fields: readonly string[]): readonly FieldError[] {
    if (!this.#within.has(path)) return NO_FAULTS;
    return fields.length === 0 ? this.#taken(path) : fields.flatMap((field) => this.#taken(`${path}.${field}`));
  }

  #taken(path: string): readonly FieldError[] {
    if (!this.#within.has(path)) return NO_FAULTS;
    const taken = this.#left.filter(({ field }) => isWithin(field, path));
    if (taken.length > 0) this.#left = this.#left.filter(({ field }) => !isWithin(field, path));
    return taken;
  }
}

/** The faults of what stands at `real` for code that tells of it as if it stood at `shown`. */
export const shownAt = (declared: DeclaredFaults, real: string, shown: string): DeclaredFaults =>
  declared === NOTHING_DECLARED || real === shown
    ? declared
    : {
        take: (path, ...fields) =>
          declared
            .take(`${real}${path.slice(shown.length)}`, ...fields)
            .map((fault) => ({ ...fault, field: `${shown}${fault.field.slice(real.length)}` })),
      };
