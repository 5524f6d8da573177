import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingPackage } from '../../runtime/cli/missing-package.js';
import { packageManifest } from '../../runtime/files/package.js';

const missing = (code: string, message: string): Error => Object.assign(new Error(message), { code });
const { devDependencies } = packageManifest();

test('a package that generating needs and is not there is told with all that it needs, in versions that fit', () => {
  const told = missingPackage(missing('ERR_MODULE_NOT_FOUND', "Cannot find package 'ts-morph' imported from /app/chunk.js"));
  assert.equal(
    told,
    'generating and building code needs the package ts-morph, which is not installed; run: npm install --save-dev ' +
      ['esbuild', 'protobufjs', 'ts-morph', 'ts-proto', 'ts-proto-descriptors']
        .map((name) => `'${name}@${devDependencies[name]}'`)
        .join(' '),
  );
  assert.doesNotMatch(told ?? '', /undefined/);
});

test('so is one that is required, by its name or a file in it', () => {
  const required = missing('MODULE_NOT_FOUND', "Cannot find module 'ts-proto/protoc-gen-ts_proto'\nRequire stack:\n- /app/chunk.js");
  assert.match(missingPackage(required) ?? '', /needs the package ts-proto, which/);
  const scoped = missing('ERR_MODULE_NOT_FOUND', "Cannot find package '@opentelemetry/sdk-trace' imported from /app/chunk.js");
  assert.match(missingPackage(scoped) ?? '', /^sending traces needs .*; run: npm install '@opentelemetry\/api@/);
});

test('other errors are none of its business', () => {
  assert.equal(
    missingPackage(missing('ERR_MODULE_NOT_FOUND', "Cannot find module '/app/kinds/order.js' imported from /app/x.js")),
    undefined,
  );
  assert.equal(missingPackage(missing('ENOENT', "Cannot find package 'ts-morph'")), undefined);
  assert.equal(missingPackage(new Error("Cannot find package 'ts-morph'")), undefined);
  assert.equal(missingPackage("Cannot find package 'ts-morph'"), undefined);
});
