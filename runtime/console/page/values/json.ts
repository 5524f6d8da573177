/** Values of objects, as JSON has them; none is changed in place. */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** Where a value stands: names of members, and places in lists. */
export type Path = readonly (string | number)[];

export const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  let at = value;
  for (const step of path) {
    if (Array.isArray(at)) at = at[Number(step)];
    else if (isJsonObject(at)) at = Object.hasOwn(at, step) ? at[step] : undefined;
    else return undefined;
  }
  return at;
}

/** The value with another one at a path; with undefined, what stands there is taken out. Objects on the way are made where there are none. */
export function withValue(value: Json | undefined, path: Path, next: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return next ?? null;
  const inner = rest.length === 0 ? next : withValue(valueAt(value, [step]), rest, next);
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? [...value] : [];
    if (inner === undefined) list.splice(step, 1);
    else list[step] = inner;
    return list;
  }
  const { [step]: _, ...others } = isJsonObject(value) ? value : {};
  if (inner === undefined) return others;
  // A member that is there keeps its place.
  return isJsonObject(value) && Object.hasOwn(value, step) ? { ...value, [step]: inner } : { ...others, [step]: inner };
}

export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]));
}

/** A path as messages have it, such as `.spec.containers[0].image`. */
export const pathText = (path: Path): string =>
  path.map((step) => (typeof step === 'number' ? `[${step}]` : /^[\w-]+$/.test(step) ? `.${step}` : `["${step}"]`)).join('');

/** A field that two have changed to different values. */
export interface FieldConflict {
  readonly path: Path;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

interface Merged {
  /** With the values of others where these alone have changed something, and mine at conflicts. */
  readonly value: Json | undefined;
  readonly conflicts: readonly FieldConflict[];
}

/** What two have made of a value, as one. Lists are taken as wholes, as nothing says what of one is an item of the other. */
export function merge(base: Json | undefined, mine: Json | undefined, theirs: Json | undefined, path: Path = []): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isSame(base, mine)) return { value: theirs, conflicts: [] };
  if (!isJsonObject(mine) || !isJsonObject(theirs)) return { value: mine, conflicts: [{ path, mine, theirs }] };
  const before = isJsonObject(base) ? base : {};
  const conflicts: FieldConflict[] = [];
  const members = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((name) => {
    const merged = merge(valueAt(before, [name]), valueAt(mine, [name]), valueAt(theirs, [name]), [...path, name]);
    conflicts.push(...merged.conflicts);
    return merged.value === undefined ? [] : [[name, merged.value] as const];
  });
  return { value: Object.fromEntries(members), conflicts };
}
