/** Evaluations without pauses. */
import type { Budget, Compiled, Value } from '../../runtime/cel/index.js';

/** What the expression is worth for the variables, in the order of their slots. Throws what the evaluation throws. */
export function resultOf({ runInTurns }: Compiled, variables: readonly Value[], budget: Budget): Value {
  const evaluation = runInTurns(variables, budget);
  for (;;) {
    const { done, value } = evaluation.next();
    if (done === true) return value;
  }
}
