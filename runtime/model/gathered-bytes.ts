/** Bytes that come in pieces, gathered so that they take no more memory than they are long, however small the pieces. */

/** Pieces of fewer bytes are copied together: each would keep the buffer alive that it was read into. */
const SMALL = 4096;
const BLOCK = 16 * 1024;

export class GatheredBytes {
  readonly #pieces: Buffer[] = [];
  /** The last piece, while it has room. */
  #block: Buffer | undefined;
  #filled = 0;
  #size = 0;

  /** Bytes that were added. */
  get size(): number {
    return this.#size;
  }

  add(piece: Buffer): void {
    this.#size += piece.length;
    // Most of what comes is one piece.
    if (piece.length >= SMALL || this.#size === piece.length) {
      this.#closeBlock();
      this.#pieces.push(piece);
      return;
    }
    if (this.#filled + piece.length > BLOCK) this.#closeBlock();
    this.#block ??= Buffer.allocUnsafeSlow(BLOCK);
    this.#filled += piece.copy(this.#block, this.#filled);
  }

  /** All bytes; nothing may be added after it. */
  all(): Buffer {
    this.#closeBlock();
    const [only] = this.#pieces;
    return this.#pieces.length === 1 && only !== undefined ? only : Buffer.concat(this.#pieces, this.#size);
  }

  #closeBlock(): void {
    if (this.#block !== undefined) this.#pieces.push(this.#block.subarray(0, this.#filled));
    this.#block = undefined;
    this.#filled = 0;
  }
}
