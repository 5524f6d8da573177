/** What `kindwright top` shows: two looks at a server's metrics, and what lies between them. */
import { grouped, quantile, type Samples, sumOf } from './samples.js';

/** A look at a server. */
export interface Look {
  readonly samples: Samples;
  /** Unix time in milliseconds. */
  readonly at: number;
  /** The dump of priority levels, where the server has them. */
  readonly levels: string | undefined;
}

type Row = readonly string[];

const REQUESTS = 'apiserver_request_total';
const DURATIONS = 'apiserver_request_duration_seconds_bucket';
const WAITS = 'apiserver_flowcontrol_request_wait_duration_seconds_bucket';
const KIND = ['verb', 'group', 'version', 'resource', 'subresource'] as const;
const FLOW = ['priority_level', 'flow_schema'] as const;
const MEBIBYTE = 1024 * 1024;

interface Size {
  /** Rows of each table at most. */
  readonly rows: number;
  /** Letters of a line, and lines, that there is room for; all when absent. */
  readonly columns?: number | undefined;
  readonly lines?: number | undefined;
}

/** Lines beside the rows of both tables and what waits: the head, headings, what lies between them, and the last line's end. */
const OTHER_LINES = 8;

export function screen(url: string, before: Look, now: Look, { rows, columns, lines = Number.POSITIVE_INFINITY }: Size): string {
  const seconds = Math.max((now.at - before.at) / 1000, 0.001);
  const waiting = levels(now.levels);
  const room = lines - OTHER_LINES - (waiting?.split('\n').length ?? 0);
  const asking = flows(before.samples, now.samples, seconds);
  const askingShown = Math.min(rows, Math.max(1, Math.floor(room / 2)), asking?.length ?? 0);
  const askedShown = Math.min(rows, Math.max(1, room - askingShown));
  const parts = [
    head(url, before, now, seconds),
    table(
      ['REQUEST', 'PER SEC', 'CODES', 'P50', 'P99'],
      requests(before.samples, now.samples, seconds).slice(0, askedShown),
      'Nothing is asked.',
    ),
    asking && table(FLOW_COLUMNS, asking.slice(0, askingShown), 'Nobody asks.'),
    waiting,
  ];
  const text = parts.filter((part) => part !== undefined).join('\n\n');
  return `${text
    .split('\n')
    .slice(0, lines - 1)
    .map((line) => line.slice(0, columns))
    .join('\n')}\n`;
}

/** As wide as a terminal of 80 letters for the flow schemas that every server has. */
const FLOW_COLUMNS = ['FLOW SCHEMA', 'LEVEL', 'PER SEC', 'RUNS', 'WAITS', 'REFUSED', 'WAIT P99'] as const;

function head(url: string, before: Look, { samples, at }: Look, seconds: number): string {
  const release = samples.get('kubernetes_build_info')?.[0]?.labels.git_version ?? 'unknown release';
  const up = Math.max(0, at / 1000 - sumOf(samples, 'process_start_time_seconds'));
  const cpu = (sumOf(samples, 'process_cpu_seconds_total') - sumOf(before.samples, 'process_cpu_seconds_total')) / seconds;
  const inflight = (kind: string): number => sumOf(samples, 'apiserver_current_inflight_requests', { request_kind: kind });
  return [
    `${url}  ${release}  up ${spanOf(up)}  CPU ${(cpu * 100).toFixed(0)} %  memory ${(sumOf(samples, 'process_resident_memory_bytes') / MEBIBYTE).toFixed(0)} MiB`,
    `in flight: ${inflight('readOnly')} that read, ${inflight('mutating')} that change  watches: ${sumOf(samples, 'apiserver_registered_watchers')}`,
  ].join('\n');
}

/** What is asked, that which is asked most first. */
function requests(before: Samples, now: Samples, seconds: number): Row[] {
  const rates = differences(grouped(before, REQUESTS, KIND), grouped(now, REQUESTS, KIND));
  const codes = differences(grouped(before, REQUESTS, [...KIND, 'code']), grouped(now, REQUESTS, [...KIND, 'code']));
  const durations = differences(grouped(before, DURATIONS, [...KIND, 'le']), grouped(now, DURATIONS, [...KIND, 'le']));
  return byCount(rates).map(([key, count]) => {
    const bounds = boundsOf(durations, key);
    return [nameOf(key), rate(count, seconds), codesOf(codes, key), shownBound(quantile(bounds, 0.5)), shownBound(quantile(bounds, 0.99))];
  });
}

function nameOf(key: string): string {
  const [verb = '', group = '', version = '', resource = '', subresource = ''] = partsOf(key);
  if (resource === '') return `${verb} ${subresource}`;
  return `${verb} ${resource}${subresource === '' ? '' : `/${subresource}`}${group === '' ? '' : `.${group}`} ${version}`;
}

/** Codes with how often each was answered, the most frequent first. */
function codesOf(codes: ReadonlyMap<string, number>, key: string): string {
  const own = [...codes]
    .filter(([code]) => startsWith(code, key))
    .map(([code, count]): [string, number] => [partsOf(code).at(-1) ?? '', count]);
  return byCount(new Map(own))
    .map(([code, count]) => `${code}:${count}`)
    .join(' ');
}

/** Who asks, as far as flow schemas tell callers apart; nothing where the server has none. */
function flows(before: Samples, now: Samples, seconds: number): Row[] | undefined {
  const name = 'apiserver_flowcontrol_dispatched_requests_total';
  if (!now.has(name)) return undefined;
  const dispatched = differences(grouped(before, name, FLOW), grouped(now, name, FLOW));
  const rejections = 'apiserver_flowcontrol_rejected_requests_total';
  const rejected = differences(grouped(before, rejections, FLOW), grouped(now, rejections, FLOW));
  const executing = grouped(now, 'apiserver_flowcontrol_current_executing_requests', FLOW);
  const waiting = grouped(now, 'apiserver_flowcontrol_current_inqueue_requests', FLOW);
  const waits = differences(grouped(before, WAITS, [...FLOW, 'le']), grouped(now, WAITS, [...FLOW, 'le']));
  const all = new Map([...grouped(now, name, FLOW).keys()].map((key) => [key, dispatched.get(key) ?? 0]));
  return [...all]
    .filter(([key, count]) => count + (rejected.get(key) ?? 0) + (waiting.get(key) ?? 0) + (executing.get(key) ?? 0) > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([key, count]): Row => {
      const [level = '', schema = ''] = partsOf(key);
      const p99 = shownBound(quantile(boundsOf(waits, key), 0.99));
      return [
        schema,
        level,
        rate(count, seconds),
        String(executing.get(key) ?? 0),
        String(waiting.get(key) ?? 0),
        rate(rejected.get(key) ?? 0, seconds),
        p99,
      ];
    });
}

/** Columns of the dump that are shown, and what they are called. */
const LEVEL_COLUMNS = [
  ['PriorityLevelName', 'LEVEL'],
  ['ActiveQueues', 'QUEUES'],
  ['WaitingRequests', 'WAITING'],
  ['ExecutingRequests', 'RUNNING'],
] as const;

/** What waits, as the server's own dump tells it: the rows of levels where something does. Undefined where it has no dump. */
function levels(dump: string | undefined): string | undefined {
  if (dump === undefined) return undefined;
  const [columns = [], ...rows] = dump
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(',').map((cell) => cell.trim()));
  const waiting = columns.indexOf('WaitingRequests');
  const busy = rows.filter((row) => Number(row[waiting] ?? 0) > 0);
  return table(
    LEVEL_COLUMNS.map(([, heading]) => heading),
    busy.map((row) => LEVEL_COLUMNS.map(([column]) => row[columns.indexOf(column)] ?? '')),
    'Nothing waits.',
  );
}

const partsOf = (key: string): string[] => JSON.parse(key) as string[];

/** Whether a key of more labels begins with another. */
const startsWith = (longer: string, key: string): boolean => longer.startsWith(`${key.slice(0, -1)},`);

const boundsOf = (buckets: ReadonlyMap<string, number>, key: string): Map<number, number> =>
  new Map(
    [...buckets].filter(([bucket]) => startsWith(bucket, key)).map(([bucket, count]) => [boundOf(partsOf(bucket).at(-1) ?? ''), count]),
  );

const boundOf = (text: string): number => (text === '+Inf' ? Number.POSITIVE_INFINITY : Number(text));

/** What was added since; what a server that was started anew counts is all new. */
function differences(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): Map<string, number> {
  const changed = [...now].map(([key, value]): [string, number] => {
    const earlier = before.get(key) ?? 0;
    return [key, value < earlier ? value : value - earlier];
  });
  return new Map(changed);
}

const byCount = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].filter(([, count]) => count > 0).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));

const rate = (count: number, seconds: number): string => (count / seconds).toFixed(1);

function shownBound(seconds: number | undefined): string {
  if (seconds === undefined) return '-';
  if (seconds === Number.POSITIVE_INFINITY) return 'more';
  return seconds < 1 ? `<${Number((seconds * 1000).toPrecision(3))}ms` : `<${seconds}s`;
}

function spanOf(seconds: number): string {
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600), Math.floor((seconds % 3600) / 60)];
  if (days > 0) return `${days}d${hours}h`;
  return hours > 0 ? `${hours}h${minutes}m` : minutes > 0 ? `${minutes}m${Math.floor(seconds % 60)}s` : `${Math.floor(seconds)}s`;
}

/** Columns as wide as their widest cell: texts begin, numbers end where their column does. */
function table(columns: Row, rows: readonly Row[], none: string): string {
  if (rows.length === 0) return none;
  const widths = columns.map((column, i) => Math.max(column.length, ...rows.map((row) => (row[i] ?? '').length)));
  const isNumber = columns.map((_, i) => rows.every((row) => /^[\d.<]|^-$|^more$/.test(row[i] ?? '') && !(row[i] ?? '').includes(':')));
  const line = (row: Row): string =>
    widths
      .map((width, i) => (isNumber[i] ? (row[i] ?? '').padStart(width) : (row[i] ?? '').padEnd(width)))
      .join('  ')
      .trimEnd();
  return [columns, ...rows].map(line).join('\n');
}
