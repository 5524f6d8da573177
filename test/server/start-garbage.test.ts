/** What a start leaves in memory is given back, by a server that was told so, once there is little to do. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { giveBackMemory } from '../../runtime/server/lifecycle/start-garbage.js';
import { fill, MEBIBYTE, room } from './room-for-objects.js';

before(fill);

test('the room for new objects is given back, and grows again', async () => {
  await giveBackMemory(Number.POSITIVE_INFINITY);
  assert.ok(room() < 4);
  fill();
  assert.ok(room() >= 16);
});

test('a heap that would take long to collect is left to the engine', async () => {
  fill();
  await giveBackMemory(MEBIBYTE);
  assert.ok(room() >= 16);
});

/** In a process of its own, whose heap holds what a server's start makes and nothing else. */
test('a server gives memory back at leisure after its start, where it was told so, and compiles no pattern for it', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(new URL('start-garbage-server.js', import.meta.url))]);
  const { room: left, compilesPatterns } = JSON.parse(stdout) as { room: number; compilesPatterns: boolean };
  assert.ok(left < 8, `${left} MiB`);
  assert.equal(compilesPatterns, false);
});
