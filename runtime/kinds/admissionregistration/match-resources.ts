/** Rules of which objects and requests policies and their bindings are about. */
import type { MatchResources, NamedRuleWithOperations } from '../../../generated/admissionregistration/v1/types.js';
import { type FieldError, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { RuleContext } from '../../resource/strategy.js';
import { labelSelectorFaults } from '../rules/selectors.js';
import { eachChoiceFaults, isAbsent } from '../rules/values.js';
import { requestRuleFaults } from './request-rules.js';

const namedRuleFaults = (at: string, rule: NamedRuleWithOperations, { declared }: RuleContext): FieldError[] => [
  ...declared.take(at, 'resourceNames'),
  ...requestRuleFaults(at, rule, declared),
];

/** Faults of what is matched; defaults fill in what is absent. */
export function matchResourcesFaults(at: string, matched: MatchResources, context: RuleContext): FieldError[] {
  const { matchPolicy, namespaceSelector, objectSelector, resourceRules = [], excludeResourceRules = [] } = matched;
  return [
    ...(isAbsent(matchPolicy) ? [required(`${at}.matchPolicy`)] : context.declared.take(at, 'matchPolicy')),
    ...context.declared.take(at, 'namespaceSelector'),
    ...labelSelectorFaults(`${at}.namespaceSelector`, namespaceSelector, true),
    ...context.declared.take(at, 'objectSelector'),
    ...labelSelectorFaults(`${at}.objectSelector`, objectSelector, true),
    ...faultsOfEach(resourceRules, (rule, i) => namedRuleFaults(`${at}.resourceRules[${i}]`, rule, context)),
    ...faultsOfEach(excludeResourceRules, (rule, i) => namedRuleFaults(`${at}.excludeResourceRules[${i}]`, rule, context)),
  ];
}

/** The same for a policy, which is about some resource. */
export function matchConstraintsFaults(
  at: string,
  matched: MatchResources | null | undefined,
  context: RuleContext,
): readonly FieldError[] {
  if (isAbsent(matched)) return context.declared.take(at);
  return [
    ...matchResourcesFaults(at, matched, context),
    ...((matched.resourceRules ?? []).length === 0 ? [required(`${at}.resourceRules`)] : []),
  ];
}

/** Operations whose objects a policy may change. */
const CHANGING = ['*', 'CONNECT', 'CREATE', 'UPDATE'];

/** Faults of operations of which a policy that changes objects, or its binding, can be about none. */
export const changingFaults = (at: string, { resourceRules = [] }: MatchResources): FieldError[] =>
  faultsOfEach(resourceRules, ({ operations = [] }) => eachChoiceFaults(`${at}.resourceRules.operations`, operations, CHANGING));
