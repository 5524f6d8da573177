/** Tokens that an outside service knows (specification 2, "TokenReview"): each is sent to it, and its answer kept for a while. */
import { isObject } from '../../model/json/json.js';
import { type ApiObject, apiVersionOf } from '../../model/object.js';
import type { Authentication, User } from '../contract.js';
import { type RemoteReview, UNSTORED } from '../remote-review.js';
import { type BearerAuthenticator, bearerAuthenticator } from './bearer.js';
import { TokenAnswers, type TokenObserver } from './token-answers.js';

interface WebhookAuthenticatorOptions {
  /** The API group of token reviews. */
  readonly group: string;
  readonly version: 'v1' | 'v1beta1';
  /** Audiences of the API. */
  readonly apiAudiences: readonly string[];
  /** Milliseconds for which the answers yes and no hold; errors are not kept. */
  readonly cacheMs: number;
  /** Metadata of the reviews, which are stored nowhere. */
  readonly metadata?: ApiObject['metadata'];
  /** Unix time in milliseconds. */
  readonly now?: () => number;
  readonly observer?: TokenObserver;
}

export function webhookAuthenticator(
  ask: RemoteReview,
  { group, version, apiAudiences, cacheMs, metadata = UNSTORED, now, observer }: WebhookAuthenticatorOptions,
): BearerAuthenticator {
  const answers = new TokenAnswers({ lifeOf: ({ outcome }) => (outcome === 'invalid' ? 0 : cacheMs), now, observer });
  const asked = (token: string, audiences: readonly string[]): Promise<Authentication> =>
    ask({
      kind: 'TokenReview',
      apiVersion: apiVersionOf(group, version),
      metadata,
      spec: { token, ...(audiences.length === 0 ? {} : { audiences }) },
      status: { user: {} },
    }).then(
      (status) => answerOf(status, audiences, apiAudiences),
      (error: unknown) => ({ outcome: 'invalid', why: error instanceof Error ? error.message : String(error) }),
    );
  return bearerAuthenticator({
    authenticateToken: (token, audiences = apiAudiences) => answers.answer(token, audiences, () => asked(token, audiences)),
  });
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((v): v is string => typeof v === 'string') : [];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A service that names no audiences does not know of them: its tokens are for the API. */
function answerOf(status: ReadonlyMap<string, unknown>, wanted: readonly string[], apiAudiences: readonly string[]): Authentication {
  if (status.get('authenticated') !== true) {
    const why = textOf(status.get('error'));
    return why === '' ? { outcome: 'none' } : { outcome: 'invalid', why };
  }
  const named = textsOf(status.get('audiences'));
  const own = named.length === 0 ? apiAudiences : named;
  const audiences = wanted.filter((audience) => own.includes(audience));
  if (wanted.length > 0 && audiences.length === 0) return { outcome: 'none' };
  return { outcome: 'user', user: userOf(status.get('user')), audiences };
}

function userOf(value: unknown): User {
  const fields = new Map<string, unknown>(Object.entries(isObject(value) ? value : {}));
  const extra = fields.get('extra');
  return {
    name: textOf(fields.get('username')),
    uid: textOf(fields.get('uid')),
    groups: textsOf(fields.get('groups')),
    extra: Object.fromEntries(Object.entries(isObject(extra) ? extra : {}).map(([key, values]) => [key, textsOf(values)])),
  };
}
