/** Faults of expressions: those of their text, which are found before they are used, and those of a use. */

/** A fault at a place of an expression; `offset` counts characters from its start. */
export interface Issue {
  readonly offset: number;
  readonly message: string;
  /** What could stand there instead, such as the fields of a type; for proposals. */
  readonly allowed?: readonly string[];
}

/** Line and column of an offset, both counted from 1, and the text of the line. */
export function lineAt(text: string, offset: number): { line: number; column: number; text: string } {
  const before = text.slice(0, offset).split('\n');
  const line = before.length;
  return { line, column: (before.at(-1) ?? '').length + 1, text: text.split('\n')[line - 1] ?? '' };
}

/** Issues as clients know them: a line each, with the line of the expression and a mark below its place. */
export const shownIssues = (text: string, issues: readonly Issue[]): string =>
  issues
    .map(({ offset, message }) => {
      const at = lineAt(text, offset);
      return `ERROR: <input>:${at.line}:${at.column}: ${message}\n | ${at.text}\n | ${'.'.repeat(at.column - 1)}^`;
    })
    .join('\n');

/** An expression that cannot be evaluated with the values it is given: a key that is not there, an overflow, a bad text. */
export class EvaluationFault extends Error {}

/** The fault of a call whose arguments turn out to be of types that it does not take. */
export const noOverload = (): EvaluationFault => new EvaluationFault('no such overload');

/** An evaluation that would cost more than it may. */
export class BudgetFault extends EvaluationFault {
  constructor() {
    super('operation cancelled: actual cost limit exceeded');
  }
}

/** Units between two pauses of an evaluation: a few milliseconds, also where each of them takes long. */
const PAUSE_UNITS = 2_000;

/** What evaluations may still cost, in units of about one step each. */
export class Budget {
  #left: number;
  /** What is left where the next pause is due. */
  #pauseAt: number;

  constructor(units: number) {
    this.#left = units;
    this.#pauseAt = units - PAUSE_UNITS;
  }

  /** Whether so much was spent since this was last true that other work should run. */
  due(): boolean {
    if (this.#left > this.#pauseAt) return false;
    this.#pauseAt = this.#left - PAUSE_UNITS;
    return true;
  }

  get left(): number {
    return this.#left;
  }

  /** Takes units that are spent already, as far as there are as many. */
  take(units: number): void {
    this.#left = Math.max(0, this.#left - units);
  }

  /** Takes units; throws where there are not as many. */
  spend(units: number): void {
    this.#left -= units;
    if (this.#left < 0) throw new BudgetFault();
  }
}
