/** Who owns which field: the account that the server keeps with every object, told by the values that are there. */
import { isJsonObject, isSame, type Json, type JsonObject, type Path, pathText, valueAt } from '../values/json.js';

/** A manager by one of its ways to write. */
export interface Owner {
  readonly manager: string;
  /** `Apply` or `Update`. */
  readonly operation: string;
  /** In RFC 3339; empty where the server does not say. */
  readonly time: string;
  readonly subresource: string;
  /** The version in which it wrote. */
  readonly apiVersion: string;
}

interface Ownership {
  readonly owners: readonly Owner[];
  /** Places of `owners`, by the texts of paths; a field that several own has several. */
  readonly byPath: ReadonlyMap<string, readonly number[]>;
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

export function ownershipOf(object: JsonObject): Ownership {
  const entries = valueAt(object, ['metadata', 'managedFields']);
  const owners: Owner[] = [];
  const byPath = new Map<string, number[]>();
  for (const entry of Array.isArray(entries) ? entries : []) {
    if (!isJsonObject(entry)) continue;
    const { manager, operation, time, subresource, apiVersion, fieldsV1 } = entry;
    const place = owners.length;
    owners.push({
      manager: textOf(manager),
      operation: textOf(operation),
      time: textOf(time),
      subresource: textOf(subresource),
      apiVersion: textOf(apiVersion),
    });
    if (isJsonObject(fieldsV1))
      walk(fieldsV1, object, [], (path) => {
        const text = pathText(path);
        byPath.set(text, [...(byPath.get(text) ?? []), place]);
      });
  }
  return { owners, byPath };
}

/** Tells the paths of a set of fields: of those that have others inside, only where the set has them as such. */
function walk(fields: JsonObject, value: Json | undefined, path: Path, tell: (path: Path) => void): void {
  const steps = Object.keys(fields);
  if (steps.length === 0) tell(path);
  for (const step of steps) {
    const inner = fields[step];
    if (step === '.') tell(path);
    else if (isJsonObject(inner)) {
      const next = stepOf(step, value);
      if (next !== undefined) walk(inner, valueAt(value, [next]), [...path, next], tell);
    }
  }
}

/**
 * A step of a set of fields as a step of a path: `f:` names a member, `k:` an item by its keys, `v:` one by its value, and `i:` one by its
 * place. Undefined where the object has no such item.
 */
function stepOf(step: string, value: Json | undefined): string | number | undefined {
  const [sort, rest] = [step.slice(0, 2), step.slice(2)];
  if (sort === 'f:') return rest;
  if (sort === 'i:') return Number(rest);
  if (!Array.isArray(value)) return undefined;
  const wanted = parsed(rest);
  const matches = (item: Json): boolean => {
    if (sort === 'v:') return isSame(item, wanted);
    // A key that an item does not have is one that a default stands for.
    return (
      isJsonObject(item) &&
      isJsonObject(wanted) &&
      Object.entries(wanted).every(([name, of]) => item[name] === undefined || isSame(item[name], of))
    );
  };
  const place = value.findIndex(matches);
  return place < 0 ? undefined : place;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** A line of an object as it is shown with its owners. */
interface OwnedLine {
  readonly path: Path;
  readonly depth: number;
  /** The member, or a dash for an item of a list. */
  readonly name: string;
  /** The value where it is a single one, as JSON has it. */
  readonly value: string;
  readonly owners: readonly number[];
}

/** Fields that the server writes, which nobody owns. */
const OF_SERVER: readonly string[] = ['managedFields', 'resourceVersion', 'uid', 'creationTimestamp', 'generation', 'selfLink'];

export function ownedLines(object: JsonObject, { byPath }: Ownership): OwnedLine[] {
  const lines: OwnedLine[] = [];
  const add = (name: string, value: Json | undefined, path: Path): void => {
    const nests = (Array.isArray(value) && value.length > 0) || (isJsonObject(value) && Object.keys(value).length > 0);
    const owners = byPath.get(pathText(path)) ?? [];
    lines.push({ path, depth: path.length - 1, name, value: nests ? '' : JSON.stringify(value), owners });
    if (Array.isArray(value)) {
      for (const [i, item] of value.entries()) add('–', item, [...path, i]);
    } else if (isJsonObject(value)) {
      for (const [member, inner] of Object.entries(value)) if (isShown(path, member)) add(member, inner, [...path, member]);
    }
  };
  for (const [name, value] of Object.entries(object)) if (name !== 'apiVersion' && name !== 'kind') add(name, value, [name]);
  return lines;
}

const isShown = ([first, second]: Path, member: string): boolean =>
  !(first === 'metadata' && second === undefined && OF_SERVER.includes(member));
