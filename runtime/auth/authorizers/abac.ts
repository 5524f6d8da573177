/** The attribute based mode (specification 2, "Modes"): each line of a file allows a user or a group something; nothing denies. */
import { ALL_AUTHENTICATED, type ApplyingRules, type Attributes, type Authorizer, type Decision, type User } from '../contract.js';

/** One line of the policy file. Empty texts stand for nothing, `*` for everything. */
export interface AttributePolicy {
  readonly user: string;
  readonly group: string;
  /** Allows get, list and watch alone. */
  readonly readonly: boolean;
  readonly namespace: string;
  readonly resource: string;
  readonly apiGroup: string;
  /** A path, or the beginning of paths before a star. */
  readonly nonResourcePath: string;
}

const ALL = '*';
const READING: readonly string[] = ['get', 'list', 'watch'];

const ALLOW: Decision = { decision: 'allow', reason: '' };
const ABSTAIN: Decision = { decision: 'abstain', reason: 'No policy matched.' };

/** A user or group that is a star means everybody who is authenticated, and never a caller without a name. */
export const everybodyAuthenticated = (policy: AttributePolicy): AttributePolicy =>
  policy.user === ALL || policy.group === ALL ? { ...policy, group: ALL_AUTHENTICATED } : policy;

/** The policies are asked in the order of the file. */
export function abacAuthorizer(lines: readonly AttributePolicy[]): Authorizer {
  const policies = lines.map(everybodyAuthenticated);
  return {
    authorize: (attributes) => (policies.some((policy) => allows(policy, attributes)) ? ALLOW : ABSTAIN),
    rulesOf: (user, namespace) => rulesOf(policies, user, namespace),
  };
}

const allows = (policy: AttributePolicy, attributes: Attributes): boolean =>
  isSubject(policy, attributes.user) &&
  (!policy.readonly || READING.includes(attributes.verb)) &&
  (attributes.resourceRequest ? coversResource(policy, attributes) : coversPath(policy.nonResourcePath, attributes.path));

/** A policy with a user and a group requires both; one with neither applies to no one. */
function isSubject({ user: name, group }: AttributePolicy, user: User): boolean {
  if (name === '' && group === '') return false;
  return (name === '' || name === ALL || name === user.name) && (group === '' || user.groups.includes(group));
}

const is = (wanted: string, value: string): boolean => wanted === ALL || wanted === value;

const coversResource = (policy: AttributePolicy, { namespace, resource, group }: Attributes): boolean =>
  is(policy.namespace, namespace) && is(policy.resource, resource) && is(policy.apiGroup, group);

function coversPath(pattern: string, path: string): boolean {
  if (pattern === '' || pattern === path) return pattern !== '';
  let end = pattern.length;
  while (end > 0 && pattern[end - 1] === ALL) end -= 1;
  return end < pattern.length && path.startsWith(pattern.slice(0, end));
}

function rulesOf(policies: readonly AttributePolicy[], user: User, namespace: string): ApplyingRules {
  const own = policies.filter((policy) => isSubject(policy, user) && is(policy.namespace, namespace));
  const verbs = ({ readonly }: AttributePolicy): readonly string[] => (readonly ? READING : [ALL]);
  return {
    resourceRules: own
      .filter(({ resource }) => resource !== '')
      .map((policy) => ({ verbs: verbs(policy), apiGroups: [policy.apiGroup], resources: [policy.resource], resourceNames: [] })),
    nonResourceRules: own
      .filter(({ nonResourcePath }) => nonResourcePath !== '')
      .map((policy) => ({ verbs: verbs(policy), nonResourceURLs: [policy.nonResourcePath] })),
  };
}
