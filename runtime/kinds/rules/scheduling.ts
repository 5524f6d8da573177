/** Rules of where pods go: affinity, tolerations and spreading. */
import { duplicate, type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { faultsOf } from '../../model/formats.js';
import { type Fields, fieldsOf, listOf, number, text } from '../shown.js';
import { labelSelectorFaults, nodeSelectorFaults, nodeTermFaults } from './selectors.js';
import { formatFaults, isAbsent, textsOf } from './values.js';

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';

const weightFaults = (field: string, weight: unknown): FieldError[] =>
  number(weight) >= 1 && number(weight) <= 100 ? [] : [invalidValue(field, number(weight), 'must be in the range 1-100')];

function nodeAffinityFaults(at: string, affinity: Fields): FieldError[] {
  return [
    ...(isAbsent(affinity[REQUIRED]) ? [] : nodeSelectorFaults(`${at}.${REQUIRED}`, affinity[REQUIRED])),
    ...faultsOfEach(listOf(affinity[PREFERRED]), (term, i) => [
      ...weightFaults(`${at}.${PREFERRED}[${i}].weight`, term.weight),
      ...nodeTermFaults(`${at}.${PREFERRED}[${i}].preference`, fieldsOf(term.preference)),
    ]),
  ];
}

function podTermFaults(at: string, term: Fields): FieldError[] {
  const topology = text(term.topologyKey);
  return [
    ...labelSelectorFaults(`${at}.labelSelector`, term.labelSelector),
    ...labelSelectorFaults(`${at}.namespaceSelector`, term.namespaceSelector),
    ...faultsOfEach(textsOf(term.namespaces), (n) => formatFaults('dns-label', `${at}.namespace`, n)),
    ...(topology === '' ? [required(`${at}.topologyKey`, 'can not be empty')] : []),
    ...formatFaults('qualified-name', `${at}.topologyKey`, topology),
  ];
}

const podAffinityFaults = (at: string, affinity: Fields): FieldError[] => [
  ...faultsOfEach(listOf(affinity[REQUIRED]), (term, i) => podTermFaults(`${at}.${REQUIRED}[${i}]`, term)),
  ...faultsOfEach(listOf(affinity[PREFERRED]), (term, i) => [
    ...weightFaults(`${at}.${PREFERRED}[${i}].weight`, term.weight),
    ...podTermFaults(`${at}.${PREFERRED}[${i}].podAffinityTerm`, fieldsOf(term.podAffinityTerm)),
  ]),
];

export function affinityFaults(at: string, value: unknown): FieldError[] {
  const affinity = fieldsOf(value);
  return [
    ...nodeAffinityFaults(`${at}.nodeAffinity`, fieldsOf(affinity.nodeAffinity)),
    ...podAffinityFaults(`${at}.podAffinity`, fieldsOf(affinity.podAffinity)),
    ...podAffinityFaults(`${at}.podAntiAffinity`, fieldsOf(affinity.podAntiAffinity)),
  ];
}

const TAINT_EFFECTS: readonly string[] = ['NoSchedule', 'PreferNoSchedule', 'NoExecute'];

/** The effect of a taint, or of a toleration where none means all. */
export function effectFaults(field: string, effect: string, mayBeEmpty: boolean): FieldError[] {
  if (effect === '') return mayBeEmpty ? [] : [required(field)];
  return TAINT_EFFECTS.includes(effect) ? [] : [notSupported(field, effect, TAINT_EFFECTS)];
}

export const tolerationFaults = (at: string, list: unknown): FieldError[] =>
  faultsOfEach(listOf(list), (toleration, i) => {
    const field = `${at}[${i}]`;
    const [key, operator, value] = [text(toleration.key), text(toleration.operator), text(toleration.value)];
    const out: FieldError[] = key === '' ? [] : formatFaults('qualified-name', `${field}.key`, key);
    if (key === '' && operator !== 'Exists')
      out.push(
        invalidValue(
          `${field}.operator`,
          operator,
          'operator must be Exists when `key` is empty, which means "match all values and all keys"',
        ),
      );
    if (!isAbsent(toleration.tolerationSeconds) && toleration.effect !== 'NoExecute')
      out.push(invalidValue(`${field}.effect`, text(toleration.effect), "effect must be 'NoExecute' when `tolerationSeconds` is set"));
    if (operator === 'Equal' || operator === '') {
      const faults = faultsOf('label-value', value);
      if (faults.length > 0) out.push(invalidValue(`${field}.operator`, value, faults.join(';')));
    } else if (operator === 'Exists') {
      if (value !== '') out.push(invalidValue(`${field}.operator`, toleration, "value must be empty when `operator` is 'Exists'"));
    } else out.push(notSupported(`${field}.operator`, operator, ['Equal', 'Exists']));
    return [...out, ...effectFaults(`${field}.effect`, text(toleration.effect), true)];
  });

export function spreadFaults(at: string, list: unknown): FieldError[] {
  const pairOf = (constraint: Fields): string => `{${text(constraint.topologyKey)}, ${text(constraint.whenUnsatisfiable)}}`;
  const last = new Map(listOf(list).map((constraint, i) => [pairOf(constraint), i]));
  return faultsOfEach(listOf(list), (constraint, i) => {
    const field = `${at}[${i}]`;
    const [topology, when] = [text(constraint.topologyKey), text(constraint.whenUnsatisfiable)];
    const out: FieldError[] = [];
    if (number(constraint.maxSkew) <= 0)
      out.push(invalidValue(`${field}.maxSkew`, number(constraint.maxSkew), 'must be greater than zero'));
    if (topology === '') out.push(required(`${field}.topologyKey`, 'can not be empty'));
    if (when !== 'DoNotSchedule' && when !== 'ScheduleAnyway')
      out.push(notSupported(`${field}.whenUnsatisfiable`, when, ['DoNotSchedule', 'ScheduleAnyway']));
    const pair = pairOf(constraint);
    if (last.get(pair) !== i) out.push(duplicate(`${field}.{topologyKey, whenUnsatisfiable}`, pair));
    return out;
  });
}
