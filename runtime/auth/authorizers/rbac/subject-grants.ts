/** The roles that one user or group holds in one scope, in the order of the bindings that grant them first. */
import type { Binding, BoundRole, Grant } from './binding.js';

/** All grants of one role, in the order of their bindings' names. */
export class RoleGrants {
  constructor(
    readonly role: BoundRole,
    first: Grant,
  ) {
    this.grants = [first];
  }

  readonly grants: Grant[];

  /** There is one as long as the role is held. */
  get first(): Grant {
    const [first] = this.grants;
    if (first === undefined) throw new Error('a role is held by a binding');
    return first;
  }
}

/** So many roles are looked through for one; more are found by a map. */
const FEW = 8;

export class SubjectGrants {
  readonly #roles: RoleGrants[] = [];
  #byRole: Map<BoundRole, RoleGrants> | undefined;

  get roles(): readonly RoleGrants[] {
    return this.#roles;
  }

  first(fits: (role: BoundRole) => boolean): Grant | undefined {
    for (const held of this.#roles) if (fits(held.role)) return held.first;
    return undefined;
  }

  add(grant: Grant): void {
    const { role, name } = grant.binding;
    const held = this.#of(role);
    if (held === undefined) {
      this.#insert(new RoleGrants(role, grant));
      return;
    }
    const at = placeOf(held.grants, name, nameOfGrant);
    if (at > 0) held.grants.splice(at, 0, grant);
    else {
      this.#take(held);
      held.grants.unshift(grant);
      this.#insert(held);
    }
  }

  /** Takes out what the binding grants; true where nothing is left. */
  remove({ role, name }: Binding): boolean {
    const held = this.#of(role);
    if (held === undefined) return this.#roles.length === 0;
    const at = placeOf(held.grants, name, nameOfGrant);
    if (held.grants[at]?.binding.name !== name) return false;
    if (at > 0) held.grants.splice(at, 1);
    else {
      this.#take(held);
      held.grants.shift();
      if (held.grants.length > 0) this.#insert(held);
    }
    return this.#roles.length === 0;
  }

  #of(role: BoundRole): RoleGrants | undefined {
    if (this.#byRole !== undefined) return this.#byRole.get(role);
    return this.#roles.find((held) => held.role === role);
  }

  #insert(held: RoleGrants): void {
    this.#roles.splice(placeOf(this.#roles, held.first.binding.name, nameOfRole), 0, held);
    if (this.#byRole !== undefined) this.#byRole.set(held.role, held);
    else if (this.#roles.length > FEW) this.#byRole = new Map(this.#roles.map((one) => [one.role, one]));
  }

  #take(held: RoleGrants): void {
    this.#roles.splice(placeOf(this.#roles, held.first.binding.name, nameOfRole), 1);
    this.#byRole?.delete(held.role);
  }
}

const nameOfGrant = ({ binding }: Grant): string => binding.name;
const nameOfRole = ({ first }: RoleGrants): string => first.binding.name;

/** Where the name stands in a list in the order of names, or would stand. */
function placeOf<T>(list: readonly T[], name: string, nameOf: (one: T) => string): number {
  let [from, to] = [0, list.length];
  const last = list.at(-1);
  if (last === undefined || nameOf(last) < name) return to;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const one = list[middle];
    if (one !== undefined && nameOf(one) < name) from = middle + 1;
    else to = middle;
  }
  return from;
}
