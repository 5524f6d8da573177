/**
 * What the console weighs, and how fast it shows things: bytes of its first load as they are sent, milliseconds until the first table is on
 * the screen, and frames a second while objects change; with `--many`, the same and more of 100,000 objects. Run with `npm run bench -- console`;
 * it needs Chromium.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startTestServer, type TestServer } from '../../runtime/testing/index.js';
import { ConsolePage } from '../support/browser.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';
import { ROOT } from '../support/root.js';
import type { Order } from './console-writer.js';

const OBJECTS = 3_000;
const MANY = 100_000;
const ROUNDS = 5;
const CHANGES_A_SECOND = 1_000;
const SECONDS = 5;
const WRITERS = 2;

/** What is loaded when it is first needed, by the names of its scripts. */
const LATER = ['editor', 'reference-room', 'load-room', 'expressions-view', 'selectors-view', 'roles-view'];

const TABLE = '/console/kinds/core/v1/configmaps?namespace=default';

function sizes(): void {
  const folder = path.join(ROOT, 'dist/runtime/console/page');
  const textOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const bytes = (names: Iterable<string>): number => [...names].reduce((sum, name) => sum + gzipSync(textOf(name)).length, 0);
  /** A script with all that it imports before it runs. */
  const withImports = (script: string, known: ReadonlySet<string> = new Set()): Set<string> => {
    const found = new Set([script]);
    for (const name of found)
      for (const [, imported = ''] of textOf(name).matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g))
        if (!known.has(imported)) found.add(imported);
    return found;
  };
  const named = (begin: string): string => readdirSync(folder).find((name) => name.startsWith(begin) && name.endsWith('.js')) ?? '';
  const first = withImports(named('main-'));
  const others = readdirSync(folder).filter((name) => !name.endsWith('.js'));
  console.log(`first load: ${bytes([...first, ...others])} bytes compressed`);
  for (const part of LATER) console.log(`${part}: ${bytes(withImports(named(`${part}-`), first))} bytes more`);
}

/** Processes that write beside this one, which has the server and drives the browser. */
class Writers {
  readonly #processes: readonly ChildProcess[];

  constructor({ url, client }: TestServer) {
    const file = path.join(ROOT, 'dist/modules/test/bench/console-writer.js');
    this.#processes = Array.from({ length: WRITERS }, () => fork(file, [url, client.token ?? '']));
  }

  /** Has each do its share of the work, and gives the sum of what they have done. */
  async #all(order: (i: number) => Order): Promise<number> {
    const told = await Promise.all(
      this.#processes.map(async (each, i) => {
        each.send(order(i));
        const [done] = await once(each, 'message');
        return Number(done);
      }),
    );
    return told.reduce((sum, each) => sum + each, 0);
  }

  async make(from: number, to: number): Promise<void> {
    const share = Math.ceil((to - from) / WRITERS);
    await this.#all((i) => ({ does: 'make', from: from + i * share, to: Math.min(to, from + (i + 1) * share) }));
  }

  /** Changes objects with numbers below one until `stop` is called, which gives how many were changed in a second. */
  change(below: number): { stop(): Promise<number> } {
    const rate = this.#all(() => ({ does: 'change', below, aSecond: CHANGES_A_SECOND / WRITERS }));
    return {
      stop: async () => {
        for (const each of this.#processes) each.send({ does: 'stop' } satisfies Order);
        return Math.round(await rate);
      },
    };
  }

  close(): void {
    for (const each of this.#processes) if (each.connected) each.disconnect();
  }
}

/** Milliseconds from the click on a kind to the frame with its first rows; the least of several rounds, and all of them. */
async function firstTable(page: ConsolePage): Promise<string> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('/console/access');
    await page.shows('Access', 'h1');
    await page.page.waitForSelector('.tree a[title="configmaps"]');
    const ms = await page.page.evaluate(`new Promise((resolve) => {
      const begin = performance.now();
      document.querySelector('.tree a[title="configmaps"]').click();
      const look = () => document.querySelector('.table-room tbody a') ? resolve(performance.now() - begin) : requestAnimationFrame(look);
      look();
    })`);
    took.push(Math.round(Number(ms)));
  }
  return `${Math.min(...took)} ms (${took.join(', ')})`;
}

/** Frames that the browser shows in a second, and the longest pause between two of them in milliseconds. */
async function frames(page: ConsolePage, seconds: number): Promise<string> {
  const found = await page.page.evaluate(`new Promise((resolve) => {
    const begin = performance.now();
    let [count, last, longest] = [0, begin, 0];
    const step = (now) => {
      count += 1;
      longest = Math.max(longest, now - last);
      last = now;
      if (now - begin < ${seconds * 1000}) requestAnimationFrame(step);
      else resolve([count / ((now - begin) / 1000), longest]);
    };
    requestAnimationFrame(step);
  })`);
  const [a, longest] = found as [number, number];
  return `${a.toFixed(1)} frames a second, ${Math.round(longest)} ms at most between two`;
}

/** Frames while the table is scrolled from its begin to its end, a screen for each frame. */
async function scrolling(page: ConsolePage): Promise<string> {
  await page.page.evaluate(`(() => {
    const scroller = document.querySelector('.table-room .scroller');
    const step = () => {
      const isOver = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
      scroller.scrollTop = isOver ? 0 : scroller.scrollTop + scroller.clientHeight;
      requestAnimationFrame(step);
    };
    step();
  })()`);
  return frames(page, SECONDS);
}

/** Milliseconds until the table is shown otherwise, after something was done to it by an expression. */
async function arranged(page: ConsolePage, act: string, isDone: string): Promise<number> {
  const ms = await page.page.evaluate(`new Promise((resolve) => {
    const begin = performance.now();
    ${act};
    const look = () => (${isDone}) ? resolve(performance.now() - begin) : requestAnimationFrame(look);
    look();
  })`);
  return Math.round(Number(ms));
}

/** Mebibytes that the page holds, after what it can let go of was let go of. */
async function memory(page: ConsolePage): Promise<number> {
  const session = await page.page.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  await session.detach();
  const { JSHeapUsedSize = 0 } = await page.page.metrics();
  return Math.round(JSHeapUsedSize / 1024 / 1024);
}

/** How the page says that all are there, with the one that every namespace has. */
const ALL = `${(MANY + 1).toLocaleString('en')} objects`;

const FIRST = `document.querySelector('.table-room tbody a')?.textContent`;

/** What a table of very many objects takes. */
async function many(page: ConsolePage, writers: Writers): Promise<void> {
  await writers.make(OBJECTS, MANY);
  console.log(`first table of ${MANY} objects: ${await firstTable(page)}`);
  const began = performance.now();
  await page.goto(TABLE);
  await page.shows(ALL, '.live');
  console.log(`all of its rows are there after ${Math.round(performance.now() - began)} ms, in ${await memory(page)} MiB of the page`);
  const sort = `[...document.querySelectorAll('.table-room th button')].find((each) => each.textContent.startsWith('Name')).click()`;
  console.log(`the other order takes ${await arranged(page, sort, `${FIRST} === 'map-${String(MANY - 1).padStart(6, '0')}'`)} ms`);
  const filter = `(() => {
    const field = document.querySelector('.filters .search');
    field.value = 'map-000001';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })()`;
  console.log(`a filter takes ${await arranged(page, filter, `${FIRST} === 'map-000001'`)} ms`);
  await page.goto(TABLE);
  await page.shows(ALL, '.live');
  const changing = writers.change(MANY);
  const shown = await frames(page, SECONDS);
  console.log(`while ${await changing.stop()} of ${MANY} objects a second change: ${shown}`);
  console.log(`while it is scrolled: ${await scrolling(page)}`);
}

async function main(): Promise<void> {
  sizes();
  if (WITHOUT_BROWSER !== false) {
    console.log(WITHOUT_BROWSER);
    return;
  }
  const server = await startTestServer({ console: true, log: () => undefined });
  const writers = new Writers(server);
  const page = await ConsolePage.loggedIn(server);
  try {
    await writers.make(0, OBJECTS);
    console.log(`first table of ${OBJECTS} objects: ${await firstTable(page)}`);
    await page.goto(TABLE);
    await page.shows('objects', '.live');
    console.log(`at rest: ${await frames(page, 2)}`);
    const changing = writers.change(OBJECTS);
    const shown = await frames(page, SECONDS);
    console.log(`while ${await changing.stop()} objects a second change: ${shown}`);
    if (process.argv.includes('--many')) await many(page, writers);
  } finally {
    writers.close();
    await page.close();
    await server.close();
  }
}

await main();
