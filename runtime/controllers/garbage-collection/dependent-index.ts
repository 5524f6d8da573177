/**
 * Who depends on whom: for each owner's uid the objects that name it. Objects without owners cost nothing, and each reference some
 * thirty bytes: a hash of the uid, and where the object is stored, a text that the watch cache has anyway. The index may name objects
 * that depend on the owner no longer, or on another whose uid has the same hash, so that whoever asks looks at the objects.
 */

/** Ends a chain. */
const NONE = -1;
const FIRST_CAPACITY = 256;
const GROWTH = 1.5;
/** Places of a chain that are looked at to take one out; the index is swept for those that lie deeper. */
const REACH = 256;
/** References that may be out of date before the index is swept, beside a third of all. */
const MAX_STALE = 4096;
/** Buckets that are swept with one change. */
const BUCKETS_AT_ONCE = 256;

export interface Place {
  /** Number of the kind. */
  readonly kind: number;
  /** Key in the store. */
  readonly key: string;
}

export class DependentIndex {
  #capacity = FIRST_CAPACITY;
  #hashes = new Uint32Array(FIRST_CAPACITY);
  #next = new Int32Array(FIRST_CAPACITY).fill(NONE);
  #kinds = new Uint16Array(FIRST_CAPACITY);
  #keys: (string | undefined)[] = [];
  /** First reference of each bucket; their number is a power of two. */
  #heads = new Int32Array(FIRST_CAPACITY).fill(NONE);
  /** First unused slot among those that were used. */
  #free = NONE;
  #size = 0;
  #stale = 0;
  /** The bucket that a sweep goes on with; NONE where there is no sweep. */
  #sweeping = NONE;

  /** References that are kept. */
  get size(): number {
    return this.#size;
  }

  /** Bytes that the index takes, without the keys themselves, which belong to the cache. */
  get bytes(): number {
    return this.#hashes.byteLength + this.#next.byteLength + this.#kinds.byteLength + this.#heads.byteLength + this.#keys.length * 8;
  }

  add(uid: string, { kind, key }: Place): void {
    const slot = this.#slot();
    const hash = hashOf(uid);
    const bucket = hash & (this.#heads.length - 1);
    this.#hashes[slot] = hash;
    this.#kinds[slot] = kind;
    this.#keys[slot] = key;
    this.#next[slot] = this.#heads[bucket] ?? NONE;
    this.#heads[bucket] = slot;
    this.#size += 1;
  }

  /** Takes the reference out, or notes that it is out of date where it lies deep. */
  remove(uid: string, { kind, key }: Place): void {
    const hash = hashOf(uid);
    const bucket = hash & (this.#heads.length - 1);
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
  *candidates(uid: string): Generator<Place> {
    const hash = hashOf(uid);
    for (let slot = this.#heads[hash & (this.#heads.length - 1)] ?? NONE; slot !== NONE; slot = this.#next[slot] ?? NONE) {
      const key = this.#keys[slot];
      if (this.#hashes[slot] === hash && key !== undefined) yield { kind: this.#kinds[slot] ?? 0, key };
    }
  }

  /** Whether so many references are out of date that a sweep is worth it. */
  get needsSweep(): boolean {
    return this.#stale > MAX_STALE + this.#size / 3;
  }

  /** Drops references of objects that are not there. */
  sweep(exists: (place: Place) => boolean): void {
    for (let bucket = 0; bucket < this.#heads.length; bucket += 1) this.#sweepBucket(bucket, exists);
    this.#stale = 0;
    this.#sweeping = NONE;
  }

  /** A part of a sweep where one is worth it, or has begun: called with each change, it keeps up with them, and none of them takes long. */
  sweepSome(exists: (place: Place) => boolean): void {
    if (this.#sweeping === NONE) {
      if (!this.needsSweep) return;
      // What goes out of date from now on counts for the next sweep.
      this.#stale = 0;
      this.#sweeping = 0;
    }
    const end = Math.min(this.#heads.length, this.#sweeping + BUCKETS_AT_ONCE);
    for (let bucket = this.#sweeping; bucket < end; bucket += 1) this.#sweepBucket(bucket, exists);
    this.#sweeping = end === this.#heads.length ? NONE : end;
  }

  #sweepBucket(bucket: number, exists: (place: Place) => boolean): void {
    let before = NONE;
    for (let slot = this.#heads[bucket] ?? NONE; slot !== NONE; ) {
      const next = this.#next[slot] ?? NONE;
      const key = this.#keys[slot];
      if (key === undefined || !exists({ kind: this.#kinds[slot] ?? 0, key })) this.#unlink(bucket, before, slot);
      else before = slot;
      slot = next;
    }
  }

  #unlink(bucket: number, before: number, slot: number): void {
    const next = this.#next[slot] ?? NONE;
    if (before === NONE) this.#heads[bucket] = next;
    else this.#next[before] = next;
    this.#keys[slot] = undefined;
    this.#next[slot] = this.#free;
    this.#free = slot;
    this.#size -= 1;
  }

  #slot(): number {
    if (this.#free !== NONE) {
      const slot = this.#free;
      this.#free = this.#next[slot] ?? NONE;
      return slot;
    }
    if (this.#keys.length === this.#capacity) this.#grow();
    this.#keys.push(undefined);
    return this.#keys.length - 1;
  }

  #grow(): void {
    this.#capacity = Math.ceil(this.#capacity * GROWTH);
    this.#hashes = grown(this.#hashes, new Uint32Array(this.#capacity));
    this.#next = grown(this.#next, new Int32Array(this.#capacity));
    this.#kinds = grown(this.#kinds, new Uint16Array(this.#capacity));
    if (this.#heads.length * 2 > this.#capacity) return;
    this.#heads = new Int32Array(this.#heads.length * 2).fill(NONE);
    // References have other buckets from now on, so that a sweep begins again.
    if (this.#sweeping !== NONE) this.#sweeping = 0;
    this.#free = NONE;
    for (let slot = 0; slot < this.#keys.length; slot += 1) {
      const bucket = (this.#hashes[slot] ?? 0) & (this.#heads.length - 1);
      if (this.#keys[slot] === undefined) {
        this.#next[slot] = this.#free;
        this.#free = slot;
      } else {
        this.#next[slot] = this.#heads[bucket] ?? NONE;
        this.#heads[bucket] = slot;
      }
    }
  }
}

function grown<A extends Uint32Array | Int32Array | Uint16Array>(from: A, to: A): A {
  to.set(from);
  return to;
}

/** FNV-1a. Uids may be any text, as clients write references. */
function hashOf(uid: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < uid.length; i += 1) hash = Math.imul(hash ^ uid.charCodeAt(i), 0x01000193);
  // The lower bits choose the bucket.
  return (hash ^ (hash >>> 15)) >>> 0;
}
