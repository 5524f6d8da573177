/** Services: what changes with their type, and their rows. Addresses and node ports are handed out by the admission plugin. */

import type { Service, ServiceSpec } from '../../../../generated/core/v1/types.js';
import type { Draft } from '../../../model/definition/draft.js';
import { type FieldError, forbiddenField } from '../../../model/errors.js';
import { type Warnings, warnOfEach } from '../../../model/faults/warnings.js';
import { sameValue } from '../../../model/json/json.js';
import { addressWarnings, blockWarnings, formerAddressWarnings, formerBlockWarnings } from '../../../model/values/address-spelling.js';
import type { KindContext, WriteContext } from '../../../resource/strategy.js';
import type { Enabled } from '../../../settings/feature-gates.js';
import { defineKind } from '../../kind.js';
import { balancerCell, balancerFaults } from '../../rules/balancer.js';
import { ageOf, mapText, NONE, nameOf, orNone } from '../../shown.js';
import { serviceProxy } from '../node/proxies.js';
import {
  hasNodePorts,
  isHeadless,
  isReachedFromOutside,
  needsHealthPort,
  SERVICE_RULES,
  serviceFaults,
  serviceUpdateFaults,
} from './rules.js';

function externalAddresses(service: Service): string {
  const { type, externalName = '', externalIPs = [] } = service.spec;
  if (type === 'ExternalName') return externalName;
  if (type !== 'LoadBalancer') return orNone(externalIPs);
  return [balancerCell(service), ...externalIPs].filter((a) => a !== '').join(',') || '<pending>';
}

const portsText = ({ ports = [] }: ServiceSpec): string =>
  orNone(ports.map(({ port, nodePort = 0, protocol }) => `${port}${nodePort > 0 ? `:${nodePort}` : ''}/${protocol}`));

type Clearable =
  | 'loadBalancerClass'
  | 'allocateLoadBalancerNodePorts'
  | 'clusterIP'
  | 'clusterIPs'
  | 'ipFamilies'
  | 'ipFamilyPolicy'
  | 'externalTrafficPolicy'
  | 'healthCheckNodePort';

function without(spec: ServiceSpec, ...names: readonly Clearable[]): ServiceSpec {
  const rest = { ...spec };
  for (const name of names) delete rest[name];
  return rest;
}

/** The single address and the list of addresses tell the same; an older client changes only the first. */
function alignAddresses(spec: ServiceSpec, old: ServiceSpec | undefined): ServiceSpec {
  const { clusterIP: first = '', clusterIPs: ips = [] } = spec;
  if (old === undefined) return first !== '' && spec.clusterIPs === undefined ? { ...spec, clusterIPs: [first] } : spec;
  if (first === (old.clusterIP ?? '') || !sameValue(ips, old.clusterIPs ?? []))
    return first !== '' && ips.length === 0 ? { ...spec, clusterIPs: [first] } : spec;
  return first === '' ? without(spec, 'clusterIPs') : { ...spec, clusterIPs: [first, ...ips.slice(1)] };
}

/** Drops what the new type has no use for, where the client left it as it was. */
function dropUnused(spec: ServiceSpec, old: ServiceSpec, enabled: Enabled): ServiceSpec {
  let next = spec;
  const unchanged = (name: Clearable): boolean => sameValue(spec[name], old[name]);
  if (spec.type === 'ExternalName' && old.type !== 'ExternalName') {
    for (const name of ['clusterIPs', 'ipFamilies', 'ipFamilyPolicy'] as const) if (unchanged(name)) next = without(next, name);
    if (unchanged('clusterIP')) next = without(next, 'clusterIP', 'clusterIPs');
  }
  if (hasNodePorts(old) && !hasNodePorts(spec)) {
    const nodePorts = (of: ServiceSpec): number[] => (of.ports ?? []).map(({ nodePort = 0 }) => nodePort);
    if (sameValue(nodePorts(spec), nodePorts(old))) next = { ...next, ports: (next.ports ?? []).map(({ nodePort: _, ...port }) => port) };
  }
  if (isReachedFromOutside(old, enabled) && !isReachedFromOutside(spec, enabled) && unchanged('externalTrafficPolicy'))
    next = without(next, 'externalTrafficPolicy');
  if (old.type === 'LoadBalancer' && spec.type !== 'LoadBalancer')
    for (const name of ['loadBalancerClass', 'allocateLoadBalancerNodePorts'] as const) if (unchanged(name)) next = without(next, name);
  if (needsHealthPort(old) && !needsHealthPort(spec) && unchanged('healthCheckNodePort')) next = without(next, 'healthCheckNodePort');
  return next;
}

/** What was allocated before stays where the writer leaves it out: addresses, and ports of nodes by the names of ports. */
function keepAllocated(spec: ServiceSpec, old: ServiceSpec): ServiceSpec {
  let next = spec;
  const hasAddress = ({ type }: ServiceSpec): boolean => type !== 'ExternalName';
  if (hasAddress(spec) && hasAddress(old)) {
    const { clusterIP = '', clusterIPs = [] } = spec;
    next = {
      ...next,
      ...(clusterIP === '' ? { clusterIP: old.clusterIP } : {}),
      ...(clusterIPs.length === 0 ? { clusterIPs: old.clusterIPs } : {}),
    };
  }
  if (hasNodePorts(spec) && hasNodePorts(old)) {
    const before = new Map((old.ports ?? []).map(({ name = '', nodePort = 0 }) => [name, nodePort]));
    const used = new Set((spec.ports ?? []).map(({ nodePort = 0 }) => nodePort));
    const ports = (spec.ports ?? []).map((port) => {
      const known = before.get(port.name ?? '') ?? 0;
      if ((port.nodePort ?? 0) !== 0 || known === 0 || used.has(known)) return port;
      used.add(known);
      return { ...port, nodePort: known };
    });
    next = { ...next, ports };
  }
  const open = needsHealthPort(spec) && needsHealthPort(old) && (spec.healthCheckNodePort ?? 0) === 0;
  return open ? { ...next, healthCheckNodePort: old.healthCheckNodePort } : next;
}

/** Families come along with the address that they belong to. */
function keepFamilies(spec: ServiceSpec, old: ServiceSpec): ServiceSpec {
  const first = spec.clusterIPs?.[0];
  if (first === undefined || first !== old.clusterIPs?.[0] || spec.ipFamilies !== undefined) return spec;
  return { ...spec, ipFamilies: old.ipFamilies, ipFamilyPolicy: spec.ipFamilyPolicy ?? old.ipFamilyPolicy };
}

/** A service that goes back to one family keeps its first address and family, even where the client sends both still. */
function trimFamilies(spec: ServiceSpec, old: ServiceSpec): ServiceSpec {
  const both = old.ipFamilyPolicy === 'RequireDualStack' || old.ipFamilyPolicy === 'PreferDualStack';
  if (!both || spec.ipFamilyPolicy !== 'SingleStack') return spec;
  return { ...spec, clusterIPs: spec.clusterIPs?.slice(0, 1), ipFamilies: spec.ipFamilies?.slice(0, 1) };
}

/** Traffic inside the cluster goes to all endpoints unless something else is said; balancers use ports of nodes, and keep the addresses. */
function featureDefaults({ spec, status }: Service, { enabled }: KindContext): void {
  const routed = spec.type !== 'ExternalName' || enabled('ExternalNamesRouted');
  if (routed && enabled('ServiceInternalTrafficPolicy')) spec.internalTrafficPolicy ??= 'Cluster';
  if (!spec.externalTrafficPolicy && isReachedFromOutside(spec, enabled)) spec.externalTrafficPolicy = 'Cluster';
  if (spec.type !== 'LoadBalancer') return;
  if (enabled('ServiceLBNodePortControl')) spec.allocateLoadBalancerNodePorts ??= enabled('BalancersUseNodePorts') ? true : undefined;
  if (!enabled('LoadBalancerIPMode')) return;
  for (const ingress of status?.loadBalancer?.ingress ?? []) if (ingress.ip) ingress.ipMode ??= 'VIP';
}

/** How long a client stays with one endpoint unless the service says otherwise, in seconds: three hours. */
const AFFINITY_SECONDS = 10_800;

/** Target ports are the service's own; client affinity lasts three hours; outside traffic goes anywhere. */
function serviceSpec(spec: Draft<ServiceSpec>): void {
  if (!spec.sessionAffinity || spec.sessionAffinity === 'None') delete spec.sessionAffinityConfig;
  if (spec.sessionAffinity === 'ClientIP' && spec.sessionAffinityConfig?.clientIP?.timeoutSeconds === undefined)
    spec.sessionAffinityConfig = { clientIP: { timeoutSeconds: AFFINITY_SECONDS } };
  for (const port of spec.ports ?? [])
    if (port.targetPort === undefined || port.targetPort === 0 || port.targetPort === '') port.targetPort = port.port;
  if ((spec.type === 'NodePort' || spec.type === 'LoadBalancer') && !spec.externalTrafficPolicy) spec.externalTrafficPolicy = 'Cluster';
}

/** Faults of what a balancer reports, which only services with one have. */
function statusFaults(object: Service, old: Service, context: WriteContext): FieldError[] {
  const reports = (of: Service): boolean => (of.status.loadBalancer?.ingress ?? []).length > 0;
  const elsewhere =
    object.spec.type !== 'LoadBalancer' && reports(object) && !sameValue(object.status.loadBalancer, old.status.loadBalancer);
  if (elsewhere && context.enabled('BalancersReportAlone') && !context.enabled('AllowServiceLBStatusOnNonLB'))
    return [forbiddenField('status.loadBalancer.ingress', "may only be used when `spec.type` is 'LoadBalancer'")];
  return balancerFaults(object, old, context, true);
}

/** What is told of addresses and blocks that are written otherwise than they are best. */
function* spellingWarnings(spec: ServiceSpec, enabled: Enabled): Warnings {
  const [told, toldOfBlock] = enabled('AddressSpellingWarnings')
    ? [addressWarnings, blockWarnings]
    : [formerAddressWarnings, formerBlockWarnings];
  const isInvalid = enabled('OddAddressesInvalid');
  const { clusterIP = '', clusterIPs = [], externalIPs = [], loadBalancerIP = '', loadBalancerSourceRanges: ranges = [] } = spec;
  if (clusterIP !== '' && clusterIP !== 'None') yield* warnOfEach(clusterIPs, (ip, i) => told(`spec.clusterIPs[${i}]`, ip, isInvalid));
  yield* warnOfEach(externalIPs, (ip, i) => told(`spec.externalIPs[${i}]`, ip, isInvalid));
  if (loadBalancerIP !== '') yield* told('spec.loadBalancerIP', loadBalancerIP, isInvalid);
  yield* warnOfEach(ranges, (range, i) => toldOfBlock(`spec.loadBalancerSourceRanges[${i}]`, range, isInvalid));
}

/** What services without an address have no use for. */
function headlessWarnings({ loadBalancerIP = '', externalIPs = [], sessionAffinity = 'None' }: ServiceSpec): string[] {
  return [
    ...(loadBalancerIP === '' ? [] : ['spec.loadBalancerIP is ignored for headless services']),
    ...(externalIPs.length === 0 ? [] : ['spec.externalIPs is ignored for headless services']),
    ...(sessionAffinity === 'None' ? [] : ['spec.SessionAffinity is ignored for headless services']),
  ];
}

/** What a service has that does nothing, or will do nothing soon. */
function* serviceWarnings({ metadata, spec }: Service, { enabled, words: { label } }: WriteContext): Warnings {
  if (!enabled('ServiceWarnings')) return;
  const [hints, mode] = [label('topology-aware-hints', 'service'), label('topology-mode', 'service')];
  const external = spec.type === 'ExternalName';
  const hasAddresses = (spec.externalIPs ?? []).length > 0;
  const close = spec.trafficDistribution === 'PreferClose' && enabled('CloseWarnings');
  if (metadata.annotations?.[hints] !== undefined) yield `annotation ${hints} is deprecated, please use ${mode} instead`;
  yield* spellingWarnings(spec, enabled);
  if (isHeadless(spec) && enabled('HeadlessWarnings')) yield* headlessWarnings(spec);
  if (external && hasAddresses) yield 'spec.externalIPs is ignored when spec.type is "ExternalName"';
  if (!external && (spec.externalName ?? '') !== '') yield 'spec.externalName is ignored when spec.type is not "ExternalName"';
  if (close) yield 'spec.trafficDistribution: "PreferClose" is deprecated; use "PreferSameZone"';
  if (hasAddresses && !(isHeadless(spec) && enabled('HeadlessWarnings')) && enabled('ExternalAddressWarnings'))
    yield 'spec.externalIPs is deprecated and may no longer be implemented in some clusters';
}

export const service = defineKind<Service>({
  resource: 'services',
  strategy: {
    rules: SERVICE_RULES,
    featureDefaults,
    deletionTellsStatus: true,
    prepareForCreate(object) {
      object.spec = alignAddresses(object.spec, undefined);
    },
    prepareForUpdate(object, old, { subresource, enabled }) {
      if (subresource !== '') return;
      if (enabled('ServicesJudgedWhole')) object.spec = keepAllocated(object.spec, old.spec);
      const aligned = alignAddresses(object.spec, old.spec);
      // What a balancer reports goes with it.
      const unbalanced = old.spec.type === 'LoadBalancer' && object.spec.type !== 'LoadBalancer';
      if (unbalanced && enabled('ServicesJudgedWhole') && !enabled('AllowServiceLBStatusOnNonLB'))
        object.status = { ...object.status, loadBalancer: {} };
      object.spec = trimFamilies(keepFamilies(dropUnused(aligned, old.spec, enabled), old.spec), old.spec);
    },
    validate: serviceFaults,
    validateUpdate: (object, old, context) =>
      context.subresource === 'status' ? statusFaults(object, old, context) : serviceUpdateFaults(object, old, context),
    nameFormat: ({ enabled }) => (enabled('RelaxedServiceNameValidation') ? 'dns-label' : undefined),
    warnings: (object, _old, context) => serviceWarnings(object, context),
    cells(object, { now }) {
      const { spec } = object;
      return [
        nameOf(object),
        spec.type,
        spec.clusterIP || NONE,
        externalAddresses(object),
        portsText(spec),
        ageOf(object, now),
        mapText(spec.selector),
      ];
    },
  },
  defaulters: { serviceSpec },
  operations: { proxy: serviceProxy },
});
