/** The answer of a TokenReview: the token's user, or why the token is invalid. */
import type { Authentication } from '../contract.js';
import { withAuthenticatedGroup } from './authenticated-group.js';
import { bearerToken, INVALID_TOKEN, type TokenAuthenticator } from './bearer.js';

export type TokenAnswer = Exclude<Authentication, { outcome: 'none' }>;

/** The outcome is `user` or `invalid`. The token is read as a header would have it, so that what follows a blank is passed over. */
export async function reviewToken(
  methods: readonly TokenAuthenticator[],
  text: string,
  audiences?: readonly string[],
): Promise<TokenAnswer> {
  const token = bearerToken(`Bearer ${text}`);
  const faults: string[] = [];
  for (const method of token === undefined ? [] : methods) {
    const answer = await method.authenticateToken(token ?? '', audiences);
    if (answer.outcome === 'user') return { ...answer, user: withAuthenticatedGroup(answer.user) };
    if (answer.outcome === 'invalid') faults.push(answer.why);
  }
  return { outcome: 'invalid', why: faults.length === 0 ? INVALID_TOKEN : `[${[INVALID_TOKEN, ...faults].join(', ')}]` };
}

/** Judges a token that a review asks about, by the authenticators of a server. */
export type ReviewToken = (token: string, audiences: readonly string[] | undefined) => Promise<TokenAnswer>;
