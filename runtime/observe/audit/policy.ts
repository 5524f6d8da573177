/** What is audited and how much of it: rules that are tried in order, of which the first that fits decides. */

import type { Attributes, User } from '../../auth/contract.js';
import { trimEnd } from '../../model/values/trim.js';

/** From the least that an event says to the most. */
export const LEVELS = ['None', 'Metadata', 'Request', 'RequestResponse'] as const;
export type Level = (typeof LEVELS)[number];

/** When an event is made; ResponseStarted only of requests that last as long as their client wants. */
export const STAGES = ['RequestReceived', 'ResponseStarted', 'ResponseComplete', 'Panic'] as const;
export type Stage = (typeof STAGES)[number];

export interface GroupResources {
  readonly group: string;
  /** `pods`, `pods/log`, `pods/*`, `*` followed by `/scale`, or `*`; empty: all of the group. */
  readonly resources: readonly string[];
  /** Empty: whatever the name. */
  readonly resourceNames: readonly string[];
}

/** All conditions must hold; an empty one always does. */
export interface PolicyRule {
  readonly level: Level;
  readonly users: readonly string[];
  readonly userGroups: readonly string[];
  readonly verbs: readonly string[];
  readonly resources: readonly GroupResources[];
  /** The empty name stands for what has no namespace. */
  readonly namespaces: readonly string[];
  readonly nonResourceURLs: readonly string[];
  readonly omitStages: readonly Stage[];
  /** Whether bodies are told without the ownership of fields; as the policy says, where the rule says nothing. */
  readonly omitManagedFields?: boolean;
}

export interface Policy {
  /** Left out whatever the rule. */
  readonly omitStages: readonly Stage[];
  /** Whether bodies are told without the ownership of fields, where rules say nothing else. */
  readonly omitManagedFields?: boolean;
  readonly rules: readonly PolicyRule[];
}

/** What a request is about, as rules see it. */
export type AuditedAttributes = Omit<Attributes, 'user'>;

/** How a request is audited. */
export interface Verdict {
  readonly level: Level;
  readonly omitted: ReadonlySet<Stage>;
  /** Whether bodies are told without the ownership of fields. */
  readonly omitsOwners: boolean;
}

/** Nobody calls until somebody is identified. */
type Condition = (attributes: AuditedAttributes, user: User | undefined) => boolean;

export type Verdicts = (...of: Parameters<Condition>) => Verdict;

/** The verdict on each request; what no rule fits is not audited. */
export function verdictsOf(policy: Policy): Verdicts {
  const rules = policy.rules.map((rule) => ({
    conditions: conditionsOf(rule),
    verdict: {
      level: rule.level,
      omitted: new Set([...policy.omitStages, ...rule.omitStages]),
      omitsOwners: rule.omitManagedFields ?? policy.omitManagedFields ?? false,
    },
  }));
  const otherwise: Verdict = { level: 'None', omitted: new Set(policy.omitStages), omitsOwners: false };
  return (attributes, user) => rules.find(({ conditions }) => conditions.every((holds) => holds(attributes, user)))?.verdict ?? otherwise;
}

/** The conditions of a rule that can fail, the cheapest first. */
function conditionsOf({ users, userGroups, verbs, namespaces, resources, nonResourceURLs }: PolicyRule): Condition[] {
  const conditions: Condition[] = [];
  if (verbs.length > 0) conditions.push(({ verb }) => verbs.includes(verb));
  if (users.length > 0) conditions.push((_, user) => user !== undefined && users.includes(user.name));
  if (userGroups.length > 0) conditions.push((_, user) => user?.groups.some((group) => userGroups.includes(group)) === true);
  if (namespaces.length > 0 || resources.length > 0) {
    conditions.push(({ resourceRequest }) => resourceRequest);
    if (namespaces.length > 0) conditions.push(({ namespace }) => namespaces.includes(namespace));
    if (resources.length > 0) conditions.push((attributes) => resources.some((some) => covers(some, attributes)));
  } else if (nonResourceURLs.length > 0)
    conditions.push(({ resourceRequest, path }) => !resourceRequest && nonResourceURLs.some((url) => covered(url, path)));
  return conditions;
}

function covers({ group, resources, resourceNames }: GroupResources, about: AuditedAttributes): boolean {
  if (group !== about.group) return false;
  if (resources.length === 0) return true;
  if (resourceNames.length > 0 && !resourceNames.includes(about.name)) return false;
  const { resource, subresource } = about;
  const whole = subresource === '' ? resource : `${resource}/${subresource}`;
  return resources.some(
    (wanted) => wanted === '*' || wanted === whole || wanted === `${resource}/*` || (subresource !== '' && wanted === `*/${subresource}`),
  );
}

const covered = (url: string, path: string): boolean => url === path || (url.endsWith('*') && path.startsWith(trimEnd(url, '*')));
