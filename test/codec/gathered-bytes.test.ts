import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GatheredBytes } from '../../runtime/model/gathered-bytes.js';

test('pieces of any sizes come out as they were added', () => {
  const bytes = new GatheredBytes();
  const pieces = Array.from({ length: 300 }, (_, i) => Buffer.alloc((i * 97) % 6000, i));
  for (const piece of pieces) bytes.add(piece);
  assert.equal(bytes.size, Buffer.concat(pieces).length);
  assert.deepEqual(bytes.all(), Buffer.concat(pieces));
  assert.equal(new GatheredBytes().all().length, 0);
});

test('one piece is not copied', () => {
  const piece = Buffer.from('alone');
  const bytes = new GatheredBytes();
  bytes.add(piece);
  assert.equal(bytes.all(), piece);
});

test('small pieces do not keep the buffers alive that they were read into', () => {
  const bytes = new GatheredBytes();
  const read = Buffer.alloc(64 * 1024, 'x');
  for (let i = 0; i < 100_000; i += 1) bytes.add(read.subarray(i % read.length, (i % read.length) + 1));
  const before = process.memoryUsage().arrayBuffers;
  assert.equal(bytes.all().length, 100_000);
  assert.ok(process.memoryUsage().arrayBuffers - before < 1024 * 1024);
});
