/** The times of a schedule, in the time zone that it is meant in. */
import { parseDuration } from '../../../model/values/duration.js';

const MINUTE = 60_000;
const NAMES: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Days that are looked at for the next time: a schedule such as that of the 29th of February waits up to eight years. */
const MOST_DAYS = 366 * 8;

interface Field {
  readonly values: ReadonlySet<number>;
  /** Whether it leaves the values open. */
  readonly isOpen: boolean;
}

function fieldOf(text: string, min: number, max: number, names: readonly string[] = []): Field {
  const number = (one: string): number => (names.includes(one.toLowerCase()) ? names.indexOf(one.toLowerCase()) + min : Number(one));
  const values = new Set<number>();
  for (const term of text.split(',')) {
    const [range = '', step] = term.split('/');
    const [low = '', high] = range.split('-');
    const all = low === '*' || low === '?';
    const from = all ? min : number(low);
    const to = all ? max : high !== undefined ? number(high) : step === undefined ? from : max;
    for (let value = from; value <= to; value += Math.max(1, Number(step ?? 1))) values.add(value);
  }
  return { values, isOpen: /^[*?]/.test(text) };
}

interface Schedule {
  /** The first time after another one, both in Unix milliseconds; undefined where there is none within years. */
  after(time: number): number | undefined;
}

/** A schedule such as `0 3 * * 1-5`, `@daily` or `@every 90m`, which was checked before. The zone is UTC by default. */
export function scheduleOf(text: string, timeZone?: string): Schedule {
  const zoned = /^(?:CRON_)?TZ=(\S*)\s*/.exec(text);
  if (zoned !== null) return scheduleOf(text.slice(zoned[0].length), zoned[1] || timeZone);
  if (text.startsWith('@every ')) {
    const nanos = parseDuration(text.slice('@every '.length));
    const step = Math.max(1000, typeof nanos === 'bigint' ? Number(nanos / 1_000_000n) : MINUTE);
    return { after: (time) => Math.floor(time / 1000) * 1000 + step };
  }
  const [minutes = '*', hours = '*', days = '*', months = '*', weekdays = '*'] = (NAMES[text] ?? text).trim().split(/\s+/);
  return new FieldSchedule(
    {
      minute: fieldOf(minutes, 0, 59),
      hour: fieldOf(hours, 0, 23),
      day: fieldOf(days, 1, 31),
      month: fieldOf(months, 1, 12, MONTHS),
      weekday: fieldOf(weekdays, 0, 6, DAYS),
    },
    new Zone(timeZone ?? 'UTC'),
  );
}

/** Local times of a zone. */
class Zone {
  readonly #format: Intl.DateTimeFormat;

  constructor(timeZone: string) {
    this.#format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  }

  /** The local time as if it were one of UTC, in whole minutes. */
  local(time: number): number {
    const part = Object.fromEntries(this.#format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute);
  }

  /** The time at which the zone shows the local one; undefined for a local time that is left out. */
  at(local: number): number | undefined {
    for (const offset of new Set([local - this.local(local), local - this.local(local + (local - this.local(local)))])) {
      const time = local + offset;
      if (this.local(time) === local) return time;
    }
    return undefined;
  }
}

const DAY = 24 * 60 * MINUTE;

class FieldSchedule implements Schedule {
  constructor(
    private readonly fields: Readonly<Record<'minute' | 'hour' | 'day' | 'month' | 'weekday', Field>>,
    private readonly zone: Zone,
  ) {}

  after(time: number): number | undefined {
    const begin = this.zone.local(time);
    const firstDay = Math.floor(begin / DAY) * DAY;
    for (let days = 0; days < MOST_DAYS; days += 1) {
      const day = firstDay + days * DAY;
      if (!this.#isOnDay(new Date(day))) continue;
      for (const hour of [...this.fields.hour.values].sort((a, b) => a - b))
        for (const minute of [...this.fields.minute.values].sort((a, b) => a - b)) {
          const local = day + (hour * 60 + minute) * MINUTE;
          if (local < begin) continue;
          const found = this.zone.at(local);
          if (found !== undefined && found > time) return found;
        }
    }
    return undefined;
  }

  /** Where both the day of the month and that of the week are given, one of them suffices. */
  #isOnDay(date: Date): boolean {
    const { day, month, weekday } = this.fields;
    if (!month.values.has(date.getUTCMonth() + 1)) return false;
    const [byDay, byWeekday] = [day.values.has(date.getUTCDate()), weekday.values.has(date.getUTCDay())];
    return day.isOpen || weekday.isOpen ? byDay && byWeekday : byDay || byWeekday;
  }
}
