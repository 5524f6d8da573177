/** Decrypts stored values: one, or those of a page, in turns. */
import { type Turn, whenThere } from '../../model/definition/settled.js';
import { type RangeResult, type StoredEntry, type StoreReader, StoreUnavailableError } from '../contract.js';
import type { Encryption } from './encryption.js';

/** Turns for long work; see `resource/pace.ts`. */
export interface Turns {
  begin(): Turn;
  /** The turn for work on so many bytes; undefined if the work is short. */
  ofObject(bytes: number): Turn | undefined;
}

/** For commands, whose process serves no requests that long work could hold up. */
export const UNSHARED: Turns = { begin: () => () => undefined, ofObject: () => undefined };

const NO_VALUE = Buffer.alloc(0);

/**
 * The entry with its decrypted value, or with the reason why it cannot be read; a promise if a service must be asked first, which rejects
 * with StoreUnavailableError if the service does not answer.
 */
export function openedEntry(encryption: Encryption, entry: StoredEntry): StoredEntry | Promise<StoredEntry> {
  const own = entry.damage === undefined ? encryption.of(entry.key) : undefined;
  if (own === undefined) return entry;
  const damaged = (error: unknown): StoredEntry => {
    own.damaged = true;
    return { ...entry, value: NO_VALUE, damage: messageOf(error) };
  };
  try {
    const opened = whenThere(own.reader(entry.value), (read) => {
      try {
        const { value, identity } = read(entry.key);
        return { ...entry, value, seal: own.sealOf(identity) };
      } catch (error) {
        return damaged(error);
      }
    });
    if (!(opened instanceof Promise)) return opened;
    return opened.catch((error: unknown) => {
      if (error instanceof StoreUnavailableError) throw error;
      return damaged(error);
    });
  } catch (error) {
    return damaged(error);
  }
}

/** The page with decrypted values. */
export async function openedPage(encryption: Encryption, turns: Turns, page: RangeResult): Promise<RangeResult> {
  const entries: StoredEntry[] = [];
  const turn = turns.begin();
  for (const entry of page.entries) {
    const wait = turn();
    if (wait !== undefined) await wait;
    const opened = openedEntry(encryption, entry);
    entries.push(opened instanceof Promise ? await opened : opened);
  }
  return { ...page, entries };
}

/** A reader of a store whose values may be encrypted. */
export const openingReader = (reader: StoreReader, encryption: Encryption, turns: Turns = UNSHARED): StoreReader => ({
  ...reader,
  range: async (prefix, options) => openedPage(encryption, turns, await reader.range(prefix, options)),
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
