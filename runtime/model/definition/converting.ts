/**
 * Mappings between a version of a kind and its hub, as data. One mapping serves both directions.
 * What a direction cannot hold is either derived by a named function or kept in an annotation, never dropped silently
 * (specification 3, rule 2).
 */

import { isObject } from '../json/json.js';
import { parseInner, stringify } from '../json/json-text.js';
import type { ApiObject, JsonObject } from '../object.js';
import type { GeneratedCode } from './definition.js';

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

function convertInner(inner: Inner, value: unknown, at: string, kept: Kept, walk: typeof toHubValue): unknown {
  if (inner.form === 'one') return isObject(value) ? walk(inner.mapping(), value, at, kept) : value;
  if (inner.form === 'list')
    return Array.isArray(value) ? value.map((v: unknown, i) => (isObject(v) ? walk(inner.mapping(), v, `${at}/${i}`, kept) : v)) : value;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([k, v]) => [k, isObject(v) ? walk(inner.mapping(), v, `${at}/${escaped(k)}`, kept) : v]),
  );
}

function toHubValue(mapping: Mapping, value: JsonObject, at: string, kept: Kept): JsonObject {
  const out: JsonObject = { ...value };
  for (const name of mapping.keptHere ?? []) {
    if (out[name] !== undefined) kept.set(`${at}/${escaped(name)}`, out[name]);
    delete out[name];
  }
  for (const name of mapping.derivedHere ?? []) delete out[name];
  for (const [name, inner] of Object.entries(mapping.inner ?? {})) {
    if (out[name] !== undefined) out[name] = convertInner(inner, out[name], `${at}/${escaped(name)}`, kept, toHubValue) as JsonObject;
  }
  for (const [here, hub] of mapping.renamed ?? []) {
    const moved = takeAt(out, here.split('.'));
    if (moved !== undefined) setAt(out, hub.split('.'), moved as JsonObject);
  }
  return out;
}

function fromHubValue(mapping: Mapping, value: JsonObject, at: string, kept: Kept): JsonObject {
  const out: JsonObject = { ...value };
  for (const name of mapping.keptInHub ?? []) {
    if (out[name] !== undefined) kept.set(`${at}/${escaped(name)}`, out[name]);
    delete out[name];
  }
  for (const name of mapping.derivedInHub ?? []) delete out[name];
  for (const [here, hub] of mapping.renamed ?? []) {
    const moved = takeAt(out, hub.split('.'));
    if (moved !== undefined) setAt(out, here.split('.'), moved as JsonObject);
  }
  for (const [name, inner] of Object.entries(mapping.inner ?? {})) {
    if (out[name] !== undefined) out[name] = convertInner(inner, out[name], `${at}/${escaped(name)}`, kept, fromHubValue) as JsonObject;
  }
  return out;
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
  return {
    toHub(object, functions) {
      const kept: Kept = new Map();
      const out = restored(toHubValue(m.mapping, object as unknown as JsonObject, '', kept) as unknown as ApiObject, m.annotation, m.here);
      keep(out, kept, m.annotation, m.hub);
      out.apiVersion = m.hub;
      if (m.finishToHub !== undefined) functions.finish(m.finishToHub, out, object);
      return out;
    },
    fromHub(object, functions) {
      const kept: Kept = new Map();
      const out = restored(fromHubValue(m.mapping, object as unknown as JsonObject, '', kept) as unknown as ApiObject, m.annotation, m.hub);
      keep(out, kept, m.annotation, m.here);
      out.apiVersion = m.here;
      if (m.finishFromHub !== undefined) functions.finish(m.finishFromHub, out, object);
      return out;
    },
  };
}

/** The converter of versions whose shapes are equal: only apiVersion changes. */
export const renamed = (here: string, hub: string): Directions => ({
  toHub: (object) => (here === hub ? object : { ...object, apiVersion: hub }),
  fromHub: (object) => (here === hub ? object : { ...object, apiVersion: here }),
});

/** Writes what could not be placed into the annotation of the object now in form `form`. */
function keep(object: ApiObject, kept: Kept, annotation: string, form: string): void {
  if (kept.size === 0) return;
  const text = stringify({ notIn: form, fields: Object.fromEntries(kept) });
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
  const out = structuredClone({ ...object, metadata: Object.keys(annotations).length === 0 ? metadata : { ...metadata, annotations } });
  for (const [pointer, value] of Object.entries(parsed.fields)) putBack(out, pointer, value);
  return out;
}

/** What an annotation keeps, by pointers to the fields; undefined for one that keeps nothing. */
export function parseKept(text: string): { notIn: string; fields: Record<string, unknown> } | undefined {
  const value = parseInner(text);
  if (!isObject(value) || typeof value.notIn !== 'string' || !isObject(value.fields)) return undefined;
  return { notIn: value.notIn, fields: value.fields };
}

/** Sets the value at the pointer where the struct that held it still exists; otherwise the value is dropped with its owner. */
function putBack(object: ApiObject, pointer: string, value: unknown): void {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((k) => k.replace(/~1/g, '/').replace(/~0/g, '~'));
  const last = keys.pop();
  let owner: unknown = object;
  for (const key of keys)
    owner = Array.isArray(owner) ? owner[Number(key)] : isObject(owner) && Object.hasOwn(owner, key) ? owner[key] : undefined;
  if (isObject(owner) && last !== undefined && last !== '__proto__') owner[last] = value as JsonObject;
}
