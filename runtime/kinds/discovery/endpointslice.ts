/** Endpoint slices: the rules of specification 3's tables, and generation that grows with content and labels. */
import { isIPv4, isIPv6 } from 'node:net';
import { canonicalAddress } from '../../model/addresses.js';
import { type FieldError, invalidValue, required, tooMany } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { faultsOf } from '../../model/formats.js';
import type { ApiObject } from '../../model/object.js';
import { sameValue } from '../../model/same.js';
import type { WriteContext } from '../../resource/strategy.js';
import { contentChanged } from '../../resource/update.js';
import { defineKind } from '../kind.js';
import { specialAddressFaults } from '../rules/addresses.js';
import { labelMapFaults, labelsOf } from '../rules/selectors.js';
import { formatFaults, isAbsent, textsOf } from '../rules/values.js';
import { ageOf, type Fields, listOf, nameOf, number, someOrUnset, text } from '../shown.js';

const MAX_ENDPOINTS = 1000;
const MAX_ADDRESSES = 100;
const MAX_TOPOLOGY = 16;

/** A name of hosts with a domain; a dot may end it. */
function nameFaults(field: string, name: string): FieldError[] {
  if (name === '') return [required(field)];
  const plain = name.endsWith('.') ? name.slice(0, -1) : name;
  const faults = faultsOf('dns-subdomain', plain);
  if (faults.length > 0) return [invalidValue(field, name, faults.join(','))];
  if (!plain.includes('.')) return [invalidValue(field, name, 'should be a domain with at least two segments separated by dots')];
  return faultsOfEach(plain.split('.'), (l) => formatFaults('dns-label', field, l));
}

/** An IPv4 address may be written as one of IPv6. */
const isFourth = (address: string): boolean => isIPv4(canonicalAddress(address) ?? '');
const isSixth = (address: string): boolean => isIPv6(canonicalAddress(address) ?? '');

const ADDRESSES: Readonly<Record<string, (field: string, address: string) => FieldError[]>> = {
  FQDN: nameFaults,
  IPv4: (field, address) => [
    ...(isFourth(address) ? [] : [invalidValue(field, address, 'must be a valid IPv4 address')]),
    ...specialAddressFaults(field, address),
  ],
  IPv6: (field, address) => [
    ...(isSixth(address) ? [] : [invalidValue(field, address, 'must be a valid IPv6 address')]),
    ...specialAddressFaults(field, address),
  ],
};

function endpointFaults(endpoint: Fields, type: string, field: string): FieldError[] {
  const addresses = textsOf(endpoint.addresses);
  const rule = Object.hasOwn(ADDRESSES, type) ? ADDRESSES[type] : undefined;
  const topology = endpoint.deprecatedTopology;
  const entries = Object.keys(labelsOf(topology)).length;
  return [
    ...(rule === undefined || addresses.length > MAX_ADDRESSES
      ? []
      : faultsOfEach(addresses, (address, i) => rule(`${field}.addresses[${i}]`, address))),
    ...(entries > MAX_TOPOLOGY
      ? [tooMany(`${field}.deprecatedTopology`, entries, MAX_TOPOLOGY)]
      : labelMapFaults(`${field}.deprecatedTopology`, topology)),
  ];
}

/** What the catalogue cannot say: addresses of the slice's type, names that are empty or labels. */
function faults(object: ApiObject): FieldError[] {
  const type = text(object.addressType);
  const endpoints = listOf(object.endpoints);
  return [
    ...(endpoints.length > MAX_ENDPOINTS ? [] : faultsOfEach(endpoints, (e, i) => endpointFaults(e, type, `endpoints[${i}]`))),
    ...faultsOfEach(listOf(object.ports), ({ name }, i) =>
      text(name) === '' ? [] : formatFaults('dns-label', `ports[${i}].name`, text(name)),
    ),
  ];
}

/** Topology cannot be written in the hub version: it stays as long as no endpoint changes (specification 3, EndpointSlice). */
function dropTopology(object: ApiObject, old: ApiObject | undefined, { apiVersion }: WriteContext): void {
  if (apiVersion !== object.apiVersion || (old !== undefined && sameValue(object.endpoints, old.endpoints))) return;
  if (Array.isArray(object.endpoints))
    object.endpoints = listOf(object.endpoints).map(({ deprecatedTopology: _, ...endpoint }) => endpoint);
}

/** A port by number, or else by name; one that says neither stands for all. */
const portText = ({ port, name }: Fields): string => (isAbsent(port) ? (isAbsent(name) ? '*' : text(name)) : String(number(port)));

export const endpointSlice = defineKind<ApiObject>({
  resource: 'endpointslices.discovery.{groupDomain}',
  strategy: {
    prepareForCreate: (object, context) => dropTopology(object, undefined, context),
    prepareForUpdate: dropTopology,
    validate: faults,
    generationChanged: (object, old) =>
      contentChanged(object, old, []) || !sameValue(object.metadata.labels ?? {}, old.metadata.labels ?? {}),
    cells(object, { now }) {
      const addresses = listOf(object.endpoints).flatMap((e) => (Array.isArray(e.addresses) ? e.addresses.map(String) : []));
      return [
        nameOf(object),
        text(object.addressType),
        someOrUnset(listOf(object.ports).map(portText)),
        someOrUnset(addresses),
        ageOf(object, now),
      ];
    },
  },
});
