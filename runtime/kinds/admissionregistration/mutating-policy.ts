/** Policies that change objects of requests: what they are about, and what they do. */
import type { MutatingAdmissionPolicy, Mutation } from '../../../generated/admissionregistration/v1/types.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { isAbsent } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';
import { expressionSearch } from './expressions.js';
import { conditionExpressions, conditionFaults } from './match-conditions.js';
import { changingFaults, matchConstraintsFaults } from './match-resources.js';
import type { PlacedExpression } from './placed-expression.js';
import { paramKindFaults, paramKindOf, variableExpressions, variableFaults } from './policy-parts.js';

/** The part that each type of a change is said in. */
const PARTS = { ApplyConfiguration: 'applyConfiguration', JSONPatch: 'jsonPatch' } as const;

function mutationFaults(at: string, mutation: Mutation, { declared }: WriteContext): readonly FieldError[] {
  const { patchType } = mutation;
  if (patchType === '') return declared.take(at).filter(({ field }) => field === `${at}.patchType`);
  return Object.entries(PARTS).flatMap(([type, part]) => {
    const field = `${at}.${part}`;
    const own = declared.take(field);
    if (type === patchType) return own;
    return isAbsent(mutation[part]) || !(patchType in PARTS)
      ? []
      : [invalidValue(field, '{applyConfiguration}', `must not be specified when patchType is ${patchType}`)];
  });
}

function faults({ spec }: MutatingAdmissionPolicy, context: WriteContext): FieldError[] {
  const { paramKind, matchConstraints, variables, mutations = [], matchConditions } = spec;
  const { declared } = context;
  return [
    ...paramKindFaults(paramKind, declared),
    ...matchConstraintsFaults('spec.matchConstraints', matchConstraints, context),
    ...(isAbsent(matchConstraints) ? [] : changingFaults('spec.matchConstraints', matchConstraints)),
    ...conditionFaults('spec.matchConditions', matchConditions, declared),
    ...variableFaults(variables, declared),
    ...(mutations.length === 0 ? declared.take('spec.mutations') : []),
    ...faultsOfEach(mutations, (mutation, i) => mutationFaults(`spec.mutations[${i}]`, mutation, context)),
  ];
}

/** The expressions of changes, as far as their types say that they count. */
const mutationExpressions = (mutations: readonly Mutation[]): PlacedExpression[] =>
  mutations.flatMap(({ patchType, applyConfiguration, jsonPatch }, i): PlacedExpression[] => {
    const at = `spec.mutations[${i}]`;
    if (patchType === 'ApplyConfiguration')
      return [
        { at: `${at}.applyConfiguration.expression`, text: applyConfiguration?.expression ?? '', results: ['Object'], usesVariables: true },
      ];
    if (patchType === 'JSONPatch')
      return [{ at: `${at}.jsonPatch.expression`, text: jsonPatch?.expression ?? '', results: ['list(JSONPatch)'], usesVariables: true }];
    return [];
  });

export const mutatingAdmissionPolicy = defineKind<MutatingAdmissionPolicy>({
  resource: 'mutatingadmissionpolicies.admissionregistration.{groupDomain}',
  strategy: {
    validate: faults,
    validateLast: ({ spec }, _old, context) =>
      expressionSearch(
        [
          ...variableExpressions(spec.variables),
          ...conditionExpressions('spec.matchConditions', spec.matchConditions),
          ...mutationExpressions(spec.mutations ?? []),
        ],
        { hasParams: !isAbsent(spec.paramKind) },
        context,
      ),
    cells: (object, { now }) => {
      const { mutations = [], paramKind } = object.spec ?? {};
      return [nameOf(object), mutations.length, paramKindOf(paramKind), ageOf(object, now)];
    },
  },
});
