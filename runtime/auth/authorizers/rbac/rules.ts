/** Role rules and what they allow (specification 2, "Role-based objects"). Rules only ever add. */
import type { Attributes } from '../../contract.js';

export interface PolicyRule {
  readonly verbs?: readonly string[];
  readonly apiGroups?: readonly string[];
  readonly resources?: readonly string[];
  readonly resourceNames?: readonly string[];
  readonly nonResourceURLs?: readonly string[];
}

const has = (list: readonly string[] | undefined, value: string): boolean =>
  list !== undefined && (list.includes('*') || list.includes(value));

/** `pods`, `pods/log`, `*`, and `*` followed by a subresource; a resource followed by `/*` means nothing. */
function hasResource(resources: readonly string[] | undefined, resource: string, subresource: string): boolean {
  const combined = subresource === '' ? resource : `${resource}/${subresource}`;
  return (
    resources !== undefined &&
    (resources.includes('*') || resources.includes(combined) || (subresource !== '' && resources.includes(`*/${subresource}`)))
  );
}

const hasPath = (path: string, patterns: readonly string[] = []): boolean =>
  patterns.some((p) => p === '*' || p === path || (p.endsWith('*') && path.startsWith(p.slice(0, -1))));

export function allows(rule: PolicyRule, { resourceRequest, verb, group, resource, subresource, name, path }: Attributes): boolean {
  if (!has(rule.verbs, verb)) return false;
  if (!resourceRequest) return hasPath(path, rule.nonResourceURLs);
  if (!has(rule.apiGroups, group) || !hasResource(rule.resources, resource, subresource)) return false;
  return rule.resourceNames === undefined || rule.resourceNames.length === 0 || rule.resourceNames.includes(name);
}
