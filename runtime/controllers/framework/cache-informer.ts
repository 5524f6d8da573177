/** Informers in the server's own process. They hold no objects of their own, but read the watch cache. */

import { ObjectIndex } from '../../api-client/object-index.js';
import type { VersionDefinition } from '../../model/definition/definition.js';
import { apiVersionOf, typed } from '../../model/object.js';
import type { Item } from '../../resource/item.js';
import type { Resource, Stored } from '../../resource/resource.js';
import { CacheFollower } from './cache-follower.js';
import { type Change, type Derived, type EventListener, type Informer, listening, type Scope } from './informer.js';
import type { KnownResource } from './local-client.js';

interface Index<T> {
  readonly index: ObjectIndex<Readonly<T>>;
  readonly follower: CacheFollower;
}

export class CacheInformer<T> implements Informer<T> {
  readonly #resource: Resource;
  readonly #apiVersion: string;
  readonly #version: VersionDefinition;
  readonly #indexes = new Map<string, Index<T>>();
  readonly #followers = new Set<CacheFollower>();
  readonly #starts = new Set<Promise<void>>();

  constructor(
    { resource, version }: KnownResource,
    private readonly scope: Scope,
  ) {
    this.#resource = resource;
    this.#version = version;
    this.#apiVersion = apiVersionOf(version.group, version.version);
  }

  async synced(): Promise<void> {
    if (this.#followers.size === 0) await this.#resource.ready(this.#version);
    await Promise.all(this.#starts);
    await Promise.all([...this.#followers].map((follower) => follower.told()));
  }

  get(namespace: string, name: string): Readonly<T> | undefined {
    const entry = this.#resource.find(namespace, name);
    return entry === undefined ? undefined : this.#shared(entry);
  }

  list(namespace = this.scope.namespace ?? ''): Readonly<T>[] {
    const entries = this.#resource.cache.readable(this.#resource.collection(namespace));
    const { name } = this.scope;
    return entries.filter(({ item }) => name === undefined || item.name === name).map((entry) => this.#passing(entry));
  }

  count(namespace = this.scope.namespace ?? ''): number {
    const { name } = this.scope;
    return name === undefined ? this.#resource.cache.count(this.#resource.collection(namespace)) : this.list(namespace).length;
  }

  derive<F extends object>(make: (object: Readonly<T>) => F): Derived<F> {
    const kept = new WeakMap<Item, F>();
    const of = (entry: Stored): F => {
      const known = kept.get(entry.item);
      if (known !== undefined) return known;
      const made = make(this.#passing(entry));
      kept.set(entry.item, made);
      return made;
    };
    const [resource, scope] = [this.#resource, this.scope];
    return {
      get(namespace, name) {
        const entry = resource.find(namespace, name);
        return entry === undefined ? undefined : of(entry);
      },
      *each(namespace = scope.namespace ?? '') {
        for (const entry of resource.cache.readable(resource.collection(namespace)))
          if (scope.name === undefined || entry.item.name === scope.name) yield of(entry);
      },
    };
  }

  addIndexer(name: string, keysOf: (object: Readonly<T>) => Iterable<string>): void {
    if (this.#indexes.has(name)) return;
    const index = new ObjectIndex<Readonly<T>>(keysOf);
    const follower = this.#follow((previous, current) => {
      const place = (current ?? previous)?.key ?? '';
      index.change(place, previous && this.#passing(previous), current && this.#passing(current));
    });
    this.#indexes.set(name, { index, follower });
  }

  byIndex(name: string, key: string): Readonly<T>[] {
    const known = this.#indexes.get(name);
    if (known === undefined) throw new Error(`there is no index ${name}`);
    // The newest changes are not in the index yet, so they are looked at one by one.
    known.follower.catchUp();
    return [...known.index.places(key)].flatMap((place) => {
      const entry = this.#resource.cache.get(place);
      return entry === undefined ? [] : [this.#shared(entry)];
    });
  }

  onChange(listener: (change: Change<T>) => void): () => void {
    const follower = this.#follow((previous, current) => {
      const entry = current ?? previous;
      if (entry !== undefined) listener(new EntryChange(entry, previous, current, (of) => this.#passing(of)));
    });
    return () => {
      follower.stop();
      this.#followers.delete(follower);
    };
  }

  onEvent(listener: EventListener<T>): () => void {
    return this.onChange(listening(listener));
  }

  close(): void {
    for (const follower of this.#followers) follower.stop();
    this.#followers.clear();
  }

  #follow(listener: (previous: Stored | undefined, current: Stored | undefined) => void): CacheFollower {
    const follower = new CacheFollower(this.#resource, this.scope, listener, this.#version);
    this.#followers.add(follower);
    const start = follower.start().then(() => void this.#starts.delete(start));
    this.#starts.add(start);
    return follower;
  }

  /** The object of an entry that is likely to be read again. */
  #shared(entry: Stored): Readonly<T> {
    return this.#typed(this.#resource.readable(entry), this.#resource.definition.hub);
  }

  /** The object of one entry among many, which is not worth caching. */
  #passing({ item }: Stored): Readonly<T> {
    const { forms, recentObjects } = this.#resource;
    return this.#typed(recentObjects.recall(item) ?? item.parse(), forms.storageVersion);
  }

  /** The caller names the type of the kind; it is not checked. */
  #typed(object: ReturnType<Resource['readable']>, apiVersion: string): Readonly<T> {
    return typed<Readonly<T>>(this.#resource.forms.between(object, apiVersion, this.#apiVersion));
  }
}

class EntryChange<T> implements Change<T> {
  readonly namespace: string;
  readonly name: string;
  readonly type: Change<T>['type'];
  #object: Readonly<T> | undefined;
  #old: Readonly<T> | undefined;

  constructor(
    private readonly entry: Stored,
    private readonly previous: Stored | undefined,
    current: Stored | undefined,
    private readonly read: (entry: Stored) => Readonly<T>,
  ) {
    this.namespace = entry.item.namespace;
    this.name = entry.item.name;
    this.type = previous === undefined ? 'added' : current === undefined ? 'deleted' : 'updated';
  }

  get object(): Readonly<T> {
    this.#object ??= this.read(this.entry);
    return this.#object;
  }

  get old(): Readonly<T> | undefined {
    if (this.type !== 'updated' || this.previous === undefined) return undefined;
    this.#old ??= this.read(this.previous);
    return this.#old;
  }

  mentions(text: string): boolean {
    return this.entry.item.json.includes(text) || this.previous?.item.json.includes(text) === true;
  }
}
