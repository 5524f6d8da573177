/**
 * What others need to verify service account tokens by themselves: the discovery document of their issuer (OpenID Connect
 * Discovery 1.0) and its keys (RFC 7517).
 */
import type Router from '@koa/router';
import type { ServiceAccountTokens } from '../auth/service-account-tokens.js';
import { methodNotAllowed } from '../model/errors.js';
import { notAcceptable } from './negotiate.js';

const DISCOVERY = '/.well-known/openid-configuration';
const KEYS = '/openid/v1/jwks';

/** An issuer that is no address with https has no documents. `keysAddress` gives the address of the keys, for others to read. */
export function mountIssuerDocuments(router: Router, tokens: ServiceAccountTokens, keysAddress: (path: string) => string): void {
  if (!tokens.issuer.startsWith('https://') || !URL.canParse(tokens.issuer)) return;
  const keys = tokens.publicKeys();
  router.get(DISCOVERY, (ctx) => {
    if (ctx.accepts('application/json') === false) throw notAcceptable();
    ctx.set('Content-Type', 'application/json');
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.body = JSON.stringify({
      issuer: tokens.issuer,
      jwks_uri: keysAddress(KEYS),
      response_types_supported: ['id_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [...new Set(keys.map(({ alg }) => alg))].sort(),
    });
  });
  const answer = JSON.stringify({ keys });
  router.get(KEYS, (ctx) => {
    if (ctx.accepts('application/jwk-set+json', 'application/json') === false) throw notAcceptable();
    ctx.set('Content-Type', 'application/jwk-set+json');
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.body = answer;
  });
  router.all([DISCOVERY, KEYS], () => {
    throw methodNotAllowed();
  });
}
