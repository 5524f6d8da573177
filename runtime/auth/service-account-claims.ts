/** What service account tokens say: those of token requests, and the older ones that are kept in secrets. */
import type { JWTPayload } from 'jose';
import type { Words } from '../model/values/words.js';

export interface Named {
  readonly name: string;
  readonly uid: string;
}

/** What a token says of its account and of what it ends with. */
export interface TokenClaims {
  readonly namespace: string;
  readonly serviceaccount: Named;
  readonly pod?: Named;
  readonly secret?: Named;
  /** The node that the token is bound to or, of one that is bound to a pod, the node of the pod; its uid is empty where it was not there. */
  readonly node?: Named;
  /** What tells the token from all others: its claim `jti`. */
  readonly id?: string;
  /** Unix time in seconds from which on the token, although good, should have been renewed. */
  readonly staleFrom?: number;
}

/** The claim that tells what a token is bound to: the label domain itself. */
export const claimKey = (words: Words): string => words.labelDomain();

/** Member of that claim in tokens that are good for longer than was asked for. */
export const STALE_FROM = 'warnafter';

/** Start of the user names of accounts. */
const USER = 'system:serviceaccount:';

export const accountUser = (namespace: string, name: string): string => `${USER}${namespace}:${name}`;

/** Namespace and name of the account that a user name is of; undefined for names of other users. */
export function accountOf(user: string): { readonly namespace: string; readonly name: string } | undefined {
  if (!user.startsWith(USER)) return undefined;
  const [namespace = '', name = '', ...more] = user.slice(USER.length).split(':');
  return namespace === '' || name === '' || more.length > 0 ? undefined : { namespace, name };
}

/**
 * The group of users that shares budgets of the server's work. All accounts of a namespace are one group, because a user of the namespace
 * can make any number of accounts.
 */
export function tenantOf(user: string): string {
  const account = accountOf(user);
  return account === undefined ? `user:${user}` : `namespace:${account.namespace}`;
}

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function named(value: unknown): Named | undefined {
  const fields = fieldsOf(value);
  const name = textOf(fields.get('name'));
  return name === '' ? undefined : { name, uid: textOf(fields.get('uid')) };
}

/** The claims of a requested token; undefined where they do not name an account. */
export function boundClaims(payload: JWTPayload, words: Words): TokenClaims | undefined {
  const claims = fieldsOf(payload[claimKey(words)]);
  const namespace = textOf(claims.get('namespace'));
  const serviceaccount = named(claims.get('serviceaccount'));
  if (namespace === '' || serviceaccount === undefined) return undefined;
  const pod = named(claims.get('pod'));
  const secret = named(claims.get('secret'));
  const node = named(claims.get('node'));
  const id = textOf(payload.jti);
  const staleFrom = claims.get(STALE_FROM);
  return {
    namespace,
    serviceaccount,
    ...(pod === undefined ? {} : { pod }),
    ...(secret === undefined ? {} : { secret }),
    ...(node === undefined ? {} : { node }),
    ...(id === '' ? {} : { id }),
    ...(typeof staleFrom === 'number' ? { staleFrom } : {}),
  };
}

/** The names of claims of tokens that are kept in secrets. */
const secretClaim = (name: string, { label }: Words): string => `${label('serviceaccount')}/${name}`;

/** The claims of a token that is stored in a secret. */
export const secretClaims = ({ namespace, serviceaccount, secret }: TokenClaims, words: Words): Record<string, string> =>
  Object.fromEntries(
    [
      ['namespace', namespace],
      ['secret.name', secret?.name ?? ''],
      ['service-account.name', serviceaccount.name],
      ['service-account.uid', serviceaccount.uid],
    ].map(([name = '', value = '']) => [secretClaim(name, words), value]),
  );

/** The claims of a token kept in a secret; undefined where one is missing, or the subject is another account. */
export function secretTokenClaims(payload: JWTPayload, words: Words): TokenClaims | undefined {
  const claim = (name: string): string => textOf(payload[secretClaim(name, words)]);
  const namespace = claim('namespace');
  const secret = claim('secret.name');
  const account = { name: claim('service-account.name'), uid: claim('service-account.uid') };
  if ([namespace, secret, account.name, account.uid].includes('') || payload.sub !== accountUser(namespace, account.name)) return undefined;
  return { namespace, serviceaccount: account, secret: { name: secret, uid: '' } };
}
