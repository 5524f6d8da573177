/** Compares two objects of one shape: which paths were added, removed and modified between them. */

import { embeddedAlike } from '../../model/definition/embedded-objects.js';
import { equalJson, isObject, own } from '../../model/json/json.js';
import type { Json, JsonObject } from '../../model/object.js';
import { afterParts, atOnce, type Parted, Parts } from '../../model/parts.js';
import { EMPTY_SET, FieldSet, LEAF, recursiveDifference, union } from '../ownership/field-set.js';
import { fieldElement, type PathElement } from '../ownership/path-element.js';
import { setAbove, setOfScalars } from '../ownership/shared-sets.js';
import { type KeyedShape, memberShape, type ObjectShape, type SetShape, type Shape } from '../shape.js';
import { itemElement, partedByElement, Repeated, type Repeats } from './list-items.js';
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
export const compare = (before: Json, after: Json, shape: Shape, how: Manner): Comparison =>
  atOnce(compareInParts(before, after, shape, how));

/** The same, with pauses on what is long. */
export const compareInParts = (before: Json, after: Json, shape: Shape, how: Manner): Parted<Comparison> =>
  afterParts(compareValues(before, after, shape, new Way(how)), (found) => found ?? SAME);

/** The comparison of two objects, as it goes by their lists. */
class Way extends Parts {
  readonly repeats: Repeats;
  readonly written: boolean;

  constructor({ repeats, written = false }: Manner) {
    super();
    this.repeats = repeats;
    this.written = written;
  }
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

function compareValues(before: Json, after: Json, shape: Shape, way: Way): Parted<Comparison | undefined> {
  if (before === after) return undefined;
  switch (shape.how) {
    case 'leaf':
      if (equalJson(before, after) && (!way.written || embeddedAlike(shape.structure, before, after))) return undefined;
      return way.repeats === 'refused' ? afterParts(checkUniqueItems(shape.structure, after, way), () => MODIFIED) : MODIFIED;
    case 'struct':
    case 'map':
      return compareObjects(before, after, shape, way);
    case 'set':
    case 'keyed':
      return compareLists(before, after, shape, way);
    case 'deduced':
      return compareDeduced(before, after, shape, way);
  }
}

const NOTHING: JsonObject = {};

/** Null and `{}` are different values of a map, but neither has members; with members on one side only these count. */
function compareObjects(before: Json, after: Json, shape: ObjectShape, way: Way): Parted<Comparison | undefined> {
  const left = isObject(before) ? before : NOTHING;
  const right = isObject(after) ? after : NOTHING;
  const changes = new Changes();
  let members = 0;
  const names = Object.keys(right);
  const forward = way.each(names.length, (i) => {
    const name = names[i] ?? '';
    const now = right[name];
    if (now === undefined) return;
    members++;
    const then = own(left, name);
    if (then === now) return;
    const below = memberShape(shape, name);
    if (then === undefined) return added(changes, fieldElement(name), everything(now, below, way));
    return noted(changes, fieldElement(name), compareValues(then, now, below, way));
  });
  const namesBefore = Object.keys(left);
  const backward = () =>
    way.each(namesBefore.length, (i) => {
      const name = namesBefore[i] ?? '';
      const then = left[name];
      if (then === undefined) return;
      members++;
      if (own(right, name) === undefined) return removed(changes, fieldElement(name), everything(then, memberShape(shape, name), way));
    });
  return afterParts(afterParts(forward, backward), () => (members > 0 ? changes.sum() : equalJson(before, after) ? undefined : MODIFIED));
}

const added = (changes: Changes, element: PathElement, paths: Parted<FieldSet>): Parted<void> =>
  afterParts(paths, (all) => changes.add(element, all));
const removed = (changes: Changes, element: PathElement, paths: Parted<FieldSet>): Parted<void> =>
  afterParts(paths, (all) => changes.remove(element, all));
const noted = (changes: Changes, element: PathElement, change: Parted<Comparison | undefined>): Parted<void> =>
  afterParts(change, (found) => (found === undefined ? undefined : changes.note(element, found)));

function compareLists(before: Json, after: Json, shape: SetShape | KeyedShape, way: Way): Parted<Comparison | undefined> {
  if (!Array.isArray(before) || !Array.isArray(after) || !inStep(before, after, shape)) return compareApart(before, after, shape, way);
  return afterParts(compareInStep(before, after, shape, way), (changed) =>
    way.repeats === 'refused' || changed === undefined || !hasRepeated(after, shape) ? changed : compareApart(before, after, shape, way),
  );
}

/** Compares lists by the elements of their items, wherever these are. */
function compareApart(before: Json, after: Json, shape: SetShape | KeyedShape, way: Way): Parted<Comparison | undefined> {
  return afterParts(partedByElement(shape, before, way.repeats, way), (left) =>
    afterParts(partedByElement(shape, after, way.repeats, way), (right) => {
      if (left.size === 0 && right.size === 0) return equalJson(before, after) ? undefined : MODIFIED;
      return compareElements(left, right, shape, way);
    }),
  );
}

type Items = ReadonlyMap<PathElement, Json | Repeated>;

function compareElements(left: Items, right: Items, shape: SetShape | KeyedShape, way: Way): Parted<Comparison | undefined> {
  const changes = new Changes();
  const elements = right.entries();
  const forward = way.each(right.size, () => {
    const { value } = elements.next();
    if (value === undefined) return;
    const [element, now] = value;
    const then = left.get(element);
    if (now instanceof Repeated || then instanceof Repeated) return noteRepeated(changes, element, then, now, shape, way);
    if (then === undefined) return added(changes, element, everythingAt(now, shape, way));
    if (shape.how === 'keyed') return noted(changes, element, compareValues(then, now, shape.items, way));
  });
  const before = left.entries();
  const backward = () =>
    way.each(left.size, () => {
      const { value } = before.next();
      if (value === undefined || right.has(value[0])) return;
      return removed(changes, value[0], everythingAt(value[1], shape, way));
    });
  return afterParts(afterParts(forward, backward), () => changes.sum());
}

const hasRepeated = (list: readonly Json[], shape: SetShape | KeyedShape): boolean =>
  new Set(list.map((item, i) => itemElement(shape, item, i))).size < list.length;

/** The paths below a list's element. Items that repeat one element cannot be told apart, so such an element has no paths below it. */
const everythingAt = (item: Json | Repeated, shape: SetShape | KeyedShape, way: Way): Parted<FieldSet> =>
  shape.how === 'keyed' && !(item instanceof Repeated) ? everything(item, shape.items, way) : LEAF;

/** Several items of one element are a single value, which comes and goes as a whole. */
function noteRepeated(
  changes: Changes,
  element: PathElement,
  then: Json | Repeated | undefined,
  now: Json | Repeated,
  shape: SetShape | KeyedShape,
  way: Way,
): Parted<void> {
  if (then instanceof Repeated && now instanceof Repeated) {
    if (!equalJson([...then.items], [...now.items])) changes.note(element, MODIFIED);
    return;
  }
  const gone = then === undefined ? undefined : removed(changes, element, everythingAt(then, shape, way));
  return afterParts(gone, () => added(changes, element, everythingAt(now, shape, way)));
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

function compareInStep(
  before: readonly Json[],
  after: readonly Json[],
  shape: SetShape | KeyedShape,
  way: Way,
): Parted<Comparison | undefined> {
  if (shape.how === 'set') return undefined;
  const changes = new Changes();
  const each = way.each(before.length, (i) =>
    afterParts(compareValues(before[i] ?? null, after[i] ?? null, shape.items, way), (change) => {
      if (change !== undefined) changes.note(itemElement(shape, after[i], i), change);
    }),
  );
  return afterParts(each, () => changes.sum());
}

/** A value that turns into an object, or stops being one, is modified, and its members are added or removed. */
function compareDeduced(before: Json, after: Json, shape: ObjectShape, way: Way): Parted<Comparison | undefined> {
  const left = isObject(before);
  const right = isObject(after);
  if (!left && !right) return equalJson(before, after) ? undefined : MODIFIED;
  if ((left || before === null) && (right || after === null)) return compareObjects(before, after, shape, way);
  const changes = new Changes();
  const gone = left
    ? eachMember(before, way, (name, then) => removed(changes, fieldElement(name), everything(then, shape, way)))
    : undefined;
  const come = () =>
    right ? eachMember(after, way, (name, now) => added(changes, fieldElement(name), everything(now, shape, way))) : undefined;
  return afterParts(afterParts(gone, come), () => changes.sum(true));
}

function eachMember(object: JsonObject, way: Way, work: (name: string, value: Json) => Parted<void>): Parted<void> {
  const names = Object.keys(object);
  return way.each(names.length, (i) => {
    const name = names[i] ?? '';
    const value = object[name];
    if (value !== undefined) return work(name, value);
  });
}

/**
 * The path of a value and every path below it.
 * @throws ShapeMismatch where a list has items that cannot be told apart, and these are refused.
 */
function everything(value: Json, shape: Shape, way: Way): Parted<FieldSet> {
  if (typeof value !== 'object' || value === null) return LEAF;
  if (shape.how === 'leaf') return way.repeats === 'refused' ? afterParts(checkUniqueItems(shape.structure, value, way), () => LEAF) : LEAF;
  if (shape.how === 'set' || shape.how === 'keyed') return everythingOfList(value, shape, way);
  return isObject(value) ? everythingOfObject(value, shape, way) : LEAF;
}

/** Objects of more members are looked at in parts. */
const FEW = 64;

function everythingOfObject(object: JsonObject, shape: ObjectShape, way: Way): Parted<FieldSet> {
  const names = Object.keys(object);
  const flat = names.length <= FEW ? setOfScalars(object, names) : undefined;
  if (flat !== undefined) return flat;
  const children = new Map<PathElement, FieldSet>();
  const each = way.each(names.length, (i) => {
    const name = names[i] ?? '';
    const member = object[name];
    if (member === undefined) return;
    // Most members are scalars, whatever their type.
    if (typeof member !== 'object' || member === null) {
      children.set(fieldElement(name), LEAF);
      return;
    }
    return afterParts(everything(member, memberShape(shape, name), way), (paths) => {
      children.set(fieldElement(name), paths);
    });
  });
  return afterParts(each, () => setAbove(children));
}

function everythingOfList(list: Json, shape: SetShape | KeyedShape, way: Way): Parted<FieldSet> {
  return afterParts(partedByElement(shape, list, way.repeats, way), (items) => {
    const children = new Map<PathElement, FieldSet>();
    const entries = items.entries();
    const each = way.each(items.size, () => {
      const { value } = entries.next();
      if (value === undefined) return;
      const [element, item] = value;
      const isWhole = shape.how === 'set' || item instanceof Repeated;
      return afterParts(isWhole ? LEAF : everything(item, shape.items, way), (paths) => {
        children.set(element, paths);
      });
    });
    return afterParts(each, () => setAbove(children));
  });
}
