/** Runs the README's programs as they stand there, beside the built server. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { test } from 'node:test';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { programOf, writeProgram } from '../support/readme.js';

const read = (url: string, token = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const { get } = url.startsWith('https:') ? https : http;
    const headers = token === '' ? {} : { Authorization: `Bearer ${token}` };
    get(url, { rejectUnauthorized: false, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => resolve(text));
    }).on('error', reject);
  });

/** Runs a program in a folder of its own until `use` is done with the address that it prints. */
async function running(program: string, use: (url: string, token: string) => Promise<void>): Promise<void> {
  const folder = freshFolder();
  const file = writeProgram(folder, program);
  const child = spawn(process.execPath, [file], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const printed = /^(https?:\S+)\n/m.exec(output)?.[1];
        if (printed !== undefined) resolve(printed);
      });
      void exited.then(([code]) => reject(new Error(`the program ended with ${code}`)));
    });
    await use(url, readFileSync(path.join(folder, 'data/admin.token'), 'utf8').trim());
  } finally {
    child.kill();
    await exited;
    removeFolder(folder);
  }
}

test('the program of the README has under ten lines, and serves what the command serves', { timeout: 30_000 }, async () => {
  const program = programOf('embedding');
  assert.ok(program.trim().split('\n').length < 10);
  await running(program, async (url) => {
    assert.equal(await read(`${url}/readyz`), 'ok');
    const { paths } = JSON.parse(await read(`${url}/not/there`)) as { paths?: string[]; message?: string };
    assert.equal(paths, undefined, 'a stranger is refused, as by the command');
    const { gitVersion } = JSON.parse(await read(`${url}/version`)) as { gitVersion: string };
    assert.equal(gitVersion, 'v1.21.0');
  });
});

test('the program that mounts the API into a Koa app serves it below its path, and the rest itself', { timeout: 30_000 }, async () => {
  await running(programOf('mounting'), async (url, token) => {
    assert.equal(await read(url), 'the shop');
    for (let state = '', i = 0; state !== 'ok'; i += 1) {
      state = await read(`${url}/cluster/readyz`, token);
      assert.ok(i < 1000, state);
    }
    const { kind, items } = JSON.parse(await read(`${url}/cluster/api/v1/namespaces`, token)) as {
      kind: string;
      items: readonly { metadata: { name: string } }[];
    };
    assert.equal(kind, 'NamespaceList');
    assert.ok(items.some(({ metadata }) => metadata.name === 'default'));
    const { definitions } = JSON.parse(await read(`${url}/cluster/openapi/v2`, token)) as { definitions: object };
    assert.ok(Object.keys(definitions).length > 100);
    assert.equal(await read(`${url}/clusters`), 'the shop');
  });
});

test('the controller of the README keeps its object in every namespace', { timeout: 30_000 }, async () => {
  await running(programOf('controller'), async (url, token) => {
    for (const namespace of ['default', 'kube-system'])
      for (let to = ''; to !== namespace; ) {
        const map = JSON.parse(await read(`${url}/api/v1/namespaces/${namespace}/configmaps/welcome`, token)) as { data?: { to: string } };
        to = map.data?.to ?? '';
      }
  });
});
