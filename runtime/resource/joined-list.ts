/** The pieces of the list that was asked for last, for whoever asks for the same again. */

/** Larger lists are not kept, in bytes. */
const KEPT_MAX = 32 * 1024 * 1024;

export class JoinedList {
  #kept: { readonly name: string; readonly pieces: readonly Buffer[] } | undefined;
  #asked = '';

  /** The pieces of the content that is named so, made or as they are kept; they are kept once they are asked for twice in a row. */
  *pieces(name: string, lasting: boolean, make: () => Iterable<Buffer>): Iterable<Buffer> {
    if (this.#kept?.name === name) {
      yield* this.#kept.pieces;
      return;
    }
    const again = lasting && this.#asked === name;
    if (lasting) this.#asked = name;
    if (again) yield* this.#keep(name, make());
    else yield* make();
  }

  *#keep(name: string, made: Iterable<Buffer>): Iterable<Buffer> {
    const pieces: Buffer[] = [];
    let size = 0;
    for (const piece of made) {
      size += piece.length;
      if (size <= KEPT_MAX) pieces.push(piece);
      else pieces.length = 0;
      yield piece;
    }
    if (size <= KEPT_MAX) this.#kept = { name, pieces };
  }
}
