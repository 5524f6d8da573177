/**
 * Allocates cluster IPs and node ports. It runs after all other plugins, so that no address is taken for a write that they refuse.
 * Allocations are read from the stored services, so nothing must be released or repaired.
 */

import type { Service, ServiceSpec } from '../../../generated/core/v1/types.js';
import type { ServiceCIDR } from '../../../generated/networking/v1/types.js';
import type { Parts } from '../../http/server-parts.js';
import { settleFamilies } from '../../kinds/core/service/families.js';
import { hasNodePorts, isHeadless, needsHealthPort, settledFaults } from '../../kinds/core/service/rules.js';
import { ApiError, type FieldError, internalError, invalid, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { familyOf } from '../../model/values/addresses.js';
import { printedTexts } from '../../model/values/printed-values.js';
import type { Metrics } from '../../observe/metrics/metrics.js';
import type { Stored } from '../../resource/resource.js';
import { type AddressObjects, addressObjects, type Holder, isReady, RANGES } from '../../service-addresses/address-objects.js';
import { type Allocated, Pool, type Taking } from '../../service-addresses/allocation.js';
import { AddressRange, addressRanges, portRange } from '../../service-addresses/range.js';
import type { AdmissionPlugin } from '../chain.js';
import { type AdmissionRequest, doing, requestAbout } from '../request.js';

const SERVICES = { group: '', resource: 'services' };

const portsOf = ({ ports = [], healthCheckNodePort = 0 }: ServiceSpec): number[] =>
  [...ports.map(({ nodePort = 0 }) => nodePort), healthCheckNodePort].filter((port) => port !== 0);

interface Held {
  readonly addresses: ReadonlyMap<string, string>;
  readonly ports: ReadonlyMap<number, string>;
}

/** The allocations of the stored services, by value. */
function heldBy(entries: readonly Stored[], specOf: (entry: Stored) => ServiceSpec): Held {
  const addresses = new Map<string, string>();
  const ports = new Map<number, string>();
  for (const entry of entries) {
    const spec = specOf(entry);
    for (const ip of spec.clusterIPs ?? []) addresses.set(ip, entry.key);
    for (const port of portsOf(spec)) ports.set(port, entry.key);
  }
  return { addresses, ports };
}

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
function showAddresses(metrics: Metrics, ranges: readonly AddressRange[], held: () => Held['addresses']): void {
  for (const which of ['allocated', 'available'] as const) {
    const family = metrics.gauge(`kube_apiserver_clusterip_allocator_${which}_ips`);
    family.collectedBy('services', () => {
      const addresses = [...held().keys()];
      for (const range of ranges) {
        const count = addresses.filter((ip) => range.has(ip)).length;
        family.set({ cidr: range.cidr }, which === 'allocated' ? count : range.size - count);
      }
    });
  }
}

/** The same of the ports of nodes, of which there are `size`. */
function showPorts(metrics: Metrics, size: number, held: () => Held['ports']): void {
  const allocated = metrics.gauge('kube_apiserver_nodeport_allocator_allocated_ports');
  allocated.collectedBy('services', () => allocated.set({}, held().size));
  const available = metrics.gauge('kube_apiserver_nodeport_allocator_available_ports');
  available.collectedBy('services', () => available.set({}, size - held().size));
}

const NOTHING: Step = { fields: {}, faults: [] };
const TAKEN = 'provided IP is already allocated';

/** Addresses of one service that others may turn out to have before no more are tried. */
const MAX_CLAIMS = 16;

/** The ranges that objects tell of, with what is free of each; those of the flags are not among them. */
class FurtherRanges {
  #places = new Map<string, Place>();
  readonly #id: string;

  constructor(
    private readonly registry: Parts<'registry'>['registry'],
    private readonly placeOf: (range: AddressRange) => Place,
  ) {
    this.#id = registry.words.filled(RANGES);
  }

  get places(): Iterable<Place> {
    return this.#places.values();
  }

  async read(): Promise<void> {
    const all = await this.registry.reader<ServiceCIDR>(this.#id).list();
    const cidrs = all
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
}

export function serviceAddresses({ registry, environment, metrics }: Parts<'registry' | 'environment' | 'metrics'>): AdmissionPlugin {
  const { settings } = environment;
  // One range of addresses, or one of each family.
  const ranges = {
    addresses: addressRanges(settings.text('service-cluster-ip-range')),
    nodePorts: portRange(settings.text('service-node-port-range')),
  };
  const services = registry.has('services') ? registry.byId('services') : undefined;
  const specs = new WeakMap<object, ServiceSpec>();
  const specOf = ({ item }: Stored): ServiceSpec => {
    const spec = specs.get(item) ?? registry.reader<Service>('services').copy(item).spec;
    specs.set(item, spec);
    return spec;
  };
  let held: Held = { addresses: new Map(), ports: new Map() };
  const objects = addressObjects({ registry, environment });
  const serviceKey = ({ namespace, name }: { readonly namespace: string; readonly name: string }): string =>
    services?.key(namespace, name) ?? '';
  /** Who has an address: the service that it stands in, or else who made its object. */
  const holderOf = (ip: string): string | undefined => held.addresses.get(ip) ?? objects?.takenBy(ip, serviceKey);
  const placeOf = (range: AddressRange): Place => ({
    range,
    pool: new Pool(range.size, (i) => range.at(i), holderOf, addressesCounted(metrics, range)),
  });
  const own = ranges.addresses.map(placeOf);
  const further = new FurtherRanges(registry, placeOf);
  /** Where services may get addresses from: the ranges of the flags, and those that objects tell of. */
  const placesFor = (family: string): Place[] => [...own, ...further.places].filter(({ range }) => range.family === family);
  const { from, to } = ranges.nodePorts;
  const nodePorts = new Pool(
    to - from + 1,
    (i) => from + i,
    (port) => held.ports.get(port),
    portsCounted(metrics),
  );
  const heldNow = (): Held =>
    services === undefined || services.cache.revision === 0 ? held : heldBy(services.cache.list().entries, specOf);
  showAddresses(metrics, ranges.addresses, () => heldNow().addresses);
  showPorts(metrics, to - from + 1, () => heldNow().ports);

  const addressFault = (asked: readonly string[], ip: string, why: string): FieldError =>
    invalidValue(
      'spec.clusterIPs',
      environment.enabled('DualStackByDefault') ? asked : printedTexts(asked),
      environment.enabled('DualStackByDefault') ? `failed to allocate IP ${ip}: ${why}` : `failed to allocated ip:${ip} with error:${why}`,
    );

  /** Whether the write may have the address. Later releases do not look who has it where nothing is stored. */
  const mayTake = ({ pool }: Place, ip: string, taking: Taking): boolean =>
    (taking.onEnd === undefined && environment.enabled('DryRunAddresses')) || pool.take(ip, taking);

  const anyAddress = (places: readonly Place[], taking: Taking, skipped?: ReadonlySet<string>): string | undefined => {
    for (const { pool } of places) {
      const ip = pool.takeAny(taking, skipped);
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
      if (held.addresses.get(address) !== taking.holder) request.reservations.add(() => objects.release(address, holder));
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
      if (services === undefined) return;
      const object = requestAbout<Service>(request, SERVICES)?.object;
      if (object === undefined) return;
      const { name, namespace, dryRun } = request;
      await registry.reader('services').ready();
      held = heldBy(services.cache.list().entries, specOf);
      if (objects !== undefined) {
        await objects.ready();
        await further.read();
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
  };
}
