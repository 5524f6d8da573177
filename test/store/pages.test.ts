import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MemoryEngine, type RangeOptions, type RangeResult, SqliteEngine, StoreUnavailableError } from '../../runtime/store/index.js';
import { pages } from '../../runtime/store/pages.js';
import { openForReading } from '../../runtime/store/sqlite/database.js';
import { Snapshots } from '../../runtime/store/sqlite/reader.js';
import { temporaryFolder } from './folder.js';

const PREFIX = '/registry/pods/';
const keyOf = (i: number): string => `${PREFIX}default/p-${String(i).padStart(5, '0')}`;

async function filled(count: number, bytes: number): Promise<MemoryEngine> {
  const engine = new MemoryEngine();
  await engine.open();
  for (let i = 0; i < count; i++) await engine.commit({ key: keyOf(i), value: Buffer.alloc(bytes, 'x'), expected: undefined });
  return engine;
}

/** An engine that remembers what was asked of it, and fails at one of its reads. */
class Asked {
  readonly limits: (number | undefined)[] = [];

  constructor(
    private readonly engine: MemoryEngine,
    private readonly failing = Number.POSITIVE_INFINITY,
  ) {}

  async range(prefix: string, options: RangeOptions = {}): Promise<RangeResult> {
    this.limits.push(options.limit);
    if (this.limits.length === this.failing) throw new StoreUnavailableError('the disk is gone');
    return this.engine.range(prefix, options);
  }
}

describe('pages of a prefix', () => {
  it('are all of one revision, and none of its keys is missing', async () => {
    const engine = await filled(1201, 10);
    const { revision } = await engine.range(PREFIX);
    const keys: string[] = [];
    for await (const page of pages(engine, PREFIX)) {
      assert.equal(page.revision, revision);
      keys.push(...page.entries.map(({ key }) => key));
      await engine.commit({ key: keyOf(9999), value: Buffer.from('late'), expected: undefined });
    }
    assert.deepEqual(
      keys,
      Array.from({ length: 1201 }, (_, i) => keyOf(i)),
    );
  });

  it('are one empty page where there are no keys', async () => {
    const found: RangeResult[] = [];
    for await (const page of pages(await filled(0, 0), PREFIX)) found.push(page);
    assert.deepEqual(
      found.map(({ entries }) => entries.length),
      [0],
    );
  });

  it('are asked for while the page before is looked at, and no further', async () => {
    const asked = new Asked(await filled(1600, 10));
    let looked = 0;
    for await (const page of pages(asked, PREFIX)) {
      looked++;
      assert.equal(asked.limits.length, page.more ? looked + 1 : looked);
    }
    assert.equal(looked, 4);
  });

  it('have fewer entries where those are large', async () => {
    const asked = new Asked(await filled(520, 100_000));
    for await (const _ of pages(asked, PREFIX)) assert.ok(true);
    assert.deepEqual(asked.limits, [500, 41]);
  });

  it('end with the failure of the read that fails, once the pages before are given', async () => {
    const asked = new Asked(await filled(1600, 10), 2);
    let looked = 0;
    await assert.rejects(async () => {
      for await (const _ of pages(asked, PREFIX)) {
        looked++;
        // The read of the next page has failed by now.
        await new Promise(setImmediate);
      }
    }, /the disk is gone/);
    assert.equal(looked, 1);
  });
});

describe('a page of the database', () => {
  it('is found without a look at keys that are not asked for', async () => {
    const folder = temporaryFolder();
    const engine = new SqliteEngine({ directory: folder.directory });
    await engine.open();
    await engine.close();
    const database = openForReading(folder.directory);
    const texts: string[] = [];
    new Snapshots({
      prepare: (sql) => {
        texts.push(sql);
        return database.prepare(sql);
      },
      exec: (sql) => database.exec(sql),
      pragma: (name) => database.pragma(name),
      transaction: (work) => database.transaction(work),
      close: () => database.close(),
    });
    const plans = texts
      .filter((sql) => sql.includes('log_by_key'))
      .map((sql) => {
        const parameters = Array.from(sql.matchAll(/\?/g), () => 0);
        return database
          .prepare<number[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
          .all(...parameters)
          .map(({ detail }) => detail)
          .join('; ');
      });
    database.close();
    folder.remove();
    assert.equal(plans.length, 3);
    for (const plan of plans) {
      assert.match(plan, /log_by_key \(key>\? AND key<\?\)/);
      assert.doesNotMatch(plan, /SCAN log|TEMP B-TREE/);
    }
  });

  it('reaches to the last key of all where the prefix has no end', async () => {
    const folder = temporaryFolder();
    const engine = new SqliteEngine({ directory: folder.directory });
    await engine.open();
    const keys = ['a', 'b/\u{10ffff}', '\u{10ffff}'];
    for (const key of keys) await engine.commit({ key, value: Buffer.from(key), expected: undefined });
    const { entries } = await engine.range('');
    assert.deepEqual(
      entries.map(({ key, value }) => [key, value.toString()]),
      keys.map((key) => [key, key]),
    );
    await engine.close();
    folder.remove();
  });
});
