/** Role rules and what they allow (specification 2, "Role-based objects"). Rules only ever add. */
import type { ApiObject } from '../../../model/object.js';
import type { Attributes } from '../../contract.js';

export interface PolicyRule {
  readonly verbs: readonly string[];
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  /** Empty: all names. */
  readonly resourceNames: readonly string[];
  readonly nonResourceURLs: readonly string[];
}

/** Stands for everything in its own list. */
export const ALL = '*';

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((v): v is string => typeof v === 'string') : []);

/** The rules of a role or cluster role, lists that are absent as empty ones. */
export function policyRules(role: ApiObject): PolicyRule[] {
  const rules: readonly unknown[] = Array.isArray(role.rules) ? role.rules : [];
  return rules.map((rule) => {
    const fields = new Map<string, unknown>(typeof rule === 'object' && rule !== null ? Object.entries(rule) : []);
    return {
      verbs: textsOf(fields.get('verbs')),
      apiGroups: textsOf(fields.get('apiGroups')),
      resources: textsOf(fields.get('resources')),
      resourceNames: textsOf(fields.get('resourceNames')),
      nonResourceURLs: textsOf(fields.get('nonResourceURLs')),
    };
  });
}

const has = (list: readonly string[], value: string): boolean => list.includes(ALL) || list.includes(value);

/** `pods`, `pods/log`, `*`, and `*` followed by a subresource; a resource followed by `/*` means nothing. */
const hasResource = (resources: readonly string[], resource: string, subresource: string): boolean =>
  has(resources, subresource === '' ? resource : `${resource}/${subresource}`) ||
  (subresource !== '' && resources.includes(`${ALL}/${subresource}`));

/** A path itself, `*`, or the beginning before a star at the end. */
export const hasPath = (patterns: readonly string[], path: string): boolean =>
  patterns.some((p) => p === path || (p.endsWith(ALL) && path.startsWith(p.slice(0, -1))));

export const allows = (rule: PolicyRule, attributes: Attributes): boolean => allowsSome(rule, attributes) && allowsName(rule, attributes);

/** Whether the rule allows what is asked, for all names or for some. */
export function allowsSome(rule: PolicyRule, { resourceRequest, verb, group, resource, subresource, path }: Attributes): boolean {
  if (!has(rule.verbs, verb)) return false;
  if (!resourceRequest) return hasPath(rule.nonResourceURLs, path);
  return has(rule.apiGroups, group) && hasResource(rule.resources, resource, subresource);
}

/** Whether a rule about resources allows the name; a rule without names allows all of them. */
export const allowsName = ({ resourceNames }: PolicyRule, { resourceRequest, name }: Attributes): boolean =>
  !resourceRequest || resourceNames.length === 0 || resourceNames.includes(name);
