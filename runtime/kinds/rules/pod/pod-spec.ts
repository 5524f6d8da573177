/** Rules of a pod's specification, alone and as a template of workloads. */

import type { HostAlias, PodSpec } from '../../../../generated/core/v1/types.js';
import { type FieldError, invalidValue, required } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { faultsOf } from '../../../model/values/formats.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { labelMapFaults } from '../selectors.js';
import { formatFaults, isAbsent } from '../values.js';
import { containersFaults, initContainersFaults } from './containers.js';
import { requirementFaults } from './resources.js';
import { affinityFaults, spreadFaults, tolerationFaults } from './scheduling.js';
import { podContextFaults } from './security-context.js';
import { checkedVolumes } from './volumes.js';

const MAX_NAMESERVERS = 3;
const MAX_SEARCHES = 6;
const MAX_SEARCH_CHARACTERS = 256;

const addressFaults = (field: string, address: string): FieldError[] =>
  faultsOf('ip', address).length > 0 ? [invalidValue(field, address, 'must be valid IP address')] : [];

function dnsFaults(at: string, { dnsPolicy, dnsConfig }: PodSpec): FieldError[] {
  const { nameservers: servers = [], searches = [], options = [] } = dnsConfig ?? {};
  const out: FieldError[] = [];
  if (dnsPolicy === 'None') {
    if (isAbsent(dnsConfig)) return [required(at, 'must provide `dnsConfig` when `dnsPolicy` is None')];
    if (servers.length === 0) return [required(`${at}.nameservers`, 'must provide at least one DNS nameserver when `dnsPolicy` is None')];
  }
  if (servers.length > MAX_NAMESERVERS)
    out.push(invalidValue(`${at}.nameservers`, servers, `must not have more than ${MAX_NAMESERVERS} nameservers`));
  out.push(...faultsOfEach(servers, (server, i) => addressFaults(`${at}.nameservers[${i}]`, server)));
  if (searches.length > MAX_SEARCHES)
    out.push(invalidValue(`${at}.searches`, searches, `must not have more than ${MAX_SEARCHES} search paths`));
  if (searches.join(' ').length > MAX_SEARCH_CHARACTERS)
    out.push(
      invalidValue(
        `${at}.searches`,
        searches,
        `must not have more than ${MAX_SEARCH_CHARACTERS} characters (including spaces) in the search list`,
      ),
    );
  return [
    ...out,
    ...faultsOfEach(searches, (search, i) => formatFaults('dns-subdomain', `${at}.searches[${i}]`, search.replace(/\.$/, ''))),
    ...faultsOfEach(options, ({ name = '' }, i) => (name === '' ? [required(`${at}.options[${i}]`, 'must not be empty')] : [])),
  ];
}

const aliasFaults = (at: string, aliases: readonly HostAlias[] = []): FieldError[] =>
  faultsOfEach(aliases, ({ ip = '', hostnames = [] }) => [
    ...addressFaults(`${at}.ip`, ip),
    ...faultsOfEach(hostnames, (name) => formatFaults('dns-subdomain', `${at}.hostnames`, name)),
  ]);

/** All faults of a specification that stands at the path. */
export function podSpecFaults(at: string, spec: PodSpec, context: RuleContext): FieldError[] {
  const { words, declared } = context;
  declared.take(at, 'ephemeralContainers');
  const volumes = checkedVolumes(`${at}.volumes`, spec.volumes, context);
  return [
    ...volumes.faults,
    ...containersFaults(`${at}.containers`, spec.containers ?? [], volumes.sound, context),
    ...initContainersFaults(`${at}.initContainers`, spec.initContainers ?? [], spec, volumes.sound, context),
    ...declared.take(at, 'restartPolicy', 'dnsPolicy'),
    ...labelMapFaults(`${at}.nodeSelector`, spec.nodeSelector),
    ...podContextFaults(spec, at, declared),
    ...affinityFaults(`${at}.affinity`, spec.affinity, declared),
    ...dnsFaults(`${at}.dnsConfig`, spec),
    ...declared.take(at, 'readinessGates'),
    ...spreadFaults(`${at}.topologySpreadConstraints`, spec.topologySpreadConstraints, declared),
    ...declared.take(at, 'serviceAccountName', 'nodeName', 'activeDeadlineSeconds', 'hostname', 'subdomain'),
    ...tolerationFaults(`${at}.tolerations`, spec.tolerations, declared),
    ...aliasFaults(`${at}.hostAliases`, spec.hostAliases),
    ...declared.take(at, 'priorityClassName', 'runtimeClassName', 'preemptionPolicy'),
    ...requirementFaults(`${at}.overhead`, { limits: spec.overhead }, words),
  ];
}
