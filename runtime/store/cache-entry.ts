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
  #encodings: Map<string, Buffer> | undefined;
  #bytes = 0;
  #keeping: ((bytes: number) => void) | undefined;

  constructor(
    readonly type: 'put' | 'delete',
    readonly key: string,
    readonly revision: number,
    /** The entry after this change; undefined where the key was deleted. */
    readonly current: CacheEntry<T> | undefined,
    /** The entry before this change; undefined where the key was absent. */
    readonly previous: CacheEntry<T> | undefined,
  ) {}

  /** From now on encodings are kept; the function is told the bytes of each. */
  keepEncodings(keeping: (bytes: number) => void): void {
    this.#keeping = keeping;
  }

  /** The encoding of a name that its encoder chose; undefined where none is kept. */
  encoding(name: string): Buffer | undefined {
    return this.#encodings?.get(name);
  }

  /** Keeps an encoding for all subscribers while the event is one of those whose encodings are kept. */
  keep(name: string, encoding: Buffer): void {
    if (this.#keeping === undefined) return;
    this.#encodings ??= new Map();
    this.#encodings.set(name, encoding);
    this.#bytes += encoding.length;
    this.#keeping(encoding.length);
  }

  /** Drops the encodings, which are made again on demand and no longer kept. Returns their bytes. */
  forget(): number {
    const bytes = this.#bytes;
    this.#encodings = undefined;
    this.#keeping = undefined;
    this.#bytes = 0;
    return bytes;
  }
}
