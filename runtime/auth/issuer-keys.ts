/** The keys of OpenID Connect issuers: found by their discovery documents, and read again as issuers change them. */
import type * as Jose from 'jose';
import type { JWTPayload, JWTVerifyGetKey, JWTVerifyOptions } from 'jose';
import { isObject } from '../model/json/json.js';
import { parseJson } from '../model/json/json-text.js';

/** Reads a document that is published over HTTPS; the answer is given whatever its status. Rejects where there is none. */
export type ReadDocument = (
  url: URL,
  headers?: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly text: string }>;

export interface IssuerKeysOptions {
  /** Milliseconds after a failed discovery before the next; tokens are refused meanwhile. */
  readonly discoveryPauseMs?: number;
  /** Milliseconds between two readings of an issuer's keys for the sake of a key that is not among them, which anybody may name. */
  readonly keysPauseMs?: number;
}

/** Issuers that are remembered: that of the flags, and those of distributed claims. */
const MAX_ISSUERS = 16;

/** Keys of one issuer: a token that names none of them is tried with each. */
const MAX_KEYS = 100;
/** Levels of an issuer's documents. */
const MAX_DEPTH = 20;

/** The answer with keys as it came, once it is known to be bounded. Throws where it is not. */
function keySet({ status, text }: { readonly status: number; readonly text: string }): Response {
  const document = status === 200 ? parseJson(text, MAX_DEPTH) : null;
  const { keys } = isObject(document) ? document : {};
  if (Array.isArray(keys) && keys.length > MAX_KEYS) throw new Error(`the issuer has ${keys.length} keys; ${MAX_KEYS} are read at most`);
  return new Response(text, { status });
}

type Discovery = Promise<JWTVerifyGetKey>;

export class IssuerKeys {
  readonly #issuers = new Map<string, Discovery>();
  readonly #pauses: Required<IssuerKeysOptions>;

  constructor(
    private readonly read: ReadDocument,
    { discoveryPauseMs = 10_000, keysPauseMs = 1_000 }: IssuerKeysOptions = {},
  ) {
    this.#pauses = { discoveryPauseMs, keysPauseMs };
  }

  /** The claims of a token of the issuer, whose discovery document may stand elsewhere. Rejects where the issuer's keys cannot be read, or the token does not hold. */
  async verified(token: string, issuer: string, options: JWTVerifyOptions, discovery?: string): Promise<JWTPayload> {
    const keys = await this.#keysOf(issuer, discovery);
    const { jwtVerify, errors } = await jose();
    const checks = { ...options, issuer, requiredClaims: ['exp'] };
    try {
      return (await jwtVerify(token, keys, checks)).payload;
    } catch (error) {
      if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
      // Without a name of its key a token may be signed by any that fits.
      for await (const key of error) {
        try {
          return (await jwtVerify(token, key, checks)).payload;
        } catch (other) {
          if (!(other instanceof errors.JWSSignatureVerificationFailed)) throw other;
        }
      }
      throw new errors.JWSSignatureVerificationFailed();
    }
  }

  #keysOf(issuer: string, discovery: string | undefined): Discovery {
    const known = this.#issuers.get(issuer);
    if (known !== undefined) return known;
    const discovered = this.#discovered(issuer, discovery);
    const [oldest] = this.#issuers.keys();
    if (this.#issuers.size >= MAX_ISSUERS && oldest !== undefined) this.#issuers.delete(oldest);
    this.#issuers.set(issuer, discovered);
    // An issuer that cannot be reached is asked again after a while, not for each token.
    discovered.catch(() => setTimeout(() => this.#issuers.delete(issuer), this.#pauses.discoveryPauseMs).unref());
    return discovered;
  }

  async #discovered(issuer: string, discovery = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`): Discovery {
    const document = await this.#json(new URL(discovery));
    const { issuer: named, jwks_uri: address } = document;
    if (named !== issuer) throw new Error(`the issuer ${issuer} calls itself ${String(named)}`);
    if (typeof address !== 'string' || !URL.canParse(address)) throw new Error(`the issuer ${issuer} names no address of its keys`);
    const { createRemoteJWKSet, customFetch } = await jose();
    return createRemoteJWKSet(new URL(address), {
      cooldownDuration: this.#pauses.keysPauseMs,
      [customFetch]: async (url: string) => {
        return keySet(await this.read(new URL(url)));
      },
    });
  }

  async #json(url: URL): Promise<Record<string, unknown>> {
    const { status, text } = await this.read(url);
    if (status !== 200) throw new Error(`${url.href} answered ${status}`);
    const document: unknown = parseJson(text, MAX_DEPTH);
    if (!isObject<Record<string, unknown>>(document)) throw new Error(`${url.href} is no object`);
    return document;
  }
}

/** Loaded with the first token: many servers never see one. */
const jose = (): Promise<typeof Jose> => import('jose');
