import { type Claim, type Claims, claiming, identityOf, secondOf } from './claims.js';
import { EMPTY_SET, type FieldSet, unionOfAll } from './field-set.js';

/** Number of update entries that an object keeps apart. */
const MAX_UPDATERS = 10;
const ANCIENT = 'ancient-changes';

/**
 * Claims with at most ten updaters: beyond these, the oldest of one version are folded into one claim of the manager
 * `ancient-changes`, which has the time of the youngest in it. Appliers are not counted (notes 44).
 */
export function cappedUpdaters(claims: Claims): Claims {
  const updaters = [...claims].filter(([, claim]) => claim.operation === 'Update');
  if (updaters.length <= MAX_UPDATERS) return claims;
  updaters.sort(([idA, a], [idB, b]) => secondOf(a) - secondOf(b) || (idA < idB ? -1 : 1));
  const capped = new Map(claims);
  const oldest = new Map<string, string>();
  /** The field sets that make up each collecting claim. */
  const folded = new Map<string, FieldSet[]>();
  let count = updaters.length;
  for (const [id, claim] of updaters) {
    if (count <= MAX_UPDATERS) break;
    const first = oldest.get(claim.apiVersion);
    if (first === undefined) {
      oldest.set(claim.apiVersion, id);
      continue;
    }
    const bucket = bucketOf(capped, first, claim);
    const bucketId = identityOf(bucket);
    const sets = folded.get(bucketId) ?? [bucket.fields];
    folded.set(bucketId, sets);
    sets.push(claim.fields);
    capped.set(bucketId, { ...bucket, time: claim.time, entry: undefined });
    capped.delete(id);
    count--;
  }
  for (const [id, sets] of folded) {
    const bucket = capped.get(id);
    if (bucket !== undefined) capped.set(id, claiming(bucket, unionOfAll(sets)));
  }
  return capped;
}

/** The claim that collects the oldest claims of its version. The oldest one turns into it. */
function bucketOf(claims: Map<string, Claim>, first: string, { apiVersion }: Claim): Claim {
  const named = { manager: ANCIENT, operation: 'Update', apiVersion } as const;
  const present = claims.get(identityOf(named));
  if (present !== undefined) return present;
  const base = claims.get(first);
  claims.delete(first);
  return { ...named, time: base?.time, fields: base === undefined ? EMPTY_SET : base.fields };
}
