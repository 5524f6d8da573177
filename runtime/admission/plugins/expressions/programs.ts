/** Expressions of policies and of webhooks' conditions, compiled once and evaluated for each request. */

import type { Authorizer } from '../../../auth/contract.js';
import {
  Budget,
  type Compiled,
  compiling,
  DYN,
  EvaluationFault,
  evaluated,
  type Field,
  failedCompilation,
  jsonOf,
  lineAt,
  Mapping,
  NAMESPACE,
  NULL,
  REQUEST,
  type Type,
  type Value,
  view,
} from '../../../cel/index.js';
import { AuthorizerValue, Decisions, Undecided } from '../../../kinds/admissionregistration/authorizer-values.js';
import { inputTypes, variablesOf, vocabularyOfPolicies } from '../../../kinds/admissionregistration/expression-types.js';
import type { Turn } from '../../../model/definition/settled.js';
import { finishedInTurns } from '../../../model/faults/fault-search.js';
import type { Json } from '../../../model/object.js';
import { KeptPatterns } from '../../../model/patterns/kept-patterns.js';
import type { Inputs } from './inputs.js';
import { COST_LIMITS } from './limits.js';

/** Units of cost that were spent on conditions, and on all else. */
export interface Spent {
  readonly conditions: number;
  readonly rules: number;
}

/** Where in an expression the part is that has no value. */
export interface ExpressionPlace {
  readonly expression: string;
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
}

/** Why an expression has no value. */
export interface Unvalued {
  readonly fault: string;
  /** Undefined where no part of the expression is at fault alone. The words of the fault, which clients know, do not tell it. */
  readonly place?: ExpressionPlace | undefined;
  /** Whether all that the expressions of the policy may cost together is spent. */
  readonly exhausted?: boolean;
}

const EXHAUSTED: Unvalued = {
  fault: 'validation failed due to running out of cost budget, no further validation rules will be run',
  exhausted: true,
};

/** What came of an expression: its value as JSON, or why it has none. */
export type Outcome = { readonly value: Json } | Unvalued;

interface Program {
  readonly text: string;
  readonly compiled: Compiled | undefined;
  /** Why it cannot be evaluated; empty where it can. */
  readonly fault: string;
}

interface Variable extends Program {
  readonly name: string;
}

/** The texts of a policy's expressions. */
export interface PolicyTexts {
  readonly hasParams: boolean;
  readonly conditions: readonly string[];
  readonly variables: readonly { readonly name: string; readonly expression: string }[];
  readonly others: readonly string[];
}

/** A variable that is used needs more work than may be done at once: whoever uses it goes on when that is done. */
class Unfinished extends Error {
  constructor(readonly finish: (turn: Turn) => Promise<void>) {
    super('a variable has no value yet');
  }
}

type Known = { readonly value: Value } | { readonly fault: string };

/** Variables as expressions see them: each is evaluated once, when it is first used. One that has no value is a fault of whoever uses it. */
class Variables extends Mapping {
  readonly #known = new Map<string, Known>();
  readonly #programs: ReadonlyMap<string, Variable>;
  readonly #values: readonly Value[];

  constructor(
    programs: readonly Variable[],
    values: readonly Value[],
    private readonly budget: Budget,
  ) {
    super();
    this.#programs = new Map(programs.map((program) => [program.name, program]));
    this.#values = [...values, this];
  }

  get size(): number {
    return this.#programs.size;
  }

  get(key: Value): Value | undefined {
    const program = typeof key === 'string' ? this.#programs.get(key) : undefined;
    if (program === undefined) return undefined;
    const known = this.#known.get(program.name) ?? this.#begin(program);
    if ('fault' in known) throw new EvaluationFault(`composited variable ${JSON.stringify(key)} fails to evaluate: ${known.fault}`);
    return known.value;
  }

  keys(): Iterable<Value> {
    return this.#programs.keys();
  }

  /** Most variables have their value at once. Throws Unfinished or Undecided where one has not. */
  #begin(program: Variable): Known {
    const { compiled, fault } = program;
    if (compiled === undefined) return this.#keep(program, { fault });
    const work = evaluated(compiled, this.#values, this.budget);
    try {
      const step = work.next();
      if (step.done === true) return this.#keep(program, { value: step.value });
    } catch (error) {
      return this.#keep(program, { fault: faultIn(error) });
    }
    throw new Unfinished(async (turn) => {
      try {
        this.#keep(program, { value: await finishedInTurns(work, turn) });
      } catch (error) {
        if (!(await wentOn(error, turn))) this.#keep(program, { fault: faultIn(error) });
      }
    });
  }

  #keep({ name }: Variable, known: Known): Known {
    this.#known.set(name, known);
    return known;
  }
}

/** Does what an evaluation waits for, after which it begins again; false for an error that is none of these. */
async function wentOn(error: unknown, turn: Turn): Promise<boolean> {
  if (error instanceof Undecided) await error.decide();
  else if (error instanceof Unfinished) await error.finish(turn);
  else return false;
  return true;
}

/** The words of a fault of the expression; whatever else goes wrong is thrown on. */
function faultIn(error: unknown): string {
  if (error instanceof EvaluationFault) return error.message;
  throw error;
}

/** A policy whose expressions are ready for requests. */
export class PolicyPrograms {
  private constructor(
    private readonly conditions: readonly Program[],
    private readonly variables: readonly Variable[],
    private readonly others: ReadonlyMap<string, Program>,
  ) {}

  static async of({ hasParams, conditions, variables, others }: PolicyTexts, release: string, turn: Turn): Promise<PolicyPrograms> {
    const vocabulary = vocabularyOfPolicies(release);
    const patterns = new KeptPatterns();
    const known = inputTypes(DYN, hasParams ? DYN : NULL);
    const fields = new Map<string, Field>();
    const compiled = async (text: string, more: readonly (readonly [string, Type])[]): Promise<Program> => {
      const done = await finishedInTurns(compiling(text, new Map([...known, ...more]), patterns, vocabulary), turn);
      return 'issues' in done ? { text, compiled: undefined, fault: failedCompilation(done) } : { text, compiled: done, fault: '' };
    };
    const composed: readonly (readonly [string, Type])[] = [['variables', variablesOf(fields)]];
    const ready: Variable[] = [];
    for (const { name, expression } of variables) {
      const variable = { ...(await compiled(expression, composed)), name };
      ready.push(variable);
      fields.set(name, { name, type: variable.compiled?.type ?? DYN });
    }
    const read: Program[] = [];
    for (const text of conditions) read.push(await compiled(text, []));
    const rest = new Map<string, Program>();
    for (const text of others) if (!rest.has(text)) rest.set(text, await compiled(text, composed));
    return new PolicyPrograms(read, ready, rest);
  }

  /** Begins to judge a request. */
  begin(inputs: Inputs, authorizer: Authorizer, turn: Turn): Judgement {
    const { object, old, request, namespace, params, user, resource } = inputs;
    const values: Value[] = [
      view(object, DYN),
      view(old, DYN),
      view(request, REQUEST),
      view(namespace, NAMESPACE),
      new AuthorizerValue(user, new Decisions(authorizer), resource),
      view(params, DYN),
    ];
    return new Judgement(values, this.conditions, this.variables, this.others, turn);
  }
}

/** One policy and one request. */
export class Judgement {
  readonly #budget = new Budget(COST_LIMITS.rules);
  #conditionsLeft: number = COST_LIMITS.conditions;
  #rules: readonly Value[] | undefined;
  #messages: readonly Value[] | undefined;

  constructor(
    private readonly values: readonly Value[],
    private readonly conditions: readonly Program[],
    private readonly variables: readonly Variable[],
    private readonly others: ReadonlyMap<string, Program>,
    private readonly turn: Turn,
  ) {}

  /** What was spent so far. */
  get spent(): Spent {
    return { conditions: COST_LIMITS.conditions - this.#conditionsLeft, rules: COST_LIMITS.rules - this.#budget.left };
  }

  /** Whether all conditions hold: one that does not decides, whatever faults others have. Otherwise the faults of those that have no value. */
  async matches(): Promise<boolean | Unvalued> {
    const budget = new Budget(COST_LIMITS.conditions);
    const faults: Unvalued[] = [];
    for (const program of this.conditions) {
      const outcome = await this.#run(program, this.values, budget);
      this.#conditionsLeft = budget.left;
      if ('fault' in outcome && outcome.exhausted === true) return outcome;
      if ('fault' in outcome) faults.push({ ...outcome, fault: faultOf(program, outcome.fault) });
      else if (outcome.value !== true) return false;
    }
    const [first, ...others] = faults;
    return first === undefined || others.length === 0 ? (first ?? true) : { fault: `[${faults.map(({ fault }) => fault).join(', ')}]` };
  }

  /** The value of one of the policy's other expressions. */
  outcome(text: string): Promise<Outcome> {
    this.#rules ??= this.#withVariables(this.values);
    return this.#valued(text, this.#rules);
  }

  /** The value of a message. Neither messages nor the variables that they use see who may do what. */
  message(text: string): Promise<Outcome> {
    this.#messages ??= this.#withVariables(this.values.map((value) => (value instanceof AuthorizerValue ? null : value)));
    return this.#valued(text, this.#messages);
  }

  #withVariables(values: readonly Value[]): readonly Value[] {
    return [...values, new Variables(this.variables, values, this.#budget)];
  }

  async #valued(text: string, values: readonly Value[]): Promise<Outcome> {
    const program = this.others.get(text);
    if (program === undefined) throw new Error(`the policy has no expression ${text}`);
    const outcome = await this.#run(program, values, this.#budget);
    if ('fault' in outcome) return outcome.exhausted === true ? outcome : { ...outcome, fault: faultOf(program, outcome.fault) };
    try {
      return { value: jsonOf(outcome.value) };
    } catch (error) {
      if (error instanceof EvaluationFault) return { fault: faultOf(program, error.message) };
      throw error;
    }
  }

  async #run({ text, compiled, fault }: Program, values: readonly Value[], budget: Budget): Promise<{ readonly value: Value } | Unvalued> {
    if (compiled === undefined) return { fault };
    // Each turn of the loop has one more decision or variable, and costs of the budget what the ones before have cost.
    for (;;)
      try {
        return { value: await finishedInTurns(evaluated(compiled, values, budget), this.turn) };
      } catch (error) {
        if (await wentOn(error, this.turn)) continue;
        const fault = faultIn(error);
        return budget.left === 0 || budget.workLeft === 0 ? EXHAUSTED : { fault, place: placeOf(text, error) };
      }
  }
}

function placeOf(expression: string, error: unknown): ExpressionPlace | undefined {
  if (!(error instanceof EvaluationFault) || error.offset === undefined) return undefined;
  const { line, column } = lineAt(expression, error.offset);
  return { expression, line, column };
}

const faultOf = ({ text, compiled }: Program, fault: string): string =>
  compiled === undefined ? fault : `expression '${text}' resulted in error: ${fault}`;
