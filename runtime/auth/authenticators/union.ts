/** Several authenticators: the first that succeeds ends the search; bad credentials are refused only when no other succeeds. */
import { unauthorized } from '../../model/errors.js';
import type { Authentication, Authenticator, Credentials, User } from '../contract.js';
import { anonymousAuthenticator } from './anonymous.js';
import { withAuthenticatedGroup } from './authenticated-group.js';

/**
 * Returns the first user found, with the group of the authenticated. Where none is found and any method called the credentials
 * invalid, the result is invalid, with what each method said.
 */
const unionAuthenticator = (authenticators: readonly Authenticator[]): Authenticator => ({
  async authenticate(credentials: Credentials): Promise<Authentication> {
    const faults: string[] = [];
    for (const authenticator of authenticators) {
      const result = authenticator.authenticate(credentials);
      const answer = result instanceof Promise ? await result : result;
      if (answer.outcome === 'user') return { ...answer, user: withAuthenticatedGroup(answer.user) };
      if (answer.outcome === 'invalid') faults.push(answer.why);
    }
    return faults.length === 0 ? { outcome: 'none' } : { outcome: 'invalid', why: faults.join(', ') };
  },
});

export interface UnionOptions {
  /** Requests without credentials become the anonymous user. */
  readonly anonymous: boolean;
}

/** Finds the caller; throws 401 for bad credentials, and for none where anonymous requests are not taken. */
export async function identifyBy(
  authenticators: readonly Authenticator[],
  credentials: Credentials,
  { anonymous }: UnionOptions,
): Promise<User> {
  let answer = await unionAuthenticator(authenticators).authenticate(credentials);
  if (answer.outcome === 'none' && anonymous) answer = await anonymousAuthenticator.authenticate(credentials);
  if (answer.outcome !== 'user') throw unauthorized();
  return answer.user;
}
