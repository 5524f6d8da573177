/** The graph of owners and dependents as the watch cache has it, and what follows from each change of it. */
import type { OwnerReference } from '../../model/object.js';
import type { Item } from '../../resource/item.js';
import type { Registry } from '../../resource/registry.js';
import type { Resource, Stored } from '../../resource/resource.js';
import type { Subscription } from '../../store/index.js';
import { CacheFollower } from '../framework/cache-follower.js';
import { kindNamed, mayHold, onceHeld, storedKinds, type Wait } from '../served.js';
import { DependentIndex, type Place } from './dependent-index.js';
import { mayBeDeleted, mayHaveOwners, NOBODY, type Ownership, ownershipOf, uidOf } from './stored-ownership.js';

/** A stored object. */
export interface StoredObject {
  readonly resource: Resource;
  readonly entry: Stored;
}

/** What there is to do. */
interface GraphListener {
  /** Whether the object is to go may have changed. */
  judge(object: StoredObject): void;
  /** The dependents of the object are to be set free. */
  orphan(object: StoredObject): void;
  /** An object that others may depend on is gone. */
  gone(uid: string): void;
}

/** How an owner that is named stands; `elsewhere`: a cluster-wide object cannot name an owner that is in a namespace. */
type OwnerState = 'absent' | 'present' | 'awaitsDependents' | 'elsewhere' | 'unknown';

/** Kinds whose objects are never collected: their owners are said to be the objects that they tell of. */
const IGNORED: readonly string[] = ['events'];

export class OwnershipGraph {
  readonly #index = new DependentIndex();
  /** Kinds by their numbers in the index; the number of one that has gone is free for the next, so that nothing of it is kept. */
  readonly #kinds: (Resource | undefined)[] = [];
  readonly #followers = new Map<Resource, CacheFollower>();
  readonly #waits = new Map<Resource, Wait>();
  readonly #ending = new WeakMap<Item, Ownership>();

  constructor(
    private readonly registry: Registry,
    private readonly listener: GraphListener,
  ) {}

  /** Resolves once everything that was there is in the graph. */
  async start(): Promise<void> {
    const held: Resource[] = [];
    for (const resource of this.#collected()) {
      if (await mayHold(resource, resource.prefix)) held.push(resource);
      else this.#await(resource);
    }
    // Owners are looked up as dependents are read, so that all kinds are loaded before the first is gone through.
    await Promise.all(held.map((resource) => resource.ready(resource.forms.version(resource.definition.hub))));
    await Promise.all(held.map((resource) => this.#follow(resource)));
  }

  /** Looks after kinds that have come since the start, and no longer after those that have gone. */
  refresh(): void {
    const collected = new Set(this.#collected());
    for (const resource of collected) if (!this.#followers.has(resource) && !this.#waits.has(resource)) this.#await(resource);
    for (const [resource, held] of [...this.#followers, ...this.#waits]) if (!collected.has(resource)) this.#leave(resource, held);
  }

  stop(): void {
    for (const follower of this.#followers.values()) follower.stop();
    for (const wait of this.#waits.values()) wait.close();
  }

  /** Bytes that ownership takes. */
  get bytes(): number {
    return this.#index.bytes;
  }

  /** Resolves once the graph shows all that the caches of its kinds do. */
  async told(): Promise<void> {
    for (const { begun } of this.#waits.values()) await begun;
    for (const follower of this.#followers.values()) if (!follower.idle) await follower.told();
  }

  /** Objects that name the owner, with the reference that does, and what else they tell; `turn` is waited for before each. */
  async *dependents(
    uid: string,
    turn: () => Promise<void>,
  ): AsyncGenerator<{ object: StoredObject; reference: OwnerReference; ownership: Ownership }> {
    const places = new Map([...this.#index.candidates(uid)].map((place) => [place.key, place]));
    for (const place of places.values()) {
      await turn();
      const object = this.#objectAt(place);
      if (object === undefined) continue;
      const ownership = ownershipOf(object.entry.item);
      const reference = ownership.owners.find((owner) => owner.uid === uid);
      if (reference !== undefined) yield { object, reference, ownership };
    }
  }

  /** Objects that may name the owner. */
  *candidates(uid: string): Generator<StoredObject> {
    for (const place of this.#index.candidates(uid)) {
      const object = this.#objectAt(place);
      if (object !== undefined) yield object;
    }
  }

  /** The owner that an object in the namespace names; undefined where there is none of the name. Throws where it cannot be read. */
  owner({ apiVersion, kind, name }: OwnerReference, namespace: string): StoredObject | undefined {
    const resource = kindNamed(this.registry, apiVersion, kind)?.resource;
    const entry = resource?.find(resource.definition.namespaced ? namespace : '', name);
    return resource === undefined || entry === undefined ? undefined : { resource, entry };
  }

  /** How the owner stands that an object in the namespace names. `unknown`, too, for an owner whose kind is not loaded. */
  ownerState(reference: OwnerReference, namespace: string): OwnerState {
    const resource = kindNamed(this.registry, reference.apiVersion, reference.kind)?.resource;
    if (resource === undefined) return 'unknown';
    if (resource.definition.namespaced && namespace === '') return 'elsewhere';
    if (!resource.cache.healthy) return 'unknown';
    const item = this.owner(reference, namespace)?.entry.item;
    if (item === undefined || uidOf(item) !== reference.uid) return 'absent';
    return mayBeDeleted(item) && this.#endOf(item).awaitsDependents ? 'awaitsDependents' : 'present';
  }

  /** An owner on its way out is asked for by each of its dependents, and read once. */
  #endOf(item: Item): Ownership {
    const known = this.#ending.get(item) ?? ownershipOf(item);
    this.#ending.set(item, known);
    return known;
  }

  #collected(): Resource[] {
    return storedKinds(this.registry, ['delete', 'list', 'watch'])
      .map(({ resource }) => resource)
      .filter(({ definition }) => !IGNORED.includes(definition.id.split('.')[0] ?? ''));
  }

  #await(resource: Resource): void {
    this.#waits.set(
      resource,
      onceHeld(resource, () => {
        this.#waits.delete(resource);
        void this.#follow(resource);
      }),
    );
  }

  #follow(resource: Resource): Promise<void> {
    const free = this.#kinds.indexOf(undefined);
    const kind = free < 0 ? this.#kinds.length : free;
    this.#kinds[kind] = resource;
    const follower = new CacheFollower(resource, {}, (previous, current) => this.#changed(kind, previous, current));
    this.#followers.set(resource, follower);
    return follower.start();
  }

  #leave(resource: Resource, held: CacheFollower | Subscription): void {
    if (held instanceof CacheFollower) held.stop();
    else held.close();
    this.#followers.delete(resource);
    this.#waits.delete(resource);
    const kind = this.#kinds.indexOf(resource);
    if (kind < 0) return;
    this.#index.sweep((place) => place.kind !== kind);
    this.#kinds[kind] = undefined;
  }

  #objectAt({ kind, key }: Place): StoredObject | undefined {
    const resource = this.#kinds[kind];
    const entry = resource?.cache.unreadable.has(key) ? undefined : resource?.cache.get(key);
    return resource === undefined || entry === undefined ? undefined : { resource, entry };
  }

  #changed(kind: number, previous: Stored | undefined, current: Stored | undefined): void {
    const resource = this.#kinds[kind];
    if (resource === undefined) return;
    const before = readOwners(previous);
    const now = current !== undefined && mayBeDeleted(current.item) ? ownershipOf(current.item) : undefined;
    const owners = now?.owners ?? readOwners(current);
    const key = (current ?? previous)?.key ?? '';
    const [had, has] = [uidsOf(before), uidsOf(owners)];
    for (const uid of has) if (!had.has(uid)) this.#index.add(uid, { kind, key });
    for (const uid of had) if (!has.has(uid)) this.#index.remove(uid, { kind, key });
    this.#index.sweepSome((place) => this.#objectAt(place) !== undefined);
    const { namespace } = (current ?? previous ?? { item: { namespace: '' } }).item;
    const blocked = uidsOf(owners.filter(blocks));
    for (const owner of before) if (blocks(owner) && !blocked.has(owner.uid)) this.#unblocked(owner, namespace);
    if (current === undefined) {
      if (previous !== undefined) this.listener.gone(uidOf(previous.item));
      return;
    }
    const object = { resource, entry: current };
    if (now?.orphansDependents) this.listener.orphan(object);
    if (now?.awaitsDependents || owners.some((owner) => this.#ownerIsNotWell(owner, namespace))) this.listener.judge(object);
  }

  #ownerIsNotWell(owner: OwnerReference, namespace: string): boolean {
    try {
      return this.ownerState(owner, namespace) !== 'present';
    } catch {
      // An owner that cannot be read is there.
      return false;
    }
  }

  /** An object holds its owner no longer. */
  #unblocked(reference: OwnerReference, namespace: string): void {
    try {
      const owner = this.owner(reference, namespace);
      if (owner !== undefined && mayBeDeleted(owner.entry.item)) this.listener.judge(owner);
    } catch {
      // An owner that cannot be read is left alone.
    }
  }
}

const uidsOf = (owners: readonly OwnerReference[]): ReadonlySet<string> => new Set(owners.map(({ uid }) => uid));

const blocks = ({ blockOwnerDeletion }: OwnerReference): boolean => blockOwnerDeletion === true;

const readOwners = (entry: Stored | undefined): readonly OwnerReference[] =>
  entry === undefined || !mayHaveOwners(entry.item) ? NOBODY : ownershipOf(entry.item).owners;
