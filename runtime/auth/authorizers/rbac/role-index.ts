/**
 * All roles and bindings by those whom they concern: one index for whoever decides, lists or compares rights. It follows single writes,
 * so that a write costs by its own size and not by what there is beside it; roles are referred to and not copied, so that the write of
 * a role costs nothing for each of its bindings.
 */

import { BoundedCache } from '../../../model/bounded-cache.js';
import type { ApiObject } from '../../../model/object.js';
import type { User } from '../../contract.js';
import { type Binding, type BoundRole, Grant, inOrder, reference, sameGrants, subjectsOf } from './binding.js';
import type { Coverage } from './covers.js';
import { RuleSet } from './rule-set.js';
import { type RoleGrants, SubjectGrants } from './subject-grants.js';

/** Bytes of the comparisons that are kept. */
const COVERAGE_BYTES = 4 * 1024 * 1024;
/** Bindings and roles of one namespace, or those that hold everywhere. */
class Scope {
  readonly bindings = new Map<string, Binding>();
  readonly roles = new Map<string, BoundRole>();
  readonly users = new Map<string, SubjectGrants>();
  readonly groups = new Map<string, SubjectGrants>();

  get isEmpty(): boolean {
    return this.bindings.size + this.roles.size === 0;
  }
}

export class RoleIndex {
  readonly #everywhere = new Scope();
  readonly #namespaces = new Map<string, Scope>();
  #versions = 0;
  /** Comparisons that were made of roles, by their versions and those of the roles that somebody holds. */
  readonly coverage = new BoundedCache<string, Coverage>(COVERAGE_BYTES);

  /** `group`: the API group of roles, as texts name it. */
  constructor(readonly group: string) {}

  /** Another number after each change. */
  get version(): number {
    return this.#versions;
  }

  /** A role came, changed or, where it is undefined, went; the namespace of a cluster role is empty. */
  setRole(namespace: string, name: string, object: ApiObject | undefined): void {
    this.#versions += 1;
    if (object === undefined && !this.#has(namespace)) return;
    const scope = this.#scope(namespace);
    const role = this.#role(scope, name);
    role.rules = object && RuleSet.of(object);
    role.version = this.#versions;
    this.#tidy(scope, namespace, name, role);
  }

  /** A binding came, changed or, where it is undefined, went; the namespace of a cluster role binding is empty. */
  setBinding(namespace: string, name: string, object: ApiObject | undefined): void {
    this.#versions += 1;
    const known = this.#has(namespace) ? this.#scope(namespace).bindings.get(name) : undefined;
    if (object === undefined && known === undefined) return;
    const made = object && this.#bindingOf(object, namespace, name);
    if (known !== undefined && made !== undefined && sameGrants(known, made)) {
      made.role.bindings -= 1;
      return;
    }
    if (known !== undefined) this.#remove(known);
    if (made !== undefined) this.#add(made);
  }

  /** The rules of a role that a binding in the namespace refers to; undefined where it is not there. */
  role(kind: string, name: string, namespace: string): BoundRole | undefined {
    const scope = kind !== 'Role' ? this.#everywhere : namespace === '' ? undefined : this.#namespaces.get(namespace);
    const role = scope?.roles.get(name);
    return role?.rules === undefined ? undefined : role;
  }

  /**
   * The first grant of a role that fits, in the order of the bindings' names, cluster-wide ones first; undefined where none does. Each
   * role is tried once for a subject, and nothing is put in order: a request has to be decided in microseconds.
   */
  first(user: User, namespace: string, fits: (role: BoundRole) => boolean): Grant | undefined {
    const everywhere = firstOf(this.#everywhere, user, fits);
    if (everywhere !== undefined || namespace === '') return everywhere;
    const scope = this.#namespaces.get(namespace);
    return scope && firstOf(scope, user, fits);
  }

  /**
   * The roles that a user holds in a namespace, or at the cluster scope for an empty name, each with its first binding and in the order
   * of these; a role may come once for each of several groups.
   */
  *held(user: User, namespace: string): Generator<RoleGrants> {
    yield* heldIn(this.#everywhere, user);
    const scope = namespace === '' ? undefined : this.#namespaces.get(namespace);
    if (scope !== undefined) yield* heldIn(scope, user);
  }

  #has(namespace: string): boolean {
    return namespace === '' || this.#namespaces.has(namespace);
  }

  #scope(namespace: string): Scope {
    if (namespace === '') return this.#everywhere;
    const scope = this.#namespaces.get(namespace) ?? new Scope();
    this.#namespaces.set(namespace, scope);
    return scope;
  }

  #role(scope: Scope, name: string): BoundRole {
    const role = scope.roles.get(name) ?? { version: this.#versions, rules: undefined, bindings: 0 };
    scope.roles.set(name, role);
    return role;
  }

  /** Forgets a role that is not there and that nothing refers to, and a namespace that has nothing. */
  #tidy(scope: Scope, namespace: string, name: string, role: BoundRole): void {
    if (role.rules === undefined && role.bindings === 0) scope.roles.delete(name);
    if (namespace !== '' && scope.isEmpty) this.#namespaces.delete(namespace);
  }

  #bindingOf(object: ApiObject, namespace: string, name: string): Binding {
    const ref = reference(object.roleRef);
    // A role of no namespace is never there.
    const scope = ref.kind === 'Role' ? this.#scope(namespace) : this.#everywhere;
    const roleKey = ref.kind === 'Role' && namespace === '' ? `${NOWHERE}${ref.name}` : ref.name;
    const role = this.#role(scope, roleKey);
    role.bindings += 1;
    return { name, namespace, role, roleKind: ref.kind, roleName: ref.name, subjects: subjectsOf(object, namespace) };
  }

  #add(binding: Binding): void {
    const scope = this.#scope(binding.namespace);
    scope.bindings.set(binding.name, binding);
    binding.subjects.forEach(({ kind, name }, subject) => {
      const of = kind === 'Group' ? scope.groups : scope.users;
      const grants = of.get(name) ?? new SubjectGrants();
      of.set(name, grants);
      grants.add(new Grant(binding, subject));
    });
  }

  #remove(binding: Binding): void {
    const scope = this.#scope(binding.namespace);
    scope.bindings.delete(binding.name);
    for (const { kind, name } of binding.subjects) {
      const of = kind === 'Group' ? scope.groups : scope.users;
      if (of.get(name)?.remove(binding) === true) of.delete(name);
    }
    const { role, roleKind, roleName, namespace } = binding;
    role.bindings -= 1;
    if (roleKind !== 'Role') this.#tidy(this.#everywhere, '', roleName, role);
    else this.#tidy(scope, namespace, namespace === '' ? `${NOWHERE}${roleName}` : roleName, role);
    if (namespace !== '' && scope.isEmpty) this.#namespaces.delete(namespace);
  }
}

/** Stands before the names of roles that cluster-wide bindings name without a namespace; no name of a cluster role has a slash. */
const NOWHERE = '/';

function firstOf({ users, groups }: Scope, user: User, fits: (role: BoundRole) => boolean): Grant | undefined {
  let first = users.get(user.name)?.first(fits);
  for (const name of user.groups) {
    const other = groups.get(name)?.first(fits);
    if (other !== undefined && (first === undefined || inOrder(other, first) < 0)) first = other;
  }
  return first;
}

/** The lists of a user and its groups, each in order, as one in order. */
function* heldIn({ users, groups }: Scope, user: User): Generator<RoleGrants> {
  const lists = [users.get(user.name), ...user.groups.map((name) => groups.get(name))].filter((grants) => grants !== undefined);
  const heads = lists.map((grants) => ({ roles: grants.roles, at: 0 }));
  for (;;) {
    let next: { readonly head: { at: number }; readonly role: RoleGrants } | undefined;
    for (const head of heads) {
      const role = head.roles[head.at];
      if (role !== undefined && (next === undefined || inOrder(role.first, next.role.first) < 0)) next = { head, role };
    }
    if (next === undefined) return;
    next.head.at += 1;
    yield next.role;
  }
}
