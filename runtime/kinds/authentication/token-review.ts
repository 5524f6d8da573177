/** Token reviews: a client asks whose bearer token it has, and is answered in the same request. */
import type { TokenReview, TokenReviewStatus } from '../../../generated/authentication/v1/types.js';
import type { TokenAnswer } from '../../auth/authenticators/review-token.js';
import type { SubresourceHandler } from '../../http/routing/subresources.js';
import type { Parts } from '../../http/server-parts.js';
import { badRequest } from '../../model/errors.js';
import { apiVersionOf, typed } from '../../model/object.js';
import { defineKind } from '../kind.js';
import { userInfoOf } from './user-info.js';

function statusOf(answer: TokenAnswer): TokenReviewStatus {
  if (answer.outcome === 'invalid') return { user: {}, error: answer.why };
  return {
    authenticated: true,
    user: userInfoOf(answer.user),
    ...(answer.audiences === undefined ? {} : { audiences: [...answer.audiences] }),
  };
}

const review =
  ({ reviewToken }: Parts<'reviewToken'>): SubresourceHandler =>
  async ({ body, validate, caller: { version }, resource }) => {
    const object = await body();
    const { token = '', audiences = [] } = typed<TokenReview>(object).spec;
    if (token === '') throw badRequest(`token is required for ${version.kind} in authentication`);
    await validate(object);
    const answer = statusOf(await reviewToken(token, audiences.length > 0 ? audiences : undefined));
    // What a client says of an error stays where there is none to tell.
    const { error } = typed<TokenReview>(object).status;
    const status = { ...(error === undefined ? {} : { error }), ...answer };
    return { status: 201, object: resource.forms.canonical({ ...object, status }, apiVersionOf(version.group, version.version)) };
  };

export const tokenReview = defineKind<TokenReview>({
  resource: 'tokenreviews.authentication.{groupDomain}',
  operations: { '': review },
});
