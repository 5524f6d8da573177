/** Objects and changes seen from other versions of their kind: claims speak the version they were made in. */

import type { StructStructure } from '../model/definition/structure.js';
import { type ApiObject, asJson, asObject, type JsonObject } from '../model/object.js';
import { type Comparison, compare, SAME } from './merging/compare.js';
import type { FieldSet } from './ownership/field-set.js';
import { type StructShape, structShapeOf } from './shape.js';

/** What the engine needs to know of a kind. */
export interface VersionedStructures {
  /** The structure of one version; undefined where there is no such version any more. */
  structure(apiVersion: string): StructStructure | undefined;
  /**
   * The object in another version. It may lack fields the type requires, since removal tries what is left without
   * some. Undefined where the version is gone: entries in it are dropped.
   */
  convert(object: ApiObject, toApiVersion: string): ApiObject | undefined;
  /** Whether an object is read as it is, so that what it holds may not fit its structure; none is when absent. */
  readonly loose?: boolean;
  /** Whether the other version has all that the object has, so that what is owned in it can be told; every version has when absent. */
  holds?(object: ApiObject, apiVersion: string): boolean;
}

export const shapeIn = (structures: VersionedStructures, apiVersion: string): StructShape | undefined => {
  const structure = structures.structure(apiVersion);
  return structure === undefined ? undefined : structShapeOf(structure);
};

/** A change from one object to another, as claims of any version see it. */
export class Change {
  readonly #comparisons = new Map<string, Comparison | undefined>();
  /** The comparison in the objects' own version. */
  readonly own: Comparison;

  /** @param ignored what the request cannot write; the change says nothing about it. */
  constructor(
    private readonly structures: VersionedStructures,
    apiVersion: string,
    private readonly before: JsonObject,
    private readonly after: JsonObject,
    private readonly ignored: FieldSet,
  ) {
    const shape = shapeIn(structures, apiVersion);
    this.own = shape === undefined ? SAME : compare(before, after, shape).except(ignored);
    this.#comparisons.set(apiVersion, this.own);
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
    return compare(asJson(before), asJson(after), shape).except(this.ignored);
  }
}
