/** What is behind services: the addresses that answer for them, as endpoints tell, or slices of them in later releases. */
import type { EndpointSubset, Endpoints } from '../../generated/core/v1/types.js';
import type { EndpointSlice } from '../../generated/discovery/v1/types.js';
import type { Api } from '../controllers/framework/api.js';
import { type Informer, noObjects, type ObjectKey } from '../controllers/framework/informer.js';
import type { Environment } from '../resource/environment.js';
import type { Registry } from '../resource/registry.js';

export interface Address {
  readonly host: string;
  readonly port: number;
}

export interface Backends {
  /** What faults call the objects that tell of addresses. */
  readonly objects: string;
  /** Addresses that are ready, with the number of the port of that name; undefined where no object tells of the service. */
  ready(namespace: string, service: string, portName: string | undefined): Address[] | undefined;
  /** Calls the listener with each service of which something else is told now, and with all of them at first. */
  onChange(listener: (service: ObjectKey) => void): void;
  /** Resolves once all that is told is known. */
  synced(): Promise<void>;
}

/** The backends of services in the release that is served. Without the kind that tells of them, services have none. */
export function backendsOf(api: Pick<Api, 'informer'>, registry: Registry, { enabled, words }: Environment): Backends {
  const bySlices = enabled('BackendsBySlices');
  const kind = bySlices ? `endpointslices.${words.group('discovery')}` : 'endpoints';
  const follow = <T>(): Informer<T> => (registry.has(kind) ? api.informer<T>(kind) : noObjects<T>());
  return bySlices ? new SliceBackends(follow(), words.label('service-name')) : new EndpointsBackends(follow());
}

/** Endpoints have the name of their service. */
class EndpointsBackends implements Backends {
  readonly objects = 'endpoints';

  constructor(private readonly endpoints: Informer<Endpoints>) {}

  ready(namespace: string, service: string, portName = ''): Address[] | undefined {
    const found = this.endpoints.get(namespace, service);
    return found === undefined ? undefined : (found.subsets ?? []).flatMap((subset) => readyOf(subset, portName));
  }

  onChange(listener: (service: ObjectKey) => void): void {
    this.endpoints.onChange(listener);
  }

  synced(): Promise<void> {
    return this.endpoints.synced();
  }
}

function readyOf({ addresses, ports }: EndpointSubset, portName: string): Address[] {
  const offered = (ports ?? []).find(({ name = '' }) => name === portName);
  return offered === undefined ? [] : (addresses ?? []).map(({ ip }) => ({ host: ip, port: offered.port }));
}

/** The name of the index of slices by their service. */
const BY_SERVICE = 'service';

/** Slices name their service by a label. */
class SliceBackends implements Backends {
  readonly objects = 'endpointslices';

  constructor(
    private readonly slices: Informer<EndpointSlice>,
    private readonly label: string,
  ) {
    slices.addIndexer(BY_SERVICE, (slice) => {
      const service = this.#serviceOf(slice);
      return service === undefined ? [] : [`${slice.metadata.namespace}/${service}`];
    });
  }

  ready(namespace: string, service: string, portName = ''): Address[] | undefined {
    const found = this.slices.byIndex(BY_SERVICE, `${namespace}/${service}`);
    return found.length === 0 ? undefined : found.flatMap((slice) => readyOfSlice(slice, portName));
  }

  onChange(listener: (service: ObjectKey) => void): void {
    this.slices.onChange(({ namespace, object, old }) => {
      const services = new Set([this.#serviceOf(object), old === undefined ? undefined : this.#serviceOf(old)]);
      for (const name of services) if (name !== undefined) listener({ namespace, name });
    });
  }

  synced(): Promise<void> {
    return this.slices.synced();
  }

  #serviceOf({ metadata }: Readonly<EndpointSlice>): string | undefined {
    return metadata.labels?.[this.label];
  }
}

/** Each endpoint is reached at the first of its addresses; one that does not tell whether it is ready counts as ready. */
function readyOfSlice({ endpoints, ports }: Readonly<EndpointSlice>, portName: string): Address[] {
  const number = (ports ?? []).find(({ name = '' }) => name === portName)?.port;
  if (number === undefined) return [];
  return (endpoints ?? []).flatMap(({ addresses, conditions }) => {
    const host = addresses?.[0];
    return host === undefined || conditions?.ready === false ? [] : [{ host, port: number }];
  });
}
