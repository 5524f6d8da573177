/** The field set of an applied configuration: the fields that its applier claims. */

import { isEmptyObject, isObject } from '../../model/json/json.js';
import type { Json } from '../../model/object.js';
import { allByElement, Repeated, type Repeats } from '../merging/list-items.js';
import { innerShape, memberShape, type ObjectShape, type Shape } from '../shape.js';
import { EMPTY_SET, FieldSet, LEAF } from './field-set.js';
import { fieldElement, type PathElement } from './path-element.js';

/**
 * An applier owns the leaves it sent, each list item it named, each key of a map, and members sent as null or `{}`; it
 * does not own the structs, maps and lists around them, so that others may add to these (notes 38 and 43).
 *
 * @throws ShapeMismatch where a list has items that cannot be told apart, and these are refused.
 */
export function claimedFields(value: Json, shape: Shape, repeats: Repeats): FieldSet {
  switch (shape.how) {
    case 'leaf':
      return LEAF;
    case 'set':
    case 'keyed': {
      const children = new Map<PathElement, FieldSet>();
      for (const [element, item] of allByElement(shape, value, repeats)) {
        const isWhole = shape.how === 'set' || item instanceof Repeated;
        children.set(element, isWhole ? LEAF : owning(claimedFields(item, shape.items, repeats)));
      }
      return children.size === 0 ? EMPTY_SET : new FieldSet(false, children);
    }
    case 'deduced':
      return isObject(value) ? claimedMembers(value, shape, repeats) : LEAF;
    default:
      return claimedMembers(value, shape, repeats);
  }
}

function claimedMembers(value: Json, shape: ObjectShape, repeats: Repeats): FieldSet {
  if (!isObject(value)) return EMPTY_SET;
  const children = new Map<PathElement, FieldSet>();
  for (const name of Object.keys(value)) {
    const member = value[name];
    if (member === undefined) continue;
    const below = claimedFields(member, memberShape(shape, name), repeats);
    // Counting the members of a large object takes as long as iterating over it.
    const isEmpty = member === null || (below.children.size === 0 && isObject(member) && isEmptyObject(member));
    const whole = isEmpty || !isDeclared(shape, name);
    const claimed = whole ? owning(below) : below;
    if (!claimed.isEmpty) children.set(fieldElement(name), claimed);
  }
  return children.size === 0 ? EMPTY_SET : new FieldSet(false, children);
}

/** Whether the member is a declared field, and not a key of a map. */
const isDeclared = (shape: Shape, name: string): boolean => shape.how === 'struct' && shape.fields.has(name);

const owning = (set: FieldSet): FieldSet => (set.owned ? set : set.children.size === 0 ? LEAF : new FieldSet(true, set.children));

/**
 * The set together with the declared fields that its paths pass through. Giving up the last path below such a field
 * gives up the field itself; keys of maps and items of lists stand only for themselves.
 */
export function withDeclaredFields(set: FieldSet, shape: Shape): FieldSet {
  if (set.children.size === 0) return set;
  let children: Map<PathElement, FieldSet> | undefined;
  for (const [element, below] of set.children) {
    if (below.children.size === 0) continue;
    const inner = innerShape(shape, element);
    const deep = inner === undefined ? below : withDeclaredFields(below, inner);
    const whole = shape.how === 'struct' && shape.byElement.has(element) ? owning(deep) : deep;
    if (whole === below) continue;
    children ??= new Map(set.children);
    children.set(element, whole);
  }
  return children === undefined ? set : new FieldSet(set.owned, children);
}
