/** Schedules of cron jobs: five fields, or one of a few names. */
import { isDuration } from '../../model/values/duration.js';
import { timeZoneFault } from './time-zone.js';

interface Part {
  readonly min: number;
  readonly max: number;
  /** Names that stand for numbers, the first for the least. */
  readonly names: readonly string[];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const PARTS: readonly Part[] = [
  { min: 0, max: 59, names: [] },
  { min: 0, max: 23, names: [] },
  { min: 1, max: 31, names: [] },
  { min: 1, max: 12, names: MONTHS },
  { min: 0, max: 6, names: DAYS },
];
const NAMED = new Set(['@yearly', '@annually', '@monthly', '@weekly', '@daily', '@midnight', '@hourly']);
const EVERY = '@every ';
const MAX_INT = 2n ** 63n - 1n;

/** A fault of a schedule, thrown where it is found. */
class ScheduleFault extends Error {}

function numberOf(text: string, part: Part): number {
  const named = part.names.indexOf(text.toLowerCase());
  if (named >= 0) return named + part.min;
  const refuse = (why: string): ScheduleFault =>
    new ScheduleFault(`Failed to parse int from ${text}: strconv.Atoi: parsing ${JSON.stringify(text)}: ${why}`);
  if (!/^[+-]?\d+$/.test(text)) throw refuse('invalid syntax');
  if (text.length > 20 || BigInt(text) > MAX_INT) throw refuse('value out of range');
  if (Number(text) < 0) throw new ScheduleFault(`Negative number (${Number(text)}) not allowed: ${text}`);
  return Number(text);
}

const NO_NAMES = { names: [], min: 0, max: 0 };

/** A term: all, a number or a range of numbers, each with a step. A number with a step goes on to the end. */
function checkTerm(term: string, part: Part): void {
  const [range = '', step, moreSteps] = term.split('/');
  const [low = '', high, moreEnds] = range.split('-');
  let [from, to] = [part.min, part.max];
  if (low !== '*' && low !== '?') {
    from = numberOf(low, part);
    if (moreEnds !== undefined) throw new ScheduleFault(`Too many hyphens: ${term}`);
    to = high === undefined ? from : numberOf(high, part);
  }
  if (moreSteps !== undefined) throw new ScheduleFault(`Too many slashes: ${term}`);
  const by = step === undefined ? 1 : numberOf(step, NO_NAMES);
  if (step !== undefined && high === undefined) to = part.max;
  if (from < part.min) throw new ScheduleFault(`Beginning of range (${from}) below minimum (${part.min}): ${term}`);
  if (to > part.max) throw new ScheduleFault(`End of range (${to}) above maximum (${part.max}): ${term}`);
  if (from > to) throw new ScheduleFault(`Beginning of range (${from}) beyond end of range (${to}): ${term}`);
  if (by === 0) throw new ScheduleFault(`Step of range should be a positive number: ${term}`);
}

const ZONED = /^(?:CRON_)?TZ=(\S*)\s*/;

/** Checks a schedule, which may begin with the time zone that it is read in, where there are such. */
function check(whole: string, zones: boolean): void {
  const zone = zones ? ZONED.exec(whole) : null;
  const schedule = zone === null ? whole : whole.slice(zone[0].length);
  if (zone !== null && zone[1] !== '' && timeZoneFault(zone[1] as string) !== undefined)
    throw new ScheduleFault(`provided bad location ${zone[1]}: unknown time zone ${zone[1]}`);
  if (schedule.startsWith(EVERY)) {
    const text = schedule.slice(EVERY.length);
    if (!isDuration(text)) throw new ScheduleFault(`Failed to parse duration ${schedule}: time: invalid duration ${JSON.stringify(text)}`);
    return;
  }
  if (schedule.startsWith('@')) {
    if (!NAMED.has(schedule)) throw new ScheduleFault(`Unrecognized descriptor: ${schedule}`);
    return;
  }
  const fields = schedule.split(/\s+/).filter((field) => field !== '');
  if (fields.length !== PARTS.length) {
    const found = zones ? `[${fields.join(' ')}]` : schedule;
    throw new ScheduleFault(`Expected exactly ${PARTS.length} fields, found ${fields.length}: ${found}`);
  }
  for (const [i, part] of PARTS.entries()) for (const term of (fields[i] ?? '').split(',')) if (term !== '') checkTerm(term, part);
}

/** The fault of a schedule, which may name a time zone where `zones` says so, and is then told in lower case; undefined if it is valid. */
export function scheduleFault(schedule: string, zones: boolean): string | undefined {
  try {
    check(schedule, zones);
    return undefined;
  } catch (error) {
    if (error instanceof ScheduleFault) return zones ? error.message.charAt(0).toLowerCase() + error.message.slice(1) : error.message;
    throw error;
  }
}
