/** Several authorizers as one (specification 2, "Modes"): asked in order, the first to allow or deny decides. */
import type { ApplyingRules, Attributes, Authorizer, Decision, User } from '../contract.js';

const ABSTAIN: Decision = { decision: 'abstain', reason: '' };

/** When all abstain, so does the union, with the reasons and errors of all. Stays synchronous as long as they are. */
export function unionAuthorizer(authorizers: readonly Authorizer[]): Authorizer {
  const from = (attributes: Attributes, start: number, abstained: Decision[]): Decision | Promise<Decision> => {
    for (let i = start; i < authorizers.length; i += 1) {
      const result = authorizers[i]?.authorize(attributes) ?? ABSTAIN;
      if (result instanceof Promise) {
        return result.then((decision) => (decision.decision === 'abstain' ? from(attributes, i + 1, [...abstained, decision]) : decision));
      }
      if (result.decision !== 'abstain') return result;
      abstained.push(result);
    }
    return joined(abstained);
  };
  return {
    authorize: (attributes) => from(attributes, 0, []),
    rulesOf: (user, namespace) => allRules(authorizers, user, namespace),
  };
}

/** The rules of all that have any, in their order. */
async function allRules(authorizers: readonly Authorizer[], user: User, namespace: string): Promise<ApplyingRules> {
  const each: ApplyingRules[] = [];
  for (const authorizer of authorizers) {
    const rules = await authorizer.rulesOf?.(user, namespace);
    if (rules !== undefined) each.push(rules);
  }
  const errors = each.flatMap((r) => (r.error === undefined ? [] : [r.error]));
  return {
    resourceRules: each.flatMap((r) => r.resourceRules),
    nonResourceRules: each.flatMap((r) => r.nonResourceRules),
    ...(each.some(({ incomplete }) => incomplete) ? { incomplete: true } : {}),
    ...(errors.length === 0 ? {} : { error: errors.join(', ') }),
  };
}

function joined(abstained: readonly Decision[]): Decision {
  const reasons = abstained.map((d) => d.reason).filter((r) => r !== '');
  const errors = abstained.flatMap((d) => (d.error === undefined ? [] : [d.error]));
  return { decision: 'abstain', reason: reasons.join('\n'), ...(errors.length === 0 ? {} : { error: errors.join(', ') }) };
}
