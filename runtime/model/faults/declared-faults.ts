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
  /** The same of the value at the path by itself, without those of what it holds. */
  takeOnly(path: string): readonly FieldError[];
}

const NO_FAULTS: readonly FieldError[] = [];

/** For most objects the constraints find no faults. */
export const NOTHING_DECLARED: DeclaredFaults = { take: () => NO_FAULTS, takeOnly: () => NO_FAULTS };

const PATH_ENDS = /[.[]|$/g;

/** Faults to be taken by their paths. */
export class UntoldFaults implements DeclaredFaults {
  readonly #taken = new Set<FieldError>();
  /** The faults by their paths, and by the paths of all that holds these: code asks for many more parts of large objects than are at fault. */
  readonly #within = new Map<string, FieldError[]>();

  constructor(private readonly faults: readonly FieldError[]) {
    for (const fault of faults)
      for (const { index } of fault.field.matchAll(PATH_ENDS)) {
        const path = fault.field.slice(0, index);
        const others = this.#within.get(path);
        if (others === undefined) this.#within.set(path, [fault]);
        else others.push(fault);
      }
  }

  /** The faults that were not taken. */
  get left(): readonly FieldError[] {
    return this.#taken.size === 0 ? this.faults : this.faults.filter((fault) => !this.#taken.has(fault));
  }

  take(path: string, ...fields: readonly string[]): readonly FieldError[] {
    if (!this.#within.has(path)) return NO_FAULTS;
    return fields.length === 0 ? this.#take(path) : fields.flatMap((field) => this.#take(`${path}.${field}`));
  }

  takeOnly(path: string): readonly FieldError[] {
    const taken = (this.#within.get(path) ?? NO_FAULTS).filter((fault) => fault.field === path && !this.#taken.has(fault));
    for (const fault of taken) this.#taken.add(fault);
    return taken;
  }

  #take(path: string): readonly FieldError[] {
    const here = this.#within.get(path);
    if (here === undefined) return NO_FAULTS;
    this.#within.delete(path);
    const taken = here.filter((fault) => !this.#taken.has(fault));
    for (const fault of taken) this.#taken.add(fault);
    return taken;
  }
}

/** The faults of what stands at `real` for code that tells of it as if it stood at `shown`. */
export const shownAt = (declared: DeclaredFaults, real: string, shown: string): DeclaredFaults =>
  declared === NOTHING_DECLARED || real === shown
    ? declared
    : {
        take: (path, ...fields) => shownFaults(declared.take(`${real}${path.slice(shown.length)}`, ...fields), real, shown),
        takeOnly: (path) => shownFaults(declared.takeOnly(`${real}${path.slice(shown.length)}`), real, shown),
      };

const shownFaults = (faults: readonly FieldError[], real: string, shown: string): FieldError[] =>
  faults.map((fault) => ({ ...fault, field: `${shown}${fault.field.slice(real.length)}` }));
