/** What `kindwright top` shows: two looks at a server's load, and what lies between them. */
import { dumpedLevels, flowsBetween, healthBetween, type Look, requestsBetween } from '../../server-load/look.js';
import { boundText, codesText, memoryText, processorText, rateText, spanText } from '../../server-load/words.js';

type Row = readonly string[];

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
  const waiting = now.levels === undefined ? undefined : waitingLevels(now.levels);
  const room = lines - OTHER_LINES - (waiting?.split('\n').length ?? 0);
  const asking = flows(before, now);
  const askingShown = Math.min(rows, Math.max(1, Math.floor(room / 2)), asking?.length ?? 0);
  const askedShown = Math.min(rows, Math.max(1, room - askingShown));
  const parts = [
    head(url, before, now),
    table(['REQUEST', 'PER SEC', 'CODES', 'P50', 'P99'], requests(before, now).slice(0, askedShown), 'Nothing is asked.'),
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

function head(url: string, before: Look, now: Look): string {
  const { release, upSeconds, cpu, memoryBytes, reading, changing, watches } = healthBetween(before, now);
  return [
    `${url}  ${release}  up ${spanText(upSeconds)}  CPU ${processorText(cpu)}  memory ${memoryText(memoryBytes)}`,
    `in flight: ${reading} that read, ${changing} that change  watches: ${watches}`,
  ].join('\n');
}

const requests = (before: Look, now: Look): Row[] =>
  requestsBetween(before, now).map(({ name, perSecond, codes, p50, p99 }) => [
    name,
    rateText(perSecond),
    codesText(codes),
    boundText(p50),
    boundText(p99),
  ]);

const flows = (before: Look, now: Look): Row[] | undefined =>
  flowsBetween(before, now)?.map(({ schema, level, perSecond, running, waiting, refusedPerSecond, waitP99 }) => [
    schema,
    level,
    rateText(perSecond),
    String(running),
    String(waiting),
    rateText(refusedPerSecond),
    boundText(waitP99),
  ]);

/** The levels of a dump where something waits. */
const waitingLevels = (dump: string): string =>
  table(
    ['LEVEL', 'QUEUES', 'WAITING', 'RUNNING'],
    dumpedLevels(dump)
      .filter(({ waiting }) => Number(waiting) > 0)
      .map(({ name, activeQueues, waiting, running }) => [name, activeQueues, waiting, running]),
    'Nothing waits.',
  );

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
