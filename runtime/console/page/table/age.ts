/** How long ago something was, as consoles of the field write it: two units at most, and one where that says enough. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

interface Scale {
  /** Milliseconds below which it is used. */
  readonly below: number;
  readonly unit: number;
  readonly name: string;
  /** The unit of what is left, where it is told. */
  readonly rest?: { readonly unit: number; readonly name: string };
}

const SCALES: readonly Scale[] = [
  { below: 2 * MINUTE, unit: SECOND, name: 's' },
  { below: 10 * MINUTE, unit: MINUTE, name: 'm', rest: { unit: SECOND, name: 's' } },
  { below: 3 * HOUR, unit: MINUTE, name: 'm' },
  { below: 8 * HOUR, unit: HOUR, name: 'h', rest: { unit: MINUTE, name: 'm' } },
  { below: 2 * DAY, unit: HOUR, name: 'h' },
  { below: 2 * YEAR, unit: DAY, name: 'd' },
  { below: Number.POSITIVE_INFINITY, unit: YEAR, name: 'y', rest: { unit: DAY, name: 'd' } },
];

/** Seconds of a duration as servers write it, such as `3m57s`. Undefined for other texts. */
export function secondsOf(text: string): number | undefined {
  if (!/^(?:\d{1,9}[ydhms]){1,4}$/.test(text)) return undefined;
  let seconds = 0;
  for (const [, count, name] of text.matchAll(/(\d{1,9})([a-z])/g))
    seconds += (Number(count) * (SCALES.find((scale) => scale.name === name)?.unit ?? 0)) / SECOND;
  return seconds;
}

/** `time`: as objects have it, in RFC 3339. `now`: Unix time in milliseconds. */
export function ageOf(time: string | undefined, now: number): string {
  const at = Date.parse(time ?? '');
  const ms = Math.max(0, now - at);
  const scale = SCALES.find(({ below }) => ms < below);
  if (scale === undefined) return '–';
  const { unit, name, rest } = scale;
  const left = rest === undefined ? 0 : Math.floor((ms % unit) / rest.unit);
  return `${Math.floor(ms / unit)}${name}${left === 0 ? '' : `${left}${rest?.name}`}`;
}
