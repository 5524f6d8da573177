/**
 * Proxies to pods, services and nodes. Only addresses that a node or a pod of the request's own namespace tells are called, and of
 * these only what the rules of outgoing addresses let pass: never this machine, its link or a group of machines.
 */
import { randomInt } from 'node:crypto';
import type { EndpointAddress, Endpoints, Pod, Service } from '../../../../generated/core/v1/types.js';
import { type ForwardTarget, forward } from '../../../http/connections/forward.js';
import type { SubresourceHandler, SubresourceRequest } from '../../../http/routing/subresources.js';
import type { Parts } from '../../../http/server-parts.js';
import { badRequest, notFound, unavailable } from '../../../model/errors.js';
import { podOf } from '../pod/streams.js';
import { type ConnectingParts, nodeConnections } from './connection.js';

interface Named {
  readonly scheme: string;
  readonly name: string;
  readonly port: string;
}

/** `name`, `name:port` or `scheme:name:port`; undefined where it is none of them. */
function namedBy(id: string): Named | undefined {
  const parts = id.split(':');
  const [scheme = '', name = '', port = ''] = parts.length < 3 ? ['', ...parts] : parts;
  return parts.length <= 3 && name !== '' && ['', 'http', 'https'].includes(scheme) ? { scheme, name, port } : undefined;
}

/** What follows the word `proxy` in the path, byte for byte. */
function restOf({ ctx }: SubresourceRequest): Pick<ForwardTarget, 'path' | 'query' | 'prefix'> {
  const { path, rest } = ctx.state.info;
  const url = ctx.req.url ?? '';
  const mark = url.indexOf('?');
  return { path: rest, query: mark < 0 ? '' : url.slice(mark), prefix: path.slice(0, path.length - rest.length) };
}

const DEFAULT_PORTS = { http: 80, https: 443 } as const;

/** Where requests go that are for an address and not for the agent of a node. Throws 400 where it may not be called. */
type TargetOf = (request: SubresourceRequest, scheme: string, host: string, port: number) => ForwardTarget;

const targets =
  ({ outgoing }: Parts<'outgoing'>): TargetOf =>
  (request, scheme, host, port) => ({
    ...restOf(request),
    secure: scheme === 'https',
    destination: outgoing.destination('pod', host, port || DEFAULT_PORTS[scheme === 'https' ? 'https' : 'http']),
  });

const portNumber = (port: string): number => {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw badRequest(`invalid port ${JSON.stringify(port)}`);
  return Number(port);
};

export const podProxy = (parts: Parts<'outgoing'>): SubresourceHandler => {
  const targetOf = targets(parts);
  return async (request) => {
    const named = namedBy(request.name);
    if (named === undefined) throw badRequest(`invalid pod request ${JSON.stringify(request.name)}`);
    const pod = await podOf({ ...request, name: named.name });
    const ip = pod.status.podIPs?.[0]?.ip ?? '';
    const declared = (pod.spec.containers ?? []).flatMap(({ ports = [] }) => ports.slice(0, 1))[0];
    const port = named.port === '' ? (declared?.containerPort ?? 0) : portNumber(named.port);
    await forward(request.ctx, targetOf(request, named.scheme, ip, port));
    return undefined;
  };
};

/** The name of the port: a number means the service's port of that number. */
async function portName({ registry }: Parts<'registry'>, namespace: string, { name, port }: Named): Promise<string> {
  if (!/^\d+$/.test(port)) return port;
  const service = await registry.stored<Service>('services', namespace, name);
  if (service === undefined) throw notFound({ group: '', name: 'services' }, name);
  const found = service.spec.ports?.find((p) => p.port === Number(port));
  if (found === undefined) throw unavailable(`no service port ${Number(port)} found for service ${JSON.stringify(name)}`);
  return found.name ?? '';
}

/** Whether the address is that of a pod in the namespace, as the pod itself tells. */
async function isOwn({ registry }: Parts<'registry'>, namespace: string, { ip, targetRef: target }: EndpointAddress): Promise<boolean> {
  if (target?.namespace !== namespace) return false;
  const pod = await registry.stored<Pod>('pods', namespace, target.name ?? '');
  return pod?.status.podIPs?.some((own) => own.ip === ip) === true;
}

/** The list from a random place on, so that calls spread. */
const shuffled = <T>(list: readonly T[]): T[] => {
  const start = list.length === 0 ? 0 : randomInt(list.length);
  return [...list.slice(start), ...list.slice(0, start)];
};

export const serviceProxy = (parts: Parts<'registry' | 'outgoing'>): SubresourceHandler => {
  const targetOf = targets(parts);
  return async (request) => {
    const { name: id, namespace } = request;
    const named = namedBy(id);
    if (named === undefined) throw badRequest(`invalid service request ${JSON.stringify(id)}`);
    const endpoints = await parts.registry.stored<Endpoints>('endpoints', namespace, named.name);
    // Errors name the service, even where only its endpoints are missing.
    if (endpoints === undefined) throw notFound({ group: '', name: 'services' }, named.name);
    const port = await portName(parts, namespace, named);
    const { subsets = [] } = endpoints;
    if (subsets.length === 0) throw unavailable(`no endpoints available for service ${JSON.stringify(named.name)}`);
    for (const { ports = [], addresses = [] } of shuffled(subsets)) {
      const found = ports.find(({ name = '' }) => name === port);
      if (found === undefined) continue;
      for (const address of shuffled(addresses)) {
        if (!(await isOwn(parts, namespace, address))) continue;
        await forward(request.ctx, targetOf(request, named.scheme, address.ip, found.port));
        return undefined;
      }
    }
    throw unavailable(`no endpoints available for service ${JSON.stringify(id)}`);
  };
};

export const nodeProxy = (parts: ConnectingParts): SubresourceHandler => {
  const connectionTo = nodeConnections(parts);
  const targetOf = targets(parts);
  return async (request) => {
    const named = namedBy(request.name);
    if (named === undefined) throw badRequest(`invalid node request ${JSON.stringify(request.name)}`);
    const agent = await connectionTo(named.name);
    if (named.port === '' || named.port === String(agent.destination.port)) {
      await forward(request.ctx, { ...agent, ...restOf(request) });
      return undefined;
    }
    await forward(request.ctx, targetOf(request, named.scheme, agent.destination.host, portNumber(named.port)));
    return undefined;
  };
};
