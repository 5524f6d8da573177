/** The rules that apply to a user, as SelfSubjectRulesReview shows them. */
import type { User } from '../../contract.js';
import { errorText } from './error-text.js';
import { RoleIndex } from './role-index.js';
import type { PolicyRule } from './rules.js';
import type { RoleSource } from './source.js';

export interface ApplyingRules {
  /** Rules about resources and about paths, each as it stands in its role. */
  readonly resourceRules: readonly PolicyRule[];
  readonly nonResourceRules: readonly PolicyRule[];
  /** Roles that bindings of the user miss; undefined where none does. */
  readonly error?: string;
}

/** Of all bindings of the user that hold in the namespace, cluster-wide ones first. */
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
