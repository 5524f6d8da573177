/** Bearer tokens (specification 2, "Bearer header"): how the header reads, and methods that judge tokens. */
import type { Authentication, Authenticator, Credentials } from '../contract.js';

/**
 * The token of an Authorization header. The header splits on single blanks and the second piece is the token, so that two
 * blanks, a tab or nothing at all mean no token; the scheme may be in any case.
 */
export function bearerToken(header: string | undefined): string | undefined {
  const [scheme = '', token = ''] = (header ?? '').trim().split(' ');
  return scheme.toLowerCase() === 'bearer' && token !== '' ? token : undefined;
}

/** What clients are told whose token is not seen, as more than one blank comes before it. */
export const BLANKS_WARNING = 'the provided Authorization header contains extra space before the bearer token, and is ignored';

export function hasBlanksBeforeToken(header: string | undefined): boolean {
  const [scheme = '', token, more] = (header ?? '').trim().split(' ', 3);
  return token === '' && more !== undefined && scheme.toLowerCase() === 'bearer';
}

/** A method that judges tokens, of requests as of token reviews. */
export interface TokenAuthenticator {
  /**
   * `audiences` are those of which the token must be for one; those of this API when undefined. `none` means that the
   * method does not know the token.
   */
  authenticateToken(token: string, audiences?: readonly string[]): Authentication | Promise<Authentication>;
}

export type BearerAuthenticator = Authenticator & TokenAuthenticator;

/**
 * The audiences for which a token is good that was made for the whole API: those of the API among the wanted ones, undefined where there
 * are none of these. Where nothing is wanted, the token is good for nothing in particular.
 */
export function commonAudiences(wanted: readonly string[], ofApi: readonly string[]): readonly string[] | undefined {
  const common = wanted.filter((audience) => ofApi.includes(audience));
  return wanted.length > 0 && common.length === 0 ? undefined : common;
}

export const INVALID_TOKEN = 'invalid bearer token';

/** The method over the Authorization header: a token that it does not know is invalid there, unless another method knows it. */
export function bearerAuthenticator({ authenticateToken }: TokenAuthenticator): BearerAuthenticator {
  const known = (answer: Authentication): Authentication =>
    answer.outcome === 'none' ? { outcome: 'invalid', why: INVALID_TOKEN } : answer;
  return {
    authenticateToken,
    authenticate({ headers }: Credentials): Authentication | Promise<Authentication> {
      const token = bearerToken(headers.authorization);
      if (token === undefined) return { outcome: 'none' };
      const answer = authenticateToken(token);
      return answer instanceof Promise ? answer.then(known) : known(answer);
    },
  };
}
