/** One key as a watch cache holds it. Never changed: a newer version is another entry. */
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
    /** The key from this change on; undefined where it was deleted. */
    readonly current: CacheEntry<T> | undefined,
    /** The key up to this change; undefined where it was absent. */
    readonly previous: CacheEntry<T> | undefined,
  ) {}

  /** Encodings of the event, by whatever name the encoder chooses; emptied once the event has left the present. */
  get memo(): Map<string, Buffer> {
    this.#memo ??= new Map();
    return this.#memo;
  }

  /** Lets go of the encodings; the next who needs one makes it again. */
  forget(): void {
    this.#memo = undefined;
  }
}
