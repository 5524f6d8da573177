/** Nodes: taints, networks, and the row that tells whether a node takes pods. */

import { duplicate, type FieldError, forbiddenField, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { faultsOf } from '../../model/formats.js';
import type { ApiObject } from '../../model/object.js';
import { placed } from '../../model/printed-values.js';
import { sameValue } from '../../model/same.js';
import { label } from '../../model/words.js';
import { defineKind } from '../kind.js';
import { familyOf } from '../rules/addresses.js';
import { amountFaults, nodeResourceFaults } from '../rules/resources.js';
import { effectFaults } from '../rules/scheduling.js';
import { formatFaults, repeatsOf, textsOf } from '../rules/values.js';
import { ageOf, type Fields, fieldsOf, listOf, NONE, nameOf, text } from '../shown.js';
import { nodeProxy } from './proxies.js';

function taintFaults(taints: readonly Fields[]): FieldError[] {
  const seen = new Set<string>();
  return faultsOfEach(taints, (taint, i) => {
    // The path that clients know these faults by.
    const at = `metadata.taints[${i}]`;
    const [key, value, effect] = [text(taint.key), text(taint.value), text(taint.effect)];
    const out = [
      ...formatFaults('qualified-name', `${at}.key`, key),
      ...(value === '' ? [] : formatFaults('label-value', `${at}.value`, value)),
      ...effectFaults(`${at}.effect`, effect, false),
    ];
    const pair = `${key} ${effect}`;
    if (seen.has(pair)) out.push(duplicate(at, placed(`spec.taints[${i}]`, taint), 'taints must be unique by key and effect pair'));
    seen.add(pair);
    return out;
  });
}

/** One network of each family. */
function networkFaults(spec: Fields): FieldError[] {
  const at = 'spec.podCIDRs';
  const ranges = textsOf(spec.podCIDRs);
  const out = faultsOfEach(ranges, (range, i) =>
    faultsOf('cidr', range).length === 0 ? [] : [invalidValue(`${at}[${i}]`, ranges, 'must be valid CIDR')],
  );
  if (ranges.length < 2) return out;
  if (ranges.length > 2 || new Set(ranges.map(familyOf)).size < 2)
    out.push(invalidValue(at, ranges, 'may specify no more than one CIDR for each IP family'));
  return [...out, ...faultsOfEach(repeatsOf(ranges), (i) => [duplicate(`${at}[${i}]`, ranges[i])])];
}

/** A node tells each of its addresses once; what was registered otherwise is held to it with the next change. */
const addressFaults = (status: Fields): FieldError[] => {
  const seen = new Set<string>();
  return faultsOfEach(listOf(status.addresses), (address, i) => {
    const key = `${text(address.type)} ${text(address.address)}`;
    if (seen.has(key)) return [duplicate(`status.addresses[${i}]`, address)];
    seen.add(key);
    return [];
  });
};

const amountsFaults = (status: Fields): FieldError[] =>
  ['capacity', 'allocatable'].flatMap((field) =>
    faultsOfEach(Object.entries(fieldsOf(status[field])), ([name, amount]) => [
      ...nodeResourceFaults(`status.${field}.${name}`, name),
      ...amountFaults(`status.${field}.${name}`, name, amount),
    ]),
  );

function faults(object: ApiObject): FieldError[] {
  const spec = fieldsOf(object.spec);
  return [...taintFaults(listOf(spec.taints)), ...amountsFaults(fieldsOf(object.status)), ...networkFaults(spec)];
}

/** What a node has once got stays. */
function fixedFaults(object: ApiObject, old: ApiObject): FieldError[] {
  const [spec, before] = [fieldsOf(object.spec), fieldsOf(old.spec)];
  const fixed = (field: string, now: unknown, was: unknown, what: string): FieldError[] =>
    was === undefined || was === '' || sameValue(now, was)
      ? []
      : [forbiddenField(`spec.${field}`, `node updates may not change ${what} except from "" to valid`)];
  return [
    ...fixed('podCIDRs', textsOf(spec.podCIDRs), before.podCIDRs, 'podCIDR'),
    ...fixed('providerID', spec.providerID, before.providerID, 'providerID'),
  ];
}

/** The single network leads the list of networks. */
function alignNetworks(object: ApiObject): void {
  const spec = fieldsOf(object.spec);
  const range = text(spec.podCIDR);
  if (range !== '' && textsOf(spec.podCIDRs)[0] !== range) object.spec = { ...spec, podCIDRs: [range] };
  else if (range === '' && textsOf(spec.podCIDRs)[0] !== undefined) object.spec = { ...spec, podCIDR: textsOf(spec.podCIDRs)[0] };
}

function statusText(object: ApiObject): string {
  const ready = listOf(fieldsOf(object.status).conditions).find((c) => c.type === 'Ready');
  const state = ready === undefined ? 'Unknown' : ready.status === 'True' ? 'Ready' : 'NotReady';
  return fieldsOf(object.spec).unschedulable === true ? `${state},SchedulingDisabled` : state;
}

function roles(object: ApiObject): string {
  const prefix = label('', 'node-role');
  const out = new Set<string>();
  for (const [key, value] of Object.entries(object.metadata.labels ?? {})) {
    if (key.startsWith(prefix) && key.length > prefix.length) out.add(key.slice(prefix.length));
    else if (key === label('role') && value !== '') out.add(value);
  }
  return out.size === 0 ? NONE : [...out].sort().join(',');
}

export const node = defineKind<ApiObject>({
  resource: 'nodes',
  strategy: {
    // Whoever registers a node knows its state, too.
    statusOnCreate: true,
    prepareForCreate: alignNetworks,
    prepareForUpdate: alignNetworks,
    validate: faults,
    validateUpdate: (object, old, { subresource }) => [
      ...faults(object),
      ...addressFaults(fieldsOf(object.status)),
      ...(subresource === '' ? fixedFaults(object, old) : []),
    ],
    cells(object, { now }) {
      const status = fieldsOf(object.status);
      const nodeInfo = fieldsOf(status.nodeInfo);
      const address = (type: string): string => text(listOf(status.addresses).find((a) => a.type === type)?.address, NONE);
      return [
        nameOf(object),
        statusText(object),
        roles(object),
        ageOf(object, now),
        text(nodeInfo.kubeletVersion),
        address('InternalIP'),
        address('ExternalIP'),
        ...['osImage', 'kernelVersion', 'containerRuntimeVersion'].map((field) => text(nodeInfo[field], '<unknown>')),
      ];
    },
  },
  operations: { proxy: nodeProxy },
});
