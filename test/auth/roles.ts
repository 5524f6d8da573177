/** Roles and bindings in memory, written as short as tests read them. */

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
  version = 1;

  constructor(private world: World) {}

  change(world: World): void {
    this.world = world;
    this.version += 1;
  }

  roles(namespace: string): ApiObject[] {
    return objects(this.world.roles?.[namespace]);
  }

  clusterRoles(): ApiObject[] {
    return objects(this.world.clusterRoles);
  }

  roleBindings(namespace: string): readonly ApiObject[] {
    return this.world.roleBindings?.[namespace] ?? [];
  }

  clusterRoleBindings(): readonly ApiObject[] {
    return this.world.clusterRoleBindings ?? [];
  }
}

const objects = (named: Readonly<Record<string, readonly object[]>> = {}): ApiObject[] =>
  Object.entries(named).map(([name, rules]) => ({ metadata: { name }, rules }));

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
