/** Logging in by the client certificate that a browser shows, on both catalogues, which a proxy in this test shows for it. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import tls from 'node:tls';
import type { TestServer } from '../../runtime/testing/index.js';
import { ConsolePage } from '../support/browser.js';
import { Authority } from '../support/certificates/authority.js';
import { throwawayCertificate } from '../support/certificates/certificate.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';
import { freshFolder } from '../support/programs/process.js';
import { WALKED, type WalkedServer } from '../support/walked-catalogues.js';

interface Shown {
  readonly cert: string;
  readonly key: string;
}

/** Connections to it are connections to the server that show the certificate: browsers are told of one by people alone. */
async function showing({ cert, key }: Shown, to: TestServer): Promise<tls.Server> {
  const proxy = tls.createServer(throwawayCertificate(), (browser) => {
    const server = tls.connect({ host: '127.0.0.1', port: to.server.port, cert, key, rejectUnauthorized: false });
    for (const socket of [browser, server]) socket.on('error', () => socket.destroy());
    browser.on('close', () => server.destroy());
    server.on('close', () => browser.destroy());
    browser.pipe(server).pipe(browser);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return proxy;
}

for (const { name, kind, group, plural, path, object, start } of WALKED)
  describe(`a client certificate, with ${name}`, { skip: WITHOUT_BROWSER }, () => {
    const folder = freshFolder();
    const table = `/console/kinds/${kind}?namespace=default`;
    let walked: WalkedServer;
    let server: TestServer;
    let proxy: tls.Server;
    let console: ConsolePage;
    let port: number;
    before(async () => {
      const clients = Authority.root();
      const clientCaFile = join(folder, 'clients.pem');
      writeFileSync(clientCaFile, clients.cert);
      walked = await start({ clientCaFile });
      server = walked.server;
      assert.equal((await server.request('POST', path, object('first'))).status, 201);
      proxy = await showing(clients.issue('carol', { organizations: ['buyers'] }), server);
      port = (proxy.address() as AddressInfo).port;
      console = await ConsolePage.open({ url: `https://127.0.0.1:${port}` });
    });
    after(async () => {
      await console?.close();
      proxy?.close();
      await walked?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    /** The status of an answer to a request with the session's cookie, over a connection that shows no certificate. */
    const without = (cookie: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = { Cookie: cookie, Host: `127.0.0.1:${port}`, 'Kindwright-Console': '1' };
        https
          .get(`${server.url}/api/v1/namespaces`, { headers, rejectUnauthorized: false, agent: false }, (response) => {
            response.resume().on('end', () => resolve(response.statusCode ?? 0));
          })
          .on('error', reject);
      });

    test('the page names whom the certificate names, and goes on as that user', async () => {
      await console.goto(table);
      await console.press('Go on as carol');
      await console.shows('carol', '.account');
      await console.press('C', '.account summary');
      await console.shows('buyers', '.account .chips');
      // Nobody has given her any right.
      await console.shows('Forbidden', '.fault');
      await console.shows(`User "carol" cannot list resource "${plural}"`, '.fault');
    });

    test('her session is good for nothing over a connection without the certificate', async () => {
      const cookies = await console.page.browserContext().cookies();
      const session = cookies.find(({ name }) => name.startsWith('__Host-kindwright-session'));
      assert.ok(session !== undefined);
      assert.equal(await without(`${session.name}=${session.value}`), 401);
    });

    test('with rights she sees what she may, and after logging out the page offers the certificate again', async () => {
      const rbac = '/apis/rbac.authorization.k8s.io/v1/namespaces/default';
      const role = { metadata: { name: 'readers' }, rules: [{ apiGroups: [group], resources: [plural], verbs: ['get', 'list', 'watch'] }] };
      assert.equal((await server.request('POST', `${rbac}/roles`, role)).status, 201);
      const made = await server.request('POST', `${rbac}/rolebindings`, {
        metadata: { name: 'buyers' },
        roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: 'readers' },
        subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'Group', name: 'buyers' }],
      });
      assert.equal(made.status, 201);
      await console.goto(table);
      await console.shows('first', '.table-room tbody');
      await console.press('C', '.account summary');
      await console.press('Log out');
      await console.shows('You are logged out.', '.fault');
      await console.press('Go on as carol');
      await console.shows('first', '.table-room tbody');
      assert.deepEqual(console.faults, []);
    });
  });
