/** All objects of a test server as they were once, and the way back to them. */
import { SERVER_LEASES } from '../controllers/own-service/server-leases.js';
import type { Server } from '../server/server.js';
import type { SettingsByName } from '../settings/settings.js';
import { keyAfter, type StoredEntry, type Write } from '../store/index.js';
import { TestMistake } from './mistake.js';

type Parts = Pick<Server, 'environment' | 'registry'>;

/** Entries per read. */
const PAGE = 1000;

/** What objects were there, and how; it stays good for as long as its server runs. */
export class Snapshot {
  constructor(
    /** Whose objects they are. */
    readonly of: object,
    readonly entries: ReadonlyMap<string, StoredEntry>,
  ) {}

  /** How many objects. */
  get size(): number {
    return this.entries.size;
  }
}

/** Every object of the server, at one revision. */
export async function snapshotOf({ environment }: Parts): Promise<Snapshot> {
  const { engine, keyRoot } = environment;
  const entries = new Map<string, StoredEntry>();
  let [revision, start]: [number | undefined, string] = [undefined, keyRoot];
  for (let more = true; more; ) {
    const page = await engine.range(keyRoot, { start, limit: PAGE, uncounted: true, ...(revision === undefined ? {} : { revision }) });
    for (const entry of page.entries) {
      // A server writes these all the time, about itself.
      if (!entry.key.startsWith(`${keyRoot}${SERVER_LEASES}`)) entries.set(entry.key, entry);
      start = keyAfter(entry.key);
    }
    revision = page.revision;
    more = page.more;
  }
  return new Snapshot(engine, entries);
}

/**
 * Makes the objects those of the snapshot again, with the identities that they had. What differs is written, anew or back, and what has come
 * since is deleted, past admission and finalizers; watches are told of each, and what is as it was stays untouched. Objects that last for a
 * time only begin it anew. Throws TestMistake for a snapshot of another server.
 */
export async function restore(parts: Parts, snapshot: Snapshot): Promise<void> {
  const { engine } = parts.environment;
  if (snapshot.of !== engine) throw new TestMistake('a snapshot is of one server, and can be restored there alone');
  const now = await snapshotOf(parts);
  const lifeOf = lifetimes(parts);
  const writes: Write[] = [];
  for (const { key, value, revision } of snapshot.entries.values()) {
    const current = now.entries.get(key);
    if (current !== undefined && (current.revision === revision || current.value.equals(value))) continue;
    writes.push({ key, value, expected: undefined, ...lifeOf(key) });
  }
  for (const key of now.entries.keys()) if (!snapshot.entries.has(key)) writes.push({ key, value: undefined, expected: undefined });
  await Promise.all(writes.map((write) => engine.commit(write)));
}

/** Keys of resources whose objects last for a time, with that time. */
function lifetimes({ registry, environment }: Parts): (key: string) => Pick<Write, 'ttlSeconds'> {
  const settings: SettingsByName = environment.settings;
  const lasting = [...registry.resources].flatMap(({ prefix, definition: { writes } }) =>
    writes.ttlFlag === undefined ? [] : [{ prefix, ttlSeconds: settings.number(writes.ttlFlag) }],
  );
  return (key) => {
    const found = lasting.find(({ prefix }) => key.startsWith(prefix));
    return found === undefined ? {} : { ttlSeconds: found.ttlSeconds };
  };
}
