/** How the agent of a node is reached: an address that the node tells, and the port of its daemon. */
import type { ForwardTarget } from '../../http/forward.js';
import { notFound } from '../../model/errors.js';
import type { NodeAccess, Parts } from '../../server.js';
import { fieldsOf, listOf, number, text } from '../shown.js';

const DEFAULT_PORT = 10_250;

/** Address and credentials of a node's agent. Throws 404 for an unknown node, and an error for one without addresses. */
export async function nodeConnection(
  { registry, nodes }: Parts,
  name: string,
): Promise<Pick<ForwardTarget, 'host' | 'port' | 'secure' | 'tls'>> {
  const resource = registry.byId('nodes');
  await resource.ready(resource.forms.version(resource.definition.hub));
  const entry = resource.find('', name);
  if (entry === undefined) throw notFound({ group: '', name: 'nodes' }, name);
  const status = fieldsOf(resource.forms.hub(entry.item).status);
  return {
    secure: true,
    host: addressOf(nodes, listOf(status.addresses)),
    port: number(fieldsOf(fieldsOf(status.daemonEndpoints).kubeletEndpoint).Port) || DEFAULT_PORT,
    tls: nodes.tls,
  };
}

function addressOf({ addressTypes }: NodeAccess, addresses: readonly { readonly [field: string]: unknown }[]): string {
  for (const type of addressTypes) {
    const found = addresses.find((a) => a.type === type && text(a.address) !== '');
    if (found !== undefined) return text(found.address);
  }
  throw new Error(
    `no preferred addresses found; known addresses: [${addresses.map((a) => `{${text(a.type)} ${text(a.address)}}`).join(' ')}]`,
  );
}
