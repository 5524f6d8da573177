/** Roles and bindings that exist from the start, where permissions come from them. */
import { bootstrapPolicy } from '../auth/authorizers/rbac/bootstrap-policy.js';
import { RBAC_KINDS } from '../kinds/rbac.authorization/role-source.js';
import type { ApiObject } from '../model/object.js';
import type { Controller } from './framework/contract.js';
import { ensureAll } from './framework/ensure.js';

/** Makes what is missing; what is there stays as it is. */
export const bootstrapRoles: Controller = {
  name: 'rbac/bootstrap-roles',
  needs: RBAC_KINDS,
  wanted: (settings) => settings.list('authorization-mode').includes('RBAC'),
  async start({ registry, environment: { words } }) {
    const policy = bootstrapPolicy(words);
    const made = (plural: string, objects: readonly ApiObject[]): Promise<void> =>
      ensureAll(registry.byId(`${plural}.${words.group('rbac.authorization')}`), objects);
    await Promise.all([
      made('clusterroles', policy.clusterRoles),
      made('clusterrolebindings', policy.clusterRoleBindings),
      made('roles', policy.roles),
      made('rolebindings', policy.roleBindings),
    ]);
  },
};
