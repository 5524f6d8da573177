/**
 * Sets of field paths as trees, one map per level.
 *
 * Sets never change once made. Operations share the branches they leave alone and return the very set they were given
 * when there is nothing to do, so that "unchanged" is mostly a comparison of references.
 */
import type { JsonObject } from '../../model/object.js';
import { type PathElement, printedElement, sortedElements } from './path-element.js';

const NO_CHILDREN: ReadonlyMap<PathElement, FieldSet> = new Map();

export class FieldSet {
  /** The set's JSON, once the layer above has read or written it. Kept here because the set outlives its object. */
  json: JsonObject | undefined;
  /** For a set that many objects share: its number, and the bytes it takes with all below it. */
  shared: { readonly number: number; readonly bytes: number } | undefined;

  constructor(
    /** Whether the path of this node is itself in the set (`.` in FieldsV1). */
    readonly owned: boolean,
    /** The paths below this node, by path element. No child is empty. */
    readonly children: ReadonlyMap<PathElement, FieldSet> = NO_CHILDREN,
  ) {}

  get isEmpty(): boolean {
    return !this.owned && this.children.size === 0;
  }
}

export const EMPTY_SET = new FieldSet(false);
/** A path without paths below it. */
export const LEAF = new FieldSet(true);

const made = (owned: boolean, children: ReadonlyMap<PathElement, FieldSet>): FieldSet => {
  if (children.size > 0) return new FieldSet(owned, children);
  return owned ? LEAF : EMPTY_SET;
};

/** A set of paths, each a list of field names. */
export function setOfFields(paths: readonly (readonly string[])[]): FieldSet {
  let set = EMPTY_SET;
  for (const path of paths) {
    set = union(
      set,
      path.reduceRight((below, name) => new FieldSet(false, new Map([[`f:${name}`, below]])), LEAF),
    );
  }
  return set;
}

export function union(a: FieldSet, b: FieldSet): FieldSet {
  if (a === b || b.isEmpty) return a;
  if (a.isEmpty) return b;
  let children: Map<PathElement, FieldSet> | undefined;
  for (const [element, theirs] of b.children) {
    const mine = a.children.get(element);
    const both = mine === undefined ? theirs : union(mine, theirs);
    if (both === mine) continue;
    children ??= new Map(a.children);
    children.set(element, both);
  }
  const owned = a.owned || b.owned;
  return children === undefined && owned === a.owned ? a : made(owned, children ?? a.children);
}

/** All paths of many sets, in time in proportion to them but for the logarithm of their number. */
export function unionOfAll(sets: readonly FieldSet[]): FieldSet {
  if (sets.length <= 2) return union(sets[0] ?? EMPTY_SET, sets[1] ?? EMPTY_SET);
  const half = sets.length >> 1;
  return union(unionOfAll(sets.slice(0, half)), unionOfAll(sets.slice(half)));
}

export function intersection(a: FieldSet, b: FieldSet): FieldSet {
  if (a === b) return a;
  const children = new Map<PathElement, FieldSet>();
  const [small, large] = a.children.size <= b.children.size ? [a, b] : [b, a];
  for (const [element, mine] of small.children) {
    const theirs = large.children.get(element);
    if (theirs === undefined) continue;
    const both = intersection(mine, theirs);
    if (!both.isEmpty) children.set(element, both);
  }
  return made(a.owned && b.owned, children);
}

/** The paths of `a` that are not in `b`. A path in `b` takes nothing below it away. */
export const difference = (a: FieldSet, b: FieldSet): FieldSet => without(a, b, false);

/** The paths of `a` that neither are in `b` nor stand below a path in `b`. */
export const recursiveDifference = (a: FieldSet, b: FieldSet): FieldSet => without(a, b, true);

function without(a: FieldSet, b: FieldSet, recursive: boolean): FieldSet {
  if (b.isEmpty || a.isEmpty) return a;
  if (a === b || (recursive && b.owned)) return EMPTY_SET;
  let children: Map<PathElement, FieldSet> | undefined;
  const drop = (element: PathElement, mine: FieldSet, theirs: FieldSet): void => {
    const rest = without(mine, theirs, recursive);
    if (rest === mine) return;
    children ??= new Map(a.children);
    if (rest.isEmpty) children.delete(element);
    else children.set(element, rest);
  };
  if (a.children.size <= b.children.size) {
    for (const [element, mine] of a.children) {
      const theirs = b.children.get(element);
      if (theirs !== undefined) drop(element, mine, theirs);
    }
  } else {
    for (const [element, theirs] of b.children) {
      const mine = a.children.get(element);
      if (mine !== undefined) drop(element, mine, theirs);
    }
  }
  const owned = a.owned && !b.owned;
  return children === undefined && owned === a.owned ? a : made(owned, children ?? a.children);
}

export function equalSets(a: FieldSet, b: FieldSet): boolean {
  if (a === b) return true;
  if (a.owned !== b.owned || a.children.size !== b.children.size) return false;
  for (const [element, mine] of a.children) {
    const theirs = b.children.get(element);
    if (theirs === undefined || !equalSets(mine, theirs)) return false;
  }
  return true;
}

/** The paths as conflict messages print them; on each level what ends there first, then what goes deeper. */
export function printedPaths(set: FieldSet, prefix = ''): string[] {
  const paths: string[] = [];
  const elements = sortedElements(set.children.keys());
  for (const element of elements) if (set.children.get(element)?.owned) paths.push(prefix + printedElement(element));
  for (const element of elements) {
    const child = set.children.get(element);
    if (child !== undefined && child.children.size > 0) paths.push(...printedPaths(child, prefix + printedElement(element)));
  }
  return paths;
}
