/** Requests that wait in the middle of a server until a test lets them go on. */
import type { Attributes, Authorizer, Decision } from '../../runtime/auth/contract.js';

const ALLOW: Decision = { decision: 'allow', reason: '' };

export interface Gate {
  /** Allows everything; requests about secrets wait. */
  readonly authorizer: () => Authorizer;
  /** Resolves once another request waits, with what lets it go on. */
  begun(): Promise<() => void>;
}

export function gate(): Gate {
  const waiting: (() => void)[] = [];
  const wanted: ((goOn: () => void) => void)[] = [];
  const stopped = (): Promise<Decision> =>
    new Promise((resolve) => {
      const goOn = (): void => resolve(ALLOW);
      const next = wanted.shift();
      if (next === undefined) waiting.push(goOn);
      else next(goOn);
    });
  return {
    authorizer: () => ({ authorize: ({ resource }: Attributes) => (resource === 'secrets' ? stopped() : ALLOW) }),
    begun: () =>
      new Promise((resolve) => {
        const next = waiting.shift();
        if (next === undefined) wanted.push(resolve);
        else resolve(next);
      }),
  };
}
