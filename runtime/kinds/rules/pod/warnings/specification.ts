/** What writers of pods and of templates of pods are warned of: parts that go away, do nothing, or are easily misread. */
import type {
  Container,
  ContainerPort,
  EnvVar,
  NodeSelectorTerm,
  Pod,
  PodAffinity,
  PodAffinityTerm,
  PodSpec,
  PodTemplateSpec,
  ResourceRequirements,
  Volume,
} from '../../../../../generated/core/v1/types.js';
import { type Warnings, warnOfEach } from '../../../../model/faults/warnings.js';
import { addressWarnings } from '../../../../model/values/address-spelling.js';
import { faultsOf } from '../../../../model/values/formats.js';
import { quantityNanos } from '../../../../model/values/quantity.js';
import type { Words } from '../../../../model/values/words.js';
import type { RuleContext } from '../../../../resource/strategy.js';
import type { Enabled } from '../../../../settings/feature-gates.js';
import { isAbsent } from '../../values.js';
import { apparmorPrefix, containerSeccomp, podSeccomp } from '../pod-annotations.js';
import { ageingLabel } from './labels.js';
import { volumeWarnings } from './volumes.js';

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';
const NO_SELECTOR = 'a null labelSelector results in matching no pod';

/** Ports of one number and protocol that a further one is compared with. */
const MAX_COMPARED = 64;

/** Warnings of items of a list that repeat a name; one alone of them counts. */
function repeats<T>(items: readonly T[], nameOf: (item: T) => string, told: (name: string, index: number) => string): Warnings {
  const seen = new Set<string>();
  return warnOfEach(items, (item, i) => {
    const name = nameOf(item);
    const repeated = seen.has(name);
    seen.add(name);
    return repeated ? [told(name, i)] : [];
  });
}

/** A variable that takes the place of an earlier one, unless its value refers to that and has more to it. */
function variableWarnings(at: string, list: readonly EnvVar[] = [], enabled: Enabled): Warnings {
  if (!enabled('LaterPodWarnings'))
    return repeats(
      list,
      ({ name }) => name,
      (name, i) => `${at}[${i}].name: duplicate name ${JSON.stringify(name)}`,
    );
  const seen = new Set<string>();
  return warnOfEach(list, ({ name, value = '', valueFrom }, i) => {
    const own = `$(${name})`;
    const hides = seen.has(name) && (!isAbsent(valueFrom) || value === own || !value.includes(own));
    seen.add(name);
    return hides ? [`${at}[${i}]: hides previous definition of ${JSON.stringify(name)}, which may be dropped when using apply`] : [];
  });
}

/** A warning of an amount of bytes that is not whole. */
function fractionWarnings(field: string, amount: string | undefined): string[] {
  const whole = (quantityNanos(amount) ?? 0n) % 1_000_000_000n === 0n;
  return whole ? [] : [`${field}: fractional byte value ${JSON.stringify(amount)} is invalid, must be an integer`];
}

const BYTES = ['memory', 'ephemeral-storage'] as const;

const amountWarnings = (at: string, resources: ResourceRequirements | undefined): string[] =>
  BYTES.flatMap((name) =>
    (['limits', 'requests'] as const).flatMap((kind) => fractionWarnings(`${at}.${kind}[${name}]`, resources?.[kind]?.[name])),
  );

/** Warnings of the size of a claim that stands at the path. */
export const claimSizeWarnings = (at: string, { limits, requests }: Pick<ResourceRequirements, 'limits' | 'requests'>): string[] => [
  ...fractionWarnings(`${at}.resources.limits[storage]`, limits?.storage),
  ...fractionWarnings(`${at}.resources.requests[storage]`, requests?.storage),
];

interface Placed {
  readonly at: string;
  readonly port: ContainerPort;
}

/** What is wrong with two ports of a pod that have the same number and protocol. */
function clashOf(a: ContainerPort, b: ContainerPort): string | undefined {
  const [hostA, hostB, ipA, ipB] = [a.hostPort ?? 0, b.hostPort ?? 0, a.hostIP ?? '', b.hostIP ?? ''];
  if (ipA === ipB && hostA === hostB) return 'duplicate port definition';
  if (hostA === 0 || hostB === 0) return 'overlapping port definition';
  return hostA === hostB && (ipA === '') !== (ipB === '') ? 'dangerously ambiguous port definition' : undefined;
}

/** How a port is printed as a value of its type. */
const printedPort = ({ name = '', hostPort = 0, containerPort, protocol = '', hostIP = '' }: ContainerPort): string =>
  `{Name:${name} HostPort:${hostPort} ContainerPort:${containerPort} Protocol:${protocol} HostIP:${hostIP}}`;

function portWarnings(containers: readonly (readonly [at: string, container: Container])[], enabled: Enabled): Warnings {
  const known = new Map<string, Placed[]>();
  const names = new Map<string, string>();
  return warnOfEach(containers, ([field, { ports = [] }]) =>
    warnOfEach(ports, (port, i) => {
      const at = `${field}.ports[${i}]`;
      const out =
        (port.hostIP ?? '') !== '' && (port.hostPort ?? 0) === 0 ? [`${at}: hostIP set without hostPort: ${printedPort(port)}`] : [];
      const key = `${port.containerPort}/${port.protocol}`;
      const others = known.get(key) ?? [];
      for (const other of others.slice(0, MAX_COMPARED)) {
        const clash = clashOf(port, other.port);
        if (clash !== undefined) out.push(`${at}: ${clash} with ${other.at}`);
      }
      known.set(key, [...others.slice(0, MAX_COMPARED), { at, port }]);
      const { name = '' } = port;
      const first = names.get(name);
      if (name !== '' && first === undefined) names.set(name, at);
      else if (first !== undefined && enabled('PortNameWarnings'))
        out.push(
          `${at}: duplicate port name ${JSON.stringify(name)} with ${first}, services and probes that select ports by name will use ${first}`,
        );
      return out;
    }),
  );
}

function* termWarnings(at: string, affinity: PodAffinity | undefined): Warnings {
  const unselected = (field: string, { labelSelector }: PodAffinityTerm): string[] =>
    isAbsent(labelSelector) ? [`${field}.labelSelector: ${NO_SELECTOR}`] : [];
  yield* warnOfEach(affinity?.[REQUIRED] ?? [], (term, i) => unselected(`${at}.${REQUIRED}[${i}]`, term));
  yield* warnOfEach(affinity?.[PREFERRED] ?? [], ({ podAffinityTerm }, i) =>
    unselected(`${at}.${PREFERRED}[${i}].podAffinityTerm`, podAffinityTerm),
  );
}

/** Warnings of a term of node selectors; in a preference also of values that labels cannot have, so that no node ever meets it. */
export function nodeTermWarnings(
  at: string,
  { matchExpressions = [] }: NodeSelectorTerm,
  preferred: boolean,
  context: Pick<RuleContext, 'words' | 'enabled'>,
): Warnings {
  const { words, enabled } = context;
  // How clients are told of the length changed with the release.
  const told = (fault: string): string => (enabled('LengthsInBytes') ? fault.replace(/ characters$/, ' bytes') : fault);
  return warnOfEach(matchExpressions, function* ({ key, values = [] }, i) {
    const why = ageingLabel(key, words);
    const field = `${at}.matchExpressions[${i}]`;
    if (why !== undefined) yield `${field}.key: ${key} is ${why}`;
    if (preferred && enabled('LaterPodWarnings'))
      yield* warnOfEach(values, (value, j) =>
        faultsOf('label-value', value).map((fault) => `${field}.values[${j}]: ${value} is invalid, ${told(fault)}`),
      );
  });
}

/** Warnings of labels of nodes that have other names by now. */
function* nodeLabelWarnings(at: string, spec: PodSpec, context: RuleContext): Warnings {
  const { nodeSelector = {}, affinity, topologySpreadConstraints = [] } = spec;
  const nodes = `${at}.affinity.nodeAffinity`;
  yield* warnOfEach(Object.keys(nodeSelector), (key) => {
    const why = ageingLabel(key, context.words);
    return why === undefined ? [] : [`${at}.nodeSelector[${key}]: ${why}`];
  });
  yield* warnOfEach(affinity?.nodeAffinity?.[REQUIRED]?.nodeSelectorTerms ?? [], (term, i) =>
    nodeTermWarnings(`${nodes}.${REQUIRED}.nodeSelectorTerms[${i}]`, term, false, context),
  );
  yield* warnOfEach(affinity?.nodeAffinity?.[PREFERRED] ?? [], ({ preference }, i) =>
    nodeTermWarnings(`${nodes}.${PREFERRED}[${i}].preference`, preference, true, context),
  );
  yield* warnOfEach(topologySpreadConstraints, ({ topologyKey, labelSelector }, i) => {
    const [field, why] = [`${at}.topologySpreadConstraints[${i}]`, ageingLabel(topologyKey, context.words)];
    return [
      ...(why === undefined ? [] : [`${field}.topologyKey: ${topologyKey} is ${why}`]),
      ...(isAbsent(labelSelector) && context.enabled('LaterPodWarnings') ? [`${field}.labelSelector: ${NO_SELECTOR}`] : []),
    ];
  });
}

/** Annotations that had a meaning before there were fields for it, with what is said of them. */
const pastAnnotations = ({ label }: Words): readonly (readonly [key: string, why: string])[] => [
  [label('critical-pod', 'scheduler.alpha'), 'non-functional in v1.16+; use the "priorityClassName" field instead'],
  [label('sysctls', 'security.alpha'), 'non-functional in v1.11+; use the "sysctls" field instead'],
  [label('unsafe-sysctls', 'security.alpha'), 'non-functional in v1.11+; use the "sysctls" field instead'],
];

const SECCOMP_PAST = 'non-functional in v1.27+; use the "seccompProfile" field instead';
/** What is said of annotations that name AppArmor profiles. */
export const APPARMOR_PAST = 'deprecated since v1.30; use the "appArmorProfile" field instead';

type Annotations = Readonly<Record<string, string>>;
type Located = readonly (readonly [at: string, container: Container])[];

/** Warnings of one container, its annotations included. Annotations of AppArmor are told of in templates alone: in pods, they fill fields. */
function* containerWarnings(at: string, container: Container, annotations: Annotations, prefix: string, context: RuleContext): Warnings {
  const { words, enabled } = context;
  const { name, securityContext, resources, env } = container;
  const [seccomp, apparmor] = [containerSeccomp(name, words), `${apparmorPrefix(words)}${name}`];
  if (isAbsent(securityContext?.seccompProfile) && annotations[seccomp] !== undefined && !enabled('SeccompFromAnnotations'))
    yield `${prefix}metadata.annotations[${seccomp}]: ${SECCOMP_PAST}`;
  if (prefix !== '' && isAbsent(securityContext?.appArmorProfile) && annotations[apparmor] !== undefined && enabled('AppArmorFields'))
    yield `${prefix}metadata.annotations[${apparmor}]: ${APPARMOR_PAST}`;
  yield* amountWarnings(`${at}.resources`, resources);
  yield* variableWarnings(`${at}.env`, env, enabled);
}

/** Warnings of names that stand in lists of a pod. */
function* listWarnings(at: string, { hostAliases = [], imagePullSecrets = [] }: PodSpec): Warnings {
  yield* repeats(
    hostAliases,
    ({ ip = '' }) => ip,
    (ip, i) => `${at}.hostAliases[${i}].ip: duplicate ip ${JSON.stringify(ip)}`,
  );
  yield* repeats(
    imagePullSecrets,
    ({ name = '' }) => name,
    (name, i) => `${at}.imagePullSecrets[${i}].name: duplicate name ${JSON.stringify(name)}`,
  );
  yield* warnOfEach(imagePullSecrets, ({ name = '' }, i) =>
    name === '' ? [`${at}.imagePullSecrets[${i}].name: invalid empty name ""`] : [],
  );
}

/** Warnings that came with later releases than the first. */
function* laterWarnings(at: string, spec: PodSpec, containers: Located, enabled: Enabled): Warnings {
  const { terminationGracePeriodSeconds: grace, affinity } = spec;
  yield* portWarnings(containers, enabled);
  if (!isAbsent(grace) && grace < 0)
    yield `${at}.terminationGracePeriodSeconds: must be >= 0; negative values are invalid and will be treated as 1`;
  yield* termWarnings(`${at}.affinity.podAffinity`, affinity?.podAffinity);
  yield* termWarnings(`${at}.affinity.podAntiAffinity`, affinity?.podAntiAffinity);
}

/** Warnings of the claim that a volume makes for its pod. */
const volumeClaimWarnings = (at: string, { ephemeral }: Volume): string[] =>
  isAbsent(ephemeral?.volumeClaimTemplate)
    ? []
    : claimSizeWarnings(`${at}.ephemeral.volumeClaimTemplate.spec`, ephemeral.volumeClaimTemplate.spec.resources);

/** Warnings of addresses that others read differently, or that are written better. */
function* spellingWarnings(at: string, { dnsConfig, hostAliases = [] }: PodSpec, isInvalid: boolean): Warnings {
  yield* warnOfEach(dnsConfig?.nameservers ?? [], (server, i) => addressWarnings(`${at}.dnsConfig.nameservers[${i}]`, server, isInvalid));
  yield* warnOfEach(hostAliases, ({ ip = '' }, i) => addressWarnings(`${at}.hostAliases[${i}].ip`, ip, isInvalid));
}

/** Warnings of a specification of pods and its metadata, whose paths begin with the prefix. */
function* specWarnings(prefix: string, { metadata, spec }: Pick<PodTemplateSpec, 'metadata' | 'spec'>, context: RuleContext): Warnings {
  const { words, enabled } = context;
  const at = `${prefix}spec`;
  const { annotations = {} } = metadata;
  const containers = (['initContainers', 'containers'] as const).flatMap((list) =>
    (spec[list] ?? []).map((container, i) => [`${at}.${list}[${i}]`, container] as const),
  );
  const seccomp = podSeccomp(words);
  yield* nodeLabelWarnings(at, spec, context);
  for (const [key, why] of pastAnnotations(words))
    if (annotations[key] !== undefined) yield `${prefix}metadata.annotations[${key}]: ${why}`;
  yield* volumeWarnings(`${at}.volumes`, spec.volumes ?? [], enabled, enabled('LaterPodWarnings') ? volumeClaimWarnings : () => []);
  yield* listWarnings(at, spec);
  for (const name of BYTES) yield* fractionWarnings(`${at}.overhead[${name}]`, spec.overhead?.[name]);
  if (isAbsent(spec.securityContext.seccompProfile) && annotations[seccomp] !== undefined && !enabled('SeccompFromAnnotations'))
    yield `${prefix}metadata.annotations[${seccomp}]: ${SECCOMP_PAST}`;
  yield* warnOfEach(containers, ([field, container]) => containerWarnings(field, container, annotations, prefix, context));
  if (enabled('LaterPodWarnings')) yield* laterWarnings(at, spec, containers, enabled);
  if (enabled('AddressSpellingWarnings')) yield* spellingWarnings(at, spec, enabled('OddAddressesInvalid'));
}

/** What a name of pods is warned of that is no host name. */
export function nameWarnings({ metadata: { name = '' } }: Pick<Pod, 'metadata'>, where: string): string[] {
  const faults = name.includes('.') ? ['must not contain dots'] : faultsOf('dns-label', name);
  if (name === '' || faults.length === 0) return [];
  return [
    `metadata.name: this is used in ${where}, which can result in surprising behavior; a DNS label is recommended: [${faults.join(' ')}]`,
  ];
}

/** Warnings of a new pod. */
export function* podWarnings(pod: Pod, context: RuleContext): Warnings {
  if (context.enabled('LaterPodWarnings')) yield* nameWarnings(pod, "the Pod's hostname");
  yield* specWarnings('', pod, context);
}

/** Warnings of a template of pods that stands at the path. */
export const templateWarnings = (at: string, template: PodTemplateSpec, context: RuleContext): Warnings =>
  specWarnings(`${at}.`, template, context);
