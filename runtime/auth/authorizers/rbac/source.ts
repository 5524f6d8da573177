/** Where roles and bindings come from. */
import type { RoleIndex } from './role-index.js';

export interface RoleSource {
  /** The API group of roles and bindings. */
  readonly group: string;
  /** All roles and bindings as they are now; another index where they were read anew. */
  readonly index: RoleIndex;
}
