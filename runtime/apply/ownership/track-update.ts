/** Ownership after every write except an apply: the writer owns what it changed. */

import { type Turn, whenThere } from '../../model/definition/settled.js';
import { finishedWith } from '../../model/faults/fault-search.js';
import { equalJson, isObject } from '../../model/json/json.js';
import { asJson, type ManagedFieldsEntry } from '../../model/object.js';
import { resultOf } from '../../model/parts.js';
import { faultsOf } from '../faults.js';
import { ShapeMismatch } from '../merging/list-items.js';
import { zeroObject } from '../merging/zero.js';
import type { Prepared, TrackUpdateOptions } from '../requests.js';
import { Change, type VersionedStructures } from '../versions.js';
import { cappedUpdaters } from './capped-updaters.js';
import { type Claim, type Claims, identityOf, NO_CLAIMS, readAhead, readEntries } from './claims.js';
import { difference, equalSets, union } from './field-set.js';
import { currentClaims, SYSTEM_FIELDS, withdrawn } from './ownership.js';

type UpdateTracking = Prepared<TrackUpdateOptions>;

/** Returns the claims after the write. */
export function claimsOf(tracking: UpdateTracking, structures: VersionedStructures): Claims;
/** Like `track`, with each pass over the objects as a turn of its own. */
export function claimsOf(tracking: UpdateTracking, structures: VersionedStructures, turn: Turn | undefined): Claims | Promise<Claims>;
export function claimsOf(tracking: UpdateTracking, structures: VersionedStructures, turn?: Turn): Claims | Promise<Claims> {
  const sent = sentEntries(tracking);
  const live = tracking.live?.metadata.managedFields;
  const read = turn === undefined || tracking.live === undefined ? undefined : readAhead(sent ?? live, turn);
  return whenThere(read, () => {
    const before = claimsBefore(tracking, sent);
    if (before === 'untracked') return NO_CLAIMS;
    return whenThere(finishedWith(claimsAfter(before, tracking, structures), turn), cappedUpdaters);
  });
}

/**
 * The claims a write starts from. Entries sent on create are ignored. On update one empty entry resets them before
 * anything else happens, readable entries replace the live ones, and others are ignored (notes 36 and 40). An object
 * without claims stays untracked until somebody applies to it (notes 39), from a release on also one that this write resets.
 */
function claimsBefore({ live, rules }: UpdateTracking, sent: readonly ManagedFieldsEntry[] | undefined): Claims | 'untracked' {
  if (live === undefined) return NO_CLAIMS;
  if (isReset(sent)) return rules.resetsUntracked ? 'untracked' : NO_CLAIMS;
  const read = readEntries(sent);
  const { claims } = read.fault === undefined && read.claims.size > 0 ? read : readEntries(live.metadata.managedFields);
  return claims.size === 0 ? 'untracked' : claims;
}

/** The entries that count as sent: the live object's, already decoded, if they are equal; none if the write keeps its entries. */
function sentEntries({ live, updated, subresource = '', rules }: UpdateTracking): readonly ManagedFieldsEntry[] | undefined {
  if (subresource !== '') return undefined;
  const { managedFields } = updated.metadata;
  const plain = rules.namesSubresources || !Array.isArray(managedFields) ? managedFields : managedFields.map(withoutSubresource);
  return known(plain, live?.metadata.managedFields);
}

const withoutSubresource = (entry: ManagedFieldsEntry): ManagedFieldsEntry => {
  if (entry?.subresource === undefined) return entry;
  const { subresource: _, ...plain } = entry;
  return plain;
};

/** Clients send back the entries that they read, so decoded entries are reused. */
const known = (
  sent: readonly ManagedFieldsEntry[] | undefined,
  live: readonly ManagedFieldsEntry[] | undefined,
): readonly ManagedFieldsEntry[] | undefined => (Array.isArray(sent) && Array.isArray(live) && equalJson(sent, live) ? live : sent);

const isReset = (entries: readonly ManagedFieldsEntry[] | undefined): boolean => {
  if (!Array.isArray(entries) || entries.length !== 1) return false;
  const entry: unknown = entries[0];
  return isObject(entry) && Object.keys(entry).length === 0;
};

/** An object with lists whose items cannot be told apart by key is stored without owners (notes 70). */
function* claimsAfter(before: Claims, tracking: UpdateTracking, structures: VersionedStructures): Generator<undefined, Claims> {
  try {
    return yield* changedClaims(before, tracking, structures);
  } catch (error) {
    if (error instanceof ShapeMismatch) return NO_CLAIMS;
    throw error;
  }
}

function* changedClaims(before: Claims, tracking: UpdateTracking, structures: VersionedStructures): Generator<undefined, Claims> {
  const { live, updated, manager, apiVersion, entrySubresource: subresource, ignored, rules, now } = tracking;
  const structure = structures.structure(apiVersion);
  if (structure === undefined) return before;
  if (structures.loose === true && faultsOf(asJson(updated), structure, rules.keyFields).length > 0) return NO_CLAIMS;
  const compared = live === undefined ? [updated] : [live, updated];
  for (const claim of before.values())
    if (claim.apiVersion !== apiVersion && compared.some((object) => structures.holds?.(object, claim.apiVersion) === false))
      return NO_CLAIMS;
  const from = live === undefined ? zeroObject(structure) : asJson(live);
  const change = yield* resultOf(
    Change.between(structures, apiVersion, from, asJson(updated), { ignored, repeats: rules.repeats, written: true }),
  );
  yield;
  const claims = withdrawn(currentClaims(before, structures, apiVersion), change, undefined);
  yield;
  const taken = difference(change.own.set, SYSTEM_FIELDS);
  if (taken.isEmpty) return kept(claims, before);
  const id = identityOf({ manager, operation: 'Update', apiVersion, subresource });
  const left = claims.get(id);
  const fields = left === undefined ? taken : union(left.fields, taken);
  yield;
  claims.set(id, { manager, operation: 'Update', apiVersion, subresource, time: now, fields });
  return kept(claims, before, rules.alwaysTimed ? undefined : id);
}

/** A manager whose fields stay the same keeps the time of its entry, but for one whose change gives it a new time. */
function kept(claims: Map<string, Claim>, before: Claims, timed?: string): Claims {
  for (const [id, claim] of claims) {
    const earlier = before.get(id);
    if (id !== timed && earlier !== undefined && earlier !== claim && equalSets(earlier.fields, claim.fields)) claims.set(id, earlier);
  }
  return claims;
}
