/** Puts faults of several sources into the order of the fields they are about. */

import type { StructStructure, Structure } from '../definition/structure.js';
import type { FieldError } from '../errors.js';

const STEP = /\[([^\]]*)(?:\]|$)|([^.[\]]+)/g;

/** The index of each step of a path among its siblings; a name that is no field comes before all fields. */
function placeOf(root: StructStructure, path: string): number[] {
  const out: number[] = [];
  let type: Structure | undefined = root;
  for (const [, inBrackets, name] of path.matchAll(STEP)) {
    if (type?.kind === 'struct' && name !== undefined) {
      const { fields }: StructStructure = type;
      out.push(fields.findIndex((f) => f.name === name));
      type = type.byName.get(name)?.type;
    } else {
      out.push(Number(inBrackets ?? 0) || 0);
      type = type?.kind === 'list' ? type.items : type?.kind === 'map' ? type.values : undefined;
    }
  }
  return out;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/**
 * Merges the faults of two sources into the order of the structure's fields, and keeps the order within each source: clients rely
 * on it.
 */
export function inFieldOrder(first: readonly FieldError[], second: readonly FieldError[], root: StructStructure): readonly FieldError[] {
  if (first.length === 0) return second;
  if (second.length === 0) return first;
  const places = first.map((fault) => placeOf(root, fault.field));
  let next = 0;
  const upTo = (place: readonly number[]): readonly FieldError[] => {
    const from = next;
    while (next < first.length && compare(places[next] ?? [], place) <= 0) next += 1;
    return first.slice(from, next);
  };
  const merged = second.flatMap((fault) => [...upTo(placeOf(root, fault.field)), fault]);
  return [...merged, ...first.slice(next)];
}
