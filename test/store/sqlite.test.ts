import assert from 'node:assert/strict';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import {
  type CacheEvent,
  CompactedError,
  type OpenFault,
  SqliteEngine,
  StoreFullError,
  StoreOpenError,
  StoreUnavailableError,
  WatchCache,
} from '../../runtime/store/index.js';
import { openSqlite } from '../../runtime/store/sqlite/binding.js';
import { openOwned } from '../../runtime/store/sqlite/database.js';
import { RevisionLog } from '../../runtime/store/sqlite/log.js';
import { startThread } from '../../runtime/store/sqlite/threads.js';
import { temporaryFolder } from './folder.js';
import { Recorder } from './recorder.js';

const startWriting = (directory: string): ChildProcessByStdio<null, Readable, null> =>
  spawn(process.execPath, [fileURLToPath(new URL('./crash-child.js', import.meta.url)), directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

describe('sqlite engine', () => {
  let directory: string;
  let remove: () => void;
  const opened: SqliteEngine[] = [];

  beforeEach(() => {
    ({ directory, remove } = temporaryFolder());
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((engine) => engine.close()));
    remove();
  });

  const make = (options: { historySeconds?: number; maxBytes?: number } = {}): SqliteEngine => {
    const engine = new SqliteEngine({ directory, ...options });
    opened.push(engine);
    return engine;
  };
  const put = async (engine: SqliteEngine, key: string, value: string | Buffer): Promise<number> => {
    const result = await engine.commit({ key, value: Buffer.from(value), expected: undefined });
    assert.ok(result.committed);
    return result.revision;
  };
  const rows = (): number => {
    const database = openSqlite(join(directory, 'kindwright.db'), { readOnly: true });
    const found = database.prepare<[], { count: number }>('SELECT count(*) AS count FROM log').get();
    database.close();
    return found?.count ?? -1;
  };
  const refused = (fault: OpenFault, message: RegExp) => (error: unknown) => {
    assert.ok(error instanceof StoreOpenError);
    assert.equal(error.fault, fault);
    assert.match(error.message, message);
    return true;
  };

  describe('restart', () => {
    it('finds the data, its history and its revision', async () => {
      const before = make();
      await before.open();
      await put(before, 'a', '1');
      await put(before, 'a', '2');
      await before.commit({ key: 'a', value: undefined, expected: 3 });
      await before.compact(2);
      await before.close();

      const after = make();
      assert.equal(await after.open(), 4);
      assert.equal(await after.compactedRevision(), 2);
      assert.equal((await after.get('a', 3)).entry?.value.toString(), '2');
      const seen = new Recorder();
      after.watch('', 2, seen.handler);
      await seen.reached(4);
      assert.deepEqual(seen.revisions, [3, 4]);
      assert.equal(seen.told[1]?.previous?.value.toString(), '2');
    });

    it('removes what was due meanwhile', async () => {
      const before = make();
      await before.open();
      await before.commit({ key: 'event', value: Buffer.from('x'), expected: 0, ttlSeconds: 0.05 });
      await before.commit({ key: 'later', value: Buffer.from('x'), expected: 0, ttlSeconds: 3600 });
      await before.close();

      const after = make();
      await after.open();
      const seen = new Recorder();
      after.watch('', 3, seen.handler);
      await seen.until(() => seen.told.length > 0);
      assert.deepEqual([seen.told[0]?.type, seen.told[0]?.key], ['delete', 'event']);
      assert.notEqual((await after.get('later')).entry, undefined);
    });

    it('has every acknowledged write after kill -9 amid concurrent writes', async () => {
      const child = startWriting(directory);
      const acknowledged = new Map<string, { revision: number; value: string }>();
      let count = 0;
      for await (const line of createInterface({ input: child.stdout })) {
        const [key, revision, value, end] = line.split(' ');
        // The kill may cut the last line short.
        if (key === undefined || revision === undefined || value === undefined || end !== '.') continue;
        acknowledged.set(key, { revision: Number(revision), value });
        if (++count === 5000) child.kill('SIGKILL');
      }
      assert.ok(count >= 5000);

      const engine = make();
      const newest = await engine.open();
      const { entries } = await engine.range('');
      const present = new Map(entries.map((entry) => [entry.key, entry]));
      for (const [key, { revision, value }] of acknowledged) {
        const entry = present.get(key);
        assert.ok(entry !== undefined, `${key} was acknowledged`);
        // A later write of the key may be durable without its acknowledgement having been printed.
        assert.ok(entry.revision >= revision);
        assert.equal((await engine.get(key, revision)).entry?.value.toString(), value);
      }
      const seen = new Recorder();
      engine.watch('', 1, seen.handler);
      await seen.reached(newest);
      assert.deepEqual(
        seen.revisions,
        Array.from({ length: newest - 1 }, (_, i) => i + 2),
      );
    });
  });

  describe('open', () => {
    it('is refused while the folder is in use, and is not after its user was killed', async () => {
      const child = startWriting(directory);
      await once(child.stdout, 'data');
      await assert.rejects(make().open(), refused('locked', new RegExp(`data folder ${directory} is in use by another process`)));
      child.kill('SIGKILL');
      await once(child, 'exit');
      const engine = make();
      await engine.open();
      await assert.rejects(make().open(), refused('locked', /in use/));
      await put(engine, 'a', 'still mine');
    });

    it('says what is wrong with the file', async () => {
      const file = join(directory, 'kindwright.db');
      writeFileSync(file, 'not a database at all, but long enough to be looked at as one'.repeat(100));
      await assert.rejects(make().open(), refused('corrupt', /kindwright\.db is damaged or not a database/));
      writeFileSync(file, '');
      const foreign = openSqlite(file);
      foreign.exec('CREATE TABLE recipes (name TEXT)');
      foreign.close();
      await assert.rejects(make().open(), refused('incompatible', /another program/));
    });

    it('refuses the file of a later release', async () => {
      const engine = make();
      await engine.open();
      await engine.close();
      const database = openSqlite(join(directory, 'kindwright.db'));
      database.exec('PRAGMA user_version = 99');
      database.close();
      await assert.rejects(make().open(), refused('incompatible', /later release/));
    });

    it('says that the folder cannot be written', async () => {
      writeFileSync(join(directory, 'file'), '');
      const engine = new SqliteEngine({ directory: join(directory, 'file', 'below') });
      await assert.rejects(engine.open(), refused('unwritable', /cannot be opened for writing/));
      await assert.rejects(engine.commit({ key: 'a', value: undefined, expected: 0 }), StoreUnavailableError);
    });
  });

  describe('a full disk', () => {
    it('fails the writes it cannot take, loses none it took, and goes on when there is room', async () => {
      const engine = make({ maxBytes: 400_000 });
      await engine.open();
      const value = Buffer.alloc(10_000, 'v');
      const results = await Promise.allSettled(Array.from({ length: 5 }, (_, i) => put(engine, `k/${i}`, value)));
      assert.ok(results.every(({ status }) => status === 'fulfilled'));
      let newest = 0;
      const fill = async (): Promise<void> => {
        for (;;) newest = await put(engine, 'k/0', value);
      };
      await assert.rejects(fill(), StoreUnavailableError);
      assert.equal(await engine.currentRevision(), newest);
      assert.deepEqual((await engine.range('k/')).count, 5);
      assert.equal((await engine.get('k/0')).entry?.revision, newest);

      await engine.compact(newest);
      assert.equal(await put(engine, 'k/0', value), newest + 1);
    });
  });

  describe('a write that cannot be made', () => {
    it('harms none of those committed with it', async () => {
      const engine = make({ maxBytes: 400_000 });
      await engine.open();
      const sizes = [100, 600_000, 100, 600_000, 100];
      const writes = sizes.map((size, i) => engine.commit({ key: `k/${i}`, value: Buffer.alloc(size, 'v'), expected: 0 }));
      const results = await Promise.allSettled(writes);
      assert.deepEqual(
        results.map((result) => (result.status === 'fulfilled' ? result.value.committed : result.reason instanceof StoreFullError)),
        [true, true, true, true, true],
      );
      assert.deepEqual(
        (await engine.range('k/')).entries.map(({ key }) => key),
        ['k/0', 'k/2', 'k/4'],
      );
    });
  });

  describe('a commit that fails', () => {
    it('fails the write it was of, and no other', () => {
      const { database, close } = openOwned(directory, undefined);
      // The group's commit, and then that of the second write alone.
      const failing = new Set([1, 3]);
      let commits = 0;
      const unreliable = new Proxy(database, {
        get: (target, name) => {
          if (name === 'prepare')
            return (sql: string) => {
              const statement = target.prepare(sql);
              if (sql !== 'COMMIT') return statement;
              const run = (): void => {
                commits += 1;
                if (failing.has(commits)) throw new Error('disk I/O error');
                statement.run();
              };
              return { run };
            };
          const member: unknown = Reflect.get(target, name);
          return typeof member === 'function' ? member.bind(target) : member;
        },
      });
      const three = {
        keys: ['a', 'b', 'c'],
        expected: [0, 0, 0],
        sizes: [1, 1, 1],
        ttl: [-1, -1, -1],
        values: Buffer.from('xyz'),
        recipes: [],
        sealedBy: [],
      };
      const { revisions, faults } = new RevisionLog(unreliable).commit([three]);
      assert.deepEqual(revisions, [2, -1, 3]);
      assert.deepEqual(faults, [{ full: false, damaged: false, message: 'disk I/O error' }]);
      const stored = database.prepare<[], { key: string }>('SELECT key FROM log ORDER BY revision').all();
      assert.deepEqual(
        stored.map(({ key }) => key),
        ['a', 'c'],
      );
      close();
    });
  });

  describe('a writing thread that ends by itself', () => {
    it('is replaced: nothing acknowledged is lost, and watchers go on', async () => {
      const writers: Worker[] = [];
      const engine = new SqliteEngine({
        directory,
        start: (settings) => {
          const worker = startThread(settings);
          if (settings.role === 'writer') writers.push(worker);
          return worker;
        },
      });
      opened.push(engine);
      await engine.open();
      const cache = new WatchCache<string>(engine, { prefix: '', ingest: (_, value) => value.toString() });
      await cache.ready();
      const seen = new Recorder<CacheEvent<string>>();
      cache.subscribe({ after: 1 }, seen.handler);
      await put(engine, 'k', '1');
      await writers[0]?.terminate();
      await assert.rejects(put(engine, 'k', 'lost'), StoreUnavailableError);
      for (;;) {
        const revision = await put(engine, 'k', '2').catch(() => undefined);
        if (revision !== undefined) break;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      await seen.until(() => seen.told.length === 2);
      assert.deepEqual(
        seen.told.map(({ current }) => current?.item),
        ['1', '2'],
      );
      assert.equal(writers.length, 2);
      cache.close();
    });
  });

  describe('a reading thread that is asked nothing', () => {
    it('ends, and is started again by the next read; nothing that is asked meanwhile is lost', async () => {
      let started = 0;
      const ended: Promise<unknown>[] = [];
      const engine = new SqliteEngine({
        directory,
        readerRestMs: 20,
        start: (settings) => {
          const worker = startThread(settings);
          if (settings.role === 'reader') {
            started += 1;
            ended.push(once(worker, 'exit'));
          }
          return worker;
        },
      });
      opened.push(engine);
      await engine.open();
      const revision = await put(engine, 'k', 'value');
      const read = async (): Promise<string | undefined> => (await engine.get('k', revision)).entry?.value.toString();
      for (let times = 1; times <= 3; times += 1) {
        await ended[times - 1];
        assert.equal(started, times);
        assert.deepEqual(await Promise.all([read(), read()]), ['value', 'value']);
        assert.equal(started, times + 1);
      }
      // Reads that come just as the thread is about to end are answered by it, or by the one after it.
      for (let i = 0; i < 30; i += 1) {
        await new Promise((resolve) => setTimeout(resolve, i % 2 === 0 ? 19 : 20));
        assert.equal(await read(), 'value');
      }
      await engine.close();
      await Promise.all(ended);
      assert.equal(ended.length, started);
    });
  });

  describe('compaction', () => {
    it('removes superseded versions and deletions, also across a restart', async () => {
      const engine = make();
      await engine.open();
      for (let round = 0; round < 10; round++) {
        await Promise.all(Array.from({ length: 100 }, (_, i) => put(engine, `k/${i}`, `${round}`)));
      }
      await Promise.all(Array.from({ length: 50 }, (_, i) => engine.commit({ key: `k/${i}`, value: undefined, expected: undefined })));
      await engine.compact(801);
      assert.equal(rows(), 100 + 250);
      await engine.close();
      const again = make();
      await again.compact(await again.open());
      assert.equal(rows(), 50);
      assert.equal((await again.range('k/')).count, 50);
    });

    it('forgets history older than it is to be kept by itself', async () => {
      const engine = make({ historySeconds: 0.01 });
      await engine.open();
      for (let i = 0; i < 20; i++) await put(engine, 'a', `${i}`);
      // Each look is a round trip to the reading thread, so that this waits without spinning.
      while ((await engine.compactedRevision()) < 21);
      await assert.rejects(engine.get('a', 20), CompactedError);
      assert.equal((await engine.get('a')).entry?.value.toString(), '19');
    });

    it('keeps history for five minutes unless told otherwise', async () => {
      const engine = make();
      await engine.open();
      for (let i = 0; i < 20; i++) await put(engine, 'a', `${i}`);
      assert.equal(await engine.compactedRevision(), 1);
      assert.equal((await engine.get('a', 2)).entry?.value.toString(), '0');
    });

    it('leaves exact reads of what is kept alone', async () => {
      const engine = make();
      await engine.open();
      for (let round = 0; round < 20; round++) {
        await Promise.all(Array.from({ length: 50 }, (_, i) => put(engine, `k/${i}`, `${round}`)));
      }
      for (let revision = 51; revision <= 1001; revision += 50) {
        const [{ entries }] = await Promise.all([engine.range('k/', { revision }), engine.compact(revision)]);
        assert.equal(entries.length, 50);
        assert.ok(entries.every((entry) => entry.revision <= revision && entry.revision > revision - 50));
      }
    });
  });
});
