/** Controllers learn of changes from the watch cache, for as long as the server runs. */
import type { Item } from '../resource/item.js';
import type { Resource } from '../resource/resource.js';
import type { CacheEvent } from '../store/index.js';

export interface Follower {
  /** Anything may have changed: told at the beginning, and again where changes were missed. */
  restarted(): void | Promise<void>;
  changed(events: readonly CacheEvent<Item>[]): void;
}

/** Pause before following again what was lost, in milliseconds. */
const PAUSE_MS = 1000;

/** Resolves once the follower has dealt with the beginning, rejects where that fails; every change after it is told. */
export async function follow(resource: Resource, follower: Follower): Promise<void> {
  await resource.ready(resource.forms.version(resource.definition.hub));
  const { cache } = resource;
  const again = (): void => {
    setTimeout(() => follow(resource, follower).catch(again), PAUSE_MS).unref();
  };
  const after = cache.revision;
  await follower.restarted();
  cache.subscribe(
    { after },
    {
      events: (events) => follower.changed(events),
      closed: (error) => {
        // Without an error the cache itself was closed.
        if (error !== undefined) again();
      },
    },
  );
}
