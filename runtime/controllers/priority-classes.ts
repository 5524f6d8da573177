/** Priority classes of the system, which every server has from the start. */

import { SYSTEM_CLASSES } from '../kinds/scheduling/priorityclass.js';
import type { Controller } from './framework/contract.js';
import { ensureAll } from './framework/ensure.js';

export const priorityClasses: Controller = {
  name: 'scheduling/bootstrap-system-priority-classes',
  needs: ['priorityclasses.scheduling.{groupDomain}'],
  async start({ registry }) {
    const id = `priorityclasses.${registry.words.group('scheduling')}`;
    await ensureAll(
      registry.byId(id),
      [...SYSTEM_CLASSES].map(([name, { value, description }]) => ({ metadata: { name }, value, description })),
    );
  },
};
