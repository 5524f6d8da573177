/** Endpoints: addresses with their ports. */

import type { EndpointAddress, EndpointPort, EndpointSubset, Endpoints } from '../../../../generated/core/v1/types.js';
import { type FieldError, required } from '../../../model/errors.js';
import type { DeclaredFaults } from '../../../model/faults/declared-faults.js';
import { type FaultSearch, searchEach } from '../../../model/faults/fault-search.js';
import { type Warnings, warnOfEach } from '../../../model/faults/warnings.js';
import { sameValue } from '../../../model/json/json.js';
import { addressWarnings } from '../../../model/values/address-spelling.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { defineKind } from '../../kind.js';
import { endpointAddressFaults, isFormerAddress } from '../../rules/addresses.js';
import { ageOf, NONE, nameOf, SHOWN, someOfMany } from '../../shown.js';

/** What the faults of a subset are looked for with. */
interface Judging extends Pick<RuleContext, 'declared' | 'enabled'> {
  /** Addresses that are stored already. */
  readonly known: ReadonlySet<string>;
}

function addressFaults(at: string, { ip }: EndpointAddress, { declared, enabled, known }: Judging): FieldError[] {
  const malformed = declared.take(at, 'ip');
  const others = declared.take(at, 'hostname', 'nodeName');
  const alike = enabled('AddressesReadAlike');
  const own = endpointAddressFaults(`${at}.ip`, ip, enabled, alike ? known : undefined);
  if (alike) return [...own, ...others];
  return [...(isFormerAddress(ip, enabled) ? [] : malformed), ...others, ...own];
}

const portFaults = (at: string, { name = '' }: EndpointPort, nameNeeded: boolean, declared: DeclaredFaults): FieldError[] => [
  ...(name === '' && nameNeeded ? [required(`${at}.name`)] : []),
  ...declared.take(at),
];

function* subsetFaults(at: string, subset: EndpointSubset, judging: Judging): FaultSearch {
  const { addresses: ready = [], notReadyAddresses: waiting = [], ports = [] } = subset;
  if (ready.length + waiting.length === 0) yield required(at, 'must specify `addresses` or `notReadyAddresses`');
  yield* searchEach(ready, (address, i) => addressFaults(`${at}.addresses[${i}]`, address, judging));
  yield* searchEach(waiting, (address, i) => addressFaults(`${at}.notReadyAddresses[${i}]`, address, judging));
  yield* searchEach(ports, (port, i) => portFaults(`${at}.ports[${i}]`, port, ports.length > 1, judging.declared));
}

/** Each address with each port of its subset. There may be far more of these pairs than of addresses and ports, so that they are made one by one. */
function* socketsOf(subsets: readonly EndpointSubset[]): Iterable<string> {
  for (const { addresses = [], ports = [] } of subsets) {
    const ips = addresses.map(({ ip }) => ip);
    if (ports.length === 0) yield* ips;
    for (const { port } of ports) for (const ip of ips) yield ip.includes(':') ? `[${ip}]:${port}` : `${ip}:${port}`;
  }
}

function firstOf<T>(items: Iterable<T>, count: number): T[] {
  const out: T[] = [];
  for (const item of items) {
    out.push(item);
    if (out.length === count) break;
  }
  return out;
}

const LISTS = ['addresses', 'notReadyAddresses'] as const;

/** Faults of the subsets; those that are stored as they are pass where former servers took more than is taken now. */
function* faults({ subsets = [] }: Endpoints, old: Endpoints | undefined, { declared, enabled }: RuleContext): FaultSearch {
  if (enabled('AddressesReadAlike') && old !== undefined && sameValue(subsets, old.subsets ?? [])) {
    declared.take('subsets');
    return;
  }
  const known = new Set((old?.subsets ?? []).flatMap((subset) => LISTS.flatMap((list) => (subset[list] ?? []).map(({ ip }) => ip))));
  yield* searchEach(subsets, (subset, i) => subsetFaults(`subsets[${i}]`, subset, { declared, enabled, known }));
}

const spellingWarnings = (subsets: readonly EndpointSubset[], isInvalid: boolean): Warnings =>
  warnOfEach(subsets, (subset, i) =>
    warnOfEach(LISTS, (list) =>
      warnOfEach(subset[list] ?? [], ({ ip }, j) => addressWarnings(`subsets[${i}].${list}[${j}].ip`, ip, isInvalid)),
    ),
  );

export const endpoints = defineKind<Endpoints>({
  resource: 'endpoints',
  strategy: {
    validate: (object, context) => faults(object, undefined, context),
    validateUpdate: faults,
    warnings: ({ subsets = [] }, _old, { enabled }) =>
      enabled('AddressSpellingWarnings') ? spellingWarnings(subsets, enabled('OddAddressesInvalid')) : [],
    cells(object, { now }) {
      const { subsets = [] } = object;
      const total = subsets.reduce((sum, { ports = [], addresses = [] }) => sum + Math.max(1, ports.length) * addresses.length, 0);
      const shown = firstOf(socketsOf(subsets), SHOWN);
      return [nameOf(object), subsets.length === 0 ? NONE : total === 0 ? '' : someOfMany(shown, total), ageOf(object, now)];
    },
  },
});
