import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  type CommitResult,
  CompactedError,
  type Engine,
  FutureRevisionError,
  type StoredEntry,
  StoreUnavailableError,
} from '../../runtime/store/index.js';
import { Recorder, throwing } from './recorder.js';

export interface EngineUnderTest {
  readonly engine: Engine;
  /** Removes what the engine left behind. */
  dispose(): Promise<void>;
}

const bytes = (text: string): Buffer => Buffer.from(text);
const texts = (entries: readonly StoredEntry[]): string[] => entries.map((entry) => `${entry.key}=${entry.value}`);

function committed(result: CommitResult): { revision: number; createRevision: number } {
  assert.ok(result.committed, 'the write was expected to commit');
  return result;
}

/** What every engine does alike. */
export function describeEngine(
  name: string,
  make: () => Promise<EngineUnderTest>,
  /** The shortest time to live that the engine keeps. */
  { ttlSeconds }: { readonly ttlSeconds: number } = { ttlSeconds: 0.02 },
): void {
  describe(name, () => {
    let engine: Engine;
    let dispose: () => Promise<void>;

    beforeEach(async () => {
      const made = await make();
      engine = made.engine;
      dispose = () => made.dispose();
      assert.equal(await engine.open(), 1);
    });
    afterEach(async () => {
      await engine.close();
      await dispose();
    });

    const put = async (key: string, value: string, expected?: number): Promise<number> =>
      committed(await engine.commit({ key, value: bytes(value), expected })).revision;
    const remove = async (key: string): Promise<number> =>
      committed(await engine.commit({ key, value: undefined, expected: undefined })).revision;

    describe('commit', () => {
      it('takes the next revision and keeps the create revision until the key is deleted', async () => {
        assert.deepEqual(await engine.commit({ key: 'a', value: bytes('1'), expected: 0 }), {
          committed: true,
          revision: 2,
          createRevision: 2,
        });
        assert.deepEqual(await engine.commit({ key: 'a', value: bytes('2'), expected: 2 }), {
          committed: true,
          revision: 3,
          createRevision: 2,
        });
        await remove('a');
        assert.equal(committed(await engine.commit({ key: 'a', value: bytes('3'), expected: 0 })).createRevision, 5);
        assert.equal(await engine.currentRevision(), 5);
      });

      it('refuses a write whose key stands elsewhere and shows what it holds', async () => {
        await put('a', '1');
        const current = { key: 'a', value: bytes('1'), revision: 2, createRevision: 2 };
        assert.deepEqual(await engine.commit({ key: 'a', value: bytes('2'), expected: 0 }), { committed: false, current });
        assert.deepEqual(await engine.commit({ key: 'b', value: undefined, expected: 7 }), { committed: false, current: undefined });
        assert.equal(await engine.currentRevision(), 2);
      });

      it('lets exactly one of many that expect the same revision win', async () => {
        await put('a', '0');
        const results = await Promise.all(
          Array.from({ length: 50 }, (_, i) => engine.commit({ key: 'a', value: bytes(`${i}`), expected: 2 })),
        );
        assert.equal(results.filter((result) => result.committed).length, 1);
        assert.equal(await engine.currentRevision(), 3);
      });

      it('keeps empty values and any bytes', async () => {
        await put('empty', '');
        await engine.commit({ key: 'bytes', value: Buffer.from([0, 255, 128, 0]), expected: undefined });
        assert.deepEqual((await engine.get('empty')).entry?.value, Buffer.alloc(0));
        assert.deepEqual((await engine.get('bytes')).entry?.value, Buffer.from([0, 255, 128, 0]));
      });
    });

    describe('get and range', () => {
      it('read the newest or an exact revision', async () => {
        await put('a', '1');
        await put('a', '2');
        await remove('a');
        assert.deepEqual(await engine.get('a'), { entry: undefined, revision: 4 });
        assert.equal((await engine.get('a', 3)).entry?.value.toString(), '2');
        assert.equal((await engine.get('a', 2)).entry?.value.toString(), '1');
        assert.deepEqual(await engine.get('a', 1), { entry: undefined, revision: 1 });
      });

      it('page through one snapshot in byte order', async () => {
        for (const key of ['p/b', 'p/a', 'q/x', 'p/\u{10000}', 'p/\uffee', 'p/d', 'o']) await put(key, key);
        const first = await engine.range('p/', { limit: 2 });
        assert.deepEqual(texts(first.entries), ['p/a=p/a', 'p/b=p/b']);
        assert.deepEqual([first.more, first.count, first.revision], [true, 5, 8]);
        await put('p/c', 'later');
        await remove('p/d');
        const second = await engine.range('p/', { start: 'p/b\0', limit: 9, revision: first.revision });
        assert.deepEqual(
          second.entries.map((entry) => entry.key),
          ['p/d', 'p/\uffee', 'p/\u{10000}'],
        );
        assert.deepEqual([second.more, second.count, second.revision], [false, 3, 8]);
        const whole = await engine.range('');
        assert.deepEqual([whole.entries.length, whole.more, whole.count, whole.revision], [7, false, 7, 10]);
      });

      it('refuse revisions that have not happened', async () => {
        await assert.rejects(engine.get('a', 2), FutureRevisionError);
        await assert.rejects(engine.range('a', { revision: 9 }), new FutureRevisionError(9, 1));
      });
    });

    describe('watch', () => {
      it('tells a prefix what happens, with the value before', async () => {
        const seen = new Recorder();
        engine.watch('p/', 1, seen.handler);
        await put('p/a', '1');
        await put('q', 'elsewhere');
        await put('p/a', '2');
        await remove('p/a');
        await seen.reached(5);
        assert.deepEqual(
          seen.told.map(({ type, revision, createRevision, value, previous }) => [
            type,
            revision,
            createRevision,
            value?.toString(),
            previous?.value.toString(),
            previous?.revision,
          ]),
          [
            ['put', 2, 2, '1', undefined, undefined],
            ['put', 4, 2, '2', '1', 2],
            ['delete', 5, 2, undefined, '2', 4],
          ],
        );
      });

      it('tells watchers before the writer, and hands the attachment on', async () => {
        const seen = new Recorder();
        const attachment = { decoded: true };
        engine.watch('', 1, seen.handler);
        await seen.reached(1);
        await engine.commit({ key: 'a', value: bytes('1'), expected: 0, attachment });
        assert.equal(seen.told[0]?.attachment, attachment);
        assert.equal(seen.progressed, 2);
      });

      it('tells history as it was told live', async () => {
        const live = new Recorder();
        engine.watch('p/', 1, live.handler);
        for (let i = 0; i < 30; i++) await (i % 7 === 6 ? remove(`p/${i % 3}`) : put(i % 5 === 0 ? 'q' : `p/${i % 3}`, `${i}`));
        const late = new Recorder();
        engine.watch('p/', 1, late.handler);
        await Promise.all([live.reached(31), late.reached(31)]);
        const plain = (recorder: Recorder): unknown[] => recorder.told.map(({ attachment, ...event }) => event);
        assert.deepEqual(plain(late), plain(live));
      });

      it('goes from history to live without gap or repeat while writes go on', async () => {
        const watchers: Recorder[] = [];
        const writes: Promise<unknown>[] = [];
        for (let i = 0; i < 3000; i++) {
          writes.push(engine.commit({ key: `k/${i % 100}`, value: bytes(`${i}`), expected: undefined }));
          if (i % 250 !== 0) continue;
          await writes[i];
          const watcher = new Recorder();
          engine.watch('k/', 1, watcher.handler);
          watchers.push(watcher);
        }
        await Promise.all(writes);
        const all = Array.from({ length: 3000 }, (_, i) => i + 2);
        for (const watcher of watchers) {
          await watcher.reached(3001);
          assert.deepEqual(watcher.revisions, all);
        }
      });

      it('waits for a revision of the future', async () => {
        const seen = new Recorder();
        engine.watch('', 3, seen.handler);
        for (const key of ['a', 'b', 'c', 'd']) await put(key, key);
        await seen.reached(5);
        assert.deepEqual(seen.revisions, [4, 5]);
      });

      it('shows progress when other prefixes change', async () => {
        const seen = new Recorder();
        engine.watch('p/', 1, seen.handler);
        await put('q', '1');
        await seen.reached(2);
        assert.deepEqual(seen.told, []);
      });

      it('is silent once closed, and harms no other when its handler throws', async () => {
        const closed = new Recorder();
        const seen = new Recorder();
        const fault = new Error('handler');
        const faults: (Error | undefined)[] = [];
        engine.watch(
          '',
          1,
          throwing(fault, (error) => faults.push(error)),
        );
        const subscription = engine.watch('', 1, closed.handler);
        engine.watch('', 1, seen.handler);
        await put('a', '1');
        await seen.reached(2);
        subscription.close();
        await put('a', '2');
        await seen.reached(3);
        assert.deepEqual(closed.revisions, [2]);
        assert.deepEqual(seen.revisions, [2, 3]);
        assert.deepEqual(faults, [fault]);
      });

      it('may write while it is told', async () => {
        const seen = new Recorder();
        engine.watch('', 1, {
          events: (events) => {
            for (const { key } of events) if (key === 'a') void engine.commit({ key: 'b', value: bytes('1'), expected: 0 });
          },
          closed: () => undefined,
        });
        engine.watch('', 1, seen.handler);
        await put('a', '1');
        await seen.reached(3);
        assert.deepEqual(seen.keys, ['a', 'b']);
      });
    });

    describe('compaction', () => {
      it('keeps what can be seen from the revision on and forgets the rest', async () => {
        await put('a', '1');
        await put('a', '2');
        await put('gone', '1');
        await remove('gone');
        await put('b', '1');
        await put('a', '3');
        await engine.compact(6);
        assert.equal(await engine.compactedRevision(), 6);
        assert.deepEqual(texts((await engine.range('', { revision: 6 })).entries), ['a=2', 'b=1']);
        assert.deepEqual(texts((await engine.range('')).entries), ['a=3', 'b=1']);
        await assert.rejects(engine.range('', { revision: 5 }), new CompactedError(5, 6));
        await assert.rejects(engine.get('a', 2), CompactedError);

        const seen = new Recorder();
        engine.watch('', 6, seen.handler);
        await seen.reached(7);
        assert.equal(seen.told[0]?.previous?.value.toString(), '2');
        const late = new Recorder();
        engine.watch('', 5, late.handler);
        assert.deepEqual(await late.closed(), new CompactedError(5, 6));
      });

      it('never goes back and does not reach ahead', async () => {
        await put('a', '1');
        await put('a', '2');
        await engine.compact(3);
        await engine.compact(2);
        assert.equal(await engine.compactedRevision(), 3);
        await assert.rejects(engine.compact(4), new FutureRevisionError(4, 3));
      });

      it('goes on counting after everything was deleted and compacted', async () => {
        await put('a', '1');
        await remove('a');
        await engine.compact(3);
        assert.equal((await engine.range('')).revision, 3);
        assert.equal(await put('a', '2', 0), 4);
      });
    });

    describe('time to live', () => {
      // What waits in an engine keeps no process alive.
      let alive: NodeJS.Timeout;
      beforeEach(() => {
        alive = setInterval(() => undefined, 1000);
      });
      afterEach(() => clearInterval(alive));

      it('removes the key when due and tells watchers', async () => {
        const seen = new Recorder();
        engine.watch('', 1, seen.handler);
        await engine.commit({ key: 'event', value: bytes('x'), expected: 0, ttlSeconds });
        await seen.until(() => seen.told.length === 2);
        assert.deepEqual([seen.told[1]?.type, seen.told[1]?.previous?.value.toString()], ['delete', 'x']);
        assert.equal((await engine.get('event')).entry, undefined);
      });

      it('ends with the version: a later write without one stays', async () => {
        const seen = new Recorder();
        engine.watch('', 1, seen.handler);
        await engine.commit({ key: 'stays', value: bytes('1'), expected: 0, ttlSeconds });
        await put('stays', '2');
        await engine.commit({ key: 'goes', value: bytes('1'), expected: 0, ttlSeconds: ttlSeconds * 1.5 });
        await seen.until(() => seen.told.some(({ type }) => type === 'delete'));
        assert.equal((await engine.get('stays')).entry?.value.toString(), '2');
        assert.equal((await engine.get('goes')).entry, undefined);
      });
    });

    describe('close', () => {
      it('finishes what was accepted, ends watches and refuses what comes after', async () => {
        const seen = new Recorder();
        engine.watch('', 1, seen.handler);
        await seen.reached(1);
        const writes = Array.from({ length: 100 }, (_, i) => put(`k/${i}`, 'v', 0));
        await engine.close();
        assert.equal((await Promise.all(writes)).length, 100);
        assert.equal(seen.told.length, 100);
        assert.equal(await seen.closed(), undefined);
        await assert.rejects(put('late', 'v'), StoreUnavailableError);
        await assert.rejects(engine.get('a'), StoreUnavailableError);
        const late = new Recorder();
        engine.watch('', 1, late.handler);
        assert.ok((await late.closed()) instanceof StoreUnavailableError);
      });
    });
  });
}
