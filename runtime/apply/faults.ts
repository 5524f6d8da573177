/** Checks an applied configuration against its structure and reports what does not fit. */

import { abridged, cut } from '../model/abridged.js';
import type { ScalarName, StructStructure, Structure } from '../model/definition/structure.js';
import { isObject } from '../model/json/json.js';
import { printed, spelled } from '../model/json/printed.js';
import type { Json } from '../model/object.js';
import { itemElement, missingKey, repeatedKey, ShapeMismatch } from './merging/list-items.js';
import { printedElement } from './ownership/path-element.js';
import { type KeyedShape, type LeafShape, type SetShape, type Shape, shapeOf, structShapeOf } from './shape.js';

/** What JSON a scalar may be. Times, quantities and the like also come as numbers; decoding judges their form. */
const EXPECTED: Readonly<Record<ScalarName, (value: Json) => boolean>> = {
  string: (value) => typeof value === 'string',
  bytes: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  int32: (value) => Number.isInteger(value),
  int64: (value) => typeof value === 'bigint' || Number.isInteger(value),
  double: (value) => typeof value === 'bigint' || typeof value === 'number',
  time: (value) => typeof value !== 'object',
  microtime: (value) => typeof value !== 'object',
  duration: (value) => typeof value !== 'object',
  quantity: (value) => typeof value !== 'object',
  intorstring: (value) => typeof value !== 'object',
};

type Shown = (value: Json) => string;

const asText: Shown = (value) => `string, got &value.valueUnstructured{Value:${cut(spelled(abridged(value) as Json))}}`;
const asPrinted =
  (what: string): Shown =>
  (value) =>
    `${what}, got &{${cut(printed(abridged(value) as Json))}}`;
/** A fraction where a whole number is wanted is told of as a number of the wrong sort, any other value by its type. */
const asNumber: Shown = (value) => {
  if (typeof value === 'number' || typeof value === 'bigint') return asPrinted('integer')(value);
  const type = TYPES[typeof value] ?? (Array.isArray(value) ? '[]interface {}' : 'map[string]interface {}');
  return `numeric (int or float), got ${type}`;
};
const asAny = asPrinted('any scalar');

const TYPES: Readonly<Record<string, string>> = { string: 'string', boolean: 'bool' };

/** The fault of a value that is not of the scalar's type, in the words that clients know. */
const TOLD: Readonly<Record<ScalarName, Shown>> = {
  string: asText,
  bytes: asText,
  bool: asPrinted('boolean'),
  int32: asNumber,
  int64: asNumber,
  double: asNumber,
  time: asAny,
  microtime: asAny,
  duration: asAny,
  quantity: asAny,
  intorstring: asAny,
};
const asList = asPrinted('list');
const asMap = asPrinted('map');

/** Bound of reported faults: enough to see what is wrong, whatever the size of the configuration. */
const MAX_FAULTS = 20;

/** Whether an item of a keyed list needs every key field that has no default, or any of them. */
export type KeyFields = 'all' | 'any';

/**
 * Everything that keeps the value from being an object of this structure, as `path: fault`. Null fits anywhere.
 * Constraints other than types, unknown fields and list keys are for validation after the merge.
 */
export function faultsOf(value: Json, structure: StructStructure, keys: KeyFields): string[] {
  const faults = new Faults(keys);
  faults.check(value, structShapeOf(structure), '');
  return faults.found;
}

class Faults {
  readonly found: string[] = [];

  constructor(private readonly keys: KeyFields) {}

  check(value: Json, shape: Shape, path: string): void {
    if (value === null || this.found.length >= MAX_FAULTS) return;
    switch (shape.how) {
      case 'leaf':
        this.#leaf(value, shape, path);
        break;
      case 'set':
      case 'keyed':
        this.#list(value, shape, path);
        break;
      case 'struct':
      case 'map':
        this.#object(value, shape, path);
        break;
      case 'deduced':
        break;
    }
  }

  #report(path: string, fault: string): void {
    this.found.push(path === '' ? fault : `${path}: ${fault}`);
  }

  #expected(told: Shown, value: Json, path: string): void {
    this.#report(path, `expected ${told(value)}`);
  }

  #leaf(value: Json, { structure }: LeafShape, path: string): void {
    switch (structure.kind) {
      case 'scalar':
        if (!EXPECTED[structure.scalar](value)) this.#expected(TOLD[structure.scalar], value, path);
        break;
      case 'free':
        if (structure.form === 'object' && !isObject(value)) this.#expected(asMap, value, path);
        break;
      case 'list':
        if (!Array.isArray(value)) this.#expected(asList, value, path);
        else
          for (const [i, item] of value.entries()) if (this.found.length < MAX_FAULTS) this.#inner(item, structure.items, `${path}[${i}]`);
        break;
      case 'map':
        if (!isObject(value)) this.#expected(asMap, value, path);
        else for (const name of Object.keys(value)) this.#inner(value[name], structure.values, `${path}.${name}`);
        break;
      case 'struct':
        this.#object(value, structShapeOf(structure), path);
        break;
    }
  }

  #inner(value: Json | undefined, structure: Structure, path: string): void {
    if (value !== undefined) this.check(value, shapeOf(structure), path);
  }

  #list(value: Json, shape: SetShape | KeyedShape, path: string): void {
    if (!Array.isArray(value)) {
      this.#expected(asList, value, path);
      return;
    }
    const seen = new Set<string>();
    for (const [i, item] of value.entries()) {
      if (this.found.length >= MAX_FAULTS) return;
      const element = this.#elementOf(shape, item, i, path);
      if (element === undefined) continue;
      if (seen.has(element)) this.#report(path, repeatedKey(element));
      seen.add(element);
      if (shape.how === 'keyed') this.check(item, shape.items, path + printedElement(element));
      else this.#inner(item, shape.structure.items, path + printedElement(element));
    }
  }

  #elementOf(shape: SetShape | KeyedShape, item: Json, position: number, path: string): string | undefined {
    const missing = this.keys === 'all' ? missingKey(shape, item) : undefined;
    if (missing !== undefined) {
      const omitted = `omits key field ${JSON.stringify(missing)} (and doesn't have default value)`;
      this.#report(path, `element ${position}: associative list with keys has an element that ${omitted}`);
      return undefined;
    }
    try {
      return itemElement(shape, item, position);
    } catch (error) {
      if (!(error instanceof ShapeMismatch)) throw error;
      this.#report(path, error.message);
      return undefined;
    }
  }

  #object(value: Json, shape: Extract<Shape, { how: 'struct' | 'map' }>, path: string): void {
    if (!isObject(value)) {
      this.#expected(asMap, value, path);
      return;
    }
    for (const name of Object.keys(value)) {
      const member = value[name];
      if (member === undefined) continue;
      const inner = shape.how === 'map' ? shape.values : (shape.fields.get(name) ?? shape.other);
      if (inner !== undefined) this.check(member, inner, `${path}.${name}`);
      else if (path !== '' || (name !== 'apiVersion' && name !== 'kind')) this.#report(`${path}.${name}`, 'field not declared in schema');
    }
  }
}

/** Several faults in one text. */
export const joinedFaults = (faults: readonly string[]): string =>
  faults.length === 1 ? (faults[0] ?? '') : `errors:\n${faults.map((fault) => `  ${fault}`).join('\n')}`;
