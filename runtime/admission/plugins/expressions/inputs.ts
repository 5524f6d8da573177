/** What expressions of policies and of webhooks' conditions are evaluated with. */
import type { Namespace } from '../../../../generated/core/v1/types.js';
import type { Attributes, User } from '../../../auth/contract.js';
import type { ApiObject } from '../../../model/object.js';
import type { Words } from '../../../model/values/words.js';
import type { ObjectReader } from '../../../resource/reader.js';
import type { AdmissionRequest } from '../../request.js';
import { type AskedAs, namespaceOf } from '../webhooks/matching.js';
import { type AskedObjects, questionOf } from '../webhooks/review.js';

export interface Inputs extends AskedObjects {
  /** The request as reviews of webhooks tell it. */
  readonly request: unknown;
  /** The namespace of the request's object; undefined where it is in none. */
  readonly namespace: Readonly<Namespace> | undefined;
  readonly params: ApiObject | undefined;
  readonly user: User;
  /** What `authorizer.requestResource` asks about. */
  readonly resource: Pick<Attributes, 'group' | 'version' | 'resource' | 'subresource' | 'namespace' | 'name'>;
}

/** What is the same for all parameters. */
export type View = Omit<Inputs, 'params'>;

export function inputsOf(
  request: AdmissionRequest,
  as: AskedAs,
  objects: AskedObjects,
  { words, namespaces }: { readonly words: Words; readonly namespaces: ObjectReader<Namespace> | undefined },
): View {
  const { user, subresource, name } = request;
  const namespace = namespaceOf(request);
  return {
    ...objects,
    request: questionOf(request, as, objects, 'v1', words).review.request,
    namespace: namespace === '' ? undefined : namespaces?.peek('', namespace),
    user,
    resource: { group: as.group, version: as.version, resource: as.plural, subresource, namespace: request.namespace, name },
  };
}
