/**
 * An engine over another that keeps values encrypted: everything that the other writes is, logs, history and backups as well. Values are
 * encrypted before they are handed on, or, where the other engine can do it in a thread of its own, handed on with the recipe.
 */
import {
  type CommitResult,
  type Engine,
  type Seal,
  type Sealing,
  type StoredEntry,
  StoreUnavailableError,
  type Write,
} from '../contract.js';
import type { Encryption, ResourceEncryption } from './encryption.js';
import { OpenedWatch, Sealed } from './opened-watch.js';
import { openedEntry, openedPage, type Turns } from './opening.js';

/** Milliseconds that a confirmed reader waits for events that are being decrypted. */
const BEHIND_MS = 1000;

export function encryptedEngine(engine: Engine, encryption: Encryption, turns: Turns): Engine {
  const watches = new Set<OpenedWatch>();
  encryption.onReread((resources) => {
    for (const watch of [...watches])
      if (resources.has(encryption.of(watch.prefix)?.resource ?? '')) watch.end(new Error('what values are decrypted with has changed'));
  });
  const { confirm } = engine;
  return {
    ...(confirm === undefined ? {} : { confirm: async () => (await confirm.call(engine)) && (await told(watches)) }),
    open: () => engine.open(),
    get: async (key, revision) => {
      const { entry, ...found } = await engine.get(key, revision);
      return { entry: entry && (await openedEntry(encryption, entry)), ...found };
    },
    range: async (prefix, options) => openedPage(encryption, turns, await engine.range(prefix, options)),
    commit: (write) => commit(engine, encryption, turns, write),
    watch: (prefix, after, handler) => {
      const watch: OpenedWatch = new OpenedWatch(prefix, handler, { encryption, turns }, () => watches.delete(watch));
      watches.add(watch);
      return watch.follow(engine.watch(prefix, after, watch.handler));
    },
    currentRevision: () => engine.currentRevision(),
    compactedRevision: () => engine.compactedRevision(),
    compact: (revision) => engine.compact(revision),
    close: () => engine.close(),
  };
}

function commit(engine: Engine, encryption: Encryption, turns: Turns, write: Write): Promise<CommitResult> {
  const { value } = write;
  const own = value === undefined ? undefined : encryption.of(write.key);
  if (value === undefined || own === undefined) return opened(encryption, engine.commit(write));
  const given = engine.seals === true ? own.sealing : undefined;
  if (given !== undefined) return opened(encryption, engine.commit(sealedWrite(write, value, value, given.by, given.sealing)));
  return opened(encryption, sealedHere(engine, own, turns, write, value));
}

async function sealedHere(engine: Engine, own: ResourceEncryption, turns: Turns, write: Write, value: Buffer): Promise<CommitResult> {
  const turn = turns.ofObject(value.length);
  if (turn !== undefined) await turn();
  const { stored, by } = own.seal(write.key, value);
  return engine.commit(sealedWrite(write, stored, value, by));
}

/** The write as the engine is given it: `stored` in place of the value. Its members are named one by one, as spreading them costs microseconds. */
function sealedWrite(
  { key, expected, ttlSeconds, attachment: own }: Write,
  stored: Buffer,
  value: Buffer,
  by: Seal,
  sealing?: Sealing,
): Write {
  const attachment = new Sealed(value, by, own);
  const written =
    sealing === undefined ? { key, value: stored, expected, attachment } : { key, value: stored, expected, attachment, sealing };
  return ttlSeconds === undefined ? written : { ...written, ttlSeconds };
}

/** The result, and where the write lost a race, the entry that it lost against with its value decrypted. */
const opened = (encryption: Encryption, committing: Promise<CommitResult>): Promise<CommitResult> =>
  committing.then((result) =>
    result.committed || result.current === undefined
      ? result
      : shown(encryption, result.current).then((current) => ({ committed: false, current })),
  );

/** A write that lost a race is answered even if the value that it lost against cannot be read. */
async function shown(encryption: Encryption, entry: StoredEntry): Promise<StoredEntry> {
  try {
    const { seal: _, ...current } = await openedEntry(encryption, entry);
    return current;
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return { ...entry, value: Buffer.alloc(0), damage: error.message };
  }
}

/** True once all watches have delivered the events that they received; false if that takes too long. */
async function told(watches: ReadonlySet<OpenedWatch>): Promise<boolean> {
  const busy: Promise<void>[] = [];
  for (const { idle } of watches) if (idle !== undefined) busy.push(idle);
  if (busy.length === 0) return true;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), BEHIND_MS);
  });
  const done = Promise.all(busy).then(() => true);
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
