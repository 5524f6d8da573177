/** Two servers on an etcd cluster of three members serve kubectl while one server and one member at a time are gone. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { EtcdCluster, freePort, WITHOUT_ETCD } from '../support/programs/etcd.js';
import { kubectlFor } from '../support/programs/kubectl.js';
import { freshFolder, type Running, removeFolder, startProcess } from '../support/programs/process.js';
import { insist, manifest } from './kubectl-rounds.js';

describe('two servers on three members', { skip: WITHOUT_ETCD }, () => {
  it('serve kubectl while any one of each is killed, and lose nothing', async () => {
    const folder = freshFolder();
    const cluster = await EtcdCluster.start(3);
    const running: Running[] = [];
    try {
      const starts: (() => Promise<Running>)[] = [];
      for (let i = 0; i < 2; i += 1) {
        const flags = [`--etcd-servers=${cluster.servers.join(',')}`, `--secure-port=${await freePort()}`];
        starts.push(() => startProcess(path.join(folder, `server-${i}`), flags));
      }
      for (const start of starts) running.push(await start());
      const kubectls = running.map(({ kubeconfig }) => kubectlFor(kubeconfig, folder));
      for (let round = 0; round < 3; round += 1) {
        const [gone, left] = [round % 2, (round + 1) % 2];
        const kubectl = kubectls[left];
        const start = starts[gone];
        assert.ok(kubectl && start);
        await Promise.all([running[gone]?.stop('SIGKILL'), cluster.kill(round)]);
        await insist(kubectl, 'apply -f -', manifest(round));
        assert.equal(await insist(kubectl, "get configmap counter -o 'jsonpath={.data.round}'"), String(round));
        cluster.startMember(round);
        await cluster.healthy();
        running[gone] = await start();
        for (const each of kubectls) {
          assert.equal(await insist(each, "get configmap counter -o 'jsonpath={.data.round}'"), String(round));
          const names = (await insist(each, 'get configmaps -o name')).trim().split('\n');
          for (let earlier = 0; earlier <= round; earlier += 1) assert.ok(names.includes(`configmap/round-${earlier}`), names.join(' '));
        }
      }
    } finally {
      await Promise.all(running.map((server) => server.stop('SIGKILL')));
      await cluster.stop();
      removeFolder(folder);
    }
  });
});
