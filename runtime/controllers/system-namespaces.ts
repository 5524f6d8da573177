/** The namespaces every cluster API has. */

import { ensure } from './ensure.js';
import type { Controller } from './framework/contract.js';

const NAMES = ['kube-system', 'kube-public', 'kube-node-lease', 'default'];

export const systemNamespaces: Controller = {
  name: 'system-namespaces',
  async start({ registry }) {
    if (!registry.has('namespaces')) return;
    const namespaces = registry.byId('namespaces');
    for (const name of NAMES) await ensure(namespaces, { metadata: { name } });
  },
};
