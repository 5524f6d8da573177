/** Logging in at an OpenID Connect issuer, by the authorization code flow with PKCE (RFC 7636): the server is a client without a secret. */
import { createHash } from 'node:crypto';
import { sameSecret } from '../auth/same-secret.js';
import { unverifiedClaims } from '../auth/unverified-claims.js';
import type { Answer } from '../client/exchange.js';
import type { Clock } from '../model/clock.js';
import { ApiError } from '../model/errors.js';
import { isObject } from '../model/json/json.js';
import { parseJson } from '../model/json/json-text.js';
import { randomName } from './sessions.js';

/** An issuer that browsers are sent to. */
export interface LoginIssuer {
  /** `https://…`, as its tokens name it. */
  readonly issuer: string;
  readonly clientId: string;
  /** Reads a document of the issuer. */
  read(url: URL): Promise<Answer>;
  /** Posts a form to the issuer. */
  submit(url: URL, form: URLSearchParams): Promise<Answer>;
}

/** What a browser keeps in a cookie while it is at the issuer. */
interface Begun {
  /** Comes back with the code, so that nobody is logged in by a code that somebody else asked for. */
  readonly state: string;
  /** Stands in the token, so that no older one is taken. */
  readonly nonce: string;
  /** Shows the issuer that whoever redeems the code has asked for it. */
  readonly verifier: string;
}

/** Levels of an issuer's answers. */
const MAX_DEPTH = 20;

const failed = (why: string): ApiError => new ApiError(502, 'BadGateway', `the issuer cannot log anybody in: ${why}`);

/** A text member of an answer. Throws 502 where there is none. */
function memberOf({ status, text }: Answer, name: string, what: string): string {
  let answer: unknown;
  try {
    answer = parseJson(text, MAX_DEPTH);
  } catch {
    throw failed(`${what} is no JSON`);
  }
  const value = isObject<Readonly<Record<string, unknown>>>(answer) ? answer[name] : undefined;
  if (status === 200 && typeof value === 'string') return value;
  throw failed(`${what} has the status ${status} and no ${name}`);
}

/** Milliseconds for which the endpoints that an issuer publishes are known. */
const KNOWN_MS = 60_000;

/** Endpoints of an issuer: its discovery document is read once for all who ask within a minute, whoever they are. */
export class IssuerEndpoints {
  #known: { readonly of: LoginIssuer; readonly endsAt: number; readonly document: Promise<Answer> } | undefined;

  constructor(private readonly clock: Clock) {}

  /** Rejects with 502 where the issuer does not name the endpoint. */
  async of(issuer: LoginIssuer, name: string): Promise<URL> {
    const address = memberOf(await this.#document(issuer), name, 'its discovery document');
    if (!URL.canParse(address) || new URL(address).protocol !== 'https:') throw failed(`its ${name} is no address with https`);
    return new URL(address);
  }

  #document(issuer: LoginIssuer): Promise<Answer> {
    const now = this.clock.now();
    if (this.#known?.of === issuer && now < this.#known.endsAt) return this.#known.document;
    const document = this.#read(issuer);
    this.#known = { of: issuer, endsAt: now + KNOWN_MS, document };
    return document;
  }

  /** An issuer that does not answer as it should is asked again by the next. */
  async #read(issuer: LoginIssuer): Promise<Answer> {
    let isGood = false;
    try {
      const answer = await issuer.read(new URL(`${issuer.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`));
      isGood = answer.status === 200;
      return answer;
    } finally {
      if (!isGood) this.#known = undefined;
    }
  }
}

/** Where the browser goes to log in, and what it keeps until it is back. `back`: the address that it comes back to. Rejects with 502. */
export async function beginIssuerLogin(
  endpoints: IssuerEndpoints,
  issuer: LoginIssuer,
  back: string,
): Promise<{ readonly to: string; readonly kept: string }> {
  const begun: Begun = { state: randomName(), nonce: randomName(), verifier: randomName() };
  const to = await endpoints.of(issuer, 'authorization_endpoint');
  const asked = {
    response_type: 'code',
    scope: 'openid profile email groups',
    client_id: issuer.clientId,
    redirect_uri: back,
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: createHash('sha256').update(begun.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) to.searchParams.set(name, value);
  return { to: to.href, kept: `${begun.state}.${begun.nonce}.${begun.verifier}` };
}

/**
 * The ID token of whoever comes back from the issuer. It was not verified yet. Rejects with 400 where the browser has not begun this login,
 * and with 502 where the issuer gives no token.
 */
export async function finishIssuerLogin(
  endpoints: IssuerEndpoints,
  issuer: LoginIssuer,
  back: string,
  query: URLSearchParams,
  kept = '',
): Promise<string> {
  const [state = '', nonce = '', verifier = ''] = kept.split('.');
  if (verifier === '' || !sameSecret(state, query.get('state') ?? ''))
    throw new ApiError(400, 'BadRequest', 'this login was not begun in this browser, or too long ago; begin again', null);
  const code = query.get('code');
  if (code === null)
    throw new ApiError(
      400,
      'BadRequest',
      `the issuer logs nobody in: ${query.get('error_description') ?? query.get('error') ?? 'it gives no reason'}`,
      null,
    );
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: back,
    client_id: issuer.clientId,
    code_verifier: verifier,
  });
  const token = memberOf(await issuer.submit(await endpoints.of(issuer, 'token_endpoint'), form), 'id_token', 'its answer with the token');
  if (!sameSecret(String(unverifiedClaims(token)?.nonce ?? ''), nonce)) throw failed('its token was made for another login');
  return token;
}
