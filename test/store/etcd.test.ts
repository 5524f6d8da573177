import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CompactedError, EtcdEngine, StoreUnavailableError, UncertainWriteError, ValueTooLargeError } from '../../runtime/store/index.js';
import { EtcdCluster, WITHOUT_ETCD } from '../support/programs/etcd.js';
import { describeEngine } from './engine-suite.js';
import { Recorder } from './recorder.js';

const NO_TLS = { ca: undefined, cert: undefined, key: undefined };
const engineOf = (cluster: EtcdCluster): EtcdEngine => new EtcdEngine({ servers: cluster.servers, ...NO_TLS });
const bytes = (text: string): Buffer => Buffer.from(text);

describe('etcd', { skip: WITHOUT_ETCD }, () => {
  describeEngine(
    'etcd engine',
    async () => {
      const cluster = await EtcdCluster.start();
      return { engine: engineOf(cluster), dispose: () => cluster.stop() };
    },
    { ttlSeconds: 1 },
  );

  const withCluster = async (work: (cluster: EtcdCluster, a: EtcdEngine, b: EtcdEngine) => Promise<void>): Promise<void> => {
    const cluster = await EtcdCluster.start();
    const engines = [engineOf(cluster), engineOf(cluster)] as const;
    try {
      await Promise.all(engines.map((engine) => engine.open()));
      await work(cluster, ...engines);
    } finally {
      await Promise.all(engines.map((engine) => engine.close()));
      await cluster.stop();
    }
  };

  describe('two servers on one cluster', () => {
    it('see each other in one order, and a confirmed reader has seen all that was acknowledged before', () =>
      withCluster(async (_, a, b) => {
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

    it('tell each lease that another follows, by the keys that had it', async () => {
      const cluster = await EtcdCluster.start();
      const told: number[] = [];
      const engine = new EtcdEngine({ servers: cluster.servers, ...NO_TLS, leaseReplaced: (keys) => told.push(keys) });
      try {
        await engine.open();
        const commit = (key: string) => engine.commit({ key, value: bytes('1'), expected: 0, ttlSeconds: 100 });
        const atOnce = 200;
        for (let i = 0; i < 1000; i += atOnce) await Promise.all(Array.from({ length: atOnce }, (_, j) => commit(`k/${i + j}`)));
        assert.deepEqual(told, []);
        await commit('k/last');
        assert.deepEqual(told, [1000]);
      } finally {
        await engine.close();
        await cluster.stop();
      }
    });

    it('share one key: exactly one of two writers at the same revision wins', () =>
      withCluster(async (_, a, b) => {
        const results = await Promise.all([a, b].map((engine) => engine.commit({ key: 'k', value: bytes('1'), expected: 0 })));
        assert.equal(results.filter((result) => result.committed).length, 1);
      }));
  });

  describe('when etcd fails', () => {
    it('a restarted member loses nothing, and watchers go on without gap or repeat', () =>
      withCluster(async (cluster, a) => {
        const seen = new Recorder();
        a.watch('', 1, seen.handler);
        for (let i = 0; i < 5; i += 1) await a.commit({ key: 'k', value: bytes(`${i}`), expected: undefined });
        await cluster.kill(0);
        await assert.rejects(
          a.commit({ key: 'k', value: bytes('x'), expected: 6 }),
          (error) => error instanceof StoreUnavailableError || error instanceof UncertainWriteError,
        );
        await assert.rejects(a.confirm(), StoreUnavailableError);
        cluster.startMember(0);
        await cluster.healthy();
        const again = await a.commit({ key: 'k', value: bytes('again'), expected: 6 });
        assert.ok(again.committed);
        assert.deepEqual(seen.revisions, [2, 3, 4, 5, 6, 7]);
      }));

    it('a watch whose history was compacted meanwhile must read anew', () =>
      withCluster(async (cluster, a, b) => {
        await a.commit({ key: 'k', value: bytes('1'), expected: undefined });
        await a.commit({ key: 'k', value: bytes('2'), expected: undefined });
        // What a server has not been told yet is no history to it: a watch from there would be told live.
        const present = new Recorder();
        b.watch('', 1, present.handler);
        await present.until(() => present.revisions.at(-1) === 3);
        await a.compact(3);
        const seen = new Recorder();
        b.watch('', 2, seen.handler);
        assert.deepEqual(await seen.closed(), new CompactedError(2, 3));
        assert.equal(cluster.servers.length, 1);
      }));

    it('a value beyond its bound is refused as that', () =>
      withCluster(async (_, a) => {
        await assert.rejects(a.commit({ key: 'k', value: Buffer.alloc(4 * 1024 * 1024), expected: undefined }), ValueTooLargeError);
      }));
  });
});
