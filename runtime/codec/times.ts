/** Times as text: RFC 3339, with a fraction of exactly six digits where microseconds count. */

const LAYOUT = ['2006', '-', '01', '-', '02', 'T', '15', ':', '04', ':', '05'] as const;
const ZONE = 'Z07:00';

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Digits of the fraction. */
  readonly fraction: string;
  /** Minutes ahead of UTC. */
  readonly ahead: number;
}

const WHOLE = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):(\d\d))$/;

function partsOf(text: string, digits: number): Parts | undefined {
  const match = WHOLE.exec(text);
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number);
  const fraction = match[7] ?? '';
  if (digits > 0 && fraction.length !== digits) return undefined;
  const ahead = (Number(match[9] ?? 0) * 60 + Number(match[10] ?? 0)) * (match[8] === '-' ? -1 : 1);
  return { year, month, day, hour, minute, second, fraction, ahead };
}

const OUT_OF_RANGE: readonly (readonly [name: string, out: (p: Parts) => boolean])[] = [
  ['month', (p) => p.month < 1 || p.month > 12],
  ['day', (p) => p.day < 1 || p.day > daysIn(p.year, p.month)],
  ['hour', (p) => p.hour > 23],
  ['minute', (p) => p.minute > 59],
  ['second', (p) => p.second > 59],
];

/** Why a text is no time; undefined where it is one. */
export function timeFault(text: string, digits: 0 | 6): string | undefined {
  const parts = partsOf(text, digits);
  if (parts !== undefined) {
    const out = OUT_OF_RANGE.find(([, is]) => is(parts));
    return out === undefined ? undefined : `parsing time ${JSON.stringify(text)}: ${out[0]} out of range`;
  }
  const layout = `2006-01-02T15:04:05${digits === 0 ? '' : `.${'0'.repeat(digits)}`}${ZONE}`;
  const cannot = (rest: string, element: string): string =>
    `parsing time ${JSON.stringify(text)} as ${JSON.stringify(layout)}: cannot parse ${JSON.stringify(rest)} as ${JSON.stringify(element)}`;
  let at = 0;
  for (const element of LAYOUT) {
    const piece = text.slice(at, at + element.length);
    const fits = /^\d/.test(element) ? piece.length === element.length && /^\d+$/.test(piece) : piece === element;
    // The reader known to clients has by then consumed the year, so its message shows the rest.
    const passed = element === '2006' && piece.length === element.length && /^\d/.test(piece) ? element.length : 0;
    if (!fits) return cannot(text.slice(at + passed), element);
    at += element.length;
  }
  if (digits > 0) {
    const piece = text.slice(at, at + 1 + digits);
    const passed = piece.length > digits ? piece.length : 0;
    if (passed === 0 || !/^\.\d+$/.test(piece)) return cannot(text.slice(at + passed), `.${'0'.repeat(digits)}`);
    at += passed;
  } else at += /^\.\d+/.exec(text.slice(at))?.[0].length ?? 0;
  const zone = /^(?:Z|[+-]\d\d:\d\d)/.exec(text.slice(at))?.[0];
  if (zone === undefined) return cannot(text.slice(at), ZONE);
  return `parsing time ${JSON.stringify(text)}: extra text: ${JSON.stringify(text.slice(at + zone.length))}`;
}

/** Most times come as they are to be written. Days that some months do not have are left to the full reading. */
const CANONICAL = /^(?!0001)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/;

/** The time in UTC with that many digits of a fraction; null for the zero time, undefined where the text is no time. */
export function canonicalTime(text: string, digits: 0 | 6): string | null | undefined {
  if (digits === 0 && CANONICAL.test(text)) return text;
  const parts = partsOf(text, digits);
  if (parts === undefined || OUT_OF_RANGE.some(([, is]) => is(parts))) return undefined;
  const instant = new Date(0);
  instant.setUTCFullYear(parts.year, parts.month - 1, parts.day);
  instant.setUTCHours(parts.hour, parts.minute - parts.ahead, parts.second);
  const year = instant.getUTCFullYear();
  if (year < 0 || year > 9999) return undefined;
  const utc = instant.toISOString().slice(0, 19);
  if (utc === '0001-01-01T00:00:00' && /^0*$/.test(parts.fraction)) return null;
  return digits === 0 ? `${utc}Z` : `${utc}.${parts.fraction}Z`;
}
