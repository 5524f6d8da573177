/** Parts of pods that go while the feature they need is off, unless the stored pod has such already; the catalogue says the rest by field. */
import type { Container, EphemeralContainer, PodSpec } from '../../../../generated/core/v1/types.js';
import type { Enabled } from '../../../settings/feature-gates.js';
import { isAbsent } from '../values.js';
import { isSidecar } from './restart.js';

/** Leaves out policies of single containers; those of containers that run beside the others stay. */
function withoutRestartPolicies(spec: PodSpec): PodSpec {
  const without = ({ restartPolicy: _policy, restartPolicyRules: _rules, ...container }: Container): Container => container;
  return {
    ...spec,
    containers: spec.containers?.map(without) ?? null,
    ...(spec.initContainers === undefined ? {} : { initContainers: spec.initContainers.map((c) => (isSidecar(c) ? c : without(c))) }),
  };
}

const hasRestartPolicies = ({ containers, initContainers = [] }: PodSpec): boolean =>
  [...(containers ?? []), ...initContainers.filter((c) => !isSidecar(c))].some(({ restartPolicy }) => restartPolicy !== undefined);

const hasImages = ({ volumes = [] }: PodSpec): boolean => volumes.some(({ image }) => !isAbsent(image));

/** Leaves out volumes that are images, and where containers would see them. */
function withoutImages(spec: PodSpec): PodSpec {
  const gone = new Set((spec.volumes ?? []).filter(({ image }) => !isAbsent(image)).map(({ name }) => name));
  const unmounted = <T extends Container | EphemeralContainer>(container: T): T => {
    const { volumeMounts, ...others } = container;
    const kept = volumeMounts?.filter(({ name }) => !gone.has(name)) ?? [];
    return { ...others, ...(kept.length === 0 ? {} : { volumeMounts: kept }) } as T;
  };
  const { volumes = [], ...others } = spec;
  const kept = volumes.filter(({ name }) => !gone.has(name));
  return {
    ...others,
    ...(kept.length === 0 ? {} : { volumes: kept }),
    containers: spec.containers?.map(unmounted) ?? null,
    ...(spec.initContainers === undefined ? {} : { initContainers: spec.initContainers.map(unmounted) }),
    ...(spec.ephemeralContainers === undefined ? {} : { ephemeralContainers: spec.ephemeralContainers.map(unmounted) }),
  };
}

/** Leaves out what containers do at their start and end where nothing is left of it. */
function withoutEmptyLifecycles(spec: PodSpec): PodSpec {
  const isEmpty = ({ lifecycle }: Container): boolean => lifecycle !== undefined && Object.keys(lifecycle).length === 0;
  const without = ({ lifecycle: _, ...container }: Container): Container => container;
  const { initContainers = [] } = spec;
  if (![...(spec.containers ?? []), ...initContainers].some(isEmpty)) return spec;
  return {
    ...spec,
    containers: spec.containers?.map((c) => (isEmpty(c) ? without(c) : c)) ?? null,
    ...(spec.initContainers === undefined ? {} : { initContainers: initContainers.map((c) => (isEmpty(c) ? without(c) : c)) }),
  };
}

/** The specification without what needs a feature that is off. */
export function withGatedParts(spec: PodSpec, old: PodSpec | undefined, enabled: Enabled): PodSpec {
  let kept = spec;
  const policiesGo = enabled('RestartPoliciesGated') && !enabled('ContainerRestartRules');
  if (policiesGo && (old === undefined || !hasRestartPolicies(old))) kept = withoutRestartPolicies(kept);
  if (!enabled('ImageVolume') && hasImages(kept) && (old === undefined || !hasImages(old))) kept = withoutImages(kept);
  if (enabled('EmptyLifecyclesDropped') && !enabled('ContainerStopSignals')) kept = withoutEmptyLifecycles(kept);
  return kept;
}
