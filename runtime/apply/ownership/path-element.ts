/**
 * Path elements: one step of a field path, in the text that FieldsV1 uses as object keys.
 *
 * | text | step |
 * | --- | --- |
 * | `f:<name>` | the member of a struct or map |
 * | `k:<object>` | the item of a keyed list whose key fields have these values |
 * | `v:<scalar>` | the item of a set |
 * | `i:<index>` | an item by position (read, never written) |
 *
 * The text is canonical (key fields sorted, no blanks), so two elements are the same step exactly when their texts are
 * equal, and sets can use the texts as map keys.
 */

import { BoundedCache } from '../../model/bounded-cache.js';
import type { Turn } from '../../model/definition/settled.js';
import type { Json } from '../../model/object.js';
import { SORTED_AT_ONCE, sortedBy, sortedByUnits } from '../../model/sort-in-turns.js';

export type PathElement = string;

export type Scalar = string | number | bigint | boolean | null;

export const isScalar = (value: Json | undefined): value is Scalar => value !== undefined && (typeof value !== 'object' || value === null);

const scalarText = (value: Scalar): string => (typeof value === 'bigint' ? value.toString() : JSON.stringify(value));

/** Characters that are escaped in the JSON of elements, so that the text is safe within HTML. */
const ESCAPED = /[<>&\u2028\u2029]/g;
const escaped = (json: string): string => json.replace(ESCAPED, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const fieldElement = (name: string): PathElement => `f:${name}`;

export const valueElement = (value: Scalar): PathElement => `v:${escaped(scalarText(value))}`;

/** @param keys name and value of each key field, sorted by name. */
export function keyElement(keys: readonly (readonly [name: string, value: Scalar])[]): PathElement {
  let text = '';
  for (const [name, value] of keys) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${scalarText(value)}`;
  return `k:{${escaped(text)}}`;
}

/**
 * Bytes of path elements that are kept by their text. Objects of a kind use few keys over and over, and parsing keys is most of the cost of
 * reading a field set. An element depends on its text alone, so all servers of a process may share it.
 */
const REMEMBERED_BYTES = 2 * 1024 * 1024;
const MAX_REMEMBERED_LENGTH = 200;
/** Bytes that an entry takes beside its text, about. */
const ENTRY_BYTES = 150;

function remember<T>(memory: BoundedCache<string, T>, text: string, what: T): void {
  if (text.length <= MAX_REMEMBERED_LENGTH) memory.set(text, what, 4 * text.length + ENTRY_BYTES);
}

/** Null for texts that are no elements. */
const canonicalForms = new BoundedCache<string, PathElement | null>(REMEMBERED_BYTES);

/** The canonical form of an element's text; undefined if the text is not an element. */
export function canonicalElement(text: string): PathElement | undefined {
  if (text.startsWith('f:')) return text;
  const known = canonicalForms.get(text);
  if (known !== undefined) return known ?? undefined;
  const element = canonicalItem(text);
  remember(canonicalForms, text, element ?? null);
  return element;
}

function canonicalItem(text: string): PathElement | undefined {
  switch (text.slice(0, 2)) {
    case 'i:':
      return /^i:(0|[1-9][0-9]{0,8})$/.test(text) ? text : undefined;
    case 'v:':
      return canonicalValue(text);
    case 'k:':
      return canonicalKey(text);
    default:
      return undefined;
  }
}

/** Integers that parsing would round keep their text. */
const EXACT_DIGITS = /\d{16}/;

function canonicalValue(text: string): PathElement | undefined {
  const value = parsed(text.slice(2));
  if (!isScalar(value)) return undefined;
  return EXACT_DIGITS.test(text) ? escaped(text) : valueElement(value);
}

function canonicalKey(text: string): PathElement | undefined {
  const keys = keysOf(text);
  if (keys === undefined || keys.length === 0) return undefined;
  return EXACT_DIGITS.test(text) ? escaped(text) : keyElement(keys);
}

/** Name and value of the key fields, sorted by name. */
function keysOf(text: string): (readonly [string, Scalar])[] | undefined {
  const object = parsed(text.slice(2));
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return undefined;
  const keys: (readonly [string, Scalar])[] = [];
  for (const name of Object.keys(object).sort()) {
    const value = object[name];
    if (!isScalar(value)) return undefined;
    keys.push([name, value]);
  }
  return keys;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** The element as conflict messages print it: `.name`, `[name="a",port=80]`, `[="a"]`, `[3]`. */
export function printedElement(element: PathElement): string {
  const text = element.slice(2);
  switch (element.slice(0, 2)) {
    case 'f:':
      return `.${text}`;
    case 'v:':
      return `[=${EXACT_DIGITS.test(text) ? text : scalarText(parsed(text) as Scalar)}]`;
    case 'k:':
      return `[${(keysOf(element) ?? []).map(([name, value]) => `${name}=${scalarText(value)}`).join(',')}]`;
    default:
      return `[${text}]`;
  }
}

/** The elements in the order of FieldsV1: fields by name, then items by their key, by their value, by position. */
export function sortedElements(elements: Iterable<PathElement>): PathElement[] {
  const list = [...elements];
  return list.every(isField) ? list.sort() : ordered(list).sort(byOrder).map(elementOf);
}

/** The same in turns, for a great many. */
export async function sortedInTurns(elements: Iterable<PathElement>, turn: Turn): Promise<PathElement[]> {
  const list = [...elements];
  if (list.length <= SORTED_AT_ONCE) return sortedElements(list);
  if (list.every(isField)) return sortedByUnits(list, turn);
  const orders: Ordered[] = [];
  for (let i = 0; i < list.length; i += SORTED_AT_ONCE) {
    await turn();
    for (const one of ordered(list.slice(i, i + SORTED_AT_ONCE))) orders.push(one);
  }
  return (await sortedBy(orders, byOrder, turn)).map(elementOf);
}

interface Ordered {
  readonly element: PathElement;
  readonly order: readonly Scalar[];
}

const isField = (element: PathElement): boolean => element.startsWith('f:');
const ordered = (elements: readonly PathElement[]): Ordered[] => elements.map((element) => ({ element, order: orderOf(element) }));
const byOrder = (a: Ordered, b: Ordered): number => compareOrders(a.order, b.order);
const elementOf = ({ element }: Ordered): PathElement => element;

export function compareElements(a: PathElement, b: PathElement): number {
  if (isField(a) && isField(b)) return a < b ? -1 : a > b ? 1 : 0;
  return compareOrders(orderOf(a), orderOf(b));
}

const KINDS = ['f:', 'k:', 'v:', 'i:'];
const orders = new BoundedCache<PathElement, readonly Scalar[]>(REMEMBERED_BYTES);

/** The parts that determine an element's place: its kind, then names and values in turn. */
function orderOf(element: PathElement): readonly Scalar[] {
  const before = orders.get(element);
  if (before !== undefined) return before;
  const order = orderFrom(element);
  remember(orders, element, order);
  return order;
}

function orderFrom(element: PathElement): readonly Scalar[] {
  const kind = KINDS.indexOf(element.slice(0, 2));
  if (kind === 1) return [kind, ...(keysOf(element) ?? []).flat()];
  if (kind === 0) return [kind, element];
  const value = parsed(element.slice(2));
  return [kind, isScalar(value) ? value : null];
}

function compareOrders(a: readonly Scalar[], b: readonly Scalar[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareScalars(a[i] ?? null, b[i] ?? null);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Numbers before strings before booleans before null. */
const RANKS: Readonly<Record<string, number>> = { number: 0, bigint: 0, string: 1, boolean: 2, object: 3 };

function compareScalars(a: Scalar, b: Scalar): number {
  const byRank = (RANKS[typeof a] ?? 0) - (RANKS[typeof b] ?? 0);
  if (byRank !== 0 || a === null || b === null) return byRank;
  return a < b ? -1 : a > b ? 1 : 0;
}
