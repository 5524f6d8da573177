/** ID tokens of an OpenID Connect issuer (specification 2, "OpenID Connect ID tokens"). */
import type { JWTPayload } from 'jose';
import { isObject } from '../../model/json/json.js';
import type { Authentication, User } from '../contract.js';
import { IssuerKeys, type IssuerKeysOptions, type ReadDocument } from '../issuer-keys.js';
import { unverifiedClaims } from '../unverified-claims.js';
import { type BearerAuthenticator, bearerAuthenticator, commonAudiences } from './bearer.js';
import { TokenAnswers, type TokenObserver } from './token-answers.js';

export interface OpenIdConnectOptions extends IssuerKeysOptions {
  /** `https://…`, exactly as tokens name it. */
  readonly issuer: string;
  /** Audience that all tokens must be made for. */
  readonly clientId: string;
  readonly usernameClaim: string;
  /** Comes before user names. By default that is the issuer and a number sign, unless the claim is `email`; `-` stands for nothing. */
  readonly usernamePrefix: string;
  /** A text or a list of texts; empty where tokens name no groups. */
  readonly groupsClaim: string;
  readonly groupsPrefix: string;
  /** Claims that tokens must have, with their values. */
  readonly requiredClaims: ReadonlyMap<string, string>;
  /** Names of algorithms (RFC 7518) that tokens may be signed with, all of them with public keys. */
  readonly algorithms: readonly string[];
  /** Audiences of the API, for all of which tokens are good. */
  readonly apiAudiences: readonly string[];
  /** Unix time in milliseconds. */
  readonly now?: () => number;
  readonly observer?: TokenObserver;
}

/** Milliseconds for which a token that was found good is not verified again. */
const KEPT_MS = 10_000;

const EMAIL = 'email';

export function openIdConnectAuthenticator(options: OpenIdConnectOptions, read: ReadDocument): BearerAuthenticator {
  const { issuer, apiAudiences, now = Date.now, observer } = options;
  const identity = new TokenIdentity(options, new IssuerKeys(read, options), read);
  const answers = new TokenAnswers({ lifeOf: ({ outcome }) => (outcome === 'user' ? KEPT_MS : 0), now, observer });
  const asked = async (token: string): Promise<Authentication> => {
    try {
      return { outcome: 'user', user: await identity.userOf(token) };
    } catch (error) {
      return { outcome: 'invalid', why: `oidc: ${error instanceof Error ? error.message : String(error)}` };
    }
  };
  return bearerAuthenticator({
    async authenticateToken(token, audiences = apiAudiences): Promise<Authentication> {
      const common = commonAudiences(audiences, apiAudiences);
      // Tokens of others are for others to judge.
      if (common === undefined || unverifiedClaims(token)?.iss !== issuer) return { outcome: 'none' };
      const answer = await answers.answer(token, [], () => asked(token));
      return answer.outcome === 'user' ? { ...answer, audiences: common } : answer;
    },
  });
}

/** Verifies a token and reads its user from it. */
class TokenIdentity {
  constructor(
    private readonly options: OpenIdConnectOptions,
    private readonly keys: IssuerKeys,
    private readonly read: ReadDocument,
  ) {}

  async userOf(token: string): Promise<User> {
    const { issuer, requiredClaims, groupsClaim, groupsPrefix } = this.options;
    const claims = await this.#withDistributed(await this.#verified(token, issuer), groupsClaim);
    for (const [name, value] of requiredClaims) {
      if (claims[name] === undefined) throw new Error(`required claim ${name} not present in ID token`);
      if (claims[name] !== value) throw new Error(`required claim ${name} value does not match`);
    }
    const name = this.#nameOf(claims);
    const groups = groupsClaim === '' ? [] : groupsOf(claims[groupsClaim], groupsClaim);
    return { name, uid: '', groups: groups.map((group) => `${groupsPrefix}${group}`), extra: {} };
  }

  #verified(token: string, issuer: string): Promise<JWTPayload> {
    const { clientId, algorithms, now = Date.now } = this.options;
    return this.keys.verified(token, issuer, { audience: clientId, algorithms: [...algorithms], currentDate: new Date(now()) });
  }

  #nameOf(claims: JWTPayload): string {
    const { issuer, usernameClaim, usernamePrefix } = this.options;
    const name = claims[usernameClaim];
    if (typeof name !== 'string' || name === '') throw new Error(`claim ${usernameClaim} is no text`);
    if (usernameClaim === EMAIL && claims.email_verified !== undefined && claims.email_verified !== true)
      throw new Error('email not verified');
    if (usernamePrefix === '-') return name;
    return `${usernamePrefix === '' && usernameClaim !== EMAIL ? `${issuer}#` : usernamePrefix}${name}`;
  }

  /**
   * The claims with one that stands elsewhere (OpenID Connect Core 1.0, section 5.6.2): the token names an address, where there is
   * another token, of an issuer of its own, that has the claim.
   */
  async #withDistributed(claims: JWTPayload, name: string): Promise<JWTPayload> {
    const source = name === '' || claims[name] !== undefined ? undefined : memberOf(claims._claim_names, name);
    if (typeof source !== 'string') return claims;
    const place = memberOf(claims._claim_sources, source);
    const [endpoint, token] = [memberOf(place, 'endpoint'), memberOf(place, 'access_token')];
    if (typeof endpoint !== 'string' || !URL.canParse(endpoint)) throw new Error(`claim ${name} stands at no address`);
    const { status, text } = await this.read(new URL(endpoint), typeof token === 'string' ? { Authorization: `Bearer ${token}` } : {});
    if (status !== 200) throw new Error(`claim ${name} cannot be read: ${status}`);
    const { iss } = unverifiedClaims(text.trim()) ?? {};
    if (iss === undefined || !URL.canParse(iss)) throw new Error(`claim ${name} is of no issuer`);
    const value = (await this.#verified(text.trim(), iss))[name];
    if (value === undefined) throw new Error(`claim ${name} is not where it should be`);
    return { ...claims, [name]: value };
  }
}

const memberOf = (value: unknown, name: string): unknown =>
  isObject<Record<string, unknown>>(value) && Object.hasOwn(value, name) ? value[name] : undefined;

function groupsOf(value: unknown, claim: string): readonly string[] {
  if (value === undefined || value === null) return [];
  const groups: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!groups.every((group) => typeof group === 'string')) throw new Error(`claim ${claim} holds what is no text`);
  return groups;
}
