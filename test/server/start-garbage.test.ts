/** What a start leaves in memory is given back, by a server that was told so, once there is little to do. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { getHeapSpaceStatistics } from 'node:v8';
import { giveBackMemory } from '../../runtime/server/lifecycle/start-garbage.js';
import { TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';

const MEBIBYTE = 1024 * 1024;

/** Mebibytes of the room for new objects that are in memory. */
const room = (): number =>
  (getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.physical_space_size ?? Number.NaN) / MEBIBYTE;

/** Makes objects that live on for a while, as a start does, until the engine has made the room for new ones large. */
function fill(): void {
  const kept: object[][] = [];
  while (room() < 16) {
    kept.push(Array.from({ length: 10_000 }, (_, i) => ({ i })));
    if (kept.length > 100) kept.shift();
  }
}

before(fill);

test('the room for new objects is given back, and grows again', async () => {
  await giveBackMemory();
  assert.ok(room() < 4);
  fill();
  assert.ok(room() >= 16);
});

test('a heap that would take long to collect is left to the engine', async () => {
  fill();
  await giveBackMemory(MEBIBYTE);
  assert.ok(room() >= 16);
});

test('a server gives memory back at leisure after its start, where it was told so', async () => {
  const server = await TestServer.listen({ givesBackMemory: true });
  try {
    fill();
    assert.ok((await eventually(room, (size) => size < 8)) < 8);
  } finally {
    await server.close();
  }
});
