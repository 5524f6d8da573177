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
  /** The same for fields that are owned as wholes, with all that is inside. */
  readonly wholes: ReadonlyMap<string, readonly number[]>;
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

export function ownershipOf(object: JsonObject): Ownership {
  const entries = valueAt(object, ['metadata', 'managedFields']);
  const owners: Owner[] = [];
  const byPath = new Map<string, number[]>();
  const wholes = new Map<string, number[]>();
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
      walk(fieldsV1, object, [], (path, isWhole) => {
        const text = pathText(path);
        for (const owned of isWhole ? [byPath, wholes] : [byPath]) owned.set(text, [...(owned.get(text) ?? []), place]);
      });
  }
  return { owners, byPath, wholes };
}

/**
 * Tells the paths of a set of fields, and which of them it has as wholes: of those that have others inside in the set, only where it has
 * them as such, too.
 */
function walk(fields: JsonObject, value: Json | undefined, path: Path, tell: (path: Path, isWhole: boolean) => void): void {
  const steps = Object.keys(fields);
  if (steps.length === 0) tell(path, true);
  for (const step of steps) {
    const inner = fields[step];
    if (step === '.') tell(path, false);
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

/** Lines that are shown of an object, and characters of a value; the YAML view has the rest. */
const MAX_LINES = 5000;
const MAX_CHARACTERS = 2000;

export function ownedLines(object: JsonObject, { byPath, wholes }: Ownership): OwnedLine[] {
  const lines: OwnedLine[] = [];
  /** `around`: who owns a field that this one is inside of as a whole. */
  const add = (name: string, value: Json | undefined, path: Path, around: readonly number[]): void => {
    if (lines.length >= MAX_LINES) return;
    const nests = (Array.isArray(value) && value.length > 0) || (isJsonObject(value) && Object.keys(value).length > 0);
    const at = pathText(path);
    const owners = [...new Set([...(byPath.get(at) ?? []), ...around])];
    const inside = [...around, ...(wholes.get(at) ?? [])];
    lines.push({ path, depth: path.length - 1, name, value: nests ? '' : abridged(JSON.stringify(value)), owners });
    if (Array.isArray(value)) {
      for (const [i, item] of value.entries()) add('–', item, [...path, i], inside);
    } else if (isJsonObject(value)) {
      for (const [member, inner] of Object.entries(value)) if (isShown(path, member)) add(member, inner, [...path, member], inside);
    }
  };
  for (const [name, value] of Object.entries(object)) if (name !== 'apiVersion' && name !== 'kind') add(name, value, [name], []);
  return lines;
}

const abridged = (text: string): string =>
  text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}… and ${text.length - MAX_CHARACTERS} more characters`;

const isShown = ([first, second]: Path, member: string): boolean =>
  !(first === 'metadata' && second === undefined && OF_SERVER.includes(member));
