/** Endpoints: addresses with their ports. */

import type { EndpointAddress, EndpointPort, EndpointSubset, Endpoints } from '../../../../generated/core/v1/types.js';
import { type FieldError, required } from '../../../model/errors.js';
import type { DeclaredFaults } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { defineKind } from '../../kind.js';
import { specialAddressFaults } from '../../rules/addresses.js';
import { ageOf, NONE, nameOf, SHOWN, someOfMany } from '../../shown.js';

const addressFaults = (at: string, { ip }: EndpointAddress, declared: DeclaredFaults): FieldError[] => [
  ...declared.take(at, 'ip', 'hostname', 'nodeName'),
  ...specialAddressFaults(`${at}.ip`, ip),
];

const portFaults = (at: string, { name = '' }: EndpointPort, nameNeeded: boolean, declared: DeclaredFaults): FieldError[] => [
  ...(name === '' && nameNeeded ? [required(`${at}.name`)] : []),
  ...declared.take(at),
];

function subsetFaults(at: string, subset: EndpointSubset, declared: DeclaredFaults): FieldError[] {
  const { addresses: ready = [], notReadyAddresses: waiting = [], ports = [] } = subset;
  return [
    ...(ready.length + waiting.length === 0 ? [required(at, 'must specify `addresses` or `notReadyAddresses`')] : []),
    ...faultsOfEach(ready, (address, i) => addressFaults(`${at}.addresses[${i}]`, address, declared)),
    ...faultsOfEach(waiting, (address, i) => addressFaults(`${at}.notReadyAddresses[${i}]`, address, declared)),
    ...faultsOfEach(ports, (port, i) => portFaults(`${at}.ports[${i}]`, port, ports.length > 1, declared)),
  ];
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

export const endpoints = defineKind<Endpoints>({
  resource: 'endpoints',
  strategy: {
    validate: (object, { declared }) => faultsOfEach(object.subsets ?? [], (subset, i) => subsetFaults(`subsets[${i}]`, subset, declared)),
    cells(object, { now }) {
      const { subsets = [] } = object;
      const total = subsets.reduce((sum, { ports = [], addresses = [] }) => sum + Math.max(1, ports.length) * addresses.length, 0);
      const shown = firstOf(socketsOf(subsets), SHOWN);
      return [nameOf(object), subsets.length === 0 ? NONE : total === 0 ? '' : someOfMany(shown, total), ageOf(object, now)];
    },
  },
});
