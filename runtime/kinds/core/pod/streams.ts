/** Streams into containers (exec, attach) and to ports of pods: connections that switch protocols, joined with the node's agent. */

import type { Pod } from '../../../../generated/core/v1/types.js';
import type { Authorizer } from '../../../auth/contract.js';
import { forward } from '../../../http/connections/forward.js';
import type { SubresourceHandler, SubresourceRequest } from '../../../http/routing/subresources.js';
import type { Parts } from '../../../http/server-parts.js';
import { badRequest, forbidden } from '../../../model/errors.js';
import { typed } from '../../../model/object.js';
import { isTrue } from '../../../model/query.js';
import { type ConnectingParts, nodeConnections } from '../node/connection.js';
import { containerOf } from './containers.js';

/** The pod of a request; 404 where there is none. */
export const podOf = async ({ resource, caller, namespace, name }: SubresourceRequest): Promise<Pod> =>
  typed(resource.forms.hub((await resource.newestOf(caller.version, namespace, name)).item));

/** Streams of a container by the names that nodes have for them. */
const STREAMS = { stdin: 'input', stdout: 'output', stderr: 'error', tty: 'tty' } as const;

function streamsOf(query: URLSearchParams): URLSearchParams {
  const out = new URLSearchParams();
  for (const [asked, named] of Object.entries(STREAMS)) if (isTrue(query, asked)) out.set(named, '1');
  for (const argument of query.getAll('command')) out.append('command', argument);
  return out;
}

function portsOf(query: URLSearchParams): URLSearchParams {
  const ports = query.getAll('ports').flatMap((list) => list.split(','));
  for (const port of ports)
    if (!/^[+-]?\d+$/.test(port)) throw badRequest(`strconv.ParseInt: parsing ${JSON.stringify(port)}: invalid syntax`);
  return new URLSearchParams(ports.length === 0 ? {} : { port: ports.join(',') });
}

/** What a node calls each of these, and whether it is about one container. */
const OPERATIONS: Readonly<Record<string, { path: string; ofContainer: boolean; options(query: URLSearchParams): URLSearchParams }>> = {
  exec: { path: 'exec', ofContainer: true, options: streamsOf },
  attach: { path: 'attach', ofContainer: true, options: streamsOf },
  portforward: { path: 'portForward', ofContainer: false, options: portsOf },
};

/** WebSockets are opened by GET, although what they do is that of POST: who may only read opens none. Throws 403. */
async function mayCreate(authorizer: Authorizer, { ctx }: SubresourceRequest): Promise<void> {
  const { info, user } = ctx.state;
  if (ctx.req.headers.upgrade?.toLowerCase() !== 'websocket' || info.verb === 'create') return;
  const { decision, reason } = await authorizer.authorize({ user, ...info, verb: 'create' });
  if (decision !== 'allow') throw forbidden({ group: info.group, name: info.resource }, info.name, reason);
}

export const podStream = (parts: ConnectingParts & Parts<'authorizer'>): SubresourceHandler => {
  const connectionTo = nodeConnections(parts);
  const judgesWebSockets = parts.environment.enabled('AuthorizePodWebsocketUpgradeCreatePermission');
  return async (request) => {
    const { ctx, name, namespace, subresource } = request;
    const operation = OPERATIONS[subresource];
    if (operation === undefined) throw new Error(`${subresource} is no stream of pods`);
    if (judgesWebSockets) await mayCreate(parts.authorizer, request);
    const query: URLSearchParams = ctx.state.info.query;
    const options = operation.options(query);
    const pod = await podOf(request);
    const of = operation.ofContainer ? [containerOf(pod, query.get('container') ?? '')] : [];
    const node = pod.spec.nodeName ?? '';
    if (node === '') throw badRequest(`pod ${name} does not have a host assigned`);
    const segments = [namespace, name, ...of].map(encodeURIComponent);
    const asked = options.toString();
    await forward(ctx, {
      ...(await connectionTo(node)),
      path: `/${operation.path}/${segments.join('/')}`,
      query: asked === '' ? '' : `?${asked}`,
      prefix: '',
      upgradeOnly: true,
    });
    return undefined;
  };
};
