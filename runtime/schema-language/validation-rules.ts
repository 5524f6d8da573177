/** Rules in CEL that the schemas of a definition have, as far as their faults show without reading the expressions. */
import type { ValidationRule } from '../../generated/apiextensions/v1beta1/types.js';
import * as allowed from '../../generated/apiextensions/v1beta1/values.js';
import { type FieldError, invalidValue, notSupported, required } from '../model/errors.js';
import { namedSchemas, type Schema, schemaOf, VALIDATIONS } from './schema.js';

/** Whether a text has several lines. */
const hasLines = (text: string): boolean => /[\n\r]/.test(text);
const isBlank = (text: string): boolean => text !== '' && text.trim() === '';

/** The faults of a rule that show without reading its expressions. */
function* plainFaults(
  { rule, message = '', messageExpression = '', reason, fieldPath = '' }: ValidationRule,
  at: string,
): Generator<FieldError> {
  if (rule.trim() === '') yield required(`${at}.rule`, 'rule is not specified');
  else if (isBlank(message)) yield invalidValue(`${at}.message`, message, 'message must be non-empty if specified');
  else if (hasLines(message.trim())) yield invalidValue(`${at}.message`, message, 'message must not contain line breaks');
  else if (hasLines(rule.trim()) && message.trim() === '')
    yield required(`${at}.message`, 'message must be specified if rule contains line breaks');
  if (isBlank(messageExpression)) yield required(`${at}.messageExpression`, 'messageExpression must be non-empty if specified');
  if (reason !== undefined && !REASONS.includes(reason)) yield notSupported(`${at}.reason`, reason, REASONS);
  if (isBlank(fieldPath)) yield invalidValue(`${at}.fieldPath`, fieldPath, 'fieldPath must be non-empty if specified');
  else if (hasLines(fieldPath)) yield invalidValue(`${at}.fieldPath`, fieldPath, 'fieldPath must not contain line breaks');
}

const { reason: REASONS } = allowed.ValidationRule;

/** The faults of all rules of a schema and of those inside of it, junctors left out. */
export function* validationRuleFaults(schema: Schema, at: string): Generator<FieldError> {
  for (const [i, rule] of (schema[VALIDATIONS] ?? []).entries()) yield* plainFaults(rule, `${at}.${VALIDATIONS}[${i}]`);
  const [items, values] = [schemaOf(schema.items), schemaOf(schema.additionalProperties)];
  if (items !== undefined) yield* validationRuleFaults(items, `${at}.items`);
  if (values !== undefined) yield* validationRuleFaults(values, `${at}.additionalProperties`);
  for (const [name, property] of namedSchemas(schema.properties)) yield* validationRuleFaults(property, `${at}.properties[${name}]`);
}
