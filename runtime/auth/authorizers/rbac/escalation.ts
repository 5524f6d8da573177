/**
 * Escalation prevention (specification 2, "Role-based objects"): whoever writes or binds a role must hold every permission in it,
 * or have the verb `escalate` on the role, or `bind` on the role that is bound.
 */

import { type ApiError, forbidden, notFound } from '../../../model/errors.js';
import type { ApiObject } from '../../../model/object.js';
import { type Attributes, type Authorizer, SUPERUSERS, type User } from '../../contract.js';
import { covers } from './covers.js';
import { RoleIndex } from './role-index.js';
import { ALL, type PolicyRule, policyRules } from './rules.js';
import type { RoleSource } from './source.js';

/** A write that may grant permissions. */
export interface GrantingWrite {
  readonly user: User;
  /** The resource written to. */
  readonly resource: 'roles' | 'clusterroles' | 'rolebindings' | 'clusterrolebindings';
  /** Name in the request's path: empty on create, so that rules for single names do not apply. */
  readonly requestName: string;
  /** Empty for cluster-wide kinds. */
  readonly namespace: string;
  readonly object: ApiObject;
  /** The object before an update. */
  readonly old?: ApiObject;
}

export interface Judges {
  readonly source: RoleSource;
  /** Answers whether the writer has `escalate` or `bind`. */
  readonly authorizer: Authorizer;
}

/** Undefined where the role may be written, else the 403 that lists what its rules give beyond what the writer holds. */
export async function roleEscalation(write: GrantingWrite, { source, authorizer }: Judges): Promise<ApiError | undefined> {
  const { user, object, old, resource, requestName, namespace } = write;
  if (user.groups.includes(SUPERUSERS)) return undefined;
  if (await has(authorizer, { user, verb: 'escalate', group: source.group, resource, name: requestName, namespace })) return undefined;
  // The rules of an aggregated role are not known yet, so only a user who holds everything may write one.
  const wanted = aggregated(object) || aggregated(old) ? EVERYTHING : policyRules(object);
  return beyond(write, source, wanted);
}

/** Undefined where the role may be bound; 404 for a role that is not there, as its rules cannot be compared; else 403. */
export async function bindingEscalation(write: GrantingWrite, { source, authorizer }: Judges): Promise<ApiError | undefined> {
  const { user, object, namespace } = write;
  if (user.groups.includes(SUPERUSERS)) return undefined;
  const { kind, name } = roleRef(object);
  const plural = kind === 'Role' ? 'roles' : 'clusterroles';
  if (await has(authorizer, { user, verb: 'bind', group: source.group, resource: plural, name, namespace })) return undefined;
  const wanted = new RoleIndex(source).rulesOf(kind, name, namespace);
  if (wanted === undefined) return notFound({ group: source.group, name: plural }, name);
  return beyond(write, source, wanted);
}

const EVERYTHING: readonly PolicyRule[] = [
  { verbs: [ALL], apiGroups: [ALL], resources: [ALL], resourceNames: [], nonResourceURLs: [] },
  { verbs: [ALL], apiGroups: [], resources: [], resourceNames: [], nonResourceURLs: [ALL] },
];

const aggregated = (role: ApiObject | undefined): boolean => role?.aggregationRule !== undefined && role.aggregationRule !== null;

function roleRef(binding: ApiObject): { readonly kind: string; readonly name: string } {
  const ref = new Map<string, unknown>(
    typeof binding.roleRef === 'object' && binding.roleRef !== null ? Object.entries(binding.roleRef) : [],
  );
  return { kind: String(ref.get('kind') ?? ''), name: String(ref.get('name') ?? '') };
}

/** What is asked about a role: who, which verb, and where. */
type RoleQuestion = Pick<Attributes, 'user' | 'verb' | 'group' | 'resource' | 'name' | 'namespace'>;

async function has(authorizer: Authorizer, question: RoleQuestion): Promise<boolean> {
  const attributes: Attributes = { ...question, resourceRequest: true, path: '', version: ALL, subresource: '' };
  return (await authorizer.authorize(attributes)).decision === 'allow';
}

function beyond(
  { user, resource, object, namespace }: GrantingWrite,
  source: RoleSource,
  wanted: readonly PolicyRule[],
): ApiError | undefined {
  const grants = new RoleIndex(source).grants(user, namespace);
  const { covered, missing } = covers(
    grants.flatMap((g) => g.rules),
    wanted,
  );
  if (covered) return undefined;
  const lines = [...new Set(compact(missing).map(ruleText))].sort();
  const unknown = [...new Set(grants.flatMap((g) => (g.missing === undefined ? [] : [g.missing])))];
  const why =
    `user ${JSON.stringify(user.name)} (groups=${list(user.groups)}) is attempting to grant RBAC permissions not currently held:\n` +
    `${lines.join('\n')}${unknown.length === 0 ? '' : `; resolution errors: [${unknown.join(', ')}]`}`;
  return forbidden({ group: source.group, name: resource }, object.metadata.name ?? '', why);
}

/** Rules of single verbs on the same resource as one rule of all these verbs; paths stay listed verb by verb. */
function compact(rules: readonly PolicyRule[]): PolicyRule[] {
  const out = new Map<string, PolicyRule>();
  for (const rule of rules) {
    const ofPath = rule.nonResourceURLs.length > 0 ? rule.verbs : [];
    const key = JSON.stringify([rule.apiGroups, rule.resources, rule.resourceNames, rule.nonResourceURLs, ofPath]);
    const known = out.get(key);
    out.set(key, known === undefined ? rule : { ...known, verbs: [...new Set([...known.verbs, ...rule.verbs])] });
  }
  return [...out.values()];
}

const list = (values: readonly string[]): string => `[${values.map((v) => JSON.stringify(v)).join(' ')}]`;

const PARTS: readonly (readonly [string, keyof PolicyRule])[] = [
  ['APIGroups', 'apiGroups'],
  ['Resources', 'resources'],
  ['NonResourceURLs', 'nonResourceURLs'],
  ['ResourceNames', 'resourceNames'],
  ['Verbs', 'verbs'],
];

const ruleText = (rule: PolicyRule): string =>
  `{${PARTS.filter(([, part]) => rule[part].length > 0)
    .map(([name, part]) => `${name}:${list(rule[part])}`)
    .join(', ')}}`;
