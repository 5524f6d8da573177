/** Endpoints: addresses with their ports. */

import { type FieldError, required } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { defineKind } from '../kind.js';
import { specialAddressFaults } from '../rules/addresses.js';
import { formatFaults, isAbsent, neededChoice, PROTOCOLS, portNumberFaults } from '../rules/values.js';
import { ageOf, type Fields, listOf, NONE, nameOf, number, someOf, text } from '../shown.js';

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
    ...ready.flatMap((address, i) => addressFaults(`${at}.addresses[${i}]`, address)),
    ...waiting.flatMap((address, i) => addressFaults(`${at}.notReadyAddresses[${i}]`, address)),
    ...ports.flatMap((port, i) => portFaults(`${at}.ports[${i}]`, port, ports.length > 1)),
  ];
}

export const endpoints = defineKind<ApiObject>({
  resource: 'endpoints',
  strategy: {
    validate: (object) => listOf(object.subsets).flatMap((subset, i) => subsetFaults(`subsets[${i}]`, subset)),
    cells(object, { now }) {
      const subsets = listOf(object.subsets);
      const all = subsets.flatMap((subset) => {
        const ports = listOf(subset.ports);
        const addresses = listOf(subset.addresses).map((a) => text(a.ip));
        return ports.length === 0
          ? addresses
          : ports.flatMap((p) => addresses.map((a) => (a.includes(':') ? `[${a}]:${number(p.port)}` : `${a}:${number(p.port)}`)));
      });
      return [nameOf(object), subsets.length === 0 ? NONE : all.length === 0 ? '' : someOf(all), ageOf(object, now)];
    },
  },
});
