/**
 * The authorizer as expressions of policies ask it. Decisions may take time that an evaluation does not have: one that is not known yet ends the
 * evaluation, which begins anew when it is.
 */

import type { Attributes, Authorizer, Decision, SelectorRequirement, User } from '../../auth/contract.js';
import { EvaluationFault, Mapping, Opaque, type Overload, type Type, type Value } from '../../cel/index.js';
import { fieldRequirements, labelRequirements } from '../../resource/selecting/for-authorizers.js';

/** An evaluation needs a decision that is not known yet. */
export class Undecided extends Error {
  constructor(readonly decide: () => Promise<void>) {
    super('the authorizer has not decided yet');
  }
}

/** The decisions that expressions about one request have asked for. */
export class Decisions {
  readonly #known = new Map<string, Decision>();

  constructor(private readonly authorizer: Authorizer) {}

  /** Throws Undecided where it is not known. */
  of(attributes: Attributes): Decision {
    const { selectors, ...plain } = attributes;
    const key = JSON.stringify([plain, selectors?.()]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    throw new Undecided(async () => {
      this.#known.set(key, await this.authorizer.authorize(attributes));
    });
  }
}

/** What a check asks about, as far as expressions have said it. */
type Asked = Omit<Attributes, 'user' | 'verb' | 'selectors'> & {
  readonly fields?: readonly SelectorRequirement[];
  readonly labels?: readonly SelectorRequirement[];
};

const NOTHING: Asked = { resourceRequest: true, path: '', group: '', version: '*', resource: '', subresource: '', namespace: '', name: '' };

/** A check in the making: whom it is about, and what. */
interface Check {
  readonly user: User;
  readonly decisions: Decisions;
  readonly asked: Asked;
}

class CheckValue extends Opaque<Check> {
  constructor(check: Check) {
    super('kubernetes.authorization.Check', check, JSON.stringify([check.user, check.asked]));
  }
}

class DecisionValue extends Opaque<Decision> {
  constructor(decision: Decision) {
    super('kubernetes.authorization.Decision', decision, JSON.stringify(decision));
  }
}

/** An argument of a method. */
type Given = Value | undefined;

/** The authorizer, for the user of the request or for another. */
export class AuthorizerValue extends Mapping {
  constructor(
    private readonly user: User,
    private readonly decisions: Decisions,
    /** The resource of the request. */
    private readonly request: Pick<Attributes, 'group' | 'version' | 'resource' | 'subresource' | 'namespace' | 'name'>,
  ) {
    super();
  }

  get size(): number {
    return 1;
  }

  get(key: Value): Value | undefined {
    return key === 'requestResource' ? this.check(this.request) : undefined;
  }

  keys(): Iterable<Value> {
    return ['requestResource'];
  }

  check(asked: Partial<Asked>): Value {
    return new CheckValue({ user: this.user, decisions: this.decisions, asked: { ...NOTHING, ...asked } });
  }

  as(user: User): AuthorizerValue {
    return new AuthorizerValue(user, this.decisions, this.request);
  }
}

const serviceAccountOf = (namespace: string, name: string): User => ({
  name: `system:serviceaccount:${namespace}:${name}`,
  uid: '',
  groups: ['system:serviceaccounts', `system:serviceaccounts:${namespace}`, 'system:authenticated'],
  extra: {},
});

function authorizerIn(value: Given): AuthorizerValue {
  if (value instanceof AuthorizerValue) return value;
  throw new EvaluationFault('no such overload');
}

function checkIn(value: Given): Check {
  if (value instanceof CheckValue) return value.content;
  throw new EvaluationFault('no such overload');
}

function decisionIn(value: Given): Decision {
  if (value instanceof DecisionValue) return value.content;
  throw new EvaluationFault('no such overload');
}

const text = (value: Given): string => (typeof value === 'string' ? value : '');

/** The check with more that is asked about. */
function narrowed(value: Given, more: Partial<Asked>): Value {
  const check = checkIn(value);
  return new CheckValue({ ...check, asked: { ...check.asked, ...more } });
}

function requirementsIn(value: Given, read: (text: string) => SelectorRequirement[]): SelectorRequirement[] {
  try {
    return read(text(value));
  } catch (error) {
    throw new EvaluationFault(error instanceof Error ? error.message : String(error));
  }
}

function decided(value: Given, verb: string): Value {
  const { user, decisions, asked } = checkIn(value);
  const { fields, labels, ...attributes } = asked;
  const selectors =
    fields === undefined && labels === undefined ? {} : { selectors: () => ({ fields: fields ?? [], labels: labels ?? [] }) };
  return new DecisionValue(decisions.of({ ...attributes, ...selectors, user, verb }));
}

/** What methods of the authorizer do, by their names. */
const CALLS = {
  path: (of, path) => authorizerIn(of).check({ resourceRequest: false, path: text(path), version: '' }),
  group: (of, group) => authorizerIn(of).check({ group: text(group) }),
  serviceAccount: (of, namespace, name) => authorizerIn(of).as(serviceAccountOf(text(namespace), text(name))),
  resource: (of, resource) => narrowed(of, { resource: text(resource) }),
  subresource: (of, subresource) => narrowed(of, { subresource: text(subresource) }),
  namespace: (of, namespace) => narrowed(of, { namespace: text(namespace) }),
  name: (of, name) => narrowed(of, { name: text(name) }),
  fieldSelector: (of, selector) => narrowed(of, { fields: requirementsIn(selector, fieldRequirements) }),
  labelSelector: (of, selector) => narrowed(of, { labels: requirementsIn(selector, labelRequirements) }),
  check: (of, verb) => decided(of, text(verb)),
  allowed: (of) => decisionIn(of).decision === 'allow',
  reason: (of) => decisionIn(of).reason,
  errored: (of) => decisionIn(of).error !== undefined,
  error: (of) => decisionIn(of).error ?? '',
} satisfies Readonly<Record<string, (of: Given, first: Given, second: Given) => Value>>;

/** What a decision costs, in units of expressions: it may mean a call of another server. */
const CHECK_COST = 350_000;

/** A method that expressions may call on the authorizer, or on what its methods make. */
export const method = (name: keyof typeof CALLS, result: Type, ...parameters: readonly Type[]): Overload => ({
  name,
  method: true,
  parameters,
  result,
  ...(name === 'check' ? { cost: () => CHECK_COST } : {}),
  call: ([of, first, second]) => CALLS[name](of, first, second),
});
