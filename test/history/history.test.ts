/** The promises hold while servers are killed, clocks jump, disks are full and databases are away; `npm run history` tries longer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WITHOUT_ETCD } from '../support/programs/etcd.js';
import { WITHOUT_POSTGRES } from '../support/programs/postgres.js';
import { round } from './round.js';
import { type EngineName, startWorld } from './world.js';

const engines: readonly [name: EngineName, skip: string | false][] = [
  ['sqlite', false],
  ['workers', process.platform === 'linux' ? false : 'looks for processes as Linux shows them'],
  ['etcd', WITHOUT_ETCD],
  ['postgres', WITHOUT_POSTGRES],
];
for (const [name, skip] of engines) {
  test(`what clients and watchers of ${name === 'workers' ? 'two workers' : `the ${name} engine`} are told has one order, whatever fails`, {
    skip,
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
