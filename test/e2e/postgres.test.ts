/** Two servers on one PostgreSQL serve kubectl while one of them, or the database, is gone for a while. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { freePort } from '../support/programs/etcd.js';
import { kubectlFor } from '../support/programs/kubectl.js';
import { PostgresServer, WITHOUT_POSTGRES } from '../support/programs/postgres.js';
import { freshFolder, type Running, removeFolder, startProcess } from '../support/programs/process.js';
import { insist, manifest } from './kubectl-rounds.js';

describe('two servers on one PostgreSQL', { skip: WITHOUT_POSTGRES }, () => {
  it('serve kubectl while either of them and the database are killed, and lose nothing', async () => {
    const folder = freshFolder();
    const database = await PostgresServer.start({ durable: true });
    const running: Running[] = [];
    try {
      const url = await database.database();
      const starts: (() => Promise<Running>)[] = [];
      for (let i = 0; i < 2; i += 1) {
        const flags = [`--postgres-url=${url}`, `--secure-port=${await freePort()}`];
        starts.push(() => startProcess(path.join(folder, `server-${i}`), flags));
      }
      for (const start of starts) running.push(await start());
      const kubectls = running.map(({ kubeconfig }) => kubectlFor(kubeconfig, folder));
      for (let round = 0; round < 2; round += 1) {
        const [gone, left] = [round % 2, (round + 1) % 2];
        const [kubectl, start] = [kubectls[left], starts[gone]];
        assert.ok(kubectl && start);
        await Promise.all([running[gone]?.stop('SIGKILL'), database.kill()]);
        await database.startServer();
        await insist(kubectl, 'apply -f -', manifest(round));
        running[gone] = await start();
        for (const each of kubectls) {
          assert.equal(await insist(each, "get configmap counter -o 'jsonpath={.data.round}'"), String(round));
          const names = (await insist(each, 'get configmaps -o name')).trim().split('\n');
          for (let earlier = 0; earlier <= round; earlier += 1) assert.ok(names.includes(`configmap/round-${earlier}`), names.join(' '));
        }
      }
      const checks = await insist(kubectls[0] ?? assert.fail(), "get --raw '/readyz?verbose'");
      assert.match(checks, /\[\+\]etcd ok/);
    } finally {
      await Promise.all(running.map((server) => server.stop('SIGKILL')));
      await database.stop();
      removeFolder(folder);
    }
  });
});
