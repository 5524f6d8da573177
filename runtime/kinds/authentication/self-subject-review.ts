/** Who am I: a client asks whom the server takes it for, and is answered in the same request. */
import type { SelfSubjectReview } from '../../../generated/authentication/v1/types.js';
import type { SubresourceHandler } from '../../http/routing/subresources.js';
import { apiVersionOf } from '../../model/object.js';
import { timestamp } from '../../resource/writes/metadata.js';
import { defineKind } from '../kind.js';
import { userInfoOf } from './user-info.js';

/** The answer is an object of its own: nothing that was sent comes back. */
const review =
  (): SubresourceHandler =>
  async ({ body, validate, caller: { user, version }, resource }) => {
    await validate(await body());
    const answer = { metadata: { creationTimestamp: timestamp(resource.environment.clock.now()) }, status: { userInfo: userInfoOf(user) } };
    return { status: 201, object: resource.forms.canonical(answer, apiVersionOf(version.group, version.version)) };
  };

export const selfSubjectReview = defineKind<SelfSubjectReview>({
  resource: 'selfsubjectreviews.authentication.{groupDomain}',
  operations: { '': review },
});
