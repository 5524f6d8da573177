/** ID tokens of an OpenID Connect issuer (specification 2, "OpenID Connect ID tokens"). */
import type { JWTPayload } from 'jose';
import type { Turn } from '../../model/definition/settled.js';
import { isObject } from '../../model/json/json.js';
import { type ClaimMapping, claimOf, mappedUser } from '../claims/mapping.js';
import type { Authentication, User } from '../contract.js';
import { IssuerKeys, type IssuerKeysOptions, type ReadDocument } from '../issuer-keys.js';
import { unverifiedClaims } from '../unverified-claims.js';
import { type BearerAuthenticator, bearerAuthenticator, commonAudiences } from './bearer.js';
import { TokenAnswers, type TokenObserver } from './token-answers.js';

export interface OpenIdConnectOptions extends IssuerKeysOptions {
  /** `https://…`, exactly as tokens name it. */
  readonly issuer: string;
  /** Where the issuer's discovery document stands; by default below the issuer, as OpenID Connect has it. */
  readonly discovery?: string | undefined;
  /** Audiences, for one of which tokens must be made. */
  readonly audiences: readonly string[];
  /** How claims become users. */
  readonly mapping: ClaimMapping;
  /** Names of algorithms (RFC 7518) that tokens may be signed with, all of them with public keys. */
  readonly algorithms: readonly string[];
  /** Audiences of the API, for all of which tokens are good. */
  readonly apiAudiences: readonly string[];
  /** Begins work that goes in turns. */
  readonly begin: () => Turn;
  /** Unix time in milliseconds. */
  readonly now?: () => number;
  readonly observer?: TokenObserver;
}

/** Milliseconds for which a token that was found good is not verified again. */
const KEPT_MS = 10_000;

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

/** Several issuers as one method: a token is judged by the one that it names. */
export const issuersAuthenticator = (issuers: { readonly current: readonly BearerAuthenticator[] }): BearerAuthenticator =>
  bearerAuthenticator({
    async authenticateToken(token, audiences): Promise<Authentication> {
      for (const issuer of issuers.current) {
        const answer = await issuer.authenticateToken(token, audiences);
        if (answer.outcome !== 'none') return answer;
      }
      return { outcome: 'none' };
    },
  });

/** Verifies a token and reads its user from it. */
class TokenIdentity {
  constructor(
    private readonly options: OpenIdConnectOptions,
    private readonly keys: IssuerKeys,
    private readonly read: ReadDocument,
  ) {}

  async userOf(token: string): Promise<User> {
    const { issuer, mapping, begin } = this.options;
    const claims = await this.#withDistributed(await this.#verified(token, issuer), claimOf(mapping.groups));
    return mappedUser(mapping, claims, begin());
  }

  #verified(token: string, issuer: string): Promise<JWTPayload> {
    const { audiences, algorithms, discovery, now = Date.now } = this.options;
    const checks = { audience: [...audiences], algorithms: [...algorithms], currentDate: new Date(now()) };
    return this.keys.verified(token, issuer, checks, issuer === this.options.issuer ? discovery : undefined);
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
