/** Rules of selectors that objects carry: label selectors and node selectors. */
import { type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { labelFaults } from '../../resource/metadata.js';
import { type Fields, fieldsOf, listOf, text } from '../shown.js';
import { formatFaults, isAbsent, textsOf } from './values.js';

/** The entries of a map of labels. */
export const labelsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([k, v]) => [k, typeof v === 'string' ? v : '']));

export const labelMapFaults = (field: string, value: unknown): FieldError[] => labelFaults(labelsOf(value), field);

function expressionFaults(at: string, expression: Fields): FieldError[] {
  const operator = text(expression.operator);
  const values = textsOf(expression.values);
  const key = text(expression.key);
  const out: FieldError[] = [];
  if (operator === 'In' || operator === 'NotIn') {
    if (values.length === 0) out.push(required(`${at}.values`, "must be specified when `operator` is 'In' or 'NotIn'"));
  } else if (operator === 'Exists' || operator === 'DoesNotExist') {
    if (values.length > 0) out.push(forbiddenField(`${at}.values`, "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"));
  } else out.push(invalidValue(`${at}.operator`, operator, 'not a valid selector operator'));
  return [...out, ...formatFaults('qualified-name', `${at}.key`, key)];
}

/** Faults of a label selector; an absent one has none. */
export function labelSelectorFaults(at: string, selector: unknown): FieldError[] {
  if (isAbsent(selector)) return [];
  const { matchLabels, matchExpressions } = fieldsOf(selector);
  return [
    ...labelMapFaults(`${at}.matchLabels`, matchLabels),
    ...faultsOfEach(listOf(matchExpressions), (e, i) => expressionFaults(`${at}.matchExpressions[${i}]`, e)),
  ];
}

export const isEmptySelector = (selector: unknown): boolean => {
  const { matchLabels, matchExpressions } = fieldsOf(selector);
  return Object.keys(fieldsOf(matchLabels)).length + listOf(matchExpressions).length === 0;
};

function nodeExpressionFaults(at: string, expression: Fields): FieldError[] {
  const operator = text(expression.operator);
  if (operator !== 'Gt' && operator !== 'Lt') return expressionFaults(at, expression);
  return [
    ...(textsOf(expression.values).length === 1
      ? []
      : [required(`${at}.values`, "must be specified single value when `operator` is 'Lt' or 'Gt'")]),
    ...formatFaults('qualified-name', `${at}.key`, text(expression.key)),
  ];
}

function nodeFieldFaults(at: string, expression: Fields): FieldError[] {
  const operator = text(expression.operator);
  const key = text(expression.key);
  const values = textsOf(expression.values);
  const out: FieldError[] = [];
  if (operator !== 'In' && operator !== 'NotIn') out.push(invalidValue(`${at}.operator`, operator, 'not a valid selector operator'));
  else if (values.length !== 1)
    out.push(required(`${at}.values`, "must be only one value when `operator` is 'In' or 'NotIn' for node field selector"));
  if (key !== 'metadata.name') out.push(invalidValue(`${at}.key`, key, 'not a valid field selector key'));
  else out.push(...faultsOfEach(values, (value, i) => formatFaults('dns-subdomain', `${at}.values[${i}]`, value)));
  return out;
}

/** One alternative of a node selector. */
export const nodeTermFaults = (at: string, term: Fields): FieldError[] => [
  ...faultsOfEach(listOf(term.matchExpressions), (e, i) => nodeExpressionFaults(`${at}.matchExpressions[${i}]`, e)),
  ...faultsOfEach(listOf(term.matchFields), (e, i) => nodeFieldFaults(`${at}.matchFields[${i}]`, e)),
];

/** Alternatives by which nodes are chosen; there must be one. */
export function nodeSelectorFaults(at: string, selector: unknown): FieldError[] {
  const terms = listOf(fieldsOf(selector).nodeSelectorTerms);
  if (terms.length === 0) return [required(`${at}.nodeSelectorTerms`, 'must have at least one node selector term')];
  return faultsOfEach(terms, (term, i) => nodeTermFaults(`${at}.nodeSelectorTerms[${i}]`, term));
}
