/** Judges the expressions of webhooks and policies: what they name, and what they result in. */
import {
  BOOL,
  compiling,
  DYN,
  type Field,
  failedCompilation,
  NULL,
  objectOf,
  STRING,
  show,
  type Type,
  type Vocabulary,
} from '../../cel/index.js';
import { invalidValue } from '../../model/errors.js';
import type { FaultSearch } from '../../model/faults/fault-search.js';
import { KeptPatterns } from '../../model/patterns/kept-patterns.js';
import { inputTypes, variablesOf, vocabularyOfPolicies } from './expression-types.js';
import type { ExpressionScope, PlacedExpression, ResultKind } from './placed-expression.js';

const RESULTS: Readonly<Record<Exclude<ResultKind, 'any'>, Type>> = {
  bool: BOOL,
  string: STRING,
  null: NULL,
  Object: objectOf('Object', []),
  'list(JSONPatch)': { kind: 'list', item: objectOf('JSONPatch', []) },
};

/** What results are called in messages where types of libraries are called otherwise. */
const NAMES: Readonly<Partial<Record<ResultKind, string>>> = { null: 'null_type' };

const isAllowed = (type: Type, results: readonly ResultKind[]): boolean =>
  type.kind === 'dyn' || results.some((result) => result === 'any' || show(RESULTS[result]) === show(type));

function wrongResult(type: Type, results: readonly ResultKind[]): string {
  const names = results.map((result) => NAMES[result] ?? result);
  const wanted = names.length === 1 ? names[0] : `one of [${names.join(' ')}]`;
  return `must evaluate to ${wanted} but got ${type.kind === 'null' ? 'null_type' : show(type)}`;
}

export function* admissionExpressionFaults(
  expressions: readonly PlacedExpression[],
  { hasParams }: ExpressionScope,
  release: string,
): FaultSearch {
  const common = new Map(inputTypes(DYN, hasParams ? DYN : undefined));
  const vocabulary: Vocabulary = vocabularyOfPolicies(release);
  const patterns = new KeptPatterns();
  const variables = new Map<string, Field>();
  const withVariables = new Map([...common, ['variables', variablesOf(variables)]] as const);
  for (const { at, text, results, variable, usesVariables, isMessage } of expressions) {
    const seen = usesVariables === true && variables.size > 0 ? withVariables : common;
    const known = isMessage === true ? new Map([...seen].filter(([name]) => name !== 'authorizer')) : seen;
    const compiled = yield* compiling(text, known, patterns, vocabulary);
    if ('issues' in compiled) yield invalidValue(at, text, failedCompilation(compiled));
    else if (!isAllowed(compiled.type, results)) yield invalidValue(at, text, wrongResult(compiled.type, results));
    else yield undefined;
    // A variable that is at fault may be used all the same, so that its fault is told once.
    if (variable !== undefined) variables.set(variable, { name: variable, type: 'issues' in compiled ? DYN : compiled.type });
  }
}
