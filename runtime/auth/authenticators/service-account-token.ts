/** Bearer tokens of service accounts. A token is valid while its account, and what it is bound to, exist. */
import type { JWTPayload } from 'jose';
import type { ApiObject } from '../../model/object.js';
import type { Words } from '../../model/words.js';
import type { Authentication, User } from '../contract.js';
import { accountUser, boundClaims, secretTokenClaims, type TokenClaims } from '../service-account-claims.js';
import type { ServiceAccountTokens } from '../service-account-tokens.js';
import { type BearerAuthenticator, bearerAuthenticator } from './bearer.js';

/** The object as it is now; undefined where it is gone. */
export type Lookup = (plural: 'serviceaccounts' | 'pods' | 'secrets', namespace: string, name: string) => Promise<ApiObject | undefined>;

export interface LookupOptions {
  /** Whether the older tokens too must have their secret and account; requested tokens always must. */
  readonly secretTokens: boolean;
  /** Told of each use of a good token: of one that was asked for, or of one that is kept in a secret. */
  readonly used?: (kind: 'requested' | 'secret') => void;
}

/** Seconds by which clocks may differ, and for which objects that are being deleted still count as existing. */
const LEEWAY = 60;

const refused = (why: string): Authentication => ({ outcome: 'invalid', why });
const GONE = 'Token has been invalidated';

/** Without `lookup`, tokens of accounts that are gone stay good until they expire. */
export function serviceAccountAuthenticator(
  tokens: ServiceAccountTokens,
  lookup: Lookup | undefined,
  { secretTokens, used }: LookupOptions = { secretTokens: true },
): BearerAuthenticator {
  const faults: Readonly<Record<'requested' | 'secret', (claims: TokenClaims, token: string) => Promise<string | undefined>>> = {
    requested: async (claims) => (lookup === undefined ? undefined : boundFault(claims, lookup)),
    secret: async (claims, token) => (lookup === undefined || !secretTokens ? undefined : secretFault(claims, token, lookup)),
  };
  return bearerAuthenticator({
    async authenticateToken(token: string, audiences = tokens.audiences): Promise<Authentication> {
      const kind = tokens.kindOf(token);
      if (kind === undefined) return { outcome: 'none' };
      const payload = await tokens.verify(token);
      if (payload === undefined) return refused('the signature of the token does not hold');
      const named = audiencesOf(payload);
      // Older tokens name no audience: they are for this API.
      const own = named.length === 0 && kind === 'secret' ? tokens.audiences : named;
      const common = audiences.filter((a) => own.includes(a));
      if (common.length === 0) return refused(`token audiences ${list(own)} is invalid for the target audiences ${list(audiences)}`);
      const claims = kind === 'secret' ? secretTokenClaims(payload, tokens.words) : boundClaims(payload, tokens.words);
      if (claims === undefined) return refused('the claims of the token do not fit one another');
      const fault = timeFault(payload, kind) ?? (await faults[kind](claims, token));
      if (fault !== undefined) return refused(fault);
      used?.(kind);
      return { outcome: 'user', user: userOf(claims, tokens.words), audiences: common };
    },
  });
}

const audiencesOf = ({ aud }: JWTPayload): readonly string[] => (aud === undefined ? [] : Array.isArray(aud) ? aud : [aud]);

const list = (texts: readonly string[]): string => `[${texts.map((t) => JSON.stringify(t)).join(' ')}]`;

/** Requested tokens must have an expiry; older ones may. */
function timeFault({ exp, nbf }: JWTPayload, kind: 'requested' | 'secret'): string | undefined {
  const now = Date.now() / 1000;
  if (exp === undefined ? kind === 'requested' : exp + LEEWAY < now) return 'Token has expired';
  return nbf !== undefined && nbf - LEEWAY > now ? 'Token is not valid yet' : undefined;
}

const deleted = ({ metadata }: ApiObject): boolean =>
  metadata.deletionTimestamp !== undefined && Date.parse(metadata.deletionTimestamp) < Date.now() - LEEWAY * 1000;

const isThere = (object: ApiObject | undefined, uid: string): boolean =>
  object !== undefined && object.metadata.uid === uid && !deleted(object);

async function boundFault({ namespace, serviceaccount, pod, secret }: TokenClaims, lookup: Lookup): Promise<string | undefined> {
  const wanted = [
    ['serviceaccounts', serviceaccount],
    ['pods', pod],
    ['secrets', secret],
  ] as const;
  for (const [plural, named] of wanted) {
    if (named !== undefined && !isThere(await lookup(plural, namespace, named.name), named.uid)) return GONE;
  }
  return undefined;
}

/** A token kept in a secret is revoked by deleting the secret, or by removing the token from it. */
async function secretFault({ namespace, serviceaccount, secret }: TokenClaims, token: string, lookup: Lookup): Promise<string | undefined> {
  const kept = await lookup('secrets', namespace, secret?.name ?? '');
  if (kept === undefined || deleted(kept) || tokenOf(kept) !== token) return GONE;
  return isThere(await lookup('serviceaccounts', namespace, serviceaccount.name), serviceaccount.uid) ? undefined : GONE;
}

function tokenOf({ data }: ApiObject): string | undefined {
  const value = new Map<string, unknown>(typeof data === 'object' && data !== null ? Object.entries(data) : []).get('token');
  return typeof value === 'string' ? Buffer.from(value, 'base64').toString() : undefined;
}

const userOf = ({ namespace, serviceaccount, pod }: TokenClaims, { label }: Words): User => ({
  name: accountUser(namespace, serviceaccount.name),
  uid: serviceaccount.uid,
  groups: ['system:serviceaccounts', `system:serviceaccounts:${namespace}`],
  extra: pod === undefined ? {} : { [label('pod-name', 'authentication')]: [pod.name], [label('pod-uid', 'authentication')]: [pod.uid] },
});
