/** Policies that refuse requests, or tell of them: what they are about, and what they hold requests to. */
import type {
  AuditAnnotation,
  ValidatingAdmissionPolicy,
  ValidatingAdmissionPolicySpec,
  ValidatingAdmissionPolicyStatus,
  Validation,
} from '../../../generated/admissionregistration/v1/types.js';
import { duplicate, type FieldError, invalidValue, required } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { faultsOf } from '../../model/values/formats.js';
import type { RuleContext, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { conditionFaults as stateFaults } from '../rules/conditions.js';
import { isAbsent, repeatsOf } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';
import { expressionSearch } from './expressions.js';
import { conditionExpressions, conditionFaults } from './match-conditions.js';
import { matchConstraintsFaults } from './match-resources.js';
import type { PlacedExpression } from './placed-expression.js';
import { paramKindFaults, paramKindOf, variableExpressions, variableFaults } from './policy-parts.js';

const MAX_TEXT = 5 * 1024;

/** Reasons that answers to refused requests may give. */
function messageFaults(field: string, message: string): FieldError[] {
  if (message === '') return [];
  return [
    ...(message.trim() === '' ? [invalidValue(field, message, 'message must be non-empty if specified')] : []),
    ...(/[\n\r]/.test(message) ? [invalidValue(field, message, 'message must not contain line breaks')] : []),
  ];
}

function validationFaults(at: string, { message = '', messageExpression = '' }: Validation, { declared }: RuleContext): FieldError[] {
  return [
    ...declared.take(`${at}.expression`),
    ...(messageExpression !== '' && messageExpression.trim() === ''
      ? [invalidValue(`${at}.messageExpression`, messageExpression, 'must be non-empty if specified')]
      : []),
    ...messageFaults(`${at}.message`, message),
    ...declared.take(`${at}.reason`),
  ];
}

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
  const repeats = repeatsOf(annotations.map(({ key }) => key));
  return faultsOfEach(annotations, ({ key, valueExpression }, i) => {
    const at = `spec.auditAnnotations[${i}]`;
    return [
      ...keyFaults(`${at}.key`, key, policy),
      ...(repeats.has(i) ? [duplicate(`${at}.key`, key)] : []),
      ...declared.take(`${at}.valueExpression`),
      ...valueFaults(`${at}.valueExpression`, valueExpression),
    ];
  });
}

const SOME = 'validations or auditAnnotations must contain at least one item';

function faults({ metadata, spec }: ValidatingAdmissionPolicy, context: WriteContext): FieldError[] {
  const { paramKind, matchConstraints, validations = [], auditAnnotations = [], matchConditions, variables } = spec;
  const { declared } = context;
  return [
    ...paramKindFaults(paramKind, declared),
    ...matchConstraintsFaults('spec.matchConstraints', matchConstraints, context),
    ...conditionFaults('spec.matchConditions', matchConditions, declared),
    ...variableFaults(variables, declared),
    ...(validations.length + auditAnnotations.length === 0
      ? [required('spec.validations', SOME), required('spec.auditAnnotations', SOME)]
      : []),
    ...faultsOfEach(validations, (validation, i) => validationFaults(`spec.validations[${i}]`, validation, context)),
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
