/** Ingresses: backends, paths and hosts by the rules of the version of the request. */

import type { TypedLocalObjectReference } from '../../../generated/core/v1/types.js';
import type {
  HTTPIngressPath,
  Ingress,
  IngressBackend,
  IngressRule,
  IngressServiceBackend,
  IngressTLS,
} from '../../../generated/networking/v1/types.js';
import * as allowed from '../../../generated/networking/v1/values.js';
import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { placed } from '../../model/values/printed-values.js';
import type { Words } from '../../model/values/words.js';
import type { LimitedRule, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { balancerCell, balancerFaults } from '../rules/balancer.js';
import { addressAsNameFaults, formatFaults, portNumberFaults } from '../rules/values.js';
import { ageOf, NONE, nameOf } from '../shown.js';
import { ingressFromHub, ingressToHub } from './ingress-backends.js';

/** Names that fields have in the version of the request. */
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
const BAD_SEQUENCES = ['//', '/./', '/../', '%2f', '%2F'];
const BAD_ENDINGS = ['/..', '/.'];

function referenceFaults(at: string, reference: TypedLocalObjectReference): FieldError[] {
  const named = (field: 'kind' | 'name'): FieldError[] =>
    reference[field] === ''
      ? [required(`${at}.${field}`, `${field} is required`)]
      : formatFaults('path-segment', `${at}.${field}`, reference[field]);
  return [
    ...(reference.apiGroup === null ? [] : formatFaults('dns-subdomain', `${at}.apiGroup`, reference.apiGroup)),
    ...named('kind'),
    ...named('name'),
  ];
}

function serviceFaults(at: string, { name, port }: IngressServiceBackend, names: Names): FieldError[] {
  const { name: portName = '', number: portNumber = 0 } = port;
  const out = name === '' ? [required(`${at}.${names.service}`)] : formatFaults('dns-1035-label', `${at}.${names.service}`, name);
  if (portName !== '' && portNumber !== 0) out.push(invalidValue(at, '', 'cannot set both port name & port number'));
  else if (portName !== '') out.push(...formatFaults('port-name', `${at}.${names.portName}`, portName));
  else if (portNumber !== 0) out.push(...portNumberFaults(`${at}.${names.portNumber}`, portNumber));
  else out.push(required(at, 'port name or number is required'));
  return out;
}

function backendFaults(at: string, { service, resource }: IngressBackend, names: Names): FieldError[] {
  if (service !== undefined && resource !== undefined) return [invalidValue(at, '', 'cannot set both resource and service backends')];
  if (resource !== undefined) return referenceFaults(`${at}.resource`, resource);
  if (service !== undefined) return serviceFaults(at, service, names);
  return [invalidValue(at, '', 'resource or service backend is required')];
}

function plainPathFaults(at: string, path: string): FieldError[] {
  return [
    ...(path.startsWith('/') ? [] : [invalidValue(at, path, 'must be an absolute path')]),
    ...BAD_SEQUENCES.filter((s) => path.includes(s)).map((s) => invalidValue(at, path, `must not contain '${s}'`)),
    ...BAD_ENDINGS.filter((s) => path.endsWith(s)).map((s) => invalidValue(at, path, `cannot end with '${s}'`)),
  ];
}

function pathFaults(at: string, { path = '', pathType, backend }: HTTPIngressPath, names: Names): FieldError[] {
  const out: FieldError[] = [];
  if (pathType === undefined) return [required(`${at}.pathType`, 'pathType must be specified')];
  if (pathType === 'Exact' || pathType === 'Prefix') out.push(...plainPathFaults(`${at}.path`, path));
  else if (pathType === 'ImplementationSpecific') {
    if (path !== '' && !path.startsWith('/')) out.push(invalidValue(`${at}.path`, path, 'must be an absolute path'));
  } else out.push(notSupported(`${at}.pathType`, pathType, allowed.HTTPIngressPath.pathType));
  return [...out, ...backendFaults(`${at}.backend`, backend, names)];
}

const hostFaults = (at: string, host: string): FieldError[] =>
  formatFaults(host.includes('*') ? 'wildcard-subdomain' : 'dns-subdomain', at, host);

function pathsFaults(at: string, { http }: IngressRule, names: Names): FieldError[] {
  if (http === undefined) return [];
  const paths = http.paths ?? [];
  if (paths.length === 0) return [required(`${at}.http.paths`)];
  return faultsOfEach(paths, (p, i) => pathFaults(`${at}.http.paths[${i}]`, p, names));
}

function ruleFaults(at: string, rule: IngressRule, names: Names, wildcards: boolean): FieldError[] {
  const { host = '' } = rule;
  return [
    ...(host === '' ? [] : [...addressAsNameFaults(`${at}.host`, host), ...hostFaults(`${at}.host`, host)]),
    ...(host.includes('*') && !wildcards ? [] : pathsFaults(at, rule, names)),
  ];
}

const secretFaults = (at: string, { secretName = '' }: IngressTLS): FieldError[] =>
  secretName === '' ? [] : formatFaults('dns-subdomain', `${at}.secretName`, secretName);

function specFaults(object: Ingress, { apiVersion, asks, declared }: WriteContext): FieldError[] {
  const names = apiVersion === object.apiVersion ? NOW : BETA;
  const [wildcards, secrets] = [asks('wildcardPaths'), asks('secretNames')];
  const { spec } = object;
  const { rules = [], tls = [], defaultBackend } = spec;
  const nowhere = rules.length === 0 && defaultBackend === undefined;
  return [
    ...(nowhere
      ? [invalidValue('spec', placed('spec.rules', spec.rules), `either \`${names.backend}\` or \`rules\` must be specified`)]
      : []),
    ...(defaultBackend === undefined ? [] : backendFaults(`spec.${names.backend}`, defaultBackend, names)),
    ...faultsOfEach(rules, (rule, i) => ruleFaults(`spec.rules[${i}]`, rule, names, wildcards)),
    ...faultsOfEach(tls, (entry, i) => [
      ...faultsOfEach(entry.hosts ?? [], (host, j) => hostFaults(`spec.tls[${i}].hosts[${j}]`, host)),
      ...(secrets ? secretFaults(`spec.tls[${i}]`, entry) : []),
    ]),
    ...declared.take('spec', 'ingressClassName'),
  ];
}

const wildcardFaults = (rule: IngressRule): FieldError[] => (rule.host?.includes('*') ? pathsFaults('', rule, NOW) : []);

/** Rules that not every version has, and that an update may go on breaking where the stored ingress does. */
const RULES: Readonly<Record<string, LimitedRule<Ingress>>> = {
  secretNames: { brokenBy: ({ spec: { tls = [] } }) => tls.some((entry) => secretFaults('', entry).length > 0) },
  wildcardPaths: { brokenBy: ({ spec: { rules = [] } }) => rules.some((rule) => wildcardFaults(rule).length > 0) },
};

/** The class is given by a field or, as of old, by an annotation. */
const classClash = ({ metadata, spec }: Ingress, { label }: Words): FieldError[] => {
  const annotation = metadata.annotations?.[label(ANNOTATION)];
  return annotation === undefined || spec.ingressClassName === undefined
    ? []
    : [invalidValue(`annotations.${label(ANNOTATION)}`, annotation, 'can not be set when the class field is also set')];
};

const MAX_HOSTS = 3;

/** The first hosts. Where rules follow the last one that is shown, all rules that are not shown count as more, with a host or without. */
function hostsCell(rules: readonly IngressRule[]): string {
  const withHost = rules.flatMap(({ host = '' }, at) => (host === '' ? [] : [{ host, at }]));
  if (withHost.length === 0) return '*';
  const last = withHost[MAX_HOSTS - 1];
  const shown = withHost.slice(0, MAX_HOSTS).map(({ host }) => host);
  const more = last !== undefined && last.at < rules.length - 1 ? ` + ${rules.length - MAX_HOSTS} more...` : '';
  return `${shown.join(',')}${more}`;
}

export const ingress = defineKind<Ingress>({
  resource: 'ingresses.networking.{groupDomain}',
  conversions: { ingressToHub, ingressFromHub },
  strategy: {
    rules: RULES,
    validate: (object, context) => [...specFaults(object, context), ...classClash(object, context.words)],
    validateUpdate: (object, _old, context) =>
      context.subresource === 'status' ? balancerFaults(object, context) : specFaults(object, context),
    cells(object, { now }) {
      const { ingressClassName, rules = [], tls = [] } = object.spec;
      const ports = tls.length > 0 ? '80, 443' : '80';
      return [nameOf(object), ingressClassName || NONE, hostsCell(rules), balancerCell(object), ports, ageOf(object, now)];
    },
  },
});
