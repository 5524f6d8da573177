/** Compiles text to an expression that is checked and ready for evaluation. */

import { finished } from '../model/faults/fault-search.js';
import { KeptPatterns } from '../model/patterns/kept-patterns.js';
import { check, type Variables } from './check.js';
import { greatestCost } from './cost.js';
import { type Program, program } from './evaluate.js';
import { type Expression, partsOf } from './expression.js';
import { type Issue, shownIssues } from './fault.js';
import { EVERYTHING, type Vocabulary } from './library/index.js';
import { literalIssues } from './literals.js';
import { LONG, parse, type Syntax, SyntaxFault } from './syntax.js';
import type { Type } from './types.js';

/** An expression with its types. */
export interface Typed {
  readonly text: string;
  readonly expression: Expression;
}

/** The faults of an expression: each with its place, and the message for clients with all of them. */
export interface Refused {
  readonly issues: readonly Issue[];
  readonly message: string;
}

/** Parses and type-checks an expression. Variables are given in the order in which evaluations pass their values. */
export function typed(text: string, variables: Variables): Typed | Refused {
  const read = finished(syntaxOf(text));
  return 'issues' in read ? read : checked(text, read.syntax, variables, EVERYTHING);
}

const refused = (text: string, issues: readonly Issue[]): Refused => ({ issues, message: shownIssues(text, issues) });

function* syntaxOf(text: string): Generator<undefined, { readonly syntax: Syntax } | Refused> {
  try {
    return { syntax: yield* parse(text) };
  } catch (error) {
    if (error instanceof SyntaxFault) return refused(text, [error.issue]);
    throw error;
  }
}

function checked(text: string, syntax: Syntax, variables: Variables, vocabulary: Vocabulary): Typed | Refused {
  const found = check(syntax, variables, vocabulary);
  return 'issues' in found ? refused(text, found.issues) : { text, expression: found.expression };
}

export interface Compiled {
  readonly type: Type;
  /** Upper bound of an evaluation's cost; infinite if nothing bounds it. */
  readonly cost: number;
  /** Whether the expression uses the variable of this slot. */
  uses(slot: number): boolean;
  readonly runInTurns: Program;
}

/** An expression that is ready for evaluation, or its faults. Its patterns are added to the given ones. */
export function compile(text: string, variables: Variables, patterns = new KeptPatterns(), vocabulary = EVERYTHING): Compiled | Refused {
  return finished(compiling(text, variables, patterns, vocabulary));
}

/** The same with pauses: each step takes 10 to 20 ms for the longest expressions. */
export function* compiling(
  text: string,
  variables: Variables,
  patterns: KeptPatterns,
  vocabulary: Vocabulary,
): Generator<undefined, Compiled | Refused> {
  const read = yield* syntaxOf(text);
  if ('issues' in read) return read;
  if (text.length > LONG) yield;
  const found = checked(text, read.syntax, variables, vocabulary);
  if ('issues' in found) return found;
  const { expression } = found;
  if (text.length > LONG) yield;
  const unreadable = vocabulary.literalsJudged ? literalIssues(expression, patterns) : [];
  if (unreadable.length > 0) return refused(text, unreadable);
  const cost = greatestCost(expression, vocabulary);
  if (text.length > LONG) yield;
  return {
    type: expression.type,
    cost,
    uses: (slot) => usesVariable(expression, slot),
    runInTurns: program(expression, patterns),
  };
}

/** Whether an expression uses the variable of a slot. */
export const usesVariable = (expression: Expression, slot: number): boolean =>
  expression.kind === 'variable' ? expression.slot === slot : partsOf(expression).some((part) => usesVariable(part, slot));
