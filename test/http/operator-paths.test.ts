/** What is for the operator alone: log files and profiles, for those who may read their paths. */
import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { TestServer } from '../support/server.js';

const folder = freshFolder();
let server: TestServer;

before(async () => {
  const logs = path.join(folder, 'logs');
  mkdirSync(path.join(logs, 'older'), { recursive: true });
  writeFileSync(path.join(logs, 'audit.log'), 'one line\n');
  writeFileSync(path.join(logs, 'empty.log'), '');
  writeFileSync(path.join(logs, 'older', 'a&b.log'), 'another\n');
  writeFileSync(path.join(folder, 'secret.key'), 'hidden');
  symlinkSync(path.join(folder, 'secret.key'), path.join(logs, 'link'));
  server = await TestServer.start({
    logsDir: logs,
    requestTimeout: 60,
    authorizer: () => ({ authorize: ({ user }) => ({ decision: user.name === 'admin' ? 'allow' : 'deny', reason: '' }) }),
  });
});

after(async () => {
  await server.close();
  removeFolder(folder);
});

test('log files and their folders are shown', async () => {
  assert.deepEqual(
    await Promise.all(['PUT', 'HEAD', 'OPTIONS'].map(async (method) => (await server.ask('/logs', { method })).status)),
    [405, 405, 405],
  );
  assert.equal((await server.ask('/logs/', { headers: { Accept: 'application/json' } })).status, 406);
  const file = await server.ask('/logs/audit.log');
  assert.equal(file.text, 'one line\n');
  assert.equal(file.headers['content-type'], 'text/plain; charset=utf-8');
  assert.equal((await server.ask('/logs/empty.log')).text, '');
  assert.equal((await server.ask('/logs/older/a%26b.log')).text, 'another\n');
  const listing = await server.ask('/logs/');
  assert.equal(listing.headers['content-type'], 'text/html; charset=utf-8');
  assert.match(listing.text, /^<pre>\n<a href="audit\.log">audit\.log<\/a>\n.*<a href="older\/">older\/<\/a>\n<\/pre>\n$/s);
  assert.match((await server.ask('/logs/older/')).text, /<a href="a%26b\.log">a&amp;b\.log<\/a>/);
});

test('the path of a folder ends in a slash', async () => {
  for (const [asked, location] of [
    ['/logs', 'logs/'],
    ['/logs/older', 'older/'],
  ] as const) {
    const answer = await server.ask(asked);
    assert.deepEqual([answer.status, answer.headers.location], [301, location]);
  }
});

test('nothing outside of the folder is, by whatever path', async () => {
  for (const name of ['none', 'link', 'older/none', 'audit.log/more']) {
    const answer = await server.ask(`/logs/${name}`);
    assert.equal(answer.status, 404, name);
    assert.equal(answer.text, '404 page not found\n');
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  }
  for (const name of ['..%2fsecret.key', '..%00', '%zz']) assert.equal((await server.ask(`/logs/${name}`)).status, 400, name);
  assert.equal((await server.ask('/logs/audit.log', { token: 'ann' })).status, 403);
});

test('a server that shows no log files has no such path', async () => {
  const other = await TestServer.start({ enableLogsHandler: false, profiling: false });
  try {
    for (const gone of ['/logs', '/logs/audit.log', '/debug/pprof', '/debug/pprof/heap']) assert.equal((await other.ask(gone)).status, 404);
    assert.doesNotMatch((await other.ask('/')).text, /logs|debug/);
  } finally {
    await other.close();
  }
});

test('profiles are taken one at a time, for those who may', async () => {
  assert.match((await server.ask('/debug/pprof/')).text, /^\/debug\/pprof\/profile\?seconds=30$/m);
  assert.equal((await server.ask('/debug/pprof/profile', { token: 'ann' })).status, 403);
  const cpu = server.ask('/debug/pprof/profile?seconds=1');
  const busy = await server.ask('/debug/pprof/heap?seconds=1');
  assert.equal(busy.status, 429);
  assert.equal(busy.headers['retry-after'], '5');
  const { json } = await cpu;
  assert.ok(json.nodes.length > 1 && json.samples.length > 0);
  const heap = await server.ask('/debug/pprof/heap?seconds=1');
  assert.ok(heap.json.head.callFrame !== undefined);
  assert.match(String(heap.headers['content-disposition']), /heap\.heapprofile/);
});

test('a time that is none, or longer than requests may take, is refused', async () => {
  for (const seconds of ['0', '-1', 'x', '60', '99999'])
    assert.equal((await server.ask(`/debug/pprof/profile?seconds=${seconds}`)).status, 400, seconds);
});
