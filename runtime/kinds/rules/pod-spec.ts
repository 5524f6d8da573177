/** Rules of a pod's specification, alone and as a template of workloads. */
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { faultsOf } from '../../model/formats.js';
import type { KindContext } from '../../resource/strategy.js';
import { type Fields, fieldsOf, listOf, text } from '../shown.js';
import { containersFaults, initContainersFaults } from './containers.js';
import { requirementFaults } from './resources.js';
import { affinityFaults, spreadFaults, tolerationFaults } from './scheduling.js';
import { podContextFaults } from './security-context.js';
import { labelMapFaults } from './selectors.js';
import { choiceFaults, formatFaults, isAbsent, neededChoice, rangeFaults, textsOf } from './values.js';
import { checkedVolumes } from './volumes.js';

const RESTART_POLICIES = ['Always', 'OnFailure', 'Never'];
const DNS_POLICIES = ['ClusterFirstWithHostNet', 'ClusterFirst', 'Default', 'None'];
const MAX_NAMESERVERS = 3;
const MAX_SEARCHES = 6;
const MAX_SEARCH_CHARACTERS = 256;
const MAX_DEADLINE = 2_147_483_647;

const addressFaults = (field: string, address: string): FieldError[] =>
  faultsOf('ip', address).length > 0 ? [invalidValue(field, address, 'must be valid IP address')] : [];

function dnsFaults(at: string, spec: Fields): FieldError[] {
  const config = fieldsOf(spec.dnsConfig);
  const [servers, searches] = [textsOf(config.nameservers), textsOf(config.searches)];
  const out: FieldError[] = [];
  if (spec.dnsPolicy === 'None') {
    if (isAbsent(spec.dnsConfig)) return [required(at, 'must provide `dnsConfig` when `dnsPolicy` is None')];
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
    ...faultsOfEach(listOf(config.options), (option, i) =>
      text(option.name) === '' ? [required(`${at}.options[${i}]`, 'must not be empty')] : [],
    ),
  ];
}

const aliasFaults = (at: string, value: unknown): FieldError[] =>
  faultsOfEach(listOf(value), (alias) => [
    ...addressFaults(`${at}.ip`, text(alias.ip)),
    ...faultsOfEach(textsOf(alias.hostnames), (name) => formatFaults('dns-subdomain', `${at}.hostnames`, name)),
  ]);

const optionalText = (format: string, field: string, value: unknown): FieldError[] =>
  text(value) === '' ? [] : formatFaults(format, field, text(value));

const gateFaults = (at: string, value: unknown): FieldError[] =>
  faultsOfEach(listOf(value), (gate, i) => formatFaults('qualified-name', `${at}[${i}].conditionType`, text(gate.conditionType)));

/** All faults of a specification that stands at the path. */
export function podSpecFaults(at: string, value: unknown, context: KindContext): FieldError[] {
  const spec = fieldsOf(value);
  const volumes = checkedVolumes(`${at}.volumes`, spec.volumes);
  const out = [
    ...volumes.faults,
    ...containersFaults(`${at}.containers`, spec.containers, volumes.sound, context),
    ...initContainersFaults(`${at}.initContainers`, spec.initContainers, spec, volumes.sound, context),
    ...neededChoice(`${at}.restartPolicy`, text(spec.restartPolicy, 'Always'), RESTART_POLICIES),
    ...neededChoice(`${at}.dnsPolicy`, text(spec.dnsPolicy, 'ClusterFirst'), DNS_POLICIES),
    ...labelMapFaults(`${at}.nodeSelector`, spec.nodeSelector),
    ...podContextFaults(spec, at),
    ...affinityFaults(`${at}.affinity`, spec.affinity),
    ...dnsFaults(`${at}.dnsConfig`, spec),
    ...gateFaults(`${at}.readinessGates`, spec.readinessGates),
    ...spreadFaults(`${at}.topologySpreadConstraints`, spec.topologySpreadConstraints),
    ...optionalText('dns-subdomain', `${at}.serviceAccountName`, spec.serviceAccountName),
    ...optionalText('dns-subdomain', `${at}.nodeName`, spec.nodeName),
  ];
  if (!isAbsent(spec.activeDeadlineSeconds))
    out.push(...rangeFaults(`${at}.activeDeadlineSeconds`, spec.activeDeadlineSeconds, 1, MAX_DEADLINE));
  out.push(
    ...optionalText('dns-label', `${at}.hostname`, spec.hostname),
    ...optionalText('dns-label', `${at}.subdomain`, spec.subdomain),
    ...tolerationFaults(`${at}.tolerations`, spec.tolerations),
    ...aliasFaults(`${at}.hostAliases`, spec.hostAliases),
    ...optionalText('dns-subdomain', `${at}.priorityClassName`, spec.priorityClassName),
    ...optionalText('dns-subdomain', `${at}.runtimeClassName`, spec.runtimeClassName),
  );
  if (!isAbsent(spec.preemptionPolicy))
    out.push(...choiceFaults(`${at}.preemptionPolicy`, spec.preemptionPolicy, ['PreemptLowerPriority', 'Never']));
  out.push(...requirementFaults(`${at}.overhead`, { limits: spec.overhead }));
  return out;
}
