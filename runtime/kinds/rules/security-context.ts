/** Rules of security contexts, of pods and of containers. */
import { duplicate, type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import type { KindContext } from '../../resource/strategy.js';
import { type Fields, fieldsOf, listOf, text } from '../shown.js';
import { choiceFaults, isAbsent, rangeFaults, textsOf } from './values.js';
import { windowsFaults } from './windows.js';

/** Ways in which processes see the system's own files. */
export const PROC_MOUNTS: readonly string[] = ['Default', 'Unmasked'];

const MAX_ID = 2_147_483_647;

/** A user or group. */
const identityFaults = (field: string, value: unknown): FieldError[] => rangeFaults(field, value, 0, MAX_ID);

const SECCOMP_TYPES: readonly string[] = ['Localhost', 'RuntimeDefault', 'Unconfined'];

function seccompFaults(at: string, value: unknown): FieldError[] {
  if (isAbsent(value)) return [];
  const profile = fieldsOf(value);
  const type = text(profile.type);
  const out =
    type === '' ? [required(`${at}.type`, 'type is required when seccompProfile is set')] : choiceFaults(`${at}.type`, type, SECCOMP_TYPES);
  const file = text(profile.localhostProfile);
  if (type === 'Localhost') {
    if (file === '') out.push(required(`${at}.localhostProfile`, 'must be set when seccomp type is Localhost'));
    else if (file.startsWith('/')) out.push(invalidValue(`${at}.localhostProfile`, file, 'must be a relative path'));
    else if (file.split('/').includes('..')) out.push(invalidValue(`${at}.localhostProfile`, file, "must not contain '..'"));
  } else if (!isAbsent(profile.localhostProfile))
    out.push(invalidValue(`${at}.localhostProfile`, profile, 'must only be set when seccomp type is Localhost'));
  return out;
}

/** A container's own context. */
export function containerContextFaults(at: string, value: unknown, { settings }: KindContext): FieldError[] {
  if (isAbsent(value)) return [];
  const context = fieldsOf(value);
  const out: FieldError[] = [];
  if (context.privileged === true && !settings.flag('allow-privileged'))
    out.push(forbiddenField(`${at}.privileged`, 'disallowed by cluster policy'));
  out.push(...identityFaults(`${at}.runAsUser`, context.runAsUser), ...identityFaults(`${at}.runAsGroup`, context.runAsGroup));
  if (!isAbsent(context.procMount)) out.push(...choiceFaults(`${at}.procMount`, context.procMount, PROC_MOUNTS));
  out.push(...seccompFaults(`${at}.seccompProfile`, context.seccompProfile));
  if (context.allowPrivilegeEscalation === false) {
    if (context.privileged === true)
      out.push(invalidValue(at, context, 'cannot set `allowPrivilegeEscalation` to false and `privileged` to true'));
    if (textsOf(fieldsOf(context.capabilities).add).includes('CAP_SYS_ADMIN'))
      out.push(invalidValue(at, context, 'cannot set `allowPrivilegeEscalation` to false and `capabilities.Add` CAP_SYS_ADMIN'));
  }
  out.push(...windowsFaults(`${at}.windowsOptions`, context.windowsOptions));
  return out;
}

const SYSCTL = /^([a-z0-9]([-_a-z0-9]*[a-z0-9])?\.)*[a-z0-9]([-_a-z0-9]*[a-z0-9])?$/;
/** Characters of a kernel setting's name. */
export const SYSCTL_MAX = 253;

function sysctlFaults(at: string, list: readonly Fields[]): FieldError[] {
  const names = new Set<string>();
  return faultsOfEach(list, (sysctl, i) => {
    const name = text(sysctl.name);
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

/** Each container port is the port of the host. */
function hostNetworkFaults(spec: Fields, at: string): FieldError[] {
  if (spec.hostNetwork !== true) return [];
  return faultsOfEach(listOf(spec.containers), (container, i) =>
    faultsOfEach(listOf(container.ports), (port, j) =>
      port.hostPort === port.containerPort
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

/** The pod's context, and the switches of the pod that belong to it; `specAt` is the path of the whole specification. */
export function podContextFaults(spec: Fields, specAt: string): FieldError[] {
  const at = `${specAt}.securityContext`;
  const context = fieldsOf(spec.securityContext);
  const out = [
    ...hostNetworkFaults(spec, specAt),
    ...identityFaults(`${at}.fsGroup`, context.fsGroup),
    ...identityFaults(`${at}.runAsUser`, context.runAsUser),
    ...identityFaults(`${at}.runAsGroup`, context.runAsGroup),
    ...faultsOfEach(Array.isArray(context.supplementalGroups) ? context.supplementalGroups : [], (g, i) =>
      identityFaults(`${at}.supplementalGroups[${i}]`, g),
    ),
  ];
  if (spec.shareProcessNamespace === true && spec.hostPID === true)
    out.push(invalidValue(`${at}.shareProcessNamespace`, true, 'ShareProcessNamespace and HostPID cannot both be enabled'));
  out.push(...sysctlFaults(`${at}.sysctls`, listOf(context.sysctls)));
  if (!isAbsent(context.fsGroupChangePolicy))
    out.push(...choiceFaults(`${at}.fsGroupChangePolicy`, context.fsGroupChangePolicy, ['Always', 'OnRootMismatch']));
  out.push(...seccompFaults(`${at}.seccompProfile`, context.seccompProfile));
  out.push(...windowsFaults(`${at}.windowsOptions`, context.windowsOptions));
  return out;
}
