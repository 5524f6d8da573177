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

const containersIn = ({ containers, initContainers = [] }: PodSpec): readonly Container[] => [...(containers ?? []), ...initContainers];

const hasStopSignal = ({ lifecycle }: Container): boolean => !isAbsent(lifecycle?.stopSignal);

/** Leaves out signals that stop containers, and what containers do at their start and end where nothing else was said of it. */
function withoutStopSignals(spec: PodSpec): PodSpec {
  const without = (container: Container): Container => {
    if (!hasStopSignal(container)) return container;
    const { lifecycle, ...others } = container;
    const { stopSignal: _, ...kept } = lifecycle ?? {};
    return Object.values(kept).every(isAbsent) ? others : { ...others, lifecycle: kept };
  };
  return {
    ...spec,
    containers: spec.containers?.map(without) ?? null,
    ...(spec.initContainers === undefined ? {} : { initContainers: spec.initContainers.map(without) }),
  };
}

/** The specification without what needs a feature that is off. */
export function withGatedParts(spec: PodSpec, old: PodSpec | undefined, enabled: Enabled): PodSpec {
  let kept = spec;
  const policiesGo = enabled('RestartPoliciesGated') && !enabled('ContainerRestartRules');
  if (policiesGo && (old === undefined || !hasRestartPolicies(old))) kept = withoutRestartPolicies(kept);
  if (!enabled('ImageVolume') && hasImages(kept) && (old === undefined || !hasImages(old))) kept = withoutImages(kept);
  const signalled = !enabled('ContainerStopSignals') && containersIn(kept).some(hasStopSignal);
  if (signalled && (old === undefined || !containersIn(old).some(hasStopSignal))) kept = withoutStopSignals(kept);
  return kept;
}
