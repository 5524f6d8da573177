/** One version of a key as a watch cache holds it. It never changes: a newer version is another entry. */
export class CacheEntry<T> {
  constructor(
    readonly key: string,
    /** Revision of the write that made this version. */
    readonly revision: number,
    /** Revision of the write that made the key, since it last was absent. */
    readonly createRevision: number,
    /** What the cache's `ingest` made of the value. */
    readonly item: T,
  ) {}
}

/** One change of a key, made once and shared by all subscribers. */
export class CacheEvent<T> {
  #memo: Map<string, Buffer> | undefined;

  constructor(
    readonly type: 'put' | 'delete',
    readonly key: string,
    readonly revision: number,
    /** The entry after this change; undefined where the key was deleted. */
    readonly current: CacheEntry<T> | undefined,
    /** The entry before this change; undefined where the key was absent. */
    readonly previous: CacheEntry<T> | undefined,
  ) {}

  /** Encodings of the event, by names that the encoder chooses; dropped once the event is no longer recent. */
  get memo(): Map<string, Buffer> {
    this.#memo ??= new Map();
    return this.#memo;
  }

  /** Drops the encodings; they are made again on demand. */
  forget(): void {
    this.#memo = undefined;
  }
}
