/** What is judged of expressions of webhooks and policies. */

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
  /** Whether it makes a message, which may not ask who may do what. */
  readonly isMessage?: boolean;
}

/** What all expressions of one object may use. */
export interface ExpressionScope {
  readonly hasParams: boolean;
}
