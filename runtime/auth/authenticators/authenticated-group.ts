/** Every identified caller belongs to the group of the authenticated. */
import { ALL_AUTHENTICATED, ALL_UNAUTHENTICATED, type User } from '../contract.js';

const joined = new WeakMap<User, User>();

/** The user with the group, unless it says itself whether it is authenticated; for the same user the same object. */
export function withAuthenticatedGroup(user: User): User {
  if (user.groups.includes(ALL_AUTHENTICATED) || user.groups.includes(ALL_UNAUTHENTICATED)) return user;
  const known = joined.get(user);
  if (known !== undefined) return known;
  const made = { ...user, groups: [...user.groups, ALL_AUTHENTICATED] };
  joined.set(user, made);
  return made;
}
