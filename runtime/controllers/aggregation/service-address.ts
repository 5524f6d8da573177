/** Where a service of the cluster is reached: at its own address, at the name it stands for, or at one of its endpoints. */
import { randomInt } from 'node:crypto';
import { type Fields, fieldsOf, listOf, number, text } from '../../kinds/shown.js';
import { unavailable } from '../../model/errors.js';
import type { Resource } from '../../resource/resource.js';
import { found } from '../follow.js';
import type { ServicePort } from './registration.js';

export interface Address {
  readonly host: string;
  readonly port: number;
}

export interface ServiceSources {
  readonly services: Resource;
  readonly endpoints: Resource;
  /** Calls endpoints themselves: for servers that do not reach the addresses of services. */
  readonly toEndpoints: boolean;
}

/** Throws 503 that says why the service cannot be called. */
export function addressOf(sources: ServiceSources, { namespace, name, port }: ServicePort): Address {
  const service = found(sources.services, namespace, name);
  if (service === undefined) throw unavailable(`service ${JSON.stringify(name)} not found`);
  const spec = fieldsOf(service.spec);
  const type = text(spec.type, 'ClusterIP');
  if (type === 'ExternalName') return { host: text(spec.externalName), port };
  const offered = portOf(spec, port);
  if (offered === undefined) throw unavailable(`no service port ${port} found for service ${JSON.stringify(name)}`);
  if (sources.toEndpoints) return endpointOf(sources.endpoints, namespace, name, text(offered.name));
  const host = text(spec.clusterIP);
  if (host === '' || host === 'None') throw unavailable(`cannot route to service with ClusterIP ${JSON.stringify(host)}`);
  return { host, port };
}

/** The port that the service offers by the number; undefined for none. */
export const portOf = (serviceSpec: Fields, port: number): Fields | undefined => listOf(serviceSpec.ports).find((p) => p.port === port);

/** Addresses that are ready, with the number of the port of that name. */
export const readyAddresses = (subsets: unknown, portName: string): Address[] =>
  listOf(subsets).flatMap(({ addresses, ports }) => {
    const port = listOf(ports).find((p) => text(p.name) === portName);
    return port === undefined ? [] : listOf(addresses).map(({ ip }) => ({ host: text(ip), port: number(port.port) }));
  });

function endpointOf(endpoints: Resource, namespace: string, name: string, portName: string): Address {
  const ready = readyAddresses(found(endpoints, namespace, name)?.subsets, portName);
  const one = ready.length === 0 ? undefined : ready[randomInt(ready.length)];
  if (one === undefined) throw unavailable(`no endpoints available for service ${JSON.stringify(name)}`);
  return one;
}
