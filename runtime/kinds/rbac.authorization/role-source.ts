/** Roles and bindings as the server stores them, read from its watch caches. */

import { RbacAuthorizer } from '../../auth/authorizers/rbac/authorizer.js';
import { rulesOf } from '../../auth/authorizers/rbac/rules-of.js';
import type { RoleSource } from '../../auth/authorizers/rbac/source.js';
import type { Authorizer } from '../../auth/contract.js';
import type { ApiObject } from '../../model/object.js';
import type { Item } from '../../resource/item.js';
import type { Registry } from '../../resource/registry.js';
import type { Resource } from '../../resource/resource.js';

/** Where permissions stand, by ids as catalogues spell them. */
export const RBAC_KINDS: readonly string[] = ['roles', 'clusterroles', 'rolebindings', 'clusterrolebindings'].map(
  (plural) => `${plural}.rbac.authorization.{groupDomain}`,
);

export class RegistryRoleSource implements RoleSource {
  readonly #roles: Resource;
  readonly #clusterRoles: Resource;
  readonly #roleBindings: Resource;
  readonly #clusterRoleBindings: Resource;
  readonly #all: readonly Resource[];
  /** Objects already read; items are replaced when they change. */
  readonly #objects = new WeakMap<Item, ApiObject>();
  #opened = false;
  #opening: Promise<void> | undefined;

  readonly group: string;

  constructor(registry: Registry) {
    this.group = registry.words.group('rbac.authorization');
    const resource = (plural: string): Resource => registry.byId(`${plural}.${this.group}`);
    this.#roles = resource('roles');
    this.#clusterRoles = resource('clusterroles');
    this.#roleBindings = resource('rolebindings');
    this.#clusterRoleBindings = resource('clusterrolebindings');
    this.#all = [this.#roles, this.#clusterRoles, this.#roleBindings, this.#clusterRoleBindings];
  }

  /** Waits until the lists can be read; undefined once they can. After a failure the next caller tries again. */
  open(): Promise<void> | undefined {
    if (this.#opened) return undefined;
    this.#opening ??= Promise.all(this.#all.map((r) => r.ready(r.forms.version(r.definition.hub)))).then(
      () => {
        this.#opened = true;
      },
      (error: unknown) => {
        this.#opening = undefined;
        throw error;
      },
    );
    return this.#opening;
  }

  /** Each change raises one of the revisions, and with it their sum. */
  get version(): number {
    let sum = 0;
    for (const resource of this.#all) sum += resource.cache.changedAt;
    return sum;
  }

  roles(namespace: string): ApiObject[] {
    return this.#list(this.#roles, namespace);
  }

  clusterRoles(): ApiObject[] {
    return this.#list(this.#clusterRoles, '');
  }

  roleBindings(namespace: string): ApiObject[] {
    return this.#list(this.#roleBindings, namespace);
  }

  clusterRoleBindings(): ApiObject[] {
    return this.#list(this.#clusterRoleBindings, '');
  }

  #list(resource: Resource, namespace: string): ApiObject[] {
    // Rules only allow, so leaving out an unreadable role takes rights away and never gives any.
    return resource.cache.readable(resource.collection(namespace)).map(({ item }) => {
      const known = this.#objects.get(item);
      if (known !== undefined) return known;
      const object = resource.forms.hub(item);
      this.#objects.set(item, object);
      return object;
    });
  }
}

/** The RBAC authorizer over stored roles and bindings. Only the first requests wait until these are loaded. */
export function rbacAuthorizer(registry: Registry): Authorizer {
  const source = new RegistryRoleSource(registry);
  const rbac = new RbacAuthorizer(source);
  return {
    authorize: (attributes) => source.open()?.then(() => rbac.authorize(attributes)) ?? rbac.authorize(attributes),
    rulesOf: (user, namespace) => source.open()?.then(() => rulesOf(source, user, namespace)) ?? rulesOf(source, user, namespace),
  };
}
