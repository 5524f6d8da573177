/** Moments as RFC 3339 writes them, to the nanosecond. */
import { Timestamp } from './values.js';

const FORM = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d))?$/;
const SECOND = 1_000_000_000n;

/** Moments from the year 1 to the year 9999, as Protobuf bounds them. */
const MIN = -62_135_596_800n * SECOND;
const MAX = 253_402_300_800n * SECOND - 1n;

/** The moment of so many nanoseconds since 1970; undefined outside of what timestamps can say. */
export const timestampAt = (nanos: bigint): Timestamp | undefined => (nanos < MIN || nanos > MAX ? undefined : new Timestamp(nanos));

/** The moment that a text tells, or the start of the day that it names; undefined where it is neither. Letters in it are upper case. */
export function parseTimestamp(text: string): Timestamp | undefined {
  const match = FORM.exec(text);
  if (match === null) return undefined;
  const [, year = '', month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] = match;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day) || hour === '24') return undefined;
  const offset = zone === 'Z' ? 0 : (zone.startsWith('-') ? -1 : 1) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4)));
  return timestampAt((BigInt(date.getTime()) / 1000n - BigInt(offset) * 60n) * SECOND + BigInt(fraction.padEnd(9, '0')));
}

const floor = (a: bigint, b: bigint): bigint => a / b - (a % b < 0n ? 1n : 0n);

/** The seconds since 1970, and the nanoseconds of the second. */
export const secondsOf = ({ nanos }: Timestamp): { seconds: bigint; nanos: bigint } => {
  const seconds = floor(nanos, SECOND);
  return { seconds, nanos: nanos - seconds * SECOND };
};

/** Nanoseconds as what follows the seconds, in as many digits as they need. */
function shownFraction(nanos: bigint): string {
  if (nanos === 0n) return '';
  let [digits, places] = [nanos, 9];
  while (digits % 10n === 0n) [digits, places] = [digits / 10n, places - 1];
  return `.${String(digits).padStart(places, '0')}`;
}

/** A moment as RFC 3339 writes it, in UTC, with as many digits as it needs. */
export function shownTimestamp(timestamp: Timestamp): string {
  const { seconds, nanos } = secondsOf(timestamp);
  const date = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
  const fraction = shownFraction(nanos);
  return `${date}${fraction}Z`;
}

/** A duration in seconds, as Protobuf writes it. */
export function shownDuration(nanos: bigint): string {
  const [sign, size] = nanos < 0n ? ['-', -nanos] : ['', nanos];
  const fraction = shownFraction(size % SECOND);
  return `${sign}${size / SECOND}${fraction}s`;
}

/** A moment's fields in a zone: UTC, an offset such as -08:00, or a zone by its name; undefined for one that is not known. */
export function inZone(timestamp: Timestamp, zone: string): Date | undefined {
  const millis = Number(secondsOf(timestamp).seconds) * 1000 + Number(secondsOf(timestamp).nanos / 1_000_000n);
  if (zone === '' || zone === 'UTC') return new Date(millis);
  const offset = /^([+-]?)(\d\d):(\d\d)$/.exec(zone);
  if (offset !== null) return new Date(millis + (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3])) * 60_000);
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }).formatToParts(new Date(millis));
    const part = (type: string): number => Number(parts.find((p) => p.type === type)?.value ?? 0);
    return new Date(
      Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) +
        (((millis % 1000) + 1000) % 1000),
    );
  } catch {
    return undefined;
  }
}
