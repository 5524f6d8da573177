/** What is judged of expressions that select devices. */

/** An expression, with the path of the field that has it. */
export interface PlacedExpression {
  readonly at: string;
  readonly text: string;
}

/** Where expressions are judged. */
export interface Judging {
  readonly release: string;
  readonly shared: boolean;
  /** Expressions that are stored, and may go on costing what they cost. */
  readonly stored: ReadonlySet<string>;
}
