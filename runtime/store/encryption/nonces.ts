/** Random bytes for the nonces of values. Drawing many at once costs a tenth of drawing each alone. */
import { randomFillSync } from 'node:crypto';

/** Bytes that are drawn at once. */
const SHEET_BYTES = 4096;

const sheet = Buffer.alloc(SHEET_BYTES);
let next = SHEET_BYTES;

/** Fills the part of the buffer with random bytes that were not used before, and returns the buffer. `bytes`: at most 4096. */
export function fillFresh(target: Buffer, from: number, bytes: number): Buffer {
  if (next + bytes > SHEET_BYTES) {
    randomFillSync(sheet);
    next = 0;
  }
  sheet.copy(target, from, next, next + bytes);
  // Bytes that were used are erased, so that nobody can read them here.
  sheet.fill(0, next, next + bytes);
  next += bytes;
  return target.subarray(from, from + bytes);
}
