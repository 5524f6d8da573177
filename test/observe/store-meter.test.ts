/** An engine that is measured is to whoever uses it what it was before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metrics as table } from '../../generated/metrics.js';
import { Metrics } from '../../runtime/observe/metrics/metrics.js';
import { meteredEngine } from '../../runtime/observe/metrics/store-meter.js';
import { type Engine, MemoryEngine } from '../../runtime/store/index.js';

const metered = (engine: Engine): Engine =>
  meteredEngine(
    engine,
    new Metrics(table, { release: '1.36', showHidden: false, disabled: [], warn: () => undefined }),
    '/registry/',
    new Map(),
  );

test('an engine that is measured can what it could, and nothing else', async () => {
  const engine = new MemoryEngine();
  const { seals, confirm } = metered(engine);
  assert.deepEqual([seals, confirm], [undefined, undefined]);
  const able: Engine = Object.assign(new MemoryEngine(), { seals: true, confirm: () => true });
  assert.equal(metered(able).seals, true);
  assert.equal(await metered(able).confirm?.(), true);
});
