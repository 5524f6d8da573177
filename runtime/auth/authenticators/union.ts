/** Several authenticators: the first that succeeds ends the search; bad credentials are refused only when no other succeeds. */
import { unauthorized } from '../../model/errors.js';
import { ALL_AUTHENTICATED, ANONYMOUS, type Authenticator, type Credentials, type User } from '../contract.js';

export interface UnionOptions {
  /** Requests without credentials become the anonymous user. */
  readonly anonymous: boolean;
}

/** Finds the caller; throws 401. */
export async function identifyBy(
  authenticators: readonly Authenticator[],
  credentials: Credentials,
  { anonymous }: UnionOptions,
): Promise<User> {
  let refused = false;
  for (const authenticator of authenticators) {
    const result = authenticator.authenticate(credentials);
    const answer = result instanceof Promise ? await result : result;
    if (answer.outcome === 'user') return withGroup(answer.user);
    refused ||= answer.outcome === 'invalid';
  }
  if (refused || !anonymous) throw unauthorized();
  return ANONYMOUS;
}

const joined = new WeakMap<User, User>();

/** Every identified caller belongs to the group of the authenticated. */
function withGroup(user: User): User {
  if (user.groups.includes(ALL_AUTHENTICATED)) return user;
  const known = joined.get(user);
  if (known !== undefined) return known;
  const made = { ...user, groups: [...user.groups, ALL_AUTHENTICATED] };
  joined.set(user, made);
  return made;
}
