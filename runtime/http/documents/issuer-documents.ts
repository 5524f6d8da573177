/**
 * What others need to verify service account tokens by themselves: the discovery document of their issuer (OpenID Connect
 * Discovery 1.0) and its keys (RFC 7517).
 */
import type Router from '@koa/router';
import type { ServiceAccountTokens } from '../../auth/service-account-tokens.js';
import { mountDocument } from './documents.js';

const DISCOVERY = '/.well-known/openid-configuration';
const KEYS = '/openid/v1/jwks';

/** An issuer that is no address with https has no documents. `keysAddress` gives the address of the keys, for others to read. */
export function mountIssuerDocuments(router: Router, tokens: ServiceAccountTokens, keysAddress: (path: string) => string): void {
  if (!tokens.issuer.startsWith('https://') || !URL.canParse(tokens.issuer)) return;
  mountDocument(router, DISCOVERY, ['application/json'], (ctx) => {
    ctx.set('Cache-Control', 'public, max-age=3600');
    return JSON.stringify({
      issuer: tokens.issuer,
      jwks_uri: keysAddress(KEYS),
      response_types_supported: ['id_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [...new Set(tokens.publicKeys().map(({ alg }) => alg))].sort(),
    });
  });
  mountDocument(router, KEYS, ['application/jwk-set+json', 'application/json'], (ctx) => {
    ctx.set('Cache-Control', 'public, max-age=3600');
    return JSON.stringify({ keys: tokens.publicKeys() });
  });
}
