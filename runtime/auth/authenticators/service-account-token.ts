/** Bearer tokens of service accounts: good while the account, and what the token is bound to, are there. */
import { label } from '../../kinds/words.js';
import type { ApiObject } from '../../model/object.js';
import type { Authentication, Authenticator, Credentials } from '../contract.js';
import type { ServiceAccountTokens, TokenClaims } from '../service-account-tokens.js';
import { bearerToken } from './bearer.js';

export interface Lookup {
  /** The object as it is now; undefined where it is gone. */
  (plural: 'serviceaccounts' | 'pods' | 'secrets', namespace: string, name: string): Promise<ApiObject | undefined>;
}

const INVALID: Authentication = { outcome: 'invalid', why: 'the token is not valid' };

/** Without `lookup`, tokens of accounts that are gone stay good until they expire. */
export const serviceAccountAuthenticator = (tokens: ServiceAccountTokens, lookup: Lookup | undefined): Authenticator => ({
  async authenticate({ headers }: Credentials): Promise<Authentication> {
    const token = bearerToken(headers.authorization);
    if (token === undefined || !tokens.isOurs(token)) return { outcome: 'none' };
    const verified = await tokens.verify(token);
    if (verified === undefined || !verified.audiences.some((a) => tokens.audiences.includes(a))) return INVALID;
    const { claims } = verified;
    if (lookup !== undefined && !(await isThere(claims, lookup))) return INVALID;
    const { namespace, serviceaccount, pod } = claims;
    return {
      outcome: 'user',
      audiences: verified.audiences,
      user: {
        name: `system:serviceaccount:${namespace}:${serviceaccount.name ?? ''}`,
        uid: serviceaccount.uid ?? '',
        groups: ['system:serviceaccounts', `system:serviceaccounts:${namespace}`],
        extra:
          pod === undefined
            ? {}
            : { [label('pod-name', 'authentication')]: [pod.name ?? ''], [label('pod-uid', 'authentication')]: [pod.uid ?? ''] },
      },
    };
  },
});

async function isThere({ namespace, serviceaccount, pod, secret }: TokenClaims, lookup: Lookup): Promise<boolean> {
  const wanted = [
    ['serviceaccounts', serviceaccount],
    ['pods', pod],
    ['secrets', secret],
  ] as const;
  for (const [plural, named] of wanted) {
    if (named === undefined) continue;
    const object = await lookup(plural, namespace, named.name ?? '');
    if (object === undefined || object.metadata.uid !== named.uid) return false;
  }
  return true;
}
