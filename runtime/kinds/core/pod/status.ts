/** Rules of what a node tells of its pods. */

import type { ContainerStatus, Pod, PodSpec, PodStatus } from '../../../../generated/core/v1/types.js';
import { IMMUTABLE } from '../../../model/definition/field-rules.js';
import { duplicate, type FieldError, forbiddenField, invalidValue } from '../../../model/errors.js';
import type { DeclaredFaults } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { addressOf, addressWarnings } from '../../../model/values/address-spelling.js';
import type { RuleContext } from '../../../resource/strategy.js';
import type { Enabled } from '../../../settings/feature-gates.js';
import { familyFaults, podAddressFaults } from '../../rules/addresses.js';
import { unaskedClaim } from '../../rules/pod/resource-claims.js';
import { countFaults, formatFaults, isAbsent } from '../../rules/values.js';
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

const eachAddressFaults = (at: string, ips: readonly string[], enabled: Enabled): FieldError[] =>
  faultsOfEach(ips, (ip, i) => podAddressFaults(ip, enabled).map((fault) => invalidValue(`${at}[${i}]`, ip, fault)));

/** An address without leading zeros; what is none stays as it is. */
const plainAddress = (ip: string): string => addressOf(ip) ?? ip;

/** Faults of the addresses of a pod, of which there is one of each family. */
function addressFaults({ podIPs = [] }: PodStatus, enabled: Enabled): FieldError[] {
  const at = 'status.podIPs';
  const ips = podIPs.map(({ ip = '' }) => ip);
  return [...eachAddressFaults(at, ips, enabled), ...familyFaults(at, ips.map(plainAddress), podIPs, { format: 'ip', what: 'IP' })];
}

/** Faults of the addresses of the pod's node, of which the first is also told alone. */
function hostAddressFaults({ hostIP = '', hostIPs = [] }: PodStatus, enabled: Enabled): FieldError[] {
  const at = 'status.hostIPs';
  const ips = hostIPs.map(({ ip = '' }) => ip);
  const [first] = ips;
  if (first === undefined) return [];
  return [
    ...(first === hostIP ? [] : [invalidValue(`${at}[0].ip`, first, 'must be equal to `hostIP`')]),
    ...eachAddressFaults(at, ips, enabled),
    ...familyFaults(at, ips.map(plainAddress), hostIPs, { format: 'ip', what: 'IP', repeats: false }),
  ];
}

/** Faults of what became of the claims of the pod, each of which is told of once. */
function claimStatusFaults(
  { resourceClaimStatuses = [] }: PodStatus,
  { resourceClaims = [] }: PodSpec,
  { declared, enabled }: RuleContext,
): FieldError[] {
  const known = new Set(resourceClaims.map(({ name }) => name));
  const seen = new Set<string>();
  return faultsOfEach(resourceClaimStatuses, ({ name }, i) => {
    const at = `status.resourceClaimStatuses[${i}]`;
    const out: FieldError[] = [];
    if (!known.has(name)) out.push(unaskedClaim(`${at}.name`, name));
    if (seen.has(name)) out.push(duplicate(`${at}.name`, name));
    seen.add(name);
    const malformed = declared.take(`${at}.resourceClaimName`);
    if (!enabled('ClaimStatusesByName')) return [...out, ...malformed];
    return [...out, ...faultsOfEach(malformed, (fault) => [{ ...fault, field: `${at}.name` }])];
  });
}

/** Faults of who a container runs as, and of the health of what it was given. */
function containerStatusFaults(
  at: string,
  { name, allocatedResourcesStatus = [] }: ContainerStatus,
  { containers }: PodSpec,
  declared: DeclaredFaults,
): FieldError[] {
  const own = (containers ?? []).find((container) => container.name === name);
  const asked = new Set([...Object.keys(own?.resources.requests ?? {}), ...Object.keys(own?.resources.limits ?? {})]);
  const claims = new Set((own?.resources.claims ?? []).map((claim) => `claim:${claim.name}${claim.request ? `/${claim.request}` : ''}`));
  const seen = new Set<string>();
  return [
    ...declared.take(`${at}.user`),
    ...faultsOfEach(allocatedResourcesStatus, ({ name: resource, resources = [] }, i) => {
      const field = `${at}.allocatedResourcesStatus[${i}]`;
      const known = resource.startsWith('claim:') ? claims.has(resource) : asked.has(resource);
      const out: FieldError[] = known ? [] : [invalidValue(`${field}.name`, resource, 'must match one of the container resources')];
      if (seen.has(resource)) out.push(duplicate(`${field}.name`, resource));
      seen.add(resource);
      const ids = new Set<string>();
      return [
        ...out,
        ...faultsOfEach(resources, ({ resourceID }, j) => {
          const repeated = ids.has(resourceID);
          ids.add(resourceID);
          return [
            ...(repeated ? [duplicate(`${field}.resources[${j}].resourceID`, resourceID)] : []),
            ...declared.take(`${field}.resources[${j}].health`),
          ];
        }),
      ];
    }),
  ];
}

function conditionFaults({ conditions = [], observedGeneration }: PodStatus, { enabled }: RuleContext): FieldError[] {
  const counted = enabled('GenerationsObserved');
  const at = enabled('ConditionsOfStatus') ? 'status.conditions' : 'metadata.conditions';
  return [
    ...faultsOfEach(conditions, ({ type, observedGeneration: observed }, i) => [
      ...formatFaults('qualified-name', `${at}[${i}].Type`, type),
      ...(counted ? countFaults(`status.conditions[${i}].observedGeneration`, observed) : []),
    ]),
    ...(counted ? countFaults('status.observedGeneration', observedGeneration) : []),
  ];
}

/** Faults of the node that a pod may come to: one that has its node already waits for no other. */
function nominationFaults({ status, spec }: Pod, { status: before }: Pod, { enabled }: RuleContext): FieldError[] {
  const { nominatedNodeName: nominated = '' } = status;
  if (nominated === '' || nominated === before.nominatedNodeName) return [];
  const field = 'status.nominatedNodeName';
  const bound = enabled('ClearingNominatedNodeNameAfterBinding') && (spec.nodeName ?? '') !== '';
  return [
    ...formatFaults('dns-subdomain', field, nominated),
    ...(bound ? [forbiddenField(field, 'may not be set on pods that are already bound to a node')] : []),
  ];
}

/** Faults of a claim that was made for what containers ask of devices by the names of resources. */
function extendedClaimFaults({ extendedResourceClaimStatus: claim }: PodStatus, spec: PodSpec, { declared }: RuleContext): FieldError[] {
  if (isAbsent(claim)) return [];
  const at = 'status.extendedResourceClaimStatus';
  const containers = [...(spec.initContainers ?? []), ...(spec.containers ?? [])];
  const names = new Set(containers.map(({ name }) => name));
  const asked = new Set(containers.flatMap(({ resources }) => Object.keys(resources.requests ?? {})));
  const seen = new Set<string>();
  return [
    ...faultsOfEach(claim.requestMappings ?? [], ({ containerName, resourceName }, i) => {
      const field = `${at}.requestMappings[${i}]`;
      const out: FieldError[] = [];
      if (!names.has(containerName))
        out.push(
          invalidValue(
            `${field}.containerName`,
            containerName,
            'must match the name of an entry in spec.initContainers.name or spec.containers.name',
          ),
        );
      if (!asked.has(resourceName))
        out.push(
          invalidValue(
            `${field}.resourceName`,
            resourceName,
            'must match the extended resource name of an entry in spec.initContainers.resources.requests or spec.containers.resources.requests',
          ),
        );
      const key = JSON.stringify([containerName, resourceName]);
      if (seen.has(key)) out.push(duplicate(field, key));
      seen.add(key);
      return [...out, ...declared.take(`${field}.requestName`)];
    }),
    ...declared.take(at, 'requestMappings', 'resourceClaimName'),
  ];
}

/** What the writer of a status is warned of in the addresses of the pod. */
export const podStatusWarnings = ({ status: { podIPs = [] } }: Pod, { enabled }: RuleContext): string[] =>
  enabled('AddressSpellingWarnings')
    ? podIPs.flatMap(({ ip = '' }, i) => addressWarnings(`status.podIPs[${i}].ip`, ip, enabled('OddAddressesInvalid')))
    : [];

/** Faults of a change through the status subresource. */
export function podStatusFaults(object: Pod, old: Pod, context: RuleContext): FieldError[] {
  const [{ status, spec }, { status: before }] = [object, old];
  const { enabled } = context;
  // Of other containers it is not asked who they run as, nor what they were given.
  context.declared.take('status', 'initContainerStatuses', 'ephemeralContainerStatuses');
  const kept = enabled('QualityKept') && (before.qosClass ?? '') !== '' && status.qosClass !== before.qosClass;
  return [
    ...annotationFaults(object, old, context),
    ...conditionFaults(status, context),
    ...nominationFaults(object, old, context),
    ...(kept ? [invalidValue('status.qosClass', status.qosClass, IMMUTABLE)] : []),
    ...addressFaults(status, enabled),
    ...hostAddressFaults(status, enabled),
    ...claimStatusFaults(status, spec, context),
    ...extendedClaimFaults(status, spec, context),
    ...faultsOfEach(status.containerStatuses ?? [], (container, i) =>
      containerStatusFaults(`status.containerStatuses[${i}]`, container, spec, context.declared),
    ),
    ...endedFaults('status.containerStatuses', status.containerStatuses, before.containerStatuses, spec.restartPolicy),
    ...endedFaults('status.initContainerStatuses', status.initContainerStatuses, before.initContainerStatuses, spec.restartPolicy),
    // Containers that look into a pod never start anew.
    ...(enabled('RestartPoliciesGated')
      ? endedFaults('status.ephemeralContainerStatuses', status.ephemeralContainerStatuses, before.ephemeralContainerStatuses, 'Never')
      : []),
  ];
}
