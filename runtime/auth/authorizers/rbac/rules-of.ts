/** The rules that apply to a user, as SelfSubjectRulesReview shows them. */
import type { ApplyingRules, User } from '../../contract.js';
import { errorText } from './error-text.js';
import { RoleIndex } from './role-index.js';
import type { RoleSource } from './source.js';

/** Of all bindings of the user that hold in the namespace, cluster-wide ones first, each rule as it stands in its role; the error names the roles that bindings miss. */
export function rulesOf(source: RoleSource, user: User, namespace: string): ApplyingRules {
  const grants = new RoleIndex(source).grants(user, namespace);
  const rules = grants.flatMap((g) => g.rules);
  const missing = grants.flatMap((g) => (g.missing === undefined ? [] : [g.missing]));
  return {
    resourceRules: rules.filter((r) => r.resources.length > 0),
    nonResourceRules: rules.filter((r) => r.nonResourceURLs.length > 0),
    ...(missing.length === 0 ? {} : { error: errorText(missing) }),
  };
}
