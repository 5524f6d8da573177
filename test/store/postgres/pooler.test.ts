/** Behind a pooler that gives each transaction any of its connections: what it swallows is found out and told. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { describe, it } from 'node:test';
import { freePort } from '../../support/programs/etcd.js';
import { PostgresServer, WITHOUT_POSTGRES } from '../../support/programs/postgres.js';
import { freshFolder, removeFolder } from '../../support/programs/process.js';
import { eventually } from '../../support/until.js';
import { Recorder } from '../recorder.js';
import { postgresEngine } from './engines.js';

const WITHOUT_POOLER = WITHOUT_POSTGRES || (spawnSync('pgbouncer', ['--version']).status !== 0 && 'there is no pgbouncer on the PATH');

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

describe('behind a pooler that shares connections between transactions', { skip: WITHOUT_POOLER }, () => {
  it('an engine says that notifications do not come, and tells of changes of others all the same', async () => {
    const folder = freshFolder();
    const [server, port] = [await PostgresServer.start(), await freePort()];
    const url = await server.database();
    const name = url.slice(url.lastIndexOf('/') + 1);
    const file = path.join(folder, 'pgbouncer.ini');
    chmodSync(folder, 0o755);
    writeFileSync(path.join(folder, 'users.txt'), '"postgres" ""\n');
    writeFileSync(
      file,
      `[databases]\n${name} = host=127.0.0.1 port=${server.port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\nauth_file = ${folder}/users.txt\npool_mode = transaction\n`.replace(
        `port=${server.port}`,
        `port=${server.port} user=postgres`,
      ),
    );
    const pooler = spawn('pgbouncer', process.getuid?.() === 0 ? ['-u', 'postgres', file] : [file], { stdio: 'ignore' });
    const sentences: string[] = [];
    const pooled = postgresEngine(`postgres://postgres@127.0.0.1:${port}/${name}`, { warn: (sentence) => sentences.push(sentence) });
    const direct = postgresEngine(url, { warn: (sentence) => sentences.push(`direct: ${sentence}`) });
    try {
      await eventually(() => isListening(port), Boolean);
      await Promise.all([pooled.open(), direct.open()]);
      assert.deepEqual(
        sentences.map((sentence) => /^the database does not pass notifications on.*Give it an address without the pooler/.test(sentence)),
        [true],
      );
      const [seen, seenDirectly] = [new Recorder(), new Recorder()];
      pooled.watch('', 1, seen.handler);
      direct.watch('', 1, seenDirectly.handler);
      for (let i = 0; i < 20; i += 1) await (i % 2 === 0 ? pooled : direct).commit({ key: `k/${i}`, value: Buffer.from('x'), expected: 0 });
      await Promise.all([seen.reached(21), seenDirectly.reached(21)]);
      assert.equal(await pooled.confirm(), true);
      assert.deepEqual(seen.told, seenDirectly.told);
    } finally {
      await Promise.all([pooled.close(), direct.close()]);
      const gone = once(pooler, 'exit');
      pooler.kill('SIGKILL');
      await gone;
      await server.stop();
      removeFolder(folder);
    }
  });
});
