/** `kindwright check-store`: reads everything a store holds and tells what of it cannot be used, and the way on. */
import { checkDatabase, keyAfter, type StoredEntry, type StoreFault, type StoreReader } from '../store/index.js';
import type { Served } from './served.js';
import { StoredKinds } from './stored-kinds.js';

const PAGE = 500;

/** Thrown for a store with faults: a line for each, and what to do. */
class StoreFaultsError extends Error {
  override readonly name = 'StoreFaultsError';
}

export interface StoreToCheck {
  readonly served: Pick<Served, 'catalogue' | 'kinds'>;
  /** Root of all keys, with both slashes. */
  readonly keyRoot: string;
  /** Folder of the embedded store; undefined for a shared one. */
  readonly folder: string | undefined;
  /** Gives the work a reader of the store, which is closed after it. */
  withReader(work: (reader: StoreReader) => Promise<void>): Promise<void>;
}

/** Says how many objects are good; throws StoreFaultsError with every fault. */
export async function checkStore(store: StoreToCheck): Promise<string> {
  const faults: StoreFault[] = store.folder === undefined ? [] : checkDatabase(store.folder);
  let good = 0;
  try {
    await store.withReader(async (reader) => {
      for await (const fault of valueFaults(reader, store)) {
        if (fault === undefined) good += 1;
        else if (!faults.some(({ key }) => key === fault.key)) faults.push(fault);
      }
    });
  } catch (error) {
    faults.push({ key: undefined, message: `the store cannot be read to its end: ${messageOf(error)}` });
  }
  if (faults.length === 0) return `${good} objects can be read, and the store is whole.`;
  throw new StoreFaultsError(
    [
      ...faults.map(({ key, message }) => (key === undefined ? message : `${key}: ${message}`)),
      `${faults.length} faults; ${good} objects can be read. ${wayOn(store.folder)}`,
    ].join('\n'),
  );
}

function wayOn(folder: string | undefined): string {
  const one = 'One object that cannot be read can be deleted by its name while a server runs.';
  if (folder === undefined)
    return `${one} To go back to an earlier state, use etcdctl snapshot restore for etcd, pg_restore for PostgreSQL.`;
  return `${one} To go back to the last backup: stop the server, then kindwright restore --from=<backup> --data-dir=<new folder>.`;
}

/** Yields, for each value, what is wrong with it; undefined where it is an object of its kind and name. */
async function* valueFaults(reader: StoreReader, { served, keyRoot }: StoreToCheck): AsyncGenerator<StoreFault | undefined> {
  const kinds = new StoredKinds(served, reader);
  for (const { prefix, kind } of kinds.all) {
    try {
      for await (const entry of entriesOf(reader, `${keyRoot}${prefix}`)) {
        const key = entry.key.slice(keyRoot.length);
        // The keys of one kind may begin with those of another.
        if (kinds.find(key) !== kind) continue;
        const message = await kinds.fault(key, kind, entry);
        yield message === undefined ? undefined : { key: entry.key, message };
      }
    } catch (error) {
      yield { key: `${keyRoot}${prefix}`, message: `what begins with it cannot be read to its end: ${messageOf(error)}` };
    }
  }
}

async function* entriesOf(reader: StoreReader, prefix: string): AsyncGenerator<StoredEntry> {
  let start = prefix;
  for (let more = true; more; ) {
    const page = await reader.range(prefix, { start, limit: PAGE, uncounted: true });
    yield* page.entries;
    const last = page.entries[page.entries.length - 1];
    more = page.more && last !== undefined;
    if (last !== undefined) start = keyAfter(last.key);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
