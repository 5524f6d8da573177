/** Removes what an applier owned alone and no longer applies (specification 1, server-side apply 5). */

import { isObject } from '../../model/json/json.js';
import { asJson, asObject, type JsonObject } from '../../model/object.js';
import { claimedFields, withDeclaredFields } from '../ownership/claimed-fields.js';
import type { Claim, Claims } from '../ownership/claims.js';
import { difference, EMPTY_SET, type FieldSet, intersection, union } from '../ownership/field-set.js';
import { SYSTEM_FIELDS } from '../ownership/ownership.js';
import { structShapeOf } from '../shape.js';
import { shapeIn, type VersionedStructures } from '../versions.js';
import type { Repeats } from './list-items.js';
import { type Emptied, remove } from './remove.js';

interface Pruning {
  readonly repeats: Repeats;
  /** Whether objects that lose all their content stay, as empty ones. */
  readonly keepsEmptied: boolean;
}

/**
 * The merged object without what the applier's last configuration owned and nobody owns now. Pauses between its passes over the object.
 *
 * @param last what the applier owned before this configuration, if anything.
 * @param claimed what it owns by the new one, in the version of `merged`.
 * @param claims all claims, with the new one.
 */
export function* prune(
  merged: JsonObject,
  last: Claim | undefined,
  claimed: Claim,
  claims: Claims,
  structures: VersionedStructures,
  how: Pruning,
): Generator<undefined, JsonObject> {
  const { apiVersion } = claimed;
  if (last === undefined || last.fields.isEmpty || isKept(last, claimed)) return merged;
  const shape = shapeIn(structures, last.apiVersion);
  if (shape === undefined) return merged;
  const given = withDeclaredFields(last.fields, shape);
  if (last.apiVersion !== apiVersion || [...claims.values()].some((claim) => claim.apiVersion !== apiVersion)) {
    return yield* pruneAcrossVersions(merged, last, given, claims, apiVersion, structures, how);
  }
  const owned = withDeclaredFields(ownedIn(claims, apiVersion), shape);
  yield;
  return asMembers(remove(merged, removable(difference(given, owned)), shape, emptiedIn(structures, how)));
}

/** Whether nothing was given up. Then neither versions nor other owners matter. */
const isKept = (last: Claim, claimed: Claim): boolean =>
  last.apiVersion === claimed.apiVersion && difference(last.fields, claimed.fields).isEmpty;

/** Fields that the server writes stay, even if an applier stops mentioning them. */
const removable = (fields: FieldSet): FieldSet => difference(fields, SYSTEM_FIELDS);

/** Typed objects drop null; objects that are kept as they are show it. */
const emptiedIn = ({ loose }: VersionedStructures, { keepsEmptied }: Pruning): Emptied =>
  keepsEmptied ? 'empty object' : loose === true ? null : undefined;

const asMembers = (value: unknown): JsonObject => (isObject(value) ? value : {});

function ownedIn(claims: Claims, apiVersion: string): FieldSet {
  let owned = EMPTY_SET;
  for (const claim of claims.values()) if (claim.apiVersion === apiVersion) owned = union(owned, claim.fields);
  return owned;
}

/**
 * A path in one version may stand for others in another, so ownership cannot be compared directly. Instead everything
 * given up is removed, then for each version what its claims own is put back, judged on the objects in that version;
 * in the end only what the last configuration owned goes.
 */
function* pruneAcrossVersions(
  merged: JsonObject,
  last: Claim,
  given: FieldSet,
  claims: Claims,
  apiVersion: string,
  structures: VersionedStructures,
  how: Pruning,
): Generator<undefined, JsonObject> {
  const { repeats } = how;
  const convert = (object: JsonObject, to: string): JsonObject | undefined => {
    const converted = object.apiVersion === to ? asObject(object) : structures.convert(asObject(object), to);
    return converted === undefined ? undefined : asJson(converted);
  };
  const emptied = emptiedIn(structures, how);
  const inLast = convert(merged, last.apiVersion);
  const lastShape = shapeIn(structures, last.apiVersion);
  if (inLast === undefined || lastShape === undefined) return merged;
  yield;
  const before = withDeclaredFields(claimedFields(inLast, lastShape, repeats), lastShape);
  yield;
  let left = asMembers(remove(inLast, removable(given), lastShape, emptied));
  for (const version of new Set([last.apiVersion, apiVersion, ...[...claims.values()].map((claim) => claim.apiVersion)])) {
    yield;
    const whole = version === last.apiVersion ? inLast : convert(merged, version);
    yield;
    const pruned = convert(left, version);
    yield;
    const structure = structures.structure(version);
    if (whole === undefined || pruned === undefined || structure === undefined) continue;
    const shape = structShapeOf(structure);
    const stays = withDeclaredFields(claimedFields(pruned, shape, repeats), shape);
    yield;
    const keep = union(stays, withDeclaredFields(ownedIn(claims, version), shape));
    yield;
    const all = whole === inLast ? before : withDeclaredFields(claimedFields(whole, shape, repeats), shape);
    yield;
    left = asMembers(remove(whole, removable(difference(all, keep)), shape, emptied));
  }
  yield;
  const remaining = convert(left, last.apiVersion);
  if (remaining === undefined) return merged;
  yield;
  const after = withDeclaredFields(claimedFields(remaining, lastShape, repeats), lastShape);
  yield;
  const gone = difference(before, after);
  yield;
  const pruned = asMembers(remove(inLast, removable(intersection(gone, given)), lastShape, emptied));
  yield;
  return pruned === inLast ? merged : (convert(pruned, apiVersion) ?? merged);
}
