/** The promises hold while servers are killed, clocks jump, disks are full and databases are away; `npm run history` tries longer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SERVED, type ServedName, withoutEngine } from '../support/programs/engines.js';
import { round } from './round.js';
import { startWorld } from './world.js';

const skipped = (name: ServedName): string | false =>
  name === 'workers' && process.platform !== 'linux' ? 'looks for processes as Linux shows them' : withoutEngine(name);

for (const name of SERVED) {
  test(`what clients and watchers of ${name === 'workers' ? 'two workers' : `the ${name} engine`} are told has one order, whatever fails`, {
    skip: skipped(name),
  }, async (t) => {
    const world = await startWorld(name);
    try {
      const report = await round(world, { number: 0, seconds: 7, clients: 8, keys: 8, watchers: 3 });
      t.diagnostic(JSON.stringify({ ...report, violations: report.violations.length }));
      assert.deepEqual(report.violations, []);
      assert.ok(report.operations > 0 && report.faults.length > 0);
    } finally {
      await world.stop();
    }
  });
}
