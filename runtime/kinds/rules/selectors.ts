/** Rules of selectors that objects carry: label selectors and node selectors. */
import type { NodeSelector, NodeSelectorRequirement, NodeSelectorTerm } from '../../../generated/core/v1/types.js';
import type { LabelSelector, LabelSelectorRequirement } from '../../../generated/meta/v1/types.js';
import { type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { faultsOf } from '../../model/values/formats.js';
import { labelFaults } from '../../resource/writes/metadata.js';
import { formatFaults, isAbsent } from './values.js';

/** Faults of a map of labels; an absent one has none. */
export const labelMapFaults = (field: string, labels: Readonly<Record<string, string>> | null | undefined): FieldError[] =>
  labelFaults(labels ?? {}, field);

/** The fault of an operator that selectors do not have. */
export const unknownOperator = (at: string, operator: string): FieldError =>
  invalidValue(`${at}.operator`, operator, 'not a valid selector operator');

const OPERATORS: ReadonlySet<string> = new Set(['In', 'NotIn', 'Exists', 'DoesNotExist']);

/** Faults of the values of a requirement: some operators need any, others have none. */
export function operandFaults(at: string, operator: string, values: readonly string[]): FieldError[] {
  if ((operator === 'In' || operator === 'NotIn') && values.length === 0)
    return [required(`${at}.values`, "must be specified when `operator` is 'In' or 'NotIn'")];
  return (operator === 'Exists' || operator === 'DoesNotExist') && values.length > 0
    ? [forbiddenField(`${at}.values`, "may not be specified when `operator` is 'Exists' or 'DoesNotExist'")]
    : [];
}

function expressionFaults(at: string, { key, operator, values = [] }: LabelSelectorRequirement, judged = false): FieldError[] {
  const out = OPERATORS.has(operator) ? operandFaults(at, operator, values) : [unknownOperator(at, operator)];
  out.push(...formatFaults('qualified-name', `${at}.key`, key));
  return judged ? [...out, ...faultsOfEach(values, (value, i) => formatFaults('label-value', `${at}.values[${i}]`, value))] : out;
}

/** Faults of a label selector; an absent one has none. `judged`: values are those that labels may have. */
export function labelSelectorFaults(at: string, selector: LabelSelector | null | undefined, judged = false): FieldError[] {
  if (isAbsent(selector)) return [];
  const { matchLabels, matchExpressions = [] } = selector;
  return [
    ...labelMapFaults(`${at}.matchLabels`, matchLabels),
    ...faultsOfEach(matchExpressions, (e, i) => expressionFaults(`${at}.matchExpressions[${i}]`, e, judged)),
  ];
}

/** Whether a label selector compares labels with values that none of them has, which former servers took. */
export const hasStrangeValues = (selector: LabelSelector | null | undefined): boolean =>
  (selector?.matchExpressions ?? []).some(({ values = [] }) => values.some((value) => faultsOf('label-value', value).length > 0));

/**
 * Whether a label selector can be held against labels. That asks for more than its rules do: values that are no labels' are let
 * through by these, and match nothing.
 */
export const isReadable = (selector: LabelSelector | null | undefined): boolean =>
  labelSelectorFaults('', selector).length === 0 && !hasStrangeValues(selector);

/** Whether a label selector asks for nothing, and so selects every object. */
export const isEmptySelector = ({
  matchLabels = {},
  matchExpressions = [],
}: {
  readonly matchLabels?: object;
  readonly matchExpressions?: readonly unknown[];
}): boolean => Object.keys(matchLabels).length + matchExpressions.length === 0;

function nodeExpressionFaults(at: string, expression: NodeSelectorRequirement, judged: boolean): FieldError[] {
  const { key, operator, values = [] } = expression;
  if (operator !== 'Gt' && operator !== 'Lt') return expressionFaults(at, expression, judged);
  return [
    ...(values.length === 1 ? [] : [required(`${at}.values`, "must be specified single value when `operator` is 'Lt' or 'Gt'")]),
    ...formatFaults('qualified-name', `${at}.key`, key),
  ];
}

function nodeFieldFaults(at: string, { key, operator, values = [] }: NodeSelectorRequirement): FieldError[] {
  const out: FieldError[] = [];
  if (operator !== 'In' && operator !== 'NotIn') out.push(unknownOperator(at, operator));
  else if (values.length !== 1)
    out.push(required(`${at}.values`, "must be only one value when `operator` is 'In' or 'NotIn' for node field selector"));
  if (key !== 'metadata.name') out.push(invalidValue(`${at}.key`, key, 'not a valid field selector key'));
  else out.push(...faultsOfEach(values, (value, i) => formatFaults('dns-subdomain', `${at}.values[${i}]`, value)));
  return out;
}

/** Faults of one alternative of a node selector. */
export const nodeTermFaults = (at: string, { matchExpressions = [], matchFields = [] }: NodeSelectorTerm, judged = false): FieldError[] => [
  ...faultsOfEach(matchExpressions, (e, i) => nodeExpressionFaults(`${at}.matchExpressions[${i}]`, e, judged)),
  ...faultsOfEach(matchFields, (e, i) => nodeFieldFaults(`${at}.matchFields[${i}]`, e)),
];

/** Faults of a node selector, which has at least one alternative. */
export function nodeSelectorFaults(at: string, selector: NodeSelector, judged = false): FieldError[] {
  const terms = selector.nodeSelectorTerms ?? [];
  if (terms.length === 0) return [required(`${at}.nodeSelectorTerms`, 'must have at least one node selector term')];
  return faultsOfEach(terms, (term, i) => nodeTermFaults(`${at}.nodeSelectorTerms[${i}]`, term, judged));
}
