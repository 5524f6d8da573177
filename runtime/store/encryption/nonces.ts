/** Random bytes for the nonces of values. Drawing many at once costs a tenth of drawing each alone. */
import { randomFillSync } from 'node:crypto';

/** Bytes that are drawn at once. */
const SHEET_BYTES = 4096;

export class FreshBytes {
  readonly #sheet = Buffer.alloc(SHEET_BYTES);
  #next = SHEET_BYTES;

  /** Fills the part of the buffer with random bytes that were not used before, and returns the buffer. `bytes`: at most 4096. */
  fill(target: Buffer, from: number, bytes: number): Buffer {
    if (this.#next + bytes > SHEET_BYTES) {
      randomFillSync(this.#sheet);
      this.#next = 0;
    }
    const end = this.#next + bytes;
    this.#sheet.copy(target, from, this.#next, end);
    // Bytes that were handed out may become key material, so no copy of them stays here.
    this.#sheet.fill(0, this.#next, end);
    this.#next = end;
    return target.subarray(from, from + bytes);
  }
}
