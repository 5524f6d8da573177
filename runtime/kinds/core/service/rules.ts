/** Rules of services, in the order in which clients are used to see their faults. */

import type { Service, ServicePort, ServiceSpec } from '../../../../generated/core/v1/types.js';
import { duplicate, type FieldError, forbiddenField, invalidValue, required } from '../../../model/errors.js';
import type { DeclaredFaults } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { addressOf } from '../../../model/values/address-spelling.js';
import { familyOf } from '../../../model/values/addresses.js';
import { faultsOf } from '../../../model/values/formats.js';
import type { Words } from '../../../model/values/words.js';
import type { LimitedRule, WriteContext } from '../../../resource/strategy.js';
import type { Enabled } from '../../../settings/feature-gates.js';
import {
  isFormerAddress,
  legacyAddressFaults,
  legacyBlockFaults,
  specialAddressFaults,
  TOO_MANY_OF_FAMILIES,
} from '../../rules/addresses.js';
import { labelMapFaults } from '../../rules/selectors.js';
import { choiceFaults, formatFaults, portFaults, repeatsOf } from '../../rules/values.js';

const KUBELET_PORT = 10250;
const MAX_AFFINITY_SECONDS = 86_400;
const HEADLESS = 'None';

export const isHeadless = (spec: Pick<ServiceSpec, 'clusterIP'>): boolean => spec.clusterIP === HEADLESS;
export const hasNodePorts = (spec: Pick<ServiceSpec, 'type'>): boolean => spec.type === 'NodePort' || spec.type === 'LoadBalancer';
/** Whether traffic from outside stays on its node, so that balancers must ask which nodes take it. */
export const needsHealthPort = (spec: Pick<ServiceSpec, 'type' | 'externalTrafficPolicy'>): boolean =>
  spec.type === 'LoadBalancer' && spec.externalTrafficPolicy === 'Local';

function typeFaults(spec: ServiceSpec, enabled: Enabled): FieldError[] {
  const headless =
    spec.clusterIPs?.length === 1 && spec.clusterIPs[0] === HEADLESS
      ? [invalidValue('spec.clusterIPs[0]', HEADLESS, `may not be set to 'None' for ${spec.type} services`)]
      : [];
  if (spec.type === 'NodePort') return headless;
  if (spec.type === 'LoadBalancer')
    return [
      ...faultsOfEach(spec.ports ?? [], (port, i) =>
        port.port === KUBELET_PORT && enabled('KubeletPortGuarded')
          ? [invalidValue(`spec.ports[${i}]`, KUBELET_PORT, `may not expose port ${KUBELET_PORT} externally since it is used by kubelet`)]
          : [],
      ),
      ...headless,
    ];
  return spec.type === 'ExternalName' ? externalNameFaults(spec) : [];
}

function externalNameFaults(spec: ServiceSpec): FieldError[] {
  const unset = 'may not be set for ExternalName services';
  const { externalName: name = '', clusterIP = '', clusterIPs = [], ipFamilies = [] } = spec;
  return [
    ...(clusterIPs.length > 0 || clusterIP !== '' ? [forbiddenField('spec.clusterIPs', unset)] : []),
    ...(ipFamilies.length > 0 ? [forbiddenField('spec.ipFamilies', unset)] : []),
    ...(spec.ipFamilyPolicy === undefined ? [] : [forbiddenField('spec.ipFamilyPolicy', unset)]),
    ...(name === '' ? [required('spec.externalName')] : formatFaults('dns-subdomain', 'spec.externalName', name.replace(/\.$/, ''))),
  ];
}

function servicePortFaults(list: readonly ServicePort[], declared: DeclaredFaults): FieldError[] {
  const names = new Set<string>();
  return faultsOfEach(list, (port, i) => {
    const at = `spec.ports[${i}]`;
    const { name = '' } = port;
    const out = [...declared.take(at, 'name')];
    if (name === '') {
      if (list.length > 1) out.push(required(`${at}.name`));
    } else {
      if (names.has(name)) out.push(duplicate(`${at}.name`, name));
      names.add(name);
    }
    return [...out, ...declared.take(at, 'port', 'protocol', 'targetPort', 'appProtocol')];
  });
}

function affinityFaults(spec: ServiceSpec, declared: DeclaredFaults): FieldError[] {
  const out = [...declared.take('spec', 'sessionAffinity')];
  const at = 'spec.sessionAffinityConfig';
  if (spec.sessionAffinity !== 'ClientIP') return out;
  const seconds = spec.sessionAffinityConfig?.clientIP?.timeoutSeconds;
  return seconds !== undefined && seconds > 0 && seconds <= MAX_AFFINITY_SECONDS
    ? out
    : [...out, invalidValue(`${at}.clientIP.timeoutSeconds`, seconds, `must be greater than 0 and less than ${MAX_AFFINITY_SECONDS}`)];
}

function clusterAddressFaults(spec: ServiceSpec, old: ServiceSpec | undefined, { declared, enabled }: WriteContext): FieldError[] {
  // Names outside of the cluster have no addresses, whatever is said of them.
  if (spec.type === 'ExternalName') {
    declared.take('spec', 'ipFamilies', 'ipFamilyPolicy');
    return [];
  }
  const at = 'spec.clusterIPs';
  const { clusterIP: first = '', clusterIPs: ips = [], ipFamilies: families = [] } = spec;
  const known = new Set(old?.clusterIPs);
  const out: FieldError[] = [];
  if (first === '' && ips.length > 0) out.push(invalidValue(at, ips, 'must be empty when clusterIP is empty'));
  else if (ips.length > 0 && ips[0] !== first) out.push(invalidValue(at, ips, 'element [0] must match clusterIP'));
  const repeats = repeatsOf(families);
  out.push(
    ...faultsOfEach(families, (family, i) => [
      ...declared.take(`spec.ipFamilies[${i}]`),
      ...(repeats.has(i) ? [duplicate(`spec.ipFamilies[${i}]`, family)] : []),
    ]),
  );
  out.push(...declared.take('spec', 'ipFamilyPolicy'));
  out.push(
    ...faultsOfEach(ips, (ip, i) => {
      if (i > 0 || ip !== HEADLESS)
        return enabled('AddressesReadAlike')
          ? legacyAddressFaults(`${at}[${i}]`, ip, enabled, known)
          : isFormerAddress(ip, enabled)
            ? []
            : formatFaults('ip', `${at}[${i}]`, ip);
      return ips.length > 1 ? [invalidValue(at, ips, "'None' must be the first and only value")] : [];
    }),
  );
  if (ips.length > 2) out.push(invalidValue(at, ips, TOO_MANY_OF_FAMILIES));
  if (out.length > 0 || ips[0] === HEADLESS) return out;
  const [one, two] = ips;
  if (one !== undefined && two !== undefined && familyOf(one) === familyOf(two))
    return [invalidValue(at, ips, 'may specify no more than one IP for each IP family')];
  return faultsOfEach(ips, (ip, i) =>
    families[i] === undefined || families[i] === familyOf(ip)
      ? []
      : [invalidValue(`${at}[${i}]`, ip, `expected an ${families[i]} value as indicated by \`ipFamilies[${i}]\``)],
  );
}

function portPairFaults(list: readonly ServicePort[], type: string, mixed: boolean): FieldError[] {
  const out: FieldError[] = [];
  if (type === 'LoadBalancer' && protocolsOf(list).size > 1 && !mixed)
    out.push(invalidValue('spec.ports', list, "may not contain more than 1 protocol when type is 'LoadBalancer'"));
  const repeated = (field: 'nodePort' | 'port'): ReadonlySet<number> =>
    repeatsOf(list.map((port) => `${port.protocol} ${port[field] ?? 0}`));
  const [nodePorts, ports] = [repeated('nodePort'), repeated('port')];
  return [
    ...out,
    ...faultsOfEach(type === 'ClusterIP' ? list : [], (port, i) =>
      (port.nodePort ?? 0) === 0 ? [] : [forbiddenField(`spec.ports[${i}].nodePort`, "may not be used when `type` is 'ClusterIP'")],
    ),
    ...faultsOfEach(list, (port, i) =>
      (port.nodePort ?? 0) !== 0 && nodePorts.has(i) ? [duplicate(`spec.ports[${i}].nodePort`, port.nodePort)] : [],
    ),
    ...faultsOfEach(list, (port, i) => (ports.has(i) ? [duplicate(`spec.ports[${i}]`, { protocol: port.protocol, port: port.port })] : [])),
  ];
}

const ONLY_BALANCERS = "may only be used when `type` is 'LoadBalancer'";
const ONCE_SET = 'may not change once set';
const RANGES = 'must be a list of IP ranges. For example, 10.240.0.0/24,10.250.0.0/24 ';
const areRanges = (ranges: readonly string[]): boolean => ranges.every((range) => faultsOf('cidr', range.trim()).length === 0);

function sourceRangeFaults({ metadata, spec }: Service, { label }: Words, enabled: Enabled, old: ServiceSpec | undefined): FieldError[] {
  const key = label('load-balancer-source-ranges', 'service.beta');
  const annotation = metadata.annotations?.[key];
  const ranges = spec.loadBalancerSourceRanges ?? [];
  const balanced = spec.type === 'LoadBalancer';
  const faults = (field: string, value: string, given: readonly string[]): FieldError[] => [
    ...(balanced ? [] : [forbiddenField(field, ONLY_BALANCERS)]),
    ...(areRanges(given) ? [] : [invalidValue(field, value, RANGES)]),
  ];
  const at = 'spec.LoadBalancerSourceRanges';
  const known = new Set(old?.loadBalancerSourceRanges);
  if (ranges.length > 0 && enabled('SourceRangesJudgedEach'))
    return [
      ...(balanced ? [] : [forbiddenField(at, ONLY_BALANCERS)]),
      ...faultsOfEach(ranges, (range, i) =>
        legacyBlockFaults(`${at}[${i}]`, range.trim(), enabled, known).map((fault) => ({ ...fault, value: range })),
      ),
    ];
  if (ranges.length > 0) return faults(at, `[${ranges.join(' ')}]`, ranges);
  if (annotation === undefined) return [];
  return faults(`metadata.annotations[${key}]`, annotation, annotation.trim() === '' ? [] : annotation.split(','));
}

/** The protocols of a service's ports, each once. */
const protocolsOf = (list: readonly ServicePort[]): ReadonlySet<string> => new Set(list.map(({ protocol }) => protocol));

/** Rules that an update may go on breaking where the stored service does: a balancer serves one protocol. */
export const SERVICE_RULES: Readonly<Record<string, LimitedRule<Service>>> = {
  oneProtocol: { brokenBy: ({ spec }) => protocolsOf(spec.ports ?? []).size > 1 },
};

function externalAddressFaults(
  { externalIPs = [] }: ServiceSpec,
  old: ServiceSpec | undefined,
  { declared, enabled }: WriteContext,
): FieldError[] {
  const known = new Set(old?.externalIPs);
  return faultsOfEach(externalIPs, (ip, i) => {
    const at = `spec.externalIPs[${i}]`;
    const malformed = declared.take(at);
    if (enabled('AddressesReadAlike')) {
      const unread = legacyAddressFaults(at, ip, enabled, known);
      return unread.length > 0 ? unread : specialAddressFaults(at, addressOf(ip) ?? ip, ip);
    }
    const address = enabled('PaddedAddressesRead') ? addressOf(ip) : undefined;
    return address === undefined && malformed.length > 0 ? malformed : specialAddressFaults(at, address ?? ip, ip);
  });
}

/** Faults of a service by itself, without a look at what it was before. */
/** `old`: the service as it is stored, whose addresses pass. */
export function serviceFaults(service: Service, context: WriteContext, old?: ServiceSpec): FieldError[] {
  const { enabled, asks, words, declared } = context;
  const { spec } = service;
  const ofAddresses = clusterAddressFaults(spec, old, context);
  if (ofAddresses.length > 0 && enabled('DualStackByDefault')) {
    // Addresses and families are settled before all else is judged.
    declared.take('spec');
    return ofAddresses;
  }
  const list = spec.ports ?? [];
  return [
    ...(list.length === 0 && !isHeadless(spec) && spec.type !== 'ExternalName' ? [required('spec.ports')] : []),
    ...typeFaults(spec, enabled),
    ...servicePortFaults(list, declared),
    ...labelMapFaults('spec.selector', spec.selector),
    ...affinityFaults(spec, declared),
    ...ofAddresses,
    ...externalAddressFaults(spec, old, context),
    ...declared.take('spec', 'type'),
    ...portPairFaults(list, spec.type, enabled('MixedProtocolLBService') || !asks('oneProtocol')),
    ...sourceRangeFaults(service, words, enabled, old),
    ...policyFaults(spec, context),
    ...healthPortFaults(spec, context),
    ...(enabled('ServicesJudgedWhole')
      ? [...trafficFaults(spec), ...balancerChoiceFaults(spec), ...distributionFaults(spec, enabled)]
      : []),
  ];
}

/** Faults of the port for questions about health, which is a port of nodes from some release on. */
function healthPortFaults({ healthCheckNodePort: port = 0 }: ServiceSpec, { declared, enabled }: WriteContext): readonly FieldError[] {
  const below = declared.take('spec', 'healthCheckNodePort');
  return enabled('ServicesJudgedWhole') && port !== 0 ? portFaults('spec.healthCheckNodePort', port) : below;
}

/** Whether traffic from outside of the cluster reaches the service. */
export const isReachedFromOutside = (spec: ServiceSpec, enabled: Enabled): boolean =>
  hasNodePorts(spec) || (spec.type === 'ClusterIP' && (spec.externalIPs ?? []).length > 0 && enabled('ExternalAddressesReached'));

/** Faults of a policy that there is not, which clients know by its choices from some release on. */
function policyFaults({ externalTrafficPolicy: policy }: ServiceSpec, { declared, enabled }: WriteContext): readonly FieldError[] {
  const unknown = declared.take('spec', 'externalTrafficPolicy');
  return unknown.length > 0 && enabled('ServicesJudgedWhole') ? choiceFaults('spec.externalTrafficPolicy', policy, POLICIES) : unknown;
}

/** Faults of how traffic from outside is taken. */
function trafficFaults(spec: ServiceSpec): FieldError[] {
  const { externalTrafficPolicy: policy = '', healthCheckNodePort = 0, internalTrafficPolicy: internal } = spec;
  const out: FieldError[] = [];
  if (policy !== '' && !hasNodePorts(spec) && (spec.externalIPs ?? []).length === 0)
    out.push(invalidValue('spec.externalTrafficPolicy', policy, 'may only be set for externally-accessible services'));
  if (healthCheckNodePort !== 0 && !needsHealthPort(spec))
    out.push(
      invalidValue(
        'spec.healthCheckNodePort',
        healthCheckNodePort,
        "may only be set when `type` is 'LoadBalancer' and `externalTrafficPolicy` is 'Local'",
      ),
    );
  if (internal !== undefined) out.push(...choiceFaults('spec.internalTrafficPolicy', internal, POLICIES));
  return out;
}

const POLICIES = ['Cluster', 'Local'];

/** Faults of what only balancers have: their class, and whether they use ports of nodes. */
function balancerChoiceFaults({ type, loadBalancerClass: name, allocateLoadBalancerNodePorts: allocate }: ServiceSpec): FieldError[] {
  if (type === 'LoadBalancer') return name === undefined ? [] : formatFaults('qualified-name', 'spec.loadBalancerClass', name);
  return [
    ...(name === undefined ? [] : [forbiddenField('spec.loadBalancerClass', ONLY_BALANCERS)]),
    ...(allocate === undefined ? [] : [forbiddenField('spec.allocateLoadBalancerNodePorts', ONLY_BALANCERS)]),
  ];
}

/** Faults of which endpoints traffic prefers. */
function distributionFaults({ trafficDistribution: wanted }: ServiceSpec, enabled: Enabled): FieldError[] {
  const choices = enabled('PreferSameTrafficDistribution') ? ['PreferClose', 'PreferSameZone', 'PreferSameNode'] : ['PreferClose'];
  return wanted === undefined ? [] : choiceFaults('spec.trafficDistribution', wanted, choices);
}

/** Refuses another class of a balancer, whose implementation is settled when the service becomes one. */
const fixedClassFaults = (spec: ServiceSpec, old: ServiceSpec): FieldError[] =>
  spec.type === 'LoadBalancer' && old.type === 'LoadBalancer' && spec.loadBalancerClass !== old.loadBalancerClass
    ? [invalidValue('spec.loadBalancerClass', spec.loadBalancerClass, ONCE_SET)]
    : [];

/** Faults where the first of the addresses or families changes: it stays as long as the service has addresses at all. */
function primaryFaults(spec: ServiceSpec, old: ServiceSpec, field: 'clusterIPs' | 'ipFamilies', what: string): FieldError[] {
  const [now, before] = [spec[field] ?? [], old[field] ?? []];
  if (spec.type === 'ExternalName' || old.type === 'ExternalName' || before[0] === undefined) return [];
  if (now[0] === undefined) return [invalidValue(`spec.${field}[0]`, spec[field], `primary ${what} can not be unset`)];
  return now[0] === before[0] ? [] : [invalidValue(`spec.${field}[0]`, now, ONCE_SET)];
}

export function serviceUpdateFaults(service: Service, old: Service, context: WriteContext): FieldError[] {
  // Addresses and families are settled before all else is judged.
  if (context.enabled('DualStackByDefault')) {
    const ofAddresses = clusterAddressFaults(service.spec, old.spec, context);
    if (ofAddresses.length > 0) context.declared.take('spec');
    if (ofAddresses.length > 0) return ofAddresses;
  }
  return [
    ...(service.metadata.resourceVersion || context.enabled('ServicesJudgedWhole')
      ? []
      : [invalidValue('metadata.resourceVersion', '', 'must be specified for an update')]),
    ...primaryFaults(service.spec, old.spec, 'clusterIPs', 'clusterIP'),
    ...primaryFaults(service.spec, old.spec, 'ipFamilies', 'ipFamily'),
    ...(context.enabled('ServicesJudgedWhole') ? fixedClassFaults(service.spec, old.spec) : []),
    ...serviceFaults(service, context, old.spec),
  ];
}

/** Faults that show only once addresses and ports are settled. */
export function settledFaults(spec: ServiceSpec, enabled: Enabled): FieldError[] {
  const { externalTrafficPolicy: policy = '', healthCheckNodePort = 0 } = spec;
  const out: FieldError[] = [];
  // Later releases look at these with all other fields.
  if (enabled('ServicesJudgedWhole')) return out;
  if (!hasNodePorts(spec) && policy !== '')
    out.push(
      invalidValue('spec.externalTrafficPolicy', policy, 'ExternalTrafficPolicy can only be set on NodePort and LoadBalancer service'),
    );
  if (!needsHealthPort(spec) && healthCheckNodePort !== 0)
    out.push(
      invalidValue(
        'spec.healthCheckNodePort',
        healthCheckNodePort,
        'HealthCheckNodePort can only be set on LoadBalancer service with ExternalTrafficPolicy=Local',
      ),
    );
  return out;
}
