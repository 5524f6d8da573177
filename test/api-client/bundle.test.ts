/** What a page in a browser loads of the client. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from '../support/root.js';

/** Bytes of the page's code at most, compressed. */
const MAX_BYTES = 12_000;

const PAGE = `
import { connect } from 'kindwright/client';
import { configmaps } from 'kindwright/kubernetes/core/v1/client.js';
const list = document.querySelector('ul');
const { configmaps: maps } = connect({ url: '', kinds: { configmaps } });
for await (const map of maps.list()) list.append(map.metadata.name);
for await (const { type, object } of maps.watch()) if (object) list.append(type, object.metadata.name);
`;

test('a page that lists and watches one kind is small, needs no platform but the browser, and has no other kind', async () => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: PAGE, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    metafile: true,
    logLevel: 'silent',
    alias: {
      'kindwright/client': path.join(ROOT, 'runtime/api-client/index.ts'),
      'kindwright/kubernetes/core/v1/client.js': path.join(ROOT, 'generated/core/v1/client.ts'),
    },
  });
  const code = outputFiles[0]?.text ?? '';
  const size = gzipSync(code).length;
  assert.ok(size < MAX_BYTES, `${size} bytes`);
  assert.doesNotMatch(code, /serviceaccounts/);
  const loaded = Object.keys(metafile.inputs).filter(
    (file) => !/^(?:runtime\/(?:api-client|model)\/|generated\/core\/v1\/client\.ts|<stdin>)/.test(file),
  );
  assert.deepEqual(loaded, []);
});
