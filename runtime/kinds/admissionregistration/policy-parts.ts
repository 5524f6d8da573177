/** Rules that policies of both kinds share: of what their parameters are, and of variables. */
import type { ParamKind, Variable } from '../../../generated/admissionregistration/v1/types.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { faultsOf } from '../../model/values/formats.js';
import { formatFaults, isAbsent } from '../rules/values.js';
import { UNSET } from '../shown.js';
import type { PlacedExpression } from './placed-expression.js';

/** Faults of a group and a version, or of a version alone. */
function apiVersionFaults(field: string, text: string): FieldError[] {
  const parts = text.split('/');
  if (parts.length > 2) return [invalidValue(field, text, `unexpected GroupVersion string: ${text}`)];
  const [group, version = ''] = parts.length === 2 ? parts : [undefined, ...parts];
  return [
    ...(group === undefined || group === '' ? [] : formatFaults('dns-subdomain', field, group)),
    ...faultsOf('dns-1035-label', version).map((fault) => invalidValue(field, version, fault)),
  ];
}

/** Faults of the kind of parameters. */
export function paramKindFaults(paramKind: ParamKind | null | undefined, declared: DeclaredFaults): FieldError[] {
  if (isAbsent(paramKind)) return [];
  const { apiVersion = '' } = paramKind;
  return [
    ...declared.take('spec.paramKind.apiVersion'),
    ...(apiVersion === '' ? [] : apiVersionFaults('spec.paramKind.apiVersion', apiVersion)),
    ...declared.take('spec.paramKind.kind'),
  ];
}

/** Faults of variables but for what is wrong with their expressions. */
export const variableFaults = (variables: readonly Variable[] | undefined, declared: DeclaredFaults): FieldError[] =>
  faultsOfEach(variables ?? [], (_, i) => declared.take(`spec.variables[${i}]`, 'name', 'expression'));

export const variableExpressions = (variables: readonly Variable[] | undefined): PlacedExpression[] =>
  (variables ?? []).map(({ name, expression }, i) => ({
    at: `spec.variables[${i}].expression`,
    text: expression,
    results: ['any'],
    variable: name,
    usesVariables: true,
  }));

/** A kind as tables show it, such as `v1/ConfigMap`. */
export const paramKindOf = (kind: ParamKind | null | undefined): string =>
  isAbsent(kind) ? UNSET : `${kind.apiVersion ?? ''}/${kind.kind ?? ''}`;
