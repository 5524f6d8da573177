/** Tries an expression: the server's own CEL, here in the page, within the budget that one evaluation has at the server. */
import { Budget, compiling, EvaluationFault, jsonOf, lineAt, show, type Type, type Value, view, vocabularyOf } from '../../../cel/index.js';
import { KeptPatterns } from '../../../model/patterns/kept-patterns.js';
import { inTurns } from '../values/turns.js';

/** Units of cost of one evaluation. */
export const MAX_COST = 1_000_000;

export interface TrialVariable {
  readonly name: string;
  readonly type: Type;
  /** As JSON; undefined stands for null. */
  readonly value: unknown;
}

export interface ShownIssue {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** The line of the expression. */
  readonly text: string;
}

export type Outcome =
  | { readonly is: 'value'; readonly text: string; readonly type: string; readonly cost: number; readonly greatest: number }
  | { readonly is: 'refused'; readonly issues: readonly ShownIssue[] }
  | { readonly is: 'fault'; readonly issue: ShownIssue | { readonly message: string }; readonly cost: number };

/** What comes of an expression at a release; undefined where the trial is ended before. */
export async function tried(
  text: string,
  variables: readonly TrialVariable[],
  release: string,
  ended: AbortSignal,
): Promise<Outcome | undefined> {
  const types = new Map(variables.map(({ name, type }) => [name, type]));
  const compiled = await inTurns(compiling(text, types, new KeptPatterns(), vocabularyOf(release)), ended);
  if (compiled === undefined) return undefined;
  if ('issues' in compiled)
    return { is: 'refused', issues: compiled.issues.map(({ offset, message }) => ({ ...lineAt(text, offset), message })) };
  const budget = new Budget(MAX_COST);
  const cost = (): number => MAX_COST - Math.max(0, budget.left);
  try {
    const values = variables.map(({ value, type }) => view(value ?? null, type));
    const value = await inTurns(compiled.runInTurns(values, budget), ended);
    if (value === undefined) return undefined;
    return { is: 'value', text: textOf(value), type: show(compiled.type), cost: cost(), greatest: compiled.cost };
  } catch (error) {
    if (!(error instanceof EvaluationFault)) throw error;
    const { offset, message } = error;
    return { is: 'fault', issue: offset === undefined ? { message } : { ...lineAt(text, offset), message }, cost: cost() };
  }
}

/** A value as JSON, or as what it is where JSON has no form of it. */
function textOf(value: Value): string {
  try {
    return JSON.stringify(jsonOf(value), (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part), 2);
  } catch (error) {
    if (!(error instanceof EvaluationFault)) throw error;
    return error.message;
  }
}
