/**
 * Escalation prevention (specification 2, "Role-based objects"): a user who writes or binds a role must hold every permission in it, or
 * have the verb `escalate` on the role, or `bind` on the role that is bound.
 */

import type { Turn } from '../../../model/definition/settled.js';
import { type ApiError, forbidden, notFound } from '../../../model/errors.js';
import { finishedInTurns } from '../../../model/faults/fault-search.js';
import type { ApiObject } from '../../../model/object.js';
import { type Attributes, type Authorizer, SUPERUSERS, type User } from '../../contract.js';
import { type BoundRole, reference } from './binding.js';
import { BOUNDS, type Coverage, covers } from './covers.js';
import { danglingErrors } from './error-text.js';
import { missingText, quotedList } from './missing-rights.js';
import { RuleSet } from './rule-set.js';
import { ALL } from './rules.js';
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

interface Judges {
  readonly source: RoleSource;
  /** Answers whether the writer has `escalate` or `bind`. */
  readonly authorizer: Authorizer;
  /** Whether a role that is not there is told of by the resource of its binding. */
  readonly namesBinding?: boolean;
  /** Waited for between the parts of a long comparison. */
  readonly turn: Turn;
}

/** Undefined where the role may be written, else the 403 that lists what its rules give beyond what the writer holds. */
export async function roleEscalation(write: GrantingWrite, judges: Judges): Promise<ApiError | undefined> {
  const { source, authorizer } = judges;
  const { user, object, old, resource, requestName, namespace } = write;
  if (user.groups.includes(SUPERUSERS)) return undefined;
  if (await has(authorizer, { user, verb: 'escalate', group: source.group, resource, name: requestName, namespace })) return undefined;
  // The rules of an aggregated role are not known yet, so only a user who holds everything may write one.
  return beyond(write, judges, aggregated(object) || aggregated(old) ? EVERYTHING : RuleSet.of(object));
}

/** Undefined where the role may be bound; 404 for a role that is not there, as its rules cannot be compared; else 403. */
export async function bindingEscalation(write: GrantingWrite, judges: Judges): Promise<ApiError | undefined> {
  const { source, authorizer } = judges;
  const { user, object, namespace } = write;
  if (user.groups.includes(SUPERUSERS)) return undefined;
  const { kind, name } = reference(object.roleRef);
  const plural = kind === 'Role' ? 'roles' : 'clusterroles';
  if (await has(authorizer, { user, verb: 'bind', group: source.group, resource: plural, name, namespace })) return undefined;
  const role = source.index.role(kind, name, namespace);
  if (role?.rules === undefined)
    return notFound({ group: source.group, name: judges.namesBinding === true ? write.resource : plural }, name);
  return beyond(write, judges, role.rules, role);
}

const EVERYTHING = new RuleSet([
  { verbs: [ALL], apiGroups: [ALL], resources: [ALL], resourceNames: [], nonResourceURLs: [] },
  { verbs: [ALL], apiGroups: [], resources: [], resourceNames: [], nonResourceURLs: [ALL] },
]);

const aggregated = (role: ApiObject | undefined): boolean => role?.aggregationRule !== undefined && role.aggregationRule !== null;

/** A check of permission on a role: the user, the verb, and the namespace. */
type RoleQuestion = Pick<Attributes, 'user' | 'verb' | 'group' | 'resource' | 'name' | 'namespace'>;

async function has(authorizer: Authorizer, question: RoleQuestion): Promise<boolean> {
  const attributes: Attributes = { ...question, resourceRequest: true, path: '', version: ALL, subresource: '' };
  return (await authorizer.authorize(attributes)).decision === 'allow';
}

/** The 403 where rules give more than the writer holds; `role`: whose they are, where they are stored. */
async function beyond(write: GrantingWrite, judges: Judges, wanted: RuleSet, role?: BoundRole): Promise<ApiError | undefined> {
  const { user, resource, object } = write;
  const { source } = judges;
  const coverage = await compared(write, judges, wanted, role);
  if (coverage.verdict === 'covered') return undefined;
  const who = `user ${JSON.stringify(user.name)} (groups=${quotedList(user.groups)})`;
  const refused = (why: string): ApiError => forbidden({ group: source.group, name: resource }, object.metadata.name ?? '', why);
  if (coverage.verdict === 'unknown')
    return refused(`${who} is attempting to grant RBAC permissions that are too many to be compared with those currently held`);
  const unknown = danglingErrors(source.index.held(user, write.namespace), source.group);
  return refused(
    `${who} is attempting to grant RBAC permissions not currently held:\n` +
      `${missingText(coverage, BOUNDS.named)}${unknown.length === 0 ? '' : `; resolution errors: [${unknown.join(', ')}]`}`,
  );
}

/** Keys of comparisons that are longer are not kept. */
const LONGEST_KEY = 16 * 1024;
/** What a kept comparison takes beside its texts, and with each part that is missing, about. */
const KEPT_BYTES = 300;

/** Compares with what the writer holds; a role is compared once with the same roles, however many bindings of it are written. */
async function compared(
  { user, namespace }: GrantingWrite,
  { source: { index }, turn }: Judges,
  wanted: RuleSet,
  role: BoundRole | undefined,
): Promise<Coverage> {
  const held = new Map<RuleSet, number>();
  for (const { role: one } of index.held(user, namespace)) if (one.rules !== undefined) held.set(one.rules, one.version);
  const key = role === undefined ? undefined : `${role.version}:${[...held.values()].sort((a, b) => a - b).join()}`;
  const known = key === undefined ? undefined : index.coverage.get(key);
  if (known !== undefined) return known;
  const value = await finishedInTurns(covers([...held.keys()], wanted), turn);
  if (key !== undefined && key.length <= LONGEST_KEY) index.coverage.set(key, value, key.length + weightOf(value));
  return value;
}

const weightOf = ({ missing }: Coverage): number =>
  missing.reduce(
    (sum, { verbs, apiGroups, resources, names, urls }) =>
      sum + KEPT_BYTES + 8 * (verbs.length + apiGroups.length + resources.length + names.length + urls.length),
    KEPT_BYTES,
  );
