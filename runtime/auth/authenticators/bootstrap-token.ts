/** Bootstrap tokens (specification 2): good while their secret is there, says so, and has not expired. */
import type { Words } from '../../model/values/words.js';
import { BootstrapSecret, parseBootstrapToken, secretNameOf, TOKEN_NAMESPACE, Usage } from '../bootstrap-tokens.js';
import type { Authentication } from '../contract.js';
import { sameSecret } from '../same-secret.js';
import { type BearerAuthenticator, bearerAuthenticator, commonAudiences } from './bearer.js';
import type { Lookup } from './service-account-token.js';

const USER_PREFIX = 'system:bootstrap:';
const UNKNOWN: Authentication = { outcome: 'none' };

interface BootstrapTokenOptions {
  readonly lookup: Lookup;
  readonly words: Words;
  /** Audiences of the API, which tokens are good for all of. */
  readonly apiAudiences: readonly string[];
  /** Unix time in milliseconds. */
  readonly now?: () => number;
}

export const bootstrapTokenAuthenticator = ({ lookup, words, apiAudiences, now = Date.now }: BootstrapTokenOptions): BearerAuthenticator =>
  bearerAuthenticator({
    async authenticateToken(text: string, audiences = apiAudiences): Promise<Authentication> {
      const shown = parseBootstrapToken(text);
      const common = commonAudiences(audiences, apiAudiences);
      if (shown === undefined || common === undefined) return UNKNOWN;
      const stored = await lookup('secrets', TOKEN_NAMESPACE, secretNameOf(shown.id));
      const secret = stored && BootstrapSecret.of(stored, words);
      const token = secret?.token();
      if (secret === undefined || token === undefined || !sameSecret(token.secret, shown.secret)) return UNKNOWN;
      const groups = secret.groups();
      if (secret.expires() <= now() || !secret.serves(Usage.authentication) || groups === undefined) return UNKNOWN;
      return { outcome: 'user', user: { name: `${USER_PREFIX}${token.id}`, uid: '', groups, extra: {} }, audiences: common };
    },
  });
