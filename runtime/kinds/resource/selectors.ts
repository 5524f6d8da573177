/** Where objects hold the expressions that select devices, and when these are judged. */
import type { DeviceClaim, DeviceSelector } from '../../../generated/resource/v1/types.js';
import type { FaultSearch } from '../../model/faults/fault-search.js';
import type { WriteContext } from '../../resource/strategy.js';
import { shownRelease } from '../../settings/emulated-release.js';
import { isAbsent } from '../rules/values.js';
import type { PlacedExpression } from './placed-expression.js';

/** The expressions of selectors. */
export const expressionsOf = (at: string, selectors: readonly DeviceSelector[] | undefined): PlacedExpression[] =>
  (selectors ?? []).flatMap(({ cel }, i) =>
    cel === undefined || cel === null ? [] : [{ at: `${at}[${i}].cel.expression`, text: cel.expression }],
  );

/** All expressions of what a claim asks for. */
export const claimExpressions = (at: string, { requests }: DeviceClaim, { enabled }: Pick<WriteContext, 'enabled'>): PlacedExpression[] =>
  (requests ?? []).flatMap(({ exactly, firstAvailable = [] }, i) => {
    const one = expressionsOf(`${at}.requests[${i}].exactly.selectors`, exactly?.selectors);
    const several = firstAvailable.flatMap(({ selectors }, k) =>
      expressionsOf(`${at}.requests[${i}].firstAvailable[${k}].selectors`, selectors),
    );
    // A request that has both is refused for that alone, but in the first releases.
    if (enabled('BothWaysJudged')) return [...one, ...several];
    return isAbsent(exactly) ? several : firstAvailable.length === 0 ? one : [];
  });

/** The search for faults of expressions, for which the language is loaded on first use; those that are stored may go on costing what they cost. */
export function expressionSearch(
  expressions: readonly PlacedExpression[],
  stored: readonly PlacedExpression[],
  { settings, enabled }: WriteContext,
): Promise<FaultSearch> | undefined {
  if (expressions.length === 0) return undefined;
  const judging = {
    release: shownRelease(settings),
    shared: enabled('DRAConsumableCapacity'),
    stored: new Set(stored.map(({ text }) => text)),
  };
  return import('./device-expressions.js').then(({ deviceExpressionFaults }) => deviceExpressionFaults(expressions, judging));
}
