import {
  kindNamed,
  mayHold,
  onceHeld,
  storedKinds
} from "./chunk-MSYIZFXF.js";
import {
  CacheFollower,
  together
} from "./chunk-65GXQMRI.js";
import {
  timestamp
} from "./chunk-BLROGNFG.js";
import {
  ApiError,
  BoundedCache,
  keyText,
  runController
} from "./chunk-LN2F7F5X.js";
import "./chunk-BGRWGOVN.js";
import "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";

// dist/runtime/controllers/events.js
async function tellEvent(client, clock, { object, type, reason, message, component }) {
  const now = timestamp(new Date(clock.now()));
  const namespace = object.namespace === "" ? "default" : object.namespace;
  const name = `${object.name}.${(BigInt(clock.now()) * 1000000n + process.hrtime.bigint() % 1000000n).toString(16)}`;
  const event = {
    metadata: { namespace, name },
    involvedObject: { ...object },
    type,
    reason,
    message,
    source: { component },
    firstTimestamp: now,
    lastTimestamp: now,
    count: 1
  };
  await client.resource("events").create(event).catch((error) => console.error(`an event of ${component} was not told:`, error instanceof Error ? error.message : error));
}

// dist/runtime/controllers/garbage-collection/dependent-index.js
var NONE = -1;
var FIRST_CAPACITY = 256;
var GROWTH = 1.5;
var REACH = 256;
var MAX_STALE = 4096;
var DependentIndex = class {
  #capacity = FIRST_CAPACITY;
  #hashes = new Uint32Array(FIRST_CAPACITY);
  #next = new Int32Array(FIRST_CAPACITY).fill(NONE);
  #kinds = new Uint16Array(FIRST_CAPACITY);
  #keys = [];
  /** First reference of each bucket; their number is a power of two. */
  #heads = new Int32Array(FIRST_CAPACITY).fill(NONE);
  /** First unused slot among those that were used. */
  #free = NONE;
  #size = 0;
  #stale = 0;
  /** References that are kept. */
  get size() {
    return this.#size;
  }
  /** Bytes that the index takes, without the keys themselves, which belong to the cache. */
  get bytes() {
    return this.#hashes.byteLength + this.#next.byteLength + this.#kinds.byteLength + this.#heads.byteLength + this.#keys.length * 8;
  }
  add(uid, { kind, key }) {
    const slot = this.#slot();
    const hash = hashOf(uid);
    const bucket = hash & this.#heads.length - 1;
    this.#hashes[slot] = hash;
    this.#kinds[slot] = kind;
    this.#keys[slot] = key;
    this.#next[slot] = this.#heads[bucket] ?? NONE;
    this.#heads[bucket] = slot;
    this.#size += 1;
  }
  /** Takes the reference out, or notes that it is out of date where it lies deep. */
  remove(uid, { kind, key }) {
    const hash = hashOf(uid);
    const bucket = hash & this.#heads.length - 1;
    let before = NONE;
    let slot = this.#heads[bucket] ?? NONE;
    for (let steps = 0; slot !== NONE && steps < REACH; steps += 1) {
      if (this.#hashes[slot] === hash && this.#kinds[slot] === kind && this.#keys[slot] === key) {
        this.#unlink(bucket, before, slot);
        return;
      }
      before = slot;
      slot = this.#next[slot] ?? NONE;
    }
    if (slot !== NONE) this.#stale += 1;
  }
  /** Objects that may name the owner, the latest first. Nothing may be added or removed until all were taken. */
  *candidates(uid) {
    const hash = hashOf(uid);
    for (let slot = this.#heads[hash & this.#heads.length - 1] ?? NONE; slot !== NONE; slot = this.#next[slot] ?? NONE) {
      const key = this.#keys[slot];
      if (this.#hashes[slot] === hash && key !== void 0) yield { kind: this.#kinds[slot] ?? 0, key };
    }
  }
  /** Whether so many references are out of date that a sweep is worth it. */
  get needsSweep() {
    return this.#stale > MAX_STALE + this.#size / 3;
  }
  /** Drops references of objects that are not there. */
  sweep(exists) {
    for (let bucket = 0; bucket < this.#heads.length; bucket += 1) {
      let before = NONE;
      for (let slot = this.#heads[bucket] ?? NONE; slot !== NONE; ) {
        const next = this.#next[slot] ?? NONE;
        const key = this.#keys[slot];
        if (key === void 0 || !exists({ kind: this.#kinds[slot] ?? 0, key })) this.#unlink(bucket, before, slot);
        else before = slot;
        slot = next;
      }
    }
    this.#stale = 0;
  }
  #unlink(bucket, before, slot) {
    const next = this.#next[slot] ?? NONE;
    if (before === NONE) this.#heads[bucket] = next;
    else this.#next[before] = next;
    this.#keys[slot] = void 0;
    this.#next[slot] = this.#free;
    this.#free = slot;
    this.#size -= 1;
  }
  #slot() {
    if (this.#free !== NONE) {
      const slot = this.#free;
      this.#free = this.#next[slot] ?? NONE;
      return slot;
    }
    if (this.#keys.length === this.#capacity) this.#grow();
    this.#keys.push(void 0);
    return this.#keys.length - 1;
  }
  #grow() {
    this.#capacity = Math.ceil(this.#capacity * GROWTH);
    this.#hashes = grown(this.#hashes, new Uint32Array(this.#capacity));
    this.#next = grown(this.#next, new Int32Array(this.#capacity));
    this.#kinds = grown(this.#kinds, new Uint16Array(this.#capacity));
    if (this.#heads.length * 2 > this.#capacity) return;
    this.#heads = new Int32Array(this.#heads.length * 2).fill(NONE);
    this.#free = NONE;
    for (let slot = 0; slot < this.#keys.length; slot += 1) {
      const bucket = (this.#hashes[slot] ?? 0) & this.#heads.length - 1;
      if (this.#keys[slot] === void 0) {
        this.#next[slot] = this.#free;
        this.#free = slot;
      } else {
        this.#next[slot] = this.#heads[bucket] ?? NONE;
        this.#heads[bucket] = slot;
      }
    }
  }
};
function grown(from, to) {
  to.set(from);
  return to;
}
function hashOf(uid) {
  let hash = 2166136261;
  for (let i = 0; i < uid.length; i += 1) hash = Math.imul(hash ^ uid.charCodeAt(i), 16777619);
  return (hash ^ hash >>> 15) >>> 0;
}

// dist/runtime/controllers/garbage-collection/stored-ownership.js
var ORPHAN = "orphan";
var FOREGROUND = "foregroundDeletion";
var OWNERS = Buffer.from('"ownerReferences":[');
var DELETED = Buffer.from('"deletionTimestamp":"');
var UID = Buffer.from('"uid":"');
var QUOTE = 34;
var NOBODY = [];
var mayHaveOwners = ({ json }) => json.indexOf(OWNERS) >= 0;
function uidOf({ json }) {
  const from = json.indexOf(UID);
  if (from < 0) return "";
  const start2 = from + UID.length;
  return json.toString("latin1", start2, json.indexOf(QUOTE, start2));
}
var mayBeDeleted = ({ json }) => json.indexOf(DELETED) >= 0;
function ownershipOf(item) {
  const { uid = "", ownerReferences = NOBODY, deletionTimestamp, finalizers = [] } = item.parse().metadata;
  const deleted = deletionTimestamp !== void 0;
  return {
    uid,
    owners: ownerReferences,
    deleted,
    finalizers,
    awaitsDependents: deleted && finalizers.includes(FOREGROUND),
    orphansDependents: deleted && finalizers.includes(ORPHAN)
  };
}

// dist/runtime/controllers/garbage-collection/ownership-graph.js
var IGNORED = ["events"];
var OwnershipGraph = class {
  constructor(registry, listener) {
    this.registry = registry;
    this.listener = listener;
  }
  registry;
  listener;
  #index = new DependentIndex();
  /** Kinds by their numbers in the index. */
  #kinds = [];
  #followers = /* @__PURE__ */ new Map();
  #waits = /* @__PURE__ */ new Map();
  /** Resolves once everything that was there is in the graph. */
  async start() {
    const held = [];
    for (const resource of this.#collected()) {
      if (await mayHold(resource, resource.prefix)) held.push(resource);
      else this.#await(resource);
    }
    await Promise.all(held.map((resource) => resource.ready(resource.forms.version(resource.definition.hub))));
    await Promise.all(held.map((resource) => this.#follow(resource)));
  }
  /** Looks after kinds that have come since the start, and no longer after those that have gone. */
  refresh() {
    const collected = new Set(this.#collected());
    for (const resource of collected) if (!this.#followers.has(resource) && !this.#waits.has(resource)) this.#await(resource);
    for (const [resource, held] of [...this.#followers, ...this.#waits]) if (!collected.has(resource)) this.#leave(resource, held);
  }
  stop() {
    for (const follower of this.#followers.values()) follower.stop();
    for (const wait of this.#waits.values()) wait.close();
  }
  /** Bytes that ownership takes. */
  get bytes() {
    return this.#index.bytes;
  }
  /** Resolves once the graph shows all that the caches of its kinds do. */
  async told() {
    for (const { begun } of this.#waits.values()) await begun;
    for (const follower of this.#followers.values()) if (!follower.idle) await follower.told();
  }
  /** Objects that name the owner, with the reference that does, and what else they tell; `turn` is waited for before each. */
  async *dependents(uid, turn) {
    const places = new Map([...this.#index.candidates(uid)].map((place) => [place.key, place]));
    for (const place of places.values()) {
      await turn();
      const object = this.#objectAt(place);
      if (object === void 0) continue;
      const ownership = ownershipOf(object.entry.item);
      const reference = ownership.owners.find((owner) => owner.uid === uid);
      if (reference !== void 0) yield { object, reference, ownership };
    }
  }
  /** Objects that may name the owner. */
  *candidates(uid) {
    for (const place of this.#index.candidates(uid)) {
      const object = this.#objectAt(place);
      if (object !== void 0) yield object;
    }
  }
  /** The owner that an object in the namespace names; undefined where there is none of the name. Throws where it cannot be read. */
  owner({ apiVersion, kind, name }, namespace) {
    const resource = kindNamed(this.registry, apiVersion, kind)?.resource;
    const entry = resource?.find(resource.definition.namespaced ? namespace : "", name);
    return resource === void 0 || entry === void 0 ? void 0 : { resource, entry };
  }
  /** How the owner stands that an object in the namespace names. `unknown`, too, for an owner whose kind is not loaded. */
  ownerState(reference, namespace) {
    const resource = kindNamed(this.registry, reference.apiVersion, reference.kind)?.resource;
    if (resource === void 0) return "unknown";
    if (resource.definition.namespaced && namespace === "") return "elsewhere";
    if (!resource.cache.healthy) return "unknown";
    const item = this.owner(reference, namespace)?.entry.item;
    if (item === void 0 || uidOf(item) !== reference.uid) return "absent";
    return mayBeDeleted(item) && ownershipOf(item).awaitsDependents ? "awaitsDependents" : "present";
  }
  #collected() {
    return storedKinds(this.registry, ["delete", "list", "watch"]).map(({ resource }) => resource).filter(({ definition }) => !IGNORED.includes(definition.id.split(".")[0] ?? ""));
  }
  #await(resource) {
    this.#waits.set(
      resource,
      onceHeld(resource, () => {
        this.#waits.delete(resource);
        void this.#follow(resource);
      })
    );
  }
  #follow(resource) {
    const known = this.#kinds.indexOf(resource);
    const kind = known < 0 ? this.#kinds.push(resource) - 1 : known;
    const follower = new CacheFollower(resource, {}, (previous, current) => this.#changed(kind, previous, current));
    this.#followers.set(resource, follower);
    return follower.start();
  }
  #leave(resource, held) {
    if (held instanceof CacheFollower) held.stop();
    else held.close();
    this.#followers.delete(resource);
    this.#waits.delete(resource);
    const kind = this.#kinds.indexOf(resource);
    this.#index.sweep((place) => place.kind !== kind);
  }
  #objectAt({ kind, key }) {
    const resource = this.#kinds[kind];
    const entry = resource?.cache.unreadable.has(key) ? void 0 : resource?.cache.get(key);
    return resource === void 0 || entry === void 0 ? void 0 : { resource, entry };
  }
  #changed(kind, previous, current) {
    const resource = this.#kinds[kind];
    if (resource === void 0) return;
    const before = readOwners(previous);
    const now = current !== void 0 && mayBeDeleted(current.item) ? ownershipOf(current.item) : void 0;
    const owners = now?.owners ?? readOwners(current);
    const key = (current ?? previous)?.key ?? "";
    for (const { uid } of owners) if (!before.some((owner) => owner.uid === uid)) this.#index.add(uid, { kind, key });
    for (const { uid } of before) if (!owners.some((owner) => owner.uid === uid)) this.#index.remove(uid, { kind, key });
    if (this.#index.needsSweep) this.#index.sweep((place) => this.#objectAt(place) !== void 0);
    const { namespace } = (current ?? previous ?? { item: { namespace: "" } }).item;
    for (const owner of before)
      if (blocks(owner) && !owners.some((o) => o.uid === owner.uid && blocks(o))) this.#unblocked(owner, namespace);
    if (current === void 0) {
      if (previous !== void 0) this.listener.gone(uidOf(previous.item));
      return;
    }
    const object = { resource, entry: current };
    if (now?.orphansDependents) this.listener.orphan(object);
    if (now?.awaitsDependents || owners.some((owner) => this.#ownerIsNotWell(owner, namespace))) this.listener.judge(object);
  }
  #ownerIsNotWell(owner, namespace) {
    try {
      return this.ownerState(owner, namespace) !== "present";
    } catch {
      return false;
    }
  }
  /** An object holds its owner no longer. */
  #unblocked(reference, namespace) {
    try {
      const owner = this.owner(reference, namespace);
      if (owner !== void 0 && mayBeDeleted(owner.entry.item)) this.listener.judge(owner);
    } catch {
    }
  }
};
var blocks = ({ blockOwnerDeletion }) => blockOwnerDeletion === true;
var readOwners = (entry) => entry === void 0 || !mayHaveOwners(entry.item) ? NOBODY : ownershipOf(entry.item).owners;

// dist/runtime/controllers/garbage-collection/controller.js
var NAME = "garbagecollector";
var ACCOUNT = "generic-garbage-collector";
var WORKERS = 20;
var ORPHAN_WORKERS = 5;
var FREED_AT_ONCE = 20;
var REFRESH_MS = 3e4;
var RACED = { requeueAfter: 5 };
var LATER = { requeueAfter: 100 };
var REMEMBERED_BYTES = 64 * 1024;
var start = (host) => new GarbageCollection(host).start();
var textOf = ({ resource, entry: { item } }) => `${resource.definition.id} ${keyText(item)}`;
var NotNow = class extends Error {
};
var GarbageCollection = class {
  constructor(host) {
    this.host = host;
    this.#turn = together(host.environment.pace.begin());
    this.#graph = new OwnershipGraph(host.registry, {
      judge: (object) => this.#judge?.queue.add(textOf(object)),
      orphan: (object) => this.#orphan?.queue.add(textOf(object)),
      gone: (uid) => this.#gone(uid)
    });
  }
  host;
  #graph;
  /** Owners that were seen to be gone, which need not be looked for elsewhere. */
  #absent = new BoundedCache(REMEMBERED_BYTES);
  #told = new BoundedCache(REMEMBERED_BYTES);
  /** Owners in the foreground whose dependents have all been asked to go. */
  #begun = /* @__PURE__ */ new Set();
  #turn;
  #judge;
  #orphan;
  #stopped = false;
  async start() {
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
        reconcile: (key, context) => this.#settle(key, (object) => this.#judged(object, context))
      },
      api
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
        reconcile: (key, context) => this.#settle(key, (object) => this.#orphaned(object, context))
      },
      api
    );
    let loading = "waiting for all kinds to be read";
    this.#graph.start().then(
      () => {
        loading = void 0;
      },
      (error) => {
        loading = error instanceof Error ? error.message : String(error);
        if (!this.#stopped) console.error(`${NAME} does not work:`, error);
      }
    );
    const refresh = () => {
      if (this.#stopped) return;
      this.#graph.refresh();
      timer = clock.after(REFRESH_MS, refresh);
    };
    let timer = clock.after(REFRESH_MS, refresh);
    return {
      state: () => loading,
      stop: async () => {
        this.#stopped = true;
        timer.cancel();
        this.#graph.stop();
        await Promise.all([judging.stop(), orphaning.stop()]);
      }
    };
  }
  #gone(uid) {
    if (uid === "") return;
    let depended = false;
    for (const object of this.#graph.candidates(uid)) {
      depended = true;
      this.#judge?.queue.add(textOf(object));
    }
    if (depended) this.#absent.set(uid, true, uid.length);
    this.#begun.delete(uid);
  }
  /** Works on the object of a key as it is stored now, together with all that was acknowledged before. */
  async #settle(key, work) {
    const text = keyText(key);
    const blank = text.indexOf(" ");
    const [id, name] = [text.slice(0, blank), text.slice(blank + 1)];
    if (!this.host.registry.has(id)) return void 0;
    const resource = this.host.registry.byId(id);
    await this.#turn();
    if (!await resource.settled()) return RACED;
    await this.#graph.told();
    const entry = resource.cache.get(`${resource.prefix}${name}`);
    if (entry === void 0) return void 0;
    try {
      return await work({ resource, entry });
    } catch (error) {
      if (error instanceof ApiError && error.reason === "NotFound") return void 0;
      if (error instanceof ApiError && error.reason === "Conflict") return RACED;
      if (error instanceof NotNow) return LATER;
      throw error;
    }
  }
  async #judged(object, context) {
    const ownership = ownershipOf(object.entry.item);
    if (ownership.awaitsDependents) return this.#finishForeground(object, ownership, context);
    if (ownership.deleted || ownership.owners.length === 0) return void 0;
    const { namespace } = object.entry.item;
    const lost = [];
    const waiting = [];
    for (const owner of ownership.owners) {
      const state = await this.#ownerState(owner, namespace);
      if (state === "elsewhere") {
        await this.#tellWrongNamespace(object, owner, context);
        return void 0;
      }
      if (state === "absent") lost.push(owner);
      else if (state === "awaitsDependents") waiting.push(owner);
    }
    if (lost.length + waiting.length < ownership.owners.length) {
      const without = new Set([...lost, ...waiting].map(({ uid }) => uid));
      if (without.size > 0) await this.#writeOwners(object, (owners) => owners.filter(({ uid }) => !without.has(uid)), context);
      return void 0;
    }
    for (const owner of lost) await this.#checkElsewhere(object, owner, context);
    await this.#delete(object, ownership, waiting.length > 0, context);
    return void 0;
  }
  /** The owner's state, its kind being loaded. Throws where there is no such kind: whether the owner is there, nobody knows. */
  async #ownerState(owner, namespace) {
    const known = kindNamed(this.host.registry, owner.apiVersion, owner.kind);
    if (known === void 0)
      throw new Error(`no matches for kind ${JSON.stringify(owner.kind)} in version ${JSON.stringify(owner.apiVersion)}`);
    await known.resource.ready(known.version);
    const state = this.#graph.ownerState(owner, namespace);
    if (state === "unknown") throw new NotNow();
    return state;
  }
  async #delete({ resource, entry }, ownership, forOwner, context) {
    const { uid, finalizers } = ownership;
    let policy = finalizers.includes(ORPHAN) ? "Orphan" : finalizers.includes(FOREGROUND) ? "Foreground" : "Background";
    let preconditions = { uid, resourceVersion: String(entry.revision) };
    if (forOwner) {
      let circle = false;
      for await (const dependent of this.#graph.dependents(uid, this.#turn)) {
        policy = "Foreground";
        circle = dependent.ownership.awaitsDependents;
        if (circle) break;
      }
      if (circle) {
        await this.#writeOwners({ resource, entry }, (owners) => owners.map((owner) => ({ ...owner, blockOwnerDeletion: false })), context);
        preconditions = { uid };
      }
    }
    await this.#objects(resource, context).delete(entry.item.namespace, entry.item.name, { propagationPolicy: policy, preconditions });
  }
  /** An owner that waits for its dependents goes as soon as none is left that holds it. */
  async #finishForeground(object, { uid, finalizers }, context) {
    let held = false;
    const begun = this.#begun.has(uid);
    for await (const { object: dependent, reference, ownership } of this.#graph.dependents(uid, this.#turn)) {
      held ||= reference.blockOwnerDeletion === true;
      if (begun && held) return void 0;
      if (!ownership.awaitsDependents) context.queue.add(textOf(dependent));
    }
    this.#begun.add(uid);
    if (!held) await this.#writeFinalizers(object, finalizers, FOREGROUND, context);
    return void 0;
  }
  async #orphaned(object, context) {
    const { uid, finalizers, orphansDependents } = ownershipOf(object.entry.item);
    if (!orphansDependents) return void 0;
    const dependents = [];
    for await (const { object: dependent } of this.#graph.dependents(uid, this.#turn)) dependents.push(dependent);
    const free = async () => {
      for (let next = dependents.pop(); next !== void 0; next = dependents.pop()) {
        await this.#turn();
        await this.#writeOwners(next, (owners) => owners.filter((owner) => owner.uid !== uid), context).catch((error) => {
          if (!(error instanceof ApiError) || error.reason !== "NotFound") throw error;
        });
      }
    };
    await Promise.all(Array.from({ length: FREED_AT_ONCE }, free));
    await this.#writeFinalizers(object, finalizers, ORPHAN, context);
    return void 0;
  }
  #objects({ definition }, { client }) {
    return client.resource(definition.id);
  }
  /** Rejects with a conflict where the object has changed since it was looked at. */
  async #writeOwners({ resource, entry }, change, context) {
    const ownerReferences = change(ownershipOf(entry.item).owners);
    const metadata = { resourceVersion: String(entry.revision), ownerReferences: ownerReferences.length === 0 ? null : ownerReferences };
    await this.#objects(resource, context).patch(entry.item.namespace, entry.item.name, { metadata });
  }
  async #writeFinalizers({ resource, entry }, finalizers, without, context) {
    const left = finalizers.filter((finalizer) => finalizer !== without);
    const metadata = { resourceVersion: String(entry.revision), finalizers: left.length === 0 ? null : left };
    await this.#objects(resource, context).patch(entry.item.namespace, entry.item.name, { metadata });
  }
  /** An owner that is not in the object's namespace, but in another, is told of: the object goes all the same. */
  async #checkElsewhere(object, owner, context) {
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
  async #tellWrongNamespace({ resource, entry: { item, revision } }, owner, context) {
    const uid = uidOf(item);
    const told = `${uid} ${owner.uid}`;
    if (this.#told.get(told) === true) return;
    this.#told.set(told, true, told.length);
    const { namespace, name } = item;
    const reference = `[${owner.apiVersion}/${owner.kind}, namespace: ${namespace}, name: ${owner.name}, uid: ${owner.uid}]`;
    const { hub, kind } = resource.definition;
    await tellEvent(context.client, context.clock, {
      object: { apiVersion: hub, kind, namespace, name, uid, resourceVersion: String(revision) },
      type: "Warning",
      reason: "OwnerRefInvalidNamespace",
      message: `ownerRef ${reference} does not exist in namespace ${JSON.stringify(namespace)}`,
      component: "garbage-collector-controller"
    });
  }
};
export {
  start
};
