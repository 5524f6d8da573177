/** Rules of where pods go: affinity, tolerations and spreading. */

import type {
  Affinity,
  NodeAffinity,
  PodAffinity,
  PodAffinityTerm,
  PodAntiAffinity,
  Toleration,
  TopologySpreadConstraint,
} from '../../../../generated/core/v1/types.js';
import * as allowed from '../../../../generated/core/v1/values.js';
import { duplicate, type FieldError, invalidValue, notSupported, required } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { faultsOf } from '../../../model/values/formats.js';
import { labelSelectorFaults, nodeSelectorFaults, nodeTermFaults } from '../selectors.js';
import { choiceFaults, formatFaults, isAbsent } from '../values.js';

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';

const weightFaults = (field: string, weight: number): FieldError[] =>
  weight >= 1 && weight <= 100 ? [] : [invalidValue(field, weight, 'must be in the range 1-100')];

function nodeAffinityFaults(at: string, { [REQUIRED]: needed, [PREFERRED]: preferred = [] }: NodeAffinity = {}): FieldError[] {
  return [
    ...(isAbsent(needed) ? [] : nodeSelectorFaults(`${at}.${REQUIRED}`, needed)),
    ...faultsOfEach(preferred, ({ weight, preference }, i) => [
      ...weightFaults(`${at}.${PREFERRED}[${i}].weight`, weight),
      ...nodeTermFaults(`${at}.${PREFERRED}[${i}].preference`, preference),
    ]),
  ];
}

function podTermFaults(at: string, { labelSelector, namespaceSelector, namespaces = [], topologyKey }: PodAffinityTerm): FieldError[] {
  return [
    ...labelSelectorFaults(`${at}.labelSelector`, labelSelector),
    ...labelSelectorFaults(`${at}.namespaceSelector`, namespaceSelector),
    ...faultsOfEach(namespaces, (n) => formatFaults('dns-label', `${at}.namespace`, n)),
    ...(topologyKey === '' ? [required(`${at}.topologyKey`, 'can not be empty')] : []),
    ...formatFaults('qualified-name', `${at}.topologyKey`, topologyKey),
  ];
}

const podAffinityFaults = (
  at: string,
  { [REQUIRED]: needed = [], [PREFERRED]: preferred = [] }: PodAffinity | PodAntiAffinity = {},
): FieldError[] => [
  ...faultsOfEach(needed, (term, i) => podTermFaults(`${at}.${REQUIRED}[${i}]`, term)),
  ...faultsOfEach(preferred, ({ weight, podAffinityTerm }, i) => [
    ...weightFaults(`${at}.${PREFERRED}[${i}].weight`, weight),
    ...podTermFaults(`${at}.${PREFERRED}[${i}].podAffinityTerm`, podAffinityTerm),
  ]),
];

/** Faults of affinities; absent ones have none. */
export const affinityFaults = (at: string, { nodeAffinity, podAffinity, podAntiAffinity }: Affinity = {}): FieldError[] => [
  ...nodeAffinityFaults(`${at}.nodeAffinity`, nodeAffinity),
  ...podAffinityFaults(`${at}.podAffinity`, podAffinity),
  ...podAffinityFaults(`${at}.podAntiAffinity`, podAntiAffinity),
];

export const tolerationFaults = (at: string, list: readonly Toleration[] = []): FieldError[] =>
  faultsOfEach(list, (toleration, i) => {
    const field = `${at}[${i}]`;
    const { key = '', operator = '', value = '', effect = '', tolerationSeconds } = toleration;
    const out: FieldError[] = key === '' ? [] : formatFaults('qualified-name', `${field}.key`, key);
    if (key === '' && operator !== 'Exists')
      out.push(
        invalidValue(
          `${field}.operator`,
          operator,
          'operator must be Exists when `key` is empty, which means "match all values and all keys"',
        ),
      );
    if (!isAbsent(tolerationSeconds) && effect !== 'NoExecute')
      out.push(invalidValue(`${field}.effect`, effect, "effect must be 'NoExecute' when `tolerationSeconds` is set"));
    if (operator === 'Equal' || operator === '') {
      const faults = faultsOf('label-value', value);
      if (faults.length > 0) out.push(invalidValue(`${field}.operator`, value, faults.join(';')));
    } else if (operator === 'Exists') {
      if (value !== '') out.push(invalidValue(`${field}.operator`, toleration, "value must be empty when `operator` is 'Exists'"));
    } else out.push(notSupported(`${field}.operator`, operator, allowed.Toleration.operator));
    // An empty effect means every effect.
    return [...out, ...(effect === '' ? [] : choiceFaults(`${field}.effect`, effect, allowed.Toleration.effect))];
  });

/** Faults of spread constraints, each of which has a pair of topology and mode of its own. */
export function spreadFaults(at: string, list: readonly TopologySpreadConstraint[] = []): FieldError[] {
  const pairOf = ({ topologyKey, whenUnsatisfiable }: TopologySpreadConstraint): string => `{${topologyKey}, ${whenUnsatisfiable}}`;
  const last = new Map(list.map((constraint, i) => [pairOf(constraint), i]));
  return faultsOfEach(list, (constraint, i) => {
    const field = `${at}[${i}]`;
    const { topologyKey: topology, whenUnsatisfiable: when, maxSkew } = constraint;
    const out: FieldError[] = [];
    if (maxSkew <= 0) out.push(invalidValue(`${field}.maxSkew`, maxSkew, 'must be greater than zero'));
    if (topology === '') out.push(required(`${field}.topologyKey`, 'can not be empty'));
    out.push(...choiceFaults(`${field}.whenUnsatisfiable`, when, allowed.TopologySpreadConstraint.whenUnsatisfiable));
    const pair = pairOf(constraint);
    if (last.get(pair) !== i) out.push(duplicate(`${field}.{topologyKey, whenUnsatisfiable}`, pair));
    return out;
  });
}
