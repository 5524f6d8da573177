/** How a refused request reads: the sentence clients and scripts look for in a 403. */
import type { Attributes } from '../contract.js';

const quoted = (text: string): string => JSON.stringify(text);

/** `User "x" cannot <verb> …`, of a resource with its group and scope, or of a path. */
export function refusal({ user, verb, resourceRequest, path, group, resource, subresource, namespace }: Attributes): string {
  if (!resourceRequest) return `User ${quoted(user.name)} cannot ${verb} path ${quoted(path)}`;
  const what = subresource === '' ? resource : `${resource}/${subresource}`;
  const where = namespace === '' ? 'at the cluster scope' : `in the namespace ${quoted(namespace)}`;
  return `User ${quoted(user.name)} cannot ${verb} resource ${quoted(what)} in API group ${quoted(group)} ${where}`;
}
