/** The namespaces every cluster API has. */

import type { Controller } from './framework/contract.js';
import { ensureAll } from './framework/ensure.js';

const NAMES = ['kube-system', 'kube-public', 'kube-node-lease', 'default'];

export const systemNamespaces: Controller = {
  name: 'system-namespaces',
  needs: ['namespaces'],
  async start({ registry }) {
    await ensureAll(
      registry.byId('namespaces'),
      NAMES.map((name) => ({ metadata: { name } })),
    );
  },
};
