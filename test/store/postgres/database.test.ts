/** What an engine makes of a database: its own, none, another program's, one that was copied. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CompactedError, type Engine, StoreOpenError, StoreUnavailableError, UncertainWriteError } from '../../../runtime/store/index.js';
import { PostgresServer, WITHOUT_POSTGRES } from '../../support/programs/postgres.js';
import { eventually } from '../../support/until.js';
import { Recorder } from '../recorder.js';
import { NO_CREDENTIALS, postgresEngine } from './engines.js';

const bytes = (text: string): Buffer => Buffer.from(text);

async function using<T>(engine: Engine, work: (engine: Engine) => Promise<T>): Promise<T> {
  try {
    await engine.open();
    return await work(engine);
  } finally {
    await engine.close();
  }
}

const nameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

const put = (engine: Engine, key: string) => engine.commit({ key, value: bytes(key), expected: undefined });

describe('a PostgreSQL database', { skip: WITHOUT_POSTGRES }, () => {
  let server: PostgresServer;
  before(async () => {
    server = await PostgresServer.start();
  });
  after(() => server.stop());

  const refused = (url: string, fault: string, message: RegExp): Promise<void> =>
    assert.rejects(
      using(postgresEngine(url), async () => undefined),
      (error) => error instanceof StoreOpenError && error.fault === fault && message.test(error.message),
    );

  it('keeps everything from one engine to the next', async () => {
    const url = await server.database();
    await using(postgresEngine(url), (engine) => put(engine, 'a'));
    await using(postgresEngine(url), async (engine) => {
      assert.equal((await engine.get('a')).entry?.value.toString(), 'a');
      assert.deepEqual(await put(engine, 'b'), { committed: true, revision: 3, createRevision: 3 });
    });
  });

  it('of another program is refused, and left as it is', async () => {
    const url = await server.database();
    await server.run(
      'CREATE SCHEMA kindwright; CREATE TABLE kindwright.store (id integer); INSERT INTO kindwright.store VALUES (1)',
      nameOf(url),
    );
    await refused(url, 'incompatible', /holds tables of another program; name another database/);
    await server.run('DO $$ BEGIN ASSERT (SELECT count(*) FROM kindwright.store) = 1; END $$', nameOf(url));
  });

  it('of a later release is refused', async () => {
    const url = await server.database();
    await using(postgresEngine(url), (engine) => put(engine, 'a'));
    await server.run('UPDATE kindwright.store SET version = 2', nameOf(url));
    await refused(url, 'incompatible', /later release of Kindwright, with tables of version 2; this one knows version 1/);
  });

  it('is used by a user who owns nothing but the schema, and refused to one without', async () => {
    const name = nameOf(await server.database());
    await server.run('CREATE ROLE least LOGIN', name);
    const url = server.address(name, 'least');
    await refused(url, 'unwritable', /permission denied.*CREATE SCHEMA kindwright AUTHORIZATION <user>/);
    await server.run('CREATE SCHEMA kindwright AUTHORIZATION least', name);
    await using(postgresEngine(url), async (engine) => {
      await engine.commit({ key: 'event', value: bytes('x'), expected: 0, ttlSeconds: 0.02 });
      const seen = new Recorder();
      engine.watch('', 1, seen.handler);
      await seen.until(() => seen.told.length === 2);
      await engine.compact(3);
    });
  });

  it('that does not exist, or does not know the user, is told of in its own words', async () => {
    const fails = (url: string, message: RegExp): Promise<void> =>
      assert.rejects(
        using(postgresEngine(url), async () => undefined),
        (error) => error instanceof StoreUnavailableError && message.test(error.message),
      );
    await fails(server.address('nowhere'), /database "nowhere" does not exist/);
    await fails(server.address('postgres', 'nobody'), /role "nobody" does not exist/);
    await fails(`postgres://postgres@127.0.0.1:${server.port}/postgres?sslmode=require`, /does not support SSL.*sslmode=disable/);
  });

  it('asks for a password, which is read for each connection', async () => {
    const url = await server.database();
    await server.run(`CREATE ROLE known LOGIN PASSWORD 'first'; CREATE SCHEMA kindwright AUTHORIZATION known`, nameOf(url));
    await server.requirePassword('known');
    const address = server.address(nameOf(url), 'known');
    let password: string | undefined;
    const made = () =>
      postgresEngine(address, {
        credentials: {
          ...NO_CREDENTIALS,
          get password() {
            return password;
          },
        },
      });
    await assert.rejects(
      using(made(), async () => undefined),
      /asks for a password/,
    );
    password = 'wrong';
    await assert.rejects(
      using(made(), async () => undefined),
      /password authentication failed/,
    );
    password = 'first';
    await using(made(), async (engine) => {
      await put(engine, 'a');
      await server.run(`ALTER ROLE known PASSWORD 'second'`);
      password = 'second';
      await server.run(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'known'`);
      assert.equal((await engine.get('a')).entry?.value.toString(), 'a');
    });
  });

  it('that goes back to an older state gives no revision twice, and has watchers read anew', async () => {
    const url = await server.database();
    const before = postgresEngine(url);
    await using(before, async (engine) => {
      for (const key of ['a', 'b', 'c']) await put(engine, key);
      const seen = new Recorder();
      engine.watch('', 1, seen.handler);
      await seen.reached(4);
      // As after a standby took over that lacked the last two writes.
      await server.run('DELETE FROM kindwright.log WHERE revision > 2; UPDATE kindwright.store SET revision = 2', nameOf(url));
      await engine.confirm?.();
      assert.ok((await seen.closed()) instanceof CompactedError);
      const again = await put(engine, 'b');
      assert.ok(again.committed && again.revision > 4 + 1_000_000);
      assert.deepEqual(
        (await engine.range('')).entries.map(({ key }) => key),
        ['a', 'b'],
      );
    });
    await server.run(`UPDATE kindwright.store SET cluster = 'another'`, nameOf(url));
    const newest = await using(postgresEngine(url), (engine) => engine.currentRevision());
    assert.ok(newest > 20_000_000_000, 'a copy in another cluster goes on at other revisions');
  });
});

describe('a primary and a standby', { skip: WITHOUT_POSTGRES }, () => {
  it('the standby that is promoted takes over, and watchers go on or read anew', async () => {
    const primary = await PostgresServer.start();
    const standby = await primary.standby();
    try {
      const name = nameOf(await primary.database());
      await standby.follows(primary);
      const hosts = [standby, primary].map(({ port }) => `127.0.0.1:${port}`).join(',');
      const engine = postgresEngine(`postgres://postgres@${hosts}/${name}?target_session_attrs=read-write`);
      await using(engine, async () => {
        for (let i = 0; i < 20; i += 1) await put(engine, `k/${i}`);
        const seen = new Recorder();
        engine.watch('', 1, seen.handler);
        await standby.follows(primary);
        await primary.kill();
        await standby.promote();
        // A write sent before the end of its connection was noticed is uncertain, and never among what the standby has.
        const result = await put(engine, 'after').catch((error: unknown) => {
          assert.ok(error instanceof UncertainWriteError, String(error));
          return put(engine, 'after');
        });
        assert.ok(result.committed && result.revision > 21);
        const ended = await seen.closed();
        assert.ok(ended instanceof CompactedError, String(ended));
        assert.equal((await engine.range('k/')).entries.length, 20);
        const again = new Recorder();
        engine.watch('', result.revision - 1, again.handler);
        await again.reached(result.revision);
        assert.deepEqual(again.keys, ['after']);
      });
    } finally {
      await standby.stop();
      await primary.stop();
    }
  });

  it('an old primary that was fenced off and still answers is left by every connection', async () => {
    const primary = await PostgresServer.start();
    const standby = await primary.standby();
    try {
      const name = nameOf(await primary.database());
      const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`).join(',');
      const engine = postgresEngine(`postgres://postgres@${hosts}/${name}`);
      await using(engine, async () => {
        await put(engine, 'before');
        await Promise.all(Array.from({ length: 8 }, () => engine.get('before')));
        const connections = (): Promise<string> =>
          primary.value(`SELECT count(*) FROM pg_stat_activity WHERE application_name = 'kindwright'`);
        assert.ok(Number(await connections()) >= 3);
        await standby.follows(primary);
        // As failover software fences a server that it can still reach.
        await primary.run('ALTER SYSTEM SET default_transaction_read_only = on');
        await primary.run('SELECT pg_reload_conf()');
        await standby.promote();
        const result = await eventually(
          () => put(engine, 'after').catch(() => undefined),
          (written) => written !== undefined,
        );
        assert.ok(result?.committed);
        await eventually(connections, (count) => count === '0');
        const reads = await Promise.all(Array.from({ length: 8 }, () => engine.get('after')));
        assert.deepEqual(
          reads.map(({ entry }) => entry?.revision),
          reads.map(() => result.revision),
        );
      });
    } finally {
      await standby.stop();
      await primary.stop();
    }
  });
});
