/** A program that starts servers for tests, one after the other, and prints what they took: a process of its own has nothing compiled yet. */
import { readFileSync } from 'node:fs';
import { startTestServer } from 'kindwright/test';

export interface Starts {
  /** Milliseconds that the main thread worked for each start. */
  readonly worked: readonly number[];
  /** MiB of the process's own, without the files that it maps, while the first server was there. */
  readonly memory: number;
  /** How many times as long as on a core of its own the same work takes now, because others work beside it. */
  readonly slowdown: number;
}

const STARTS = 4;
/** Of a tick in which Linux counts the time of threads. */
const TICK_MS = 10;

/** Processor time of the main thread: what threads of the engine do beside it makes nobody wait. */
function worked(): number {
  const text = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8');
  // The name of the program, which may hold anything, ends with the last parenthesis; user and system time are fields 14 and 15.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return TICK_MS * (Number(fields[11]) + Number(fields[12]));
}

const memory = (): number => Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;

const SAMPLE = JSON.stringify(Array.from({ length: 2000 }, (_, i) => ({ name: `object-${i}`, labels: { app: 'shop', index: i } })));
/** Times that the sample is read: the least is that of a moment in which nobody else had the core. */
const SAMPLES = 200;

/** Milliseconds to read the sample, mostly and at the least. */
function reading(): { readonly usual: number; readonly least: number } {
  const times = Array.from({ length: SAMPLES }, () => {
    const start = performance.now();
    JSON.parse(SAMPLE);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return { usual: times[SAMPLES / 2] ?? 1, least: times[0] ?? 1 };
}

const found: number[] = [];
let taken = 0;
for (let i = 0; i < STARTS; i += 1) {
  const before = worked();
  const server = await startTestServer();
  found.push(worked() - before);
  if (i === 0) taken = memory();
  await server.close();
}
const { usual, least } = reading();
process.stdout.write(JSON.stringify({ worked: found, memory: taken, slowdown: usual / least } satisfies Starts));
