/**
 * An engine over another that keeps values encrypted: everything that the other writes is, logs, history and backups as well. Values are
 * encrypted before they are handed on, or, where the other engine can do it in a thread of its own, handed on with the recipe.
 */
import { type CommitResult, type Engine, type StoredEntry, StoreUnavailableError, type Write } from '../contract.js';
import type { Encryption } from './encryption.js';
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

async function commit(engine: Engine, encryption: Encryption, turns: Turns, write: Write): Promise<CommitResult> {
  const { key, value, attachment } = write;
  const own = value === undefined ? undefined : encryption.of(key);
  if (value === undefined || own === undefined) return opened(encryption, await engine.commit(write));
  const given = engine.seals === true ? own.sealing() : undefined;
  if (given !== undefined)
    return opened(
      encryption,
      await engine.commit({ ...write, sealing: given.sealing, attachment: new Sealed(value, given.by, attachment) }),
    );
  const turn = turns.ofObject(value.length);
  if (turn !== undefined) await turn();
  const { stored, by } = own.seal(key, value);
  return opened(encryption, await engine.commit({ ...write, value: stored, attachment: new Sealed(value, by, attachment) }));
}

async function opened(encryption: Encryption, result: CommitResult): Promise<CommitResult> {
  if (result.committed || result.current === undefined) return result;
  return { committed: false, current: await shown(encryption, result.current) };
}

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
