/** `kill -9` in the middle of thousands of writes: every acknowledged one is there. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import https from 'node:https';
import { test } from 'node:test';
import { parse } from 'yaml';
import { freshFolder, type Running, removeFolder, startProcess } from '../support/programs/process.js';

const WRITES = 5000;
const WRITERS = 64;
/** Acknowledged writes after which the process is killed. */
const KILL_AFTER = 2000;

const tokenOf = (server: Running): string => parse(readFileSync(server.kubeconfig, 'utf8')).users[0].user.token;

function post(agent: https.Agent, server: Running, token: string, name: string): Promise<boolean> {
  const body = JSON.stringify({ metadata: { name }, data: { k: 'v'.repeat(200) } });
  return new Promise((resolve) => {
    const request = https.request(
      `${server.url}/api/v1/namespaces/default/configmaps`,
      {
        method: 'POST',
        agent,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Content-Length': body.length },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode === 201));
        response.on('error', () => resolve(false));
      },
    );
    request.on('error', () => resolve(false));
    request.end(body);
  });
}

function names(server: Running, token: string): Promise<Set<string>> {
  return new Promise((resolve, reject) => {
    const request = https.get(
      `${server.url}/api/v1/namespaces/default/configmaps`,
      { rejectUnauthorized: false, headers: { Authorization: `Bearer ${token}` } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (c: Buffer) => chunks.push(c));
        response.on('end', () =>
          resolve(new Set(JSON.parse(Buffer.concat(chunks).toString()).items.map((i: { metadata: { name: string } }) => i.metadata.name))),
        );
      },
    );
    request.on('error', reject);
  });
}

test(`of ${WRITES} concurrent writes every acknowledged one survives kill -9`, async (t) => {
  const folder = freshFolder();
  try {
    const server = await startProcess(folder);
    const token = tokenOf(server);
    const agent = new https.Agent({ keepAlive: true, maxSockets: WRITERS, rejectUnauthorized: false });
    const acknowledged: string[] = [];
    let next = 0;
    let killed: Promise<number | null> | undefined;
    const writer = async (): Promise<void> => {
      while (next < WRITES && killed === undefined) {
        next += 1;
        const name = `c-${next}`;
        if (await post(agent, server, token, name)) acknowledged.push(name);
        if (acknowledged.length >= KILL_AFTER && killed === undefined) killed = server.stop('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
    await killed;
    agent.destroy();
    const again = await startProcess(folder);
    const found = await names(again, token);
    const lost = acknowledged.filter((name) => !found.has(name));
    t.diagnostic(`${acknowledged.length} acknowledged, ${found.size} found`);
    assert.ok(acknowledged.length >= KILL_AFTER);
    assert.deepEqual(lost, []);
    assert.equal(await again.stop(), 0);
  } finally {
    removeFolder(folder);
  }
});
