/** How the refusal of what a caller may not do reads. */
import type { Attributes } from '../auth/contract.js';
import { ApiError } from '../model/errors.js';

/** The 403 for attributes that were refused, in the words of conformant servers. */
export function refusalOf(attributes: Attributes, error: string | undefined): ApiError {
  const { user, verb, group, resource, subresource, namespace, name, path } = attributes;
  const tail = error === undefined ? '' : `: ${error}`;
  if (!attributes.resourceRequest)
    return new ApiError(
      403,
      'Forbidden',
      `forbidden: User ${JSON.stringify(user.name)} cannot ${verb} path ${JSON.stringify(path)}${tail}`,
      {},
    );
  const what = subresource === '' ? resource : `${resource}/${subresource}`;
  const where = namespace === '' ? 'at the cluster scope' : `in the namespace ${JSON.stringify(namespace)}`;
  const subject =
    name === ''
      ? `${group === '' ? resource : `${resource}.${group}`} is forbidden`
      : `${group === '' ? resource : `${resource}.${group}`} ${JSON.stringify(name)} is forbidden`;
  return new ApiError(
    403,
    'Forbidden',
    `${subject}: User ${JSON.stringify(user.name)} cannot ${verb} resource ${JSON.stringify(what)} in API group ${JSON.stringify(group)} ${where}${tail}`,
    {
      ...(name === '' ? {} : { name }),
      ...(group === '' ? {} : { group }),
      kind: resource,
    },
  );
}
