/** Ingresses: backends, paths and hosts by the rules of the version asked in; old objects may stay as bad as they were. */

import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { faultsOf } from '../../model/formats.js';
import type { ApiObject } from '../../model/object.js';
import { placed } from '../../model/printed-values.js';
import { label } from '../../model/words.js';
import type { LimitedRule, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { balancerCell, balancerFaults } from '../rules/balancer.js';
import { formatFaults, isAbsent, portNumberFaults, textsOf } from '../rules/values.js';
import { ageOf, type Fields, fieldsOf, listOf, NONE, nameOf, number, text } from '../shown.js';

/** Names that fields have in the version asked in. */
interface Names {
  readonly backend: string;
  readonly service: string;
  readonly portName: string;
  readonly portNumber: string;
}

const NOW: Names = {
  backend: 'defaultBackend',
  service: 'service.name',
  portName: 'service.port.name',
  portNumber: 'service.port.number',
};

const BETA: Names = {
  backend: 'backend',
  service: 'serviceName',
  portName: 'servicePort',
  portNumber: 'servicePort',
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

function serviceFaults(at: string, service: Fields, names: Names): FieldError[] {
  const port = fieldsOf(service.port);
  const [name, portName, portNumber] = [text(service.name), text(port.name), number(port.number)];
  const out = name === '' ? [required(`${at}.${names.service}`)] : formatFaults('dns-1035-label', `${at}.${names.service}`, name);
  if (portName !== '' && portNumber !== 0) out.push(invalidValue(at, '', 'cannot set both port name & port number'));
  else if (portName !== '') out.push(...formatFaults('port-name', `${at}.${names.portName}`, portName));
  else if (portNumber !== 0) out.push(...portNumberFaults(`${at}.${names.portNumber}`, portNumber));
  else out.push(required(at, 'port name or number is required'));
  return out;
}

function backendFaults(at: string, value: unknown, names: Names): FieldError[] {
  const { service, resource } = fieldsOf(value);
  if (!isAbsent(service) && !isAbsent(resource)) return [invalidValue(at, '', 'cannot set both resource and service backends')];
  if (!isAbsent(resource)) return referenceFaults(`${at}.resource`, fieldsOf(resource));
  if (!isAbsent(service)) return serviceFaults(at, fieldsOf(service), names);
  return [invalidValue(at, '', 'resource or service backend is required')];
}

function plainPathFaults(at: string, path: string): FieldError[] {
  return [
    ...(path.startsWith('/') ? [] : [invalidValue(at, path, 'must be an absolute path')]),
    ...BAD_SEQUENCES.filter((s) => path.includes(s)).map((s) => invalidValue(at, path, `must not contain '${s}'`)),
    ...BAD_ENDINGS.filter((s) => path.endsWith(s)).map((s) => invalidValue(at, path, `cannot end with '${s}'`)),
  ];
}

function pathFaults(at: string, entry: Fields, names: Names): FieldError[] {
  const path = text(entry.path);
  const out: FieldError[] = [];
  if (isAbsent(entry.pathType)) return [required(`${at}.pathType`, 'pathType must be specified')];
  if (entry.pathType === 'Exact' || entry.pathType === 'Prefix') out.push(...plainPathFaults(`${at}.path`, path));
  else if (entry.pathType === 'ImplementationSpecific') {
    if (path !== '' && !path.startsWith('/')) out.push(invalidValue(`${at}.path`, path, 'must be an absolute path'));
  } else out.push(notSupported(`${at}.pathType`, entry.pathType, PATH_TYPES));
  return [...out, ...backendFaults(`${at}.backend`, entry.backend, names)];
}

const hostFaults = (at: string, host: string): FieldError[] =>
  formatFaults(host.includes('*') ? 'wildcard-subdomain' : 'dns-subdomain', at, host);

function pathsFaults(at: string, rule: Fields, names: Names): FieldError[] {
  if (isAbsent(rule.http)) return [];
  const paths = listOf(fieldsOf(rule.http).paths);
  if (paths.length === 0) return [required(`${at}.http.paths`)];
  return faultsOfEach(paths, (p, i) => pathFaults(`${at}.http.paths[${i}]`, p, names));
}

function ruleFaults(at: string, rule: Fields, names: Names, wildcards: boolean): FieldError[] {
  const host = text(rule.host);
  const isAddress = host !== '' && faultsOf('ip', host).length === 0;
  return [
    ...(isAddress ? [invalidValue(`${at}.host`, host, 'must be a DNS name, not an IP address')] : []),
    ...(host === '' ? [] : hostFaults(`${at}.host`, host)),
    ...(host.includes('*') && !wildcards ? [] : pathsFaults(at, rule, names)),
  ];
}

const secretFaults = (at: string, entry: Fields): FieldError[] =>
  text(entry.secretName) === '' ? [] : formatFaults('dns-subdomain', `${at}.secretName`, text(entry.secretName));

function specFaults(object: ApiObject, { apiVersion, asks }: WriteContext): FieldError[] {
  const names = apiVersion === object.apiVersion ? NOW : BETA;
  const [wildcards, secrets] = [asks('wildcardPaths'), asks('secretNames')];
  const spec = fieldsOf(object.spec);
  const rules = listOf(spec.rules);
  const nowhere = rules.length === 0 && isAbsent(spec.defaultBackend);
  return [
    ...(nowhere
      ? [invalidValue('spec', placed('spec.rules', spec.rules), `either \`${names.backend}\` or \`rules\` must be specified`)]
      : []),
    ...(isAbsent(spec.defaultBackend) ? [] : backendFaults(`spec.${names.backend}`, spec.defaultBackend, names)),
    ...faultsOfEach(rules, (rule, i) => ruleFaults(`spec.rules[${i}]`, rule, names, wildcards)),
    ...faultsOfEach(listOf(spec.tls), (entry, i) => [
      ...faultsOfEach(textsOf(entry.hosts), (host, j) => hostFaults(`spec.tls[${i}].hosts[${j}]`, host)),
      ...(secrets ? secretFaults(`spec.tls[${i}]`, entry) : []),
    ]),
    ...(isAbsent(spec.ingressClassName) ? [] : formatFaults('dns-subdomain', 'spec.ingressClassName', text(spec.ingressClassName))),
  ];
}

const wildcardFaults = (rule: Fields): FieldError[] => (text(rule.host).includes('*') ? pathsFaults('', rule, NOW) : []);

const RULES: Readonly<Record<string, LimitedRule>> = {
  secretNames: { brokenBy: (stored) => listOf(fieldsOf(stored.spec).tls).some((entry) => secretFaults('', entry).length > 0) },
  wildcardPaths: { brokenBy: (stored) => listOf(fieldsOf(stored.spec).rules).some((rule) => wildcardFaults(rule).length > 0) },
};

const classClash = (object: ApiObject): FieldError[] => {
  const annotation = object.metadata.annotations?.[label(ANNOTATION)];
  return annotation === undefined || isAbsent(fieldsOf(object.spec).ingressClassName)
    ? []
    : [invalidValue(`annotations.${label(ANNOTATION)}`, annotation, 'can not be set when the class field is also set')];
};

const MAX_HOSTS = 3;

/** The first hosts. Rules after the last one shown are more to see, and then all but the shown ones count, with a host or without. */
function hostsCell(rules: readonly Fields[]): string {
  const withHost = rules.flatMap((rule, at) => (text(rule.host) === '' ? [] : [{ host: text(rule.host), at }]));
  if (withHost.length === 0) return '*';
  const last = withHost[MAX_HOSTS - 1];
  const shown = withHost.slice(0, MAX_HOSTS).map(({ host }) => host);
  const more = last !== undefined && last.at < rules.length - 1 ? ` + ${rules.length - MAX_HOSTS} more...` : '';
  return `${shown.join(',')}${more}`;
}

export const ingress = defineKind<ApiObject>({
  resource: 'ingresses.networking.{groupDomain}',
  strategy: {
    rules: RULES,
    validate: (object, context) => [...specFaults(object, context), ...classClash(object)],
    validateUpdate: (object, _old, context) => (context.subresource === 'status' ? balancerFaults(object) : specFaults(object, context)),
    cells(object, { now }) {
      const spec = fieldsOf(object.spec);
      const ports = listOf(spec.tls).length > 0 ? '80, 443' : '80';
      return [
        nameOf(object),
        text(spec.ingressClassName, NONE),
        hostsCell(listOf(spec.rules)),
        balancerCell(object),
        ports,
        ageOf(object, now),
      ];
    },
  },
});
