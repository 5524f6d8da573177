/** The rules that apply to a user, as SelfSubjectRulesReview shows them. */
import type { Turn } from '../../../model/definition/settled.js';
import type { ApplyingRules, User } from '../../contract.js';
import type { BoundRole } from './binding.js';
import { danglingErrors, errorText } from './error-text.js';
import type { RoleIndex } from './role-index.js';
import { ruleKey } from './rule-set.js';
import type { PolicyRule } from './rules.js';

/** Characters of rules that a list may hold. */
const MAX_TEXT = 256 * 1024;

/**
 * Of all bindings of the user that hold in the namespace, cluster-wide ones first, each rule once; the error names the roles that
 * bindings miss. A list that would be too long is cut, and says so.
 */
export async function rulesOf(index: RoleIndex, user: User, namespace: string, turn: Turn): Promise<ApplyingRules> {
  const seen = new Set<BoundRole>();
  const known = new Set<string>();
  const rules: PolicyRule[] = [];
  let left = MAX_TEXT;
  let whole = true;
  for (const { role } of index.held(user, namespace)) {
    const wait = turn();
    if (wait !== undefined) await wait;
    if (seen.has(role)) continue;
    seen.add(role);
    for (const rule of role.rules?.rules ?? []) {
      const key = ruleKey(rule);
      if (known.has(key)) continue;
      left -= key.length;
      whole = left >= 0;
      if (!whole) break;
      known.add(key);
      rules.push(rule);
    }
    if (!whole) break;
  }
  const errors = danglingErrors(index.held(user, namespace), index.group);
  if (!whole) errors.push(`the rules are too many to be listed: only the first ${rules.length} are`);
  return {
    resourceRules: rules.filter((r) => r.resources.length > 0),
    nonResourceRules: rules.filter((r) => r.nonResourceURLs.length > 0),
    ...(whole ? {} : { incomplete: true }),
    ...(errors.length === 0 ? {} : { error: errorText(errors) }),
  };
}
