/** Rules of security contexts, of pods and of containers. */

import type { AppArmorProfile, PodSpec, SeccompProfile, SecurityContext, Sysctl } from '../../../../generated/core/v1/types.js';
import { duplicate, type FieldError, forbiddenField, invalidValue, required, tooLong } from '../../../model/errors.js';
import type { DeclaredFaults } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import type { RuleContext } from '../../../resource/strategy.js';
import type { Enabled } from '../../../settings/feature-gates.js';
import { choiceFaults, formatFaults, isAbsent } from '../values.js';
import { windowsFaults } from '../windows.js';

function seccompFaults(at: string, profile: SeccompProfile | undefined, declared: DeclaredFaults): FieldError[] {
  if (isAbsent(profile)) return [];
  const { type, localhostProfile: file } = profile;
  const out = [...declared.take(at, 'type')];
  if (type === 'Localhost') {
    if (isAbsent(file)) out.push(required(`${at}.localhostProfile`, 'must be set when seccomp type is Localhost'));
    else out.push(...formatFaults('descending-path', `${at}.localhostProfile`, file).slice(0, 1));
  } else if (!isAbsent(profile.localhostProfile))
    out.push(invalidValue(`${at}.localhostProfile`, profile, 'must only be set when seccomp type is Localhost'));
  return out;
}

const MAX_PROFILE = 4095;

/** Faults of an AppArmor profile; an absent one has none. */
function apparmorFaults(at: string, profile: AppArmorProfile | undefined, declared: DeclaredFaults): FieldError[] {
  if (isAbsent(profile)) return [];
  const { type, localhostProfile: name } = profile;
  const field = `${at}.localhostProfile`;
  const out = [...declared.take(at, 'type')];
  if (type === '') return out;
  if (type !== 'Localhost') {
    if (!isAbsent(name)) out.push(invalidValue(field, name, 'can only be set when AppArmor type is Localhost'));
  } else if (isAbsent(name) || name.trim() === '') out.push(required(field, 'must be set when AppArmor type is Localhost'));
  else {
    if (name !== name.trim()) out.push(invalidValue(field, name, 'must not be padded with whitespace'));
    if (Buffer.byteLength(name) > MAX_PROFILE) out.push(tooLong(field, MAX_PROFILE));
  }
  return out;
}

/** Faults of a container's own context; an absent one has none. */
export function containerContextFaults(
  at: string,
  context: SecurityContext | undefined,
  { hostUsers }: PodSpec,
  { settings, declared, enabled }: RuleContext,
): FieldError[] {
  if (isAbsent(context)) return [];
  const out: FieldError[] = [];
  if (context.privileged === true && !settings.flag('allow-privileged'))
    out.push(forbiddenField(`${at}.privileged`, 'disallowed by cluster policy'));
  out.push(...declared.take(at, 'runAsUser', 'runAsGroup', 'procMount'));
  if (context.procMount === 'Unmasked' && hostUsers !== false && enabled('UnmaskedNeedsOwnUsers'))
    out.push(invalidValue(`${at}.procMount`, context.procMount, '`hostUsers` must be false to use `Unmasked`'));
  out.push(...seccompFaults(`${at}.seccompProfile`, context.seccompProfile, declared));
  if (context.allowPrivilegeEscalation === false) {
    if (context.privileged === true)
      out.push(invalidValue(at, context, 'cannot set `allowPrivilegeEscalation` to false and `privileged` to true'));
    if (context.capabilities?.add?.includes('CAP_SYS_ADMIN'))
      out.push(invalidValue(at, context, 'cannot set `allowPrivilegeEscalation` to false and `capabilities.Add` CAP_SYS_ADMIN'));
  }
  out.push(...windowsFaults(`${at}.windowsOptions`, context.windowsOptions, declared));
  out.push(...apparmorFaults(`${at}.appArmorProfile`, context.appArmorProfile, declared));
  return out;
}

const SYSCTL = /^([a-z0-9]([-_a-z0-9]*[a-z0-9])?\.)*[a-z0-9]([-_a-z0-9]*[a-z0-9])?$/;
/** The same where parts of a name may be parted by slashes, too. */
const SLASHED_SYSCTL = /^([a-z0-9]([-_a-z0-9]*[a-z0-9])?[./])*[a-z0-9]([-_a-z0-9]*[a-z0-9])?$/;
/** Characters of a kernel setting's name. */
export const SYSCTL_MAX = 253;

/** The fault of a setting of what a pod shares with its host. */
function sharedSettingFaults(field: string, name: string, { hostNetwork, hostIPC }: PodSpec): FieldError[] {
  const dotted = name.replaceAll('/', '.');
  const shared =
    (hostNetwork === true && dotted.startsWith('net.') && 'hostNetwork') ||
    (hostIPC === true && /^(kernel\.(shm|msg|sem)|fs\.mqueue\.)/.test(dotted) && 'hostIPC');
  return shared === false ? [] : [invalidValue(field, name, `may not be specified when '${shared}' is true`)];
}

function sysctlFaults(at: string, spec: PodSpec, { declared, enabled }: Pick<RuleContext, 'declared' | 'enabled'>): FieldError[] {
  const names = new Set<string>();
  const form = enabled('SysctlsWithSlashes') ? SLASHED_SYSCTL : SYSCTL;
  return faultsOfEach(spec.securityContext.sysctls ?? [], ({ name }: Sysctl, i) => {
    const field = `${at}[${i}].name`;
    const out: FieldError[] = [];
    if (name === '') out.push(...declared.take(field));
    else if (name.length > SYSCTL_MAX || !form.test(name))
      out.push(invalidValue(field, name, `must have at most ${SYSCTL_MAX} characters and match regex ${form.source.slice(1, -1)}`));
    else if (names.has(name)) out.push(duplicate(field, name));
    else if (enabled('SysctlsOfHostRefused')) out.push(...sharedSettingFaults(field, name, spec));
    names.add(name);
    return out;
  });
}

/** On the host's network, each container port must be the port of the host; a template may leave that to its pods. */
function hostNetworkFaults({ hostNetwork, containers }: PodSpec, at: string, enabled: Enabled): FieldError[] {
  if (hostNetwork !== true) return [];
  const byHost = enabled('HostPortsOfPodsAlone');
  return faultsOfEach(containers ?? [], ({ ports = [] }, i) =>
    faultsOfEach(ports, ({ hostPort = 0, containerPort }, j) => {
      const field = `${at}.containers[${i}].ports[${j}]`;
      if (hostPort === containerPort) return [];
      if (!byHost) return [invalidValue(`${field}.containerPort`, containerPort, 'must match `hostPort` when `hostNetwork` is true')];
      const open = at !== 'spec' && hostPort === 0;
      return open ? [] : [invalidValue(`${field}.hostPort`, hostPort, 'must match `containerPort` when `hostNetwork` is true')];
    }),
  );
}

const SELINUX_CHANGES = ['MountOption', 'Recursive'];

/** Faults of the pod's context, and of the switches of the pod that belong to it; `specAt` is the path of the whole specification. */
export function podContextFaults(spec: PodSpec, specAt: string, { declared, enabled }: RuleContext): FieldError[] {
  const at = `${specAt}.securityContext`;
  const context = spec.securityContext;
  const out = [
    ...hostNetworkFaults(spec, specAt, enabled),
    ...declared.take(at, 'fsGroup', 'runAsUser', 'runAsGroup', 'supplementalGroups'),
  ];
  if (spec.shareProcessNamespace === true && spec.hostPID === true)
    out.push(invalidValue(`${at}.shareProcessNamespace`, true, 'ShareProcessNamespace and HostPID cannot both be enabled'));
  out.push(...sysctlFaults(`${at}.sysctls`, spec, { declared, enabled }));
  out.push(...declared.take(at, 'fsGroupChangePolicy'));
  out.push(...seccompFaults(`${at}.seccompProfile`, context.seccompProfile, declared));
  out.push(...windowsFaults(`${at}.windowsOptions`, context.windowsOptions, declared));
  out.push(...apparmorFaults(`${at}.appArmorProfile`, context.appArmorProfile, declared));
  if (!isAbsent(context.seLinuxChangePolicy))
    out.push(
      ...choiceFaults(`${at}.seLinuxChangePolicy`, context.seLinuxChangePolicy, enabled('SELinuxMount') ? SELINUX_CHANGES : ['Recursive']),
    );
  return [...out, ...declared.take(at)];
}
