/** The namespaces every cluster API has. */
import type { Parts } from '../server.js';
import { ensure } from './ensure.js';

const NAMES = ['kube-system', 'kube-public', 'kube-node-lease', 'default'];

export async function makeSystemNamespaces({ registry }: Parts): Promise<void> {
  if (!registry.has('namespaces')) return;
  const namespaces = registry.byId('namespaces');
  for (const name of NAMES) await ensure(namespaces, { metadata: { name } });
}
