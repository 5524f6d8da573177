/** The end of a server's history, as compaction brings it about on servers that run for long. */
import type { Server } from '../server/server.js';

/** How long the caches of resources are waited for. */
const CAUGHT_UP_MS = 10_000;

/**
 * Forgets all that was before now: whoever resumes a watch, or continues a list, from a revision before this gets 410 and must begin anew.
 * Watches that are open go on.
 */
export async function expireHistory({ environment, registry }: Pick<Server, 'environment' | 'registry'>): Promise<void> {
  const { engine, keyRoot } = environment;
  // Deleting what is not there makes a revision that nobody has seen, so that also those are behind who have seen everything.
  const result = await engine.commit({ key: `${keyRoot}test/history`, value: undefined, expected: undefined });
  const revision = result.committed ? result.revision : await engine.currentRevision();
  const caches = [...registry.resources].map(({ cache }) => cache).filter(({ healthy }) => healthy);
  await Promise.all(caches.map((cache) => cache.waitFor(revision, CAUGHT_UP_MS)));
  for (const cache of caches) cache.forgetChanges();
  await engine.compact(revision);
}
