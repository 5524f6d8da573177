/** One apply over claims: merge, prune, find conflicts, hand over ownership. */

import type { Turn } from '../model/definition/settled.js';
import type { StructStructure } from '../model/definition/structure.js';
import { finishedWith } from '../model/faults/fault-search.js';
import { equalJson, isObject } from '../model/json/json.js';
import type { JsonObject } from '../model/object.js';
import { resultOf } from '../model/parts.js';
import { asSent, liveFirst, mergeInParts } from './merging/merge.js';
import { prune } from './merging/prune.js';
import { remove } from './merging/remove.js';
import { claimedFields } from './ownership/claimed-fields.js';
import { type Claim, type Claims, claiming, identityOf } from './ownership/claims.js';
import { difference, type FieldSet, recursiveDifference } from './ownership/field-set.js';
import { conflictsOf, currentClaims, SYSTEM_FIELDS, withdrawn } from './ownership/ownership.js';
import type { OwnershipRules } from './requests.js';
import { structShapeOf } from './shape.js';
import { Change, type VersionedStructures } from './versions.js';

export interface Application {
  readonly live: JsonObject;
  readonly config: JsonObject;
  readonly claims: Claims;
  readonly manager: string;
  readonly apiVersion: string;
  readonly structure: StructStructure;
  /** Fields that the request cannot write. */
  readonly ignored: FieldSet;
  /** Fields that the request can write but that have no owners. */
  readonly unowned: FieldSet;
  /** RFC 3339: the time of the applier's claim if anything changes. */
  readonly now: string;
  readonly entrySubresource: string | undefined;
  readonly rules: OwnershipRules;
  /** The stored form of a merged object. */
  complete(merged: JsonObject): JsonObject | Promise<JsonObject>;
}

export interface Applied {
  /**
   * The live object with the configuration merged in, and without the fields that the applier gave up. `live` itself if nothing changes.
   */
  readonly object: JsonObject;
  readonly claims: Claims;
  /** Fields that the configuration changes although others own them, by claim. The claims in `claims` no longer hold them. */
  readonly conflicts: ReadonlyMap<string, FieldSet>;
  /** The claims that own conflicting fields. */
  readonly before: Claims;
}

/**
 * Each pass over the objects is a turn of its own if there are turns.
 * @throws ShapeMismatch where a list of either object has items that cannot be told apart.
 */
export const applyConfig = (application: Application, structures: VersionedStructures, turn?: Turn): Applied | Promise<Applied> =>
  finishedWith(applied(application, structures), turn);

function* applied(application: Application, structures: VersionedStructures): Generator<undefined, Applied> {
  const { live, manager, apiVersion, structure, ignored, unowned, now, rules, entrySubresource: subresource } = application;
  const { repeats } = rules;
  const shape = structShapeOf(structure);
  const before = currentClaims(application.claims, structures, apiVersion);
  const config = writable(remove(application.config, ignored, shape));
  const id = identityOf({ manager, operation: 'Apply', apiVersion, subresource });
  const last = before.get(id);
  yield;
  const claimed: Claim = {
    manager,
    operation: 'Apply',
    apiVersion,
    subresource,
    time: now,
    fields: recursiveDifference(claimedFields(config, shape, 'refused'), unowned),
  };
  const during = new Map(before).set(id, claimed);
  yield;
  const order = rules.sentOrder ? asSent : liveFirst;
  const whole = writable(yield* resultOf(mergeInParts(live, config, shape, { order, repeats })));
  yield;
  const lastWritable = last === undefined ? undefined : claiming(last, recursiveDifference(last.fields, ignored));
  const object = yield* prune(whole, lastWritable, claimed, during, structures, rules);
  yield;
  // Defaults are filled in later, so an atomic value that is sent without its defaults differs from the live one, as on conformant servers.
  const change = yield* resultOf(Change.between(structures, apiVersion, live, object, { ignored, repeats }));
  yield;
  const conflicts = conflictsOf(during, change, id);
  yield;
  const claims = withdrawn(during, change, id);
  const fields = difference(claimed.fields, SYSTEM_FIELDS);
  const same = change.own.isEmpty && (!rules.orderCounts || equalJson(live, object));
  if (fields.isEmpty) claims.delete(id);
  else claims.set(id, { ...claimed, fields, time: same && !rules.alwaysTimed ? last?.time : now });
  return { object: same ? live : object, claims, conflicts, before };
}

const writable = (value: unknown): JsonObject => (isObject(value) ? value : {});
