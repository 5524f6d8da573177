/** Deletes all objects that a selector matches. */

import type { Turn } from '../../model/definition/settled.js';
import { ApiError } from '../../model/errors.js';
import type { Caller } from '../environment.js';
import type { Item } from '../item.js';
import { list, type Page } from '../list.js';
import { together } from '../pace.js';
import type { Resource } from '../resource.js';
import { remove } from '../writes/delete.js';
import type { DeleteOptions, ListOptions } from '../writes/options.js';

/** Deletes each selected object by itself, as many at once as a flag allows, and in turns. Returns the objects as they were before. */
export async function deleteCollection(
  resource: Resource,
  caller: Caller,
  namespace: string,
  selection: ListOptions,
  options: DeleteOptions,
  turn: Turn,
): Promise<Page> {
  const page = await list(resource, caller.version, namespace, selection, turn);
  const workers = Math.max(1, resource.environment.settings.number('delete-collection-workers'));
  const left = page.items.values();
  const failed: unknown[] = [];
  const shared = together(turn);
  const work = async (): Promise<void> => {
    for (const item of left) {
      if (failed.length > 0) return;
      await removeFound(item).catch((error: unknown) => failed.push(error));
    }
  };
  const removeFound = async (item: Item): Promise<void> => {
    await shared();
    try {
      await remove(resource, caller, item.namespace, item.name, { ...options, ofCollection: true });
    } catch (error) {
      // Another writer has already deleted the object, which is what this request wants.
      if (!(error instanceof ApiError) || error.code !== 404) throw error;
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, page.items.length) }, work));
  if (failed.length > 0) throw failed[0];
  return page;
}
