/**
 * Hands out cluster addresses and node ports. It works when everything else has accepted the service, since what it hands
 * out is scarce; who holds what is read from the stored services, so that nothing needs to be given back or repaired.
 */
import { Pool } from '../../kinds/core/allocation.js';
import { settleFamilies } from '../../kinds/core/service-families.js';
import { hasNodePorts, isHeadless, needsHealthPort, settledFaults } from '../../kinds/core/service-rules.js';
import { textsOf } from '../../kinds/rules/values.js';
import { type Fields, fieldsOf, listOf, number, text } from '../../kinds/shown.js';
import { type FieldError, internalError, invalid, invalidValue } from '../../model/errors.js';
import { printedTexts } from '../../model/printed-values.js';
import type { Stored } from '../../resource/resource.js';
import type { Parts } from '../../server.js';
import type { AdmissionPlugin } from '../chain.js';

/** Addresses of services: all of this network but its first and its last. */
const NETWORK = '10.0.0.0/24';
const FIRST = '10.0.0.';
const ADDRESSES = 254;
const LOWEST_PORT = 30_000;
const HIGHEST_PORT = 32_767;

const inNetwork = (ip: string): boolean =>
  ip.startsWith(FIRST) && Number(ip.slice(FIRST.length)) >= 1 && Number(ip.slice(FIRST.length)) <= ADDRESSES;

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

export function serviceAddresses({ registry }: Parts): AdmissionPlugin {
  const services = registry.has('services') ? registry.byId('services') : undefined;
  const specs = new WeakMap<object, Fields>();
  const specOf = ({ item }: Stored): Fields => {
    const spec = specs.get(item) ?? fieldsOf(item.parse().spec);
    specs.set(item, spec);
    return spec;
  };
  let held: Held = { addresses: new Map(), ports: new Map() };
  const addresses = new Pool(
    ADDRESSES,
    (i) => `${FIRST}${i + 1}`,
    (ip) => held.addresses.get(ip),
  );
  const nodePorts = new Pool(
    HIGHEST_PORT - LOWEST_PORT + 1,
    (i) => LOWEST_PORT + i,
    (port) => held.ports.get(port),
  );

  const address = (spec: Fields, holder: string, forGood: boolean): { fields: Fields; faults: FieldError[] } => {
    if (spec.type === 'ExternalName' || isHeadless(spec)) return { fields: {}, faults: [] };
    const asked = text(spec.clusterIP);
    if (asked === '') {
      // What is not kept is not promised either.
      if (!forGood) return { fields: {}, faults: [] };
      const ip = addresses.takeAny(holder, forGood);
      if (ip === undefined) throw internalError('failed to allocate a serviceIP: range is full');
      return { fields: { clusterIP: ip, clusterIPs: [ip] }, faults: [] };
    }
    const refused = (why: string): FieldError[] => [
      invalidValue('spec.clusterIPs', printedTexts(textsOf(spec.clusterIPs)), `failed to allocated ip:${asked} with error:${why}`),
    ];
    if (!inNetwork(asked))
      return { fields: {}, faults: refused(`provided IP is not in the valid range. The range of valid IPs is ${NETWORK}`) };
    return { fields: {}, faults: addresses.take(asked, holder, forGood) ? [] : refused('provided IP is already allocated') };
  };

  const portFault = (field: string, port: number, holder: string, forGood: boolean): FieldError[] => {
    if (port < LOWEST_PORT || port > HIGHEST_PORT)
      return [
        invalidValue(field, port, `provided port is not in the valid range. The range of valid ports is ${LOWEST_PORT}-${HIGHEST_PORT}`),
      ];
    return nodePorts.take(port, holder, forGood) ? [] : [invalidValue(field, port, 'provided port is already allocated')];
  };

  const anyPort = (holder: string, forGood: boolean, taken: Set<number>): number => {
    const port = nodePorts.takeAny(holder, forGood, taken);
    if (port === undefined) throw internalError('failed to allocate a nodePort: range is full');
    taken.add(port);
    return port;
  };

  const ports = (spec: Fields, holder: string, forGood: boolean): { fields: Fields; faults: FieldError[] } => {
    if (!hasNodePorts(spec)) return { fields: {}, faults: [] };
    const taken = new Set(portsOf(spec));
    const list = listOf(spec.ports);
    const faults = list.flatMap((port, i) =>
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

  return {
    name: 'ServiceAddresses',
    async validate({ operation, group, resource, subresource, object, name, namespace, dryRun }) {
      if (services === undefined || object === undefined || group !== '' || resource !== 'services' || subresource !== '') return;
      if (operation !== 'CREATE' && operation !== 'UPDATE') return;
      if (!services.cache.healthy) await services.cache.ready();
      held = heldBy(services.cache.list().entries, specOf);
      const holder = services.key(namespace, name);
      const settle = (step: (spec: Fields) => { fields: Fields; faults: readonly FieldError[] }): void => {
        const spec = fieldsOf(object.spec);
        const { fields, faults } = step(spec);
        if (faults.length > 0) throw invalid({ group: '', name: 'Service' }, name, faults);
        object.spec = { ...spec, ...fields };
      };
      settle((spec) => settleFamilies(spec, 'IPv4'));
      settle((spec) => address(spec, holder, !dryRun));
      settle((spec) => ports(spec, holder, !dryRun));
      settle((spec) => ({ fields: {}, faults: settledFaults(spec) }));
    },
  };
}
