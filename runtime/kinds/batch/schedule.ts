/** Schedules of cron jobs: five fields, or one of a few names. */

interface Part {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Names that stand for numbers, the first for the least. */
  readonly names: readonly string[];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const PARTS: readonly Part[] = [
  { name: 'minute', min: 0, max: 59, names: [] },
  { name: 'hour', min: 0, max: 23, names: [] },
  { name: 'day of the month', min: 1, max: 31, names: [] },
  { name: 'month', min: 1, max: 12, names: MONTHS },
  { name: 'day of the week', min: 0, max: 6, names: DAYS },
];
const NAMED = new Set(['@yearly', '@annually', '@monthly', '@weekly', '@daily', '@midnight', '@hourly']);
const EVERY = /^@every (?:\d+(?:\.\d+)?(?:h|m|s|ms|us|µs|ns))+$/;
const ZONE = /^(?:TZ|CRON_TZ)=(\S+)\s+/;

function numberOf(text: string, part: Part): number | undefined {
  const named = part.names.indexOf(text.toLowerCase());
  if (named >= 0) return named + part.min;
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** A term: all, a number or a range of numbers, each with a step. */
function termFault(term: string, part: Part): string | undefined {
  const [range = '', step, more] = term.split('/');
  if (more !== undefined) return `too many slashes: ${term}`;
  if (step !== undefined && !(Number(step) > 0)) return `step of range should be a positive number: ${term}`;
  if (range === '*' || range === '?') return undefined;
  const [from = '', to = from, rest] = range.split('-');
  if (rest !== undefined) return `too many hyphens: ${term}`;
  const [low, high] = [numberOf(from, part), numberOf(to, part)];
  if (low === undefined || high === undefined) return `${JSON.stringify(term)} is no ${part.name}`;
  if (low < part.min) return `beginning of range (${low}) below minimum (${part.min}): ${term}`;
  if (high > part.max) return `end of range (${high}) above maximum (${part.max}): ${term}`;
  return low > high ? `beginning of range (${low}) beyond end of range (${high}): ${term}` : undefined;
}

/** What is wrong with a schedule; undefined where nothing is. */
export function scheduleFault(schedule: string): string | undefined {
  const plain = schedule.replace(ZONE, '');
  if (plain.startsWith('@')) return NAMED.has(plain) || EVERY.test(plain) ? undefined : `unrecognized descriptor: ${plain}`;
  const fields = plain.trim().split(/\s+/);
  if (fields.length !== PARTS.length) return `expected exactly ${PARTS.length} fields, found ${fields.length}: ${plain}`;
  for (const [i, part] of PARTS.entries()) {
    for (const term of (fields[i] ?? '').split(',')) {
      const fault = termFault(term, part);
      if (fault !== undefined) return fault;
    }
  }
  return undefined;
}
