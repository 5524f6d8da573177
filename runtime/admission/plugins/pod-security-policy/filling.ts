/** The defaults by which a policy completes a pod. */
import type { Capabilities, Pod, SecurityContext } from '../../../../generated/core/v1/types.js';
import type { PodSecurityPolicySpec } from '../../../../generated/policy/v1beta1/types.js';
import { effectiveContext, placedContainers } from './effective.js';
import type { Profiles } from './profiles.js';

interface RangeStrategy {
  readonly rule?: string;
  readonly ranges?: readonly { readonly min: number | bigint }[];
}

/** The id for a container that names none; undefined if the rule has none. */
const generated = (strategy: RangeStrategy | undefined): number | bigint | undefined =>
  strategy?.rule === 'MustRunAs' ? strategy.ranges?.[0]?.min : undefined;

/** The capabilities with those that the policy adds and drops; undefined where it changes none. */
function filledCapabilities({ add = [], drop = [] }: Capabilities, policy: PodSecurityPolicySpec): Capabilities | undefined {
  const added = new Set([...add, ...(policy.defaultAddCapabilities ?? []).filter((name) => !drop.includes(name))]);
  const dropped = new Set([...drop, ...(policy.requiredDropCapabilities ?? [])]);
  if (added.size === new Set(add).size && dropped.size === new Set(drop).size) return undefined;
  return {
    ...(added.size === 0 ? {} : { add: [...added].sort() }),
    ...(dropped.size === 0 ? {} : { drop: [...dropped].sort() }),
  };
}

function filledContext(effective: SecurityContext, policy: PodSecurityPolicySpec): SecurityContext {
  const filled: SecurityContext = {};
  const isOpen = (field: keyof SecurityContext): boolean => effective[field] === undefined;
  const [user, group] = [generated(policy.runAsUser), generated(policy.runAsGroup)];
  if (isOpen('runAsUser') && user !== undefined) filled.runAsUser = user;
  if (isOpen('runAsGroup') && group !== undefined) filled.runAsGroup = group;
  const { rule, seLinuxOptions } = policy.seLinux;
  if (isOpen('seLinuxOptions') && rule === 'MustRunAs' && seLinuxOptions !== undefined) filled.seLinuxOptions = { ...seLinuxOptions };
  if (policy.runAsUser.rule === 'MustRunAsNonRoot' && isOpen('runAsUser') && isOpen('runAsNonRoot')) filled.runAsNonRoot = true;
  const capabilities = filledCapabilities(effective.capabilities ?? {}, policy);
  if (capabilities !== undefined) filled.capabilities = capabilities;
  if (policy.readOnlyRootFilesystem === true && isOpen('readOnlyRootFilesystem')) filled.readOnlyRootFilesystem = true;
  const escalation = policy.defaultAllowPrivilegeEscalation ?? (policy.allowPrivilegeEscalation ? undefined : false);
  if (isOpen('allowPrivilegeEscalation') && escalation !== undefined) filled.allowPrivilegeEscalation = escalation;
  return filled;
}

/** Applies the policy's defaults to the pod, in place. */
export function fillIn(pod: Pod, policy: PodSecurityPolicySpec, profiles: Profiles): void {
  const { spec } = pod;
  const context = { ...spec.securityContext };
  const [fsGroup, group] = [generated(policy.fsGroup), generated(policy.supplementalGroups)];
  if (context.supplementalGroups === undefined && group !== undefined) context.supplementalGroups = [group];
  if (context.fsGroup === undefined && fsGroup !== undefined) context.fsGroup = fsGroup;
  const { rule, seLinuxOptions } = policy.seLinux;
  if (context.seLinuxOptions === undefined && rule === 'MustRunAs' && seLinuxOptions !== undefined)
    context.seLinuxOptions = { ...seLinuxOptions };
  if (Object.keys(context).length > 0) spec.securityContext = context;
  const runtime = policy.runtimeClass?.defaultRuntimeClassName;
  if (spec.runtimeClassName === undefined && runtime !== undefined) spec.runtimeClassName = runtime;
  profiles.fillIn(pod);
  for (const { container } of placedContainers(spec)) {
    const filled = filledContext(effectiveContext(spec, container), policy);
    if (Object.keys(filled).length > 0) container.securityContext = { ...container.securityContext, ...filled };
  }
}
