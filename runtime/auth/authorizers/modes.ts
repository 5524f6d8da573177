/** Authorization modes that need no rules, and their union (specification 2, "Authorization"). */
import { type Attributes, type Authorizer, type Decision, SUPERUSERS } from '../contract.js';

const ALLOW: Decision = { decision: 'allow', reason: '' };
const ABSTAIN: Decision = { decision: 'abstain', reason: '' };

export const alwaysAllow: Authorizer = { authorize: () => ALLOW };
/** Has no opinion of its own on anything, so that without another mode everything is refused. */
export const alwaysDeny: Authorizer = { authorize: () => ({ decision: 'abstain', reason: 'Everything is forbidden.' }) };

/** Members of system:masters pass before any mode is asked. */
const superusers: Authorizer = { authorize: ({ user }: Attributes) => (user.groups.includes(SUPERUSERS) ? ALLOW : ABSTAIN) };

/** Asks in order; the first to allow or deny decides, and when all abstain the request is refused. */
export function modesInOrder(modes: readonly Authorizer[]): Authorizer {
  const all = [superusers, ...modes];
  const from = (attributes: Attributes, start: number, reasons: string[], errors: string[]): Decision | Promise<Decision> => {
    for (let i = start; i < all.length; i += 1) {
      const result = all[i]?.authorize(attributes) ?? ABSTAIN;
      if (result instanceof Promise) {
        return result.then((decision) => note(decision, reasons, errors) ?? from(attributes, i + 1, reasons, errors));
      }
      const decided = note(result, reasons, errors);
      if (decided !== undefined) return decided;
    }
    return { decision: 'abstain', reason: reasons.join('\n'), ...(errors.length === 0 ? {} : { error: errors.join(', ') }) };
  };
  return { authorize: (attributes) => from(attributes, 0, [], []) };
}

function note(decision: Decision, reasons: string[], errors: string[]): Decision | undefined {
  if (decision.decision !== 'abstain') return decision;
  if (decision.reason !== '') reasons.push(decision.reason);
  if (decision.error !== undefined) errors.push(decision.error);
  return undefined;
}
