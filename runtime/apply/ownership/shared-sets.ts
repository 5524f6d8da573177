/**
 * Field sets that are equal for many objects, as for pods of one template. Each is made, sorted and written as JSON once, and found again by its
 * content. A set depends on the names of fields alone, so all servers of a process may share it.
 */
import { BoundedCache } from '../../model/bounded-cache.js';
import { FieldSet, LEAF } from './field-set.js';
import { fieldElement, type PathElement } from './path-element.js';

const KEPT_BYTES = 4 * 1024 * 1024;
/** Bytes that a set, and each of its paths, take with their JSON, about. */
const SET_BYTES = 400;
const PATH_BYTES = 200;
/** Larger sets are seldom equal for two objects, so they are not kept. */
const MAX_KEY_LENGTH = 1_000;
const MAX_SET_BYTES = 64 * 1024;

class SharedSets {
  readonly #kept = new BoundedCache<string, FieldSet>(KEPT_BYTES);
  /** A number is given once, so a set that was forgotten is never taken for another one. */
  #numbers = 0;

  get(key: string): FieldSet | undefined {
    return this.#kept.get(key);
  }

  /** Keeps the set, unless it is large, and returns it. `below`: bytes of the sets below it. */
  keep(key: string, set: FieldSet, below: number): FieldSet {
    const bytes = 4 * key.length + SET_BYTES + set.children.size * PATH_BYTES + below;
    if (bytes > MAX_SET_BYTES) return set;
    this.#numbers += 1;
    set.shared = { number: this.#numbers, bytes };
    this.#kept.set(key, set, bytes);
    return set;
  }
}

const sets = new SharedSets();

/** The set of an object whose members have nothing below them; undefined where one has, or where the names are too long to be looked up. */
export function setOfScalars(object: { readonly [name: string]: unknown }, names: readonly string[]): FieldSet | undefined {
  let key = '';
  for (const name of names) {
    const value = object[name];
    if (value === undefined) continue;
    if ((typeof value === 'object' && value !== null) || key.length > MAX_KEY_LENGTH) return undefined;
    key += `${name.length}:${name}`;
  }
  if (key === '') return LEAF;
  const known = sets.get(key);
  if (known !== undefined) return known;
  const children = new Map<PathElement, FieldSet>();
  for (const name of names) if (object[name] !== undefined) children.set(fieldElement(name), LEAF);
  return sets.keep(key, new FieldSet(true, children), 0);
}

/** The set of a path and these below it: the one that is kept, if all below it are kept. */
export function setAbove(children: ReadonlyMap<PathElement, FieldSet>): FieldSet {
  if (children.size === 0) return LEAF;
  let [key, below] = ['>', 0];
  for (const [element, child] of children) {
    if ((child !== LEAF && child.shared === undefined) || key.length > MAX_KEY_LENGTH) return new FieldSet(true, children);
    key += `${element.length}:${element}${child.shared?.number ?? ''};`;
    below += child.shared?.bytes ?? 0;
  }
  return sets.get(key) ?? sets.keep(key, new FieldSet(true, children), below);
}
