/**
 * Ownership of an object's replicas as entries of its scale, and back: who owns the field of the object that the scale shows owns
 * `spec.replicas` of the scale.
 */
import type { ManagedFieldsEntry } from '../../model/object.js';
import { type Claim, type Claims, claiming, identityOf, readEntries, writeEntries } from './claims.js';
import { difference, type FieldSet, intersection, setOfFields } from './field-set.js';

/** The path of the replicas in objects of a version, such as `['spec', 'replicas']`; undefined where the version is unknown. */
type ReplicasIn = (apiVersion: string) => readonly string[] | undefined;

const OF_SCALE = setOfFields([['spec', 'replicas']]);

const pathsOf = (replicasIn: ReplicasIn, apiVersion: string): FieldSet | undefined => {
  const path = replicasIn(apiVersion);
  return path === undefined ? undefined : setOfFields([path]);
};

const owns = (claim: Claim, paths: FieldSet): boolean => !intersection(claim.fields, paths).isEmpty;

/** Entries of the scale of an object that has these entries; `apiVersion` is that of the scale. */
export function entriesOfScale(
  entries: readonly ManagedFieldsEntry[] | undefined,
  apiVersion: string,
  replicasIn: ReplicasIn,
): ManagedFieldsEntry[] {
  const claims = new Map<string, Claim>();
  for (const [id, claim] of readEntries(entries).claims) {
    const paths = pathsOf(replicasIn, claim.apiVersion);
    if (paths !== undefined && owns(claim, paths)) claims.set(id, { ...claim, apiVersion, fields: OF_SCALE, entry: undefined });
  }
  return writeEntries(claims, true);
}

/**
 * Entries of an object after a write through its scale: who lost the scale's replicas loses those of the object, and who came to own them
 * owns them in `apiVersion`, that of the request, with an entry that has no time.
 */
export function entriesAfterScaling(
  entries: readonly ManagedFieldsEntry[] | undefined,
  ofScale: readonly ManagedFieldsEntry[] | undefined,
  apiVersion: string,
  replicasIn: ReplicasIn,
): ManagedFieldsEntry[] {
  const before = readEntries(entries).claims;
  const scaled = identified(readEntries(ofScale).claims, before, replicasIn);
  const after = new Map<string, Claim>();
  for (const [id, claim] of before) {
    const paths = pathsOf(replicasIn, claim.apiVersion);
    if (paths === undefined) continue;
    const left = owns(claim, paths) && !scaled.has(id) ? difference(claim.fields, paths) : claim.fields;
    if (!left.isEmpty) after.set(id, claiming(claim, left));
  }
  const own = pathsOf(replicasIn, apiVersion);
  for (const [id, claim] of scaled)
    if (!before.has(id) && own !== undefined) after.set(id, { ...claim, apiVersion, fields: own, time: undefined, entry: undefined });
  return writeEntries(after, true);
}

/** Claims of the scale by the identities that they have as claims of the object, whose versions are others. */
function identified(ofScale: Claims, before: Claims, replicasIn: ReplicasIn): Claims {
  const byOwner = new Map<string, string>();
  for (const [id, claim] of before) {
    const paths = pathsOf(replicasIn, claim.apiVersion);
    if (paths !== undefined && owns(claim, paths)) byOwner.set(identityOf({ ...claim, apiVersion: '' }), id);
  }
  return new Map([...ofScale].map(([id, claim]) => [byOwner.get(identityOf({ ...claim, apiVersion: '' })) ?? id, claim]));
}
