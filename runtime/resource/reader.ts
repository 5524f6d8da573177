/** How the server's own code (plugins, controllers, operations, authenticators) reads stored objects of a kind. */

import { whenThere } from '../model/definition/settled.js';
import { type ApiObject, typed } from '../model/object.js';
import type { Item } from './item.js';
import type { Resource, Stored } from './resource.js';

/**
 * Reads stored objects in the hub version. `T` is the kind's generated interface in that version. Objects are shared with other
 * readers, so that nobody may change them.
 */
export class ObjectReader<T = ApiObject> {
  constructor(readonly resource: Resource) {}

  /**
   * Resolves once the kind is loaded and `peek` and `peekAll` can be used. Rejects with StoreUnavailableError where the store cannot
   * be read in time.
   */
  async ready(): Promise<void> {
    const { forms, definition } = this.resource;
    await this.resource.ready(forms.version(definition.hub));
  }

  /** The object as it is now, undefined where there is none; the namespace of cluster-wide objects is empty. Waits as `ready` does. */
  async get(namespace: string, name: string): Promise<Readonly<T> | undefined> {
    await this.ready();
    return this.peek(namespace, name);
  }

  /** The same as `get`, at once where the kind is loaded. */
  read(namespace: string, name: string): Readonly<T> | undefined | Promise<Readonly<T> | undefined> {
    const { forms, definition } = this.resource;
    return whenThere(this.resource.ready(forms.version(definition.hub)), () => this.peek(namespace, name));
  }

  /** All objects of a namespace, or of all of them for the empty name. Waits as `ready` does. */
  async list(namespace = ''): Promise<Readonly<T>[]> {
    await this.ready();
    return this.peekAll(namespace);
  }

  /** The same as `get` without waiting, for code that runs after `ready`. */
  peek(namespace: string, name: string): Readonly<T> | undefined {
    const entry = this.resource.find(namespace, name);
    return entry === undefined ? undefined : this.#object(entry);
  }

  /** The same as `list` without waiting, for code that runs after `ready`. */
  peekAll(namespace = ''): Readonly<T>[] {
    const { cache } = this.resource;
    return cache.list(this.resource.collection(namespace)).entries.map((entry) => this.#object(entry));
  }

  /** A new copy of the object of an item, for items that are not worth keeping parsed: that of an event, or one of many. */
  copy(item: Item): T {
    return typed<T>(this.resource.forms.hub(item));
  }

  /** The caller names the type of the kind that it asks for. It is not checked, here and in `copy`. */
  #object(entry: Stored): Readonly<T> {
    return typed<Readonly<T>>(this.resource.readable(entry));
  }
}
