/** Where a service of the cluster is reached: at its own address, at the name it stands for, or at one of its endpoints. */
import { randomInt } from 'node:crypto';
import type { ServicePort as OfferedPort, Service, ServiceSpec } from '../../generated/core/v1/types.js';
import type { Informer } from '../controllers/framework/informer.js';
import { unavailable } from '../model/errors.js';
import type { Address, Backends } from './backends.js';

/** A service of the cluster, by the port that it offers. */
export interface ServicePort {
  readonly namespace: string;
  readonly name: string;
  readonly port: number;
}

export interface ServiceSources {
  readonly services: Pick<Informer<Service>, 'get'>;
  /** Where calls go instead of the addresses of services, for servers that do not reach these. */
  readonly backends: Pick<Backends, 'ready'> | undefined;
}

/** Throws 503 that says why the service cannot be called. */
export function addressOf(sources: ServiceSources, { namespace, name, port }: ServicePort): Address {
  const service = sources.services.get(namespace, name);
  if (service === undefined) throw unavailable(`service ${JSON.stringify(name)} not found`);
  const { type, externalName = '', clusterIP: host = '' } = service.spec;
  if (type === 'ExternalName') return { host: externalName, port };
  const offered = portOf(service.spec, port);
  if (offered === undefined) throw unavailable(`no service port ${port} found for service ${JSON.stringify(name)}`);
  if (sources.backends !== undefined) return endpointOf(sources.backends, namespace, name, offered.name);
  if (host === '' || host === 'None') throw unavailable(`cannot route to service with ClusterIP ${JSON.stringify(host)}`);
  return { host, port };
}

/** The port that the service offers by the number; undefined for none. */
export const portOf = ({ ports = [] }: ServiceSpec, port: number): OfferedPort | undefined => ports.find((p) => p.port === port);

function endpointOf(backends: Pick<Backends, 'ready'>, namespace: string, name: string, portName: string | undefined): Address {
  const ready = backends.ready(namespace, name, portName) ?? [];
  const one = ready.length === 0 ? undefined : ready[randomInt(ready.length)];
  if (one === undefined) throw unavailable(`no endpoints available for service ${JSON.stringify(name)}`);
  return one;
}
