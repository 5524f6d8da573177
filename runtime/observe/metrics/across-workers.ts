/** The metrics of a server that is several processes, as those of one: what each has measured is joined, line by line. */
import type { Turn } from '../../model/definition/settled.js';

/** What is shown of the numbers that several workers have of one series. */
type Joining = 'sum' | 'max' | 'min';

/** Of the process itself; all others that no catalogue declares are sums. */
const OF_PROCESS: readonly (readonly [RegExp, Joining])[] = [
  [/^process_start_time_seconds$/, 'min'],
  [/^process_max_fds$/, 'max'],
  [/^nodejs_version_info$/, 'max'],
  [/^nodejs_eventloop_lag_/, 'max'],
];

export const joiningOfProcess = (name: string): Joining => OF_PROCESS.find(([form]) => form.test(name))?.[1] ?? 'sum';

/** Lines that are read or written before other work may run. */
const LINES_AT_ONCE = 1000;

interface Joined {
  /** The lines of its help and its type. */
  readonly head: string[];
  type: string;
  readonly series: Map<string, number>;
}

const JOIN: Readonly<Record<Joining, (a: number, b: number) => number>> = {
  sum: (a, b) => a + b,
  max: (a, b) => Math.max(a, b),
  min: (a, b) => Math.min(a, b),
};

/** Numbers as the text format spells them. */
function numberOf(text: string): number {
  if (text === '+Inf') return Number.POSITIVE_INFINITY;
  return text === '-Inf' ? Number.NEGATIVE_INFINITY : Number(text);
}

function textOf(value: number): string {
  if (Number.isFinite(value) || Number.isNaN(value)) return Number.isNaN(value) ? 'Nan' : String(value);
  return value > 0 ? '+Inf' : '-Inf';
}

/** A quantile of several processes is not known; the greatest of theirs is what it is at most. */
const isQuantile = (type: string, series: string): boolean => type === 'summary' && series.includes('quantile="');

/**
 * Joins texts of one format, as this server makes them: a comment with the help and one with the type of each metric, then its lines. Metrics
 * stand in the order in which they are first met. `joiningOf`: for gauges; all else is a sum. Lines that are no numbers are left out.
 */
export async function joinedMetrics(texts: readonly string[], joiningOf: (name: string) => Joining, turn: Turn): Promise<string> {
  const metrics = new Map<string, Joined>();
  let lines = 0;
  for (const text of texts) {
    let metric: Joined | undefined;
    let joining: Joining = 'sum';
    for (let start = 0; start < text.length; ) {
      const found = text.indexOf('\n', start);
      const end = found < 0 ? text.length : found;
      const line = text.slice(start, end);
      start = end + 1;
      lines += 1;
      if (lines % LINES_AT_ONCE === 0) await turn();
      if (line.startsWith('#')) {
        const [, word, name = '', type = ''] = line.split(' ', 4);
        metric = metrics.get(name) ?? { head: [], type: '', series: new Map() };
        metrics.set(name, metric);
        if (metric.head.length < 2) metric.head.push(line);
        if (word === 'TYPE') metric.type = type;
        joining = metric.type === 'gauge' ? joiningOf(name) : 'sum';
        continue;
      }
      const space = line.lastIndexOf(' ');
      if (space < 0 || metric === undefined) continue;
      const [series, value] = [line.slice(0, space), numberOf(line.slice(space + 1))];
      const known = metric.series.get(series);
      const how = isQuantile(metric.type, series) ? 'max' : joining;
      metric.series.set(series, known === undefined || Number.isNaN(known) ? value : Number.isNaN(value) ? known : JOIN[how](known, value));
    }
  }
  const parts: string[] = [];
  for (const { head, series } of metrics.values()) {
    parts.push(...head);
    for (const [name, value] of series) {
      parts.push(`${name} ${textOf(value)}`);
      if (parts.length % LINES_AT_ONCE === 0) await turn();
    }
    parts.push('');
  }
  return `${parts.join('\n')}\n`;
}

/** Of a worker that is gone, what never falls: without it, collectors would see counters begin anew. */
export const lastingMetrics = (text: string): string =>
  text
    .split(/^(?=# HELP )/m)
    .filter((metric) => /^# TYPE \S+ (?:counter|histogram|summary)$/m.test(metric))
    .flatMap((metric) => metric.split(/(?<=\n)/))
    .filter((line) => !line.includes('quantile="'))
    .join('');
