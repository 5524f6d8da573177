/** A table of thousands of objects: what one change of one of them has the page do does not grow with how many there are. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { HTTPRequest } from 'puppeteer-core';
import { startTestServer, type TestServer } from '../../runtime/testing/index.js';
import { ConsolePage } from '../support/browser.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';

const OBJECTS = 2_000;
const MAPS = '/api/v1/namespaces/many/configmaps';
const TABLE = '/console/kinds/core/v1/configmaps?namespace=many';
/** Looks at rows that a change may take: the rows on the screen are drawn some times, and no others are looked at. */
const FEW = OBJECTS / 2;

/** Looks at a row until it is in its place: its key is read, and it is compared with few others. */
const LOOKS_A_ROW = 60;

const nameOf = (i: number): string => `map-${String(i).padStart(4, '0')}`;

describe('a table of thousands of objects', { skip: WITHOUT_BROWSER }, () => {
  let server: TestServer;
  let console: ConsolePage;
  const first = (name: string): Promise<unknown> =>
    console.page.waitForFunction(`document.querySelector('.table-room tbody a')?.textContent === ${JSON.stringify(name)}`);

  before(async () => {
    server = await startTestServer({ console: true, log: () => undefined });
    await server.request('POST', '/api/v1/namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'many' } });
    for (let i = 0; i < OBJECTS; i += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, k) =>
          server.request('POST', MAPS, {
            apiVersion: 'v1',
            kind: 'ConfigMap',
            metadata: { name: nameOf(i + k), labels: { part: String((i + k) % 10) } },
            data: { n: '0' },
          }),
        ),
      );
    console = await ConsolePage.loggedIn(server);
    // How often a row of the table is looked at: each look asks for the name of its object, or for its cells.
    await console.page.evaluateOnNewDocument(`
      window.looks = 0;
      const { parse } = JSON;
      JSON.parse = (text, ...more) => {
        const value = parse(text, ...more);
        for (const row of value?.rows ?? value?.object?.rows ?? []) {
          const { cells } = row;
          const { metadata } = row.object;
          Object.defineProperty(row.object, 'metadata', { get: () => counted(metadata) });
          row.cells = counted(cells);
        }
        return value;
      };
      const counted = (value) => new Proxy(value, { get: (of, name) => ((window.looks += 1), Reflect.get(of, name)) });
    `);
  });
  after(async () => {
    await console?.close();
    await server?.close();
  });

  const looks = async (): Promise<number> => Number(await console.page.evaluate('window.looks'));

  test('all of them are there, in any order and by any text', async () => {
    await console.goto(TABLE);
    await console.shows('2,001 objects', '.live');
    await console.press('Name', '.table-room th button');
    await first(nameOf(OBJECTS - 1));
    await console.write('.filters .search', 'part=7');
    await first(nameOf(OBJECTS - 3));
    await console.shows('200 of 2,001', '.live');
  });

  test('labels of rows that are there are matched without asking for rows anew, also of what changes; what is wrong the server says', async () => {
    const lists: string[] = [];
    const note = (request: HTTPRequest): void => {
      const url = new URL(request.url());
      if (url.pathname === MAPS && !url.searchParams.has('watch')) lists.push(url.search);
    };
    const LABELS = 'input[aria-label="Labels selector"]';
    const select = async (text: string): Promise<void> => {
      await console.write(LABELS, text);
      await console.keys('Enter');
    };
    await console.goto(TABLE);
    await console.shows('2,001 objects', '.live');
    const isLoaded = `performance.getEntriesByType('resource').some(({ name }) => /\\/selectors-(?!view)/.test(name))`;
    await console.page.waitForFunction(isLoaded);
    console.page.on('request', note);
    try {
      await select('part in (7,8),part!=8');
      await console.shows('200 of 2,001 objects', '.live');
      await first(nameOf(7));
      await server.request('PATCH', `${MAPS}/${nameOf(0)}`, { metadata: { labels: { part: '7' } } });
      await console.shows('201 of 2,001 objects', '.live');
      await first(nameOf(0));
      await server.request('PATCH', `${MAPS}/${nameOf(0)}`, { metadata: { labels: { part: '0' } } });
      await console.shows('200 of 2,001 objects', '.live');
      await select('!part');
      await first('kube-root-ca.crt');
      await console.shows('1 of 2,001 objects', '.live');
      assert.deepEqual(lists, []);
      await select('part in 7');
      await console.shows('unable to parse requirement', '.fault');
      assert.equal(lists.length, 1);
    } finally {
      console.page.off('request', note);
    }
  });

  test('while its pages come it says how far it is, and is sorted and filtered as it will be', async () => {
    const held: HTTPRequest[] = [];
    let pages = 0;
    let holds = true;
    const hold = (request: HTTPRequest): void => {
      const url = new URL(request.url());
      if (url.pathname === MAPS && url.searchParams.has('limit')) pages += 1;
      if (holds && url.searchParams.has('continue') && pages > 2) held.push(request);
      else void request.continue();
    };
    await console.page.setRequestInterception(true);
    console.page.on('request', hold);
    try {
      await console.goto(TABLE);
      await console.shows('loading, 1,000 of about 2,001', '.live');
      await first('kube-root-ca.crt');
      assert.equal(held.length, 1, 'one page is asked for at a time');
      await console.press('Name', '.table-room th button');
      await first(nameOf(998));
      await console.write('.filters .search', 'part=7');
      await first(nameOf(997));
      await console.shows('loading, 1,000 of about 2,001', '.live');
      holds = false;
      for (const request of held) await request.continue();
      await console.shows('200 of 2,001 objects', '.live');
      await first(nameOf(OBJECTS - 3));
    } finally {
      console.page.off('request', hold);
      await console.page.setRequestInterception(false);
    }
  });

  test('loading looks at each row a few times, however many pages came before', async () => {
    await console.goto(TABLE);
    await console.shows('2,001 objects', '.live');
    const looked = await looks();
    assert.ok(looked < LOOKS_A_ROW * OBJECTS, `${looked} looks at ${OBJECTS} rows`);
  });

  for (const { what, query, begin } of [
    { what: 'by their names', query: '', begin: 'kube-root-ca.crt' },
    { what: 'by what changes', query: '&sort=-data', begin: 'kube-root-ca.crt' },
    { what: 'of those with a text', query: '&text=map', begin: nameOf(0) },
  ])
    test(`one that changes is put into its place without the others being looked at, ${what}`, async () => {
      const isThere = `[...document.querySelectorAll('.table-room tbody bdi a')].some((each) => each.textContent === 'map')`;
      await console.goto(`${TABLE}${query}`);
      await console.shows('2,001 objects', '.live');
      await first(begin);
      const before = await looks();
      assert.ok(before > OBJECTS, `the page has looked at ${before} rows`);
      await server.request('POST', MAPS, { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'map' }, data: { a: '', b: '' } });
      await console.page.waitForFunction(isThere);
      await server.request('PATCH', `${MAPS}/map`, { data: { c: '', d: '' } });
      await console.shows('4', '.table-room tbody td');
      await server.request('DELETE', `${MAPS}/map`);
      await console.page.waitForFunction(`!${isThere}`);
      const looked = (await looks()) - before;
      assert.ok(looked < 3 * FEW, `${looked} looks for three changes`);
    });
});
