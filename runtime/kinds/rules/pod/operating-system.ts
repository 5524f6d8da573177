/** Rules of pods for one operating system: what they leave out, and what processes of a Windows host need. */
import type { Container, EphemeralContainer, PodSpec } from '../../../../generated/core/v1/types.js';
import { type FieldError, forbiddenField, invalidValue, notSupported } from '../../../model/errors.js';
import type { DeclaredFaults } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { isAbsent } from '../values.js';

type Judged = Pick<Container | EphemeralContainer, 'securityContext' | 'volumeDevices'>;

const CONTAINERS = ['initContainers', 'containers', 'ephemeralContainers'] as const;
const SYSTEMS = ['linux', 'windows'];
const NOT_OF_WINDOWS = 'cannot be set for a windows pod';
const POD_CONTEXT = [
  'appArmorProfile',
  'seLinuxOptions',
  'seccompProfile',
  'fsGroup',
  'fsGroupChangePolicy',
  'sysctls',
  'runAsUser',
  'runAsGroup',
  'supplementalGroups',
  'supplementalGroupsPolicy',
  'seLinuxChangePolicy',
] as const;
const CONTAINER_CONTEXT = [
  'appArmorProfile',
  'seLinuxOptions',
  'seccompProfile',
  'capabilities',
  'readOnlyRootFilesystem',
  'privileged',
  'allowPrivilegeEscalation',
  'procMount',
  'runAsUser',
  'runAsGroup',
] as const;

/** Every container of a pod with the path of it. */
function everyContainer(at: string, spec: PodSpec, judge: (field: string, container: Judged) => FieldError[]): FieldError[] {
  return CONTAINERS.flatMap((list) => {
    const containers: readonly Judged[] = spec[list] ?? [];
    return faultsOfEach(containers, (container, i) => judge(`${at}.${list}[${i}]`, container));
  });
}

function windowsPodFaults(at: string, spec: PodSpec): FieldError[] {
  const refused = (field: string): FieldError => forbiddenField(field, NOT_OF_WINDOWS);
  const { securityContext: context } = spec;
  return [
    ...(['hostPID', 'hostIPC'] as const).filter((name) => spec[name] === true).map((name) => refused(`${at}.${name}`)),
    ...(['hostUsers', 'shareProcessNamespace'] as const).filter((name) => !isAbsent(spec[name])).map((name) => refused(`${at}.${name}`)),
    ...POD_CONTEXT.filter((name) => !isAbsent(context[name])).map((name) => refused(`${at}.securityContext.${name}`)),
    ...everyContainer(at, spec, (field, { securityContext }) =>
      isAbsent(securityContext)
        ? []
        : CONTAINER_CONTEXT.filter((name) => !isAbsent(securityContext[name])).map((name) => refused(`${field}.securityContext.${name}`)),
    ),
  ];
}

function linuxPodFaults(at: string, spec: PodSpec): FieldError[] {
  const refused = (field: string): FieldError =>
    forbiddenField(`${field}.securityContext.windowsOptions`, 'windows options cannot be set for a linux pod');
  return [
    ...(isAbsent(spec.securityContext.windowsOptions) ? [] : [refused(at)]),
    ...everyContainer(at, spec, (field, { securityContext }) => (isAbsent(securityContext?.windowsOptions) ? [] : [refused(field)])),
  ];
}

/** Faults of a pod that says which operating system it is for; another has none. */
export function systemFaults(at: string, spec: PodSpec, declared: DeclaredFaults): readonly FieldError[] {
  const { os } = spec;
  if (isAbsent(os)) return [];
  if (os.name === '') return declared.take(`${at}.os.name`);
  if (os.name === 'linux') return linuxPodFaults(at, spec);
  return os.name === 'windows' ? windowsPodFaults(at, spec) : [notSupported(`${at}.os`, os.name, SYSTEMS)];
}

/** Faults of containers that are processes of their Windows host: all of a pod are, or none, and they share its network. */
export function hostProcessFaults(at: string, spec: PodSpec, { settings, enabled }: RuleContext): FieldError[] {
  if (!enabled('WindowsHostProcessContainers')) return [];
  const ofPod = spec.securityContext.windowsOptions?.hostProcess;
  let [count, ofHost] = [0, 0];
  const out = everyContainer(at, spec, (field, { securityContext }) => {
    const own = securityContext?.windowsOptions?.hostProcess;
    count += 1;
    if (isAbsent(own) ? ofPod === true : own) ofHost += 1;
    if (isAbsent(ofPod) || isAbsent(own) || ofPod === own) return [];
    const why = `pod hostProcess value must be identical if both are specified, was ${ofPod}`;
    return [invalidValue(`${field}.securityContext.windowsOptions.hostProcess`, own, why)];
  });
  if (ofHost === 0) return out;
  if (ofHost !== count)
    out.push(invalidValue(at, '', 'If pod contains any hostProcess containers then all containers must be HostProcess containers'));
  if (spec.hostNetwork !== true)
    out.push(invalidValue(`${at}.hostNetwork`, false, 'hostNetwork must be true if pod contains any hostProcess containers'));
  if (!settings.flag('allow-privileged')) out.push(forbiddenField(at, 'hostProcess containers are disallowed by cluster policy'));
  return out;
}

/** Faults of a pod with user ids of its own, which shares nothing else with its host. */
export function ownUsersFaults(at: string, spec: PodSpec, { enabled }: RuleContext): FieldError[] {
  if (spec.hostUsers !== false) return [];
  const refused = (field: string): FieldError => forbiddenField(field, 'when `hostUsers` is false');
  return [
    ...(spec.hostNetwork === true && !enabled('UserNamespacesHostNetworkSupport') ? [refused(`${at}.hostNetwork`)] : []),
    // Clients know these two by names of their own.
    ...(spec.hostPID === true ? [refused(`${at}.HostPID`)] : []),
    ...(spec.hostIPC === true ? [refused(`${at}.HostIPC`)] : []),
    ...everyContainer(at, spec, (field, { volumeDevices = [] }) => (volumeDevices.length > 0 ? [refused(`${field}.volumeDevices`)] : [])),
  ];
}
