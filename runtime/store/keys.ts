/** Keys are ordered as their UTF-8 bytes; these functions give that order on JavaScript's UTF-16 strings. */

const FIRST_SURROGATE = 0xd800;
const AFTER_SURROGATES = 0xe000;
const LAST_CODE_POINT = 0x10ffff;

/** The units whose order is not that of their bytes: surrogates, and those after them. */
const DISORDERED = /[\ud800-\uffff]/;

type KeyOrder = (a: string, b: string) => number;

const byUnits: KeyOrder = (a, b) => (a === b ? 0 : a < b ? -1 : 1);

/** Negative, zero or positive as `a` stands before, at or after `b` in the byte order of keys. */
export const compareKeys: KeyOrder = (a, b) => (DISORDERED.test(a) && DISORDERED.test(b) ? byBytes(a, b) : byUnits(a, b));

/** The same for comparisons of one key with many, which mostly are those of plain text. */
export const orderAround = (key: string): KeyOrder => (DISORDERED.test(key) ? byBytes : byUnits);

function byBytes(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return x >= FIRST_SURROGATE && y >= FIRST_SURROGATE ? byteRank(x) - byteRank(y) : x - y;
  }
  return a.length - b.length;
}

/** Surrogates stand for code points beyond all others, although their units come before U+E000. */
const byteRank = (unit: number): number => (unit < AFTER_SURROGATES ? unit + 0x10000 : unit);

/** The first key after all keys that start with the prefix; undefined where there is none (the empty prefix). */
export function prefixEnd(prefix: string): string | undefined {
  const points = Array.from(prefix);
  for (let last = points.pop(); last !== undefined; last = points.pop()) {
    const next = (last.codePointAt(0) ?? 0) + 1;
    if (next > LAST_CODE_POINT) continue;
    return points.join('') + String.fromCodePoint(next === FIRST_SURROGATE ? AFTER_SURROGATES : next);
  }
  return undefined;
}

/** The first key after the given one. */
export const keyAfter = (key: string): string => `${key}\0`;
