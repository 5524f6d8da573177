/** Endpoint slices: the rules of specification 3's tables, and generation that grows with content and labels. */
import { duplicate, type FieldError, invalidValue, notSupported, required, tooMany } from '../../model/errors.js';
import { faultsOf } from '../../model/formats.js';
import type { ApiObject } from '../../model/object.js';
import { contentChanged, sameValue } from '../../resource/update.js';
import { labelMapFaults, labelsOf } from '../rules/selectors.js';
import { ageOf, type Fields, listOf, nameOf, number, someOf, text } from '../shown.js';
import type { Strategy, WriteContext } from '../strategy.js';

const MAX_ENDPOINTS = 1000;
const MAX_ADDRESSES = 100;
const MAX_PORTS = 100;
const MAX_TOPOLOGY = 16;
const TYPES = ['FQDN', 'IPv4', 'IPv6'];
const PROTOCOLS = ['SCTP', 'TCP', 'UDP'];

const addressFormat = (type: string): string => (type === 'FQDN' ? 'dns-subdomain' : 'ip');

function addressFaults(address: string, type: string, field: string): FieldError[] {
  const out = faultsOf(addressFormat(type), address).map((f) => invalidValue(field, address, f));
  if (out.length > 0) return out;
  if (type === 'IPv4' && address.includes(':')) return [invalidValue(field, address, 'must be a valid IPv4 address')];
  if (type === 'IPv6' && !address.includes(':')) return [invalidValue(field, address, 'must be a valid IPv6 address')];
  return [];
}

function endpointFaults(endpoint: Fields, type: string, field: string): FieldError[] {
  const addresses = Array.isArray(endpoint.addresses) ? endpoint.addresses.map(String) : [];
  const out: FieldError[] = [];
  if (addresses.length === 0) out.push(required(`${field}.addresses`, 'must contain at least 1 address'));
  else if (addresses.length > MAX_ADDRESSES) out.push(tooMany(`${field}.addresses`, addresses.length, MAX_ADDRESSES));
  addresses.forEach((address, i) => {
    out.push(...addressFaults(address, type, `${field}.addresses[${i}]`));
  });
  const topology = endpoint.deprecatedTopology;
  const entries = Object.keys(labelsOf(topology)).length;
  if (entries > MAX_TOPOLOGY) out.push(tooMany(`${field}.deprecatedTopology`, entries, MAX_TOPOLOGY));
  else out.push(...labelMapFaults(`${field}.deprecatedTopology`, topology));
  if (typeof endpoint.hostname === 'string')
    for (const fault of faultsOf('dns-label', endpoint.hostname)) out.push(invalidValue(`${field}.hostname`, endpoint.hostname, fault));
  if (typeof endpoint.nodeName === 'string')
    for (const fault of faultsOf('dns-subdomain', endpoint.nodeName)) out.push(invalidValue(`${field}.nodeName`, endpoint.nodeName, fault));
  return out;
}

function portFaults(ports: readonly Fields[]): FieldError[] {
  const out: FieldError[] = [];
  if (ports.length > MAX_PORTS) return [tooMany('ports', ports.length, MAX_PORTS)];
  const names = new Set<string>();
  ports.forEach((port, i) => {
    const name = text(port.name);
    if (name !== '') for (const fault of faultsOf('dns-label', name)) out.push(invalidValue(`ports[${i}].name`, name, fault));
    if (names.has(name)) out.push(duplicate(`ports[${i}].name`, name));
    names.add(name);
    const protocol = text(port.protocol);
    if (protocol === '') out.push(required(`ports[${i}].protocol`));
    else if (!PROTOCOLS.includes(protocol)) out.push(notSupported(`ports[${i}].protocol`, protocol, PROTOCOLS));
    if (typeof port.appProtocol === 'string')
      for (const fault of faultsOf('qualified-name', port.appProtocol))
        out.push(invalidValue(`ports[${i}].appProtocol`, port.appProtocol, fault));
  });
  return out;
}

function faults(object: ApiObject): FieldError[] {
  const type = text(object.addressType);
  const out: FieldError[] = [];
  if (type === '') out.push(required('addressType'));
  else if (!TYPES.includes(type)) out.push(notSupported('addressType', type, TYPES));
  const endpoints = listOf(object.endpoints);
  if (endpoints.length > MAX_ENDPOINTS) out.push(tooMany('endpoints', endpoints.length, MAX_ENDPOINTS));
  else out.push(...endpoints.flatMap((e, i) => endpointFaults(e, type, `endpoints[${i}]`)));
  out.push(...portFaults(listOf(object.ports)));
  return out;
}

/** Topology cannot be written in the hub version: it stays as long as no endpoint changes (specification 3, EndpointSlice). */
function dropTopology(object: ApiObject, old: ApiObject | undefined, { apiVersion }: WriteContext): void {
  if (apiVersion !== object.apiVersion || (old !== undefined && sameValue(object.endpoints, old.endpoints))) return;
  if (Array.isArray(object.endpoints))
    object.endpoints = listOf(object.endpoints).map(({ deprecatedTopology: _, ...endpoint }) => endpoint);
}

export const endpointSliceStrategy: Strategy = {
  prepareForCreate: (object, context) => dropTopology(object, undefined, context),
  prepareForUpdate: dropTopology,
  validate: faults,
  validateUpdate: (object, old) => [
    ...(object.addressType === old.addressType ? [] : [invalidValue('addressType', object.addressType, 'field is immutable')]),
    ...faults(object),
  ],
  generationChanged: (object, old) =>
    contentChanged(object, old, []) || !sameValue(object.metadata.labels ?? {}, old.metadata.labels ?? {}),
  cells(object, now) {
    const ports = listOf(object.ports).map((p) => (p.port === undefined ? '*' : String(number(p.port))));
    const addresses = listOf(object.endpoints).flatMap((e) => (Array.isArray(e.addresses) ? e.addresses.map(String) : []));
    return [
      nameOf(object),
      text(object.addressType),
      ports.length === 0 ? '<unset>' : someOf(ports),
      addresses.length === 0 ? '<unset>' : someOf(addresses),
      ageOf(object, now),
    ];
  },
};
