/**
 * Hands out cluster addresses and node ports. It works when everything else has accepted the service, since what it hands
 * out is scarce; who holds what is read from the stored services, so that nothing needs to be given back or repaired.
 */

import type { ServerParts } from '../../http/server-parts.js';
import { addressRanges, portRange } from '../../kinds/core/address-range.js';
import { Pool } from '../../kinds/core/allocation.js';
import { settleFamilies } from '../../kinds/core/service-families.js';
import { hasNodePorts, isHeadless, needsHealthPort, settledFaults } from '../../kinds/core/service-rules.js';
import type { Family } from '../../kinds/rules/addresses.js';
import { textsOf } from '../../kinds/rules/values.js';
import { type Fields, fieldsOf, listOf, number } from '../../kinds/shown.js';
import { type FieldError, internalError, invalid, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { printedTexts } from '../../model/printed-values.js';
import type { Stored } from '../../resource/resource.js';
import type { AdmissionPlugin } from '../chain.js';

const portsOf = (spec: Fields): number[] =>
  [...listOf(spec.ports).map((p) => number(p.nodePort)), number(spec.healthCheckNodePort)].filter((p) => p !== 0);

interface Held {
  readonly addresses: ReadonlyMap<string, string>;
  readonly ports: ReadonlyMap<number, string>;
}

/** What the stored services hold, by value. */
function heldBy(entries: readonly Stored[], specOf: (entry: Stored) => Fields): Held {
  const addresses = new Map<string, string>();
  const ports = new Map<number, string>();
  for (const entry of entries) {
    const spec = specOf(entry);
    for (const ip of textsOf(spec.clusterIPs)) addresses.set(ip, entry.key);
    for (const port of portsOf(spec)) ports.set(port, entry.key);
  }
  return { addresses, ports };
}

interface Step {
  readonly fields: Fields;
  readonly faults: readonly FieldError[];
}

export function serviceAddresses({ registry, environment }: ServerParts): AdmissionPlugin {
  const { settings } = environment;
  // One range of addresses, or one of each family.
  const ranges = {
    addresses: addressRanges(settings.text('service-cluster-ip-range')),
    nodePorts: portRange(settings.text('service-node-port-range')),
  };
  const services = registry.has('services') ? registry.byId('services') : undefined;
  const specs = new WeakMap<object, Fields>();
  const specOf = ({ item }: Stored): Fields => {
    const spec = specs.get(item) ?? fieldsOf(item.parse().spec);
    specs.set(item, spec);
    return spec;
  };
  let held: Held = { addresses: new Map(), ports: new Map() };
  const pools = new Map(
    ranges.addresses.map((range) => [
      range.family,
      {
        range,
        pool: new Pool(
          range.size,
          (i) => range.at(i),
          (ip) => held.addresses.get(ip),
        ),
      },
    ]),
  );
  const { from, to } = ranges.nodePorts;
  const nodePorts = new Pool(
    to - from + 1,
    (i) => from + i,
    (port) => held.ports.get(port),
  );

  /** An address of each family that the service has: those that it asks for, and any for the rest. */
  const address = (spec: Fields, holder: string, forGood: boolean): Step => {
    if (spec.type === 'ExternalName' || isHeadless(spec)) return { fields: {}, faults: [] };
    const asked = textsOf(spec.clusterIPs);
    const faults: FieldError[] = [];
    const given: string[] = [];
    for (const [i, family] of textsOf(spec.ipFamilies).entries()) {
      const place = pools.get(family as Family);
      const wanted = asked[i] ?? '';
      if (place === undefined) continue;
      if (wanted !== '') {
        const why = !place.range.has(wanted)
          ? `provided IP is not in the valid range. The range of valid IPs is ${place.range.cidr}`
          : place.pool.take(wanted, holder, forGood)
            ? ''
            : 'provided IP is already allocated';
        if (why !== '')
          faults.push(invalidValue('spec.clusterIPs', printedTexts(asked), `failed to allocated ip:${wanted} with error:${why}`));
        given.push(wanted);
      } else if (forGood) {
        const ip = place.pool.takeAny(holder, forGood);
        if (ip === undefined) throw internalError('failed to allocate a serviceIP: range is full');
        given.push(ip);
      }
    }
    // What is not kept is not promised either.
    return { fields: given.length === 0 ? {} : { clusterIP: given[0], clusterIPs: given }, faults };
  };

  const portFault = (field: string, port: number, holder: string, forGood: boolean): FieldError[] => {
    if (port < from || port > to)
      return [invalidValue(field, port, `provided port is not in the valid range. The range of valid ports is ${from}-${to}`)];
    return nodePorts.take(port, holder, forGood) ? [] : [invalidValue(field, port, 'provided port is already allocated')];
  };

  const anyPort = (holder: string, forGood: boolean, taken: Set<number>): number => {
    const port = nodePorts.takeAny(holder, forGood, taken);
    if (port === undefined) throw internalError('failed to allocate a nodePort: range is full');
    taken.add(port);
    return port;
  };

  const ports = (spec: Fields, holder: string, forGood: boolean): Step => {
    if (!hasNodePorts(spec)) return { fields: {}, faults: [] };
    const taken = new Set(portsOf(spec));
    const list = listOf(spec.ports);
    const faults = faultsOfEach(list, (port, i) =>
      number(port.nodePort) === 0 ? [] : portFault(`spec.ports[${i}].nodePort`, number(port.nodePort), holder, forGood),
    );
    const health = number(spec.healthCheckNodePort);
    if (needsHealthPort(spec) && health !== 0) faults.push(...portFault('spec.healthCheckNodePort', health, holder, forGood));
    if (faults.length > 0) return { fields: {}, faults };
    return {
      fields: {
        ports: list.map((port) => (number(port.nodePort) === 0 ? { ...port, nodePort: anyPort(holder, forGood, taken) } : port)),
        ...(needsHealthPort(spec) && health === 0 ? { healthCheckNodePort: anyPort(holder, forGood, taken) } : {}),
      },
      faults: [],
    };
  };

  const families = ranges.addresses.map((range) => range.family);
  return {
    name: 'ServiceAddresses',
    async validate({ operation, group, resource, subresource, object, name, namespace, dryRun }) {
      if (services === undefined || object === undefined || group !== '' || resource !== 'services' || subresource !== '') return;
      if (operation !== 'CREATE' && operation !== 'UPDATE') return;
      if (!services.cache.healthy) await services.cache.ready();
      held = heldBy(services.cache.list().entries, specOf);
      const holder = services.key(namespace, name);
      const settle = (step: (spec: Fields) => Step): void => {
        const spec = fieldsOf(object.spec);
        const { fields, faults } = step(spec);
        if (faults.length > 0) throw invalid({ group: '', name: 'Service' }, name, faults);
        object.spec = { ...spec, ...fields };
      };
      // Without the feature each service has one family, and does not tell which.
      const told = environment.enabled('IPv6DualStack') || fieldsOf(object.spec).ipFamilies !== undefined;
      if (!told) settle((spec) => ({ fields: { clusterIPs: textsOf(spec.clusterIPs).slice(0, 1) }, faults: [] }));
      settle((spec) => settleFamilies(spec, told ? families : families.slice(0, 1)));
      settle((spec) => address(spec, holder, !dryRun));
      settle((spec) => ports(spec, holder, !dryRun));
      settle((spec) => ({ fields: {}, faults: settledFaults(spec) }));
      if (told) return;
      const { ipFamilies: _, ipFamilyPolicy: __, ...spec } = fieldsOf(object.spec);
      object.spec = spec;
    },
  };
}
