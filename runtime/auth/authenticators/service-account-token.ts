/** Bearer tokens of service accounts. A token is valid while its account, and what it is bound to, exist. */
import type { JWTPayload } from 'jose';
import { whenThere } from '../../model/definition/settled.js';
import type { ApiObject } from '../../model/object.js';
import type { Words } from '../../model/values/words.js';
import type { Enabled } from '../../settings/feature-gates.js';
import type { Authentication, User } from '../contract.js';
import { CREDENTIAL_ID, tokenCredential } from '../credential-ids.js';
import { sameSecret } from '../same-secret.js';
import { accountUser, boundClaims, type Named, secretTokenClaims, type TokenClaims } from '../service-account-claims.js';
import type { ServiceAccountTokens, TokenKind } from '../service-account-tokens.js';
import { type BearerAuthenticator, bearerAuthenticator } from './bearer.js';

/** The object as it is now, at once where it is in memory; undefined where it is gone. */
export type Lookup = (plural: LookedUp, namespace: string, name: string) => ApiObject | undefined | Promise<ApiObject | undefined>;

type LookedUp = 'serviceaccounts' | 'pods' | 'secrets' | 'nodes';

interface LookupOptions {
  /** Whether the older tokens too must have their secret and account; requested tokens always must. */
  readonly secretTokens: boolean;
  /** Which gates of tokens are on; all are off by default. */
  readonly enabled?: Enabled;
  /** Told of each use of a good token: of one that was asked for, also once it is stale, or of one that is kept in a secret. */
  readonly used?: (kind: UsedToken) => void;
  /** Told of each use of a good token that is kept in a secret, with the secret. */
  readonly usedOf?: (namespace: string, secret: string) => void;
}

/**
 * What a token that is used is: asked for or kept in a secret, past its planned end; and of one in a secret whether its account names that
 * (`auto`) or not (`manual`), or a label marks it as no longer taken (`marked`).
 */
type UsedToken = TokenKind | 'stale' | 'auto' | 'manual' | 'marked';

/** Seconds by which clocks may differ, and for which objects that are being deleted still count as existing. */
const LEEWAY = 60;

const refused = (why: string): Authentication => ({ outcome: 'invalid', why });
const GONE = 'Token has been invalidated';

/** What follows from a token's payload alone. */
interface Read {
  readonly kind: TokenKind;
  /** Undefined where they do not fit one another. */
  readonly claims: TokenClaims | undefined;
  readonly audiences: readonly string[];
  readonly user: User | undefined;
}

/** Without `lookup`, tokens of accounts that are gone stay good until they expire. */
export function serviceAccountAuthenticator(
  tokens: ServiceAccountTokens,
  lookup: Lookup | undefined,
  { secretTokens, enabled = () => false, used, usedOf }: LookupOptions = { secretTokens: true },
): BearerAuthenticator {
  const { words, now } = tokens;
  // A payload is the same object for each request with its token, and its user, too, so that others can keep what they know of it.
  const read = new WeakMap<JWTPayload, Read>();
  const readOf = (payload: JWTPayload): Read => {
    const known = read.get(payload);
    if (known !== undefined) return known;
    const kind = tokens.kindOf(payload) ?? 'requested';
    const named = audiencesOf(payload);
    const claims = kind === 'secret' ? secretTokenClaims(payload, words) : boundClaims(payload, words);
    // Older tokens name no audience: they are for this API.
    const audiences = named.length === 0 && kind === 'secret' ? tokens.audiences : named;
    const made = { kind, claims, audiences, user: claims && userOf(told(claims, enabled), words) };
    read.set(payload, made);
    return made;
  };
  const gone = (kind: TokenKind, claims: TokenClaims, token: string): string | undefined | Promise<string | undefined> => {
    if (lookup === undefined) return undefined;
    if (kind === 'requested') return boundFault(claims, lookup, enabled, now());
    if (!secretTokens) return undefined;
    return secretFault(claims, token, { lookup, used, words: enabled('LegacyServiceAccountTokenCleanUp') ? words : undefined, now: now() });
  };
  const judged = (payload: JWTPayload, token: string, wanted: readonly string[]): Authentication | Promise<Authentication> => {
    const { kind, claims, audiences: own, user } = readOf(payload);
    const audiences = wanted.filter((a) => own.includes(a));
    if (audiences.length === 0) return refused(`token audiences ${list(own)} is invalid for the target audiences ${list(wanted)}`);
    if (claims === undefined || user === undefined) return refused('the claims of the token do not fit one another');
    return whenThere(timeFault(payload, kind, now()) ?? gone(kind, claims, token), (fault) => {
      if (fault !== undefined) return refused(fault);
      const annotations = staleness(claims, words, now());
      used?.(annotations === undefined ? kind : 'stale');
      if (kind === 'secret') usedOf?.(claims.namespace, claims.secret?.name ?? '');
      return { outcome: 'user', user, audiences, ...(annotations === undefined ? {} : { annotations }) };
    });
  };
  return bearerAuthenticator({
    authenticateToken(token: string, audiences = tokens.audiences): Authentication | Promise<Authentication> {
      const payload = tokens.verify(token);
      if (payload === undefined) return UNKNOWN;
      if (!(payload instanceof Promise)) return judged(payload, token, audiences);
      return payload.then((p) => (p === undefined ? refused('the signature of the token does not hold') : judged(p, token, audiences)));
    },
  });
}

const UNKNOWN: Authentication = { outcome: 'none' };

const audiencesOf = ({ aud }: JWTPayload): readonly string[] => (aud === undefined ? [] : Array.isArray(aud) ? aud : [aud]);

const list = (texts: readonly string[]): string => `[${texts.map((t) => JSON.stringify(t)).join(' ')}]`;

/** Requested tokens must have an expiry; older ones may. */
function timeFault({ exp, nbf }: JWTPayload, kind: TokenKind, ms: number): string | undefined {
  const now = ms / 1000;
  if (exp === undefined ? kind === 'requested' : exp + LEEWAY < now) return 'Token has expired';
  return nbf !== undefined && nbf - LEEWAY > now ? 'Token is not valid yet' : undefined;
}

/** What audit events say of a token that is good only because its life was extended; undefined for others. */
function staleness({ staleFrom, namespace, serviceaccount }: TokenClaims, words: Words, ms: number): Known['annotations'] {
  const now = Math.floor(ms / 1000);
  if (staleFrom === undefined || now <= staleFrom) return undefined;
  const subject = accountUser(namespace, serviceaccount.name);
  const text = `subject: ${subject}, seconds after warning threshold: ${now - staleFrom}`;
  return { [`${words.group('authentication')}/stale-token`]: text };
}

type Known = Extract<Authentication, { outcome: 'user' }>;

const deleted = ({ metadata }: ApiObject, now: number): boolean =>
  metadata.deletionTimestamp !== undefined && Date.parse(metadata.deletionTimestamp) < now - LEEWAY * 1000;

const isThere = (object: ApiObject | undefined, uid: string, now: number): boolean =>
  object !== undefined && object.metadata.uid === uid && !deleted(object, now);

/** The things that a token ends with are looked up one after the other, at once where they are there. */
function boundFault(
  { namespace, serviceaccount, pod, secret, node }: TokenClaims,
  lookup: Lookup,
  enabled: Enabled,
  now: number,
): string | undefined | Promise<string | undefined> {
  const fault = (plural: LookedUp, named: Named | undefined): string | undefined | Promise<string | undefined> =>
    named === undefined
      ? undefined
      : whenThere(lookup(plural, namespace, named.name), (object) => (isThere(object, named.uid, now) ? undefined : GONE));
  const nodeFault = (): string | undefined | Promise<string | undefined> => {
    // Of the node of a pod the token only tells: it ends with the pod.
    if (node === undefined || pod !== undefined) return undefined;
    if (!enabled('ServiceAccountTokenNodeBindingValidation')) return 'token is bound to a node, which this server does not check';
    return whenThere(lookup('nodes', '', node.name), (object) => (isThere(object, node.uid, now) ? undefined : GONE));
  };
  return whenThere(
    fault('serviceaccounts', serviceaccount),
    (first) =>
      first ?? whenThere(fault('pods', pod), (second) => second ?? whenThere(fault('secrets', secret), (third) => third ?? nodeFault())),
  );
}

/**
 * A token kept in a secret is revoked by deleting the secret, or by removing the token from it. Where unused ones are cleaned up, which is
 * where `words` are given, a label marks those that are no longer taken.
 */
async function secretFault(
  { namespace, serviceaccount, secret }: TokenClaims,
  token: string,
  {
    lookup,
    used,
    words,
    now,
  }: Pick<LookupOptions, 'used'> & { readonly lookup: Lookup; readonly words: Words | undefined; readonly now: number },
): Promise<string | undefined> {
  const kept = await lookup('secrets', namespace, secret?.name ?? '');
  if (kept === undefined || deleted(kept, now) || !sameSecret(tokenOf(kept), token)) return GONE;
  const mark = words?.label('legacy-token-invalid-since');
  if (mark !== undefined && kept.metadata.labels?.[mark]) {
    used?.('marked');
    return `its secret has the label ${mark}, by which tokens that nobody used are no longer taken`;
  }
  const account = await lookup('serviceaccounts', namespace, serviceaccount.name);
  if (!isThere(account, serviceaccount.uid, now)) return GONE;
  used?.(names(account, kept.metadata.name) ? 'auto' : 'manual');
  return undefined;
}

/** Whether a service account names a secret among its own. */
const names = (account: ApiObject | undefined, name: string | undefined): boolean =>
  Array.isArray(account?.secrets) &&
  account.secrets.some((kept: unknown) => typeof kept === 'object' && kept !== null && 'name' in kept && kept.name === name);

/** The token that a secret holds; empty where it holds none, as no token is. */
function tokenOf({ data }: ApiObject): string {
  const value = new Map<string, unknown>(typeof data === 'object' && data !== null ? Object.entries(data) : []).get('token');
  return typeof value === 'string' ? Buffer.from(value, 'base64').toString() : '';
}

/** The claims without what a user is not told of while gates are off. */
function told(claims: TokenClaims, enabled: Enabled): TokenClaims {
  const { id, node, ...others } = claims;
  const tellsNode = node !== undefined && (claims.pod === undefined || enabled('ServiceAccountTokenPodNodeInfo'));
  const tellsId = id !== undefined && enabled('ServiceAccountTokenJTI');
  return { ...others, ...(tellsNode ? { node } : {}), ...(tellsId ? { id } : {}) };
}

function userOf({ namespace, serviceaccount, pod, node, id }: TokenClaims, words: Words): User {
  const extra = {
    'pod-name': pod?.name,
    'pod-uid': pod?.uid,
    'node-name': node?.name,
    'node-uid': node?.uid === '' ? undefined : node?.uid,
    [CREDENTIAL_ID]: id === undefined ? undefined : tokenCredential(id),
  };
  return {
    name: accountUser(namespace, serviceaccount.name),
    uid: serviceaccount.uid,
    groups: ['system:serviceaccounts', `system:serviceaccounts:${namespace}`],
    extra: Object.fromEntries(
      Object.entries(extra).flatMap(([key, value]) => (value === undefined ? [] : [[words.label(key, 'authentication'), [value]]])),
    ),
  };
}
