/** A server that goes away and comes back, and sessions that end while a page is open. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startTestServer, type TestServer } from '../../runtime/testing/index.js';
import { ConsolePage } from '../support/browser.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';
import { WALKED, type WalkedServer } from '../support/walked-catalogues.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
const map = (name: string): object => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name } });

for (const { name, plural, title, start } of WALKED)
  describe(`a server that goes away, with ${name}`, { skip: WITHOUT_BROWSER }, () => {
    let walked: WalkedServer;
    let server: TestServer;
    let console: ConsolePage;
    before(async () => {
      walked = await start();
      server = walked.server;
      console = await ConsolePage.loggedIn(server, '/console/kinds/core/v1/configmaps?namespace=default');
    });
    after(async () => {
      await console?.close();
      await walked?.close();
    });

    test('watches that break go on, and miss nothing', async () => {
      await console.shows('kube-root-ca.crt', '.table-room tbody');
      server.dropWatches();
      await server.request('POST', MAPS, map('after-a-drop'));
      await console.shows('after-a-drop', '.table-room tbody');
    });

    test('while nothing answers the page says so and shows what was; when the server is back it goes on by itself', async () => {
      await console.page.setOfflineMode(true);
      server.dropWatches();
      await console.shows('The server does not answer.', '.away');
      await console.shows('after-a-drop', '.table-room tbody');
      await server.request('POST', MAPS, map('meanwhile'));
      await console.page.setOfflineMode(false);
      await console.hides('The server does not answer.');
      await console.shows('meanwhile', '.table-room tbody');
    });

    test('what somebody was writing is there still when the server is back', async () => {
      await console.goto('/console/objects/core/v1/configmaps/default/meanwhile');
      await console.write('input[aria-label="Name of a new entry of data"]', 'key');
      await console.keys('Enter');
      await console.shows('You have changed this object.');
      await console.page.setOfflineMode(true);
      server.dropWatches();
      await console.shows('The server does not answer.', '.away');
      await console.shows('You have changed this object.');
      await console.page.setOfflineMode(false);
      await console.hides('The server does not answer.');
      await server.request('PATCH', `${MAPS}/meanwhile`, { metadata: { labels: { seen: 'yes' } } });
      await console.press('Review and save');
      await console.shows('key: ""', '.diff .new');
      await console.press('Save', 'dialog footer button');
      await console.shows('Saved.');
      const { body } = await server.request('GET', `${MAPS}/meanwhile`);
      assert.deepEqual([body.data, (body.metadata as { labels: unknown }).labels], [{ key: '' }, { seen: 'yes' }]);
    });

    test('over a slow network the page says what it waits for, takes keys meanwhile, and shows all in the end', async () => {
      await console.page.emulateNetworkConditions({ download: 60_000, upload: 30_000, latency: 400 });
      try {
        const opened = console.goto('/console/kinds/core/v1/configmaps?namespace=default');
        await console.shows('Asking the server for its kinds …', '.loading');
        await console.keys(':');
        await console.page.keyboard.type(plural);
        await console.keys('Enter');
        await console.shows(title, 'h1');
        await opened;
        await console.goto('/console/objects/core/v1/configmaps/default/meanwhile?tab=yaml');
        await console.shows('Loading the editor …', '.loading');
        await console.page.waitForFunction(`document.querySelector('.editor')?.shadowRoot?.textContent.includes('meanwhile')`);
      } finally {
        await console.page.emulateNetworkConditions(null);
      }
      await console.goto('/console/kinds/core/v1/configmaps?namespace=default');
      await console.shows('meanwhile', '.table-room tbody');
    });

    test('where its session has ended, the page asks to log in again and says why', async () => {
      await server.clock.advance('13h');
      // The page asks something, unless it has done so by itself and is told already.
      await console.page.evaluate(`document.querySelector('.bar nav a[href$="access"]')?.click()`);
      await console.shows('Your session is over.', '.fault');
      assert.equal(await console.page.$('.frame'), null);
      await console.write('input[type=password]', server.client.token ?? '');
      await console.press('Log in', 'button[type=submit]');
      await console.page.waitForSelector('.frame .account');
      assert.ok(!console.page.url().includes(server.client.token ?? 'none'));
    });

    test('logging out leaves nothing in the browser that logs in', async () => {
      await console.press('A', '.account summary');
      await console.press('Log out');
      await console.shows('You are logged out.', '.fault');
      await console.page.reload();
      await console.shows('Token', 'label');
      assert.deepEqual(await console.page.evaluate('[localStorage.length, sessionStorage.length, document.cookie]'), [0, 0, '']);
    });
  });

test('a server that was started anew has the page ask to log in again, and then shows what is there now', {
  skip: WITHOUT_BROWSER,
}, async () => {
  const first = await startTestServer({ console: true, log: () => undefined });
  const securePort = first.server.port;
  const console = await ConsolePage.loggedIn(first, '/console/kinds/core/v1/configmaps?namespace=default');
  let second: TestServer | undefined;
  try {
    await console.shows('kube-root-ca.crt', '.table-room tbody');
    await first.close();
    await console.shows('The server does not answer.', '.away');
    await console.shows('kube-root-ca.crt', '.table-room tbody');
    second = await startTestServer({ console: true, securePort, log: () => undefined });
    await second.request('POST', MAPS, map('of-the-second'));
    await console.shows('The server has started anew', '.login .fault');
    assert.equal(await console.page.$('.frame'), null);
    await console.write('input[type=password]', second.client.token ?? '');
    await console.press('Log in', 'button[type=submit]');
    await console.shows('of-the-second', '.table-room tbody');
  } finally {
    await console.close();
    await second?.close();
  }
});
