/** Keeps the body of the latest list, for clients that repeat the same list. */

/** Bytes of the largest body that is kept. */
const KEPT_MAX = 32 * 1024 * 1024;

export class ListBodyCache {
  #kept: { readonly name: string; readonly chunks: readonly Buffer[] } | undefined;
  #asked = '';

  /**
   * The chunks of the body called `name`, from the cache or else from `make`. A body is kept when it is asked for twice in a row and is
   * `lasting`, which means that the name will never stand for another body.
   */
  *chunks(name: string, lasting: boolean, make: () => Iterable<Buffer>): Iterable<Buffer> {
    if (this.#kept?.name === name) {
      yield* this.#kept.chunks;
      return;
    }
    const again = lasting && this.#asked === name;
    if (lasting) this.#asked = name;
    if (again) yield* this.#keep(name, make());
    else yield* make();
  }

  *#keep(name: string, made: Iterable<Buffer>): Iterable<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    for (const chunk of made) {
      size += chunk.length;
      if (size <= KEPT_MAX) chunks.push(chunk);
      else chunks.length = 0;
      yield chunk;
    }
    if (size <= KEPT_MAX) this.#kept = { name, chunks };
  }
}
