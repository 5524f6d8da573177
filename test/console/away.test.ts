/** A server that goes away and comes back, and sessions that end while a page is open. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startTestServer, type TestServer } from '../../runtime/testing/index.js';
import { ConsolePage } from '../support/browser.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
const map = (name: string): object => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name } });

describe('a server that goes away', { skip: WITHOUT_BROWSER }, () => {
  let server: TestServer;
  let console: ConsolePage;
  before(async () => {
    server = await startTestServer({ console: true, log: () => undefined });
    console = await ConsolePage.loggedIn(server, '/console/kinds/core/v1/configmaps?namespace=default');
  });
  after(async () => {
    await console?.close();
    await server?.close();
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
