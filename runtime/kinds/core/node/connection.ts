/** How the agent of a node is reached: an address that the node tells, and the port of its daemon. */
import type { Node, NodeAddress } from '../../../../generated/core/v1/types.js';
import type { ForwardTarget } from '../../../http/connections/forward.js';
import { followedPem } from '../../../http/connections/pem-files.js';
import type { Parts } from '../../../http/server-parts.js';
import { notFound, unforeseen } from '../../../model/errors.js';
import type { Followed } from '../../../settings/followed-files.js';

const DEFAULT_PORT = 10_250;

/** How agents of nodes are called. */
interface NodeAccess {
  /** Kinds of addresses that nodes tell, the preferred one first. */
  readonly addressTypes: readonly string[];
  /** PEM. Without an authority any certificate of a node is taken. */
  readonly tls: Followed<{ readonly ca?: string; readonly cert?: string; readonly key?: string }>;
}

/** What connections to nodes are made of. */
export type ConnectingParts = Parts<'registry' | 'environment' | 'files' | 'outgoing'>;

type NodeConnection = Pick<ForwardTarget, 'destination' | 'secure' | 'tls'>;

/**
 * Finds the address and credentials of nodes' agents. What it returns throws 404 for an unknown node, 400 for one whose address may
 * not be called, 500 for one without addresses.
 */
export function nodeConnections({ registry, environment, files, outgoing }: ConnectingParts): (name: string) => Promise<NodeConnection> {
  const { settings } = environment;
  const access: NodeAccess = {
    addressTypes: settings.list('kubelet-preferred-address-types'),
    tls: followedPem(settings, files, {
      ca: 'kubelet-certificate-authority',
      cert: 'kubelet-client-certificate',
      key: 'kubelet-client-key',
    }),
  };
  return async (name) => {
    const node = await registry.stored<Node>('nodes', '', name);
    if (node === undefined) throw notFound({ group: '', name: 'nodes' }, name);
    const { addresses = [], daemonEndpoints } = node.status;
    return {
      secure: true,
      destination: outgoing.destination('workload', addressOf(access, addresses), daemonEndpoints.kubeletEndpoint.Port || DEFAULT_PORT),
      tls: access.tls.current,
    };
  };
}

function addressOf({ addressTypes }: NodeAccess, addresses: readonly NodeAddress[]): string {
  for (const type of addressTypes) {
    const found = addresses.find((a) => a.type === type && a.address !== '');
    if (found !== undefined) return found.address;
  }
  throw unforeseen(`no preferred addresses found; known addresses: [${addresses.map((a) => `{${a.type} ${a.address}}`).join(' ')}]`);
}
