/** A server whose heap is small is filled with objects: it refuses requests before the engine would end it, and goes on. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { freshFolder, type Running, removeFolder, startProcess } from '../support/programs/process.js';

const HEAP_MB = 120;
const MAPS = '/api/v1/namespaces/default/configmaps';
/** Writes that are tried before, and after, requests are refused; a heap of this size is full long before the first. */
const MOST_WRITES = 4000;
const MORE_WRITES = 200;
const AT_ONCE = 2;

let folder: string;
let running: Running;
const agent = new https.Agent({ keepAlive: false });
before(async () => {
  folder = freshFolder();
  const tokens = path.join(folder, 'tokens.csv');
  writeFileSync(tokens, 'filler-token,filler,1\n', { mode: 0o600 });
  running = await startProcess(
    path.join(folder, 'data'),
    ['--storage=memory', '--authorization-mode=AlwaysAllow', `--token-auth-file=${tokens}`],
    undefined,
    { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` },
  );
});
after(async () => {
  agent.destroy();
  await running.stop();
  removeFolder(folder);
});

interface Answered {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

const ask = (token: string, at: string, body?: string): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const request = https.request(
      `${running.url}${at}`,
      {
        agent,
        rejectUnauthorized: false,
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }));
      },
    );
    request.once('error', reject);
    request.end(body);
  });

/** Labels are kept beside the bytes of an object, so that they take of the heap. */
const labels = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`label-of-some-length-${i}`, `value-of-some-length-${i}`]));
let written = 0;
const write = (): Promise<Answered> => {
  written += 1;
  return ask('filler-token', MAPS, JSON.stringify({ metadata: { name: `m-${written}`, labels: { ...labels, own: `m-${written}` } } }));
};

test('writes are refused with a time to come back before memory ends, and the server goes on', async () => {
  let refused: Answered | undefined;
  while (refused === undefined && written < MOST_WRITES) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, write));
    refused = answers.find(({ status }) => status === 429);
    for (const { status } of answers) assert.ok(status === 201 || status === 429, String(status));
  }
  assert.ok(refused !== undefined, `${written} objects were taken`);
  assert.match(refused.retryAfter ?? '', /^\d+$/);
  const administrator = readFileSync(path.join(folder, 'data', 'admin.token'), 'utf8').trim();
  for (let i = 0; i < MORE_WRITES / AT_ONCE; i += 1) {
    for (const { status } of await Promise.all(Array.from({ length: AT_ONCE }, write))) assert.ok(status === 201 || status === 429);
    assert.equal((await ask('filler-token', '/livez')).status, 200);
    assert.equal((await ask(administrator, `${MAPS}/m-1`)).status, 200);
  }
  assert.equal(running.child.exitCode, null);
});
