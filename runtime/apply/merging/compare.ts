/** Compares two objects of one shape: which paths were added, removed and modified between them. */

import { embeddedAlike } from '../../model/definition/embedded-objects.js';
import { equalJson, isObject, own } from '../../model/json/json.js';
import type { Json, JsonObject } from '../../model/object.js';
import { EMPTY_SET, FieldSet, LEAF, recursiveDifference, union } from '../ownership/field-set.js';
import { fieldElement, type PathElement } from '../ownership/path-element.js';
import { type KeyedShape, memberShape, type ObjectShape, type SetShape, type Shape } from '../shape.js';
import { allByElement, itemElement, Repeated, type Repeats } from './list-items.js';
import { checkUniqueItems } from './unique-items.js';

/**
 * Only values with a single owner are ever modified: scalars and atomic values. Structs, maps, lists and items are added or removed
 * together with their content.
 */
export class Comparison {
  #touched: FieldSet | undefined;
  #set: FieldSet | undefined;

  constructor(
    readonly added: FieldSet,
    readonly modified: FieldSet,
    readonly removed: FieldSet,
  ) {}

  /** The paths that have a new value: added or modified. */
  get set(): FieldSet {
    this.#set ??= union(this.modified, this.added);
    return this.#set;
  }

  /** All paths that differ in any way. */
  get touched(): FieldSet {
    this.#touched ??= union(this.set, this.removed);
    return this.#touched;
  }

  /** The comparison without these paths and everything below them. */
  except(ignored: FieldSet): Comparison {
    if (ignored.isEmpty || this.isEmpty) return this;
    const { added, modified, removed } = this;
    return new Comparison(
      recursiveDifference(added, ignored),
      recursiveDifference(modified, ignored),
      recursiveDifference(removed, ignored),
    );
  }

  get isEmpty(): boolean {
    return this.added.isEmpty && this.modified.isEmpty && this.removed.isEmpty;
  }
}

/** How objects are compared. */
export interface Manner {
  readonly repeats: Repeats;
  /** Whether embedded objects must be written alike to be the same, and not only mean the same. */
  readonly written?: boolean;
}

export const SAME = new Comparison(EMPTY_SET, EMPTY_SET, EMPTY_SET);

/** @throws ShapeMismatch where a list has items that cannot be told apart, and these are refused. */
export function compare(before: Json, after: Json, shape: Shape, how: Manner): Comparison {
  return compareValues(before, after, shape, how) ?? SAME;
}

const MODIFIED = new Comparison(EMPTY_SET, LEAF, EMPTY_SET);

/** Accumulates the changes of the members or items of one value. */
class Changes {
  #added: Map<PathElement, FieldSet> | undefined;
  #modified: Map<PathElement, FieldSet> | undefined;
  #removed: Map<PathElement, FieldSet> | undefined;

  note(element: PathElement, change: Comparison): void {
    if (!change.added.isEmpty) this.add(element, change.added);
    if (!change.removed.isEmpty) this.remove(element, change.removed);
    if (!change.modified.isEmpty) {
      this.#modified ??= new Map();
      this.#modified.set(element, change.modified);
    }
  }

  add(element: PathElement, paths: FieldSet): void {
    this.#added ??= new Map();
    this.#added.set(element, paths);
  }

  remove(element: PathElement, paths: FieldSet): void {
    this.#removed ??= new Map();
    this.#removed.set(element, paths);
  }

  /**
   * @param modified whether the value as a whole has changed as well.
   */
  sum(modified = false): Comparison | undefined {
    if (this.#added === undefined && this.#modified === undefined && this.#removed === undefined) return modified ? MODIFIED : undefined;
    const below = (children: Map<PathElement, FieldSet> | undefined): FieldSet =>
      children === undefined ? EMPTY_SET : new FieldSet(false, children);
    const changed = modified ? new FieldSet(true, this.#modified) : below(this.#modified);
    return new Comparison(below(this.#added), changed, below(this.#removed));
  }
}

function compareValues(before: Json, after: Json, shape: Shape, how: Manner): Comparison | undefined {
  if (before === after) return undefined;
  switch (shape.how) {
    case 'leaf':
      if (equalJson(before, after) && (how.written !== true || embeddedAlike(shape.structure, before, after))) return undefined;
      if (how.repeats === 'refused') checkUniqueItems(shape.structure, after);
      return MODIFIED;
    case 'struct':
    case 'map':
      return compareObjects(before, after, shape, how);
    case 'set':
    case 'keyed':
      return compareLists(before, after, shape, how);
    case 'deduced':
      return compareDeduced(before, after, shape, how);
  }
}

const NOTHING: JsonObject = {};

/** Null and `{}` are different values of a map, but neither has members; with members on one side only these count. */
function compareObjects(before: Json, after: Json, shape: ObjectShape, how: Manner): Comparison | undefined {
  const left = isObject(before) ? before : NOTHING;
  const right = isObject(after) ? after : NOTHING;
  const changes = new Changes();
  let members = 0;
  for (const name of Object.keys(right)) {
    const now = right[name];
    if (now === undefined) continue;
    members++;
    const then = own(left, name);
    if (then === now) continue;
    if (then === undefined) changes.add(fieldElement(name), everything(now, memberShape(shape, name), how));
    else {
      const change = compareValues(then, now, memberShape(shape, name), how);
      if (change !== undefined) changes.note(fieldElement(name), change);
    }
  }
  for (const name of Object.keys(left)) {
    const then = left[name];
    if (then === undefined) continue;
    members++;
    if (own(right, name) === undefined) changes.remove(fieldElement(name), everything(then, memberShape(shape, name), how));
  }
  if (members === 0) return equalJson(before, after) ? undefined : MODIFIED;
  return changes.sum();
}

function compareLists(before: Json, after: Json, shape: SetShape | KeyedShape, how: Manner): Comparison | undefined {
  if (Array.isArray(before) && Array.isArray(after) && inStep(before, after, shape)) {
    const changed = compareInStep(before, after, shape, how);
    if (how.repeats === 'refused' || changed === undefined || !hasRepeated(after, shape)) return changed;
  }
  const left = allByElement(shape, before, how.repeats);
  const right = allByElement(shape, after, how.repeats);
  if (left.size === 0 && right.size === 0) return equalJson(before, after) ? undefined : MODIFIED;
  const changes = new Changes();
  for (const [element, now] of right) {
    const then = left.get(element);
    if (now instanceof Repeated || then instanceof Repeated) noteRepeated(changes, element, then, now, shape, how);
    else if (then === undefined) changes.add(element, shape.how === 'keyed' ? everything(now, shape.items, how) : LEAF);
    else if (shape.how === 'keyed') {
      const change = compareValues(then, now, shape.items, how);
      if (change !== undefined) changes.note(element, change);
    }
  }
  for (const [element, then] of left) if (!right.has(element)) changes.remove(element, everythingAt(then, shape, how));
  return changes.sum();
}

const hasRepeated = (list: readonly Json[], shape: SetShape | KeyedShape): boolean =>
  new Set(list.map((item, i) => itemElement(shape, item, i))).size < list.length;

/** What belongs to the element of an item, or of several: those have no parts that could be told apart. */
const everythingAt = (item: Json | Repeated, shape: SetShape | KeyedShape, how: Manner): FieldSet =>
  shape.how === 'keyed' && !(item instanceof Repeated) ? everything(item, shape.items, how) : LEAF;

/** Several items of one element are a single value, which comes and goes as a whole. */
function noteRepeated(
  changes: Changes,
  element: PathElement,
  then: Json | Repeated | undefined,
  now: Json | Repeated,
  shape: SetShape | KeyedShape,
  how: Manner,
): void {
  if (then instanceof Repeated && now instanceof Repeated) {
    if (!equalJson([...then.items], [...now.items])) changes.note(element, MODIFIED);
    return;
  }
  if (then !== undefined) changes.remove(element, everythingAt(then, shape, how));
  changes.add(element, everythingAt(now, shape, how));
}

/** Whether the lists name the same items at the same places, as they do after most changes. */
function inStep(before: readonly Json[], after: readonly Json[], shape: SetShape | KeyedShape): boolean {
  if (before.length !== after.length || before.length === 0) return false;
  for (let i = 0; i < before.length; i++) {
    const then = before[i];
    const now = after[i];
    if (then === now) continue;
    if (shape.how === 'set' || !isObject(then) || !isObject(now)) return false;
    for (const { name } of shape.keys) {
      const key = own(then, name);
      if (key === undefined || key !== own(now, name)) return false;
    }
  }
  return true;
}

function compareInStep(before: readonly Json[], after: readonly Json[], shape: SetShape | KeyedShape, how: Manner): Comparison | undefined {
  if (shape.how === 'set') return undefined;
  const changes = new Changes();
  for (let i = 0; i < before.length; i++) {
    const change = compareValues(before[i] ?? null, after[i] ?? null, shape.items, how);
    if (change !== undefined) changes.note(itemElement(shape, after[i], i), change);
  }
  return changes.sum();
}

/** A value that turns into an object, or stops being one, is modified, and its members are added or removed. */
function compareDeduced(before: Json, after: Json, shape: ObjectShape, how: Manner): Comparison | undefined {
  const left = isObject(before);
  const right = isObject(after);
  if (!left && !right) return equalJson(before, after) ? undefined : MODIFIED;
  if ((left || before === null) && (right || after === null)) return compareObjects(before, after, shape, how);
  const changes = new Changes();
  if (left) for (const [name, then] of members(before)) changes.remove(fieldElement(name), everything(then, shape, how));
  if (right) for (const [name, now] of members(after)) changes.add(fieldElement(name), everything(now, shape, how));
  return changes.sum(true);
}

function* members(object: JsonObject): Generator<[string, Json]> {
  for (const name of Object.keys(object)) {
    const value = object[name];
    if (value !== undefined) yield [name, value];
  }
}

/**
 * The path of a value and every path below it.
 * @throws ShapeMismatch where a list has items that cannot be told apart, and these are refused.
 */
function everything(value: Json, shape: Shape, how: Manner): FieldSet {
  if (typeof value !== 'object' || value === null) return LEAF;
  if (shape.how === 'leaf') {
    if (how.repeats === 'refused') checkUniqueItems(shape.structure, value);
    return LEAF;
  }
  const children = new Map<PathElement, FieldSet>();
  if (shape.how === 'set' || shape.how === 'keyed') {
    const known = new Map<string, FieldSet>();
    for (const [element, item] of allByElement(shape, value, how.repeats)) {
      const isWhole = shape.how === 'set' || item instanceof Repeated;
      children.set(element, isWhole ? LEAF : everythingOfItem(item, shape.items, known, how));
    }
  } else if (isObject(value)) {
    for (const name of Object.keys(value)) {
      const member = value[name];
      if (member !== undefined) children.set(fieldElement(name), everything(member, memberShape(shape, name), how));
    }
  }
  return children.size === 0 ? LEAF : new FieldSet(true, children);
}

/**
 * Like `pathsOf`, for an item of a list. Items with the same members, none of which has parts, share one set, found in `known` by the
 * names.
 */
function everythingOfItem(item: Json, shape: Shape, known: Map<string, FieldSet>, how: Manner): FieldSet {
  if (!isObject(item) || shape.how === 'leaf') return everything(item, shape, how);
  let names = '';
  for (const [name, value] of members(item)) {
    if (typeof value === 'object' && value !== null) return everything(item, shape, how);
    names += `${name.length}:${name}`;
  }
  const shared = known.get(names) ?? everything(item, shape, how);
  known.set(names, shared);
  return shared;
}
