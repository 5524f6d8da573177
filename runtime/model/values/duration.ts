/** Durations as Go writes them, such as `1h5m0.5s`. */

const UNITS: ReadonlyMap<string, bigint> = new Map([
  ['ns', 1n],
  ['us', 1_000n],
  ['µs', 1_000n],
  ['μs', 1_000n],
  ['ms', 1_000_000n],
  ['s', 1_000_000_000n],
  ['m', 60_000_000_000n],
  ['h', 3_600_000_000_000n],
]);

/** Nanoseconds that fit 64 bits. */
const MAX = 2n ** 63n;
/** Further digits after the point are less than a nanosecond of any unit. */
const FRACTION_DIGITS = 18;
/** Digits of the largest number of nanoseconds. */
const WHOLE_DIGITS = 19;

type DurationFault = 'invalid' | 'missing unit in';

const isDigit = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
};

function digitsFrom(text: string, start: number): number {
  let at = start;
  while (isDigit(text, at)) at += 1;
  return at;
}

/** Index of the first character that is no zero, or `end`. */
function zerosFrom(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && text.charCodeAt(at) === 48) at += 1;
  return at;
}

/**
 * Parses a duration to nanoseconds within 64 bits; otherwise returns what is wrong with the text, in the words of Go. Reads each
 * character at most twice.
 */
export function parseDuration(text: string): bigint | DurationFault {
  const negative = text.startsWith('-');
  let at = negative || text.startsWith('+') ? 1 : 0;
  if (text.length === at + 1 && text[at] === '0') return 0n;
  if (at === text.length) return 'invalid';
  let total = 0n;
  while (at < text.length) {
    const end = digitsFrom(text, at);
    const point = text[end] === '.' ? end + 1 : end;
    const last = digitsFrom(text, point);
    if (end === at && last === point) return 'invalid';
    let next = last;
    while (next < text.length && text[next] !== '.' && !isDigit(text, next)) next += 1;
    if (next === last) return 'missing unit in';
    const unit = UNITS.get(text.slice(last, next));
    const whole = text.slice(zerosFrom(text, at, end), end);
    if (unit === undefined || whole.length > WHOLE_DIGITS) return 'invalid';
    const fraction = text.slice(point, Math.min(last, point + FRACTION_DIGITS));
    total += BigInt(whole) * unit + (BigInt(fraction) * unit) / 10n ** BigInt(fraction.length);
    if (total > MAX) return 'invalid';
    at = next;
  }
  if (negative) return -total;
  return total === MAX ? 'invalid' : total;
}

export const isDuration = (text: string): boolean => typeof parseDuration(text) === 'bigint';

const WORDED =
  /^(?:\d+\s*(?:ns|nano|nanos?econds?|us|µs|micros?|ms|millis?|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|weeks?|wks?)\s*)+$/i;
/** Units that words begin with, the longer beginnings first: what is no more than a letter is that unit, too. */
const WORDS: readonly (readonly [beginning: string, nanos: bigint])[] = [
  ['n', 1n],
  ['us', 1_000n],
  ['µ', 1_000n],
  ['mic', 1_000n],
  ['ms', 1_000_000n],
  ['mil', 1_000_000n],
  ['s', 1_000_000_000n],
  ['m', 60_000_000_000n],
  ['h', 3_600_000_000_000n],
  ['d', 86_400_000_000_000n],
  ['w', 604_800_000_000_000n],
];

/** The nanoseconds of a duration as Go writes it, or in words such as `1 day`; undefined where it is neither. */
export function parseWordedDuration(text: string): bigint | undefined {
  const nanos = parseDuration(text);
  if (typeof nanos === 'bigint') return nanos;
  if (!WORDED.test(text)) return undefined;
  // Counts and words, in turn.
  const parts = text.toLowerCase().match(/\d+|[a-zµ]+/g) ?? [];
  let total = 0n;
  for (let at = 1; at < parts.length; at += 2) {
    const [count = '', word = ''] = [parts[at - 1], parts[at]];
    total += BigInt(count.slice(0, WHOLE_DIGITS)) * (WORDS.find(([beginning]) => word.startsWith(beginning))?.[1] ?? 0n);
  }
  return BigInt.asIntN(64, total);
}
