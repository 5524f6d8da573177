/** Where roles and bindings come from. */
import type { ApiObject } from '../../../model/object.js';

export interface RoleSource {
  /** The API group of roles and bindings. */
  readonly group: string;
  /** Another number whenever any role or binding may have changed. */
  readonly version: number;
  /** Roles of one namespace; like the other lists in the order of their names. */
  roles(namespace: string): readonly ApiObject[];
  clusterRoles(): readonly ApiObject[];
  roleBindings(namespace: string): readonly ApiObject[];
  clusterRoleBindings(): readonly ApiObject[];
}
