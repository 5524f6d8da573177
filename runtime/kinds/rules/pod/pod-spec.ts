/** Rules of a pod's specification, alone and as a template of workloads. */

import type { HostAlias, PodReadinessGate, PodSpec } from '../../../../generated/core/v1/types.js';
import * as allowed from '../../../../generated/core/v1/values.js';
import { type FieldError, invalidValue, required } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { faultsOf } from '../../../model/values/formats.js';
import type { KindContext } from '../../../resource/strategy.js';
import { labelMapFaults } from '../selectors.js';
import { choiceFaults, formatFaults, isAbsent, neededChoice, rangeFaults } from '../values.js';
import { containersFaults, initContainersFaults } from './containers.js';
import { requirementFaults } from './resources.js';
import { affinityFaults, spreadFaults, tolerationFaults } from './scheduling.js';
import { podContextFaults } from './security-context.js';
import { checkedVolumes } from './volumes.js';

const MAX_NAMESERVERS = 3;
const MAX_SEARCHES = 6;
const MAX_SEARCH_CHARACTERS = 256;
const MAX_DEADLINE = 2_147_483_647;

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

const optionalText = (format: string, field: string, value = ''): FieldError[] => (value === '' ? [] : formatFaults(format, field, value));

const gateFaults = (at: string, gates: readonly PodReadinessGate[] = []): FieldError[] =>
  faultsOfEach(gates, ({ conditionType }, i) => formatFaults('qualified-name', `${at}[${i}].conditionType`, conditionType));

/** All faults of a specification that stands at the path. */
export function podSpecFaults(at: string, spec: PodSpec, context: KindContext): FieldError[] {
  const { words } = context;
  const volumes = checkedVolumes(`${at}.volumes`, spec.volumes, words);
  const out = [
    ...volumes.faults,
    ...containersFaults(`${at}.containers`, spec.containers ?? [], volumes.sound, context),
    ...initContainersFaults(`${at}.initContainers`, spec.initContainers ?? [], spec, volumes.sound, context),
    ...neededChoice(`${at}.restartPolicy`, spec.restartPolicy, allowed.PodSpec.restartPolicy),
    ...neededChoice(`${at}.dnsPolicy`, spec.dnsPolicy, allowed.PodSpec.dnsPolicy),
    ...labelMapFaults(`${at}.nodeSelector`, spec.nodeSelector),
    ...podContextFaults(spec, at),
    ...affinityFaults(`${at}.affinity`, spec.affinity),
    ...dnsFaults(`${at}.dnsConfig`, spec),
    ...gateFaults(`${at}.readinessGates`, spec.readinessGates),
    ...spreadFaults(`${at}.topologySpreadConstraints`, spec.topologySpreadConstraints),
    ...optionalText('dns-subdomain', `${at}.serviceAccountName`, spec.serviceAccountName),
    ...optionalText('dns-subdomain', `${at}.nodeName`, spec.nodeName),
    ...rangeFaults(`${at}.activeDeadlineSeconds`, spec.activeDeadlineSeconds, 1, MAX_DEADLINE),
    ...optionalText('dns-label', `${at}.hostname`, spec.hostname),
    ...optionalText('dns-label', `${at}.subdomain`, spec.subdomain),
    ...tolerationFaults(`${at}.tolerations`, spec.tolerations),
    ...aliasFaults(`${at}.hostAliases`, spec.hostAliases),
    ...optionalText('dns-subdomain', `${at}.priorityClassName`, spec.priorityClassName),
    ...(isAbsent(spec.runtimeClassName) ? [] : formatFaults('dns-subdomain', `${at}.runtimeClassName`, spec.runtimeClassName)),
  ];
  if (!isAbsent(spec.preemptionPolicy))
    out.push(...choiceFaults(`${at}.preemptionPolicy`, spec.preemptionPolicy, allowed.PodSpec.preemptionPolicy));
  out.push(...requirementFaults(`${at}.overhead`, { limits: spec.overhead }, words));
  return out;
}
