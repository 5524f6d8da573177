/** Aggregation: API services register group versions, and other API servers answer for those whose API service names a service. */
import { Agent } from 'node:https';
import type { APIService } from '../../../generated/apiregistration/v1/types.js';
import type { Service } from '../../../generated/core/v1/types.js';
import type { Destination } from '../../client/outgoing.js';
import type { Connection, DelegatedVersion, Delegation, GroupVersions } from '../../http/connections/delegation.js';
import type { ForwardTls } from '../../http/connections/forward.js';
import type { RequestInfo } from '../../http/requests/request-info.js';
import { ApiError, unavailable } from '../../model/errors.js';
import { Pace } from '../../resource/pace.js';
import { addressOf, type ServicePort } from '../../service-addresses/address.js';
import { backendsOf } from '../../service-addresses/backends.js';
import type { Controller, HostParts } from '../framework/contract.js';
import { type Informer, noObjects } from '../framework/informer.js';
import { Availability } from './availability.js';
import type { Registration } from './registration.js';
import { Registrations } from './registrations.js';
import { RemoteDocuments } from './remote-documents.js';
import { RemoteResources } from './remote-resources.js';

export interface AggregationOptions {
  /** Whether the other servers are told of the uids of callers. */
  readonly tellsUid: boolean;
  /** Calls endpoints of services instead of the services' own addresses. */
  readonly toEndpoints: boolean;
  /** Certificate and key, in PEM, by which other servers know that this one tells the truth about callers. */
  readonly tls: { readonly cert?: string; readonly key?: string };
}

/** How long an unused connection is kept, in milliseconds. */
const IDLE_MS = 90_000;

/** To be prepared with the server whose requests it delegates, after what is served there is registered. */
export class Aggregation implements Controller, Delegation {
  readonly name = 'apiservice-registration-controller';
  readonly needs = ['apiservices.apiregistration.{groupDomain}'];
  readonly #agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  #registrations: Registrations | undefined;
  #pace = new Pace();
  #availability: Availability | undefined;
  #destinationOf: ((service: ServicePort) => Destination) | undefined;
  /** OpenAPI documents of the servers that are delegated to. */
  readonly documents = new RemoteDocuments(
    (registration) => this.#connection(registration),
    () => this.#pace.begin(),
  );

  readonly #resources = new RemoteResources(
    (registration) => this.#connection(registration),
    () => this.#pace.begin(),
  );

  constructor(private readonly options: AggregationOptions) {}

  /** Follows registrations. Where the catalogue has no services, there is no server to delegate to. */
  async start({
    registry,
    environment,
    metrics,
    api,
    outgoing,
  }: HostParts<'registry' | 'environment' | 'metrics' | 'outgoing' | 'api'>): Promise<void> {
    this.#pace = registry.pace;
    const own = registry.words.group('apiregistration');
    const id = `apiservices.${own}`;
    const follow = <T>(kind: string): Informer<T> => (registry.has(kind) ? api.informer<T>(kind) : noObjects<T>());
    const apiServices = api.informer<APIService>(id);
    const { toEndpoints, tls } = this.options;
    const sources = { services: follow<Service>('services'), backends: backendsOf(api, registry, environment) };
    const called = toEndpoints ? sources : { ...sources, backends: undefined };
    const destinationOf = (service: ServicePort): Destination => {
      const { host, port } = addressOf(called, service);
      return outgoing.destination('delegated', host, port);
    };
    const first = registry.groups().find(({ name }) => name === own) ?? { name: own, versions: [] };
    const registrations = new Registrations(first, (name, change) => {
      availability.changed(name, change);
      this.documents.changed(name, registrations.get(name));
      this.#resources.changed(name, registrations.get(name));
    });
    const gauge = metrics.gauge('aggregator_unavailable_apiservice');
    const losses = metrics.counter('aggregator_unavailable_apiservice_total');
    const availability = new Availability(registry.byId(id), apiServices, registrations, sources, { destinationOf, tls }, gauge, losses);
    this.#availability?.stop();
    this.#availability = availability;
    this.#destinationOf = destinationOf;
    await availability.start();
    await registrations.start(apiServices);
    this.#registrations = registrations;
  }

  groups(): readonly GroupVersions[] | undefined {
    return this.#registrations?.groups();
  }

  delegateOf(info: RequestInfo): DelegatedVersion | undefined {
    if (this.#registrations?.delegates !== true) return undefined;
    const registration = registrationFor(info, this.#registrations);
    return registration && this.#delegatedVersion(registration);
  }

  delegated(): DelegatedVersion[] {
    return [...(this.#registrations?.allDelegated() ?? [])].map((registration) => this.#delegatedVersion(registration));
  }

  #delegatedVersion(registration: Registration): DelegatedVersion {
    const { group, version, groupPriority, versionPriority } = registration;
    return {
      group,
      version,
      groupPriority,
      versionPriority,
      connection: () => this.#connection(registration),
      resources: () => this.#resources.of(group, version),
    };
  }

  #connection({ service, available, insecure, authorities }: Registration): Connection {
    if (service === undefined || !available || this.#destinationOf === undefined) throw unavailable('service unavailable');
    const destination = this.#destinationOf(service);
    const ca = authorities.toString('utf8');
    if (ca !== '' && !ca.includes('-----BEGIN CERTIFICATE-----'))
      throw new ApiError(500, 'InternalError', 'unable to load root certificates: unable to parse bytes as PEM block', {});
    const tls: ForwardTls = {
      ...this.options.tls,
      ...(ca === '' ? {} : { ca }),
      servername: `${service.name}.${service.namespace}.svc`,
      rejectUnauthorized: !insecure,
    };
    return { destination, tls, agent: this.#agent, tellsUid: this.options.tellsUid };
  }

  close(): void {
    this.#availability?.stop();
    this.documents.stop();
    this.#resources.stop();
    this.#agent.destroy();
  }
}

/** The registration whose version a path lies in, also that of its discovery document. */
function registrationFor({ path, resourceRequest, group, version }: RequestInfo, registrations: Registrations): Registration | undefined {
  const [, root, first = '', second = '', ...rest] = path.split('/');
  // The nameless group has one version, and with it all of /api.
  if (root === 'api') return registrations.delegated('', first === '' ? 'v1' : first);
  if (root !== 'apis') return undefined;
  if (resourceRequest) return group === '' ? undefined : registrations.delegated(group, version);
  return rest.every((segment) => segment === '') && first !== '' && second !== '' ? registrations.delegated(first, second) : undefined;
}
