/** What every pod has to keep to that is not trusted with its node. */
import type { LifecycleHandler, Probe, SELinuxOptions } from '../../../../generated/core/v1/types.js';
import { apparmorPrefix, containerSeccomp, podSeccomp } from '../../../kinds/rules/pod/pod-annotations.js';
import {
  type Check,
  type CheckContext,
  type CheckedContainer,
  type CheckedPod,
  hasOwnUsers,
  namedContainers,
  namesOf,
  plural,
  quoted,
  setters,
  sorted,
  type Violation,
} from './check.js';
import { seccompSetters } from './seccomp.js';

function hostNamespaces({ spec }: CheckedPod): Violation | undefined {
  const used = (['hostNetwork', 'hostPID', 'hostIPC'] as const).filter((field) => spec[field] === true);
  return used.length === 0 ? undefined : { reason: 'host namespaces', detail: used.map((field) => `${field}=true`).join(', ') };
}

function privileged({ containers }: CheckedPod): Violation | undefined {
  const bad = namesOf(containers.filter(({ securityContext }) => securityContext?.privileged === true));
  if (bad.length === 0) return undefined;
  return { reason: 'privileged', detail: `${namedContainers(bad)} must not set securityContext.privileged=true` };
}

const CAPABILITIES: ReadonlySet<string> = new Set([
  'AUDIT_WRITE',
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'FSETID',
  'KILL',
  'MKNOD',
  'NET_BIND_SERVICE',
  'SETFCAP',
  'SETGID',
  'SETPCAP',
  'SETUID',
  'SYS_CHROOT',
]);

function capabilities({ containers }: CheckedPod): Violation | undefined {
  const others = ({ securityContext }: CheckedContainer): string[] =>
    (securityContext?.capabilities?.add ?? []).filter((name) => !CAPABILITIES.has(name));
  const bad = containers.filter((container) => others(container).length > 0);
  if (bad.length === 0) return undefined;
  const added = quoted(sorted(bad.flatMap(others)));
  return {
    reason: 'non-default capabilities',
    detail: `${namedContainers(namesOf(bad))} must not include ${added} in securityContext.capabilities.add`,
  };
}

function hostPaths({ spec }: CheckedPod): Violation | undefined {
  const bad = (spec.volumes ?? []).filter(({ hostPath }) => hostPath !== undefined && hostPath !== null).map(({ name }) => name);
  return bad.length === 0 ? undefined : { reason: 'hostPath volumes', detail: `${plural('volume', 'volumes', bad.length)} ${quoted(bad)}` };
}

function hostPorts({ containers }: CheckedPod): Violation | undefined {
  const portsOf = ({ ports }: CheckedContainer): string[] => (ports ?? []).flatMap(({ hostPort }) => (hostPort ? [String(hostPort)] : []));
  const bad = containers.filter((container) => portsOf(container).length > 0);
  if (bad.length === 0) return undefined;
  const ports = sorted(bad.flatMap(portsOf));
  const [use, what] = [plural('uses', 'use', bad.length), plural('hostPort', 'hostPorts', ports.length)];
  return { reason: 'hostPort', detail: `${namedContainers(namesOf(bad))} ${use} ${what} ${ports.join(', ')}` };
}

const hostsOf = (handlers: readonly (Probe | LifecycleHandler | null | undefined)[]): string[] =>
  handlers.flatMap((handler) => [handler?.httpGet?.host, handler?.tcpSocket?.host]).filter((host): host is string => !!host);

function handlerHosts({ containers }: CheckedPod): Violation | undefined {
  const all = ({ livenessProbe, readinessProbe, startupProbe, lifecycle }: CheckedContainer): string[] =>
    hostsOf([livenessProbe, readinessProbe, startupProbe, lifecycle?.postStart, lifecycle?.preStop]);
  const bad = containers.filter((container) => all(container).length > 0);
  if (bad.length === 0) return undefined;
  const names = sorted(namesOf(bad));
  const hosts = sorted(bad.flatMap(all));
  const what = plural('probe or lifecycle host', 'probe or lifecycle hosts', hosts.length);
  return {
    reason: 'probe or lifecycle host',
    detail: `${namedContainers(names)} ${plural('uses', 'use', names.length)} ${what} ${quoted(hosts)}`,
  };
}

const isAllowedProfile = (name: string): boolean => name === '' || name === 'runtime/default' || name.startsWith('localhost/');

function appArmor({ annotations, spec, containers }: CheckedPod, { words, appArmorFields }: CheckContext): Violation | undefined {
  const prefix = apparmorPrefix(words);
  const named = Object.entries(annotations)
    .filter(([key, name]) => key.startsWith(prefix) && !isAllowedProfile(name))
    .map(([key, name]) => `${key}=${JSON.stringify(name)}`)
    .sort();
  const reason = (count: number): string => plural('forbidden AppArmor profile', 'forbidden AppArmor profiles', count);
  if (!appArmorFields) return named.length === 0 ? undefined : { reason: reason(named.length), detail: named.join(', ') };
  const isBad = (type: string | undefined): type is string => type !== undefined && type !== 'RuntimeDefault' && type !== 'Localhost';
  const ofPod = spec.securityContext?.appArmorProfile?.type;
  const bad = containers.filter(({ securityContext }) => isBad(securityContext?.appArmorProfile?.type));
  const types = sorted([ofPod, ...bad.map(({ securityContext }) => securityContext?.appArmorProfile?.type)].filter(isBad));
  const values = [...types, ...named];
  if (values.length === 0) return undefined;
  const fields = setters(isBad(ofPod), namesOf(bad));
  const by = [...(fields === '' ? [] : [fields]), ...(named.length === 0 ? [] : [plural('annotation', 'annotations', named.length)])];
  return { reason: reason(values.length), detail: `${by.join(' and ')} must not set AppArmor profile type to ${quoted(values)}` };
}

const SELINUX_TYPES = ['', 'container_t', 'container_init_t', 'container_kvm_t'];
/** Another type is allowed from this version on. */
const ENGINE = { type: 'container_engine_t', since: 31 };

function seLinux({ spec, containers }: CheckedPod, { version }: CheckContext): Violation | undefined {
  const badType = ({ type = '' }: SELinuxOptions): boolean =>
    !SELINUX_TYPES.includes(type) && !(type === ENGINE.type && version >= ENGINE.since);
  const isBad = (options: SELinuxOptions | null | undefined): options is SELinuxOptions =>
    options !== undefined && options !== null && (badType(options) || !!options.user || !!options.role);
  const ofPod = spec.securityContext?.seLinuxOptions;
  const bad = containers.filter(({ securityContext }) => isBad(securityContext?.seLinuxOptions));
  const all = [ofPod, ...bad.map(({ securityContext }) => securityContext?.seLinuxOptions)].filter(isBad);
  if (all.length === 0) return undefined;
  const types = sorted(all.filter(badType).map(({ type = '' }) => type));
  const why = [
    ...(types.length === 0 ? [] : [`${plural('type', 'types', types.length)} ${quoted(types)}`]),
    ...(all.some(({ user }) => !!user) ? ['user may not be set'] : []),
    ...(all.some(({ role }) => !!role) ? ['role may not be set'] : []),
  ];
  const detail = `${setters(isBad(ofPod), namesOf(bad))} set forbidden securityContext.seLinuxOptions: ${why.join('; ')}`;
  return { reason: 'seLinuxOptions', detail };
}

function procMount(pod: CheckedPod, context: CheckContext): Violation | undefined {
  if (hasOwnUsers(pod, context)) return undefined;
  const bad = pod.containers.filter(({ securityContext }) => (securityContext?.procMount ?? 'Default') !== 'Default');
  if (bad.length === 0) return undefined;
  const mounts = sorted(bad.map(({ securityContext }) => securityContext?.procMount ?? ''));
  return { reason: 'procMount', detail: `${namedContainers(namesOf(bad))} must not set securityContext.procMount to ${quoted(mounts)}` };
}

const isAllowedSeccomp = (name: string): boolean =>
  name === 'runtime/default' || name === 'docker/default' || name.startsWith('localhost/');
/** Profiles are told by fields from this version on, and by annotations before. */
const SECCOMP_FIELDS = 19;

function seccomp(pod: CheckedPod, { version, words }: CheckContext): Violation | undefined {
  if (version >= SECCOMP_FIELDS) return seccompSetters(pod).violation;
  const keys = [podSeccomp(words), ...namesOf(pod.containers).map((name) => containerSeccomp(name, words))];
  const bad = sorted(
    keys.flatMap((key) => {
      const name = pod.annotations[key];
      return name === undefined || isAllowedSeccomp(name) ? [] : [`${key}=${JSON.stringify(name)}`];
    }),
  );
  if (bad.length === 0) return undefined;
  return { reason: 'seccompProfile', detail: `forbidden ${plural('annotation', 'annotations', bad.length)} ${bad.join(', ')}` };
}

/** Kernel parameters that pods may set, by the version of the standards from which on. */
const SYSCTLS: Readonly<Record<string, number>> = {
  'kernel.shm_rmid_forced': 0,
  'net.ipv4.ip_local_port_range': 0,
  'net.ipv4.tcp_syncookies': 0,
  'net.ipv4.ping_group_range': 0,
  'net.ipv4.ip_unprivileged_port_start': 0,
  'net.ipv4.ip_local_reserved_ports': 27,
  'net.ipv4.tcp_keepalive_time': 29,
  'net.ipv4.tcp_fin_timeout': 29,
  'net.ipv4.tcp_keepalive_intvl': 29,
  'net.ipv4.tcp_keepalive_probes': 29,
  'net.ipv4.tcp_rmem': 32,
  'net.ipv4.tcp_wmem': 32,
};

function sysctls({ spec }: CheckedPod, { version }: CheckContext): Violation | undefined {
  const isAllowed = (name: string): boolean => Object.hasOwn(SYSCTLS, name) && (SYSCTLS[name] ?? version) <= version;
  const bad = (spec.securityContext?.sysctls ?? []).map(({ name }) => name).filter((name) => !isAllowed(name));
  return bad.length === 0 ? undefined : { reason: 'forbidden sysctls', detail: bad.join(', ') };
}

function hostProcess({ spec, containers }: CheckedPod): Violation | undefined {
  const ofPod = spec.securityContext?.windowsOptions?.hostProcess === true;
  const bad = namesOf(containers.filter(({ securityContext }) => securityContext?.windowsOptions?.hostProcess === true));
  if (!ofPod && bad.length === 0) return undefined;
  return { reason: 'hostProcess', detail: `${setters(ofPod, bad)} must not set securityContext.windowsOptions.hostProcess=true` };
}

export const baseline: readonly Check[] = [
  { id: 'hostNamespaces', since: 0, judge: hostNamespaces },
  { id: 'privileged', since: 0, judge: privileged },
  { id: 'capabilities_baseline', since: 0, judge: capabilities },
  { id: 'hostPathVolumes', since: 0, judge: hostPaths },
  { id: 'hostPorts', since: 0, judge: hostPorts },
  { id: 'hostProbesAndHostLifecycle', since: 34, judge: handlerHosts },
  { id: 'appArmorProfile', since: 0, judge: appArmor },
  { id: 'seLinuxOptions', since: 0, judge: seLinux },
  { id: 'procMount', since: 0, judge: procMount },
  { id: 'seccompProfile_baseline', since: 0, judge: seccomp },
  { id: 'sysctls', since: 0, judge: sysctls },
  { id: 'windowsHostProcess', since: 0, judge: hostProcess },
];
