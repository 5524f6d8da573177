/** Adds the group system:authenticated, to which every identified caller belongs. */
import { ALL_AUTHENTICATED, ALL_UNAUTHENTICATED, type User } from '../contract.js';

/** Kept with the user that was joined, for as long as that is there. */
const joined = new WeakMap<User, User>();

/** The user with the group, unless its groups already say whether it is authenticated. The same user gives the same object. */
export function withAuthenticatedGroup(user: User): User {
  if (user.groups.includes(ALL_AUTHENTICATED) || user.groups.includes(ALL_UNAUTHENTICATED)) return user;
  const known = joined.get(user);
  if (known !== undefined) return known;
  const made = { ...user, groups: [...user.groups, ALL_AUTHENTICATED] };
  joined.set(user, made);
  return made;
}
