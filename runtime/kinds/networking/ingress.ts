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
import { faultsOf } from '../../model/values/formats.js';
import { placed } from '../../model/values/printed-values.js';
import type { LimitedRule, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { balancerCell, balancerFaults } from '../rules/balancer.js';
import { absolutePathFaults, addressAsNameFaults, formatFaults, portNumberFaults } from '../rules/values.js';
import { ageOf, NONE, nameOf } from '../shown.js';
import { ingressFromHub, ingressToHub } from './ingress-backends.js';

/** Names that fields have in the version of the request. */
interface Names {
  readonly backend: string;
  readonly service: string;
  readonly portName: string;
  readonly portNumber: string;
  /** The format of the names of services. */
  readonly serviceFormat: string;
}

const NOW: Names = {
  backend: 'defaultBackend',
  service: 'service.name',
  portName: 'service.port.name',
  portNumber: 'service.port.number',
  serviceFormat: 'dns-1035-label',
};

const BETA: Names = {
  backend: 'backend',
  service: 'serviceName',
  portName: 'servicePort',
  portNumber: 'servicePort',
  serviceFormat: 'dns-1035-label',
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
  const out = name === '' ? [required(`${at}.${names.service}`)] : formatFaults(names.serviceFormat, `${at}.${names.service}`, name);
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
    ...absolutePathFaults(at, path),
    ...BAD_SEQUENCES.filter((s) => path.includes(s)).map((s) => invalidValue(at, path, `must not contain '${s}'`)),
    ...BAD_ENDINGS.filter((s) => path.endsWith(s)).map((s) => invalidValue(at, path, `cannot end with '${s}'`)),
  ];
}

function pathFaults(at: string, { path = '', pathType, backend }: HTTPIngressPath, names: Names): FieldError[] {
  const out: FieldError[] = [];
  if (pathType === undefined) return [required(`${at}.pathType`, 'pathType must be specified')];
  if (pathType === 'Exact' || pathType === 'Prefix') out.push(...plainPathFaults(`${at}.path`, path));
  else if (pathType === 'ImplementationSpecific') {
    if (path !== '') out.push(...absolutePathFaults(`${at}.path`, path));
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

/** The services that an ingress leads to. */
const servicesOf = ({ spec: { defaultBackend, rules = [] } }: Ingress): readonly string[] =>
  [defaultBackend, ...rules.flatMap(({ http }) => (http?.paths ?? []).map(({ backend }) => backend))].flatMap((backend) =>
    backend?.service === undefined ? [] : [backend.service.name],
  );

/** `known`: services that the stored ingress leads to. */
function specFaults(object: Ingress, { apiVersion, asks, declared, enabled }: WriteContext, known: readonly string[] = []): FieldError[] {
  const relaxed = enabled('RelaxedServiceNameValidation') || known.some((name) => faultsOf('dns-1035-label', name).length > 0);
  const names: Names = { ...(apiVersion === object.apiVersion ? NOW : BETA), serviceFormat: relaxed ? 'dns-label' : 'dns-1035-label' };
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
const classClash = ({ metadata, spec }: Ingress, { words: { label }, enabled }: WriteContext): FieldError[] => {
  const annotation = metadata.annotations?.[label(ANNOTATION)];
  if (annotation === undefined || spec.ingressClassName === undefined) return [];
  const at = `annotations.${label(ANNOTATION)}`;
  if (!enabled('IngressClassWarnings')) return [invalidValue(at, annotation, 'can not be set when the class field is also set')];
  return annotation === spec.ingressClassName
    ? []
    : [invalidValue(at, annotation, 'must match `ingressClassName` when both are specified')];
};

function classWarnings({ metadata, spec }: Ingress, { words: { label }, enabled }: WriteContext): string[] {
  const annotated = metadata.annotations?.[label(ANNOTATION)] !== undefined && spec.ingressClassName === undefined;
  if (!annotated || !enabled('IngressClassWarnings')) return [];
  return [`annotation ${JSON.stringify(label(ANNOTATION))} is deprecated, please use 'spec.ingressClassName' instead`];
}

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
    validate: (object, context) => [...specFaults(object, context), ...classClash(object, context)],
    validateUpdate: (object, old, context) =>
      context.subresource === 'status' ? balancerFaults(object, old, context) : specFaults(object, context, servicesOf(old)),
    warnings: (object, old, context) => (old === undefined ? classWarnings(object, context) : []),
    cells(object, { now }) {
      const { ingressClassName, rules = [], tls = [] } = object.spec;
      const ports = tls.length > 0 ? '80, 443' : '80';
      return [nameOf(object), ingressClassName || NONE, hostsCell(rules), balancerCell(object), ports, ageOf(object, now)];
    },
  },
});
