/** An object with what a policy says of it: as after an apply by somebody who owns nothing, so that nothing goes. */
import type { StructStructure } from '../model/definition/structure.js';
import { isObject } from '../model/json/json.js';
import type { Json, JsonObject } from '../model/object.js';
import { faultsOf, joinedFaults } from './faults.js';
import { liveFirst, merge } from './merging/merge.js';
import { memberShape, type Shape, structShapeOf } from './shape.js';

/**
 * Returns the object itself where nothing changes.
 *
 * @throws Error for a configuration that is none of the kind, and for parts that are written as a whole, of which it may be meant to hold some
 * members alone.
 */
export function configured(object: JsonObject, config: JsonObject, structure: StructStructure): JsonObject {
  const faults = faultsOf(config, structure, 'any');
  if (faults.length > 0) throw new Error(`failed to convert patch object to typed object: ${joinedFaults(faults)}`);
  const shape = structShapeOf(structure);
  const atomic = atomicParts(config, shape, '');
  if (atomic.length > 0) throw new Error(`invalid ApplyConfiguration: may not mutate atomic arrays, maps or structs: ${atomic.join(', ')}`);
  const merged = merge(object, config, shape, { order: liveFirst, repeats: 'taken' });
  return isObject(merged) ? merged : object;
}

/** Paths of lists, maps and structs that are written as a whole. */
function atomicParts(value: Json | undefined, shape: Shape, path: string): string[] {
  if (value === undefined || value === null || typeof value !== 'object') return [];
  if (shape.how === 'leaf') return shape.structure.kind === 'free' ? [] : [path];
  if (Array.isArray(value)) return shape.how === 'keyed' ? value.flatMap((item, i) => atomicParts(item, shape.items, `${path}[${i}]`)) : [];
  if (shape.how === 'set' || shape.how === 'keyed') return [];
  return Object.entries(value).flatMap(([name, member]) => atomicParts(member, memberShape(shape, name), `${path}.${name}`));
}
