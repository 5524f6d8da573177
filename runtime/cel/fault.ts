/** Faults of expressions: those in their text, which are found before they are used, and those of an evaluation. */

/** A fault at a place of an expression; `offset` counts characters from its start. */
export interface Issue {
  readonly offset: number;
  readonly message: string;
  /** What could be written instead, such as the fields of a type; for suggestions. */
  readonly allowed?: readonly string[];
}

/** Line and column of an offset, both counted from 1, and the text of the line. */
export function lineAt(text: string, offset: number): { line: number; column: number; text: string } {
  const before = text.slice(0, offset).split('\n');
  const line = before.length;
  return { line, column: (before.at(-1) ?? '').length + 1, text: text.split('\n')[line - 1] ?? '' };
}

/** Characters after which no further issue is shown, because each is shown with its line. */
const MAX_SHOWN = 256 * 1024;

/** Issues as clients know them: a line each, followed by the expression's line and a mark below the place. */
export function shownIssues(text: string, issues: readonly Issue[]): string {
  const lines: string[] = [];
  let size = 0;
  for (const { offset, message } of issues) {
    if (size > MAX_SHOWN) break;
    const at = lineAt(text, offset);
    const line = `ERROR: <input>:${at.line}:${at.column}: ${message}\n | ${at.text}\n | ${'.'.repeat(at.column - 1)}^`;
    lines.push(line);
    size += line.length;
  }
  return lines.join('\n');
}

/** What clients are told of an expression whose text is at fault; `message` has its issues as they are shown. */
export const failedCompilation = ({ message }: { readonly message: string }): string => `compilation failed: ${message}`;

/** The expression has no value for these variables: a missing key, an overflow, an invalid text. */
export class EvaluationFault extends Error {
  #offset: number | undefined;

  /**
   * Where the innermost part of the expression is that has no value, in characters from its start, as in an `Issue`. Undefined for a fault of
   * no expression. The message, which clients know, does not tell it.
   */
  get offset(): number | undefined {
    return this.#offset;
  }

  /** Tells where the fault is, unless a part further inside has told it. */
  placeAt(offset: number): void {
    this.#offset ??= offset;
  }
}

/** A value is of no form that its format has, which its schema let pass. */
export class FormatFault extends EvaluationFault {}

/** The fault of a call whose arguments have, at evaluation, types that it does not accept. */
export const noOverload = (): EvaluationFault => new EvaluationFault('no such overload');

/** The evaluation would exceed its cost limit. */
export class BudgetFault extends EvaluationFault {
  constructor() {
    super('operation cancelled: actual cost limit exceeded');
  }
}

/** Units between two pauses of an evaluation, and nanoseconds of work: a few milliseconds. */
const PAUSE_UNITS = 2_000;
const PAUSE_WORK = 2_000_000;
/**
 * Work that is done without a pause. A step that would take longer is refused, because no other request is served meanwhile. Cold code
 * takes up to twice as long.
 */
const MAX_AT_ONCE = 15_000_000;

/** Work that one unit of cost covers. The units are the field's own, and large enough for what they are charged for. */
const WORK_OF_UNIT = 100;

/**
 * What evaluations may still cost, in units of about one step each, as clients know costs; and the work that they may still take, in
 * nanoseconds of an ordinary machine, which is counted by itself: what functions cost says little of what some texts and lists take.
 */
export class Budget {
  #left: number;
  #work: number;
  /** The remaining amount at which the next pause is due. */
  #pauseAt: number;
  #pauseAtWork: number;

  constructor(units: number, work = units * WORK_OF_UNIT) {
    this.#left = units;
    this.#work = work;
    this.#pauseAt = units - PAUSE_UNITS;
    this.#pauseAtWork = work - PAUSE_WORK;
  }

  /** Whether enough was spent since the last pause that other work should run. */
  due(): boolean {
    if (this.#left > this.#pauseAt && this.#work > this.#pauseAtWork) return false;
    this.#pauseAt = this.#left - PAUSE_UNITS;
    this.#pauseAtWork = this.#work - PAUSE_WORK;
    return true;
  }

  get left(): number {
    return this.#left;
  }

  get workLeft(): number {
    return this.#work;
  }

  /** A budget of at most so many units of this one. What is spent of it must be subtracted from this one afterwards. */
  part(units: number): Budget {
    return new Budget(Math.min(units, this.#left), Math.min(units * WORK_OF_UNIT, this.#work));
  }

  /** Subtracts what was spent already, at most what is left. */
  take(units: number, work: number): void {
    this.#left = Math.max(0, this.#left - units);
    this.#work = Math.max(0, this.#work - work);
  }

  /** Charges work before it is done; throws if the budget is exceeded, or if it is too much without a pause. */
  work(nanos: number): void {
    this.#work -= nanos;
    if (this.#work < 0 || this.#work < this.#pauseAtWork - MAX_AT_ONCE) throw new BudgetFault();
  }

  /** Charges units; throws if the budget is exceeded. */
  spend(units: number): void {
    this.#left -= units;
    if (this.#left < 0) throw new BudgetFault();
  }
}
