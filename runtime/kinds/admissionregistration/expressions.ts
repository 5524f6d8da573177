/** The expressions of webhooks and policies, and when they are judged. */
import type { FaultSearch } from '../../model/faults/fault-search.js';
import type { WriteContext } from '../../resource/strategy.js';

/** What an expression may result in. */
export type ResultKind = 'any' | 'bool' | 'string' | 'null' | 'Object' | 'list(JSONPatch)';

/** An expression, with the path of its field. */
export interface PlacedExpression {
  readonly at: string;
  readonly text: string;
  readonly results: readonly ResultKind[];
  /** The variable that it is the value of, which the expressions after it may use. */
  readonly variable?: string;
  /** Whether it may use variables. */
  readonly usesVariables?: boolean;
}

/** What all expressions of one object may use. */
export interface ExpressionScope {
  readonly hasParams: boolean;
}

/** The search for faults of expressions, for which the language is loaded on first use. Empty ones are refused otherwise. */
export function expressionSearch(
  expressions: readonly PlacedExpression[],
  scope: ExpressionScope,
  { settings }: WriteContext,
): Promise<FaultSearch> | undefined {
  const judged = expressions.filter(({ text }) => text.trim() !== '');
  if (judged.length === 0) return undefined;
  const release = settings.text('release');
  return import('./judged-expressions.js').then(({ admissionExpressionFaults }) => admissionExpressionFaults(judged, scope, release));
}
