/**
 * What others need to verify service account tokens by themselves: the discovery document of their issuer (OpenID Connect
 * Discovery 1.0) and its keys (RFC 7517).
 */

import type { ServiceAccountTokens } from '../../auth/service-account-tokens.js';
import type { RequestRouter } from '../routing/router.js';
import { mountDocument } from './documents.js';
import type { Page } from './pages.js';

const DISCOVERY = '/.well-known/openid-configuration';
const KEYS = '/openid/v1/jwks';
const JSON_TYPES = ['application/json'];
const KEY_TYPES = ['application/jwk-set+json', 'application/json'];

const PAGES: readonly Page[] = [
  {
    path: `${DISCOVERY}/`,
    operation: 'getServiceAccountIssuerOpenIDConfiguration',
    tag: 'WellKnown',
    description: 'Read where the keys of the issuer of service account tokens are.',
    types: JSON_TYPES,
    answer: 'text',
  },
  {
    path: `${KEYS}/`,
    operation: 'getServiceAccountIssuerOpenIDKeyset',
    tag: 'openid',
    description: 'Read the keys that service account tokens are verified by.',
    types: KEY_TYPES.slice(0, 1),
    answer: 'text',
  },
];

/** An issuer that is no address with https has no documents. `keysAddress` gives the address of the keys, for others to read. */
export function mountIssuerDocuments(
  router: RequestRouter,
  tokens: ServiceAccountTokens,
  keysAddress: (path: string) => string,
): readonly Page[] {
  if (!tokens.issuer.startsWith('https://') || !URL.canParse(tokens.issuer)) return [];
  mountDocument(router, DISCOVERY, JSON_TYPES, (ctx) => {
    ctx.set('Cache-Control', 'public, max-age=3600');
    return JSON.stringify({
      issuer: tokens.issuer,
      jwks_uri: keysAddress(KEYS),
      response_types_supported: ['id_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [...new Set(tokens.publicKeys().map(({ alg }) => alg))].sort(),
    });
  });
  mountDocument(router, KEYS, KEY_TYPES, (ctx) => {
    ctx.set('Cache-Control', 'public, max-age=3600');
    return JSON.stringify({ keys: tokens.publicKeys() });
  });
  return PAGES;
}
