/** Network policies: peers of one sort each, address blocks within one another, ports by number or name. */

import { type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach, MAX_FAULTS } from '../../model/fault-budget.js';
import type { ApiObject } from '../../model/object.js';
import { defineKind } from '../kind.js';
import { blockContains, blockOf } from '../rules/addresses.js';
import { labelSelectorFaults } from '../rules/selectors.js';
import { isAbsent, portFaults, textsOf } from '../rules/values.js';
import { ageOf, type Fields, fieldsOf, listOf, nameOf, selectorText, text } from '../shown.js';

const NOT_A_CIDR = 'not a valid CIDR';

function blockFaults(at: string, value: Fields): FieldError[] {
  const cidr = text(value.cidr);
  if (cidr === '') return [];
  const whole = blockOf(cidr);
  if (whole === undefined) return [invalidValue(`${at}.cidr`, cidr, NOT_A_CIDR)];
  const out: FieldError[] = [];
  for (const [i, text] of textsOf(value.except).entries()) {
    if (out.length >= MAX_FAULTS) break;
    const part = blockOf(text);
    if (part === undefined) return [...out, invalidValue(`${at}.except[${i}]`, text, NOT_A_CIDR)];
    if (part.bits <= whole.bits || !blockContains(whole, part))
      out.push(invalidValue(`${at}.except[${i}]`, text, 'must be a strict subset of `cidr`'));
  }
  return out;
}

function peerFaults(at: string, peer: Fields): FieldError[] {
  const given = ['podSelector', 'namespaceSelector', 'ipBlock'].filter((f) => !isAbsent(peer[f]));
  const out = [
    ...labelSelectorFaults(`${at}.podSelector`, peer.podSelector),
    ...labelSelectorFaults(`${at}.namespaceSelector`, peer.namespaceSelector),
    ...blockFaults(`${at}.ipBlock`, fieldsOf(peer.ipBlock)),
  ];
  if (given.length === 0) out.push(required(at, 'must specify a peer'));
  else if (given.length > 1 && given.includes('ipBlock')) out.push(forbiddenField(at, 'may not specify both ipBlock and another peer'));
  return out;
}

/** The last port of a range: only beside a first one by number, and not before it. */
function lastPortFaults(at: string, { port, endPort }: Fields): FieldError[] {
  if (isAbsent(endPort)) return [];
  if (isAbsent(port)) return [invalidValue(at, endPort, 'may not be specified when `port` is not specified')];
  if (typeof port === 'string') return [invalidValue(at, endPort, 'may not be specified when `port` is non-numeric')];
  return Number(endPort) < Number(port) ? [invalidValue(at, port, 'must be greater than or equal to `port`')] : [];
}

const rulesFaults = (at: string, rules: unknown, peers: 'from' | 'to'): FieldError[] =>
  faultsOfEach(listOf(rules), (rule, i) => [
    ...faultsOfEach(listOf(rule.ports), (p, j) => [
      ...lastPortFaults(`${at}[${i}].ports[${j}].endPort`, p),
      ...(isAbsent(p.port) ? [] : portFaults(`${at}[${i}].ports[${j}].port`, p.port)),
    ]),
    ...faultsOfEach(listOf(rule[peers]), (p, j) => peerFaults(`${at}[${i}].${peers}[${j}]`, p)),
  ]);

function faults(object: ApiObject): FieldError[] {
  const spec = fieldsOf(object.spec);
  const types = textsOf(spec.policyTypes);
  return [
    ...labelSelectorFaults('spec.podSelector', spec.podSelector),
    ...rulesFaults('spec.ingress', spec.ingress, 'from'),
    ...rulesFaults('spec.egress', spec.egress, 'to'),
    ...(types.length > 2 ? [invalidValue('spec.policyTypes', spec.policyTypes, 'may not specify more than two policyTypes')] : []),
  ];
}

export const networkPolicy = defineKind<ApiObject>({
  resource: 'networkpolicies.networking.{groupDomain}',
  strategy: {
    validate: faults,
    cells: (object, { now }) => [nameOf(object), selectorText(fieldsOf(object.spec).podSelector), ageOf(object, now)],
  },
});
