/** How reviews tell of users. */
import type { UserInfo } from '../../../generated/authentication/v1/types.js';
import type { User } from '../../auth/contract.js';

/** The attributes of a user, without those that it does not have. */
export const userInfoOf = ({ name, uid, groups, extra }: User): UserInfo => ({
  username: name,
  ...(uid === '' ? {} : { uid }),
  groups: [...groups],
  ...(Object.keys(extra).length === 0 ? {} : { extra: Object.fromEntries(Object.entries(extra).map(([k, v]) => [k, [...v]])) }),
});
