/** Policies that refuse requests, or tell of them: what they are about, and what they hold requests to. */
import type {
  AuditAnnotation,
  ValidatingAdmissionPolicy,
  ValidatingAdmissionPolicySpec,
  ValidatingAdmissionPolicyStatus,
} from '../../../generated/admissionregistration/v1/types.js';
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { faultsOf } from '../../model/values/formats.js';
import type { RuleContext, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { conditionFaults as stateFaults } from '../rules/conditions.js';
import { isAbsent } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';
import { expressionSearch } from './expressions.js';
import { conditionExpressions, conditionFaults } from './match-conditions.js';
import { matchConstraintsFaults } from './match-resources.js';
import type { PlacedExpression } from './placed-expression.js';
import { paramKindFaults, paramKindOf, variableExpressions, variableFaults } from './policy-parts.js';

const MAX_TEXT = 5 * 1024;

const MAX_ANNOTATIONS = 20;

/** The key of an annotation stands below the name of the policy. */
function keyFaults(field: string, key: string, policy: string): FieldError[] {
  if (policy === '') return [invalidValue(field, key, 'requires metadata.name be non-empty')];
  return faultsOf('qualified-name', `${policy}/${key}`).map((fault) => invalidValue(field, key, fault));
}

/** A value that is blank is told to be missing, however long it is. */
const valueFaults = (field: string, text: string): FieldError[] =>
  text.trim() !== '' && Buffer.byteLength(text) > MAX_TEXT ? [required(field, `must not exceed ${MAX_TEXT} bytes in length`)] : [];

function annotationFaults(annotations: readonly AuditAnnotation[], policy: string, declared: DeclaredFaults): FieldError[] {
  // Where there are too many, none is judged.
  if (annotations.length > MAX_ANNOTATIONS) {
    declared.take('spec.auditAnnotations');
    return [invalidValue('spec.auditAnnotations', annotations, `must not have more than ${MAX_ANNOTATIONS} auditAnnotations`)];
  }
  return faultsOfEach(annotations, ({ key, valueExpression }, i) => {
    const at = `spec.auditAnnotations[${i}]`;
    return [
      ...keyFaults(`${at}.key`, key, policy),
      ...declared.take(at, 'key', 'valueExpression'),
      ...valueFaults(`${at}.valueExpression`, valueExpression),
    ];
  });
}

function faults({ metadata, spec }: ValidatingAdmissionPolicy, context: WriteContext): FieldError[] {
  const { paramKind, matchConstraints, validations = [], auditAnnotations = [], matchConditions, variables } = spec;
  const { declared } = context;
  return [
    ...paramKindFaults(paramKind, declared),
    ...matchConstraintsFaults('spec.matchConstraints', matchConstraints, context),
    ...conditionFaults('spec.matchConditions', matchConditions, declared),
    ...variableFaults(variables, declared),
    ...(validations.length + auditAnnotations.length === 0 ? declared.take('spec', 'validations', 'auditAnnotations') : []),
    ...faultsOfEach(validations, (_, i) => declared.take(`spec.validations[${i}]`, 'expression', 'messageExpression', 'message', 'reason')),
    ...annotationFaults(auditAnnotations, metadata.name ?? '', declared),
  ];
}

const statusFaults = ({ conditions, typeChecking }: ValidatingAdmissionPolicyStatus, { declared }: RuleContext): FieldError[] => [
  // Clients know the faults of a warning in this order.
  ...faultsOfEach(typeChecking?.expressionWarnings ?? [], (_, i) => {
    const at = `status.typeChecking.expressionWarnings[${i}]`;
    return [...declared.take(`${at}.warning`), ...declared.take(at)];
  }),
  ...declared.take('status.typeChecking'),
  ...stateFaults('status.conditions', conditions, declared),
];

function expressionsOf({
  variables,
  matchConditions,
  validations = [],
  auditAnnotations = [],
}: ValidatingAdmissionPolicySpec): PlacedExpression[] {
  return [
    ...variableExpressions(variables),
    ...conditionExpressions('spec.matchConditions', matchConditions),
    ...validations.flatMap(({ expression, messageExpression = '' }, i): PlacedExpression[] => [
      { at: `spec.validations[${i}].expression`, text: expression, results: ['bool'], usesVariables: true },
      {
        at: `spec.validations[${i}].messageExpression`,
        text: messageExpression,
        results: ['string'],
        usesVariables: true,
        isMessage: true,
      },
    ]),
    ...auditAnnotations
      .map(
        ({ valueExpression }, i): PlacedExpression => ({
          at: `spec.auditAnnotations[${i}].valueExpression`,
          text: valueExpression,
          results: ['string', 'null'],
          usesVariables: true,
        }),
      )
      .filter(({ text }) => Buffer.byteLength(text) <= MAX_TEXT),
  ];
}

export const validatingAdmissionPolicy = defineKind<ValidatingAdmissionPolicy>({
  resource: 'validatingadmissionpolicies.admissionregistration.{groupDomain}',
  strategy: {
    statusKeeps: ['labels', 'annotations', 'finalizers', 'ownerReferences', 'deletionTimestamp'],
    statusOwnsNoMetadata: true,
    validate: faults,
    validateUpdate: (object, _old, context) =>
      context.subresource === 'status' ? statusFaults(object.status, context) : faults(object, context),
    validateLast: ({ spec }, _old, context) =>
      context.subresource === 'status'
        ? undefined
        : expressionSearch(expressionsOf(spec), { hasParams: !isAbsent(spec.paramKind) }, context),
    cells: (object, { now }) => {
      const { validations = [], paramKind } = object.spec ?? {};
      return [nameOf(object), validations.length, paramKindOf(paramKind), ageOf(object, now)];
    },
  },
});
