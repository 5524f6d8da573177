/** The security context that a container runs with: its own, completed by that of its pod. */
import type { Container, PodSpec, SecurityContext } from '../../../../generated/core/v1/types.js';

const SHARED = ['seLinuxOptions', 'runAsUser', 'runAsGroup', 'runAsNonRoot', 'seccompProfile'] as const;

export function effectiveContext(
  { securityContext: ofPod }: PodSpec,
  { securityContext: own }: Pick<Container, 'securityContext'>,
): SecurityContext {
  const shared = SHARED.filter((field) => own?.[field] === undefined && ofPod?.[field] !== undefined);
  return { ...own, ...Object.fromEntries(shared.map((field) => [field, ofPod?.[field]])) };
}

/** A container with the path of its field. */
export interface PlacedContainer {
  readonly at: string;
  readonly container: Container;
}

/** All containers that a policy covers, in the order of their checks. */
export const placedContainers = (spec: PodSpec): PlacedContainer[] =>
  (['initContainers', 'containers', 'ephemeralContainers'] as const).flatMap((field) =>
    (spec[field] ?? []).map((container, i) => ({ at: `spec.${field}[${i}]`, container })),
  );
