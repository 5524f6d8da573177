/** The part of `node:net` that code which also runs in browsers needs: whether a text is an address, as Node says it. */

const PART = '(?:[0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])';
const V4 = `(?:${PART}\\.){3}${PART}`;
const IPV4 = new RegExp(`^${V4}$`);
const WORD = /^[0-9a-fA-F]{1,4}$/;
/** Words of an address of version 6. */
const WORDS = 8;

export const isIPv4 = (text: string): boolean => IPV4.test(text);

function isIPv6(text: string): boolean {
  const [address = '', ...zones] = text.split('%');
  if (zones.length > 1 || (zones[0] !== undefined && !/^[0-9a-zA-Z\-.:]+$/.test(zones[0]))) return false;
  const halves = address.split('::');
  if (halves.length > 2) return false;
  const words = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = words.at(-1) ?? '';
  const endsInV4 = last.includes('.') && isIPv4(last) && !address.endsWith('::');
  const count = words.length + (endsInV4 ? 1 : 0);
  const areWords = words.every((word, i) => WORD.test(word) || (endsInV4 && i === words.length - 1));
  return areWords && (halves.length === 2 ? count < WORDS : count === WORDS);
}

/** 4 or 6 for an address of that version, 0 for what is none. */
export const isIP = (text: string): number => (isIPv4(text) ? 4 : isIPv6(text) ? 6 : 0);
