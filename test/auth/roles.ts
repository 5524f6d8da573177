/** Roles and bindings in memory, written as short as tests read them. */

import { RoleIndex } from '../../runtime/auth/authorizers/rbac/role-index.js';
import type { RoleSource } from '../../runtime/auth/authorizers/rbac/source.js';
import type { Attributes, User } from '../../runtime/auth/contract.js';
import type { ApiObject } from '../../runtime/model/object.js';

export interface World {
  readonly roles?: Readonly<Record<string, Readonly<Record<string, readonly object[]>>>>;
  readonly clusterRoles?: Readonly<Record<string, readonly object[]>>;
  readonly roleBindings?: Readonly<Record<string, readonly ApiObject[]>>;
  readonly clusterRoleBindings?: readonly ApiObject[];
}

export class TestRoles implements RoleSource {
  readonly group = 'rbac.authorization.k8s.io';
  index: RoleIndex;

  constructor(world: World) {
    this.index = indexOf(world, this.group);
  }

  change(world: World): void {
    this.index = indexOf(world, this.group);
  }
}

function indexOf({ roles = {}, clusterRoles = {}, roleBindings = {}, clusterRoleBindings = [] }: World, group: string): RoleIndex {
  const index = new RoleIndex(group);
  const role = (namespace: string, name: string, rules: readonly object[]): void =>
    index.setRole(namespace, name, { metadata: { name }, rules: rules as ApiObject['rules'] });
  for (const [name, rules] of Object.entries(clusterRoles)) role('', name, rules);
  for (const [namespace, named] of Object.entries(roles)) for (const [name, rules] of Object.entries(named)) role(namespace, name, rules);
  for (const made of clusterRoleBindings) index.setBinding('', made.metadata.name ?? '', made);
  for (const [namespace, all] of Object.entries(roleBindings))
    for (const made of all) index.setBinding(namespace, made.metadata.name ?? '', made);
  return index;
}

/** A binding of `Role/x` or `ClusterRole/x` to subjects as `User/x`, `Group/x` or `ServiceAccount/namespace/name`. */
export function binding(name: string, role: string, ...subjects: string[]): ApiObject {
  const [kind, roleName] = role.split('/');
  return {
    metadata: { name },
    roleRef: { kind, name: roleName },
    subjects: subjects.map((subject) => {
      const [of, first = '', second] = subject.split('/');
      return second === undefined ? { kind: of, name: first } : { kind: of, namespace: first, name: second };
    }),
  };
}

export const user = (name: string, ...groups: string[]): User => ({ name, uid: '', groups, extra: {} });

const RESOURCE = { resourceRequest: true, path: '', group: '', version: 'v1', resource: 'pods', subresource: '', namespace: '', name: '' };

export const asks = (who: User, verb: string, more: Partial<Attributes> = {}): Attributes => ({ ...RESOURCE, user: who, verb, ...more });

export const asksPath = (who: User, verb: string, path: string): Attributes =>
  asks(who, verb, { resourceRequest: false, path, resource: '' });
