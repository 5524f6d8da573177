/** Looks at a server's load: what its metrics and its dump of priority levels say at two times, and what lies between them. */
import { grouped, type Samples, sumOf } from './samples.js';

/** Where a server shows its metrics, and the state of its priority levels. */
export const METRICS = '/metrics';
export const LEVELS = '/debug/api_priority_and_fairness/dump_priority_levels';

/** What somebody needs who may not look. */
export const RIGHT_TO_LOOK = `a ClusterRole with nonResourceURLs: [ ${METRICS} ] and verbs: [ get ]`;

/** A look at a server. */
export interface Look {
  readonly samples: Samples;
  /** Unix time in milliseconds. */
  readonly at: number;
  /** The dump of priority levels, where the server has them and shows it. */
  readonly levels: string | undefined;
}

/** The server as a whole. */
export interface Health {
  readonly release: string;
  readonly upSeconds: number;
  /** Processor seconds used in a second. */
  readonly cpu: number;
  readonly memoryBytes: number;
  readonly reading: number;
  readonly changing: number;
  readonly watches: number;
}

/** Requests of one verb for one resource. */
export interface AskedRequests {
  /** Such as `GET pods v1`. */
  readonly name: string;
  readonly perSecond: number;
  /** Codes with how often each was answered, the most frequent first. */
  readonly codes: readonly (readonly [code: string, count: number])[];
  /** Upper bounds in seconds, infinite beyond the last; undefined where nothing was measured. */
  readonly p50: number | undefined;
  readonly p99: number | undefined;
}

/** Those who ask, as far as flow schemas tell callers apart. */
export interface Flow {
  readonly schema: string;
  readonly level: string;
  readonly perSecond: number;
  readonly running: number;
  readonly waiting: number;
  readonly refusedPerSecond: number;
  /** Upper bound in seconds of how long requests waited, as with durations. */
  readonly waitP99: number | undefined;
}

/** A priority level as a dump has it; cells of exempt levels are empty. */
interface DumpedLevel {
  readonly name: string;
  readonly activeQueues: string;
  readonly waiting: string;
  readonly running: string;
}

/** A priority level with its seats, which are what its requests share. */
export interface SeatedLevel {
  readonly name: string;
  /** Undefined where the level has no limit, since its requests never wait. */
  readonly seats: number | undefined;
  readonly taken: number;
  readonly waiting: number;
  /** Queues with requests; undefined where no dump is shown. */
  readonly activeQueues: number | undefined;
  readonly perSecond: number;
  readonly refusedPerSecond: number;
  /** Why requests were refused, in words of the server. */
  readonly refusals: readonly string[];
}

const REQUESTS = 'apiserver_request_total';
const DURATIONS = 'apiserver_request_duration_seconds_bucket';
const FLOW_CONTROL = 'apiserver_flowcontrol_';
const DISPATCHED = `${FLOW_CONTROL}dispatched_requests_total`;
const REFUSED = `${FLOW_CONTROL}rejected_requests_total`;
const RUNNING = `${FLOW_CONTROL}current_executing_requests`;
const WAITING = `${FLOW_CONTROL}current_inqueue_requests`;
const WAITS = `${FLOW_CONTROL}request_wait_duration_seconds_bucket`;
/** Earlier releases have no seats, but requests, and the limit under another name. */
const TAKEN = [`${FLOW_CONTROL}current_executing_seats`, RUNNING] as const;
const LIMITS = [`${FLOW_CONTROL}current_limit_seats`, `${FLOW_CONTROL}request_concurrency_limit`] as const;
const KIND = ['verb', 'group', 'version', 'resource', 'subresource'] as const;
const FLOW = ['priority_level', 'flow_schema'] as const;
const LEVEL = ['priority_level'] as const;

const secondsBetween = (before: Look, now: Look): number => Math.max((now.at - before.at) / 1000, 0.001);

export function healthBetween(before: Look, now: Look): Health {
  const { samples, at } = now;
  const processor = sumOf(samples, 'process_cpu_seconds_total') - sumOf(before.samples, 'process_cpu_seconds_total');
  const inflight = (kind: string): number => sumOf(samples, 'apiserver_current_inflight_requests', { request_kind: kind });
  return {
    release: samples.get('kubernetes_build_info')?.[0]?.labels.git_version ?? 'unknown release',
    upSeconds: Math.max(0, at / 1000 - sumOf(samples, 'process_start_time_seconds')),
    cpu: processor / secondsBetween(before, now),
    memoryBytes: sumOf(samples, 'process_resident_memory_bytes'),
    reading: inflight('readOnly'),
    changing: inflight('mutating'),
    watches: sumOf(samples, 'apiserver_registered_watchers'),
  };
}

/** What was asked in between, that which was asked most first. */
export function requestsBetween(before: Look, now: Look): AskedRequests[] {
  const rates = between(before, now, REQUESTS, KIND);
  const codes = between(before, now, REQUESTS, [...KIND, 'code']);
  const durations = between(before, now, DURATIONS, [...KIND, 'le']);
  const seconds = secondsBetween(before, now);
  return byCount(rates).map(([key, count]) => {
    const bounds = boundsOf(durations, key);
    return {
      name: nameOf(key),
      perSecond: count / seconds,
      codes: codesOf(codes, key),
      p50: quantile(bounds, 0.5),
      p99: quantile(bounds, 0.99),
    };
  });
}

function nameOf(key: string): string {
  const [verb = '', group = '', version = '', resource = '', subresource = ''] = partsOf(key);
  if (resource === '') return `${verb} ${subresource}`;
  return `${verb} ${resource}${subresource === '' ? '' : `/${subresource}`}${group === '' ? '' : `.${group}`} ${version}`;
}

function codesOf(codes: ReadonlyMap<string, number>, key: string): [string, number][] {
  const own = [...codes]
    .filter(([code]) => startsWith(code, key))
    .map(([code, count]): [string, number] => [partsOf(code).at(-1) ?? '', count]);
  return byCount(new Map(own));
}

/** Who asked in between, those who asked most first; undefined where the server has no flow schemas. */
export function flowsBetween(before: Look, now: Look): Flow[] | undefined {
  if (!now.samples.has(DISPATCHED)) return undefined;
  const dispatched = between(before, now, DISPATCHED, FLOW);
  const refused = between(before, now, REFUSED, FLOW);
  const running = grouped(now.samples, RUNNING, FLOW);
  const waiting = grouped(now.samples, WAITING, FLOW);
  const waits = between(before, now, WAITS, [...FLOW, 'le']);
  const seconds = secondsBetween(before, now);
  return [...dispatched]
    .sort(([, a], [, b]) => b - a)
    .map(([key, count]) => {
      const [level = '', schema = ''] = partsOf(key);
      return {
        schema,
        level,
        perSecond: count / seconds,
        running: running.get(key) ?? 0,
        waiting: waiting.get(key) ?? 0,
        refusedPerSecond: (refused.get(key) ?? 0) / seconds,
        waitP99: quantile(boundsOf(waits, key), 0.99),
      };
    })
    .filter((flow) => flow.perSecond + flow.refusedPerSecond + flow.waiting + flow.running > 0);
}

/** The priority levels of a dump. */
export function dumpedLevels(dump: string): DumpedLevel[] {
  const [columns = [], ...rows] = dump
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(',').map((cell) => cell.trim()));
  const cell = (row: readonly string[], column: string): string => (row[columns.indexOf(column)] ?? '').replace('<none>', '');
  return rows.map((row) => ({
    name: cell(row, 'PriorityLevelName'),
    activeQueues: cell(row, 'ActiveQueues'),
    waiting: cell(row, 'WaitingRequests'),
    running: cell(row, 'ExecutingRequests'),
  }));
}

/** The priority levels with their seats, by name; undefined where the server has none. */
export function levelsBetween(before: Look, now: Look): SeatedLevel[] | undefined {
  const { samples } = now;
  if (!samples.has(DISPATCHED)) return undefined;
  const first = (names: readonly string[]): ReadonlyMap<string, number> =>
    grouped(samples, names.find((name) => samples.has(name)) ?? '', LEVEL);
  const [limits, taken, waiting] = [first(LIMITS), first(TAKEN), grouped(samples, WAITING, LEVEL)];
  const dispatched = between(before, now, DISPATCHED, LEVEL);
  const refused = between(before, now, REFUSED, LEVEL);
  const reasons = [...between(before, now, REFUSED, [...LEVEL, 'reason'])].filter(([, count]) => count > 0);
  const dumped = new Map(dumpedLevels(now.levels ?? '').map((level) => [level.name, level]));
  const seconds = secondsBetween(before, now);
  return [...new Set([...dispatched.keys(), ...limits.keys()])].sort().map((key) => {
    const [name = ''] = partsOf(key);
    const queues = dumped.get(name)?.activeQueues ?? '';
    return {
      name,
      seats: limits.get(key),
      taken: taken.get(key) ?? 0,
      waiting: waiting.get(key) ?? 0,
      activeQueues: queues === '' ? undefined : Number(queues),
      perSecond: (dispatched.get(key) ?? 0) / seconds,
      refusedPerSecond: (refused.get(key) ?? 0) / seconds,
      refusals: reasons.filter(([of]) => startsWith(of, key)).map(([of]) => partsOf(of).at(-1) ?? ''),
    };
  });
}

const partsOf = (key: string): string[] => JSON.parse(key) as string[];

/** Whether a key of more labels begins with another. */
const startsWith = (longer: string, key: string): boolean => longer.startsWith(`${key.slice(0, -1)},`);

const boundsOf = (buckets: ReadonlyMap<string, number>, key: string): Map<number, number> =>
  new Map(
    [...buckets].filter(([bucket]) => startsWith(bucket, key)).map(([bucket, count]) => [boundOf(partsOf(bucket).at(-1) ?? ''), count]),
  );

const boundOf = (text: string): number => (text === '+Inf' ? Number.POSITIVE_INFINITY : Number(text));

/** The bound that a part of the observations was within; undefined where there are none. `counts`: by upper bounds, of all up to each. */
function quantile(counts: ReadonlyMap<number, number>, part: number): number | undefined {
  const bounds = [...counts].sort(([a], [b]) => a - b);
  const total = bounds.at(-1)?.[1] ?? 0;
  return total === 0 ? undefined : bounds.find(([, count]) => count >= total * part)?.[0];
}

/** What was added to a counter since, for each set of the labels; what a server that was started anew counts is all new. */
function between(before: Look, now: Look, name: string, by: readonly string[]): Map<string, number> {
  const earlier = grouped(before.samples, name, by);
  const changed = [...grouped(now.samples, name, by)].map(([key, value]): [string, number] => {
    const was = earlier.get(key) ?? 0;
    return [key, value < was ? value : value - was];
  });
  return new Map(changed);
}

const byCount = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].filter(([, count]) => count > 0).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
