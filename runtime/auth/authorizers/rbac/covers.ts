/** Whether some rules grant all that others do, and what they leave open. */
import { ALL, hasPath, type PolicyRule } from './rules.js';

export interface Coverage {
  readonly covered: boolean;
  /** Rules of one verb on one thing each, that no owned rule grants. */
  readonly missing: readonly PolicyRule[];
}

/** Compares rules by form and not by what exists: `*` is covered by `*` only, never by a list of everything. */
export function covers(ownerRules: readonly PolicyRule[], wanted: readonly PolicyRule[]): Coverage {
  const missing = wanted.flatMap(singles).filter((single) => !ownerRules.some((owned) => coversSingle(owned, single)));
  return { covered: missing.length === 0, missing };
}

const NOTHING: PolicyRule = { verbs: [], apiGroups: [], resources: [], resourceNames: [], nonResourceURLs: [] };

/** The rule taken apart into one verb on one resource of one group, by one name or all, or on one path. */
function singles(rule: PolicyRule): PolicyRule[] {
  const names = rule.resourceNames.length === 0 ? [[]] : rule.resourceNames.map((name) => [name]);
  const onResources = rule.apiGroups.flatMap((group) =>
    rule.resources.flatMap((resource) =>
      rule.verbs.flatMap((verb) =>
        names.map((resourceNames) => ({ ...NOTHING, verbs: [verb], apiGroups: [group], resources: [resource], resourceNames })),
      ),
    ),
  );
  const onPaths = rule.nonResourceURLs.flatMap((url) => rule.verbs.map((verb) => ({ ...NOTHING, verbs: [verb], nonResourceURLs: [url] })));
  return [...onResources, ...onPaths];
}

const hasAll = (owned: readonly string[], wanted: readonly string[]): boolean =>
  owned.includes(ALL) || wanted.every((value) => owned.includes(value));

const hasResource = (owned: readonly string[], resource: string): boolean => {
  const slash = resource.indexOf('/');
  return hasAll(owned, [resource]) || (slash >= 0 && owned.includes(`${ALL}${resource.slice(slash)}`));
};

/** A path pattern is wanted as a whole, so that `/a*` covers `/a/*` as it covers the path. */
function coversSingle(owned: PolicyRule, single: PolicyRule): boolean {
  if (!hasAll(owned.verbs, single.verbs)) return false;
  const [url] = single.nonResourceURLs;
  if (url !== undefined) return hasPath(owned.nonResourceURLs, url);
  return (
    hasAll(owned.apiGroups, single.apiGroups) &&
    single.resources.every((resource) => hasResource(owned.resources, resource)) &&
    (owned.resourceNames.length === 0 ||
      (single.resourceNames.length > 0 && single.resourceNames.every((name) => owned.resourceNames.includes(name))))
  );
}
