/** What stored objects tell of their owners and their end, found in their bytes where it can be: few objects are parsed for it. */
import type { OwnerReference } from '../../model/object.js';
import type { Item } from '../../resource/item.js';

export const ORPHAN = 'orphan';
export const FOREGROUND = 'foregroundDeletion';

const OWNERS = Buffer.from('"ownerReferences":[');
const DELETED = Buffer.from('"deletionTimestamp":"');
const UID = Buffer.from('"uid":"');
const QUOTE = 0x22;
export const NOBODY: readonly OwnerReference[] = [];

/** Whether the object may name owners: one that holds the word elsewhere counts, too. */
export const mayHaveOwners = ({ json }: Item): boolean => json.indexOf(OWNERS) >= 0;

/** The object's own uid, which comes before any other in its metadata; empty where it has none. */
export function uidOf({ json }: Item): string {
  const from = json.indexOf(UID);
  if (from < 0) return '';
  const start = from + UID.length;
  return json.toString('latin1', start, json.indexOf(QUOTE, start));
}

/** Whether the object may be on its way out: one that holds these words elsewhere counts, too. */
export const mayBeDeleted = ({ json }: Item): boolean => json.indexOf(DELETED) >= 0;

export interface Ownership {
  readonly uid: string;
  readonly owners: readonly OwnerReference[];
  readonly deleted: boolean;
  readonly finalizers: readonly string[];
  /** It is deleted in the foreground: its dependents go first. */
  readonly awaitsDependents: boolean;
  /** Its dependents are to be set free before it goes. */
  readonly orphansDependents: boolean;
}

export function ownershipOf(item: Item): Ownership {
  const { uid = '', ownerReferences = NOBODY, deletionTimestamp, finalizers = [] } = item.parse().metadata;
  const deleted = deletionTimestamp !== undefined;
  return {
    uid,
    owners: ownerReferences,
    deleted,
    finalizers,
    awaitsDependents: deleted && finalizers.includes(FOREGROUND),
    orphansDependents: deleted && finalizers.includes(ORPHAN),
  };
}
