/** What the operator is told on the standard error: requests, and errors that nobody foresaw; never a secret of a request. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdmissionPlugin } from '../../runtime/admission/chain.js';
import { TestServer } from '../support/server.js';

/** Throws what nobody foresaw for objects of one name. */
const broken: AdmissionPlugin = {
  name: 'Broken',
  admit: ({ name }) => {
    if (name === 'broken') throw new TypeError('a plugin is broken');
  },
};

async function linesOf(options: { v: number }, use: (server: TestServer) => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const server = await TestServer.start({
    ...options,
    log: (line) => lines.push(line),
    admission: [() => broken],
  });
  try {
    await use(server);
  } finally {
    await server.close();
  }
  return lines;
}

test('from level 3 on each request is a line, without values that may be secrets', async () => {
  const lines = await linesOf({ v: 3 }, async (server) => {
    await server.ask('/api/v1/namespaces?limit=5&labelSelector=a%3Db&token=hidden-1', { headers: { 'User-Agent': 'test "me"' } });
    await server.ask('/api/v1/namespaces/default/pods/p/exec?command=hidden-2&stdout=1', { method: 'POST' });
    await server.ask('/api/v1/namespaces/default/services/s/proxy/hidden-3?x=hidden-4');
  });
  const [list = '', exec = '', proxy = ''] = lines;
  assert.match(
    list,
    /^HTTP verb="GET" URI="\/api\/v1\/namespaces\?limit=5&labelSelector=a%3Db&token=\*\*\*" latency="[\d.]+ms" userAgent="test \\"me\\"" user="admin" srcIP="127\.0\.0\.1" resp=200$/,
  );
  assert.match(exec, /URI="\/api\/v1\/namespaces\/default\/pods\/p\/exec\?command=\*\*\*&stdout=\*\*\*"/);
  assert.match(proxy, /URI="\/api\/v1\/namespaces\/default\/services\/s\/proxy\/\*\*\*\?x=\*\*\*"/);
  assert.doesNotMatch(lines.join(), /hidden|Bearer/);
});

test('below that level requests are not told, but the stack of an error that nobody foresaw is', async () => {
  const lines = await linesOf({ v: 0 }, async (server) => {
    await server.ask('/api/v1/namespaces');
    const answer = await server.create('/api/v1/namespaces/default/configmaps?fieldManager=me&x=hidden', { metadata: { name: 'broken' } });
    assert.equal(answer.status, 500);
    assert.equal(answer.json.message, 'Internal error occurred: a plugin is broken');
    assert.equal((await server.ask('/api/v1/namespaces/none')).status, 404);
  });
  assert.equal(lines.length, 1, lines.join('\n'));
  assert.match(
    lines[0] ?? '',
    /^POST \/api\/v1\/namespaces\/default\/configmaps\?fieldManager=me&x=\*\*\* ended with an internal error: TypeError: a plugin is broken\n +at .*request-log\.test/,
  );
});
