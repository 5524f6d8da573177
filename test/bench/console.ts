/**
 * What the console weighs, and how fast it shows things: bytes of its first load as they are sent, milliseconds until the first table is on
 * the screen, and frames a second while objects change. Run with `npm run bench:console`; it needs Chromium.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startTestServer, type TestServer } from '../../runtime/testing/index.js';
import { ConsolePage } from '../support/browser.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';
import { ROOT } from '../support/root.js';

const OBJECTS = 3_000;
const MANY = 100_000;
const ROUNDS = 5;
const CHANGES_A_SECOND = 1_000;
const SECONDS = 5;
const AT_ONCE = 16;

/** What is loaded when it is first needed, by the names of its scripts. */
const LATER = ['editor', 'reference-room', 'load-room', 'expressions-view', 'selectors-view', 'roles-view'];

const MAPS = '/api/v1/namespaces/default/configmaps';
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

/** Makes objects up to a number. */
async function fill(server: TestServer, from: number, to: number): Promise<void> {
  const numbers = Array.from({ length: to - from }, (_, i) => from + i).values();
  const work = async (): Promise<void> => {
    for (const i of numbers)
      await server.request('POST', MAPS, {
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: { name: `map-${String(i).padStart(6, '0')}`, labels: { part: String(i % 100) } },
        data: { n: '0' },
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
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

/** Changes objects at a rate until it is told to stop; gives how many it has changed. */
function change(server: TestServer): { stop(): Promise<number> } {
  let [stopped, done] = [false, 0];
  const begin = performance.now();
  const work = async (): Promise<void> => {
    while (!stopped) {
      if (done > ((performance.now() - begin) / 1000) * CHANGES_A_SECOND) await new Promise((resolve) => setTimeout(resolve, 5));
      else {
        done += 1;
        const data = { n: String(done), [`key-${done % 7}`]: 'x' };
        await server.request('PATCH', `${MAPS}/map-${String(done % OBJECTS).padStart(6, '0')}`, { data });
      }
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    async stop() {
      const seconds = (performance.now() - begin) / 1000;
      stopped = true;
      await all;
      return Math.round(done / seconds);
    },
  };
}

async function main(): Promise<void> {
  sizes();
  if (WITHOUT_BROWSER !== false) {
    console.log(WITHOUT_BROWSER);
    return;
  }
  const server = await startTestServer({ console: true, log: () => undefined });
  const page = await ConsolePage.loggedIn(server);
  try {
    await fill(server, 0, OBJECTS);
    console.log(`first table of ${OBJECTS} objects: ${await firstTable(page)}`);
    await page.goto(TABLE);
    await page.shows('objects', '.live');
    console.log(`at rest: ${await frames(page, 2)}`);
    const changing = change(server);
    const shown = await frames(page, SECONDS);
    console.log(`while ${await changing.stop()} objects a second change: ${shown}`);
    if (process.argv.includes('--many')) {
      await fill(server, OBJECTS, MANY);
      console.log(`first table of ${MANY} objects: ${await firstTable(page)}`);
      await page.goto(TABLE);
      await page.shows('objects', '.live');
      const many = change(server);
      const of = await frames(page, SECONDS);
      console.log(`while ${await many.stop()} of ${MANY} objects a second change: ${of}`);
    }
  } finally {
    await page.close();
    await server.close();
  }
}

await main();
