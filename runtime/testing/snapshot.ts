/** All objects of a test server as they were once, and the way back to them. */
import { SERVER_LEASES } from '../controllers/own-service/server-leases.js';
import type { Item } from '../resource/item.js';
import type { Resource } from '../resource/resource.js';
import type { Server } from '../server/server.js';
import type { SettingsByName } from '../settings/settings.js';
import { keyAfter, type StoredEntry, type Write } from '../store/index.js';
import { TestMistake } from './mistake.js';

type Parts = Pick<Server, 'environment' | 'registry'>;

/** Entries per read. */
const PAGE = 1000;

interface Kept {
  readonly entry: StoredEntry;
  /** The object as its cache has it, so that nobody reads it again; undefined where no cache does. */
  readonly item: Item | undefined;
}

/** What objects were there, and how; it stays good for as long as its server runs. */
export class Snapshot {
  constructor(
    /** Whose objects they are. */
    readonly of: object,
    readonly entries: ReadonlyMap<string, Kept>,
  ) {}

  /** How many objects. */
  get size(): number {
    return this.entries.size;
  }
}

/** Every object of the server, at one revision. */
export async function snapshotOf(parts: Parts): Promise<Snapshot> {
  const { engine } = parts.environment;
  const resourceOf = resourcesByKey(parts);
  const entries = new Map<string, Kept>();
  for (const entry of await storedIn(parts)) {
    const { cache } = resourceOf(entry.key) ?? {};
    const found = cache?.unreadable.size === 0 ? cache.get(entry.key) : undefined;
    entries.set(entry.key, { entry, item: found?.revision === entry.revision ? found.item : undefined });
  }
  return new Snapshot(engine, entries);
}

/** What is stored at one revision, in the order of keys. */
async function storedIn({ environment: { engine, keyRoot } }: Parts): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = [];
  let [revision, start]: [number | undefined, string] = [undefined, keyRoot];
  for (let more = true; more; ) {
    const page = await engine.range(keyRoot, { start, limit: PAGE, uncounted: true, ...(revision === undefined ? {} : { revision }) });
    for (const entry of page.entries) {
      // A server writes these all the time, about itself.
      if (!entry.key.startsWith(`${keyRoot}${SERVER_LEASES}`)) entries.push(entry);
      start = keyAfter(entry.key);
    }
    revision = page.revision;
    more = page.more;
  }
  return entries;
}

/**
 * Makes the objects those of the snapshot again, with the identities that they had. What differs is written, anew or back, and what has come
 * since is deleted, past admission and finalizers; watches are told of each, and what is as it was stays untouched. Objects that last for a
 * time only begin it anew. Throws TestMistake for a snapshot of another server.
 */
export async function restore(parts: Parts, snapshot: Snapshot): Promise<void> {
  const { engine } = parts.environment;
  if (snapshot.of !== engine) throw new TestMistake('a snapshot is of one server, and can be restored there alone');
  const now = new Map((await storedIn(parts)).map((entry) => [entry.key, entry]));
  const resourceOf = resourcesByKey(parts);
  const settings: SettingsByName = parts.environment.settings;
  const writes: Write[] = [];
  for (const [key, { entry, item }] of snapshot.entries) {
    const current = now.get(key);
    if (current !== undefined && (current.revision === entry.revision || current.value.equals(entry.value))) continue;
    const ttl = resourceOf(key)?.definition.writes.ttlFlag;
    const lasts = ttl === undefined ? {} : { ttlSeconds: settings.number(ttl) };
    writes.push({ key, value: entry.value, expected: undefined, attachment: item, ...lasts });
  }
  for (const key of now.keys()) if (!snapshot.entries.has(key)) writes.push({ key, value: undefined, expected: undefined });
  await Promise.all(writes.map((write) => engine.commit(write)));
}

/** Finds the resource whose objects lie at a key. */
function resourcesByKey({ registry, environment: { keyRoot } }: Parts): (key: string) => Resource | undefined {
  const byPrefix = new Map([...registry.resources].map((resource) => [resource.prefix, resource]));
  return (key) => {
    for (let slash = key.indexOf('/', keyRoot.length); slash >= 0; slash = key.indexOf('/', slash + 1)) {
      const found = byPrefix.get(key.slice(0, slash + 1));
      if (found !== undefined) return found;
    }
    return undefined;
  };
}
