/** Who owns what after a change: the rules of server-side apply over claims and comparisons. */

import { reconcile } from '../merging/reconcile.js';
import { type Change, shapeIn, type VersionedStructures } from '../versions.js';
import { type Claim, type Claims, claiming } from './claims.js';
import { difference, type FieldSet, intersection, setOfFields } from './field-set.js';

/** Fields that only the server writes and that have no owner. */
export const SYSTEM_FIELDS: FieldSet = setOfFields([
  ['apiVersion'],
  ['kind'],
  ['metadata'],
  ...['name', 'namespace', 'creationTimestamp', 'selfLink', 'uid', 'clusterName', 'generation', 'managedFields', 'resourceVersion'].map(
    (name) => ['metadata', name],
  ),
]);

const isCore = (apiVersion: string): boolean => !apiVersion.includes('/');

/**
 * Claims brought to today's types. Those in removed versions are dropped; for a kind that exists in the core group and in another group, so
 * are those in versions of the other group, because writers in `apiVersion` do not know its types.
 */
export function currentClaims(claims: Claims, structures: VersionedStructures, apiVersion: string): Claims {
  const ofCore = isCore(apiVersion);
  let current: Map<string, Claim> | undefined;
  for (const [id, claim] of claims) {
    const shape = isCore(claim.apiVersion) === ofCore ? shapeIn(structures, claim.apiVersion) : undefined;
    const fields = shape === undefined ? undefined : reconcile(claim.fields, shape);
    if (fields === claim.fields) continue;
    current ??= new Map(claims);
    if (fields === undefined) current.delete(id);
    else current.set(id, claiming(claim, fields));
  }
  return current ?? claims;
}

/** The fields, by claim, that the change gives new values although others own them. */
export function conflictsOf(claims: Claims, change: Change, changer: string | undefined): Map<string, FieldSet> {
  const conflicts = new Map<string, FieldSet>();
  for (const [id, claim] of claims) {
    const comparison = id === changer ? undefined : change.in(claim.apiVersion);
    if (comparison === undefined || comparison.set.isEmpty) continue;
    const fields = intersection(claim.fields, comparison.set);
    if (!fields.isEmpty) conflicts.set(id, fields);
  }
  return conflicts;
}

/**
 * The claims of all others after the change: they lose what has a new value or is gone, and vanish when nothing is left
 * (specification 1, server-side apply 3 and 4).
 */
export function withdrawn(claims: Claims, change: Change, changer: string | undefined): Map<string, Claim> {
  const left = new Map<string, Claim>();
  for (const [id, claim] of claims) {
    const comparison = change.in(claim.apiVersion);
    if (comparison === undefined) continue;
    const fields = id === changer ? claim.fields : difference(claim.fields, comparison.touched);
    if (!fields.isEmpty) left.set(id, claiming(claim, fields));
  }
  return left;
}
