/** Network policies: address blocks within one another, ports by number or name. */
import type {
  IPBlock,
  NetworkPolicy,
  NetworkPolicyPeer,
  NetworkPolicyPort,
  NetworkPolicySpec,
} from '../../../generated/networking/v1/types.js';
import type { Draft } from '../../model/definition/draft.js';
import { type FieldError, forbiddenField, invalidValue } from '../../model/errors.js';
import { faultsOfEach, MAX_FAULTS } from '../../model/faults/fault-budget.js';
import { blockOf } from '../../model/values/address-blocks.js';
import { defineKind } from '../kind.js';
import { startsWithin } from '../rules/addresses.js';
import { labelSelectorFaults } from '../rules/selectors.js';
import { portFaults } from '../rules/values.js';
import { ageOf, nameOf, selectorText } from '../shown.js';

const NOT_A_CIDR = 'not a valid CIDR';

function blockFaults(at: string, { cidr, except = [] }: IPBlock): FieldError[] {
  if (cidr === '') return [];
  const whole = blockOf(cidr);
  if (whole === undefined) return [invalidValue(`${at}.cidr`, cidr, NOT_A_CIDR)];
  const contains = startsWithin(whole);
  const out: FieldError[] = [];
  for (const [i, text] of except.entries()) {
    if (out.length >= MAX_FAULTS) break;
    const part = blockOf(text);
    if (part === undefined) return [...out, invalidValue(`${at}.except[${i}]`, text, NOT_A_CIDR)];
    if (part.bits <= whole.bits || !contains(part)) out.push(invalidValue(`${at}.except[${i}]`, text, 'must be a strict subset of `cidr`'));
  }
  return out;
}

function peerFaults(at: string, { podSelector, namespaceSelector, ipBlock }: NetworkPolicyPeer): FieldError[] {
  const selects = podSelector !== undefined || namespaceSelector !== undefined;
  return [
    ...labelSelectorFaults(`${at}.podSelector`, podSelector),
    ...labelSelectorFaults(`${at}.namespaceSelector`, namespaceSelector),
    ...(ipBlock === undefined ? [] : blockFaults(`${at}.ipBlock`, ipBlock)),
    // Clients are told of it after the faults of the parts, which a rule of the whole comes before.
    ...(selects && ipBlock !== undefined ? [forbiddenField(at, 'may not specify both ipBlock and another peer')] : []),
  ];
}

/** Faults of the last port of a range: it needs a first one, which is given by number and is not greater. */
function lastPortFaults(at: string, { port, endPort }: NetworkPolicyPort): FieldError[] {
  if (endPort === undefined) return [];
  if (port === undefined) return [invalidValue(at, endPort, 'may not be specified when `port` is not specified')];
  if (typeof port === 'string') return [invalidValue(at, endPort, 'may not be specified when `port` is non-numeric')];
  return endPort < port ? [invalidValue(at, port, 'must be greater than or equal to `port`')] : [];
}

const portsFaults = (at: string, ports: readonly NetworkPolicyPort[]): FieldError[] =>
  faultsOfEach(ports, (port, i) => [
    ...lastPortFaults(`${at}[${i}].endPort`, port),
    ...(port.port === undefined ? [] : portFaults(`${at}[${i}].port`, port.port)),
  ]);

const peersFaults = (at: string, peers: readonly NetworkPolicyPeer[]): FieldError[] =>
  faultsOfEach(peers, (peer, i) => peerFaults(`${at}[${i}]`, peer));

function faults({ spec: { podSelector, ingress = [], egress = [], policyTypes = [] } }: NetworkPolicy): FieldError[] {
  return [
    ...labelSelectorFaults('spec.podSelector', podSelector),
    ...faultsOfEach(ingress, ({ ports = [], from = [] }, i) => [
      ...portsFaults(`spec.ingress[${i}].ports`, ports),
      ...peersFaults(`spec.ingress[${i}].from`, from),
    ]),
    ...faultsOfEach(egress, ({ ports = [], to = [] }, i) => [
      ...portsFaults(`spec.egress[${i}].ports`, ports),
      ...peersFaults(`spec.egress[${i}].to`, to),
    ]),
    ...(policyTypes.length > 2 ? [invalidValue('spec.policyTypes', policyTypes, 'may not specify more than two policyTypes')] : []),
  ];
}

/** A policy that does not say is about incoming traffic, and about outgoing where it has such rules. */
function networkPolicySpec(spec: Draft<NetworkPolicySpec>): void {
  if ((spec.policyTypes ?? []).length > 0) return;
  spec.policyTypes = (spec.egress ?? []).length > 0 ? ['Ingress', 'Egress'] : ['Ingress'];
}

export const networkPolicy = defineKind<NetworkPolicy>({
  resource: 'networkpolicies.networking.{groupDomain}',
  defaulters: { networkPolicySpec },
  strategy: {
    validate: faults,
    cells: (object, { now }) => [nameOf(object), selectorText(object.spec.podSelector), ageOf(object, now)],
  },
});
