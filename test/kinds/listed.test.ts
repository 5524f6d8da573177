/** Each file that adds code to a kind is listed among the kinds of the cluster, or the kind would live without it. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../support/root.js';

const KINDS = path.join(ROOT, 'runtime/kinds');
const DECLARED = /^export const (\w+) = defineKind\b/gm;

test('every kind in code is given to servers', () => {
  const files = readdirSync(KINDS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const declared = files.flatMap((file) =>
    [...readFileSync(path.join(KINDS, file), 'utf8').matchAll(DECLARED)].map(([, name = '']) => name),
  );
  assert.ok(declared.length > 40);
  const listed = readFileSync(path.join(KINDS, 'cluster.ts'), 'utf8');
  assert.deepEqual(
    declared.filter((name) => !new RegExp(`\\b${name}\\b`).test(listed)),
    [],
  );
});
