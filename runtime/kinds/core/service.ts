/** Services: addresses and node ports as users see them. */
import { duplicate, type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import { faultsOf } from '../../model/formats.js';
import type { ApiObject } from '../../model/object.js';
import { ageOf, type Fields, fieldsOf, listOf, mapText, NONE, nameOf, number, orNone, text } from '../shown.js';
import type { Strategy } from '../strategy.js';

function externalAddresses(spec: ReturnType<typeof fieldsOf>, status: ReturnType<typeof fieldsOf>): string {
  const given = Array.isArray(spec.externalIPs) ? spec.externalIPs.map(String) : [];
  if (spec.type === 'ExternalName') return text(spec.externalName, NONE);
  if (spec.type !== 'LoadBalancer') return orNone(given);
  const balanced = listOf(fieldsOf(status.loadBalancer).ingress).map((i) => text(i.ip) || text(i.hostname));
  const all = [...balanced, ...given];
  return all.length === 0 ? '<pending>' : all.join(',');
}

const ports = (spec: ReturnType<typeof fieldsOf>): string =>
  orNone(listOf(spec.ports).map((p) => `${number(p.port)}${number(p.nodePort) > 0 ? `:${number(p.nodePort)}` : ''}/${text(p.protocol)}`));

const TYPES = ['ClusterIP', 'ExternalName', 'LoadBalancer', 'NodePort'];
const PROTOCOLS = ['SCTP', 'TCP', 'UDP'];
const MAX_PORT = 65535;

const isPort = (value: unknown): boolean => typeof value === 'number' && value >= 1 && value <= MAX_PORT;

function portFaults(port: Fields, at: string, nameNeeded: boolean, names: Set<string>): FieldError[] {
  const out: FieldError[] = [];
  const name = text(port.name);
  const range = `must be between 1 and ${MAX_PORT}, inclusive`;
  if (name === '' && nameNeeded) out.push(required(`${at}.name`));
  else if (name !== '') {
    for (const fault of faultsOf('dns-label', name)) out.push(invalidValue(`${at}.name`, name, fault));
    if (names.has(name)) out.push(duplicate(`${at}.name`, name));
    names.add(name);
  }
  if (!isPort(port.port)) out.push(invalidValue(`${at}.port`, number(port.port), range));
  const protocol = text(port.protocol);
  if (protocol === '') out.push(required(`${at}.protocol`));
  else if (!PROTOCOLS.includes(protocol)) out.push(notSupported(`${at}.protocol`, protocol, PROTOCOLS));
  const target = port.targetPort;
  if (typeof target === 'string')
    for (const fault of faultsOf('port-name', target)) out.push(invalidValue(`${at}.targetPort`, target, fault));
  else if (!isPort(target)) out.push(invalidValue(`${at}.targetPort`, number(target), range));
  if (typeof port.appProtocol === 'string')
    for (const fault of faultsOf('qualified-name', port.appProtocol)) out.push(invalidValue(`${at}.appProtocol`, port.appProtocol, fault));
  return out;
}

function faults(object: ApiObject): FieldError[] {
  const spec = fieldsOf(object.spec);
  const list = listOf(spec.ports);
  const out: FieldError[] = [];
  if (list.length === 0 && spec.clusterIP !== 'None' && spec.type !== 'ExternalName') out.push(required('spec.ports'));
  if (spec.type === 'ExternalName') {
    const name = text(spec.externalName);
    if (name === '') out.push(required('spec.externalName'));
    else for (const fault of faultsOf('dns-subdomain', name)) out.push(invalidValue('spec.externalName', name, fault));
  }
  const names = new Set<string>();
  list.forEach((port, i) => {
    out.push(...portFaults(port, `spec.ports[${i}]`, list.length > 1, names));
  });
  for (const [key, value] of Object.entries(fieldsOf(spec.selector))) {
    for (const fault of faultsOf('qualified-name', key)) out.push(invalidValue('spec.selector', key, fault));
    for (const fault of faultsOf('label-value', String(value))) out.push(invalidValue('spec.selector', value, fault));
  }
  if (text(spec.sessionAffinity) === '') out.push(required('spec.sessionAffinity'));
  else if (spec.sessionAffinity !== 'None' && spec.sessionAffinity !== 'ClientIP')
    out.push(notSupported('spec.sessionAffinity', spec.sessionAffinity, ['ClientIP', 'None']));
  if (!TYPES.includes(text(spec.type))) out.push(notSupported('spec.type', text(spec.type), TYPES));
  const seen = new Set<string>();
  list.forEach((port, i) => {
    const key = `${text(port.protocol)} ${number(port.port)}`;
    if (seen.has(key)) out.push(duplicate(`spec.ports[${i}]`, port));
    seen.add(key);
  });
  for (const [i, ip] of (Array.isArray(spec.externalIPs) ? spec.externalIPs : []).entries()) {
    for (const fault of faultsOf('ip', String(ip))) out.push(invalidValue(`spec.externalIPs[${i}]`, ip, fault));
  }
  return out;
}

export const serviceStrategy: Strategy = {
  validate: faults,
  cells(object, now) {
    const spec = fieldsOf(object.spec);
    return [
      nameOf(object),
      text(spec.type),
      text(spec.clusterIP, NONE),
      externalAddresses(spec, fieldsOf(object.status)),
      ports(spec),
      ageOf(object, now),
      mapText(spec.selector),
    ];
  },
};
