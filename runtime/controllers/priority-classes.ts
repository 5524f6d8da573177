/** Priority classes of the system, which every server has from the start. */
import { SYSTEM_CLASSES } from '../kinds/scheduling/priorityclass.js';
import { group } from '../model/words.js';
import type { Parts } from '../server.js';
import { ensure } from './ensure.js';

export async function makePriorityClasses({ registry }: Parts): Promise<void> {
  const id = `priorityclasses.${group('scheduling')}`;
  if (!registry.has(id)) return;
  for (const [name, { value, description }] of SYSTEM_CLASSES) await ensure(registry.byId(id), { metadata: { name }, value, description });
}
