/** Endpoints: addresses with their ports. */

import { type FieldError, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import type { ApiObject } from '../../model/object.js';
import { defineKind } from '../kind.js';
import { specialAddressFaults } from '../rules/addresses.js';
import { formatFaults, isAbsent, neededChoice, PROTOCOLS, portNumberFaults } from '../rules/values.js';
import { ageOf, type Fields, listOf, NONE, nameOf, number, SHOWN, someOfMany, text } from '../shown.js';

function addressFaults(at: string, address: Fields): FieldError[] {
  const ip = text(address.ip);
  const [host, node] = [text(address.hostname), text(address.nodeName)];
  return [
    ...formatFaults('ip', `${at}.ip`, ip),
    ...(host === '' ? [] : formatFaults('dns-label', `${at}.hostname`, host)),
    ...(node === '' ? [] : formatFaults('dns-subdomain', `${at}.nodeName`, node)),
    ...specialAddressFaults(`${at}.ip`, ip),
  ];
}

function portFaults(at: string, port: Fields, nameNeeded: boolean): FieldError[] {
  const name = text(port.name);
  return [
    ...(name === '' ? (nameNeeded ? [required(`${at}.name`)] : []) : formatFaults('dns-label', `${at}.name`, name)),
    ...portNumberFaults(`${at}.port`, number(port.port)),
    ...neededChoice(`${at}.protocol`, text(port.protocol), PROTOCOLS),
    ...(isAbsent(port.appProtocol) ? [] : formatFaults('qualified-name', `${at}.appProtocol`, text(port.appProtocol))),
  ];
}

function subsetFaults(at: string, subset: Fields): FieldError[] {
  const [ready, waiting, ports] = [listOf(subset.addresses), listOf(subset.notReadyAddresses), listOf(subset.ports)];
  return [
    ...(ready.length + waiting.length === 0 ? [required(at, 'must specify `addresses` or `notReadyAddresses`')] : []),
    ...faultsOfEach(ready, (address, i) => addressFaults(`${at}.addresses[${i}]`, address)),
    ...faultsOfEach(waiting, (address, i) => addressFaults(`${at}.notReadyAddresses[${i}]`, address)),
    ...faultsOfEach(ports, (port, i) => portFaults(`${at}.ports[${i}]`, port, ports.length > 1)),
  ];
}

/** Each address with each port of its subset: there may be far more of them than of both. */
function* socketsOf(subsets: readonly Fields[]): Iterable<string> {
  for (const subset of subsets) {
    const addresses = listOf(subset.addresses).map((a) => text(a.ip));
    const ports = listOf(subset.ports);
    if (ports.length === 0) yield* addresses;
    for (const { port } of ports) for (const a of addresses) yield a.includes(':') ? `[${a}]:${number(port)}` : `${a}:${number(port)}`;
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

export const endpoints = defineKind<ApiObject>({
  resource: 'endpoints',
  strategy: {
    validate: (object) => faultsOfEach(listOf(object.subsets), (subset, i) => subsetFaults(`subsets[${i}]`, subset)),
    cells(object, { now }) {
      const subsets = listOf(object.subsets);
      const total = subsets.reduce((sum, { ports, addresses }) => sum + Math.max(1, listOf(ports).length) * listOf(addresses).length, 0);
      const shown = firstOf(socketsOf(subsets), SHOWN);
      return [nameOf(object), subsets.length === 0 ? NONE : total === 0 ? '' : someOfMany(shown, total), ageOf(object, now)];
    },
  },
});
