/**
 * Mappings between a version of a kind and its hub, as data. One mapping serves both directions.
 * What a direction cannot hold is either derived by a named function or kept in an annotation, never dropped silently
 * (specification 3, rule 2).
 */

import { isObject, setOwn } from '../json/json.js';
import { parseInner, stringify } from '../json/json-text.js';
import { eachItem as eachItemOf, type LaterItems, walked } from '../later-items.js';
import { type ApiObject, asJson, asObject, type Json, type JsonObject } from '../object.js';
import type { GeneratedCode } from './definition.js';
import type { KindFunctions } from './kind-functions.js';
import { type Turn, whenThere } from './settled.js';

export interface Mapping {
  /** Pairs of a place here and its place in the hub, as dotted paths. */
  readonly renamed?: readonly (readonly [here: string, hub: string])[];
  /** Fields whose values convert by a mapping of their own, by name here. */
  readonly inner?: Readonly<Record<string, Inner>>;
  /** Fields that only this version has, and that an annotation keeps while the object is in hub form. */
  readonly keptHere?: readonly string[];
  /** Fields that only the hub has, and that an annotation keeps while the object is in this form. */
  readonly keptInHub?: readonly string[];
  /** Fields of this version that a named function derives. */
  readonly derivedHere?: readonly string[];
  readonly derivedInHub?: readonly string[];
}

export interface Inner {
  readonly form: 'one' | 'list' | 'map';
  readonly mapping: () => Mapping;
}

export const one = (mapping: () => Mapping): Inner => ({ form: 'one', mapping });
export const eachItem = (mapping: () => Mapping): Inner => ({ form: 'list', mapping });
export const eachValue = (mapping: () => Mapping): Inner => ({ form: 'map', mapping });

/** Values that a conversion has no field for, by JSON pointer. */
type Kept = Map<string, unknown>;

const escaped = (name: string): string => name.replace(/~/g, '~0').replace(/\//g, '~1');

type Direction = 'toHub' | 'fromHub';

/** What a direction does with the fields of one value, made once for each mapping. */
interface Steps {
  /** Fields that an annotation keeps. */
  readonly kept: readonly string[];
  /** Fields that the converted value is made without: kept and derived ones, and those whose move needs nothing else of it. */
  readonly left: ReadonlySet<string>;
  readonly moves: readonly Move[];
  readonly inner: readonly (readonly [name: string, inner: Inner])[];
}

interface Move {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** The field of the original value that moves, where no other step is about it. */
  readonly alone: string | undefined;
}

const stepsOf: Readonly<Record<Direction, WeakMap<Mapping, Steps>>> = { toHub: new WeakMap(), fromHub: new WeakMap() };

function steps(mapping: Mapping, direction: Direction): Steps {
  const known = stepsOf[direction].get(mapping);
  if (known !== undefined) return known;
  const { keptHere, keptInHub, derivedHere, derivedInHub, renamed = [], inner = {} } = mapping;
  const [kept = [], derived = []] = direction === 'toHub' ? [keptHere, derivedHere] : [keptInHub, derivedInHub];
  const pairs = renamed.map(([here, hub]) => [here.split('.'), hub.split('.')] as const);
  const heads = [...pairs.flat().map(([head = '']) => head), ...Object.keys(inner)];
  const moves = pairs.map(([here, hub]): Move => {
    const [from, to] = direction === 'toHub' ? [here, hub] : [hub, here];
    const [head = ''] = from;
    return { from, to, alone: from.length === 1 && heads.filter((other) => other === head).length === 1 ? head : undefined };
  });
  const left = new Set([...kept, ...derived, ...moves.flatMap(({ alone }) => alone ?? [])]);
  const made: Steps = { kept, left, moves, inner: Object.entries(inner) };
  stepsOf[direction].set(mapping, made);
  return made;
}

/** One conversion of an object; with `later`, items of long lists and maps are converted when that is done. */
class Walk {
  readonly kept: Kept = new Map();

  constructor(
    private readonly direction: Direction,
    private readonly later: LaterItems | undefined,
  ) {}

  /** The value in the other form. Its inner values are named as they are here, in both directions. */
  value(mapping: Mapping, value: JsonObject, at: string): JsonObject {
    const { kept, left, moves, inner } = steps(mapping, this.direction);
    const out = copiedWithout(value, left);
    for (const name of kept) if (value[name] !== undefined) this.kept.set(`${at}/${escaped(name)}`, value[name]);
    if (this.direction === 'fromHub') moveAll(moves, value, out);
    for (const [name, of] of inner) {
      const member = out[name];
      if (member !== undefined) out[name] = this.#inner(of, member, `${at}/${escaped(name)}`) as JsonObject;
    }
    if (this.direction === 'toHub') moveAll(moves, value, out);
    return out;
  }

  #inner({ form, mapping }: Inner, value: unknown, at: string): unknown {
    const each = (member: unknown, name: string | number): unknown =>
      isObject(member) ? this.value(mapping(), member, `${at}/${name}`) : member;
    if (form === 'one') return isObject(value) ? this.value(mapping(), value, at) : value;
    if (form === 'list') {
      if (!Array.isArray(value)) return value;
      const list: unknown[] = new Array(value.length);
      const item = (i: number): void => {
        list[i] = each(value[i], i);
      };
      eachItemOf(value.length, item, this.later);
      return list;
    }
    if (!isObject(value)) return value;
    const map: JsonObject = {};
    const names = Object.keys(value);
    const member = (i: number): void => {
      const name = names[i] as string;
      setOwn(map, name, each(value[name], escaped(name)) as JsonObject);
    };
    eachItemOf(names.length, member, this.later);
    return map;
  }
}

function copiedWithout(value: JsonObject, left: ReadonlySet<string>): JsonObject {
  const out: JsonObject = {};
  for (const name of Object.keys(value)) if (!left.has(name)) setOwn(out, name, value[name] as JsonObject);
  return out;
}

function moveAll(moves: readonly Move[], value: JsonObject, out: JsonObject): void {
  for (const { from, to, alone } of moves) {
    const moved = alone === undefined ? takeAt(out, from) : value[alone];
    if (moved !== undefined) setAt(out, to, moved as JsonObject);
  }
}

function setAt(target: JsonObject, keys: readonly string[], value: JsonObject[string]): void {
  const [first = '', ...rest] = keys;
  if (rest.length === 0) target[first] = value;
  else {
    const child = target[first];
    const inner: JsonObject = isObject(child) ? { ...child } : {};
    setAt(inner, rest, value);
    target[first] = inner;
  }
}

function takeAt(target: JsonObject, keys: readonly string[]): unknown {
  const [first = '', ...rest] = keys;
  const child = target[first];
  if (rest.length === 0) {
    delete target[first];
    return child;
  }
  if (!isObject(child)) return undefined;
  const inner = { ...child };
  const taken = takeAt(inner, rest);
  if (Object.keys(inner).length === 0) delete target[first];
  else target[first] = inner;
  return taken;
}

export interface VersionMapping {
  /** apiVersion on each side. */
  readonly here: string;
  readonly hub: string;
  readonly mapping: Mapping;
  /** Annotation that keeps what a side cannot hold. */
  readonly annotation: string;
  /** Conversions of kinds that finish a direction, by the names that the catalogue gives them. */
  readonly finishToHub?: string;
  readonly finishFromHub?: string;
}

/** Both directions of a conversion. */
type Directions = Pick<GeneratedCode, 'toHub' | 'fromHub'>;

/** The two directions of a mapping. Neither changes its argument. */
export function converter(m: VersionMapping): Directions {
  const converting =
    (direction: Direction, from: string, to: string, finish: string | undefined) =>
    (object: ApiObject, functions: KindFunctions, turn?: Turn): ApiObject | Promise<ApiObject> => {
      const walk = (later: LaterItems | undefined): [ApiObject, Kept] => {
        const walking = new Walk(direction, later);
        const value = walking.value(m.mapping, asJson(object), '');
        return [asObject(value), walking.kept];
      };
      return whenThere(walked(turn, walk), ([value, kept]) => {
        const out = restored(value, m.annotation, from);
        keep(out, kept, m.annotation, to);
        out.apiVersion = to;
        if (finish !== undefined) functions.finish(finish, out, object);
        return out;
      });
    };
  // Without turns everything is there at once.
  return {
    toHub: converting('toHub', m.here, m.hub, m.finishToHub) as Directions['toHub'],
    fromHub: converting('fromHub', m.hub, m.here, m.finishFromHub) as Directions['fromHub'],
  };
}

/** The converter of versions whose shapes are equal: only apiVersion changes. */
export const renamed = (here: string, hub: string): Directions => ({
  toHub: (object: ApiObject) => (here === hub ? object : { ...object, apiVersion: hub }),
  fromHub: (object: ApiObject) => (here === hub ? object : { ...object, apiVersion: here }),
});

/** Writes what could not be placed into the annotation of the object now in form `form`. */
function keep(object: ApiObject, kept: Kept, annotation: string, form: string): void {
  if (kept.size === 0) return;
  // In turns values are kept in another order; the text is the same.
  const fields = Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = stringify({ notIn: form, fields });
  object.metadata = { ...object.metadata, annotations: { ...object.metadata?.annotations, [annotation]: text } };
}

/** Puts back what the annotation kept while the object was in the other form, and drops the annotation. */
function restored(object: ApiObject, annotation: string, cameFrom: string): ApiObject {
  const text = object.metadata?.annotations?.[annotation];
  if (text === undefined) return object;
  const parsed = parseKept(text);
  if (parsed === undefined || parsed.notIn !== cameFrom) return object;
  const annotations = { ...object.metadata.annotations };
  delete annotations[annotation];
  const { annotations: _, ...metadata } = object.metadata;
  const out = { ...object, metadata: Object.keys(annotations).length === 0 ? metadata : { ...metadata, annotations } };
  const ours = new Set<unknown>([out]);
  for (const [pointer, value] of Object.entries(parsed.fields)) putBack(asJson(out), pointer, value, ours);
  return out;
}

/** What an annotation keeps, by pointers to the fields; undefined for one that keeps nothing. */
export function parseKept(text: string): { notIn: string; fields: Record<string, unknown> } | undefined {
  const value = parseInner(text);
  if (!isObject(value) || typeof value.notIn !== 'string' || !isObject(value.fields)) return undefined;
  return { notIn: value.notIn, fields: value.fields };
}

/**
 * Sets the value at the pointer where the struct that held it still exists; otherwise the value is dropped with its owner. What is on
 * the way is copied once, as the object shares its parts with the one it was converted from; `ours` are the copies.
 */
function putBack(object: JsonObject, pointer: string, value: unknown, ours: Set<unknown>): void {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((k) => k.replace(/~1/g, '/').replace(/~0/g, '~'));
  const last = keys.pop();
  if (last === undefined || last === '__proto__' || !isObject(at(object, keys))) return;
  let owner: JsonObject | Json[] = object;
  for (const key of keys) {
    const member = at(owner, [key]) as JsonObject | Json[];
    const own: JsonObject | Json[] = ours.has(member) ? member : Array.isArray(member) ? [...member] : { ...member };
    ours.add(own);
    if (Array.isArray(owner)) owner[Number(key)] = own;
    else setOwn(owner, key, own);
    owner = own;
  }
  if (!Array.isArray(owner)) owner[last] = value as Json;
}

/** What is at the place; undefined where it is not there. */
function at(value: unknown, keys: readonly string[]): unknown {
  let here = value;
  for (const key of keys)
    here = Array.isArray(here) ? here[Number(key)] : isObject(here) && Object.hasOwn(here, key) ? here[key] : undefined;
  return here;
}
