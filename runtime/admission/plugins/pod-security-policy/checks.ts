/** What a policy forbids in a pod after it has filled in its defaults. */
import type { Pod, PodSpec, SELinuxOptions, SecurityContext, Sysctl } from '../../../../generated/core/v1/types.js';
import type { IDRange, PodSecurityPolicySpec, SELinuxStrategyOptions } from '../../../../generated/policy/v1beta1/types.js';
import { type FieldError, forbiddenField, invalidValue, required } from '../../../model/errors.js';
import { Printed } from '../../../model/values/printed-values.js';
import { effectiveContext, type PlacedContainer, placedContainers } from './effective.js';
import type { Profiles } from './profiles.js';
import { volumeFaults } from './volumes.js';

type Id = number | bigint;

interface RangeStrategy {
  readonly rule?: string;
  readonly ranges?: readonly IDRange[];
}

const within = (id: Id, ranges: readonly IDRange[]): boolean => ranges.some(({ min, max }) => id >= min && id <= max);
const rangesText = (ranges: readonly IDRange[]): string => `[${ranges.map(({ min, max }) => `{${min} ${max}}`).join(' ')}]`;

function groupFaults(at: string, groups: readonly Id[], { rule, ranges = [] }: RangeStrategy): FieldError[] {
  if (rule !== 'MustRunAs' && rule !== 'MayRunAs') return [];
  const shown = new Printed(`[]int64{${groups.join(', ')}}`);
  if (rule === 'MustRunAs' && groups.length === 0 && ranges.length > 0)
    return [invalidValue(at, shown, 'unable to validate empty groups against required ranges')];
  return groups
    .filter((group) => !within(group, ranges))
    .map((group) => invalidValue(at, shown, `group ${group} must be in the ranges: ${rangesText(ranges)}`));
}

/** Faults of the user or group that a container runs as. */
function idFaults(at: string, id: Id | undefined, strategy: RangeStrategy | undefined): FieldError[] {
  const { rule, ranges = [] } = strategy ?? { rule: 'RunAsAny' };
  if (rule !== 'MustRunAs' && rule !== 'MayRunAs') return [];
  if (id === undefined) return rule === 'MustRunAs' ? [required(at)] : [];
  return within(id, ranges) ? [] : [invalidValue(at, id, `must be in the ranges: ${rangesText(ranges)}`)];
}

function userFaults(at: string, { runAsUser, runAsNonRoot }: SecurityContext, strategy: RangeStrategy): FieldError[] {
  if (strategy.rule !== 'MustRunAsNonRoot') return idFaults(`${at}.runAsUser`, runAsUser, strategy);
  if (runAsNonRoot === undefined && runAsUser === undefined) return [required(`${at}.runAsNonRoot`, 'must be true')];
  if (runAsNonRoot === false) return [invalidValue(`${at}.runAsNonRoot`, false, 'must be true')];
  return Number(runAsUser ?? 1) === 0 ? [invalidValue(`${at}.runAsUser`, 0, 'running with the root UID is forbidden')] : [];
}

const sortedLevel = (level: string): string => {
  const [sensitivity = '', categories = ''] = level.split(':');
  return `${sensitivity}:${categories.split(',').sort().join(',')}`;
};

function seLinuxFaults(at: string, options: SELinuxOptions | undefined, { rule, seLinuxOptions }: SELinuxStrategyOptions): FieldError[] {
  if (rule !== 'MustRunAs') return [];
  if (options === undefined) return [required(at)];
  return (['level', 'role', 'type', 'user'] as const).flatMap((field) => {
    const [is, must] = [options[field] ?? '', seLinuxOptions?.[field] ?? ''];
    const isSame = field === 'level' ? sortedLevel(is) === sortedLevel(must) : is === must;
    return isSame ? [] : [invalidValue(`${at}.${field}`, is, `must be ${must}`)];
  });
}

/** System settings that affect only the pod itself. */
const SAFE = ['kernel.shm_rmid_forced', 'net.ipv4.ip_local_port_range', 'net.ipv4.tcp_syncookies', 'net.ipv4.ping_group_range'];

const named = (name: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));

const sysctlFaults = (sysctls: readonly Sysctl[], policy: PodSecurityPolicySpec): FieldError[] =>
  sysctls.flatMap(({ name }, i) => {
    const at = `pod.spec.securityContext.sysctls[${i}]`;
    if (named(name, policy.forbiddenSysctls ?? [])) return [forbiddenField(at, `sysctl ${JSON.stringify(name)} is not allowed`)];
    if (named(name, [...SAFE, ...(policy.allowedUnsafeSysctls ?? [])])) return [];
    return [forbiddenField(at, `unsafe sysctl ${JSON.stringify(name)} is not allowed`)];
  });

function hostFaults(spec: PodSpec, policy: PodSecurityPolicySpec): FieldError[] {
  const at = 'spec.securityContext';
  return (
    [
      ['hostNetwork', 'Host network'],
      ['hostPID', 'Host PID'],
      ['hostIPC', 'Host IPC'],
    ] as const
  ).flatMap(([field, what]) =>
    spec[field] === true && policy[field] !== true ? [invalidValue(`${at}.${field}`, true, `${what} is not allowed to be used`)] : [],
  );
}

function runtimeClassFaults(name: string | undefined, { runtimeClass }: PodSecurityPolicySpec): FieldError[] {
  const allowed = runtimeClass?.allowedRuntimeClassNames ?? [];
  if (runtimeClass === undefined || name === undefined || allowed.includes('*') || allowed.includes(name)) return [];
  return [invalidValue('spec.runtimeClassName', name, `runtimeClassName is not allowed. Allowed: [${allowed.join(' ')}]`)];
}

function capabilityFaults(at: string, { capabilities }: SecurityContext, policy: PodSecurityPolicySpec): FieldError[] {
  const { defaultAddCapabilities = [], requiredDropCapabilities = [], allowedCapabilities = [] } = policy;
  if (allowedCapabilities.includes('*')) return [];
  if (capabilities === undefined)
    return defaultAddCapabilities.length + requiredDropCapabilities.length === 0
      ? []
      : [invalidValue(at, null, 'required capabilities are not set on the securityContext')];
  const { add = [], drop = [] } = capabilities;
  const allowed = new Set([...defaultAddCapabilities, ...allowedCapabilities]);
  return [
    ...add.filter((name) => !allowed.has(name)).map((name) => invalidValue(`${at}.add`, name, 'capability may not be added')),
    ...requiredDropCapabilities
      .filter((name) => !drop.includes(name))
      .map((name) => invalidValue(`${at}.drop`, drop, `${name} is required to be dropped but was not found`)),
  ];
}

function portFaults({ at, container }: PlacedContainer, { hostPorts = [] }: PodSecurityPolicySpec): FieldError[] {
  const shown = hostPorts.map(({ min, max }) => (min === max ? String(min) : `${min}-${max}`)).join(',');
  return (container.ports ?? [])
    .map(({ hostPort = 0 }) => hostPort)
    .filter((port) => port !== 0 && !hostPorts.some(({ min, max }) => port >= min && port <= max))
    .map((port) => invalidValue(`${at}.hostPort`, port, `Host port ${port} is not allowed to be used. Allowed ports: [${shown}]`));
}

function containerFaults(pod: Pod, placed: PlacedContainer, policy: PodSecurityPolicySpec, profiles: Profiles): FieldError[] {
  const context = effectiveContext(pod.spec, placed.container);
  const at = `${placed.at}.securityContext`;
  const { privileged, procMount, readOnlyRootFilesystem: readOnly, allowPrivilegeEscalation: escalates } = context;
  const mounts = policy.allowedProcMountTypes ?? ['Default'];
  const out = [
    ...userFaults(at, context, policy.runAsUser),
    ...idFaults(`${at}.runAsGroup`, context.runAsGroup, policy.runAsGroup),
    ...seLinuxFaults(`${at}.seLinuxOptions`, context.seLinuxOptions, policy.seLinux),
    ...profiles.containerFaults(placed.at, pod, placed.container),
  ];
  if (privileged === true && policy.privileged !== true)
    out.push(invalidValue(`${at}.privileged`, true, 'Privileged containers are not allowed'));
  if (procMount !== undefined && !mounts.includes(procMount))
    out.push(invalidValue(`${at}.procMount`, procMount, 'ProcMountType is not allowed'));
  out.push(...capabilityFaults(`${at}.capabilities`, context, policy), ...portFaults(placed, policy));
  if (policy.readOnlyRootFilesystem === true && readOnly !== true) {
    const why =
      readOnly === undefined
        ? 'ReadOnlyRootFilesystem may not be nil and must be set to true'
        : 'ReadOnlyRootFilesystem must be set to true';
    out.push(invalidValue(`${at}.readOnlyRootFilesystem`, readOnly ?? null, why));
  }
  if (!policy.allowPrivilegeEscalation && escalates !== false)
    out.push(
      invalidValue(`${at}.allowPrivilegeEscalation`, escalates ?? null, 'Allowing privilege escalation for containers is not allowed'),
    );
  return out;
}

export function policyFaults(pod: Pod, policy: PodSecurityPolicySpec, profiles: Profiles): FieldError[] {
  const { spec } = pod;
  const { fsGroup, supplementalGroups = [], seLinuxOptions, sysctls = [] } = spec.securityContext ?? {};
  const at = 'spec.securityContext';
  return [
    ...groupFaults(`${at}.fsGroup`, fsGroup === undefined ? [] : [fsGroup], policy.fsGroup),
    ...groupFaults(`${at}.supplementalGroups`, supplementalGroups, policy.supplementalGroups),
    ...profiles.podFaults(pod),
    ...seLinuxFaults(`${at}.seLinuxOptions`, seLinuxOptions, policy.seLinux),
    ...hostFaults(spec, policy),
    ...sysctlFaults(sysctls, policy),
    ...volumeFaults(spec, policy),
    ...runtimeClassFaults(spec.runtimeClassName, policy),
    ...placedContainers(spec).flatMap((placed) => containerFaults(pod, placed, policy, profiles)),
  ];
}
