/** What a page of the console does with its time and its memory, as the browser tells. */
import { readFileSync } from 'node:fs';
import type { ConsolePage } from '../support/browser.js';

/** Expressions of the page that count frames from now on until `seen` is called, which gives how many they were and the longest pause. */
const COUNTING = `const begin = performance.now();
  let [count, last, longest, isOver] = [0, begin, 0, false];
  const step = (now) => {
    count += 1;
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  const seen = () => {
    isOver = true;
    return [count, longest, performance.now() - begin];
  };`;

type Seen = readonly [count: number, longest: number, ms: number];

/** Frames that the browser shows in a second, and the longest pause between two of them in milliseconds. */
export async function frames({ page }: ConsolePage, seconds: number): Promise<string> {
  const seen = (await page.evaluate(`(async () => {
    ${COUNTING}
    await new Promise((resolve) => setTimeout(resolve, ${seconds * 1000}));
    return seen();
  })()`)) as Seen;
  return framesOf(seen);
}

const framesOf = ([count, longest, ms]: Seen): string =>
  `${((count / ms) * 1000).toFixed(1)} frames a second, ${Math.round(longest)} ms at most between two`;

/** The same while the table is scrolled from its begin to its end. */
export async function scrolling({ page }: ConsolePage, seconds: number): Promise<string> {
  const seen = (await page.evaluate(`(async () => {
    const scroller = document.querySelector('.table-room .scroller');
    ${COUNTING}
    const end = scroller.scrollHeight - scroller.clientHeight;
    await new Promise((resolve) => {
      const scroll = () => {
        scroller.scrollTop = end * Math.min(1, (performance.now() - begin) / ${seconds * 1000});
        if (scroller.scrollTop < end - 1) requestAnimationFrame(scroll);
        else resolve();
      };
      scroll();
    });
    return seen();
  })()`)) as Seen;
  return framesOf(seen);
}

/** Milliseconds until something is so, after something was done by an expression, and the longest pause between two frames meanwhile. */
export async function timed({ page }: ConsolePage, act: string, isDone: string): Promise<string> {
  const [, longest, ms] = (await page.evaluate(`(async () => {
    ${COUNTING}
    ${act};
    await new Promise((resolve) => {
      const look = () => ((${isDone}) ? resolve() : requestAnimationFrame(look));
      look();
    });
    return seen();
  })()`)) as Seen;
  return `${Math.round(ms)} ms, with ${Math.round(longest)} ms at most between two frames`;
}

interface ProcessOfBrowser {
  readonly id: number;
  readonly type: string;
  /** Seconds of a processor. */
  readonly cpuTime: number;
}

async function processesOf({ page }: ConsolePage): Promise<readonly ProcessOfBrowser[]> {
  const session = await page.browser().target().createCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo;
}

/**
 * What was seen while something went on, which is stopped then, with how often it was done a second; and how much of the time the main
 * thread of the page and all processes of the browser had a processor.
 */
export async function used(page: ConsolePage, seen: Promise<string>, going?: { stop(): Promise<number> }): Promise<string> {
  const spent = async (): Promise<{ at: number; page: number; script: number; browser: number }> => {
    const { TaskDuration = 0, ScriptDuration = 0, Timestamp = 0 } = await page.page.metrics();
    const browser = (await processesOf(page)).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    return { at: Timestamp, page: TaskDuration, script: ScriptDuration, browser };
  };
  const before = await spent();
  const text = await seen;
  const after = await spent();
  const share = (of: 'page' | 'script' | 'browser'): string => `${Math.round(((after[of] - before[of]) / (after.at - before.at)) * 100)} %`;
  const rate = going === undefined ? '' : `${await going.stop()} a second: `;
  return `${rate}${text}; the page's thread has ${share('page')} of a processor, ${share('script')} in scripts, the browser ${share('browser')}`;
}

/** Mebibytes that the page holds after what it can let go of was let go of, and those of its process. */
export async function heldMemory(page: ConsolePage): Promise<string> {
  const session = await page.page.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  await session.detach();
  const { JSHeapUsedSize = 0 } = await page.page.metrics();
  const renderers = (await processesOf(page)).filter(({ type }) => type === 'renderer');
  const resident = Math.max(
    ...renderers.map(({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0)),
  );
  return `${Math.round(JSHeapUsedSize / 1024 / 1024)} MiB of objects in a process of ${Math.round(resident / 1024)} MiB`;
}
