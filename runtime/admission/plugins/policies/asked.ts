/** Policies that are judged about a request, and those that cannot be. */
import type { ApiObject } from '../../../model/object.js';
import type { Judgement } from '../expressions/programs.js';
import type { AskedAs } from '../webhooks/matching.js';
import type { Binding, Policy, PolicyTypes } from './policy-set.js';

/** A binding that a request meets, and the version of its resource in which the policy sees it. */
export interface Met<T extends PolicyTypes> {
  readonly policy: Policy<T>;
  readonly binding: Binding<T>;
  readonly as: AskedAs;
}

/** A policy that is judged about a request, by one of its bindings and with one of that binding's parameters. */
export interface Asked<T extends PolicyTypes> extends Met<T> {
  /** Tells it apart from all others that the request meets. */
  readonly id: string;
  readonly params: ApiObject | undefined;
  /** Begins a judgement of the request as it is now. */
  begin(): Promise<Judgement>;
}

/** What keeps a policy from being judged. It is refused whatever the binding asks for where a rule is broken. */
export interface Misfit<T extends PolicyTypes> {
  readonly policy: Policy<T>;
  /** Undefined where the policy itself is at fault. */
  readonly binding: Binding<T> | undefined;
  readonly message: string;
}
