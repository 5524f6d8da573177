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
import { duplicate, type FieldError, invalidValue, notSupported } from '../../../model/errors.js';
import { shownAt } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { faultsOf } from '../../../model/values/formats.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { labelSelectorFaults, nodeSelectorFaults, nodeTermFaults } from '../selectors.js';
import { isAbsent } from '../values.js';
import { spreadKeyFaults, termKeyFaults } from './match-labels.js';

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';

function nodeAffinityFaults(
  at: string,
  { [REQUIRED]: needed, [PREFERRED]: preferred = [] }: NodeAffinity | undefined = {},
  { declared, enabled }: RuleContext,
): FieldError[] {
  return [
    ...(isAbsent(needed) ? [] : nodeSelectorFaults(`${at}.${REQUIRED}`, needed, enabled('NodeLabelValuesJudged'))),
    ...faultsOfEach(preferred, ({ preference }, i) => [
      ...declared.take(`${at}.${PREFERRED}[${i}].weight`),
      ...nodeTermFaults(`${at}.${PREFERRED}[${i}].preference`, preference),
    ]),
  ];
}

function podTermFaults(at: string, term: PodAffinityTerm, { declared, enabled }: RuleContext): FieldError[] {
  const { labelSelector, namespaceSelector, namespaces = [] } = term;
  const judged = enabled('LabelValuesJudged');
  return [
    ...termKeyFaults(at, term, declared),
    ...labelSelectorFaults(`${at}.labelSelector`, labelSelector, judged),
    ...labelSelectorFaults(`${at}.namespaceSelector`, namespaceSelector, judged),
    ...faultsOfEach(namespaces, (_, i) => shownAt(declared, `${at}.namespaces[${i}]`, `${at}.namespace`).take(`${at}.namespace`)),
    ...declared.take(at, 'topologyKey'),
  ];
}

const podAffinityFaults = (
  at: string,
  { [REQUIRED]: needed = [], [PREFERRED]: preferred = [] }: PodAffinity | PodAntiAffinity | undefined = {},
  context: RuleContext,
): FieldError[] => [
  ...faultsOfEach(needed, (term, i) => podTermFaults(`${at}.${REQUIRED}[${i}]`, term, context)),
  ...faultsOfEach(preferred, ({ podAffinityTerm }, i) => [
    ...context.declared.take(`${at}.${PREFERRED}[${i}].weight`),
    ...podTermFaults(`${at}.${PREFERRED}[${i}].podAffinityTerm`, podAffinityTerm, context),
  ]),
];

/** Faults of affinities; absent ones have none. */
export const affinityFaults = (
  at: string,
  { nodeAffinity, podAffinity, podAntiAffinity }: Affinity | undefined = {},
  context: RuleContext,
): FieldError[] => [
  ...nodeAffinityFaults(`${at}.nodeAffinity`, nodeAffinity, context),
  ...podAffinityFaults(`${at}.podAffinity`, podAffinity, context),
  ...podAffinityFaults(`${at}.podAntiAffinity`, podAntiAffinity, context),
];

const COMPARING = ['Lt', 'Gt'];

export const tolerationFaults = (at: string, list: readonly Toleration[] | undefined, { declared, enabled }: RuleContext): FieldError[] =>
  faultsOfEach(list ?? [], (toleration, i) => {
    const field = `${at}[${i}]`;
    const { key = '', operator = '', value = '', effect = '', tolerationSeconds } = toleration;
    const out = [...declared.take(field, 'key')];
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
    } else if (enabled('TaintTolerationComparisonOperators') && COMPARING.includes(operator)) {
      if (!/^-?(0|[1-9]\d*)$/.test(value)) out.push(invalidValue(`${field}.value`, value, 'value must be a valid integer'));
    } else out.push(notSupported(`${field}.operator`, operator, allowed.Toleration.operator));
    return [...out, ...declared.take(field)];
  });

/** How many domains there are matters only where pods wait for an even spread. */
const minDomainFaults = (field: string, { minDomains, whenUnsatisfiable }: TopologySpreadConstraint): FieldError[] =>
  isAbsent(minDomains) || whenUnsatisfiable === 'DoNotSchedule'
    ? []
    : [invalidValue(field, minDomains, `can only use minDomains if whenUnsatisfiable=DoNotSchedule, not ${whenUnsatisfiable}`)];

/** Faults of spread constraints, each of which has a pair of topology and mode of its own. */
export function spreadFaults(
  at: string,
  list: readonly TopologySpreadConstraint[] | undefined,
  { declared, enabled }: RuleContext,
): FieldError[] {
  const ofPod = at.startsWith('spec.topology');
  const merged = enabled('MatchLabelKeysInPodTopologySpreadSelectorMerge');
  const pairOf = ({ topologyKey, whenUnsatisfiable }: TopologySpreadConstraint): string => `{${topologyKey}, ${whenUnsatisfiable}}`;
  const constraints = list ?? [];
  const last = new Map(constraints.map((constraint, i) => [pairOf(constraint), i]));
  return faultsOfEach(constraints, (constraint, i) => {
    const field = `${at}[${i}]`;
    const pair = pairOf(constraint);
    const repeated = last.get(pair) !== i;
    const malformed = declared.take(field, 'matchLabelKeys');
    return [
      ...declared.take(field),
      ...(repeated ? [duplicate(`${field}.{topologyKey, whenUnsatisfiable}`, pair)] : []),
      ...minDomainFaults(`${field}.minDomains`, constraint),
      ...(enabled('SpreadSelectorsJudged') ? labelSelectorFaults(`${field}.labelSelector`, constraint.labelSelector, true) : []),
      // What pods get from a template is judged with their labels, once the server itself puts those into selectors.
      ...spreadKeyFaults(field, constraint, { judged: !merged || ofPod, merged, malformed }),
    ];
  });
}
