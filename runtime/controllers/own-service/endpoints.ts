/** The addresses behind the API's own service: those of all servers that are alive, as endpoints and as a slice of them. */
import type { EndpointSubset, Endpoints } from '../../../generated/core/v1/types.js';
import type { EndpointSlice } from '../../../generated/discovery/v1/types.js';
import type { ServerAddress } from '../../client/outgoing.js';
import type { Draft } from '../../model/definition/draft.js';
import { sameValue } from '../../model/json/json.js';
import { familyOf } from '../../model/values/addresses.js';
import { settling } from '../cluster-controller.js';
import { serverAs } from '../framework/author.js';
import type { ResourceClient } from '../framework/client.js';
import type { HostParts, Running } from '../framework/contract.js';
import { SERVER_MANAGER } from '../framework/ensure.js';
import type { Informer } from '../framework/informer.js';
import { Repeating } from '../framework/repeating.js';
import type { ServerLeases } from './server-leases.js';

/** Pause between looks at who is alive, in milliseconds. */
const INTERVAL_MS = 10_000;

const NAMESPACE = 'default';
const PORT_NAME = 'https';

/** Servers by their ports, the addresses of each in order. */
export function subsetsOf(servers: readonly ServerAddress[]): EndpointSubset[] {
  const ports = [...new Set(servers.map(({ port }) => port))].sort((a, b) => a - b);
  return ports.map((port) => ({
    addresses: [...new Set(servers.filter((server) => server.port === port).map(({ ip }) => ip))].sort().map((ip) => ({ ip })),
    ports: [{ name: PORT_NAME, port, protocol: 'TCP' }],
  }));
}

/** The parts of a slice that follow from a subset: a slice has one set of ports, and addresses of one family. */
function sliceOf({ addresses = [], ports = [] }: EndpointSubset): Pick<EndpointSlice, 'addressType' | 'endpoints' | 'ports'> {
  const addressType = familyOf(addresses[0]?.ip ?? '');
  return {
    addressType,
    endpoints: addresses
      .filter(({ ip }) => familyOf(ip) === addressType)
      .map(({ ip }) => ({ addresses: [ip], conditions: { ready: true } })),
    ports: ports.map(({ name = '', port, protocol = '' }) => ({ name, port, protocol })),
  };
}

/** An object of the service's name, some fields of which are kept as they should be. */
class Kept<T extends Endpoints | EndpointSlice> {
  readonly #informer: Informer<T>;
  readonly #client: ResourceClient<T>;

  constructor(
    { api }: HostParts<'api'>,
    resource: string,
    private readonly name: string,
    private readonly labels: Readonly<Record<string, string>>,
  ) {
    this.#informer = api.informer<T>(resource, { namespace: NAMESPACE, name });
    this.#client = api.client(serverAs(SERVER_MANAGER)).resource<T>(resource);
  }

  async keep(fields: Partial<T>): Promise<void> {
    await this.#informer.synced();
    const known = this.#informer.get(NAMESPACE, this.name);
    if (known === undefined) {
      const metadata = { name: this.name, namespace: NAMESPACE, labels: this.labels };
      await settling(this.#client.create({ ...fields, metadata } as Draft<T>));
      return;
    }
    const metadata = { ...known.metadata, labels: { ...known.metadata.labels, ...this.labels } };
    const next = { ...known, ...fields, metadata };
    if (!sameValue(next, known)) await settling(this.#client.update(next));
  }
}

export class OwnEndpoints implements Running {
  readonly #endpoints: Kept<Endpoints>;
  readonly #slices: Kept<EndpointSlice> | undefined;
  readonly #settling: Repeating;

  /** Without leases this is the only server. */
  constructor(
    private readonly host: HostParts<'registry' | 'clock' | 'outgoing' | 'api'>,
    private readonly address: ServerAddress,
    private readonly leases: ServerLeases | undefined,
    /** The service that leads to the servers. */
    private readonly service: ServerAddress,
  ) {
    this.#settling = new Repeating(
      host.clock,
      () => INTERVAL_MS,
      () => this.#settle(),
    );
    const { registry } = host;
    const { label, group, vendor } = registry.words;
    // The slice is written here as well, so that no controller has to derive it from the endpoints.
    this.#endpoints = new Kept(host, 'endpoints', vendor(), { [label('skip-mirror', 'endpointslice')]: 'true' });
    const slices = `endpointslices.${group('discovery')}`;
    this.#slices = registry.has(slices) ? new Kept(host, slices, vendor(), { [label('service-name')]: vendor() }) : undefined;
  }

  /** Resolves once the endpoints have this server's address; rejects where they cannot be written. */
  async start(): Promise<void> {
    await this.#settle();
    this.#settling.later();
  }

  /** Leaves the endpoints without this server's address, where there may be others. */
  async stop(): Promise<void> {
    await this.#settling.stop();
    if (this.leases === undefined) return;
    try {
      await this.leases.release(this.address);
      await this.#write(await this.leases.alive(this.address.port));
    } catch {
      // The other servers take the address out once its lease is over.
    }
  }

  async #settle(): Promise<void> {
    await this.leases?.renew(this.address);
    await this.#write((await this.leases?.alive(this.address.port)) ?? [this.address]);
  }

  async #write(servers: readonly ServerAddress[]): Promise<void> {
    this.host.outgoing.knowServers([this.service, ...servers]);
    const subsets = subsetsOf(servers);
    await this.#endpoints.keep({ subsets });
    const [first] = subsets;
    // The type of a slice's addresses never changes: without addresses there is none to tell.
    if (first !== undefined) await this.#slices?.keep(sliceOf(first));
  }
}
