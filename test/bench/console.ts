/**
 * What the console weighs, and how fast it shows things: bytes of its first load as they are sent, milliseconds until the first table is on
 * the screen, and frames a second while objects change, as fast as the server of the bench lets them, and as fast as they should. With
 * `--many` it is a table of 100,000 objects that is measured: loading, sorting, filtering, scrolling and memory. Run with
 * `npm run bench -- console`; it needs Chromium.
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
import type { FeedOrder, FeedWord } from './console-feed.js';
import { frames, heldMemory, scrolling, timed, used } from './console-looks.js';
import { manifestsOf } from './console-many.js';
import type { Order } from './console-writer.js';

const OBJECTS = 3_000;
const MANY = 100_000;
const ROUNDS = 5;
const CHANGES_A_SECOND = 1_000;
const SECONDS = 5;
const WRITERS = 2;
/** Objects that are on the screen, where all that changes is to be seen. */
const IN_VIEW = 20;

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

/** What stands between the browser and the server, and can send again what it has seen. */
class Feed {
  private constructor(
    private readonly process: ChildProcess,
    readonly url: string,
  ) {}

  static async before({ url }: TestServer): Promise<Feed> {
    const started = fork(path.join(ROOT, 'dist/modules/test/bench/console-feed.js'), [url]);
    const [word] = (await once(started, 'message')) as [FeedWord];
    return new Feed(started, `https://127.0.0.1:${'port' in word ? word.port : ''}`);
  }

  /** Sends recorded events until `stop` is called, which gives how many a second it were. */
  replay(aSecond: number, among?: number): { stop(): Promise<number> } {
    this.process.send({ does: 'replay', aSecond, ...(among !== undefined && { among }) } satisfies FeedOrder);
    return {
      stop: async () => {
        this.process.send({ does: 'stop' } satisfies FeedOrder);
        const [word] = (await once(this.process, 'message')) as [FeedWord];
        return 'sent' in word ? word.sent : 0;
      },
    };
  }

  close(): void {
    if (this.process.connected) this.process.disconnect();
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

/** How the page says that all are there, with the one that every namespace has. */
const ALL = `${(MANY + 1).toLocaleString('en')} objects`;

/** An expression for the name in a row, the first of which is row 0. */
const rowName = (row: number): string => `document.querySelectorAll('.table-room tbody a')[${row}]?.textContent`;

/** An expression that presses the heading of a column. */
const heading = (name: string): string =>
  `[...document.querySelectorAll('.table-room th button')].find((each) => each.textContent.startsWith('${name}')).click()`;

/** An expression that writes into a field of the filters, and ends it with a key or, where it is judged at each letter, without one. */
const written = (field: string, text: string): string => `(() => {
  const field = document.querySelector('.filters ${field}');
  field.value = '${text}';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
})()`;

/** An expression for whether the table shows so many rows. */
const counts = (text: string): string => `document.querySelector('.table-room .live')?.textContent.includes('${text}')`;

/** An expression for whether a column is the one that rows are sorted by. */
const sortedBy = (name: string): string => `document.querySelector('th[aria-sort=ascending] button')?.textContent.startsWith('${name}')`;

const LABELS = 'input[aria-label="Labels selector"]';

/** What is done to a table of very many objects, and when it is done. */
const ARRANGEMENTS: readonly (readonly [what: string, act: string, isDone: string])[] = [
  ['the names the other way round', heading('Name'), `${rowName(0)} === 'map-${String(MANY - 1).padStart(6, '0')}'`],
  ['sorted by a number', heading('Data'), `${sortedBy('Data')} && ${rowName(1)} === 'map-000000'`],
  ['sorted by age', heading('Age'), `${sortedBy('Age')} && ${rowName(1)} === 'map-000976'`],
  ['filtered by a text', written('.search', 'map-000001'), `${rowName(0)} === 'map-000001'`],
  ['the filter taken away', written('.search', ''), `${rowName(1)} === 'map-000976'`],
  ['selected by a label', written(LABELS, 'part=7'), `!${counts('loading')} && ${counts(`${(MANY / 100).toLocaleString('en')} o`)}`],
  ['the label taken away', written(LABELS, ''), `!${counts('loading')} && ${rowName(1)} === 'map-000976'`],
  ['sorted by names', heading('Name'), `${sortedBy('Name')} && ${rowName(1)} === 'map-000000'`],
];

/** What a table of very many objects takes. */
async function many(page: ConsolePage, writers: Writers, feed: Feed): Promise<void> {
  console.log(`first table of ${MANY} objects: ${await firstTable(page)}`);
  await page.goto(TABLE);
  const loaded = await used(page, timed(page, '0', `!${counts('loading')} && ${counts(ALL)}`));
  console.log(`all of its rows are there: ${loaded}; ${await heldMemory(page)}`);
  for (const round of Array.from({ length: ROUNDS }, (_, i) => i + 1))
    for (const [what, act, isDone] of ARRANGEMENTS) console.log(`${what}, round ${round}: ${await timed(page, act, isDone)}`);
  console.log(`while objects are changed: ${await used(page, frames(page, SECONDS), writers.change(MANY))}`);
  for (const among of [undefined, IN_VIEW]) {
    const shown = used(page, frames(page, SECONDS), feed.replay(CHANGES_A_SECOND, among));
    console.log(`while events of ${among ?? MANY} of ${MANY} objects come: ${await shown}`);
  }
  console.log(`while it is scrolled from its begin to its end: ${await scrolling(page, SECONDS)}; ${await heldMemory(page)}`);
}

/** What a table of some thousands of objects takes. */
async function few(page: ConsolePage, writers: Writers, feed: Feed): Promise<void> {
  await writers.make(0, OBJECTS);
  console.log(`first table of ${OBJECTS} objects: ${await firstTable(page)}`);
  await page.goto(TABLE);
  await page.shows('objects', '.live');
  console.log(`at rest: ${await used(page, frames(page, 2))}`);
  console.log(`while objects are changed: ${await used(page, frames(page, SECONDS), writers.change(OBJECTS))}`);
  for (const sort of ['', '&sort=-data'])
    for (const among of [undefined, IN_VIEW]) {
      await page.goto(`${TABLE}${sort}`);
      await page.shows('objects', '.live');
      const shown = used(page, frames(page, SECONDS), feed.replay(CHANGES_A_SECOND, among));
      console.log(
        `while events of ${among ?? OBJECTS} objects come${sort === '' ? '' : ', by a number that each changes'}: ${await shown}`,
      );
    }
}

async function main(): Promise<void> {
  sizes();
  if (WITHOUT_BROWSER !== false) {
    console.log(WITHOUT_BROWSER);
    return;
  }
  const isMany = process.argv.includes('--many');
  const manifests = manifestsOf(isMany ? MANY : 0);
  const server = await startTestServer({ console: true, log: () => undefined, load: manifests.files }).finally(manifests.remove);
  const writers = new Writers(server);
  const feed = await Feed.before(server);
  const page = await ConsolePage.loggedIn(server, '/console/access', feed.url);
  try {
    await (isMany ? many : few)(page, writers, feed);
  } finally {
    writers.close();
    feed.close();
    await page.close();
    await server.close();
  }
}

await main();
