/** Random bytes that each value is sealed with. Asking the system for many at once costs a tenth of asking for each alone. */
import { randomFillSync } from 'node:crypto';

/** Bytes that are asked for at once. */
const SHEET_BYTES = 4096;

const sheet = Buffer.alloc(SHEET_BYTES);
let next = SHEET_BYTES;

/** Fills the part of the buffer with random bytes that were given to nobody before, and gives it. `bytes`: at most 4096. */
export function fillFresh(target: Buffer, from: number, bytes: number): Buffer {
  if (next + bytes > SHEET_BYTES) {
    randomFillSync(sheet);
    next = 0;
  }
  sheet.copy(target, from, next, next + bytes);
  // What was given is nobody else's to read.
  sheet.fill(0, next, next + bytes);
  next += bytes;
  return target.subarray(from, from + bytes);
}
