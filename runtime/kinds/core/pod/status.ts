/** Rules of what a node tells of its pods. */
import type { ContainerStatus, Pod, PodSpec, PodStatus } from '../../../../generated/core/v1/types.js';
import { duplicate, type FieldError, forbiddenField, invalidValue } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import type { Words } from '../../../model/values/words.js';
import { familyFaults } from '../../rules/addresses.js';
import { choiceFaults, formatFaults, isAbsent, rangeFaults } from '../../rules/values.js';
import { annotationFaults } from './rules.js';

/** Refuses that a container that has ended runs again, unless the pod starts its containers again. */
function endedFaults(
  at: string,
  next: readonly ContainerStatus[] = [],
  before: readonly ContainerStatus[] = [],
  policy: string,
): FieldError[] {
  if (policy === 'Always') return [];
  const running = new Set(next.filter(({ state }) => isAbsent(state.terminated)).map(({ name }) => name));
  return faultsOfEach(before, ({ name, state: { terminated } }, i) => {
    const again = policy === 'OnFailure' && terminated?.exitCode !== 0;
    if (isAbsent(terminated) || again || !running.has(name)) return [];
    return [forbiddenField(`${at}[${i}].state`, 'may not be transitioned to non-terminated state')];
  });
}

/** Faults of the addresses of a pod, of which there is one of each family. */
function addressFaults({ podIPs = [] }: PodStatus): FieldError[] {
  const at = 'status.podIPs';
  const ips = podIPs.map(({ ip = '' }) => ip);
  return [
    ...faultsOfEach(ips, (ip, i) => formatFaults('ip', `${at}[${i}]`, ip)),
    ...familyFaults(at, ips, podIPs, { format: 'ip', what: 'IP' }),
  ];
}

/** Faults of the addresses of the pod's node, of which the first is also told alone. */
function hostAddressFaults({ hostIP = '', hostIPs = [] }: PodStatus): FieldError[] {
  const at = 'status.hostIPs';
  const ips = hostIPs.map(({ ip = '' }) => ip);
  const [first] = ips;
  if (first === undefined) return [];
  return [
    ...(first === hostIP ? [] : [invalidValue(`${at}[0].ip`, first, 'must be equal to `hostIP`')]),
    ...faultsOfEach(ips, (ip, i) => formatFaults('ip', `${at}[${i}]`, ip)),
    ...familyFaults(at, ips, hostIPs, { format: 'ip', what: 'IP' }),
  ];
}

/** Faults of what became of the claims of the pod, each of which is told of once. */
function claimStatusFaults({ resourceClaimStatuses = [] }: PodStatus, { resourceClaims = [] }: PodSpec): FieldError[] {
  const known = new Set(resourceClaims.map(({ name }) => name));
  const seen = new Set<string>();
  return faultsOfEach(resourceClaimStatuses, ({ name, resourceClaimName }, i) => {
    const at = `status.resourceClaimStatuses[${i}]`;
    const out: FieldError[] = [];
    if (seen.has(name)) out.push(duplicate(`${at}.name`, name));
    else if (!known.has(name)) out.push(invalidValue(`${at}.name`, name, 'must match the name of an entry in `spec.resourceClaims`'));
    seen.add(name);
    return isAbsent(resourceClaimName) ? out : [...out, ...formatFaults('dns-subdomain', `${at}.resourceClaimName`, resourceClaimName)];
  });
}

const HEALTH = ['Healthy', 'Unhealthy', 'Unknown'];
const MAX_ID = 2_147_483_647;

/** Faults of who a container runs as, and of the health of what it was given. */
function containerStatusFaults(
  at: string,
  { name, user, allocatedResourcesStatus = [] }: ContainerStatus,
  { containers }: PodSpec,
): FieldError[] {
  const ids: readonly (readonly [field: string, id: number | bigint | undefined])[] = [
    ['uid', user?.linux?.uid],
    ['gid', user?.linux?.gid],
    ...(user?.linux?.supplementalGroups ?? []).map((id, i) => [`supplementalGroups[${i}]`, id] as const),
  ];
  const own = (containers ?? []).find((container) => container.name === name);
  const asked = new Set([...Object.keys(own?.resources.requests ?? {}), ...Object.keys(own?.resources.limits ?? {})]);
  const claims = new Set((own?.resources.claims ?? []).map((claim) => `claim:${claim.name}${claim.request ? `/${claim.request}` : ''}`));
  const seen = new Set<string>();
  return [
    ...faultsOfEach(ids, ([field, id]) => rangeFaults(`${at}.user.linux.${field}`, id, 0, MAX_ID)),
    ...faultsOfEach(allocatedResourcesStatus, ({ name: resource, resources = [] }, i) => {
      const field = `${at}.allocatedResourcesStatus[${i}]`;
      const known = resource.startsWith('claim:') ? claims.has(resource) : asked.has(resource);
      const out: FieldError[] = known ? [] : [invalidValue(`${field}.name`, resource, 'must match one of the container resources')];
      if (seen.has(resource)) out.push(duplicate(`${field}.name`, resource));
      seen.add(resource);
      const ids = new Set<string>();
      return [
        ...out,
        ...faultsOfEach(resources, ({ resourceID, health = '' }, j) => {
          const repeated = ids.has(resourceID);
          ids.add(resourceID);
          return [
            ...(repeated ? [duplicate(`${field}.resources[${j}].resourceID`, resourceID)] : []),
            ...choiceFaults(`${field}.resources[${j}].health`, health, HEALTH),
          ];
        }),
      ];
    }),
  ];
}

/** Faults of a change through the status subresource. */
export function podStatusFaults(object: Pod, old: Pod, words: Words): FieldError[] {
  const [{ status, spec }, { status: before }] = [object, old];
  const { nominatedNodeName: nominated = '', conditions = [] } = status;
  return [
    ...annotationFaults(object, old, words),
    ...faultsOfEach(conditions, ({ type }, i) => formatFaults('qualified-name', `metadata.conditions[${i}].Type`, type)),
    ...(nominated === '' || nominated === before.nominatedNodeName
      ? []
      : formatFaults('dns-subdomain', 'status.nominatedNodeName', nominated)),
    ...addressFaults(status),
    ...hostAddressFaults(status),
    ...claimStatusFaults(status, spec),
    ...faultsOfEach(status.containerStatuses ?? [], (container, i) =>
      containerStatusFaults(`status.containerStatuses[${i}]`, container, spec),
    ),
    ...endedFaults('status.containerStatuses', status.containerStatuses, before.containerStatuses, spec.restartPolicy),
    ...endedFaults('status.initContainerStatuses', status.initContainerStatuses, before.initContainerStatuses, spec.restartPolicy),
  ];
}
