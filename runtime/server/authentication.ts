/** Who calls: the authenticators that flags ask for, and what they read of a request. */
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { PeerCertificate, TLSSocket } from 'node:tls';
import type { Context } from 'koa';
import type { BearerAuthenticator } from '../auth/authenticators/bearer.js';
import { bootstrapTokenAuthenticator } from '../auth/authenticators/bootstrap-token.js';
import { certificateAuthenticator } from '../auth/authenticators/client-certificate.js';
import { reviewToken } from '../auth/authenticators/review-token.js';
import { type Lookup, serviceAccountAuthenticator } from '../auth/authenticators/service-account-token.js';
import { parseTokenFile, singleToken, tokenAuthenticator } from '../auth/authenticators/token-file.js';
import { identifyBy } from '../auth/authenticators/union.js';
import { type Authenticator, type Credentials, SUPERUSERS, type User } from '../auth/contract.js';
import { ServiceAccountTokens, verificationKeys } from '../auth/service-account-tokens.js';
import type { ServerParts } from '../http/server-parts.js';
import type { Words } from '../model/words.js';
import type { Settings } from '../settings/settings.js';
import { accountKey } from './data-folder.js';

/** Audiences that tokens must be made for. */
const audiencesOf = (settings: Settings): readonly string[] => {
  const audiences = settings.list('api-audiences');
  return audiences.length === 0 ? [settings.text('service-account-issuer')] : audiences;
};

/** Issues and verifies tokens of service accounts, with keys from files or from the data folder. */
export function accountTokens(settings: Settings, words: Words): ServiceAccountTokens {
  return new ServiceAccountTokens(
    accountKey(settings),
    verificationKeys(settings.list('service-account-key-file')),
    settings.text('service-account-issuer'),
    audiencesOf(settings),
    words,
  );
}

/** Whether an authenticator judges bearer tokens, so that reviews of tokens ask it, too. */
export const judgesTokens = (authenticator: Authenticator): authenticator is BearerAuthenticator => 'authenticateToken' in authenticator;

/** The methods by which a server with these settings knows its callers. `administrator`: the token of the local administrator. */
export function authenticatorsOf(
  settings: Settings,
  tokens: ServiceAccountTokens,
  administrator: string,
  parts: ServerParts,
): readonly Authenticator[] {
  const file = settings.text('token-auth-file');
  const staticTokens = tokenAuthenticator(
    new Map([
      ...(file === '' ? [] : parseTokenFile(readFileSync(file, 'utf8'))),
      ...singleToken(administrator, { name: 'admin', uid: '', groups: [SUPERUSERS], extra: {} }),
    ]),
    audiencesOf(settings),
  );
  const lookup: Lookup = (plural, namespace, name) => parts.registry.stored(plural, namespace, name);
  const accounts = serviceAccountAuthenticator(tokens, lookup, { secretTokens: settings.flag('service-account-lookup') });
  const certificates = parts.authorities.clients === undefined ? [] : [certificateAuthenticator];
  const bootstrap = settings.flag('enable-bootstrap-token-auth')
    ? [bootstrapTokenAuthenticator({ lookup, words: parts.environment.words, apiAudiences: audiencesOf(settings) })]
    : [];
  return [...certificates, staticTokens, ...bootstrap, accounts];
}

/** Whether anonymous requests are accepted: never together with AlwaysAllow, where a caller without a name could do everything. */
export const takesAnonymous = (settings: Settings): boolean =>
  settings.flag('anonymous-auth') && !settings.list('authorization-mode').includes('AlwaysAllow');

/** What a request's connection and headers show. */
class RequestCredentials implements Credentials {
  readonly #request: IncomingMessage;

  constructor(request: IncomingMessage) {
    this.#request = request;
  }

  get headers(): IncomingHttpHeaders {
    return this.#request.headers;
  }

  certificate(): PeerCertificate | undefined {
    const certificate = (this.#request.socket as Partial<TLSSocket>).getPeerCertificate?.();
    return certificate === undefined || certificate === null || Object.keys(certificate).length === 0 ? undefined : certificate;
  }

  get certificateTrusted(): boolean {
    return (this.#request.socket as TLSSocket).authorized;
  }
}

/** Finds the caller of a request; throws or rejects with 401. */
export const identify = (ctx: Context, authenticators: readonly Authenticator[], anonymous: boolean): User | Promise<User> =>
  identifyBy(authenticators, new RequestCredentials(ctx.req), { anonymous });

export const reviewBy =
  (methods: readonly BearerAuthenticator[]): ServerParts['reviewToken'] =>
  (token, audiences) =>
    reviewToken(methods, token, audiences);
