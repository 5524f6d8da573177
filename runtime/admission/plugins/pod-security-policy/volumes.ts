/** The volumes that a policy lets pods use. */
import type { PodSpec, Volume } from '../../../../generated/core/v1/types.js';
import type { AllowedHostPath, PodSecurityPolicySpec } from '../../../../generated/policy/v1beta1/types.js';
import { type FieldError, invalidValue } from '../../../model/errors.js';
import { trimEnd } from '../../../model/values/trim.js';
import { placedContainers } from './effective.js';

/** The field that holds the volume's source; its name is the volume type in policies. */
const typeOf = ({ name: _, ...source }: Volume): string =>
  Object.entries(source).find(([, value]) => value !== undefined && value !== null)?.[0] ?? '';

/** Whether a volume holds only the token of the pod's account and what goes with it, as the server itself mounts it. */
function holdsTokenAlone({ projected }: Volume): boolean {
  const sources = projected?.sources ?? [];
  return (
    sources.length > 0 &&
    sources.every(({ serviceAccountToken, configMap, downwardAPI }) =>
      serviceAccountToken !== undefined
        ? serviceAccountToken.path === 'token'
        : configMap !== undefined
          ? (configMap.items ?? []).every(({ key, path }) => key === 'ca.crt' && path === 'ca.crt') && configMap.items?.length === 1
          : (downwardAPI?.items ?? []).every(
              ({ path, fieldRef }) => path === 'namespace' && fieldRef?.fieldPath === 'metadata.namespace',
            ) && downwardAPI?.items?.length === 1,
    )
  );
}

const withSlash = (path: string): string => `${trimEnd(path, '/')}/`;

/** Whether a path of the node is allowed, and whether only for reading. */
function hostPath(path: string, allowed: readonly AllowedHostPath[]): { readonly allows: boolean; readonly readOnly: boolean } {
  if (allowed.length === 0) return { allows: true, readOnly: false };
  // A path with `..` may lead out of an allowed prefix.
  const found = path.split('/').includes('..')
    ? []
    : allowed.filter(({ pathPrefix = '' }) => withSlash(path).startsWith(withSlash(pathPrefix)));
  return { allows: found.length > 0, readOnly: found.length > 0 && found.every(({ readOnly }) => readOnly === true) };
}

function hostPathFaults(at: string, volume: Volume, spec: PodSpec, allowed: readonly AllowedHostPath[]): FieldError[] {
  const path = volume.hostPath?.path ?? '';
  const { allows, readOnly } = hostPath(path, allowed);
  if (!allows) return [invalidValue(`${at}.hostPath.pathPrefix`, path, 'is not allowed to be used')];
  if (!readOnly) return [];
  return placedContainers(spec).flatMap(({ at: container, container: { volumeMounts } }) =>
    (volumeMounts ?? []).flatMap((mount, i) =>
      mount.name === volume.name && mount.readOnly !== true
        ? [invalidValue(`${container}.volumeMounts[${i}].readOnly`, false, 'must be read-only')]
        : [],
    ),
  );
}

export function volumeFaults(spec: PodSpec, policy: PodSecurityPolicySpec): FieldError[] {
  const types = policy.volumes ?? [];
  return (spec.volumes ?? []).flatMap((volume, i) => {
    const [at, type] = [`spec.volumes[${i}]`, typeOf(volume)];
    const isAllowed =
      types.includes('*') || types.includes(type) || (type === 'projected' && types.includes('secret') && holdsTokenAlone(volume));
    if (!isAllowed) return [invalidValue(at, type, `${type} volumes are not allowed to be used`)];
    const [flex, csi] = [policy.allowedFlexVolumes ?? [], policy.allowedCSIDrivers ?? []];
    const { flexVolume, csi: inline } = volume;
    if (type === 'hostPath') return hostPathFaults(at, volume, spec, policy.allowedHostPaths ?? []);
    if (flexVolume !== undefined && flex.length > 0 && !flex.some(({ driver }) => driver === flexVolume.driver))
      return [invalidValue(`${at}.driver`, flexVolume.driver, 'Flexvolume driver is not allowed to be used')];
    if (inline !== undefined && csi.length > 0 && !csi.some(({ name }) => name === inline.driver))
      return [invalidValue(`${at}.csi.driver`, inline.driver, 'Inline CSI driver is not allowed to be used')];
    return [];
  });
}
