import { FieldSet, LEAF } from '../ownership/field-set.js';
import type { PathElement } from '../ownership/path-element.js';
import { innerShape, type Shape } from '../shape.js';

interface Reconciled {
  readonly shape: Shape;
  readonly fields: FieldSet;
}

/** Shapes change seldom; the answer for a set and a shape is kept. */
const known = new WeakMap<FieldSet, Reconciled>();

/**
 * A field set written under an older shape, as it reads today. Who owned parts of what has become atomic owns all of
 * it; who owned all of what has become granular keeps the path, which then says nothing about the parts
 * (specification 1, server-side apply 8).
 */
export function reconcile(fields: FieldSet, shape: Shape): FieldSet {
  const before = known.get(fields);
  if (before?.shape === shape) return before.fields;
  const reconciled = { shape, fields: reconcileNode(fields, shape) };
  known.set(fields, reconciled);
  return reconciled.fields;
}

function reconcileNode(fields: FieldSet, shape: Shape): FieldSet {
  if (fields.children.size === 0 || shape.how === 'deduced' || shape.how === 'set') return fields;
  if (shape.how === 'leaf') return shape.structure.kind === 'scalar' ? fields : LEAF;
  let children: Map<PathElement, FieldSet> | undefined;
  for (const [element, below] of fields.children) {
    const inner = innerShape(shape, element);
    const after = inner === undefined ? below : reconcileNode(below, inner);
    if (after === below) continue;
    children ??= new Map(fields.children);
    children.set(element, after);
  }
  return children === undefined ? fields : new FieldSet(fields.owned, children);
}
