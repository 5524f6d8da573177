/** Runs the server on an etcd of its own, for replaying conversations: `node with-etcd.js serve [flags]`. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { EtcdCluster } from '../support/programs/etcd.js';
import { ROOT } from '../support/root.js';

const cluster = await EtcdCluster.start();
const server = spawn(
  process.execPath,
  [path.join(ROOT, 'dist/runtime/main.js'), ...process.argv.slice(2), `--etcd-servers=${cluster.servers.join(',')}`],
  { stdio: 'inherit' },
);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  void cluster.stop().then(() => process.exit(code ?? 1));
});
