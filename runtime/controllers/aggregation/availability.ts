/** Keeps the Available condition of every API service true to what its service is like and how its server answers. */

import type { APIService } from '../../../generated/apiregistration/v1/types.js';
import type { Service } from '../../../generated/core/v1/types.js';
import type { Destination } from '../../client/outgoing.js';
import { sameValue } from '../../model/json/json.js';
import type { CounterFamily, GaugeFamily } from '../../observe/metrics/family.js';
import type { Resource } from '../../resource/resource.js';
import { portOf, type ServicePort } from '../../service-addresses/address.js';
import type { Backends } from '../../service-addresses/backends.js';
import { type Condition, conditionOf, setCondition, tells } from '../condition.js';
import { registrationManager } from '../framework/ensure.js';
import type { Change, Informer } from '../framework/informer.js';
import { type DiscoveryCheck, discoveryFault } from './discovery-check.js';
import { AVAILABLE, pathOf, type Registration } from './registration.js';
import type { Registrations } from './registrations.js';

/** How soon a server that answered is asked again, and one that did not: at first, and at last. In milliseconds. */
const RECHECK_MS = 30_000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

const condition = (status: Condition['status'], reason: string, message: string): Condition => ({
  type: AVAILABLE,
  status,
  reason,
  message,
});
const unavailable = (reason: string, message: string): Condition => condition('False', reason, message);
const LOCAL = condition('True', 'Local', 'Local APIServices are always available');
const PASSED = condition('True', 'Passed', 'all checks passed');

/** One API service that is kept an eye on. */
interface Watched {
  /** What the last check found. */
  found: Condition | undefined;
  running: boolean;
  /** Something changed while a check was running. */
  again: boolean;
  timer: NodeJS.Timeout | undefined;
  retryMs: number;
}

/** Services and what is behind them, to be followed, too. */
interface FollowedSources {
  readonly services: Informer<Service>;
  readonly backends: Backends;
}

/** What a condition tells, apart from its times; empty where it is not told. */
type Told = Partial<Pick<Condition, 'reason'>> & { readonly status?: string };

export class Availability {
  readonly #watched = new Map<string, Watched>();
  readonly #stopped = new AbortController();

  constructor(
    private readonly resource: Resource,
    private readonly apiServices: Informer<APIService>,
    private readonly registrations: Registrations,
    private readonly sources: FollowedSources,
    /** Where other servers are, and the certificate shown to them. */
    private readonly access: { destinationOf(service: ServicePort): Destination; readonly tls: DiscoveryCheck['tls'] },
    /** Shows by name which API services are unavailable. */
    private readonly gauge: GaugeFamily<'name'>,
    /** Counts how often each became unavailable, by why. */
    private readonly losses: CounterFamily<'name' | 'reason'>,
  ) {}

  /** Resolves once every API service is kept an eye on; the first checks may then be under way. */
  async start(): Promise<void> {
    for (const source of [this.sources.services, this.sources.backends]) {
      source.onChange(({ namespace, name }) => {
        for (const behind of this.registrations.namesBehind(namespace, name)) this.#check(behind);
      });
      await source.synced();
    }
  }

  stop(): void {
    this.#stopped.abort();
    for (const { timer } of this.#watched.values()) clearTimeout(timer);
  }

  /** To be told of every API service that may have changed. */
  changed(name: string, change: Change<APIService>): void {
    const told = this.#toldAnew(change);
    const known = this.#watched.get(name);
    if (told === undefined || known?.found === undefined) this.#check(name);
    // Servers that find differently would otherwise answer one another without a pause.
    else if (told.status !== known.found.status || told.reason !== known.found.reason) this.#checkIn(FIRST_RETRY_MS, name, known);
  }

  /** The condition as it is told now, where nothing but the status changed. */
  #toldAnew({ object: now, old: before }: Change<APIService>): Told | undefined {
    if (before === undefined) return undefined;
    const { labels, annotations } = now.metadata;
    const same =
      sameValue(now.spec, before.spec) &&
      sameValue({ labels, annotations }, { labels: before.metadata.labels, annotations: before.metadata.annotations });
    return same && !sameValue(now.status, before.status) ? (conditionOf(now, AVAILABLE) ?? {}) : undefined;
  }

  /** Checks an API service now, and again when it is due. */
  #check(name: string): void {
    if (this.#stopped.signal.aborted) return;
    const watched = this.#watched.get(name) ?? { found: undefined, running: false, again: false, timer: undefined, retryMs: 0 };
    this.#watched.set(name, watched);
    watched.retryMs = FIRST_RETRY_MS;
    watched.again = true;
    if (!watched.running) void this.#run(name, watched);
  }

  async #run(name: string, watched: Watched): Promise<void> {
    clearTimeout(watched.timer);
    watched.running = true;
    let dueMs: number | undefined;
    while (watched.again && !this.#stopped.signal.aborted) {
      watched.again = false;
      dueMs = await this.#settle(name, watched).catch(() => FIRST_RETRY_MS);
    }
    watched.running = false;
    if (dueMs === undefined || this.#stopped.signal.aborted) return;
    this.#checkIn(dueMs, name, watched);
  }

  #checkIn(ms: number, name: string, watched: Watched): void {
    clearTimeout(watched.timer);
    watched.timer = setTimeout(() => {
      watched.again = true;
      if (!watched.running) void this.#run(name, watched);
    }, ms).unref();
  }

  /** Writes what is found where it is not told already. Milliseconds until the next look; undefined: when something changes. */
  async #settle(name: string, watched: Watched): Promise<number | undefined> {
    const registration = this.registrations.get(name);
    if (registration === undefined) {
      this.#watched.delete(name);
      this.gauge.forget({ name });
      return undefined;
    }
    const { service } = registration;
    const known = service === undefined ? LOCAL : this.#serviceFault(service);
    const state = known ?? (await this.#discovered(registration));
    // What was found is about another service, where that was changed meanwhile.
    if (!sameValue(this.registrations.get(name)?.service, service) || this.#stopped.signal.aborted) return undefined;
    if (state.status === 'False' && watched.found?.status !== 'False') this.losses.add({ name, reason: state.reason });
    watched.found = state;
    this.gauge.set({ name }, state.status === 'True' ? 0 : 1);
    const object = this.apiServices.get('', name);
    if (object !== undefined && !tells(object, state))
      await setCondition(this.resource, name, state, registrationManager(this.resource.environment.enabled));
    if (known !== undefined) return undefined;
    if (state === PASSED) return RECHECK_MS;
    const due = watched.retryMs;
    watched.retryMs = Math.min(LONGEST_RETRY_MS, due * 2);
    return due;
  }

  /** What keeps a service from being called, as its objects tell; undefined where nothing does. */
  #serviceFault({ namespace, name, port }: ServicePort): Condition | undefined {
    const { services, backends } = this.sources;
    const service = services.get(namespace, name);
    const where = `service/${name} in ${JSON.stringify(namespace)}`;
    if (service === undefined) return unavailable('ServiceNotFound', `${where} is not present`);
    // Only of services with an address of their own it is known what they should look like.
    if (service.spec.type !== 'ClusterIP') return undefined;
    const offered = portOf(service.spec, port);
    if (offered === undefined) return unavailable('ServicePortError', `${where} is not listening on port ${port}`);
    const { name: portName = '' } = offered;
    const ready = backends.ready(namespace, name, portName);
    if (ready === undefined) return unavailable('EndpointsNotFound', `cannot find ${backends.objects} for ${where}`);
    if (ready.length > 0) return undefined;
    return unavailable('MissingEndpoints', `endpoints for ${where} have no addresses with port name ${JSON.stringify(portName)}`);
  }

  async #discovered(registration: Registration): Promise<Condition> {
    const { service } = registration;
    if (service === undefined) return LOCAL;
    const fault = await discoveryFault({
      destination: () => this.access.destinationOf(service),
      path: pathOf(registration),
      tls: this.access.tls,
      signal: this.#stopped.signal,
    });
    return fault === undefined ? PASSED : unavailable('FailedDiscoveryCheck', fault);
  }
}
