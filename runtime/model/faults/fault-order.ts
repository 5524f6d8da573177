/** Puts faults of several sources into the order of the fields they are about. */

import type { SchemaOfType } from '../definition/definition.js';
import type { FieldError } from '../errors.js';
import { isObject } from '../json/json.js';

const STEP = /\[([^\]]*)(?:\]|$)|([^.[\]]+)/g;

type Schema = Readonly<Record<string, unknown>>;

/** The schema that says what a value holds: references followed, and of a union the branch that holds something. */
function holding({ named }: SchemaOfType, schema: unknown): Schema | undefined {
  let at = schema;
  for (;;) {
    if (!isObject<Schema>(at)) return undefined;
    if (typeof at.$ref === 'string') at = named[at.$ref];
    else if (Array.isArray(at.anyOf))
      at = at.anyOf.find((branch) => isObject<Schema>(branch) && (branch.$ref ?? branch.properties ?? branch.items));
    else return at;
  }
}

/** The index of each step of a path among its siblings; a name that is no field comes before all fields. */
function placeOf(schema: SchemaOfType, path: string): number[] {
  const out: number[] = [];
  let at = holding(schema, schema.root);
  for (const [, inBrackets, name] of path.matchAll(STEP)) {
    const fields = isObject<Schema>(at?.properties) && at.additionalProperties === undefined ? at.properties : undefined;
    if (fields !== undefined && name !== undefined) {
      out.push(Object.keys(fields).indexOf(name));
      at = holding(schema, fields[name]);
    } else {
      out.push(Number(inBrackets ?? 0) || 0);
      at = holding(schema, at?.items ?? at?.additionalProperties);
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

/** Places before and after all fields; a name that is no field is at -1. */
const TOLD_AT = { first: [-2], last: [Number.POSITIVE_INFINITY] };

/**
 * Merges the faults of two sources into the order of the schema's fields, and keeps the order within each source: clients rely
 * on it.
 */
export function inFieldOrder(first: readonly FieldError[], second: readonly FieldError[], schema: SchemaOfType): readonly FieldError[] {
  const places = first.map((fault) => placeOf(schema, fault.field));
  let next = 0;
  const upTo = (place: readonly number[]): readonly FieldError[] => {
    const from = next;
    while (next < first.length && compare(places[next] ?? [], place) <= 0) next += 1;
    return first.slice(from, next);
  };
  const toldAt = ({ told, field }: FieldError): number[] => (told === undefined ? placeOf(schema, field) : TOLD_AT[told]);
  const merged = second.flatMap((fault) => [...upTo(toldAt(fault)), fault]);
  return [...merged, ...first.slice(next)];
}
