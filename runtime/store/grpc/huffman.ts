/** The Huffman code of header fields (RFC 7541, appendix B). It is canonical, so that the lengths of the codes say all. */

/** Bits of the code of each byte from 0 to 255 and of the end, a digit to the base 36 for each. */
const LENGTHS = [
  'dnsssssssoussussssssssusssssssss6aacd68baa8b8666555666666678f6ca',
  'd67777777777777777777777878djde6f56565666577666567655677777fbeds',
  'kmkkmmmnmnnnnnonoomnonnnnlmnmnnomlkmmnnlnmmolmnnllmlnmnnkmmmnmmn',
  'qqkjmnmpqqqrrqopjlqrrqrollqqsrrrkoklmllnmmppooqnqrqqrrrrrsrrrrrq',
  'u',
].join('');

const END = 256;
const LONGEST = 30;

/** Symbols in the order of their codes. */
const SYMBOLS: readonly number[] = [...LENGTHS].map((_, symbol) => symbol).sort((a, b) => bitsOf(a) - bitsOf(b) || a - b);

/** By length: the first code of it, how many there are, and where their symbols begin. */
const CODES: readonly { readonly first: number; readonly count: number; readonly at: number }[] = codes();

function bitsOf(symbol: number): number {
  return Number.parseInt(LENGTHS.charAt(symbol), 36);
}

function codes(): { first: number; count: number; at: number }[] {
  const made: { first: number; count: number; at: number }[] = [];
  let first = 0;
  let at = 0;
  for (let bits = 0; bits <= LONGEST; bits += 1) {
    const count = SYMBOLS.filter((symbol) => bitsOf(symbol) === bits).length;
    made.push({ first, count, at });
    at += count;
    first = (first + count) * 2;
  }
  return made;
}

/** The text that the bytes are the code of. Throws an Error where they are none. */
export function huffmanDecoded(bytes: Uint8Array): string {
  const text: number[] = [];
  let code = 0;
  let bits = 0;
  let ones = true;
  for (const byte of bytes)
    for (let bit = 7; bit >= 0; bit -= 1) {
      const digit = (byte >> bit) & 1;
      code = code * 2 + digit;
      bits += 1;
      ones &&= digit === 1;
      const { first, count, at } = CODES[bits] ?? NONE;
      if (count === 0 || code - first >= count) {
        if (bits >= LONGEST) throw new Error('a header field is not in the Huffman code');
        continue;
      }
      const symbol = SYMBOLS[at + code - first] ?? END;
      if (symbol === END) throw new Error('a header field holds the end of the Huffman code');
      text.push(symbol);
      code = 0;
      bits = 0;
      ones = true;
    }
  // What fills up the last byte is the beginning of the code of the end, which is all ones.
  if (bits > 7 || !ones) throw new Error('a header field is filled up with other bits than ones');
  return Buffer.from(text).toString('latin1');
}

const NONE = { first: 0, count: 0, at: 0 };
