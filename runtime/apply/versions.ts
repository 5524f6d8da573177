/** Views of objects and changes in other versions of their kind, because claims are expressed in the version in which they were made. */

import type { StructStructure } from '../model/definition/structure.js';
import { type ApiObject, asJson, asObject, type JsonObject } from '../model/object.js';
import { afterParts, type Parted } from '../model/parts.js';
import { type Comparison, compare, compareInParts, type Manner, SAME } from './merging/compare.js';
import type { FieldSet } from './ownership/field-set.js';
import { type StructShape, structShapeOf } from './shape.js';

/** What the engine needs to know of a kind. */
export interface VersionedStructures {
  /** The structure of one version; undefined if that version no longer exists. */
  structure(apiVersion: string): StructStructure | undefined;
  /**
   * The object in another version. It may lack required fields, because removal tries objects without some of them. Undefined if the
   * version no longer exists; its entries are dropped.
   */
  convert(object: ApiObject, toApiVersion: string): ApiObject | undefined;
  /** Whether an object may hold values that do not fit its structure; never when absent. */
  readonly loose?: boolean;
  /** Whether the other version has every field of the object, so that ownership can be expressed in it; always when absent. */
  holds?(object: ApiObject, apiVersion: string): boolean;
}

export const shapeIn = (structures: VersionedStructures, apiVersion: string): StructShape | undefined => {
  const structure = structures.structure(apiVersion);
  return structure === undefined ? undefined : structShapeOf(structure);
};

/** How objects are compared, and without which paths, which the request cannot write. */
interface Compared extends Manner {
  readonly ignored: FieldSet;
}

/** A change from one object to another, comparable in the version of any claim. */
export class Change {
  readonly #comparisons = new Map<string, Comparison | undefined>();

  private constructor(
    private readonly structures: VersionedStructures,
    apiVersion: string,
    private readonly before: JsonObject,
    private readonly after: JsonObject,
    private readonly compared: Compared,
    /** The comparison in the objects' own version. */
    readonly own: Comparison,
  ) {
    this.#comparisons.set(apiVersion, own);
  }

  /** Compares the objects, which are of this version. */
  static between(
    structures: VersionedStructures,
    apiVersion: string,
    before: JsonObject,
    after: JsonObject,
    compared: Compared,
  ): Parted<Change> {
    const shape = shapeIn(structures, apiVersion);
    const own = shape === undefined ? SAME : compareInParts(before, after, shape, compared);
    return afterParts(own, (all) => new Change(structures, apiVersion, before, after, compared, all.except(compared.ignored)));
  }

  /** The comparison in that version; undefined where the version is gone. */
  in(apiVersion: string): Comparison | undefined {
    if (this.#comparisons.has(apiVersion)) return this.#comparisons.get(apiVersion);
    const comparison = this.#compare(apiVersion);
    this.#comparisons.set(apiVersion, comparison);
    return comparison;
  }

  #compare(apiVersion: string): Comparison | undefined {
    const shape = shapeIn(this.structures, apiVersion);
    if (shape === undefined) return undefined;
    if (this.own.isEmpty) return SAME;
    const before = this.structures.convert(asObject(this.before), apiVersion);
    const after = this.structures.convert(asObject(this.after), apiVersion);
    if (before === undefined || after === undefined) return undefined;
    return compare(asJson(before), asJson(after), shape, this.compared).except(this.compared.ignored);
  }
}
