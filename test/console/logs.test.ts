/** Logs in the console: what a pod has written, as its node tells it, and goes on writing. */
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { LogLines } from '../../runtime/console/page/object/log-lines.js';
import { startTestServer, type TestServer } from '../../runtime/testing/index.js';
import { ConsolePage } from '../support/browser.js';
import { throwawayCertificate } from '../support/certificates/certificate.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';

const PODS = '/api/v1/namespaces/default/pods';
const ROOM = '/console/objects/core/v1/pods/default/talker?tab=logs';

test('of a log that does not end the last lines are kept, and of a line that does not end its beginning', () => {
  const lines = new LogLines();
  for (let i = 0; i < 1500; i += 1) lines.take(`line ${i}\npart of `);
  assert.equal(lines.text.split('\n').length, 1001);
  assert.match(lines.text, /^part of line 500\n/);
  assert.match(lines.text, /\npart of $/);
  for (let i = 0; i < 100; i += 1) lines.take('x'.repeat(1000));
  lines.take('\n');
  assert.ok((lines.text.split('\n').at(-1)?.length ?? 0) < 4010);
});

describe('the log of a pod', { skip: WITHOUT_BROWSER }, () => {
  let server: TestServer;
  let console: ConsolePage;
  /** What follows the log of a container, by its name. */
  const followers = new Map<string, ServerResponse>();
  const agent = https.createServer(throwawayCertificate(), (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'https://node');
    const container = pathname.split('/').at(-1) ?? '';
    if (container === 'silent') {
      response.writeHead(400).end('it has not begun');
      return;
    }
    followers.set(container, response);
    response.writeHead(200, { 'Content-Type': 'text/plain' }).write(`hello from ${container} <b>and</b> others\n`);
  });

  before(async () => {
    await new Promise<void>((resolve) => agent.listen(0, '127.0.0.1', resolve));
    server = await startTestServer({ console: true, log: () => undefined, outgoingAllowedCidrs: ['127.0.0.1/32'] });
    const { port } = agent.address() as AddressInfo;
    const status = { addresses: [{ type: 'InternalIP', address: '127.0.0.1' }], daemonEndpoints: { kubeletEndpoint: { Port: port } } };
    const containers = ['main', 'beside', 'silent'].map((name) => ({ name, image: 'i:1' }));
    for (const [path, body] of [
      ['/api/v1/nodes', { metadata: { name: 'here' }, status }],
      ['/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } }],
      [PODS, { metadata: { name: 'talker' }, spec: { nodeName: 'here', containers } }],
    ] as const) {
      const { status: code } = await server.request('POST', path, body);
      assert.ok(code === 201 || code === 409, `${path}: ${code}`);
    }
    console = await ConsolePage.loggedIn(server);
  });
  after(async () => {
    await console?.close();
    await server?.close();
    agent.closeAllConnections();
    await new Promise((resolve) => agent.close(resolve));
  });

  test('is shown as it goes on, word for word', async () => {
    await console.goto(ROOM);
    await console.shows('hello from main <b>and</b> others', '.log');
    await console.shows('The log goes on.');
    followers.get('main')?.write('and another line\n');
    await console.shows('and another line', '.log');
    followers.get('main')?.end('the last one');
    await console.shows('the last one', '.log');
    await console.shows('The log has ended.');
  });

  test('is that of the container that one chooses, which stands in the address', async () => {
    await console.page.select('.view-logs select', 'beside');
    await console.shows('hello from beside', '.log');
    assert.match(console.page.url(), /container=beside/);
    await console.hides('hello from main', '.log');
  });

  test('is refused in the words of the server where there is none', async () => {
    await console.goto(`${ROOM}&container=silent`);
    await console.shows('it has not begun', '.fault');
  });

  test('is no view of kinds that have none', async () => {
    await console.goto('/console/objects/core/v1/nodes/_/here');
    await console.shows('Relations', '[role=tab]');
    assert.ok(!(await console.texts('[role=tab]')).includes('Logs'));
  });

  test('after all of this the browser has told of no fault but the refusal', () => {
    assert.deepEqual(
      console.faults.filter((fault) => !/400/.test(fault)),
      [],
    );
  });
});
