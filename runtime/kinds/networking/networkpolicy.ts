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
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { MAX_FAULTS } from '../../model/faults/fault-budget.js';
import { type FaultSearch, searchEach } from '../../model/faults/fault-search.js';
import { type Warnings, warnOfEach } from '../../model/faults/warnings.js';
import { blockOf } from '../../model/values/address-blocks.js';
import { blockSpelled, blockWarnings, NO_BLOCK } from '../../model/values/address-spelling.js';
import type { WriteContext } from '../../resource/strategy.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { defineKind } from '../kind.js';
import { legacyBlockFaults, startsWithin } from '../rules/addresses.js';
import { hasStrangeValues, labelSelectorFaults } from '../rules/selectors.js';
import { ageOf, nameOf, selectorText } from '../shown.js';

const NOT_A_CIDR = 'not a valid CIDR';

/** Blocks that are looked at between two pauses. */
const BLOCKS_AT_ONCE = 256;

/** What the faults of a policy are looked for with. */
interface Judging {
  readonly enabled: Enabled;
  /** Whether selectors compare labels only with values that these may have. */
  readonly values: boolean;
  /** Blocks that are stored already. */
  readonly known: ReadonlySet<string>;
}

/** The block that a text names; all but the first servers take leading zeros. */
const blockRead = (text: string, enabled: Enabled) => (enabled('PaddedAddressesRead') ? blockSpelled(text) : blockOf(text));

/** Faults of blocks by themselves, where they are read as everywhere else. */
const faultsOfBlock = (at: string, text: string, { enabled, known }: Judging): FieldError[] =>
  enabled('AddressesReadAlike')
    ? legacyBlockFaults(at, text, enabled, known)
    : blockRead(text, enabled) === undefined
      ? [invalidValue(at, text, enabled('PolicyBlocksJudgedAlone') ? NO_BLOCK : NOT_A_CIDR)]
      : [];

function* blockFaults(at: string, { cidr, except = [] }: IPBlock, judging: Judging): FaultSearch {
  if (cidr === '') return;
  const whole = blockRead(cidr, judging.enabled);
  yield* faultsOfBlock(`${at}.cidr`, cidr, judging);
  if (whole === undefined) return;
  const contains = startsWithin(whole);
  let found = 0;
  for (const [i, text] of except.entries()) {
    if (found >= MAX_FAULTS) return;
    if (i % BLOCKS_AT_ONCE === BLOCKS_AT_ONCE - 1) yield undefined;
    const part = blockRead(text, judging.enabled);
    const own = faultsOfBlock(`${at}.except[${i}]`, text, judging);
    yield* own;
    found += own.length;
    if (part === undefined && !judging.enabled('PolicyBlocksJudgedAlone')) return;
    if (part === undefined) continue;
    if (part.bits > whole.bits && contains(part)) continue;
    found += 1;
    yield invalidValue(`${at}.except[${i}]`, text, 'must be a strict subset of `cidr`');
  }
}

function* peerFaults(at: string, { podSelector, namespaceSelector, ipBlock }: NetworkPolicyPeer, judging: Judging): FaultSearch {
  yield* labelSelectorFaults(`${at}.podSelector`, podSelector, judging.values);
  yield* labelSelectorFaults(`${at}.namespaceSelector`, namespaceSelector, judging.values);
  if (ipBlock === undefined) return;
  yield* blockFaults(`${at}.ipBlock`, ipBlock, judging);
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

function* portsFaults(at: string, ports: readonly NetworkPolicyPort[], declared: DeclaredFaults): FaultSearch {
  yield* searchEach(ports, function* (port, i) {
    yield* lastPortFaults(`${at}[${i}].endPort`, port);
    yield* declared.take(`${at}[${i}].port`);
  });
}

const peersFaults = (at: string, peers: readonly NetworkPolicyPeer[], judging: Judging): FaultSearch =>
  searchEach(peers, (peer, i) => peerFaults(`${at}[${i}]`, peer, judging));

/** The peers of a policy, each with its field. */
const peersOf = ({ spec: { ingress = [], egress = [] } }: NetworkPolicy): readonly (readonly [at: string, peer: NetworkPolicyPeer])[] => [
  ...ingress.flatMap(({ from = [] }, i) => from.map((peer, j) => [`spec.ingress[${i}].from[${j}]`, peer] as const)),
  ...egress.flatMap(({ to = [] }, i) => to.map((peer, j) => [`spec.egress[${i}].to[${j}]`, peer] as const)),
];

const hasStrangePeers = (policy: NetworkPolicy): boolean =>
  hasStrangeValues(policy.spec.podSelector) ||
  peersOf(policy).some(([, { podSelector, namespaceSelector }]) => hasStrangeValues(podSelector) || hasStrangeValues(namespaceSelector));

const blocksOf = (policy: NetworkPolicy): string[] =>
  peersOf(policy).flatMap(([, { ipBlock }]) => (ipBlock === undefined ? [] : [ipBlock.cidr, ...(ipBlock.except ?? [])]));

function* faults(
  { spec: { podSelector, ingress = [], egress = [], policyTypes = [] } }: NetworkPolicy,
  old: NetworkPolicy | undefined,
  { declared, enabled, asks }: WriteContext,
): FaultSearch {
  const values = enabled('LabelValuesJudged') && asks('labelValues');
  const judging: Judging = {
    enabled,
    values,
    known: old === undefined || !enabled('AddressesReadAlike') ? new Set() : new Set(blocksOf(old)),
  };
  yield* labelSelectorFaults('spec.podSelector', podSelector, values);
  yield* searchEach(ingress, function* ({ ports = [], from = [] }, i) {
    yield* portsFaults(`spec.ingress[${i}].ports`, ports, declared);
    yield* peersFaults(`spec.ingress[${i}].from`, from, judging);
  });
  yield* searchEach(egress, function* ({ ports = [], to = [] }, i) {
    yield* portsFaults(`spec.egress[${i}].ports`, ports, declared);
    yield* peersFaults(`spec.egress[${i}].to`, to, judging);
  });
  if (policyTypes.length <= 2) return;
  // Too many are refused as a whole, and none of them is judged.
  declared.take('spec.policyTypes');
  yield invalidValue('spec.policyTypes', policyTypes, 'may not specify more than two policyTypes');
}

const blockSpellingWarnings = (policy: NetworkPolicy, isInvalid: boolean): Warnings =>
  warnOfEach(peersOf(policy), function* ([at, { ipBlock }]) {
    if (ipBlock === undefined) return;
    yield* blockWarnings(`${at}.ipBlock.cidr`, ipBlock.cidr, isInvalid);
    yield* warnOfEach(ipBlock.except ?? [], (text, i) => blockWarnings(`${at}.ipBlock.except[${i}]`, text, isInvalid));
  });

/** A policy that does not say is about incoming traffic, and about outgoing where it has such rules. */
function networkPolicySpec(spec: Draft<NetworkPolicySpec>): void {
  if ((spec.policyTypes ?? []).length > 0) return;
  spec.policyTypes = (spec.egress ?? []).length > 0 ? ['Ingress', 'Egress'] : ['Ingress'];
}

export const networkPolicy = defineKind<NetworkPolicy>({
  resource: 'networkpolicies.networking.{groupDomain}',
  defaulters: { networkPolicySpec },
  strategy: {
    rules: { labelValues: { brokenBy: hasStrangePeers } },
    validate: (object, context) => faults(object, undefined, context),
    validateUpdate: faults,
    warnings: (object, _old, { enabled }) =>
      enabled('AddressSpellingWarnings') ? blockSpellingWarnings(object, enabled('OddAddressesInvalid')) : [],
    cells: (object, { now }) => [nameOf(object), selectorText(object.spec.podSelector), ageOf(object, now)],
  },
});
