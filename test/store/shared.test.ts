/** The engine of workers: what every engine does, over the socket of the store's process. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Message, Request } from '../../generated/protocols/workers.js';
import { FrameReader, framed } from '../../runtime/store/grpc/frames.js';
import {
  CompactedError,
  type Engine,
  MemoryEngine,
  SharedEngine,
  SqliteEngine,
  StoreHost,
  StoreUnavailableError,
  UncertainWriteError,
} from '../../runtime/store/index.js';
import { FenceReader, FenceWriter } from '../../runtime/store/shared/fence.js';
import { until } from '../support/until.js';
import { describeEngine, type EngineUnderTest } from './engine-suite.js';
import { temporaryFolder } from './folder.js';
import { Recorder } from './recorder.js';

async function sharedOver(make: (directory: string) => Engine): Promise<EngineUnderTest> {
  const folder = temporaryFolder();
  const engine = make(folder.directory);
  await engine.open();
  const at = { socket: join(folder.directory, 'store.sock'), fence: join(folder.directory, 'fence') };
  const host = new StoreHost({ engine, ...at });
  await host.listen();
  return {
    engine: new SharedEngine(at),
    async dispose() {
      await host.close();
      await engine.close();
      folder.remove();
    },
  };
}

describeEngine('shared sqlite engine', () => sharedOver((directory) => new SqliteEngine({ directory })));
describeEngine('shared memory engine', () => sharedOver(() => new MemoryEngine()));

/** A store's process and two workers of it, in one process. */
async function twoWorkers(make: (directory: string) => Engine = () => new MemoryEngine()): Promise<{
  readonly engine: Engine;
  readonly host: StoreHost;
  readonly workers: readonly [SharedEngine, SharedEngine];
  readonly lost: string[];
  stop(): Promise<void>;
}> {
  const folder = temporaryFolder();
  const engine = make(folder.directory);
  await engine.open();
  const at = { socket: join(folder.directory, 'store.sock'), fence: join(folder.directory, 'fence') };
  const host = new StoreHost({ engine, ...at });
  await host.listen();
  const lost: string[] = [];
  const workers = [new SharedEngine(at, () => lost.push('first')), new SharedEngine(at, () => lost.push('second'))] as const;
  for (const worker of workers) await worker.open();
  return {
    engine,
    host,
    workers,
    lost,
    async stop() {
      await Promise.all(workers.map((worker) => worker.close()));
      await host.close();
      await engine.close();
      folder.remove();
    },
  };
}

const LARGE = Buffer.alloc(1_000_000, 'x');

/** A worker that has opened the store, and reads nothing until it is resumed; what it is told then. */
async function oneSlowWorker(): Promise<{
  readonly engine: Engine;
  readonly host: StoreHost;
  readonly slow: Socket;
  readonly told: { readonly revisions: number[]; lost: number | undefined };
  stop(): Promise<void>;
}> {
  const folder = temporaryFolder();
  const engine = new SqliteEngine({ directory: folder.directory });
  await engine.open();
  const at = { socket: join(folder.directory, 'store.sock'), fence: join(folder.directory, 'fence') };
  const host = new StoreHost({ engine, ...at });
  await host.listen();
  const slow = connect(at.socket);
  const told: { readonly revisions: number[]; lost: number | undefined } = { revisions: [], lost: undefined };
  let opened = false;
  const reader = new FrameReader((bytes) => {
    const { answer, changes, lost } = Message.decode(bytes);
    opened ||= answer !== undefined;
    for (const { revision } of changes?.changes ?? []) if (revision !== undefined) told.revisions.push(revision);
    told.lost ??= lost?.revision;
  });
  slow.on('data', (chunk: Buffer) => reader.push(chunk));
  slow.write(framed(Request.encode({ id: 1, open: {} }).finish()));
  await until(() => opened);
  slow.pause();
  return {
    engine,
    host,
    slow,
    told,
    async stop() {
      slow.destroy();
      await host.close();
      await engine.close();
      folder.remove();
    },
  };
}

describe('workers of one store', () => {
  it('have heard of a write when it is acknowledged to another, as soon as they confirm', async () => {
    const { workers, stop } = await twoWorkers((directory) => new SqliteEngine({ directory }));
    try {
      const [writer, reader] = workers;
      const seen = new Recorder();
      reader.watch('a/', 1, seen.handler);
      await seen.reached(1);
      let behind = 0;
      for (let i = 0; i < 200; i += 1) {
        const result = await writer.commit({ key: `a/${i}`, value: Buffer.from(String(i)), expected: 0 });
        assert.ok(result.committed);
        if (seen.told.at(-1)?.key !== `a/${i}`) behind += 1;
        assert.equal(await reader.confirm(), true);
        assert.equal(seen.told.at(-1)?.key, `a/${i}`);
      }
      assert.ok(behind > 0, 'no read began before the event of the write was there');
    } finally {
      await stop();
    }
  });

  it('get the attachments of their own writes, and not those of others', async () => {
    const { workers, stop } = await twoWorkers();
    try {
      const seen = workers.map((worker) => {
        const recorder = new Recorder();
        worker.watch('', 1, recorder.handler);
        return recorder;
      });
      const attachment = { of: 'the first' };
      await workers[0].commit({ key: 'a', value: Buffer.from('1'), expected: undefined, attachment });
      await Promise.all(seen.map((recorder) => recorder.reached(2)));
      assert.deepEqual(
        seen.map(({ told }) => told[0]?.attachment),
        [attachment, undefined],
      );
    } finally {
      await stop();
    }
  });

  it('give large answers in parts, and none of a hundred megabytes at once', async () => {
    const { workers, stop } = await twoWorkers();
    try {
      const [writer, reader] = workers;
      const large = Buffer.alloc(1_500_000, 'x');
      for (let i = 0; i < 70; i += 1) await writer.commit({ key: `a/${String(i).padStart(2, '0')}`, value: large, expected: 0 });
      const { entries, count, more } = await reader.range('a/');
      assert.deepEqual([entries.length, count, more], [70, 70, false]);
      assert.ok(entries.every(({ value }) => value.equals(large)));
      const seen = new Recorder();
      reader.watch('a/', 1, seen.handler);
      await seen.reached(71);
      assert.equal(seen.told.length, 70);
    } finally {
      await stop();
    }
  });

  it('that are slow make nothing grow: what they missed is read from the history', async () => {
    const { engine, host, slow, told, stop } = await oneSlowWorker();
    try {
      let most = 0;
      for (let i = 0; i < 60; i += 1) {
        await engine.commit({ key: `a/${i}`, value: LARGE, expected: undefined });
        most = Math.max(most, host.backlog);
      }
      // The bound is passed by one group at most.
      assert.ok(most > 1_000_000 && most < 20_000_000, String(most));
      slow.resume();
      await until(() => told.revisions.length >= 60);
      assert.deepEqual(
        told.revisions,
        Array.from({ length: 60 }, (_, i) => i + 2),
      );
      assert.equal(told.lost, undefined);
    } finally {
      await stop();
    }
  });

  it('that were slow for so long that the history is gone are told so, and go on from there', async () => {
    const { engine, slow, told, stop } = await oneSlowWorker();
    try {
      for (let i = 0; i < 40; i += 1) await engine.commit({ key: `a/${i}`, value: LARGE, expected: undefined });
      await engine.compact(41);
      slow.resume();
      await until(() => told.lost !== undefined);
      assert.equal(told.lost, 41);
      assert.ok(told.revisions.length < 40);
      await engine.commit({ key: 'b', value: Buffer.from('1'), expected: undefined });
      await until(() => told.revisions.at(-1) === 42);
    } finally {
      await stop();
    }
  });

  it('know at once that the process of the store is gone, and which writes may have happened', async () => {
    const { host, workers, lost, stop } = await twoWorkers();
    const [worker] = workers;
    const seen = new Recorder();
    worker.watch('', 1, seen.handler);
    await seen.reached(1);
    const write = worker.commit({ key: 'a', value: Buffer.from('1'), expected: undefined }).then(
      ({ committed }) => assert.ok(committed),
      (error: unknown) => assert.ok(error instanceof UncertainWriteError),
    );
    await host.close();
    await write;
    await until(() => lost.length === 2);
    await assert.rejects(Promise.resolve(worker.confirm()), StoreUnavailableError);
    await assert.rejects(worker.commit({ key: 'a', value: undefined, expected: undefined }), StoreUnavailableError);
    await stop();
  });

  it('begin anew where the changes they missed are forgotten', async () => {
    const { engine, workers, stop } = await twoWorkers();
    try {
      const [worker] = workers;
      await worker.commit({ key: 'a', value: Buffer.from('1'), expected: undefined });
      await worker.commit({ key: 'a', value: Buffer.from('2'), expected: undefined });
      await engine.compact(3);
      const seen = new Recorder();
      worker.watch('', 1, seen.handler);
      assert.ok((await seen.closed()) instanceof CompactedError);
    } finally {
      await stop();
    }
  });
});

describe('a fence', () => {
  it('shows the newest revision, however large, and never goes back', () => {
    const folder = temporaryFolder();
    const path = join(folder.directory, 'fence');
    const writer = new FenceWriter(path);
    const reader = new FenceReader(path);
    assert.equal(reader.read(), 0);
    for (const revision of [1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 52 + 12345]) {
      writer.raise(revision);
      assert.equal(reader.read(), revision);
    }
    writer.raise(7);
    assert.equal(reader.read(), 2 ** 52 + 12345);
    reader.close();
    writer.close();
    folder.remove();
  });

  it('is not believed where it was read while it was written', () => {
    const folder = temporaryFolder();
    const path = join(folder.directory, 'fence');
    // Half of one revision and half of another.
    writeFileSync(path, Buffer.from(Uint32Array.of(0, 7, ~0, ~6).buffer));
    const reader = new FenceReader(path);
    assert.equal(reader.read(), Number.POSITIVE_INFINITY);
    reader.close();
    folder.remove();
  });
});
