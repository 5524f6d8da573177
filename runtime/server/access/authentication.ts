/** Who calls: the authenticators that flags ask for, and what they read of a request. */
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { PeerCertificate, TLSSocket } from 'node:tls';
import { proxyAuthenticator, proxyOptions } from '../../auth/authenticators/authenticating-proxy.js';
import { type BearerAuthenticator, BLANKS_WARNING, hasBlanksBeforeToken } from '../../auth/authenticators/bearer.js';
import { bootstrapTokenAuthenticator } from '../../auth/authenticators/bootstrap-token.js';
import { certificateAuthenticator } from '../../auth/authenticators/client-certificate.js';
import { followedBearer } from '../../auth/authenticators/followed.js';
import { issuersAuthenticator, openIdConnectAuthenticator } from '../../auth/authenticators/openid-connect.js';
import { type ReviewToken, reviewToken } from '../../auth/authenticators/review-token.js';
import { type Lookup, serviceAccountAuthenticator } from '../../auth/authenticators/service-account-token.js';
import { parseTokenFile, singleToken, tokenAuthenticator } from '../../auth/authenticators/token-file.js';
import { identifyBy } from '../../auth/authenticators/union.js';
import { webhookAuthenticator } from '../../auth/authenticators/webhook.js';
import { webSocketTokenAuthenticator } from '../../auth/authenticators/websocket-token.js';
import { type Authenticator, type Credentials, SUPERUSERS, type User } from '../../auth/contract.js';
import { reviewMetadata } from '../../auth/remote-review.js';
import { ServiceAccountTokens, tlsVerificationKey, verificationKeys } from '../../auth/service-account-tokens.js';
import type { SessionCredentials } from '../../console/sessions.js';
import { LegacyTokenUses } from '../../controllers/service-accounts/legacy-token-uses.js';
import { tokenCacheMeter } from '../../http/observing/token-cache-meter.js';
import type { RequestContext, RequestState } from '../../http/requests/state.js';
import type { StoreParts } from '../../http/server-parts.js';
import type { Turn } from '../../model/definition/settled.js';
import type { Words } from '../../model/values/words.js';
import type { Environment } from '../../resource/environment.js';
import type { Followed, FollowedFiles } from '../../settings/followed-files.js';
import type { Settings } from '../../settings/settings.js';
import { type CallerConfiguration, takesAnonymous } from '../flags/authentication-config.js';
import { accountKey } from '../storage/data-folder.js';
import { type ConnectionTrust, connectionOf } from './connection-trust.js';
import type { OutsideServices } from './outside-services.js';

/** Audiences that tokens must be made for. */
const audiencesOf = (settings: Settings): readonly string[] => {
  const audiences = settings.list('api-audiences');
  return audiences.length === 0 ? [settings.text('service-account-issuer')] : audiences;
};

/** Flags of the files whose keys sign and verify tokens. */
const KEY_FILES = ['service-account-signing-key-file', 'service-account-key-file', 'tls-private-key-file'] as const;

/** Issues and verifies tokens of service accounts, with keys from files or from the data folder; without files that verify, the TLS key does, too. */
export function accountTokens(settings: Settings, words: Words, followed: FollowedFiles, now: () => number): ServiceAccountTokens {
  const [files, tls] = [settings.list('service-account-key-file'), settings.text('tls-private-key-file')];
  // A key that is made for the server is made once.
  const own = settings.text('service-account-signing-key-file') === '' ? accountKey(settings) : undefined;
  const read = () => ({
    signing: own ?? accountKey(settings),
    verifying: files.length === 0 && tls !== '' ? tlsVerificationKey(tls) : verificationKeys(files),
  });
  const keys = followed.follow({ flags: KEY_FILES, read, changed: ({ signing, verifying }) => tokens.useKeys(signing, verifying) });
  const { signing, verifying } = keys.current;
  const tokens = new ServiceAccountTokens(signing, verifying, settings.text('service-account-issuer'), audiencesOf(settings), words, now);
  return tokens;
}

/** Whether an authenticator judges bearer tokens, so that reviews of tokens ask it, too. */
export const judgesTokens = (authenticator: Authenticator): authenticator is BearerAuthenticator => 'authenticateToken' in authenticator;

/** The methods by which a server with these settings knows its callers. `administrator`: the token of the local administrator. */
export function authenticatorsOf(
  settings: Settings,
  tokens: ServiceAccountTokens,
  administrator: string,
  parts: StoreParts,
  outside: OutsideServices,
  callers: Followed<CallerConfiguration>,
): readonly Authenticator[] {
  const file = settings.text('token-auth-file');
  const readTokens = () =>
    tokenAuthenticator(
      new Map([
        ...(file === '' ? [] : parseTokenFile(readFileSync(file, 'utf8'))),
        ...singleToken(administrator, { name: 'admin', uid: '', groups: [SUPERUSERS], extra: {} }),
      ]),
      audiencesOf(settings),
    );
  const staticTokens = followedBearer(parts.files.follow({ flags: ['token-auth-file'], read: readTokens }));
  const lookup: Lookup = (plural, namespace, name) => parts.registry.stored(plural, namespace, name);
  const { metrics } = parts;
  const uses = {
    stale: metrics.counter('serviceaccount_stale_tokens_total').cell({}),
    requested: metrics.counter('serviceaccount_valid_tokens_total').cell({}),
    secret: metrics.counter('serviceaccount_legacy_tokens_total').cell({}),
    auto: metrics.counter('serviceaccount_legacy_auto_token_uses_total').cell({}),
    manual: metrics.counter('serviceaccount_legacy_manual_token_uses_total').cell({}),
    marked: metrics.counter('serviceaccount_invalid_legacy_auto_token_uses_total').cell({}),
  };
  const { enabled } = parts.environment;
  const now = (): number => parts.clock.now();
  const legacy = enabled('LegacyServiceAccountTokenTracking') ? new LegacyTokenUses(parts) : undefined;
  const accounts = serviceAccountAuthenticator(tokens, lookup, {
    secretTokens: settings.flag('service-account-lookup'),
    enabled,
    used: (kind) => uses[kind].add(),
    ...(legacy === undefined ? {} : { usedOf: (namespace, secret) => legacy.note(namespace, secret) }),
  });
  const certificates = parts.authorities.clients === undefined ? [] : [measuredCertificates(parts)];
  const bootstrap = settings.flag('enable-bootstrap-token-auth')
    ? [bootstrapTokenAuthenticator({ lookup, words: parts.environment.words, apiAudiences: audiencesOf(settings), now })]
    : [];
  const proxies = parts.authorities.proxies === undefined ? [] : [proxyAuthenticator(proxyOptions(parts.environment))];
  return [...proxies, ...certificates, staticTokens, ...bootstrap, accounts, ...outsideMethods(settings, parts, outside, callers)];
}

/** Client certificates, with how long those that are used are still valid for. */
function measuredCertificates({ metrics, environment, clock }: StoreParts): Authenticator {
  const certificates = certificateAuthenticator(environment);
  const remaining = metrics.histogram('apiserver_client_certificate_expiration_seconds').cell({});
  return {
    authenticate(credentials) {
      const found = certificates.authenticate(credentials);
      const certificate = credentials.certificate();
      if (certificate !== undefined && !(found instanceof Promise) && found.outcome === 'user')
        remaining.observe((Date.parse(certificate.valid_to) - clock.now()) / 1000);
      return found;
    },
  };
}

/** The methods that ask others about tokens, after those that know by themselves. */
function outsideMethods(
  settings: Settings,
  { registry, metrics, environment, clock }: Pick<StoreParts, 'registry' | 'metrics' | 'environment' | 'clock'>,
  outside: OutsideServices,
  callers: Followed<CallerConfiguration>,
): readonly Authenticator[] {
  const apiAudiences = audiencesOf(settings);
  const methods: Authenticator[] = [];
  const observer = tokenCacheMeter(metrics);
  const begin = (): Turn => environment.pace.begin();
  const now = (): number => clock.now();
  const issuers = outside.published(callers, (configuration, documents) =>
    configuration.issuers.map((issuer) => {
      const publisher = documents(issuer.ca);
      const options = { ...issuer, apiAudiences, begin, now, observer };
      return openIdConnectAuthenticator(options, (url, headers) => publisher.read(url, headers));
    }),
  );
  if (settings.text('authentication-config') !== '' || settings.text('oidc-issuer-url') !== '') methods.push(issuersAuthenticator(issuers));
  if (settings.text('authentication-token-webhook-config-file') !== '') {
    const options = {
      group: registry.words.group('authentication'),
      version: settings.text('authentication-token-webhook-version') === 'v1' ? 'v1' : 'v1beta1',
      apiAudiences,
      cacheMs: settings.seconds('authentication-token-webhook-cache-ttl') * 1000,
      metadata: reviewMetadata(environment.enabled),
      now,
      observer,
    } as const;
    const made = outside.reviews('authentication-token-webhook-config-file', (service) =>
      webhookAuthenticator((review) => service.ask(review), options),
    );
    methods.push(followedBearer(made));
  }
  return methods;
}

/**
 * What connections have shown, null where that was nothing: what a connection is good for is judged once, so that it must not show another
 * certificate later.
 */
type Certificates = WeakMap<object, PeerCertificate | null>;

/** What a request's connection and headers show. */
class RequestCredentials implements Credentials {
  readonly #request: IncomingMessage;
  readonly #state: RequestState;
  readonly #trust: ConnectionTrust;
  readonly #certificates: Certificates;
  readonly #token: string | undefined;

  /** `session`: what the session of the request stands for, in place of what the request shows itself. */
  constructor({ req, state }: RequestContext, trust: ConnectionTrust, certificates: Certificates, session: SessionCredentials | undefined) {
    this.#token = session !== undefined && 'token' in session ? session.token : undefined;
    this.#certificates = certificates;
    this.#request = req;
    this.#state = state;
    this.#trust = trust;
  }

  annotate(annotations: Readonly<Record<string, string>>): void {
    this.#state.ofCredentials = annotations;
  }

  get rawHeaders(): readonly string[] {
    return this.#request.rawHeaders;
  }

  get headers(): IncomingHttpHeaders {
    const { headers } = this.#request;
    return this.#token === undefined ? headers : { ...headers, authorization: `Bearer ${this.#token}` };
  }

  certificate(): PeerCertificate | undefined {
    // Whoever has logged in by a token is not taken for the owner of a certificate that the browser shows besides.
    if (this.#token !== undefined) return undefined;
    const connection = connectionOf(this.#request);
    const known = this.#certificates.get(connection);
    if (known !== undefined) return known ?? undefined;
    const shown = (this.#request.socket as Partial<TLSSocket>).getPeerCertificate?.();
    const certificate = shown === undefined || shown === null || Object.keys(shown).length === 0 ? null : shown;
    this.#certificates.set(connection, certificate);
    return certificate ?? undefined;
  }

  get certificateTrusted(): boolean {
    return this.#token === undefined && this.#trust(this.#request).client;
  }

  get isProxy(): boolean {
    return this.#token === undefined && this.#trust(this.#request).proxy;
  }
}

/** Finds the caller of a request, where a session stands for other credentials by these. Throws or rejects with 401. */
export type Identify = (ctx: RequestContext, session?: SessionCredentials) => User | Promise<User>;

/** What finds the caller of a request, also by a token among the subprotocols of a WebSocket. */
export function identifier(
  authenticators: readonly Authenticator[],
  callers: Followed<CallerConfiguration>,
  trust: ConnectionTrust,
  { words, enabled }: Pick<Environment, 'words' | 'enabled'>,
): Identify {
  const warns = enabled('TokenBlanksWarning');
  const certificates: Certificates = new WeakMap();
  const all = [...authenticators, webSocketTokenAuthenticator(authenticators.filter(judgesTokens), words)];
  return (ctx, session) => {
    const { path } = ctx.state.info;
    if (warns && hasBlanksBeforeToken(ctx.req.headers.authorization)) ctx.state.warnings.push(BLANKS_WARNING);
    return identifyBy(all, new RequestCredentials(ctx, trust, certificates, session), {
      // A session whose certificate is not shown is one that is over, and not somebody without a name.
      anonymous: session === undefined && takesAnonymous(callers.current.anonymous, path),
    });
  };
}

export const reviewBy =
  (methods: readonly BearerAuthenticator[]): ReviewToken =>
  (token, audiences) =>
    reviewToken(methods, token, audiences);
