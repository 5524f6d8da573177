/** Clusters of real etcd members for tests, where the machine has the program. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { freshFolder, removeFolder } from './process.js';

/** Why tests with etcd are left out; false where they run. The clean-clone check installs it. */
export const WITHOUT_ETCD: string | false = spawnSync('etcd', ['--version']).status === 0 ? false : 'there is no etcd on the PATH';

/** Ports that the system gives to nobody by itself: neither to connections, nor to those who listen wherever there is room. */
const OWN_PORTS = { first: 10_000, count: 20_000 };

/** A port of loopback at which nobody listens now, and which nobody comes to by chance before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = OWN_PORTS.first + randomInt(OWN_PORTS.count);
    const server = createServer();
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!free) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

interface Member {
  readonly name: string;
  readonly client: string;
  readonly peer: string;
  child: ChildProcess | undefined;
}

export class EtcdCluster {
  readonly #folder = freshFolder();
  readonly #members: Member[] = [];

  private constructor(private readonly flags: readonly string[]) {}

  /** Starts a cluster and resolves when it takes requests. `flags` go to every member. */
  static async start(members = 1, flags: readonly string[] = []): Promise<EtcdCluster> {
    const cluster = new EtcdCluster(flags);
    for (let i = 0; i < members; i += 1) {
      const [client, peer] = [await freePort(), await freePort()].map((port) => `http://127.0.0.1:${port}`);
      cluster.#members.push({ name: `m${i}`, client: client ?? '', peer: peer ?? '', child: undefined });
    }
    for (let i = 0; i < members; i += 1) cluster.startMember(i);
    await cluster.healthy();
    return cluster;
  }

  get servers(): string[] {
    return this.#members.map(({ client }) => client);
  }

  startMember(index: number): void {
    const member = this.#members[index];
    if (member === undefined) throw new Error(`there is no member ${index}`);
    const { name, client, peer } = member;
    const cluster = this.#members.map((m) => `${m.name}=${m.peer}`).join(',');
    member.child = spawn(
      'etcd',
      [
        `--name=${name}`,
        `--data-dir=${path.join(this.#folder, name)}`,
        `--listen-client-urls=${client}`,
        `--advertise-client-urls=${client}`,
        `--listen-peer-urls=${peer}`,
        `--initial-advertise-peer-urls=${peer}`,
        `--initial-cluster=${cluster}`,
        `--heartbeat-interval=${10 * this.#members.length}`,
        `--election-timeout=${100 * this.#members.length}`,
        ...this.flags,
      ],
      { stdio: 'ignore' },
    );
  }

  /** Ends a member as a power cut would, or sends another signal. */
  async kill(index: number, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#members[index]?.child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  signal(index: number, signal: NodeJS.Signals): void {
    this.#members[index]?.child?.kill(signal);
  }

  /** Resolves when the cluster has a leader. */
  async healthy(): Promise<void> {
    for (;;) {
      for (const { name, client, child } of this.#members) {
        if (child !== undefined && child.exitCode !== null) throw new Error(`etcd ${name} at ${client} ended with ${child.exitCode}`);
        const answer = await fetch(`${client}/health`).catch(() => undefined);
        if (answer?.ok === true && ((await answer.json()) as { health: string }).health === 'true') return;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#members.map((_, i) => this.kill(i)));
    removeFolder(this.#folder);
  }
}
