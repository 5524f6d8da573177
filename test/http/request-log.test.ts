/** What the operator is told on the standard error: requests, and errors that nobody foresaw; never a secret of a request. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdmissionPlugin } from '../../runtime/admission/chain.js';
import type { LogEntry } from '../../runtime/observe/operator-log.js';
import { TestServer } from '../support/server.js';

/** Throws what nobody foresaw for objects of one name. */
const broken: AdmissionPlugin = {
  name: 'Broken',
  admit: ({ name }) => {
    if (name === 'broken') throw new TypeError('a plugin is broken');
  },
};

async function linesOf(options: { v?: number; vmodule?: string[] }, use: (server: TestServer) => Promise<void>): Promise<string[]> {
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

for (const [vmodule, v, isTold] of [
  [['httplog=3'], 0, true],
  [['http*=4'], 0, true],
  [['?ttplog=2', '*=9'], 5, false],
  [['other=9', 'http=9'], 0, false],
] as const)
  test(`requests are ${isTold ? 'told' : 'not told'} with --vmodule=${vmodule.join(',')} and --v=${v}`, async () => {
    const lines = await linesOf({ v, vmodule: [...vmodule] }, async (server) => {
      await server.ask('/api/v1/namespaces');
    });
    assert.equal(lines.filter((line) => line.startsWith('HTTP verb="GET"')).length, isTold ? 1 : 0);
  });

test('levels of parts that are none are told before the start', async () => {
  for (const text of ['httplog', 'httplog=', '=3', 'httplog=high', 'http(=3'])
    await assert.rejects(
      linesOf({ vmodule: [text] }, async () => undefined),
      (error: Error) => error.message.includes(`--vmodule: ${JSON.stringify(text)} is no <part>=<level>, such as httplog=3`),
    );
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

/** A plugin that takes its time for objects of one name. */
const slow: AdmissionPlugin = {
  name: 'Slow',
  admit: ({ name }) => (name === 'slow' ? new Promise((resolve) => setTimeout(resolve, 520)) : undefined),
};

test('a request that takes half a second is a line at every level, with the time of each stage', async () => {
  const lines: string[] = [];
  const server = await TestServer.start({ log: (line) => lines.push(line), admission: [() => slow] });
  try {
    await server.create('/api/v1/namespaces/default/secrets?x=hidden-1', {
      metadata: { name: 'slow' },
      stringData: { password: 'hidden-2' },
    });
    await server.create('/api/v1/namespaces/default/secrets', { metadata: { name: 'fast' } });
  } finally {
    await server.close();
  }
  assert.equal(lines.length, 1, lines.join('\n'));
  assert.match(
    lines[0] ?? '',
    /^Slow request verb="POST" URI="\/api\/v1\/namespaces\/default\/secrets\?x=\*\*\*" latency="(?:[5-9]\d\d|\d{4,})\.\dms" .*resp=201 stages="identified [\d.]+ms, dispatched [\d.]+ms, authorized [\d.]+ms, decoded [\d.]+ms, mutated (?:[5-9]\d\d|\d{4,})\.\dms, checked [\d.]+ms, validated [\d.]+ms, stored [\d.]+ms, answered [\d.]+ms"$/,
  );
  assert.doesNotMatch(lines.join(), /hidden|admin"?:|Bearer/);
});

test('entries say what lines say, by the names of their parts', async () => {
  const entries: (LogEntry | undefined)[] = [];
  const server = await TestServer.start({ v: 3, log: (_, entry) => entries.push(entry) });
  await server.ask('/api/v1/namespaces?limit=1&token=hidden');
  await server.close();
  const [entry] = entries;
  assert.ok(entry !== undefined);
  const { latency, ...fields } = entry.fields;
  assert.match(String(latency), /^[\d.]+ms$/);
  assert.deepEqual(
    { ...entry, fields },
    {
      severity: 'info',
      message: 'HTTP',
      fields: { verb: 'GET', URI: '/api/v1/namespaces?limit=1&token=***', userAgent: '', user: 'admin', srcIP: '127.0.0.1', resp: 200 },
    },
  );
});
