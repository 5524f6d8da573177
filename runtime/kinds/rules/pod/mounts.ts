/** Rules of how containers use the volumes of their pod: as folders or as devices. */

import type { Container, PodSpec, Volume, VolumeMount } from '../../../../generated/core/v1/types.js';
import { type FieldError, forbiddenField, invalidValue, valueNotFound } from '../../../model/errors.js';
import { type DeclaredFaults, shownAt } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { isAbsent } from '../values.js';

const REPEATED = 'must be unique';

/** Volumes by name. */
export type Volumes = ReadonlyMap<string, Volume>;

export const volumesOf = ({ volumes = [] }: PodSpec): Volumes => new Map(volumes.map((v) => [v.name, v]));

function propagationFaults(at: string, { mountPropagation: mode }: VolumeMount, container: Container | undefined): FieldError[] {
  if (container === undefined) return [];
  const privileged = container.securityContext?.privileged === true;
  return mode === 'Bidirectional' && !privileged
    ? [forbiddenField(`${at}.mountPropagation`, 'Bidirectional mount propagation is available only to privileged containers')]
    : [];
}

/** What stands below a read-only mount is read-only, too; clients know its faults by the field of the list. */
function recursionFaults(at: string, { recursiveReadOnly: mode, readOnly, mountPropagation }: VolumeMount): FieldError[] {
  if (mode !== 'Enabled' && mode !== 'IfPossible') return [];
  return [
    ...(readOnly === true ? [] : [forbiddenField(at, 'may only be specified when readOnly is true')]),
    ...(isAbsent(mountPropagation) || mountPropagation === 'None'
      ? []
      : [forbiddenField(at, 'may only be specified when mountPropagation is None or not specified')]),
  ];
}

/** Faults of the mounts of a container. Where the container is not known, the rules that depend on it are left out. */
export function mountFaults(
  at: string,
  mounts: readonly VolumeMount[] | undefined,
  volumes: Volumes,
  declared: DeclaredFaults,
  container?: Container,
): FieldError[] {
  const paths = new Set<string>();
  const devices = container?.volumeDevices ?? [];
  const deviceNames = new Set(devices.map((device) => device.name));
  const devicePaths = new Set(devices.map((device) => device.devicePath));
  return faultsOfEach(mounts ?? [], (mount, i) => {
    const field = `${at}[${i}]`;
    // Clients know the faults of these by the field of the list.
    const ofList = (member: string): readonly FieldError[] => shownAt(declared, field, at).take(at, member);
    const { name, mountPath: path, subPath: sub = '', subPathExpr: expression = '' } = mount;
    const out = [...declared.take(field, 'name')];
    if (!volumes.has(name) || name === '') out.push(valueNotFound(`${field}.name`, name));
    out.push(...declared.take(field, 'mountPath'));
    if (paths.has(path)) out.push(invalidValue(`${field}.mountPath`, path, REPEATED));
    paths.add(path);
    if (deviceNames.has(name)) out.push(invalidValue(`${field}.name`, name, 'must not already exist in volumeDevices'));
    if (devicePaths.has(path)) out.push(invalidValue(`${field}.mountPath`, path, 'must not already exist as a path in volumeDevices'));
    out.push(...ofList('subPath'));
    if (expression !== '' && sub !== '')
      out.push(invalidValue(`${field}.subPathExpr`, expression, 'subPathExpr and subPath are mutually exclusive'));
    return [
      ...out,
      ...ofList('subPathExpr'),
      ...ofList('mountPropagation'),
      ...propagationFaults(at, mount, container),
      ...ofList('recursiveReadOnly'),
      ...recursionFaults(`${at}.recursiveReadOnly`, mount),
    ];
  });
}

/** Faults of the volumes that a container uses as devices. */
export function deviceFaults(
  at: string,
  { volumeMounts = [], volumeDevices = [] }: Container,
  volumes: Volumes,
  declared: DeclaredFaults,
): FieldError[] {
  const names = new Set<string>();
  const paths = new Set<string>();
  const mountNames = new Set(volumeMounts.map((mount) => mount.name));
  const mountPaths = new Set(volumeMounts.map((mount) => mount.mountPath));
  return faultsOfEach(volumeDevices, ({ name, devicePath: path }, i) => {
    const field = `${at}[${i}]`;
    const out = [...declared.take(field, 'name')];
    if (names.has(name)) out.push(invalidValue(`${field}.name`, name, REPEATED));
    const volume = volumes.get(name);
    if (volume === undefined) out.push(valueNotFound(`${field}.name`, name));
    else if (isAbsent(volume.persistentVolumeClaim) && isAbsent(volume.ephemeral))
      out.push(invalidValue(`${field}.name`, name, 'can only use volume source type of PersistentVolumeClaim for block mode'));
    out.push(...declared.take(field, 'devicePath'));
    if (path !== '' && paths.has(path)) out.push(invalidValue(`${field}.devicePath`, path, REPEATED));
    if (path.split('/').includes('..')) out.push(invalidValue(`${field}.devicePath`, path, "can not contain backsteps ('..')"));
    if (mountNames.has(name)) out.push(invalidValue(`${field}.name`, name, 'must not already exist in volumeMounts'));
    if (path !== '' && mountPaths.has(path))
      out.push(invalidValue(`${field}.devicePath`, path, 'must not already exist as a path in volumeMounts'));
    if (name !== '') names.add(name);
    paths.add(path);
    return out;
  });
}
