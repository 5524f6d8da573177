/** The expressions of webhooks and policies, and when they are judged. */
import type { FaultSearch } from '../../model/faults/fault-search.js';
import type { WriteContext } from '../../resource/strategy.js';
import { shownRelease } from '../../settings/emulated-release.js';
import type { ExpressionScope, PlacedExpression } from './placed-expression.js';

/** The search for faults of expressions, for which the language is loaded on first use. Empty ones are refused otherwise. */
export function expressionSearch(
  expressions: readonly PlacedExpression[],
  scope: ExpressionScope,
  { settings }: WriteContext,
): Promise<FaultSearch> | undefined {
  const judged = expressions.filter(({ text }) => text.trim() !== '');
  if (judged.length === 0) return undefined;
  const release = shownRelease(settings);
  return import('./judged-expressions.js').then(({ admissionExpressionFaults }) => admissionExpressionFaults(judged, scope, release));
}
