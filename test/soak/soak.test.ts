/** No process that serves goes without a word, however it ends; `npm run soak` tries longer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soak } from './soak.js';

test('servers under load end as they are told to, and each says why', async (t) => {
  const seed = Date.now() % 100_000;
  const totals = await soak({ milliseconds: 20_000, seed, atOnce: 2, lifeMs: 1500, clients: 4 });
  t.diagnostic(JSON.stringify({ seed, ...totals, causes: Object.fromEntries(totals.causes) }));
  assert.deepEqual(totals.faults, [], `with seed ${seed}`);
  assert.ok(totals.rounds > 0);
});
