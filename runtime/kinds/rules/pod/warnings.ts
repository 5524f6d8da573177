/** What writers of pods and of templates of pods are warned of: parts that go away, do nothing, or are easily misread. */
import type {
  Affinity,
  Container,
  ContainerPort,
  EnvVar,
  NodeSelectorTerm,
  Pod,
  PodAffinity,
  PodAffinityTerm,
  PodSpec,
  Volume,
} from '../../../../generated/core/v1/types.js';
import { faultsOf } from '../../../model/values/formats.js';
import { quantityNanos } from '../../../model/values/quantity.js';
import type { Enabled } from '../../../settings/feature-gates.js';
import { isAbsent } from '../values.js';

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';
const NO_SELECTOR = 'a null labelSelector results in matching no pod';

/** Most warnings that one object is answered with. */
const MAX_WARNINGS = 64;

interface Ageing {
  readonly deprecated: string;
  /** The first release in which it does nothing. */
  readonly gone: string;
}

/** Sources of volumes whose drivers are gone, or about to go, with the names that clients know them by. */
const AGEING: readonly (readonly [source: keyof Volume, known: string, ageing: Ageing])[] = [
  ['photonPersistentDisk', 'photonPersistentDisk', { deprecated: '1.11', gone: '1.16' }],
  ['scaleIO', 'scaleIO', { deprecated: '1.16', gone: '1.22' }],
  ['flocker', 'flocker', { deprecated: '1.22', gone: '1.25' }],
  ['storageos', 'storageOS', { deprecated: '1.22', gone: '1.25' }],
  ['quobyte', 'quobyte', { deprecated: '1.22', gone: '1.25' }],
  ['glusterfs', 'glusterfs', { deprecated: '1.25', gone: '1.26' }],
  ['cephfs', 'cephfs', { deprecated: '1.28', gone: '1.31' }],
  ['rbd', 'rbd', { deprecated: '1.28', gone: '1.31' }],
];

/** What is said of a source, by the release that is shown; undefined where that does not warn of it. */
function ageingText({ deprecated, gone }: Ageing, enabled: Enabled): string | undefined {
  if (deprecated === '1.28' && !enabled('CephWarnings')) return undefined;
  if (deprecated === '1.25' && !enabled('GlusterWarnings')) return undefined;
  const start = `deprecated in v${deprecated}`;
  if (enabled('DriversGone') || gone <= '1.22') return `${start}, non-functional in v${gone}+`;
  return deprecated === '1.25'
    ? `${start}, this feature will be removed soon after in a subsequent release`
    : `${start}, support removal is planned in v1.26`;
}

/** Sources that nobody is warned of in volumes of the cluster. */
const OF_PODS: ReadonlySet<string> = new Set(['flocker', 'quobyte']);

/** Warnings of sources of volumes of the cluster. */
export const clusterSourceWarnings = (at: string, holder: Partial<Readonly<Record<keyof Volume, unknown>>>, enabled: Enabled): string[] =>
  sourceWarnings(at, Object.fromEntries(Object.entries(holder).filter(([source]) => !OF_PODS.has(source))), enabled);

const sourceWarnings = (at: string, holder: Partial<Readonly<Record<keyof Volume, unknown>>>, enabled: Enabled): string[] =>
  AGEING.flatMap(([source, known, ageing]) => {
    const text = isAbsent(holder[source]) ? undefined : ageingText(ageing, enabled);
    return text === undefined ? [] : [`${at}.${known}: ${text}`];
  });

function volumeWarnings(at: string, volumes: readonly Volume[], enabled: Enabled): string[] {
  return volumes.flatMap((volume, i) => {
    const { name, projected } = volume;
    return [
      ...sourceWarnings(`${at}[${i}]`, volume, enabled),
      ...(!isAbsent(projected) &&
      (projected.sources ?? []).some((source) => Object.keys(source).length === 0) &&
      enabled('LaterPodWarnings')
        ? [`volume ${JSON.stringify(name)} (Projected) has no sources provided`]
        : []),
    ];
  });
}

/** Warnings of items of a list that repeat a name; one alone of them counts. */
function repeats<T>(items: readonly T[], nameOf: (item: T) => string, told: (name: string, index: number) => string): string[] {
  const seen = new Set<string>();
  return items.flatMap((item, i) => {
    const name = nameOf(item);
    const repeated = seen.has(name);
    seen.add(name);
    return repeated ? [told(name, i)] : [];
  });
}

/** A variable that takes the place of an earlier one, unless its value refers to that. */
function variableWarnings(at: string, list: readonly EnvVar[] = []): string[] {
  const seen = new Set<string>();
  return list.flatMap(({ name, value = '', valueFrom }, i) => {
    const hides = seen.has(name) && (!isAbsent(valueFrom) || !value.includes(`$(${name})`));
    seen.add(name);
    return hides ? [`${at}[${i}]: hides previous definition of ${JSON.stringify(name)}, which may be dropped when using apply`] : [];
  });
}

function fractionWarnings(at: string, { resources }: Container): string[] {
  return (['requests', 'limits'] as const).flatMap((kind) =>
    Object.entries(resources?.[kind] ?? {}).flatMap(([name, amount]) => {
      const whole = (quantityNanos(amount) ?? 0n) % 1_000_000_000n === 0n;
      const bytes = name === 'memory' || name === 'ephemeral-storage';
      return whole || !bytes
        ? []
        : [`${at}.resources.${kind}[${name}]: fractional byte value ${JSON.stringify(amount)} is invalid, must be an integer`];
    }),
  );
}

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

function portWarnings(containers: readonly (readonly [at: string, container: Container])[]): string[] {
  const known = new Map<string, Placed[]>();
  return containers.flatMap(([field, { ports = [] }]) =>
    ports.flatMap((port, i) => {
      const at = `${field}.ports[${i}]`;
      const out =
        (port.hostIP ?? '') !== '' && (port.hostPort ?? 0) === 0 ? [`${at}: hostIP set without hostPort: ${printedPort(port)}`] : [];
      const key = `${port.containerPort}/${port.protocol}`;
      const others = known.get(key) ?? [];
      for (const other of others.slice(0, MAX_WARNINGS)) {
        const clash = clashOf(port, other.port);
        if (clash !== undefined) out.push(`${at}: ${clash} with ${other.at}`);
      }
      known.set(key, [...others.slice(0, MAX_WARNINGS), { at, port }]);
      return out;
    }),
  );
}

function termWarnings(at: string, affinity: PodAffinity | undefined): string[] {
  const unselected = (field: string, { labelSelector }: PodAffinityTerm): string[] =>
    isAbsent(labelSelector) ? [`${field}.labelSelector: ${NO_SELECTOR}`] : [];
  return [
    ...(affinity?.[REQUIRED] ?? []).flatMap((term, i) => unselected(`${at}.${REQUIRED}[${i}]`, term)),
    ...(affinity?.[PREFERRED] ?? []).flatMap(({ podAffinityTerm }, i) =>
      unselected(`${at}.${PREFERRED}[${i}].podAffinityTerm`, podAffinityTerm),
    ),
  ];
}

/** Values that labels cannot have, in a preference that no node therefore meets. */
function preferenceWarnings(at: string, { matchExpressions = [] }: NodeSelectorTerm): string[] {
  return matchExpressions.flatMap(({ values = [] }, i) =>
    values.flatMap((value, j) =>
      faultsOf('label-value', value).map((fault) => `${at}.matchExpressions[${i}].values[${j}]: ${value} is invalid, ${fault}`),
    ),
  );
}

const affinityWarnings = (at: string, affinity: Affinity | undefined): string[] => [
  ...(affinity?.nodeAffinity?.[PREFERRED] ?? []).flatMap(({ preference }, i) =>
    preferenceWarnings(`${at}.nodeAffinity.${PREFERRED}[${i}].preference`, preference),
  ),
  ...termWarnings(`${at}.podAffinity`, affinity?.podAffinity),
  ...termWarnings(`${at}.podAntiAffinity`, affinity?.podAntiAffinity),
];

/** Warnings that came with later releases than the first. */
function laterWarnings(at: string, spec: PodSpec, containers: readonly (readonly [string, Container])[]): string[] {
  const { terminationGracePeriodSeconds: grace, topologySpreadConstraints = [], hostAliases = [], imagePullSecrets = [] } = spec;
  return [
    ...topologySpreadConstraints.flatMap(({ labelSelector }, i) =>
      isAbsent(labelSelector) ? [`${at}.topologySpreadConstraints[${i}].labelSelector: ${NO_SELECTOR}`] : [],
    ),
    ...affinityWarnings(`${at}.affinity`, spec.affinity),
    ...portWarnings(containers),
    ...(isAbsent(grace) || grace >= 0
      ? []
      : [`${at}.terminationGracePeriodSeconds: must be >= 0; negative values are invalid and will be treated as 1`]),
    ...repeats(
      hostAliases,
      ({ ip = '' }) => ip,
      (ip, i) => `${at}.hostAliases[${i}].ip: duplicate ip ${JSON.stringify(ip)}`,
    ),
    ...repeats(
      imagePullSecrets,
      ({ name = '' }) => name,
      (name, i) => `${at}.imagePullSecrets[${i}].name: duplicate name ${JSON.stringify(name)}`,
    ),
    ...imagePullSecrets.flatMap(({ name = '' }, i) => (name === '' ? [`${at}.imagePullSecrets[${i}].name: invalid empty name ""`] : [])),
  ];
}

/** Warnings of a specification of pods that stands at the path. */
function specWarnings(at: string, spec: PodSpec, enabled: Enabled): string[] {
  const containers = (['initContainers', 'containers'] as const).flatMap((list) =>
    (spec[list] ?? []).map((container, i) => [`${at}.${list}[${i}]`, container] as const),
  );
  return [
    ...volumeWarnings(`${at}.volumes`, spec.volumes ?? [], enabled),
    ...containers.flatMap(([field, container]) => [
      ...fractionWarnings(field, container),
      ...variableWarnings(`${field}.env`, container.env),
    ]),
    ...(enabled('LaterPodWarnings') ? laterWarnings(at, spec, containers) : []),
  ].slice(0, MAX_WARNINGS);
}

/** What a name of pods is warned of that is no host name. */
function hostNameWarnings(name: string, where: string): string[] {
  const faults = name.includes('.') ? ['must not contain dots'] : faultsOf('dns-label', name);
  if (name === '' || faults.length === 0) return [];
  return [
    `metadata.name: this is used in ${where}, which can result in surprising behavior; a DNS label is recommended: [${faults.join(' ')}]`,
  ];
}

/** Warnings of a new pod. */
export const podWarnings = ({ metadata, spec }: Pod, enabled: Enabled): string[] => [
  ...(enabled('LaterPodWarnings') ? hostNameWarnings(metadata.name ?? '', "the Pod's hostname") : []),
  ...specWarnings('spec', spec, enabled),
];
