/** Several authenticators: the first that succeeds ends the search; bad credentials are refused only when no other succeeds. */

import { whenThere } from '../../model/definition/settled.js';
import { unauthorized } from '../../model/errors.js';
import type { Authenticator, Credentials, User } from '../contract.js';
import { anonymousAuthenticator } from './anonymous.js';
import { withAuthenticatedGroup } from './authenticated-group.js';

interface UnionOptions {
  /** Requests without credentials become the anonymous user. */
  readonly anonymous: boolean;
}

/**
 * Finds the caller, at once where no method has to wait: the first user that a method finds, in the group of the authenticated. Throws
 * or rejects with 401 for bad credentials, and for none where anonymous requests are not taken.
 */
export function identifyBy(
  authenticators: readonly Authenticator[],
  credentials: Credentials,
  { anonymous }: UnionOptions,
): User | Promise<User> {
  /** Asks the methods from a place on. `refused`: whether one before it has found bad credentials. */
  const ask = (from: number, refused: boolean): User | Promise<User> => {
    const authenticator = authenticators[from] ?? (anonymous && !refused ? anonymousAuthenticator : undefined);
    if (authenticator === undefined) throw unauthorized();
    return whenThere(authenticator.authenticate(credentials), (answer) => {
      if (answer.outcome !== 'user') return ask(from + 1, refused || answer.outcome === 'invalid');
      if (answer.annotations !== undefined) credentials.annotate?.(answer.annotations);
      return withAuthenticatedGroup(answer.user);
    });
  };
  return ask(0, false);
}
