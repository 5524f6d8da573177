/** Looking around in the console: kinds, live tables, what they show of them, and keys. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startTestServer, type TestServer } from '../../runtime/testing/index.js';
import { ConsolePage } from '../support/browser.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
const TABLE = '/console/kinds/core/v1/configmaps';

const map = (name: string, more: object = {}): object => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, ...more } });

describe('looking around', { skip: WITHOUT_BROWSER }, () => {
  let server: TestServer;
  let console: ConsolePage;
  const names = (): Promise<string[]> => console.texts('.table-room tbody bdi a');
  /** The names that the table shows, once they are as wanted. */
  const showsNames = (...wanted: readonly string[]): Promise<unknown> =>
    console.page.waitForFunction(
      `[...document.querySelectorAll('.table-room tbody bdi a')].map((each) => each.textContent).join() === ${JSON.stringify(wanted.join())}`,
    );

  before(async () => {
    server = await startTestServer({ console: true, log: () => undefined });
    for (const name of ['delta', 'alpha', 'charlie'])
      await server.request('POST', MAPS, map(name, { labels: { letter: name.slice(0, 1), app: 'words' } }));
    console = await ConsolePage.loggedIn(server);
  });
  after(async () => {
    await console?.close();
    await server?.close();
  });

  test('all kinds are there by their groups, with how many objects each has', async () => {
    await console.goto('/console/');
    await console.shows('rbac.authorization.k8s.io', '.group h2');
    await console.shows('Namespacens4', '.group li');
    const groups = await console.texts('.group h2');
    assert.equal(groups[0], 'core');
    await console.write('.home .search', 'deploy');
    await console.shows('Deployment', '.group li');
    await console.hides('Namespace', '.group li');
    assert.match(console.page.url(), /\?text=deploy$/);
  });

  test('a table has the columns of the server, and is as the server has it at any time', async () => {
    await console.goto(`${TABLE}?namespace=default&labels=app%3Dwords`);
    await showsNames('alpha', 'charlie', 'delta');
    assert.deepEqual(
      (await console.texts('.table-room th button')).map((text) => text.replace(/ .$/, '')),
      ['Name', 'Data', 'Age'],
    );
    await server.request('POST', MAPS, map('bravo', { labels: { app: 'words', letter: 'b' } }));
    await showsNames('alpha', 'bravo', 'charlie', 'delta');
    await server.request('DELETE', `${MAPS}/charlie`);
    await showsNames('alpha', 'bravo', 'delta');
    await server.request('PATCH', `${MAPS}/alpha`, { data: { one: '1', two: '2' } });
    await console.page.waitForFunction(`document.querySelector('.table-room tbody td:nth-child(3)').textContent === '2'`);
  });

  test('what is shown of a kind stands in the address: namespace, labels, fields, text, order and columns', async () => {
    await console.goto(`${TABLE}?namespace=default&labels=letter%20in%20(a,d)&sort=-name`);
    await showsNames('delta', 'alpha');
    await console.press('Name', '.table-room th button');
    await showsNames('alpha', 'delta');
    await console.write('.filters .search', 'letter=d');
    await showsNames('delta');
    assert.match(console.page.url(), /text=letter%3Dd/);
    await console.goto(`${TABLE}?fields=metadata.name%3Dalpha`);
    await showsNames('alpha');
    await console.page.select('.filters select', 'kube-system');
    await console.shows('No object is like that.');
    assert.match(console.page.url(), /namespace=kube-system/);
  });

  test('what is chosen stays over loading the page anew, and over going to an object, back and forward', async () => {
    await console.goto(`${TABLE}?namespace=default`);
    await console.shows('alpha', '.table-room tbody');
    await console.write('input[aria-label="Labels selector"]', 'app=words');
    await console.keys('Enter');
    await showsNames('alpha', 'bravo', 'delta');
    await console.press('Name', '.table-room th button');
    await showsNames('delta', 'bravo', 'alpha');
    await console.write('.filters .search', 'L');
    await showsNames('delta', 'bravo', 'alpha');
    await console.page.keyboard.type('ta');
    await showsNames('delta');
    await console.page.reload();
    await showsNames('delta');
    await console.press('delta', '.table-room tbody a');
    await console.shows('delta', 'h1');
    await console.page.goBack();
    await showsNames('delta');
    const shown = await console.page.$$eval('.filters .field', (fields) =>
      fields.map((field) => (field as unknown as { value: string }).value),
    );
    assert.deepEqual(shown, ['default', 'Lta', 'app=words', '']);
    await console.page.goForward();
    await console.shows('delta', 'h1');
  });

  test('columns for whoever wants to see more are shown when they are asked for', async () => {
    await console.goto('/console/kinds/core/v1/services?namespace=default');
    await console.shows('kubernetes', '.table-room tbody');
    assert.ok(!(await console.texts('.table-room th')).includes('Selector'));
    await console.press('All columns', 'label');
    await console.shows('Selector', '.table-room th');
  });

  test('keys move in a table, select, open, go up, and go to a kind by a short name', async () => {
    await console.goto(`${TABLE}?namespace=default&labels=app%3Dwords`);
    await showsNames('alpha', 'bravo', 'delta');
    await console.keys('j', 'j', 'k', 'j', 'x');
    await console.shows('1 selected', '.selection');
    assert.equal(await console.page.evaluate('document.activeElement.textContent'), 'bravo');
    await console.keys('Escape');
    await console.hides('selected', '.selection');
    await console.keys('/');
    assert.equal(await console.page.evaluate('document.activeElement.type'), 'search');
    await console.keys('Escape', 'j', 'Enter');
    await console.shows('delta', 'h1');
    await console.keys('u');
    await console.shows('ConfigMap', 'h1');
    await console.keys('?');
    await console.shows('Go down and up in a table', 'dialog');
    // The browser tells of the first dialog`s closing when the second is open.
    await console.keys('Escape', ':');
    await console.page.keyboard.type('deploy');
    await console.shows('deployments', '[role=option]');
    await console.keys('Enter');
    await console.shows('Deployment', 'h1');
    assert.match(console.page.url(), /\/console\/kinds\/apps\/v1\/deployments$/);
    assert.equal(await console.page.title(), 'deployments · Console');
    assert.equal(await console.page.evaluate('document.activeElement.id'), 'room');
  });

  test('the palette takes what is typed before the page knows the kinds, and arrows and Escape', async () => {
    await console.goto('/console/access');
    await console.page.waitForSelector('.frame .account');
    await console.keys(':');
    await console.page.keyboard.type('cm');
    await console.keys('Enter');
    await console.shows('ConfigMap', 'h1');
    await console.keys(':');
    await console.page.keyboard.type('role');
    await console.shows('rolebindings', '[role=option]');
    await console.keys('ArrowDown', 'ArrowDown', 'ArrowUp');
    const active = await console.page.$eval('[role=combobox]', (field) => field.getAttribute('aria-activedescendant'));
    assert.equal(active, 'palette-1');
    assert.equal(await console.page.$eval('#palette-1', (option) => option.getAttribute('aria-selected')), 'true');
    await console.keys('Escape');
    await console.page.waitForFunction(`document.querySelector('dialog') === null`);
    await console.shows('ConfigMap', 'h1');
  });

  test('the row that keys are about stays the same object while others come before it, and typing is not interrupted', async () => {
    for (const name of ['row-b', 'row-d']) await server.request('POST', MAPS, map(name, { labels: { app: 'row' } }));
    await console.goto(`${TABLE}?namespace=default&labels=app%3Drow`);
    await showsNames('row-b', 'row-d');
    await console.keys('j', 'j');
    await server.request('POST', MAPS, map('row-a', { labels: { app: 'row' } }));
    await showsNames('row-a', 'row-b', 'row-d');
    assert.deepEqual(await console.texts('tr.here a'), ['row-d']);
    await server.request('DELETE', `${MAPS}/row-a`);
    await showsNames('row-b', 'row-d');
    await console.keys('k', '/');
    await console.page.keyboard.type('ROW-D');
    await showsNames('row-d');
    assert.equal(await console.page.evaluate('document.activeElement.value'), 'ROW-D');
    assert.match(console.page.url(), /text=ROW-D/);
  });

  test('Enter presses the button that has the focus, whichever row keys are about', async () => {
    await console.goto(`${TABLE}?namespace=default&labels=app%3Dwords`);
    await showsNames('alpha', 'bravo', 'delta');
    await console.keys('j');
    await console.page.focus('.table-room th button');
    await console.keys('Enter');
    await showsNames('delta', 'bravo', 'alpha');
    await console.shows('ConfigMap', 'h1');
  });

  test('several objects are deleted at once, after a question that names them', async () => {
    for (const name of ['old-1', 'old-2', 'old-3']) await server.request('POST', MAPS, map(name, { labels: { app: 'old' } }));
    await console.goto(`${TABLE}?labels=app%3Dold`);
    await showsNames('old-1', 'old-2', 'old-3');
    await console.page.click('.table-room thead input');
    await console.press('Delete …');
    await console.shows('default/old-2', 'dialog');
    await console.press('Delete', 'dialog footer button');
    await console.shows('The server has taken the deletion of 3 objects.');
    await console.shows('No object is like that.');
    assert.equal((await server.request('GET', `${MAPS}/old-1`)).status, 404);
  });

  test('of those that are selected with keys and with the pointer, those alone are deleted, and what they own as is chosen', async () => {
    for (const name of ['pick-1', 'pick-2', 'pick-3', 'pick-4']) await server.request('POST', MAPS, map(name, { labels: { app: 'pick' } }));
    await console.goto(`${TABLE}?namespace=default&labels=app%3Dpick`);
    await showsNames('pick-1', 'pick-2', 'pick-3', 'pick-4');
    await console.keys('j', 'x', 'j', 'j', 'x');
    await console.page.click('input[aria-label="Select pick-4"]');
    await console.shows('3 selected', '.selection');
    await server.request('DELETE', `${MAPS}/pick-4`);
    await showsNames('pick-1', 'pick-2', 'pick-3');
    await console.press('Delete …');
    await console.shows('default/pick-3', 'dialog');
    await console.page.select('dialog select', 'Foreground');
    await console.press('Delete', 'dialog footer button');
    await console.shows('The server has taken the deletion of 3 objects.');
    await showsNames('pick-2');
    assert.ok(!(await console.texts('.notice.bad')).length);
  });

  test('of many objects only the rows on the screen are in the document, and scrolling brings the others', async () => {
    const all = Array.from({ length: 600 }, (_, i) => `many-${String(i).padStart(4, '0')}`);
    await Promise.all(all.map((name) => server.request('POST', MAPS, map(name, { labels: { app: 'many' } }))));
    await console.goto(`${TABLE}?labels=app%3Dmany`);
    await console.shows('600 objects', '.live');
    assert.ok((await names()).length < 80);
    await console.page.evaluate(`document.querySelector('.scroller').scrollTop = 1e6`);
    await console.shows('many-0599', '.table-room tbody');
    assert.ok((await names()).length < 80);
    assert.equal(await console.page.$eval('.table-room table', (table) => table.getAttribute('aria-rowcount')), '601');
  });

  test('values that would be markup or script are text, wherever they stand', async () => {
    const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    const made = await server.request('POST', MAPS, {
      ...map('evil', { annotations: { note: evil }, labels: { app: 'evil' } }),
      data: { key: evil, other: 'javascript:alert(1)' },
    });
    assert.equal(made.status, 201);
    const room = '/console/objects/core/v1/configmaps/default/evil';
    const places = [
      [`${TABLE}?labels=app%3Devil`, 'evil', '.table-room tbody'],
      [`${TABLE}?text=${encodeURIComponent(evil)}`, 'No object is like that', 'main'],
      [room, 'annotations', '.nest summary'],
      [`${room}?tab=owners`, 'onerror', '.line'],
      [`${room}?tab=history`, 'onerror', 'pre'],
      [`${room}?tab=<script>`, 'annotations', '.nest summary'],
    ] as const;
    for (const [path, text, where] of places) {
      await console.goto(path);
      await console.shows(text, where);
      assert.equal(await console.page.$$eval('main img, main script, [onerror]', (all) => all.length), 0, path);
      assert.match(await console.page.title(), /Console$/, path);
    }
    await console.goto(`${room}?tab=yaml`);
    await console.page.waitForFunction(`document.querySelector('.editor')?.shadowRoot?.textContent.includes('onerror')`);
    assert.match(await console.page.title(), /Console$/);
    await console.goto(`/console/kinds/core/v1/${encodeURIComponent(evil)}`);
    await console.shows('The server has no <img src=x');
  });

  test('names that read from right to left are kept apart from what stands beside them', async () => {
    await server.request('POST', MAPS, map('rtl', { labels: { app: 'rtl' }, annotations: { title: 'שלום עולם' } }));
    await console.goto('/console/objects/core/v1/configmaps/default/rtl?tab=owners');
    await console.shows('שלום עולם', '.line bdi');
  });

  test('after all of this the browser has told of no fault, and of nothing that the policy of the page has kept from it', () => {
    assert.deepEqual(console.faults, []);
  });
});
