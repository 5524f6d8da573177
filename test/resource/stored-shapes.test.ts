/** A store of one process knows which releases and shapes of kinds have written to it, so that others read its objects anew. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StoredShapes } from '../../runtime/resource/stored-shapes.js';
import { MemoryEngine } from '../../runtime/store/index.js';

async function opened(): Promise<MemoryEngine> {
  const engine = new MemoryEngine();
  await engine.open();
  return engine;
}

/** What a server of the release and these shapes is told, by prefix. */
async function told(engine: MemoryEngine, release: string, shapes: Readonly<Record<string, string>>): Promise<object> {
  const stored = new StoredShapes(engine, '/registry/', release, new Map(Object.entries(shapes)));
  return Object.fromEntries(await Promise.all(Object.keys(shapes).map(async (prefix) => [prefix, await stored.others(prefix)])));
}

test('a store that one catalogue alone has written to is read as it lies there', async () => {
  const engine = await opened();
  for (let starts = 0; starts < 2; starts += 1) assert.deepEqual(await told(engine, '1.36', { orders: 'a' }), { orders: false });
});

test('objects of a kind that has changed are read anew from then on, and those of others are not', async () => {
  const engine = await opened();
  await told(engine, '1.36', { orders: 'a', invoices: 'a' });
  assert.deepEqual(await told(engine, '1.36', { orders: 'b', invoices: 'a', bills: 'a' }), { orders: true, invoices: false, bills: false });
  assert.deepEqual(await told(engine, '1.36', { orders: 'b', invoices: 'a' }), { orders: true, invoices: false });
});

test('another release reads all objects anew, and so do those that come back to the one before', async () => {
  const engine = await opened();
  await told(engine, '1.35', { orders: 'a' });
  assert.deepEqual(await told(engine, '1.36', { orders: 'a' }), { orders: true });
  assert.deepEqual(await told(engine, '1.35', { orders: 'a' }), { orders: true });
});

test('what a store holds that was written before it knew shapes is read anew', async () => {
  const engine = await opened();
  await engine.commit({ key: '/kindwright/releases', value: Buffer.from('1.36 1.36'), expected: 0 });
  assert.deepEqual(await told(engine, '1.36', { orders: 'a' }), { orders: true });
  const unnoted = await opened();
  await unnoted.commit({ key: '/registry/orders/one', value: Buffer.from('{}'), expected: 0 });
  assert.deepEqual(await told(unnoted, '1.36', { orders: 'a' }), { orders: true });
});
