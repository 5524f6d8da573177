/** How a server stops: it says so at once, serves on for a while, and finishes what it has begun. */
import assert from 'node:assert/strict';
import https from 'node:https';
import { test } from 'node:test';
import type { AdmissionPlugin } from '../../runtime/admission/chain.js';
import { TestServer } from '../support/server.js';

const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';

/** A plugin that holds objects named `held` until they are let go. */
function holding(): { plugin: AdmissionPlugin; begun: Promise<void>; letGo: () => void } {
  let [begin, letGo] = [(): void => undefined, (): void => undefined];
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const plugin: AdmissionPlugin = {
    name: 'Holding',
    admit({ name }) {
      if (name !== 'held') return undefined;
      begin();
      return released;
    },
  };
  return { plugin, begun, letGo };
}

test('from the first moment it is not ready, but goes on to serve during the delay', async () => {
  const server = await TestServer.start({ shutdownDelayDuration: '1s' });
  assert.equal((await server.ask('/readyz')).status, 200);
  const stopped = server.server.shutDown();
  const ready = await server.ask('/readyz');
  assert.equal(ready.status, 500);
  assert.match(ready.text, /^\[-\]shutdown failed: reason withheld$/m);
  assert.equal((await server.ask('/livez')).text, 'ok');
  assert.equal((await server.create(CONFIG_MAPS, { metadata: { name: 'late' } })).status, 201);
  await stopped;
  await assert.rejects(server.ask('/livez'), /ECONNREFUSED|hang up/);
});

test('what is under way is finished, on connections that take nothing new', async () => {
  const { plugin, begun, letGo } = holding();
  const server = await TestServer.start({ admission: [() => plugin] });
  const held = server.create(CONFIG_MAPS, { metadata: { name: 'held' } });
  await begun;
  const stopped = server.server.shutDown();
  // The answer is on its way until the listener is closed, which refuses everybody else.
  for (let refused = false; !refused; ) {
    refused = await connects(server).then(
      () => false,
      () => true,
    );
  }
  letGo();
  assert.equal((await held).status, 201);
  await stopped;
});

const connects = ({ url }: TestServer): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = https.request(`${url}/livez`, { agent: false, rejectUnauthorized: false }, (response) => {
      response.resume();
      response.on('end', resolve);
    });
    request.on('error', reject);
    request.end();
  });
