/** Ingresses: backends, paths and hosts by the rules of the version asked in; old objects may stay as bad as they were. */
import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import { faultsOf } from '../../model/formats.js';
import type { ApiObject } from '../../model/object.js';
import { placed } from '../../model/printed-values.js';
import { label } from '../../model/words.js';
import { balancerCell, balancerFaults } from '../rules/balancer.js';
import { formatFaults, isAbsent, portNumberFaults, textsOf } from '../rules/values.js';
import { ageOf, type Fields, fieldsOf, listOf, NONE, nameOf, number, text } from '../shown.js';
import type { Strategy, WriteContext } from '../strategy.js';

/** Names that fields have in the version asked in, and what that version lets pass. */
interface Reading {
  readonly backend: string;
  readonly service: string;
  readonly portName: string;
  readonly portNumber: string;
  readonly anySecretName: boolean;
  readonly anyWildcardRule: boolean;
}

const NOW: Reading = {
  backend: 'defaultBackend',
  service: 'service.name',
  portName: 'service.port.name',
  portNumber: 'service.port.number',
  anySecretName: false,
  anyWildcardRule: false,
};

const BETA: Reading = {
  backend: 'backend',
  service: 'serviceName',
  portName: 'servicePort',
  portNumber: 'servicePort',
  anySecretName: true,
  anyWildcardRule: true,
};

const ANNOTATION = 'ingress.class';
const PATH_TYPES = ['Exact', 'ImplementationSpecific', 'Prefix'];
const BAD_SEQUENCES = ['//', '/./', '/../', '%2f', '%2F'];
const BAD_ENDINGS = ['/..', '/.'];

function referenceFaults(at: string, reference: Fields): FieldError[] {
  const named = (field: string): FieldError[] =>
    text(reference[field]) === ''
      ? [required(`${at}.${field}`, `${field} is required`)]
      : formatFaults('path-segment', `${at}.${field}`, text(reference[field]));
  return [
    ...(isAbsent(reference.apiGroup) ? [] : formatFaults('dns-subdomain', `${at}.apiGroup`, text(reference.apiGroup))),
    ...named('kind'),
    ...named('name'),
  ];
}

function serviceFaults(at: string, service: Fields, reading: Reading): FieldError[] {
  const port = fieldsOf(service.port);
  const [name, portName, portNumber] = [text(service.name), text(port.name), number(port.number)];
  const out = name === '' ? [required(`${at}.${reading.service}`)] : formatFaults('dns-1035-label', `${at}.${reading.service}`, name);
  if (portName !== '' && portNumber !== 0) out.push(invalidValue(at, '', 'cannot set both port name & port number'));
  else if (portName !== '') out.push(...formatFaults('port-name', `${at}.${reading.portName}`, portName));
  else if (portNumber !== 0) out.push(...portNumberFaults(`${at}.${reading.portNumber}`, portNumber));
  else out.push(required(at, 'port name or number is required'));
  return out;
}

function backendFaults(at: string, value: unknown, reading: Reading): FieldError[] {
  const { service, resource } = fieldsOf(value);
  if (!isAbsent(service) && !isAbsent(resource)) return [invalidValue(at, '', 'cannot set both resource and service backends')];
  if (!isAbsent(resource)) return referenceFaults(`${at}.resource`, fieldsOf(resource));
  if (!isAbsent(service)) return serviceFaults(at, fieldsOf(service), reading);
  return [invalidValue(at, '', 'resource or service backend is required')];
}

function plainPathFaults(at: string, path: string): FieldError[] {
  return [
    ...(path.startsWith('/') ? [] : [invalidValue(at, path, 'must be an absolute path')]),
    ...BAD_SEQUENCES.filter((s) => path.includes(s)).map((s) => invalidValue(at, path, `must not contain '${s}'`)),
    ...BAD_ENDINGS.filter((s) => path.endsWith(s)).map((s) => invalidValue(at, path, `cannot end with '${s}'`)),
  ];
}

function pathFaults(at: string, entry: Fields, reading: Reading): FieldError[] {
  const path = text(entry.path);
  const out: FieldError[] = [];
  if (isAbsent(entry.pathType)) return [required(`${at}.pathType`, 'pathType must be specified')];
  if (entry.pathType === 'Exact' || entry.pathType === 'Prefix') out.push(...plainPathFaults(`${at}.path`, path));
  else if (entry.pathType === 'ImplementationSpecific') {
    if (path !== '' && !path.startsWith('/')) out.push(invalidValue(`${at}.path`, path, 'must be an absolute path'));
  } else out.push(notSupported(`${at}.pathType`, entry.pathType, PATH_TYPES));
  return [...out, ...backendFaults(`${at}.backend`, entry.backend, reading)];
}

const hostFaults = (at: string, host: string): FieldError[] =>
  formatFaults(host.includes('*') ? 'wildcard-subdomain' : 'dns-subdomain', at, host);

const pathsFaults = (at: string, rule: Fields, reading: Reading): FieldError[] =>
  listOf(fieldsOf(rule.http).paths).flatMap((p, i) => pathFaults(`${at}.http.paths[${i}]`, p, reading));

function ruleFaults(at: string, rule: Fields, reading: Reading): FieldError[] {
  const host = text(rule.host);
  const isAddress = host !== '' && faultsOf('ip', host).length === 0;
  return [
    ...(isAddress ? [invalidValue(`${at}.host`, host, 'must be a DNS name, not an IP address')] : []),
    ...(host === '' ? [] : hostFaults(`${at}.host`, host)),
    ...(host.includes('*') && reading.anyWildcardRule ? [] : pathsFaults(at, rule, reading)),
  ];
}

const secretFaults = (at: string, entry: Fields): FieldError[] =>
  text(entry.secretName) === '' ? [] : formatFaults('dns-subdomain', `${at}.secretName`, text(entry.secretName));

function specFaults(object: ApiObject, reading: Reading): FieldError[] {
  const spec = fieldsOf(object.spec);
  const rules = listOf(spec.rules);
  const nowhere = rules.length === 0 && isAbsent(spec.defaultBackend);
  return [
    ...(nowhere
      ? [invalidValue('spec', placed('spec.rules', spec.rules), `either \`${reading.backend}\` or \`rules\` must be specified`)]
      : []),
    ...(isAbsent(spec.defaultBackend) ? [] : backendFaults(`spec.${reading.backend}`, spec.defaultBackend, reading)),
    ...rules.flatMap((rule, i) => ruleFaults(`spec.rules[${i}]`, rule, reading)),
    ...listOf(spec.tls).flatMap((entry, i) => [
      ...textsOf(entry.hosts).flatMap((host, j) => hostFaults(`spec.tls[${i}].hosts[${j}]`, host)),
      ...(reading.anySecretName ? [] : secretFaults(`spec.tls[${i}]`, entry)),
    ]),
  ];
}

/** The rules of a request; what the stored object breaks already, it may go on breaking. */
function readingOf({ apiVersion }: WriteContext, hub: string, old?: ApiObject): Reading {
  const asked = apiVersion === hub ? NOW : BETA;
  if (old === undefined) return asked;
  const spec = fieldsOf(old.spec);
  return {
    ...asked,
    anySecretName: asked.anySecretName || listOf(spec.tls).some((t) => secretFaults('', t).length > 0),
    anyWildcardRule:
      asked.anyWildcardRule || listOf(spec.rules).some((r) => text(r.host).includes('*') && pathsFaults('', r, asked).length > 0),
  };
}

const classClash = (object: ApiObject): FieldError[] => {
  const annotation = object.metadata.annotations?.[label(ANNOTATION)];
  return annotation === undefined || isAbsent(fieldsOf(object.spec).ingressClassName)
    ? []
    : [invalidValue(`annotations.${label(ANNOTATION)}`, annotation, 'can not be set when the class field is also set')];
};

const MAX_HOSTS = 3;

function hostsCell(rules: readonly Fields[]): string {
  const hosts = rules.map((r) => text(r.host)).filter((h) => h !== '');
  if (hosts.length === 0) return '*';
  const shown = hosts.slice(0, MAX_HOSTS).join(',');
  return rules.length > MAX_HOSTS && hosts.length >= MAX_HOSTS ? `${shown} + ${rules.length - MAX_HOSTS} more...` : shown;
}

export const ingressStrategy: Strategy = {
  validate: (object, context) => [...specFaults(object, readingOf(context, object.apiVersion ?? '')), ...classClash(object)],
  validateUpdate: (object, old, context) =>
    context.subresource === 'status' ? balancerFaults(object) : specFaults(object, readingOf(context, object.apiVersion ?? '', old)),
  cells(object, now) {
    const spec = fieldsOf(object.spec);
    const className = text(spec.ingressClassName) || text(object.metadata.annotations?.[label(ANNOTATION)], NONE);
    const ports = listOf(spec.tls).length > 0 ? '80, 443' : '80';
    return [nameOf(object), className, hostsCell(listOf(spec.rules)), balancerCell(object), ports, ageOf(object, now)];
  },
};
