/** Messages between the main thread and the two database threads of the sqlite engine. */
import type { OpenFault } from '../contract.js';
import type { SealRecipe } from '../encryption/recipes.js';

/** How a database thread starts. The writer owns the database; the reader answers reads from snapshots of it. */
export interface WorkerSettings {
  readonly role: 'writer' | 'reader';
  readonly directory: string;
  /** Seconds that history is kept; 0 keeps it until it is compacted by request. */
  readonly historySeconds: number;
  /** Bytes the database may grow to; undefined: as far as the disk goes. */
  readonly maxBytes: number | undefined;
  /** Whether removed content is overwritten. */
  readonly erases: boolean;
  /** Whether writes may say how their values are sealed. */
  readonly seals: boolean;
}

/** Writes as columns, so that a group crosses threads as a few arrays and one transferred buffer. */
export interface WriteBatch {
  readonly keys: readonly string[];
  /** Revision the key must have; -1: no check. */
  readonly expected: readonly number[];
  /** Bytes of the value; -1: delete. */
  readonly sizes: readonly number[];
  /** Time to live in milliseconds; -1: none. */
  readonly ttl: readonly number[];
  /** The values, one after the other. */
  readonly values: Uint8Array;
  /** How values are sealed before they are kept, each way once. */
  readonly recipes: readonly SealRecipe[];
  /** For each write, the place of its recipe; -1: the value is kept as it is. Empty where no value is sealed. */
  readonly sealedBy: readonly number[];
}

export type WriterRequest =
  | { readonly kind: 'commit'; readonly batch: WriteBatch }
  | { readonly kind: 'compact'; readonly id: number; readonly revision: number }
  | { readonly kind: 'close' };

/** Entries of one message as columns; values stand one after the other in the buffer of the message. */
export interface EntryColumns {
  /** 0: no entry. */
  readonly revisions: readonly number[];
  readonly created: readonly number[];
  readonly sizes: readonly number[];
  readonly values: Uint8Array;
}

/** Entries with their keys, in order. */
export interface KeyedColumns extends EntryColumns {
  readonly keys: readonly string[];
  /** Which entries have no value, and why. */
  readonly damages: readonly (readonly [at: number, damage: string])[];
}

export interface CommittedGroup {
  /** How many batches the group holds, in the order in which they were sent. */
  readonly batches: number;
  /** The revision of each write; 0: the key was at another revision; -1: the write failed. */
  readonly revisions: readonly number[];
  readonly created: readonly number[];
  /** For each write, the previous content of the key. */
  readonly previous: EntryColumns;
  /** The seconds that sealing took, for each write that was made and sealed, in their order. */
  readonly sealed: readonly number[];
  /** Why writes failed, for those of revision -1, in their order. */
  readonly faults: readonly WriteFault[];
}

export interface WriteFault {
  /** Whether there was no space left. */
  readonly full: boolean;
  /** Whether the file is damaged. */
  readonly damaged: boolean;
  readonly message: string;
}

export interface Expired {
  readonly keys: readonly string[];
  readonly revisions: readonly number[];
  readonly previous: EntryColumns;
}

export type WriterReply =
  | { readonly kind: 'opened'; readonly revision: number; readonly compacted: number }
  | { readonly kind: 'refused'; readonly fault: OpenFault; readonly message: string }
  | ({ readonly kind: 'committed' } & CommittedGroup)
  | ({ readonly kind: 'expired' } & Expired)
  | { readonly kind: 'compacted'; readonly id: number; readonly failure: string | undefined }
  | { readonly kind: 'closed' };

/** Keys from `start` (inclusive) to `end` (exclusive; undefined: the last); `revision` undefined reads the newest. */
export interface RangeRequest {
  readonly start: string;
  readonly end: string | undefined;
  readonly limit: number | undefined;
  readonly uncounted: boolean;
  readonly revision: number | undefined;
}

export interface HistoryRequest {
  readonly prefix: string;
  /** Exclusive. */
  readonly after: number;
}

export type ReaderRequest =
  | ({ readonly kind: 'range'; readonly id: number } & RangeRequest)
  | ({ readonly kind: 'history'; readonly id: number } & HistoryRequest)
  | { readonly kind: 'compactedRevision'; readonly id: number }
  | { readonly kind: 'close' };

export interface EntryRow {
  readonly key: string;
  readonly revision: number;
  readonly created: number;
  readonly value: Uint8Array;
  /** Why the value is not there. */
  readonly damage?: string;
}

export interface HistoryRow {
  readonly key: string;
  readonly revision: number;
  /** 0: the key was deleted. */
  readonly created: number;
  readonly value: Uint8Array | null;
  readonly damage?: string;
  readonly previous: EntryRow | undefined;
}

export type ReaderReply =
  | {
      readonly kind: 'entries';
      readonly id: number;
      readonly entries: KeyedColumns;
      readonly revision: number;
      readonly more: boolean;
      readonly count: number;
    }
  /** All changes after the revision asked for up to `upTo`. */
  | { readonly kind: 'history'; readonly id: number; readonly rows: readonly HistoryRow[]; readonly upTo: number }
  | { readonly kind: 'compactedRevision'; readonly id: number; readonly revision: number }
  | { readonly kind: 'compacted'; readonly id: number; readonly requested: number; readonly oldest: number }
  | { readonly kind: 'future'; readonly id: number; readonly requested: number; readonly newest: number }
  /** `damaged`: the file itself is at fault. */
  | { readonly kind: 'failed'; readonly id: number; readonly message: string; readonly damaged: boolean }
  | { readonly kind: 'closed' };
