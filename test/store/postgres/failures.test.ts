/** What becomes of writes and watches while the database fails. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  type PostgresEngine,
  StoreFullError,
  StoreUnavailableError,
  UncertainWriteError,
  ValueTooLargeError,
} from '../../../runtime/store/index.js';
import { PostgresServer, WITHOUT_POSTGRES } from '../../support/programs/postgres.js';
import { until } from '../../support/until.js';
import { Recorder } from '../recorder.js';
import { postgresEngine } from './engines.js';

const bytes = (text: string): Buffer => Buffer.from(text);

describe('when PostgreSQL fails', { skip: WITHOUT_POSTGRES }, () => {
  let server: PostgresServer;
  before(async () => {
    server = await PostgresServer.start();
  });
  after(() => server.stop());

  const withEngine = async (work: (engine: PostgresEngine, database: string) => Promise<void>): Promise<void> => {
    const url = await server.database();
    const engine = postgresEngine(url);
    try {
      await engine.open();
      await work(engine, url.slice(url.lastIndexOf('/') + 1));
    } finally {
      await engine.close();
    }
  };

  it('a server that is started again has lost nothing, and watchers go on without gap or repeat', () =>
    withEngine(async (engine) => {
      const seen = new Recorder();
      engine.watch('', 1, seen.handler);
      for (let i = 0; i < 5; i += 1) await engine.commit({ key: 'k', value: bytes(`${i}`), expected: undefined });
      await server.kill();
      await assert.rejects(
        engine.commit({ key: 'k', value: bytes('x'), expected: 6 }),
        (error) => error instanceof StoreUnavailableError || error instanceof UncertainWriteError,
      );
      await assert.rejects(engine.confirm(), StoreUnavailableError);
      await server.startServer();
      const again = await engine.commit({ key: 'k', value: bytes('again'), expected: 6 });
      assert.ok(again.committed);
      assert.deepEqual(seen.revisions, [2, 3, 4, 5, 6, 7]);
    }));

  it('a write whose answer is lost may have happened, and says so', () =>
    withEngine(async (engine, database) => {
      await engine.commit({ key: 'k', value: bytes('1'), expected: 0 });
      const waiting = (query: string): Promise<void> =>
        server.run(
          `DO $$ BEGIN LOOP PERFORM pg_stat_clear_snapshot(); EXIT WHEN EXISTS (${query}); PERFORM pg_sleep(0.01); END LOOP; END $$`,
          database,
        );
      // The write waits in the database for a lock that another holds, until all connections end.
      const blocker = server.run('BEGIN; LOCK TABLE kindwright.store; SELECT pg_sleep(60)', database).catch(() => undefined);
      await waiting(`SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND query LIKE 'BEGIN; LOCK%'`);
      const lost = engine.commit({ key: 'k', value: bytes('2'), expected: undefined }).catch((error: unknown) => error);
      await waiting(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%kindwright.commit%'`);
      await server.run(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}' AND pid <> pg_backend_pid()`,
        database,
      );
      await blocker;
      assert.ok((await lost) instanceof UncertainWriteError, String(await lost));
      assert.equal((await engine.get('k')).entry?.value.toString(), '1');
    }));

  it('a write that the database refuses did not happen, and others of its group do', () =>
    withEngine(async (engine, database) => {
      await server.run(
        `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused' USING ERRCODE = CASE convert_from(NEW.key, 'UTF8') WHEN 'long' THEN '54000' WHEN 'full' THEN '53100' ELSE '22000' END; END $$;
         CREATE TRIGGER refuse BEFORE INSERT ON kindwright.log FOR EACH ROW WHEN (NEW.key IN ('long', 'bad')) EXECUTE FUNCTION refuse()`,
        database,
      );
      const commit = (key: string) => engine.commit({ key, value: bytes('1'), expected: 0 });
      const [good, long, bad, better] = await Promise.allSettled([commit('good'), commit('long'), commit('bad'), commit('better')]);
      assert.deepEqual([good?.status, better?.status], ['fulfilled', 'fulfilled']);
      assert.ok(long?.status === 'rejected' && long.reason instanceof ValueTooLargeError);
      assert.ok(bad?.status === 'rejected' && bad.reason instanceof StoreUnavailableError);
      assert.equal(await engine.currentRevision(), 3);
      await server.run(
        `CREATE TRIGGER refuse_full BEFORE INSERT ON kindwright.log FOR EACH ROW WHEN (NEW.key = 'full') EXECUTE FUNCTION refuse()`,
        database,
      );
      await assert.rejects(commit('full'), StoreFullError);
    }));

  it('a value beyond its bound is refused as that', () =>
    withEngine(async (engine) => {
      await assert.rejects(engine.commit({ key: 'k', value: Buffer.alloc(65 * 1024 * 1024), expected: undefined }), ValueTooLargeError);
    }));

  it('a server that comes to refuse writes is left for one that takes them', () =>
    withEngine(async (engine, database) => {
      const seen = new Recorder();
      engine.watch('', 1, seen.handler);
      await server.run(`ALTER DATABASE ${database} SET default_transaction_read_only = on`, 'postgres');
      await server.run(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`, 'postgres');
      await until(async () => {
        const fault = await engine.commit({ key: 'k', value: bytes('1'), expected: 0 }).catch((error: unknown) => error);
        return fault instanceof StoreUnavailableError && /takes no writes/.test(fault.message);
      });
      await server.run(`ALTER DATABASE ${database} SET default_transaction_read_only = off`, 'postgres');
      assert.ok((await engine.commit({ key: 'k', value: bytes('1'), expected: 0 })).committed);
      await seen.reached(2);
    }));
});
