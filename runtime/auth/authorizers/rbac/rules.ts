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

/** The texts of a list, each once. */
const textsOf = (value: unknown): readonly string[] => {
  if (!Array.isArray(value)) return [];
  const texts = value.filter((v): v is string => typeof v === 'string');
  return texts.length < 2 ? texts : [...new Set(texts)];
};

/** The rules of a role or cluster role, lists that are absent as empty ones, and what a list repeats once. */
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

/** Lists that are longer than this are looked up by a set, which is made once for each of them. */
const FEW = 16;
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Whether a list of a rule holds the value; it costs the same however long the list is. The list must not change. */
export function listed(list: readonly string[], value: string): boolean {
  if (list.length <= FEW) return list.includes(value);
  let set = sets.get(list);
  if (set === undefined) {
    set = new Set(list);
    sets.set(list, set);
  }
  return set.has(value);
}

const has = (list: readonly string[], value: string): boolean => listed(list, ALL) || listed(list, value);

/** `pods`, `pods/log`, `*`, and `*` followed by a subresource; a resource followed by `/*` means nothing. */
const hasResource = (resources: readonly string[], resource: string, subresource: string): boolean =>
  has(resources, subresource === '' ? resource : `${resource}/${subresource}`) ||
  (subresource !== '' && listed(resources, `${ALL}/${subresource}`));

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
  !resourceRequest || resourceNames.length === 0 || listed(resourceNames, name);
