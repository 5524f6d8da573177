/**
 * Garbage collection (specification 1, "Finalizers" and owner references): objects go with their last owner, owners that are deleted
 * in the foreground wait for their dependents, and those that orphan set them free first. Every decision is made on the objects as
 * they are stored, never on what the graph remembers of them.
 */

import { BoundedCache } from '../../model/bounded-cache.js';
import { ApiError } from '../../model/errors.js';
import type { ApiObject, OwnerReference } from '../../model/object.js';
import { unforeseenText } from '../../observe/operator-log.js';
import { together } from '../../resource/pace.js';
import { tellEvent } from '../events.js';
import type { ResourceClient } from '../framework/client.js';
import type { HostParts, Running } from '../framework/contract.js';
import { keyText, type ObjectKey } from '../framework/informer.js';
import { type ControllerContext, type Outcome, runController } from '../framework/reconciler.js';
import { kindNamed } from '../served.js';
import { OwnershipGraph, type StoredObject } from './ownership-graph.js';
import { FOREGROUND, ORPHAN, type Ownership, ownershipOf, uidOf } from './stored-ownership.js';

const NAME = 'garbagecollector';
const ACCOUNT = 'generic-garbage-collector';
const WORKERS = 20;
const ORPHAN_WORKERS = 5;
/** Dependents of one owner that are set free at once. */
const FREED_AT_ONCE = 20;
/** How often kinds that come and go are looked for, in milliseconds. */
const REFRESH_MS = 30_000;
/** Kinds that come or go within so long are looked at together. */
const GATHER_MS = 100;
/** A judgement after a lost race. */
const RACED: Outcome = { requeueAfter: 5 };
/** A judgement while the cache of a kind does not follow its store. */
const LATER: Outcome = { requeueAfter: 100 };
/** Bytes of what is remembered of owners that are gone, and of what was told already. */
const REMEMBERED_BYTES = 64 * 1024;

type GarbageParts = HostParts<'registry' | 'environment' | 'clock' | 'api'>;

export const start = (host: GarbageParts): Promise<Running> => new GarbageCollection(host).start();

/** The text by which queues name an object: the id of its kind, and its key. */
const textOf = ({ resource, entry: { item } }: StoredObject): string => `${resource.definition.id} ${keyText(item)}`;

/** What a judgement rests on cannot be told at the moment. */
class NotNow extends Error {}

class GarbageCollection {
  readonly #graph: OwnershipGraph;
  /** Owners that were seen to be gone, which need not be looked for elsewhere. */
  readonly #absent = new BoundedCache<string, true>(REMEMBERED_BYTES);
  readonly #told = new BoundedCache<string, true>(REMEMBERED_BYTES);
  /** Owners in the foreground whose dependents have all been asked to go. */
  readonly #begun = new Set<string>();
  readonly #turn: () => Promise<void>;
  #judge: ControllerContext | undefined;
  #orphan: ControllerContext | undefined;
  #stopped = false;

  constructor(private readonly host: GarbageParts) {
    this.#turn = together(host.environment.pace.begin());
    this.#graph = new OwnershipGraph(host.registry, {
      judge: (object) => this.#judge?.queue.add(textOf(object)),
      orphan: (object) => this.#orphan?.queue.add(textOf(object)),
      gone: (uid) => this.#gone(uid),
    });
  }

  async start(): Promise<Running> {
    const { api, clock } = this.host;
    const judging = await runController(
      {
        name: NAME,
        account: ACCOUNT,
        workers: WORKERS,
        watches: [],
        prepare: (context) => {
          this.#judge = context;
        },
        reconcile: (key, context) => this.#settle(key, (object) => this.#judged(object, context)),
      },
      api,
    );
    const orphaning = await runController(
      {
        name: `${NAME}-orphan`,
        account: ACCOUNT,
        workers: ORPHAN_WORKERS,
        watches: [],
        prepare: (context) => {
          this.#orphan = context;
        },
        reconcile: (key, context) => this.#settle(key, (object) => this.#orphaned(object, context)),
      },
      api,
    );
    let loading: string | undefined = 'waiting for all kinds to be read';
    this.#graph.start().then(
      () => {
        loading = undefined;
      },
      (error: unknown) => {
        loading = error instanceof Error ? error.message : String(error);
        if (!this.#stopped) api.log(`${NAME} does not work: ${unforeseenText(error)}`);
      },
    );
    const refresh = (): void => {
      if (this.#stopped) return;
      this.#graph.refresh();
      timer = clock.after(REFRESH_MS, refresh);
    };
    let timer = clock.after(REFRESH_MS, refresh);
    const end = this.host.registry.onChange(() => {
      timer.cancel();
      timer = clock.after(GATHER_MS, refresh);
    });
    return {
      state: () => loading,
      stop: async () => {
        this.#stopped = true;
        end();
        timer.cancel();
        this.#graph.stop();
        await Promise.all([judging.stop(), orphaning.stop()]);
      },
    };
  }

  #gone(uid: string): void {
    if (uid === '') return;
    let depended = false;
    for (const object of this.#graph.candidates(uid)) {
      depended = true;
      this.#judge?.queue.add(textOf(object));
    }
    if (depended) this.#absent.set(uid, true, uid.length);
    this.#begun.delete(uid);
  }

  /** Works on the object of a key as it is stored now, together with all that was acknowledged before. */
  async #settle(key: ObjectKey, work: (object: StoredObject) => Promise<Outcome | undefined>): Promise<Outcome | undefined> {
    const text = keyText(key);
    const blank = text.indexOf(' ');
    const [id, name] = [text.slice(0, blank), text.slice(blank + 1)];
    if (!this.host.registry.has(id)) return undefined;
    const resource = this.host.registry.byId(id);
    await this.#turn();
    if (!(await resource.settled())) return RACED;
    await this.#graph.told();
    const entry = resource.cache.get(`${resource.prefix}${name}`);
    if (entry === undefined) return undefined;
    try {
      return await work({ resource, entry });
    } catch (error) {
      // Somebody else changed it or was faster: it is judged as it is then.
      if (error instanceof ApiError && error.reason === 'NotFound') return undefined;
      if (error instanceof ApiError && error.reason === 'Conflict') return RACED;
      if (error instanceof NotNow) return LATER;
      throw error;
    }
  }

  async #judged(object: StoredObject, context: ControllerContext): Promise<Outcome | undefined> {
    const ownership = ownershipOf(object.entry.item);
    if (ownership.awaitsDependents) return this.#finishForeground(object, ownership, context);
    if (ownership.deleted || ownership.owners.length === 0) return undefined;
    const { namespace } = object.entry.item;
    const lost: OwnerReference[] = [];
    const waiting: OwnerReference[] = [];
    for (const owner of ownership.owners) {
      const state = await this.#ownerState(owner, namespace);
      if (state === 'elsewhere') {
        // It cannot be found out whether the owner exists, so the object stays.
        await this.#tellWrongNamespace(object, owner, context);
        return undefined;
      }
      if (state === 'absent') lost.push(owner);
      else if (state === 'awaitsDependents') waiting.push(owner);
    }
    if (lost.length + waiting.length < ownership.owners.length) {
      const without = new Set([...lost, ...waiting].map(({ uid }) => uid));
      if (without.size > 0) await this.#writeOwners(object, (owners) => owners.filter(({ uid }) => !without.has(uid)), context);
      return undefined;
    }
    for (const owner of lost) await this.#checkElsewhere(object, owner, context);
    await this.#delete(object, ownership, waiting.length > 0, context);
    return undefined;
  }

  /** The owner's state, its kind being loaded. Throws where there is no such kind: whether the owner is there, nobody knows. */
  async #ownerState(owner: OwnerReference, namespace: string): Promise<'absent' | 'present' | 'awaitsDependents' | 'elsewhere'> {
    const known = kindNamed(this.host.registry, owner.apiVersion, owner.kind);
    if (known === undefined)
      throw new Error(`no matches for kind ${JSON.stringify(owner.kind)} in version ${JSON.stringify(owner.apiVersion)}`);
    await known.resource.ready(known.version);
    const state = this.#graph.ownerState(owner, namespace);
    if (state === 'unknown') throw new NotNow();
    return state;
  }

  async #delete({ resource, entry }: StoredObject, ownership: Ownership, forOwner: boolean, context: ControllerContext): Promise<void> {
    const { uid, finalizers } = ownership;
    let policy: 'Orphan' | 'Foreground' | 'Background' = finalizers.includes(ORPHAN)
      ? 'Orphan'
      : finalizers.includes(FOREGROUND)
        ? 'Foreground'
        : 'Background';
    let preconditions: { readonly uid: string; readonly resourceVersion?: string } = { uid, resourceVersion: String(entry.revision) };
    if (forOwner) {
      let circle = false;
      for await (const dependent of this.#graph.dependents(uid, this.#turn)) {
        policy = 'Foreground';
        circle = dependent.ownership.awaitsDependents;
        if (circle) break;
      }
      // Objects that own one another in a circle would wait for one another.
      if (circle) {
        await this.#writeOwners({ resource, entry }, (owners) => owners.map((owner) => ({ ...owner, blockOwnerDeletion: false })), context);
        preconditions = { uid };
      }
    }
    await this.#objects(resource, context).delete(entry.item.namespace, entry.item.name, { propagationPolicy: policy, preconditions });
  }

  /** An owner that waits for its dependents goes as soon as none is left that holds it. */
  async #finishForeground(object: StoredObject, { uid, finalizers }: Ownership, context: ControllerContext): Promise<undefined> {
    let held = false;
    const begun = this.#begun.has(uid);
    for await (const { object: dependent, reference, ownership } of this.#graph.dependents(uid, this.#turn)) {
      held ||= reference.blockOwnerDeletion === true;
      if (begun && held) return undefined;
      if (!ownership.awaitsDependents) context.queue.add(textOf(dependent));
    }
    this.#begun.add(uid);
    if (!held) await this.#writeFinalizers(object, finalizers, FOREGROUND, context);
    return undefined;
  }

  async #orphaned(object: StoredObject, context: ControllerContext): Promise<undefined> {
    const { uid, finalizers, orphansDependents } = ownershipOf(object.entry.item);
    if (!orphansDependents) return undefined;
    const dependents: StoredObject[] = [];
    for await (const { object: dependent } of this.#graph.dependents(uid, this.#turn)) dependents.push(dependent);
    const free = async (): Promise<void> => {
      for (let next = dependents.pop(); next !== undefined; next = dependents.pop()) {
        await this.#turn();
        await this.#writeOwners(next, (owners) => owners.filter((owner) => owner.uid !== uid), context).catch((error: unknown) => {
          if (!(error instanceof ApiError) || error.reason !== 'NotFound') throw error;
        });
      }
    };
    await Promise.all(Array.from({ length: FREED_AT_ONCE }, free));
    await this.#writeFinalizers(object, finalizers, ORPHAN, context);
    return undefined;
  }

  #objects({ definition }: StoredObject['resource'], { client }: ControllerContext): ResourceClient {
    return client.resource<ApiObject>(definition.id);
  }

  /** Rejects with a conflict where the object has changed since it was looked at. */
  async #writeOwners(
    { resource, entry }: StoredObject,
    change: (owners: readonly OwnerReference[]) => OwnerReference[],
    context: ControllerContext,
  ): Promise<void> {
    const ownerReferences = change(ownershipOf(entry.item).owners);
    const metadata = { resourceVersion: String(entry.revision), ownerReferences: ownerReferences.length === 0 ? null : ownerReferences };
    await this.#objects(resource, context).patch(entry.item.namespace, entry.item.name, { metadata });
  }

  async #writeFinalizers(
    { resource, entry }: StoredObject,
    finalizers: readonly string[],
    without: string,
    context: ControllerContext,
  ): Promise<void> {
    const left = finalizers.filter((finalizer) => finalizer !== without);
    const metadata = { resourceVersion: String(entry.revision), finalizers: left.length === 0 ? null : left };
    await this.#objects(resource, context).patch(entry.item.namespace, entry.item.name, { metadata });
  }

  /** An owner that is not in the object's namespace, but in another, is told of: the object goes all the same. */
  async #checkElsewhere(object: StoredObject, owner: OwnerReference, context: ControllerContext): Promise<void> {
    if (this.#absent.get(owner.uid) === true) return;
    const kind = kindNamed(this.host.registry, owner.apiVersion, owner.kind)?.resource;
    if (kind?.definition.namespaced !== true) return;
    const turn = this.host.environment.pace.begin();
    for (const { item } of kind.cache.readable()) {
      await turn();
      if (item.name === owner.name && uidOf(item) === owner.uid) {
        await this.#tellWrongNamespace(object, owner, context);
        return;
      }
    }
    this.#absent.set(owner.uid, true, owner.uid.length);
  }

  async #tellWrongNamespace(
    { resource, entry: { item, revision } }: StoredObject,
    owner: OwnerReference,
    context: ControllerContext,
  ): Promise<void> {
    const uid = uidOf(item);
    const told = `${uid} ${owner.uid}`;
    if (this.#told.get(told) === true) return;
    this.#told.set(told, true, told.length);
    const { namespace, name } = item;
    const reference = `[${owner.apiVersion}/${owner.kind}, namespace: ${namespace}, name: ${owner.name}, uid: ${owner.uid}]`;
    const { hub, kind } = resource.definition;
    await tellEvent(context, {
      object: { apiVersion: hub, kind, namespace, name, uid, resourceVersion: String(revision) },
      type: 'Warning',
      reason: 'OwnerRefInvalidNamespace',
      message: `ownerRef ${reference} does not exist in namespace ${JSON.stringify(namespace)}`,
      component: 'garbage-collector-controller',
    });
  }
}
