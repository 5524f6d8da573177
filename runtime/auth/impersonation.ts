/**
 * Impersonation: the user that a request's headers ask for, and what the caller must be allowed for it (specification 2,
 * "Impersonation").
 */

import type { IncomingHttpHeaders } from 'node:http';
import { badRequest } from '../model/errors.js';
import { faultsOf } from '../model/values/formats.js';
import type { Words } from '../model/values/words.js';
import { ALL_AUTHENTICATED, ALL_UNAUTHENTICATED, ANONYMOUS, type Attributes, type User } from './contract.js';
import { headerKey, headerText } from './header-text.js';
import { accountOf } from './service-account-claims.js';

export interface Impersonation {
  /** The user as the headers name it. */
  readonly wanted: User;
  /** The user with the groups that it belongs to. */
  readonly user: User;
  /** What the caller must be authorized for: the user, each group, each extra value and the uid. */
  readonly needed: readonly Attributes[];
}

const PREFIX = 'impersonate-';
const USER = `${PREFIX}user`;
const GROUP = `${PREFIX}group`;
const EXTRA = `${PREFIX}extra-`;
const UID = `${PREFIX}uid`;

/** Namespace and name of a service account that there may be; undefined where the user is none. */
function possibleAccount(user: string): readonly [namespace: string, name: string] | undefined {
  const { namespace, name } = accountOf(user) ?? { namespace: '', name: '' };
  const fits = faultsOf('dns-label', namespace).length === 0 && faultsOf('dns-subdomain', name).length === 0;
  return fits ? [namespace, name] : undefined;
}

/** Adds the groups that every service account, or every user, belongs to, where the request neither names nor contradicts them. */
function withEverybody(name: string, groups: readonly string[]): readonly string[] {
  const known = groups.includes(ALL_UNAUTHENTICATED);
  if (name === ANONYMOUS.name) return known ? groups : [...groups, ALL_UNAUTHENTICATED];
  return known || groups.includes(ALL_AUTHENTICATED) ? groups : [...groups, ALL_AUTHENTICATED];
}

/** Whether any header speaks of impersonation; most requests have none. */
export function asksToImpersonate(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) if (name.startsWith(PREFIX)) return true;
  return false;
}

/**
 * The impersonation that headers ask for; undefined where they ask for none. Throws 400 for groups, extra or the uid of nobody.
 * @param headers names and values in turn, as they were sent: what is given twice is two values.
 * @param takesUid whether the release knows the header for uids; earlier ones pass it over.
 */
export function impersonationOf(headers: readonly string[], caller: User, words: Words, takesUid: boolean): Impersonation | undefined {
  let name = '';
  let uid = '';
  const groups: string[] = [];
  const extra = new Map<string, string[]>();
  for (let i = 0; i + 1 < headers.length; i += 2) {
    const [header, value] = [(headers[i] ?? '').toLowerCase(), headerText(headers[i + 1] ?? '')];
    if (header === USER) name ||= value;
    else if (header === GROUP) groups.push(value);
    else if (header === UID && takesUid) uid ||= value;
    else if (header.startsWith(EXTRA)) {
      const key = headerKey(header.slice(EXTRA.length));
      extra.set(key, [...(extra.get(key) ?? []), value]);
    }
  }
  if (name === '') {
    if (groups.length > 0 || extra.size > 0 || uid !== '')
      throw badRequest(`impersonating groups${takesUid ? ', extra or a uid' : ' or extra'} needs a user to impersonate`);
    return undefined;
  }
  const needs = (resource: string, of: Partial<Attributes>): Attributes => ({
    user: caller,
    verb: 'impersonate',
    resourceRequest: true,
    path: '',
    group: '',
    version: '',
    resource,
    subresource: '',
    namespace: '',
    name: '',
    ...of,
  });
  const authentication = { group: words.group('authentication'), version: 'v1' };
  const account = possibleAccount(name);
  const own = account === undefined ? [] : ['system:serviceaccounts', `system:serviceaccounts:${account[0]}`];
  return {
    wanted: { name, uid, groups, extra: Object.fromEntries(extra) },
    user: { name, uid, groups: withEverybody(name, groups.length > 0 ? groups : own), extra: Object.fromEntries(extra) },
    needed: [
      account === undefined ? needs('users', { name }) : needs('serviceaccounts', { namespace: account[0], name: account[1] }),
      ...groups.map((g) => needs('groups', { name: g })),
      ...[...extra].flatMap(([key, values]) =>
        values.map((value) => needs('userextras', { ...authentication, subresource: key, name: value })),
      ),
      ...(uid === '' ? [] : [needs('uids', { ...authentication, name: uid })]),
    ],
  };
}
