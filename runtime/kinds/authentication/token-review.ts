/** Token reviews: whose bearer token it is, asked and answered in one request. */

import type { TokenAnswer } from '../../auth/authenticators/review-token.js';
import type { ServerParts } from '../../http/server-parts.js';
import type { SubresourceHandler } from '../../http/subresources.js';
import { badRequest } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { apiVersionOf, type JsonObject } from '../../model/object.js';
import { defineKind } from '../kind.js';
import { fieldsOf, text } from '../shown.js';

function statusOf(answer: TokenAnswer): JsonObject {
  if (answer.outcome === 'invalid') return { user: {}, error: answer.why };
  const { name, uid, groups, extra } = answer.user;
  return {
    authenticated: true,
    user: {
      username: name,
      ...(uid === '' ? {} : { uid }),
      groups: [...groups],
      ...(Object.keys(extra).length === 0 ? {} : { extra: Object.fromEntries(Object.entries(extra).map(([k, v]) => [k, [...v]])) }),
    },
    ...(answer.audiences === undefined ? {} : { audiences: [...answer.audiences] }),
  };
}

const review =
  ({ reviewToken }: ServerParts): SubresourceHandler =>
  async ({ body, validate, caller: { version }, resource }) => {
    const object = await body();
    const { token, audiences } = fieldsOf(object.spec);
    if (text(token) === '') throw badRequest(`token is required for ${version.kind} in authentication`);
    await validate(object);
    const wanted = Array.isArray(audiences) && audiences.length > 0 ? audiences.map(String) : undefined;
    const status = statusOf(await reviewToken(text(token), wanted));
    return { status: 201, object: resource.forms.canonical({ ...object, status }, apiVersionOf(version.group, version.version)) };
  };

export const tokenReview = defineKind<ApiObject>({
  resource: 'tokenreviews.authentication.{groupDomain}',
  operations: { '': review },
});
