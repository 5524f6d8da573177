/** Roles and bindings as the server stores them, followed through its watch caches by one index for all who ask. */

import { RbacAuthorizer } from '../auth/authorizers/rbac/authorizer.js';
import { RoleIndex } from '../auth/authorizers/rbac/role-index.js';
import { rulesOf } from '../auth/authorizers/rbac/rules-of.js';
import type { RoleSource } from '../auth/authorizers/rbac/source.js';
import type { Authorizer } from '../auth/contract.js';
import type { ApiObject } from '../model/object.js';
import { unforeseenText } from '../observe/operator-log.js';
import type { Item } from '../resource/item.js';
import type { Registry } from '../resource/registry.js';
import type { Resource } from '../resource/resource.js';
import type { CacheEvent } from '../store/index.js';

/** Where permissions stand, by ids as catalogues spell them. */
export const RBAC_KINDS: readonly string[] = ['roles', 'clusterroles', 'rolebindings', 'clusterrolebindings'].map(
  (plural) => `${plural}.rbac.authorization.{groupDomain}`,
);

/** Changes of so many bytes of JSON are taken in as they come; more are taken in in turns, and questions wait for them. */
const AT_ONCE_BYTES = 128 * 1024;
/** Milliseconds that a turn lasts in which changes are taken in. */
const TURN_MS = 4;

interface Followed {
  readonly resource: Resource;
  set(index: RoleIndex, namespace: string, name: string, object: ApiObject | undefined): void;
}

/** What is to be taken in: the newest item of a key, undefined where it is gone. */
interface Pending {
  readonly followed: Followed;
  readonly namespace: string;
  readonly name: string;
  readonly item: Item | undefined;
}

export class StoredRoles implements RoleSource {
  readonly group: string;
  readonly #followed: readonly Followed[];
  /** Changes that the index does not show yet, by key. */
  readonly #pending = new Map<string, Pending>();
  #index: RoleIndex;
  #ends: readonly (() => void)[] = [];
  /** Whether the index shows all that the caches do, but for what is pending. */
  #loaded = false;
  #opening: Promise<void> | undefined;
  /** Another number for each time that everything has to be read. */
  #reading = 0;

  /** Whoever needs the roles of a server takes those of `of`. */
  constructor(registry: Registry) {
    this.group = registry.words.group('rbac.authorization');
    this.#index = new RoleIndex(this.group);
    const followed = (plural: string, set: Followed['set']): Followed => ({ resource: registry.byId(`${plural}.${this.group}`), set });
    const role: Followed['set'] = (index, namespace, name, object) => index.setRole(namespace, name, object);
    const binding: Followed['set'] = (index, namespace, name, object) => index.setBinding(namespace, name, object);
    this.#followed = [
      followed('clusterroles', role),
      followed('roles', role),
      followed('clusterrolebindings', binding),
      followed('rolebindings', binding),
    ];
  }

  /** The one of the server. */
  static of(registry: Registry): StoredRoles {
    return registry.part(StoredRoles);
  }

  /** To be asked after `open`. */
  get index(): RoleIndex {
    return this.#index;
  }

  /** Waits until the index shows all that the caches do; undefined where it does. After a failure the next caller tries again. */
  open(): Promise<void> | undefined {
    if (this.#loaded && this.#pending.size === 0 && this.#opening === undefined) return undefined;
    this.#opening ??= this.#open();
    return this.#opening;
  }

  async #open(): Promise<void> {
    try {
      // Whoever asks meanwhile waits for the same.
      await Promise.resolve();
      while (!this.#loaded) await this.#load();
      await this.#drain(this.#index);
    } finally {
      this.#opening = undefined;
    }
  }

  async #load(): Promise<void> {
    await Promise.all(this.#followed.map(({ resource }) => resource.ready(resource.forms.version(resource.definition.hub))));
    const reading = ++this.#reading;
    this.#pending.clear();
    for (const end of this.#ends) end();
    this.#ends = this.#followed.map((followed) => this.#follow(followed, reading));
    // Rules only allow, so leaving out an unreadable role takes rights away and never gives any.
    for (const followed of this.#followed)
      for (const { key, item } of followed.resource.cache.readable())
        this.#pending.set(key, { followed, namespace: item.namespace, name: item.name, item });
    const index = new RoleIndex(this.group);
    await this.#drain(index);
    if (reading !== this.#reading) return;
    this.#index = index;
    this.#loaded = true;
  }

  #follow(followed: Followed, reading: number): () => void {
    const { cache } = followed.resource;
    const subscription = cache.subscribe(
      { after: cache.revision },
      {
        events: (events) => {
          if (reading === this.#reading) this.#note(followed, events as readonly CacheEvent<Item>[]);
        },
        closed: () => {
          // What happened since is not known: everything is read anew by whoever asks next.
          if (reading !== this.#reading) return;
          this.#loaded = false;
          this.#reading += 1;
        },
      },
    );
    return () => subscription.close();
  }

  #note(followed: Followed, events: readonly CacheEvent<Item>[]): void {
    let bytes = 0;
    for (const { key, current, previous } of events) {
      const { namespace, name } = (current ?? previous)?.item ?? { namespace: '', name: '' };
      bytes += (current?.item.json.length ?? 0) + (previous?.item.json.length ?? 0);
      this.#pending.set(key, { followed, namespace, name, item: current?.item });
    }
    if (!this.#loaded || this.#opening !== undefined) return;
    // What is pending from before comes first, and is large.
    if (bytes > AT_ONCE_BYTES || this.#pending.size > events.length) void this.open();
    else for (const [key, pending] of this.#pending) this.#apply(this.#index, key, pending);
  }

  /** Everybody waits for this work, so that it waits for nobody's turn: the event loop gets to run between parts of it. */
  async #drain(index: RoleIndex): Promise<void> {
    let until = performance.now() + TURN_MS;
    const pause = async (): Promise<void> => {
      if (performance.now() < until) return;
      await new Promise<void>((resolve) => setImmediate(resolve));
      until = performance.now() + TURN_MS;
    };
    // A map goes on with what is added while it is gone through.
    for (const [key, pending] of this.#pending) {
      // What changes while it is read is added anew.
      this.#pending.delete(key);
      const object = readOf(key, pending);
      await pause();
      set(index, key, pending, object);
      await pause();
    }
  }

  #apply(index: RoleIndex, key: string, pending: Pending): void {
    this.#pending.delete(key);
    set(index, key, pending, readOf(key, pending));
  }
}

/** The object that is to be taken in; undefined where it is gone or cannot be read. */
const readOf = (key: string, { followed: { resource }, item }: Pending): ApiObject | undefined =>
  understood(resource, key, () => item && resource.passing(item));

function set(index: RoleIndex, key: string, { followed, namespace, name }: Pending, object: ApiObject | undefined): void {
  const of = followed.resource.definition.namespaced ? namespace : '';
  const done = understood(followed.resource, key, () => {
    followed.set(index, of, name, object);
    return true;
  });
  if (done === undefined) followed.set(index, of, name, undefined);
}

/** What cannot be understood grants nothing. */
function understood<T>({ environment }: Resource, key: string, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    environment.log(`${key} is left out of what grants rights: ${unforeseenText(error)}`);
    return undefined;
  }
}

/** The RBAC authorizer over stored roles and bindings. Only the first requests wait until these are loaded. */
export function rbacAuthorizer(registry: Registry): Authorizer {
  const source = StoredRoles.of(registry);
  const rbac = new RbacAuthorizer(source);
  return {
    authorize: (attributes) => source.open()?.then(() => rbac.authorize(attributes)) ?? rbac.authorize(attributes),
    async rulesOf(user, namespace) {
      await source.open();
      return rulesOf(source.index, user, namespace, registry.pace.begin());
    },
  };
}
