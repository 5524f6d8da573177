/** Rules of security contexts, of pods and of containers. */

import type { PodSpec, SeccompProfile, SecurityContext, Sysctl } from '../../../../generated/core/v1/types.js';
import { duplicate, type FieldError, forbiddenField, invalidValue, required } from '../../../model/errors.js';
import type { DeclaredFaults } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { backstepFaults, isAbsent } from '../values.js';
import { windowsFaults } from '../windows.js';

function seccompFaults(at: string, profile: SeccompProfile | undefined, declared: DeclaredFaults): FieldError[] {
  if (isAbsent(profile)) return [];
  const { type, localhostProfile: file } = profile;
  const out = [...declared.take(at, 'type')];
  if (type === 'Localhost') {
    if (isAbsent(file)) out.push(required(`${at}.localhostProfile`, 'must be set when seccomp type is Localhost'));
    else if (file.startsWith('/')) out.push(invalidValue(`${at}.localhostProfile`, file, 'must be a relative path'));
    else out.push(...backstepFaults(`${at}.localhostProfile`, file));
  } else if (!isAbsent(profile.localhostProfile))
    out.push(invalidValue(`${at}.localhostProfile`, profile, 'must only be set when seccomp type is Localhost'));
  return out;
}

/** Faults of a container's own context; an absent one has none. */
export function containerContextFaults(
  at: string,
  context: SecurityContext | undefined,
  { settings, declared }: RuleContext,
): FieldError[] {
  if (isAbsent(context)) return [];
  const out: FieldError[] = [];
  if (context.privileged === true && !settings.flag('allow-privileged'))
    out.push(forbiddenField(`${at}.privileged`, 'disallowed by cluster policy'));
  out.push(...declared.take(at, 'runAsUser', 'runAsGroup', 'procMount'));
  out.push(...seccompFaults(`${at}.seccompProfile`, context.seccompProfile, declared));
  if (context.allowPrivilegeEscalation === false) {
    if (context.privileged === true)
      out.push(invalidValue(at, context, 'cannot set `allowPrivilegeEscalation` to false and `privileged` to true'));
    if (context.capabilities?.add?.includes('CAP_SYS_ADMIN'))
      out.push(invalidValue(at, context, 'cannot set `allowPrivilegeEscalation` to false and `capabilities.Add` CAP_SYS_ADMIN'));
  }
  out.push(...windowsFaults(`${at}.windowsOptions`, context.windowsOptions, declared));
  return out;
}

const SYSCTL = /^([a-z0-9]([-_a-z0-9]*[a-z0-9])?\.)*[a-z0-9]([-_a-z0-9]*[a-z0-9])?$/;
/** Characters of a kernel setting's name. */
export const SYSCTL_MAX = 253;

function sysctlFaults(at: string, list: readonly Sysctl[] = []): FieldError[] {
  const names = new Set<string>();
  return faultsOfEach(list, ({ name }, i) => {
    const field = `${at}[${i}].name`;
    const out: FieldError[] = [];
    if (name === '') out.push(required(field));
    else if (name.length > SYSCTL_MAX || !SYSCTL.test(name))
      out.push(invalidValue(field, name, `must have at most ${SYSCTL_MAX} characters and match regex ${SYSCTL.source.slice(1, -1)}`));
    else if (names.has(name)) out.push(duplicate(field, name));
    names.add(name);
    return out;
  });
}

/** On the host's network, each container port must be the port of the host. */
function hostNetworkFaults({ hostNetwork, containers }: PodSpec, at: string): FieldError[] {
  if (hostNetwork !== true) return [];
  return faultsOfEach(containers ?? [], ({ ports = [] }, i) =>
    faultsOfEach(ports, (port, j) =>
      (port.hostPort ?? 0) === port.containerPort
        ? []
        : [
            invalidValue(
              `${at}.containers[${i}].ports[${j}].containerPort`,
              port.containerPort,
              'must match `hostPort` when `hostNetwork` is true',
            ),
          ],
    ),
  );
}

/** Faults of the pod's context, and of the switches of the pod that belong to it; `specAt` is the path of the whole specification. */
export function podContextFaults(spec: PodSpec, specAt: string, declared: DeclaredFaults): FieldError[] {
  const at = `${specAt}.securityContext`;
  const context = spec.securityContext;
  const out = [...hostNetworkFaults(spec, specAt), ...declared.take(at, 'fsGroup', 'runAsUser', 'runAsGroup', 'supplementalGroups')];
  if (spec.shareProcessNamespace === true && spec.hostPID === true)
    out.push(invalidValue(`${at}.shareProcessNamespace`, true, 'ShareProcessNamespace and HostPID cannot both be enabled'));
  out.push(...sysctlFaults(`${at}.sysctls`, context.sysctls));
  out.push(...declared.take(at, 'fsGroupChangePolicy'));
  out.push(...seccompFaults(`${at}.seccompProfile`, context.seccompProfile, declared));
  out.push(...windowsFaults(`${at}.windowsOptions`, context.windowsOptions, declared));
  return out;
}
