/** Items of sets and keyed lists by the path elements that name them. */

import { isObject, own } from '../../model/json/json.js';
import type { Json } from '../../model/object.js';
import { afterParts, atOnce, type Parted, Parts } from '../../model/parts.js';
import { isScalar, keyElement, type PathElement, printedElement, type Scalar, valueElement } from '../ownership/path-element.js';
import type { KeyedShape, SetShape } from '../shape.js';

/** A value that does not fit its shape, such as a list with two items of one key. */
export class ShapeMismatch extends Error {
  override readonly name = 'ShapeMismatch';
}

/** What is wrong with a list that has two items of one element. */
export const repeatedKey = (element: PathElement): string => `duplicate entries for key ${printedElement(element)}`;

/**
 * The element that names an item: by those key fields that it has or that have a default.
 * @throws ShapeMismatch where the item cannot have one, for example since it has none of its key fields.
 */
export function itemElement(shape: SetShape | KeyedShape, item: Json | undefined, position: number): PathElement {
  if (shape.how === 'set') {
    if (isScalar(item) && item !== null) return valueElement(item);
    throw new ShapeMismatch(`element ${position}: associative list without keys may hold only scalars`);
  }
  if (!isObject(item)) throw new ShapeMismatch(`element ${position}: associative list with keys may not have non-map elements`);
  const keys: (readonly [string, Scalar])[] = [];
  for (const key of shape.keys) {
    const value = own(item, key.name) ?? key.default;
    if (value === undefined) continue;
    if (!isScalar(value)) throw new ShapeMismatch(`element ${position}: key field ${JSON.stringify(key.name)} is not a scalar`);
    keys.push([key.name, value]);
  }
  if (keys.length > 0) return keyElement(keys);
  const names = shape.keys.map(({ name }) => JSON.stringify(name)).join(' ');
  throw new ShapeMismatch(
    `element ${position}: associative list with keys has an element that omits all key fields [${names}] (and doesn't have default values for any key fields)`,
  );
}

/** The first key field that an item has no value for, where its list has keys. */
export function missingKey(shape: SetShape | KeyedShape, item: Json): string | undefined {
  if (shape.how === 'set' || !isObject(item)) return undefined;
  return shape.keys.find((key) => (own(item, key.name) ?? key.default) === undefined)?.name;
}

/** Items of one element, in list order: more than one. */
export class Repeated {
  constructor(readonly items: readonly Json[]) {}
}

/** Whether lists may have several items of one element. They belong to whoever owns that element, all of them or none. */
export type Repeats = 'taken' | 'refused';

/** The items by element, in list order. @throws ShapeMismatch for duplicates that are refused, and items that have no element. */
export const allByElement = (shape: SetShape | KeyedShape, list: Json | undefined, repeats: Repeats): Map<PathElement, Json | Repeated> =>
  atOnce(partedByElement(shape, list, repeats, new Parts()));

/** The same, with pauses on long lists. */
export function partedByElement(
  shape: SetShape | KeyedShape,
  list: Json | undefined,
  repeats: Repeats,
  parts: Parts,
): Parted<Map<PathElement, Json | Repeated>> {
  const items = new Map<PathElement, Json | Repeated>();
  if (!Array.isArray(list)) return items;
  const again = new Map<PathElement, Json[]>();
  const each = parts.each(list.length, (i) => {
    const item = list[i] ?? null;
    const element = itemElement(shape, item, i);
    const before = items.get(element);
    if (before === undefined) items.set(element, item);
    else if (repeats === 'refused') throw new ShapeMismatch(repeatedKey(element));
    else if (before instanceof Repeated) again.get(element)?.push(item);
    else {
      const all = [before, item];
      again.set(element, all);
      items.set(element, new Repeated(all));
    }
  });
  return afterParts(each, () => items);
}
