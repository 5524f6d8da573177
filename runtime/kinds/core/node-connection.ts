/** How the agent of a node is reached: an address that the node tells, and the port of its daemon. */
import type { ForwardTarget } from '../../http/forward.js';
import { pemOf } from '../../http/pem-files.js';
import type { ServerParts } from '../../http/server-parts.js';
import { notFound } from '../../model/errors.js';
import { fieldsOf, listOf, number, text } from '../shown.js';

const DEFAULT_PORT = 10_250;

/** How agents of nodes are called. */
interface NodeAccess {
  /** Kinds of addresses that nodes tell, the preferred one first. */
  readonly addressTypes: readonly string[];
  /** PEM. Without an authority any certificate of a node is taken. */
  readonly tls: { readonly ca?: string; readonly cert?: string; readonly key?: string };
}

export type NodeConnection = Pick<ForwardTarget, 'host' | 'port' | 'secure' | 'tls'>;

/**
 * Finds the address and credentials of nodes' agents. What it returns throws 404 for an unknown node, and an error for one
 * without addresses.
 */
export function nodeConnections({ registry, environment }: ServerParts): (name: string) => Promise<NodeConnection> {
  const { settings } = environment;
  const access: NodeAccess = {
    addressTypes: settings.list('kubelet-preferred-address-types'),
    tls: pemOf(settings, { ca: 'kubelet-certificate-authority', cert: 'kubelet-client-certificate', key: 'kubelet-client-key' }),
  };
  return async (name) => {
    const resource = registry.byId('nodes');
    await resource.ready(resource.forms.version(resource.definition.hub));
    const entry = resource.find('', name);
    if (entry === undefined) throw notFound({ group: '', name: 'nodes' }, name);
    const status = fieldsOf(resource.forms.hub(entry.item).status);
    return {
      secure: true,
      host: addressOf(access, listOf(status.addresses)),
      port: number(fieldsOf(fieldsOf(status.daemonEndpoints).kubeletEndpoint).Port) || DEFAULT_PORT,
      tls: access.tls,
    };
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
