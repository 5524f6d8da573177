/** Runs the README's program as it stands there, beside the built server. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../support/generated.js';
import { freshFolder, removeFolder } from '../support/process.js';

const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
const program = /<!-- embedding:[\s\S]*?```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';

const read = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    https
      .get(url, { rejectUnauthorized: false }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on('end', () => resolve(text));
      })
      .on('error', reject);
  });

test('the program of the README serves the API', { timeout: 30_000 }, async () => {
  const folder = freshFolder();
  const file = path.join(folder, 'program.mjs');
  // It names the project's files as a program in the checkout would.
  writeFileSync(
    file,
    program.replaceAll(/from '\.\//g, () => `from '${pathToFileURL(path.join(ROOT, 'dist'))}/`),
  );
  const child = spawn(process.execPath, [file], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const printed = /^(https:\S+)\n/m.exec(output)?.[1];
        if (printed !== undefined) resolve(printed);
      });
      void exited.then(([code]) => reject(new Error(`the program ended with ${code}`)));
    });
    const { kind, items } = JSON.parse(await read(url)) as { kind: string; items: readonly { metadata: { name: string } }[] };
    assert.equal(kind, 'NamespaceList');
    assert.ok(items.some(({ metadata }) => metadata.name === 'default'));
  } finally {
    child.kill();
    await exited;
    removeFolder(folder);
  }
});
