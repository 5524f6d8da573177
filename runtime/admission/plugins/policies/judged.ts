/** What policies say of requests, as whoever tries them out is told it. */
import type { ApiObject } from '../../../model/object.js';
import type { ExpressionPlace, Judgement, Spent } from '../expressions/programs.js';
import type { Asked, Misfit } from './asked.js';
import type { PolicyTypes } from './policy-set.js';

/** A rule that a request breaks, or a failure. */
export interface Objection {
  readonly message: string;
  readonly reason: string;
  /** What is done about it: `Deny`, `Warn` and `Audit`. */
  readonly actions: readonly string[];
  /** Where the expression has no value that the failure is of. */
  readonly place?: ExpressionPlace;
}

/** What a policy says of a request by one binding and with one of its parameters. */
export interface Judged {
  readonly policy: string;
  /** Undefined where the policy itself is at fault. */
  readonly binding: string | undefined;
  readonly params: Pick<ApiObject, 'metadata'> | undefined;
  /** Whether the conditions of the policy hold, so that it says something. */
  readonly matches: boolean;
  readonly objections: readonly Objection[];
  /** What the policy notes in the audit, by key. */
  readonly notes?: Readonly<Record<string, string>>;
  /** JSON of the object before a policy changed it, and after; absent where it did not. */
  readonly change?: { readonly before: string; readonly after: string };
  readonly spent: Spent;
}

/** Is told what policies say, in the order in which they are judged. */
export type PolicyListener = (judged: Judged) => void;

const NOTHING: Spent = { conditions: 0, rules: 0 };

/** What is told of a policy that was judged. */
export const judgedBy = <T extends PolicyTypes>(
  { policy, binding, params }: Asked<T>,
  judgements: readonly Judgement[],
  said: Pick<Judged, 'matches' | 'objections' | 'change' | 'notes'>,
): Judged => ({
  policy: policy.name,
  binding: binding.name,
  params,
  ...said,
  spent: judgements.reduce(
    (sum, { spent }) => ({ conditions: sum.conditions + spent.conditions, rules: Math.max(sum.rules, spent.rules) }),
    NOTHING,
  ),
});

/** What is told of a policy that could not be judged. */
export const misfitOf = <T extends PolicyTypes>({ policy, binding, message }: Misfit<T>): Judged => ({
  policy: policy.name,
  binding: binding?.name,
  params: undefined,
  matches: true,
  objections: [{ message, reason: 'Invalid', actions: ['Deny'] }],
  spent: NOTHING,
});
