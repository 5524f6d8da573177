/** Rules of a pod's specification, alone and as a template of workloads. */

import type { HostAlias, PodSchedulingGate, PodSpec } from '../../../../generated/core/v1/types.js';
import { duplicate, type FieldError, forbiddenField, invalidValue, required, tooLong } from '../../../model/errors.js';
import { type DeclaredFaults, shownAt } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { type FaultSearch, foundAtOnce } from '../../../model/faults/fault-search.js';
import { faultsOf } from '../../../model/values/formats.js';
import type { RuleContext } from '../../../resource/strategy.js';
import type { Enabled } from '../../../settings/feature-gates.js';
import { podAddressFaults } from '../addresses.js';
import { labelMapFaults } from '../selectors.js';
import { formatFaults, isAbsent } from '../values.js';
import { containersFaults, initContainersFaults } from './containers.js';
import { hostProcessFaults, ownUsersFaults, systemFaults } from './operating-system.js';
import { podResourcesFaults } from './pod-resources.js';
import { podClaimFaults } from './resource-claims.js';
import { requirementFaults } from './resources.js';
import { affinityFaults, spreadFaults, tolerationFaults } from './scheduling.js';
import { podContextFaults } from './security-context.js';
import { checkedVolumes } from './volumes.js';

const MAX_NAMESERVERS = 3;
const MAX_SEARCHES = 6;
const MAX_SEARCH_CHARACTERS = 256;

const EXPANDED_SEARCHES = 32;
const EXPANDED_SEARCH_CHARACTERS = 2048;

/** Faults of an address, of which former servers tell in words of their own. */
const addressFaults = (field: string, address: string, enabled: Enabled): FieldError[] =>
  podAddressFaults(address, enabled).map((fault) =>
    invalidValue(field, address, enabled('AddressesReadAlike') ? fault : 'must be valid IP address'),
  );

/** A domain that names are looked up in; `relaxed`: underscores count as letters, and a dot alone is the root. */
function searchFaults(field: string, search: string, relaxed: boolean): FieldError[] {
  if (!relaxed) return formatFaults('dns-subdomain', field, search.replace(/\.$/, ''));
  const judged = search.replace(/\.$/, '').replaceAll('_', 'x');
  return search === '.' ? [] : faultsOf('dns-subdomain', judged).map((fault) => invalidValue(field, search, fault));
}

function dnsFaults(at: string, { dnsPolicy, dnsConfig }: PodSpec, { declared, enabled }: RuleContext): FieldError[] {
  const expanded = enabled('ExpandedDNSConfig');
  const most = expanded ? EXPANDED_SEARCHES : MAX_SEARCHES;
  const longest = expanded ? EXPANDED_SEARCH_CHARACTERS : MAX_SEARCH_CHARACTERS;
  const { nameservers: servers = [], searches = [], options = [] } = dnsConfig ?? {};
  const out: FieldError[] = [];
  const unnamed = faultsOfEach(options, (_, i) =>
    shownAt(declared, `${at}.options[${i}].name`, `${at}.options[${i}]`).take(`${at}.options[${i}]`),
  );
  if (dnsPolicy === 'None') {
    if (isAbsent(dnsConfig)) return [required(at, 'must provide `dnsConfig` when `dnsPolicy` is None')];
    if (servers.length === 0) return [required(`${at}.nameservers`, 'must provide at least one DNS nameserver when `dnsPolicy` is None')];
  }
  if (servers.length > MAX_NAMESERVERS)
    out.push(invalidValue(`${at}.nameservers`, servers, `must not have more than ${MAX_NAMESERVERS} nameservers`));
  out.push(...faultsOfEach(servers, (server, i) => addressFaults(`${at}.nameservers[${i}]`, server, enabled)));
  if (searches.length > most) out.push(invalidValue(`${at}.searches`, searches, `must not have more than ${most} search paths`));
  if (searches.join(' ').length > longest)
    out.push(
      invalidValue(`${at}.searches`, searches, `must not have more than ${longest} characters (including spaces) in the search list`),
    );
  return [
    ...out,
    ...faultsOfEach(searches, (search, i) => searchFaults(`${at}.searches[${i}]`, search, enabled('RelaxedDNSSearchValidation'))),
    ...unnamed,
  ];
}

const aliasFaults = (at: string, aliases: readonly HostAlias[] = [], enabled: Enabled): FieldError[] =>
  faultsOfEach(aliases, ({ ip = '', hostnames = [] }, i) => [
    ...(enabled('AliasesJudgedEach')
      ? podAddressFaults(ip, enabled).map((fault) => invalidValue(`${at}[${i}].ip`, ip, fault))
      : addressFaults(`${at}.ip`, ip, enabled)),
    ...faultsOfEach(hostnames, (name, j) =>
      formatFaults('dns-subdomain', enabled('AliasesJudgedEach') ? `${at}[${i}].hostnames[${j}]` : `${at}.hostnames`, name),
    ),
  ]);

/** Faults of what holds a new pod back, each of which is there once. */
function schedulingGateFaults(at: string, gates: readonly PodSchedulingGate[] | undefined, declared: DeclaredFaults): FieldError[] {
  const seen = new Set<string>();
  return faultsOfEach(gates ?? [], ({ name }, i) => {
    const field = `${at}[${i}]`;
    const out = [...shownAt(declared, `${field}.name`, field).take(field)];
    if (seen.has(name)) out.push(duplicate(field, name));
    seen.add(name);
    return out;
  });
}

const MAX_HOSTNAME = 64;

/** Faults of the name that a pod gives its host, in place of all others. */
function hostnameFaults(
  at: string,
  { hostnameOverride: name, hostNetwork, setHostnameAsFQDN }: PodSpec,
  declared: DeclaredFaults,
): FieldError[] {
  const field = `${at}.hostnameOverride`;
  if (isAbsent(name)) return [];
  return [
    ...declared.take(field),
    ...(Buffer.byteLength(name) > MAX_HOSTNAME ? [tooLong(field, MAX_HOSTNAME)] : []),
    ...(hostNetwork === true ? [forbiddenField(field, 'may not be specified when hostNetwork is true')] : []),
    ...(setHostnameAsFQDN === true ? [forbiddenField(field, 'may not be specified when setHostnameAsFQDN is true')] : []),
  ];
}

/** Faults of the group that a pod is scheduled with. */
function groupFaults(at: string, { schedulingGroup }: PodSpec, declared: DeclaredFaults): FieldError[] {
  const [group, groupAt] = [schedulingGroup?.podGroupName, `${at}.schedulingGroup.podGroupName`];
  const named = isAbsent(group) ? [invalidValue(groupAt, null, 'must specify one of: `podGroupName`')] : declared.take(groupAt);
  return [...(isAbsent(schedulingGroup) ? [] : named), ...declared.take(`${at}.workloadRef`)];
}

/** All faults of a specification that stands at the path. */
export const podSpecFaults = (at: string, spec: PodSpec, context: RuleContext): FieldError[] =>
  foundAtOnce(podSpecSearch(at, spec, context));

/** The same, with pauses between containers. */
export function* podSpecSearch(at: string, spec: PodSpec, context: RuleContext): FaultSearch {
  const { words, declared } = context;
  const volumes = checkedVolumes(`${at}.volumes`, spec.volumes, context);
  const around = { spec, volumes: volumes.sound, context };
  yield* volumes.faults;
  yield* podClaimFaults(`${at}.resourceClaims`, spec.resourceClaims, declared);
  yield* containersFaults(`${at}.containers`, spec.containers ?? [], around);
  yield* initContainersFaults(`${at}.initContainers`, spec.initContainers ?? [], around);
  yield* podResourcesFaults(`${at}.resources`, spec, context);
  yield* declared.take(at, 'restartPolicy', 'dnsPolicy');
  yield* labelMapFaults(`${at}.nodeSelector`, spec.nodeSelector);
  yield* podContextFaults(spec, at, context);
  yield* affinityFaults(`${at}.affinity`, spec.affinity, context);
  yield* dnsFaults(`${at}.dnsConfig`, spec, context);
  yield* declared.take(at, 'readinessGates');
  yield* schedulingGateFaults(`${at}.schedulingGates`, spec.schedulingGates, declared);
  yield* spreadFaults(`${at}.topologySpreadConstraints`, spec.topologySpreadConstraints, context);
  yield* declared.take(at, 'serviceAccountName', 'nodeName', 'activeDeadlineSeconds', 'hostname', 'subdomain');
  yield* tolerationFaults(`${at}.tolerations`, spec.tolerations, context);
  yield* aliasFaults(`${at}.hostAliases`, spec.hostAliases, context.enabled);
  yield* declared.take(at, 'priorityClassName', 'runtimeClassName', 'preemptionPolicy');
  yield* requirementFaults(`${at}.overhead`, { limits: spec.overhead }, words);
  yield* hostnameFaults(at, spec, declared);
  yield* hostProcessFaults(at, spec, context);
  yield* systemFaults(at, spec, declared);
  yield* ownUsersFaults(at, spec, context);
  yield* groupFaults(at, spec, declared);
}
