/** Several servers on one database. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CompactedError, type PostgresEngine, StoreUnavailableError } from '../../../runtime/store/index.js';
import { PostgresServer, WITHOUT_POSTGRES } from '../../support/programs/postgres.js';
import { until } from '../../support/until.js';
import { Recorder } from '../recorder.js';
import { postgresEngine } from './engines.js';

const bytes = (text: string): Buffer => Buffer.from(text);

describe('two servers on one database', { skip: WITHOUT_POSTGRES }, () => {
  let server: PostgresServer;
  before(async () => {
    server = await PostgresServer.start();
  });
  after(() => server.stop());

  const withEngines = async (work: (a: PostgresEngine, b: PostgresEngine) => Promise<void>, options = {}): Promise<void> => {
    const url = await server.database();
    const [a, b] = [postgresEngine(url, options), postgresEngine(url, options)];
    try {
      // Both find no tables, and one of them makes these.
      assert.deepEqual(await Promise.all([a.open(), b.open()]), [1, 1]);
      await work(a, b);
    } finally {
      await Promise.all([a.close(), b.close()]);
    }
  };

  it('see each other in one order, and a confirmed reader has seen all that was acknowledged before', () =>
    withEngines(async (a, b) => {
      const [seenByA, seenByB] = [new Recorder(), new Recorder()];
      a.watch('', 1, seenByA.handler);
      b.watch('', 1, seenByB.handler);
      for (let i = 0; i < 50; i += 1) {
        const result = await (i % 2 === 0 ? a : b).commit({ key: `k/${i % 5}`, value: bytes(`${i}`), expected: undefined });
        assert.ok(result.committed);
        assert.equal(await (i % 2 === 0 ? b : a).confirm(), true);
        assert.equal((i % 2 === 0 ? seenByB : seenByA).revisions.at(-1), result.revision);
      }
      assert.deepEqual(seenByA.told, seenByB.told);
    }));

  it('write at the same time without gap, repeat or another order for anyone', () =>
    withEngines(async (a, b) => {
      const seen = [new Recorder(), new Recorder()] as const;
      a.watch('', 1, seen[0].handler);
      b.watch('', 1, seen[1].handler);
      const writes = Array.from({ length: 1000 }, (_, i) =>
        (i % 2 === 0 ? a : b).commit({ key: `k/${i % 50}`, value: bytes(`${i}`), expected: undefined, attachment: i }),
      );
      await Promise.all(writes);
      await Promise.all(seen.map((recorder) => recorder.reached(1001)));
      const all = Array.from({ length: 1000 }, (_, i) => i + 2);
      for (const recorder of seen) assert.deepEqual(recorder.revisions, all);
      // Each has what its own writers attached, and decodes what others wrote.
      for (const [i, recorder] of seen.entries())
        for (const { value, attachment } of recorder.told)
          if (attachment !== undefined) assert.deepEqual([Number(value?.toString()) % 2, attachment], [i, Number(value?.toString())]);
    }));

  it('share one key: exactly one of two writers at the same revision wins', () =>
    withEngines(async (a, b) => {
      const results = await Promise.all([a, b].map((engine) => engine.commit({ key: 'k', value: bytes('1'), expected: 0 })));
      assert.equal(results.filter((result) => result.committed).length, 1);
    }));

  it('remove what is due once', () =>
    withEngines(async (a, b) => {
      const seen = [new Recorder(), new Recorder()];
      a.watch('', 1, seen[0]?.handler ?? assert.fail());
      b.watch('', 1, seen[1]?.handler ?? assert.fail());
      await Promise.all(
        Array.from({ length: 250 }, (_, i) => a.commit({ key: `e/${i}`, value: bytes('x'), expected: 0, ttlSeconds: 0.05 })),
      );
      await Promise.all(seen.map((recorder) => recorder.until(() => recorder.told.length === 500)));
      for (const { told } of seen) assert.equal(told.filter(({ type }) => type === 'delete').length, 250);
      assert.equal(await a.currentRevision(), 501);
    }));

  it('forget old history in turns, by the clock of the database', () =>
    withEngines(
      async (a, b) => {
        for (let i = 0; i < 5; i += 1) await a.commit({ key: 'k', value: bytes(`${i}`), expected: undefined });
        const seen = new Recorder();
        await until(async () => (await b.compactedRevision()) >= 6);
        b.watch('', 2, seen.handler);
        assert.ok((await seen.closed()) instanceof CompactedError);
        assert.equal((await a.get('k')).entry?.value.toString(), '4');
      },
      { historySeconds: 0.2 },
    ));

  it('a watch whose history was compacted meanwhile must read anew', () =>
    withEngines(async (a, b) => {
      await a.commit({ key: 'k', value: bytes('1'), expected: undefined });
      await a.commit({ key: 'k', value: bytes('2'), expected: undefined });
      assert.equal(await b.confirm(), true);
      await a.compact(3);
      const seen = new Recorder();
      b.watch('', 2, seen.handler);
      assert.deepEqual(await seen.closed(), new CompactedError(2, 3));
    }));

  it('long histories and ranges are read in pages that are bounded in number and in bytes', () =>
    withEngines(async (a, b) => {
      const large = Buffer.alloc(1_500_000, 'x');
      for (let i = 0; i < 8; i += 1) await a.commit({ key: 'large', value: large, expected: undefined });
      await Promise.all(Array.from({ length: 1200 }, (_, i) => a.commit({ key: `k/${i % 3}`, value: bytes(`${i}`), expected: undefined })));
      const seen = new Recorder();
      b.watch('', 1, seen.handler);
      await seen.reached(1209);
      assert.deepEqual(
        seen.revisions,
        Array.from({ length: 1208 }, (_, i) => i + 2),
      );
      assert.equal(seen.told[7]?.previous?.value.length, large.length);
      await Promise.all(Array.from({ length: 7 }, (_, i) => a.commit({ key: `large/${i}`, value: large, expected: 0 })));
      await Promise.all(Array.from({ length: 1500 }, (_, i) => a.commit({ key: `many/${i}`, value: bytes(`${i}`), expected: 0 })));
      assert.deepEqual((await b.range('large')).entries.length, 8);
      const { entries, more, count } = await b.range('', { limit: 1400 });
      assert.deepEqual([entries.length, more, count], [1400, true, 1511]);
      assert.deepEqual((await b.range('')).entries.slice(0, 1400), entries);
    }));

  it('tell each other of a write at once, not when they next look', () =>
    withEngines(async (a, b) => {
      const seen = new Recorder();
      b.watch('', 1, seen.handler);
      const late: number[] = [];
      for (let i = 0; i < 200; i += 1) {
        const result = await a.commit({ key: `k/${i}`, value: bytes('x'), expected: 0 });
        assert.ok(result.committed);
        const acknowledged = performance.now();
        await seen.reached(result.revision);
        late.push(performance.now() - acknowledged);
      }
      late.sort((x, y) => x - y);
      // By the poll that stands behind notifications this would be half a second.
      assert.ok((late[100] ?? 0) < 100, `half of the writes were told of after ${late[100]} ms`);
    }));

  it('an engine that is closed while it opens leaves nothing open', async () => {
    const engine = postgresEngine(await server.database());
    const opening = engine.open().catch((error: unknown) => error);
    await engine.close();
    await opening;
    await assert.rejects(engine.open(), StoreUnavailableError);
  });
});
