/**
 * Allocates cluster IPs and node ports. It runs after all other plugins, so that no address is taken for a write that they refuse.
 * Allocations are read from the stored services, so nothing must be released or repaired.
 */

import type { Service, ServiceSpec } from '../../../generated/core/v1/types.js';
import type { ServiceCIDR } from '../../../generated/networking/v1/types.js';
import { CacheFollower } from '../../controllers/framework/cache-follower.js';
import type { Parts } from '../../http/server-parts.js';
import { settleFamilies } from '../../kinds/core/service/families.js';
import { hasNodePorts, isHeadless, needsHealthPort, settledFaults } from '../../kinds/core/service/rules.js';
import { ApiError, type FieldError, internalError, invalid, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { familyOf } from '../../model/values/addresses.js';
import { printedTexts } from '../../model/values/printed-values.js';
import type { Metrics } from '../../observe/metrics/metrics.js';
import { type AddressObjects, addressObjects, type Holder, isReady, RANGES } from '../../service-addresses/address-objects.js';
import { type Allocated, Pool, type Taking } from '../../service-addresses/allocation.js';
import { HeldByServices, portsOf } from '../../service-addresses/held.js';
import { AddressRange, addressRanges, portRange } from '../../service-addresses/range.js';
import type { AdmissionPlugin } from '../chain.js';
import { type AdmissionRequest, doing, requestAbout } from '../request.js';

const SERVICES = { group: '', resource: 'services' };

/** A range of addresses, and which of them are free. */
interface Place {
  readonly range: AddressRange;
  readonly pool: Pool<string>;
}

/** The service after one step of the allocation. */
interface Step {
  readonly fields: Partial<ServiceSpec>;
  readonly faults: readonly FieldError[];
}

const addressesCounted =
  (metrics: Metrics, { cidr }: AddressRange): Allocated =>
  (scope, had) =>
    metrics.counter(`kube_apiserver_clusterip_allocator_allocation_${had ? 'total' : 'errors_total'}`).add({ cidr, scope });

const portsCounted =
  (metrics: Metrics): Allocated =>
  (scope, had) =>
    metrics.counter(`kube_apiserver_nodeport_allocator_allocation_${had ? 'total' : 'errors_total'}`).add({ scope });

/** Reports, when metrics are read, how many addresses of each range are allocated and free. */
function showAddresses(metrics: Metrics, ranges: readonly AddressRange[], held: () => Iterable<string>): void {
  for (const which of ['allocated', 'available'] as const) {
    const family = metrics.gauge(`kube_apiserver_clusterip_allocator_${which}_ips`);
    family.collectedBy('services', () => {
      const addresses = [...held()];
      for (const range of ranges) {
        const count = addresses.filter((ip) => range.has(ip)).length;
        family.set({ cidr: range.cidr }, which === 'allocated' ? count : range.size - count);
      }
    });
  }
}

/** The same of the ports of nodes, of which there are `size`. */
function showPorts(metrics: Metrics, size: number, held: () => number): void {
  const allocated = metrics.gauge('kube_apiserver_nodeport_allocator_allocated_ports');
  allocated.collectedBy('services', () => allocated.set({}, held()));
  const available = metrics.gauge('kube_apiserver_nodeport_allocator_available_ports');
  available.collectedBy('services', () => available.set({}, size - held()));
}

const NOTHING: Step = { fields: {}, faults: [] };
const TAKEN = 'provided IP is already allocated';

/** Addresses of one service that others may turn out to have before no more are tried. */
const MAX_CLAIMS = 16;

/** The ranges that objects tell of, with what is free of each; those of the flags are not among them. */
class FurtherRanges {
  #places = new Map<string, Place>();
  #changed = true;
  #opening: Promise<void> | undefined;
  readonly #follower: CacheFollower;
  readonly #id: string;

  constructor(
    private readonly registry: Parts<'registry'>['registry'],
    private readonly placeOf: (range: AddressRange) => Place,
  ) {
    this.#id = registry.words.filled(RANGES);
    this.#follower = new CacheFollower(registry.byId(this.#id), {}, () => {
      this.#changed = true;
    });
  }

  get places(): Iterable<Place> {
    return this.#places.values();
  }

  /** Reads the ranges where one has changed. */
  async read(): Promise<void> {
    this.#opening ??= this.#follower.start();
    await this.#opening;
    await this.#follower.told();
    if (!this.#changed) return;
    this.#changed = false;
    const cidrs = this.registry
      .reader<ServiceCIDR>(this.#id)
      .peekAll()
      .filter((range) => isReady(range) && range.metadata.name !== this.registry.words.vendor())
      .flatMap(({ spec }) => spec.cidrs ?? []);
    const before = this.#places;
    this.#places = new Map();
    for (const cidr of cidrs) {
      const range = AddressRange.of(cidr);
      const place = before.get(cidr) ?? (range && this.placeOf(range));
      if (place !== undefined) this.#places.set(cidr, place);
    }
  }

  close(): void {
    this.#follower.stop();
  }
}

export function serviceAddresses({ registry, environment, metrics }: Parts<'registry' | 'environment' | 'metrics'>): AdmissionPlugin {
  const { settings } = environment;
  // One range of addresses, or one of each family.
  const ranges = {
    addresses: addressRanges(settings.text('service-cluster-ip-range')),
    nodePorts: portRange(settings.text('service-node-port-range')),
  };
  const services = registry.has('services') ? registry.byId('services') : undefined;
  const held = services && new HeldByServices(services);
  const objects = addressObjects({ registry, environment });
  const serviceKey = ({ namespace, name }: { readonly namespace: string; readonly name: string }): string =>
    services?.key(namespace, name) ?? '';
  /** Who has an address: the service that it stands in, or else who made its object. */
  const holderOf = (ip: string): string | undefined => held?.now.addresses.holderOf(ip) ?? objects?.takenBy(ip, serviceKey);
  const placeOf = (range: AddressRange): Place => ({
    range,
    pool: new Pool(range.size, (i) => range.at(i), holderOf, addressesCounted(metrics, range)),
  });
  const own = ranges.addresses.map(placeOf);
  const further = objects && new FurtherRanges(registry, placeOf);
  /** Where services may get addresses from: the ranges of the flags, and those that objects tell of. */
  const placesFor = (family: string): Place[] => [...own, ...(further?.places ?? [])].filter(({ range }) => range.family === family);
  const { from, to } = ranges.nodePorts;
  const nodePorts = new Pool(
    to - from + 1,
    (i) => from + i,
    (port) => held?.now.ports.holderOf(port),
    portsCounted(metrics),
  );
  if (held !== undefined) {
    showAddresses(metrics, ranges.addresses, () => held.counted.addresses.values);
    showPorts(metrics, to - from + 1, () => held.counted.ports.size);
  }

  const addressFault = (asked: readonly string[], ip: string, why: string): FieldError =>
    invalidValue(
      'spec.clusterIPs',
      environment.enabled('DualStackByDefault') ? asked : printedTexts(asked),
      environment.enabled('DualStackByDefault') ? `failed to allocate IP ${ip}: ${why}` : `failed to allocated ip:${ip} with error:${why}`,
    );

  const durations = metrics.histogram('kube_apiserver_clusterip_allocator_allocation_duration_seconds');
  /** Takes an address of the place, or none. */
  const timed = <T>({ range }: Place, take: () => T): T => {
    const since = performance.now();
    const taken = take();
    durations.cell({ cidr: range.cidr }).observe((performance.now() - since) / 1000);
    return taken;
  };

  /** Whether the write may have the address. Later releases do not look who has it where nothing is stored. */
  const mayTake = (place: Place, ip: string, taking: Taking): boolean =>
    (taking.onEnd === undefined && environment.enabled('DryRunAddresses')) || timed(place, () => place.pool.take(ip, taking));

  const anyAddress = (places: readonly Place[], taking: Taking, skipped?: ReadonlySet<string>): string | undefined => {
    for (const place of places) {
      const ip = timed(place, () => place.pool.takeAny(taking, skipped));
      if (ip !== undefined) return ip;
    }
    return undefined;
  };

  /** Why the holder does not get the address: somebody has it, or its object is refused. Undefined where it is the holder's. */
  const refusalOf = async (by: AddressObjects, ip: string, holder: Holder): Promise<string | undefined> => {
    try {
      return (await by.claim(ip, holder)) ? undefined : TAKEN;
    } catch (error) {
      if (error instanceof ApiError) return error.message;
      throw error;
    }
  };

  const unclaimed = (asked: readonly string[], why: string): FieldError =>
    invalidValue('spec.clusterIPs', asked.length === 0 ? [''] : asked, `failed to allocate IP: ${why}`);

  /** Makes the objects of the addresses that a service gets; what others have by then is replaced, or told of where it was asked for. */
  const claimed = async (spec: ServiceSpec, asked: readonly string[], request: AdmissionRequest, taking: Taking): Promise<Step> => {
    const { clusterIPs: wanted = [] } = spec;
    if (objects === undefined || taking.onEnd === undefined || isHeadless(spec) || spec.type === 'ExternalName') return NOTHING;
    const holder = { namespace: request.namespace, name: request.name };
    const skipped = new Set<string>();
    const given: string[] = [];
    for (const ip of wanted) {
      let own: string | undefined = ip;
      while (own !== undefined) {
        const why = await refusalOf(objects, own, holder);
        if (why === undefined) break;
        if (asked.includes(own)) return { fields: {}, faults: [addressFault(asked, own, why)] };
        if (why !== TAKEN) return { fields: {}, faults: [unclaimed(asked, why)] };
        skipped.add(own);
        own = skipped.size > MAX_CLAIMS ? undefined : anyAddress(placesFor(familyOf(ip)), taking, skipped);
      }
      if (own === undefined) throw internalError('failed to allocate a serviceIP: range is full');
      const address = own;
      if (held?.now.addresses.holderOf(address) !== taking.holder) request.reservations.add(() => objects.release(address, holder));
      given.push(address);
    }
    return { fields: given.length === 0 ? {} : { clusterIP: given[0], clusterIPs: given }, faults: [] };
  };

  /** One address of each family of the service: the requested one, or any free one. */
  const address = (spec: ServiceSpec, taking: Taking): Step => {
    if (spec.type === 'ExternalName' || isHeadless(spec)) return { fields: {}, faults: [] };
    const { clusterIPs: asked = [], ipFamilies = [] } = spec;
    const faults: FieldError[] = [];
    const given: string[] = [];
    for (const [i, family] of ipFamilies.entries()) {
      const places = placesFor(family);
      const [first] = places;
      const wanted = asked[i] ?? '';
      if (first === undefined) continue;
      if (wanted !== '') {
        const place = places.find(({ range }) => range.has(wanted));
        const outside =
          objects === undefined
            ? `provided IP is not in the valid range. The range of valid IPs is ${first.range.cidr}`
            : 'the provided network does not match the current range';
        const why = place === undefined ? outside : mayTake(place, wanted, taking) ? '' : TAKEN;
        if (why !== '') faults.push(addressFault(asked, wanted, why));
        given.push(wanted);
      } else if (taking.onEnd === undefined) {
        // Addresses of a dry run are not reserved, since nothing is stored; later releases show one as an example.
        if (environment.enabled('DryRunAddresses')) given.push(first.range.at(0));
      } else {
        const ip = anyAddress(places, taking);
        if (ip === undefined) throw internalError('failed to allocate a serviceIP: range is full');
        given.push(ip);
      }
    }
    return { fields: given.length === 0 ? {} : { clusterIP: given[0], clusterIPs: given }, faults };
  };

  const portFault = (field: string, port: number, taking: Taking): FieldError[] => {
    // Nothing is looked up where nothing is stored.
    if (taking.onEnd === undefined && environment.enabled('DryRunAddresses')) return [];
    if (port < from || port > to)
      return [invalidValue(field, port, `provided port is not in the valid range. The range of valid ports is ${from}-${to}`)];
    return nodePorts.take(port, taking) ? [] : [invalidValue(field, port, 'provided port is already allocated')];
  };

  const anyPort = (taking: Taking, taken: Set<number>): number => {
    const port = nodePorts.takeAny(taking, taken);
    if (port === undefined) throw internalError('failed to allocate a nodePort: range is full');
    taken.add(port);
    return port;
  };

  const ports = (spec: ServiceSpec, taking: Taking): Step => {
    if (!hasNodePorts(spec)) return { fields: {}, faults: [] };
    const taken = new Set(portsOf(spec));
    const { ports: list = [], healthCheckNodePort: health = 0 } = spec;
    const faults = faultsOfEach(list, ({ nodePort = 0 }, i) =>
      nodePort === 0 ? [] : portFault(`spec.ports[${i}].nodePort`, nodePort, taking),
    );
    if (needsHealthPort(spec) && health !== 0) faults.push(...portFault('spec.healthCheckNodePort', health, taking));
    if (faults.length > 0) return { fields: {}, faults };
    const open = spec.type === 'LoadBalancer' && spec.allocateLoadBalancerNodePorts === false;
    return {
      fields: {
        ports: list.map((port) => (!open && (port.nodePort ?? 0) === 0 ? { ...port, nodePort: anyPort(taking, taken) } : port)),
        ...(needsHealthPort(spec) && health === 0 ? { healthCheckNodePort: anyPort(taking, taken) } : {}),
      },
      faults: [],
    };
  };

  const families = ranges.addresses.map((range) => range.family);
  return {
    name: 'ServiceAddresses',
    concerns: doing(['CREATE', 'UPDATE'], SERVICES),
    async validate(request) {
      if (services === undefined || held === undefined) return;
      const object = requestAbout<Service>(request, SERVICES)?.object;
      if (object === undefined) return;
      const { name, namespace, dryRun } = request;
      // What is free is seen in the stored services alone, and other workers look at the same: each waits until the others' are stored.
      if (environment.takeTurn !== undefined && !dryRun && (objects === undefined || hasNodePorts(object.spec))) {
        request.reservations.until(await environment.takeTurn('ServiceAddresses'));
        await services.caughtUp();
      }
      await held.known();
      if (objects !== undefined) {
        await objects.ready();
        await further?.read();
      }
      const asked = object.spec.clusterIPs ?? [];
      const onEnd = dryRun ? undefined : (release: () => void): void => request.reservations.until(release);
      const taking: Taking = { holder: services.key(namespace, name), onEnd };
      const settle = (step: (spec: ServiceSpec) => Step): void => {
        const { fields, faults } = step(object.spec);
        if (faults.length > 0) throw invalid({ group: '', name: 'Service' }, name, faults);
        object.spec = { ...object.spec, ...fields };
      };
      // Without the feature each service has one family, which is not shown.
      const told = environment.enabled('IPv6DualStack') || object.spec.ipFamilies !== undefined;
      if (!told) settle((spec) => ({ fields: { clusterIPs: (spec.clusterIPs ?? []).slice(0, 1) }, faults: [] }));
      settle((spec) => settleFamilies(spec, told ? families : families.slice(0, 1), environment.enabled));
      settle((spec) => address(spec, taking));
      settle((spec) => ports(spec, taking));
      settle((spec) => ({ fields: {}, faults: settledFaults(spec, environment.enabled) }));
      const objectsMade = await claimed(object.spec, asked, request, taking);
      settle(() => objectsMade);
      if (told) return;
      const { ipFamilies: _, ipFamilyPolicy: __, ...spec } = object.spec;
      object.spec = spec;
    },
    close() {
      held?.close();
      further?.close();
    },
  };
}
