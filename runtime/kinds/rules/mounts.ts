/** Rules of how containers use the volumes of their pod: as folders or as devices. */
import { type FieldError, forbiddenField, invalidValue, notSupported, required, valueNotFound } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { type Fields, fieldsOf, listOf, text } from '../shown.js';
import { descendingPathFaults, isAbsent } from './values.js';

/** Volumes by name. */
export type Volumes = ReadonlyMap<string, Fields>;

export const volumesOf = (spec: Fields): Volumes => new Map(listOf(spec.volumes).map((v) => [text(v.name), v]));

const textsAt = (list: readonly Fields[], field: string): ReadonlySet<string> => new Set(list.map((item) => text(item[field])));

const PROPAGATION = ['Bidirectional', 'HostToContainer', 'None'];

function propagationFaults(at: string, mount: Fields, container: Fields | undefined): FieldError[] {
  const mode = mount.mountPropagation;
  if (isAbsent(mode)) return [];
  if (typeof mode !== 'string' || !PROPAGATION.includes(mode)) return [notSupported(`${at}.mountPropagation`, mode, PROPAGATION)];
  if (container === undefined) return [];
  const privileged = fieldsOf(container.securityContext).privileged === true;
  return mode === 'Bidirectional' && !privileged
    ? [forbiddenField(`${at}.mountPropagation`, 'Bidirectional mount propagation is available only to privileged containers')]
    : [];
}

/** Mounts of a container; where none is known yet, what depends on it is left for when it is. */
export function mountFaults(at: string, mounts: unknown, volumes: Volumes, container?: Fields): FieldError[] {
  const paths = new Set<string>();
  const devices = listOf(container?.volumeDevices);
  const [deviceNames, devicePaths] = [textsAt(devices, 'name'), textsAt(devices, 'devicePath')];
  return faultsOfEach(listOf(mounts), (mount, i) => {
    const field = `${at}[${i}]`;
    const [name, path] = [text(mount.name), text(mount.mountPath)];
    const [sub, expression] = [text(mount.subPath), text(mount.subPathExpr)];
    const out: FieldError[] = [];
    if (name === '') out.push(required(`${field}.name`));
    if (!volumes.has(name) || name === '') out.push(valueNotFound(`${field}.name`, name));
    if (path === '') out.push(required(`${field}.mountPath`));
    if (paths.has(path)) out.push(invalidValue(`${field}.mountPath`, path, 'must be unique'));
    paths.add(path);
    if (deviceNames.has(name)) out.push(invalidValue(`${field}.name`, name, 'must not already exist in volumeDevices'));
    if (devicePaths.has(path)) out.push(invalidValue(`${field}.mountPath`, path, 'must not already exist as a path in volumeDevices'));
    if (sub !== '') out.push(...descendingPathFaults(`${at}.subPath`, sub));
    if (expression !== '') {
      if (sub !== '') out.push(invalidValue(`${field}.subPathExpr`, expression, 'subPathExpr and subPath are mutually exclusive'));
      out.push(...descendingPathFaults(`${at}.subPathExpr`, expression));
    }
    return [...out, ...propagationFaults(at, mount, container)];
  });
}

export function deviceFaults(at: string, container: Fields, volumes: Volumes): FieldError[] {
  const names = new Set<string>();
  const paths = new Set<string>();
  const mounts = listOf(container.volumeMounts);
  const [mountNames, mountPaths] = [textsAt(mounts, 'name'), textsAt(mounts, 'mountPath')];
  return faultsOfEach(listOf(container.volumeDevices), (device, i) => {
    const field = `${at}[${i}]`;
    const [name, path] = [text(device.name), text(device.devicePath)];
    const out: FieldError[] = [];
    if (name === '') out.push(required(`${field}.name`));
    if (names.has(name)) out.push(invalidValue(`${field}.name`, name, 'must be unique'));
    const volume = volumes.get(name);
    if (volume === undefined) out.push(valueNotFound(`${field}.name`, name));
    else if (isAbsent(volume.persistentVolumeClaim) && isAbsent(volume.ephemeral))
      out.push(invalidValue(`${field}.name`, name, 'can only use volume source type of PersistentVolumeClaim for block mode'));
    if (path === '') out.push(required(`${field}.devicePath`));
    if (path !== '' && paths.has(path)) out.push(invalidValue(`${field}.devicePath`, path, 'must be unique'));
    if (path.split('/').includes('..')) out.push(invalidValue(`${field}.devicePath`, path, "can not contain backsteps ('..')"));
    if (mountNames.has(name)) out.push(invalidValue(`${field}.name`, name, 'must not already exist in volumeMounts'));
    if (path !== '' && mountPaths.has(path))
      out.push(invalidValue(`${field}.devicePath`, path, 'must not already exist as a path in volumeMounts'));
    if (name !== '') names.add(name);
    paths.add(path);
    return out;
  });
}
