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
import { MAX_FAULTS } from '../../model/faults/fault-budget.js';
import { type FaultSearch, searchEach } from '../../model/faults/fault-search.js';
import { blockOf } from '../../model/values/address-blocks.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { startsWithin } from '../rules/addresses.js';
import { labelSelectorFaults } from '../rules/selectors.js';
import { portFaults } from '../rules/values.js';
import { ageOf, nameOf, selectorText } from '../shown.js';

const NOT_A_CIDR = 'not a valid CIDR';

/** Blocks that are looked at between two pauses. */
const BLOCKS_AT_ONCE = 256;

function* blockFaults(at: string, { cidr, except = [] }: IPBlock): FaultSearch {
  if (cidr === '') return;
  const whole = blockOf(cidr);
  if (whole === undefined) return yield invalidValue(`${at}.cidr`, cidr, NOT_A_CIDR);
  const contains = startsWithin(whole);
  let found = 0;
  for (const [i, text] of except.entries()) {
    if (found >= MAX_FAULTS) return;
    if (i % BLOCKS_AT_ONCE === BLOCKS_AT_ONCE - 1) yield undefined;
    const part = blockOf(text);
    if (part === undefined) return yield invalidValue(`${at}.except[${i}]`, text, NOT_A_CIDR);
    if (part.bits > whole.bits && contains(part)) continue;
    found += 1;
    yield invalidValue(`${at}.except[${i}]`, text, 'must be a strict subset of `cidr`');
  }
}

function* peerFaults(at: string, { podSelector, namespaceSelector, ipBlock }: NetworkPolicyPeer): FaultSearch {
  yield* labelSelectorFaults(`${at}.podSelector`, podSelector);
  yield* labelSelectorFaults(`${at}.namespaceSelector`, namespaceSelector);
  if (ipBlock === undefined) return;
  yield* blockFaults(`${at}.ipBlock`, ipBlock);
  // Clients are told of it after the faults of the parts, which a rule of the whole comes before.
  if (podSelector !== undefined || namespaceSelector !== undefined)
    yield forbiddenField(at, 'may not specify both ipBlock and another peer');
}

/** Faults of the last port of a range: it needs a first one, which is given by number and is not greater. */
function lastPortFaults(at: string, { port, endPort }: NetworkPolicyPort): FieldError[] {
  if (endPort === undefined) return [];
  if (port === undefined) return [invalidValue(at, endPort, 'may not be specified when `port` is not specified')];
  if (typeof port === 'string') return [invalidValue(at, endPort, 'may not be specified when `port` is non-numeric')];
  return endPort < port ? [invalidValue(at, port, 'must be greater than or equal to `port`')] : [];
}

function* portsFaults(at: string, ports: readonly NetworkPolicyPort[]): FaultSearch {
  yield* searchEach(ports, function* (port, i) {
    yield* lastPortFaults(`${at}[${i}].endPort`, port);
    if (port.port !== undefined) yield* portFaults(`${at}[${i}].port`, port.port);
  });
}

const peersFaults = (at: string, peers: readonly NetworkPolicyPeer[]): FaultSearch =>
  searchEach(peers, (peer, i) => peerFaults(`${at}[${i}]`, peer));

function* faults(
  { spec: { podSelector, ingress = [], egress = [], policyTypes = [] } }: NetworkPolicy,
  { declared }: WriteContext,
): FaultSearch {
  yield* labelSelectorFaults('spec.podSelector', podSelector);
  yield* searchEach(ingress, function* ({ ports = [], from = [] }, i) {
    yield* portsFaults(`spec.ingress[${i}].ports`, ports);
    yield* peersFaults(`spec.ingress[${i}].from`, from);
  });
  yield* searchEach(egress, function* ({ ports = [], to = [] }, i) {
    yield* portsFaults(`spec.egress[${i}].ports`, ports);
    yield* peersFaults(`spec.egress[${i}].to`, to);
  });
  if (policyTypes.length <= 2) return;
  // Too many are refused as a whole, and none of them is judged.
  declared.take('spec.policyTypes');
  yield invalidValue('spec.policyTypes', policyTypes, 'may not specify more than two policyTypes');
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
