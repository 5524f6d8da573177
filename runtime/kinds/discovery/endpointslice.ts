/** Endpoint slices: the rules of specification 3's tables, generation that grows with content and labels, and conversions. */

import { isIPv4, isIPv6 } from 'node:net';
import type { Endpoint, EndpointPort, EndpointSlice } from '../../../generated/discovery/v1/types.js';
import type { EndpointSlice as EndpointSliceBeta } from '../../../generated/discovery/v1beta1/types.js';
import type { Draft } from '../../model/definition/draft.js';
import { type FieldError, invalidValue, required, tooMany } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { type Warnings, warnOfEach } from '../../model/faults/warnings.js';
import { sameValue } from '../../model/json/json.js';
import { addressOf, addressWarnings } from '../../model/values/address-spelling.js';
import { canonicalAddress } from '../../model/values/addresses.js';
import { faultsOf } from '../../model/values/formats.js';
import type { Words } from '../../model/values/words.js';
import type { RuleContext, WriteContext } from '../../resource/strategy.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { defineKind } from '../kind.js';
import { legacyAddressFaults, specialAddressFaults } from '../rules/addresses.js';
import { labelMapFaults } from '../rules/selectors.js';
import { formatFaults, singleSegmentFaults } from '../rules/values.js';
import { ageOf, nameOf, someOrUnset } from '../shown.js';

const MAX_ENDPOINTS = 1000;
const MAX_ADDRESSES = 100;
const MAX_TOPOLOGY = 16;
const FORMER_PORTS = 100;
const MAX_PORTS = 20_000;

/** Faults of a fully qualified domain name, which may end with a dot. */
function nameFaults(field: string, name: string): FieldError[] {
  if (name === '') return [required(field)];
  const plain = name.endsWith('.') ? name.slice(0, -1) : name;
  const faults = faultsOf('dns-subdomain', plain);
  if (faults.length > 0) return [invalidValue(field, name, faults.join(','))];
  const single = singleSegmentFaults(field, plain, name);
  if (single.length > 0) return single;
  return faultsOfEach(plain.split('.'), (l) => formatFaults('dns-label', field, l));
}

/** Whether an address is one of IPv4, which may be written as one of IPv6. */
const isFourth = (address: string): boolean => isIPv4(canonicalAddress(address) ?? '');
const isSixth = (address: string): boolean => isIPv6(canonicalAddress(address) ?? '');

/** Faults of addresses by their type. `read`: the address as the server reads it. */
const ADDRESSES: Readonly<Record<string, (field: string, address: string, read: string) => FieldError[]>> = {
  FQDN: nameFaults,
  IPv4: (field, address, read) => [
    ...(isFourth(read) ? [] : [invalidValue(field, address, 'must be a valid IPv4 address')]),
    ...specialAddressFaults(field, read, address),
  ],
  IPv6: (field, address, read) => [
    ...(isSixth(read) ? [] : [invalidValue(field, address, 'must be a valid IPv6 address')]),
    ...specialAddressFaults(field, read, address),
  ],
};

/** What the faults of endpoints are looked for with. */
interface Judging {
  readonly enabled: Enabled;
  readonly declared: DeclaredFaults;
  /** Addresses that are stored already. */
  readonly known: ReadonlySet<string>;
}

const IS_OF: Readonly<Record<string, (address: string) => boolean>> = { IPv4: isFourth, IPv6: isSixth };

/** Faults of addresses of one family, as servers find them that read addresses alike everywhere. Those of IPv6 have one spelling only. */
function familyAddressFaults(at: string, addresses: readonly string[], type: 'IPv4' | 'IPv6', { enabled, known }: Judging): FieldError[] {
  return faultsOfEach(addresses, (address, i) => {
    const field = `${at}[${i}]`;
    const unread = type === 'IPv4' ? legacyAddressFaults(field, address, enabled, known) : formatFaults('canonical-ip', field, address);
    const value = addressOf(address);
    if (value === undefined) return unread;
    const other = unread.length === 0 && IS_OF[type]?.(value) !== true;
    return [
      ...unread,
      ...(other ? [invalidValue(at, address, `must be an ${type} address`)] : []),
      ...specialAddressFaults(field, value, address),
    ];
  });
}

function addressesFaults(at: string, addresses: readonly string[], type: string, judging: Judging): FieldError[] {
  if (addresses.length > MAX_ADDRESSES) return [];
  if ((type === 'IPv4' || type === 'IPv6') && judging.enabled('AddressesReadAlike'))
    return familyAddressFaults(at, addresses, type, judging);
  const rule = Object.hasOwn(ADDRESSES, type) ? ADDRESSES[type] : undefined;
  if (rule === undefined) return [];
  const read = (address: string): string => (judging.enabled('PaddedAddressesRead') ? addressOf(address) : undefined) ?? address;
  return faultsOfEach(addresses, (address, i) => rule(`${at}[${i}]`, address, read(address)));
}

/** Faults of the nodes that should use an endpoint: of too many none is judged by itself. */
function nodeHintFaults(at: string, declared: DeclaredFaults): FieldError[] {
  const faults = declared.take(at);
  const tooMany = faults.filter(({ reason }) => reason === 'FieldValueTooMany');
  return [...(tooMany.length > 0 ? tooMany : faults)];
}

function endpointFaults(endpoint: Endpoint, type: string, field: string, judging: Judging): FieldError[] {
  const topology = endpoint.deprecatedTopology ?? {};
  const entries = Object.keys(topology).length;
  return [
    ...addressesFaults(`${field}.addresses`, endpoint.addresses ?? [], type, judging),
    ...nodeHintFaults(`${field}.hints.forNodes`, judging.declared),
    ...(entries > MAX_TOPOLOGY
      ? [tooMany(`${field}.deprecatedTopology`, entries, MAX_TOPOLOGY)]
      : labelMapFaults(`${field}.deprecatedTopology`, topology)),
  ];
}

/** Faults that the catalogue cannot tell: addresses are of the slice's type, and names of ports are empty or labels. */
function faults({ addressType, endpoints, ports }: EndpointSlice, old: EndpointSlice | undefined, context: RuleContext): FieldError[] {
  // What is stored passes where former servers took more than is taken now; a type that changes is told of alone.
  const kept = context.enabled('AddressesReadAlike') && old !== undefined && sameValue(endpoints, old.endpoints);
  if (kept) context.declared.take('endpoints');
  // A slice may have more ports than in former days.
  const many = (ports ?? []).length > FORMER_PORTS && (ports ?? []).length <= MAX_PORTS && context.enabled('ManyPortsOfSlices');
  const ofPorts = many ? context.declared.take('ports').filter(({ field }) => field !== 'ports') : [];
  const judging = {
    enabled: context.enabled,
    declared: context.declared,
    known: new Set((old?.endpoints ?? []).flatMap(({ addresses }) => addresses ?? [])),
  };
  return [
    ...(kept || (endpoints ?? []).length > MAX_ENDPOINTS
      ? []
      : faultsOfEach(endpoints ?? [], (endpoint, i) => endpointFaults(endpoint, addressType, `endpoints[${i}]`, judging))),
    ...ofPorts,
    ...faultsOfEach(ports ?? [], ({ name }, i) => (name === '' ? [] : formatFaults('dns-label', `ports[${i}].name`, name))),
  ];
}

/** Topology cannot be written in the hub version: it stays as long as no endpoint changes (specification 3, EndpointSlice). */
function dropTopology(object: EndpointSlice, old: EndpointSlice | undefined, { apiVersion }: WriteContext): void {
  if (apiVersion !== object.apiVersion || (old !== undefined && sameValue(object.endpoints, old.endpoints))) return;
  object.endpoints &&= object.endpoints.map(({ deprecatedTopology: _, ...endpoint }) => endpoint);
}

/** What a new slice has that goes away, or is written otherwise than it is best. */
function sliceWarnings({ addressType, endpoints }: EndpointSlice, old: EndpointSlice | undefined, { enabled }: WriteContext): Warnings {
  if (old !== undefined) return [];
  if (addressType === 'FQDN') return enabled('NamedAddressWarnings') ? ['spec.addressType: FQDN endpoints are deprecated'] : [];
  if (!enabled('AddressSpellingWarnings')) return [];
  const isInvalid = enabled('OddAddressesInvalid');
  return warnOfEach(endpoints ?? [], ({ addresses }, i) =>
    warnOfEach(addresses ?? [], (address, j) => addressWarnings(`endpoints[${i}].addresses[${j}]`, address, isInvalid)),
  );
}

const contentOf = ({ kind: _, apiVersion: __, metadata: ___, ...content }: EndpointSlice): object => content;

/** A port by number, or else by name. */
const portText = ({ port, name }: EndpointPort): string => String(port ?? name);

const hostname = ({ label }: Words): string => label('hostname');
const zone = ({ label }: Words): string => label('zone', 'topology');

/** Reads node name and zone, which older versions have as entries of the topology. */
function endpointSliceToHub(converted: Draft<EndpointSlice>, _original: Draft<EndpointSliceBeta>, words: Words): void {
  for (const endpoint of converted.endpoints ?? []) {
    if (endpoint.deprecatedTopology === undefined) continue;
    const { [zone(words)]: zoneName, ...topology } = endpoint.deprecatedTopology;
    if (zoneName !== undefined) endpoint.zone = zoneName;
    // The entry stays where it differs from the node's name, which the older versions allow.
    if (topology[hostname(words)] === endpoint.nodeName) delete topology[hostname(words)];
    if (Object.keys(topology).length === 0) delete endpoint.deprecatedTopology;
    else endpoint.deprecatedTopology = topology;
  }
}

/** Writes zone and node name as entries of the topology. */
function endpointSliceFromHub(converted: Draft<EndpointSliceBeta>, original: Draft<EndpointSlice>, words: Words): void {
  for (const [i, endpoint] of (converted.endpoints ?? []).entries()) {
    const source = original.endpoints?.[i];
    const topology = { ...endpoint.topology };
    if (source?.zone !== undefined) topology[zone(words)] = source.zone;
    if (source?.nodeName !== undefined) topology[hostname(words)] ??= source.nodeName;
    if (Object.keys(topology).length > 0) endpoint.topology = topology;
  }
}

export const endpointSlice = defineKind<EndpointSlice>({
  resource: 'endpointslices.discovery.{groupDomain}',
  conversions: { endpointSliceToHub, endpointSliceFromHub },
  strategy: {
    prepareForCreate: (object, context) => dropTopology(object, undefined, context),
    prepareForUpdate: dropTopology,
    generationCountsDropped: true,
    validate: (object, context) => faults(object, undefined, context),
    validateUpdate: faults,
    warnings: sliceWarnings,
    generationChanged: (object, old) =>
      !sameValue(contentOf(object), contentOf(old)) || !sameValue(object.metadata.labels ?? {}, old.metadata.labels ?? {}),
    cells: (object, { now }) => [
      nameOf(object),
      object.addressType,
      someOrUnset((object.ports ?? []).map(portText)),
      someOrUnset((object.endpoints ?? []).flatMap(({ addresses }) => addresses ?? [])),
      ageOf(object, now),
    ],
  },
});
