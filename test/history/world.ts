/** Servers on an engine, as processes of their own, and what can go wrong with them. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ServedName, WORKERS } from '../support/programs/engines.js';
import { EtcdCluster, freePort } from '../support/programs/etcd.js';
import { PostgresServer } from '../support/programs/postgres.js';
import { freshFolder, type Running, removeFolder, startProcess } from '../support/programs/process.js';

export interface World {
  readonly servers: readonly string[];
  readonly token: string;
  /** Servers that ended without being killed. */
  readonly deaths: readonly string[];
  /** Lets faults happen for so many milliseconds; gives their names. */
  disturb(ms: number): Promise<string[]>;
  /** Everything runs again. */
  heal(): Promise<void>;
  stop(): Promise<void>;
}

interface Fault {
  readonly name: string;
  happen(): Promise<void>;
}

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
const JUMPS = ['+0', '+3600', '-3600', '+86400', '-7'];
const DISK_MIB = 384;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function startWorld(engine: ServedName): Promise<World> {
  const folder = freshFolder();
  const clock = path.join(folder, 'clock');
  writeFileSync(clock, '+0');
  const disk = engine === 'etcd' ? undefined : smallDisk(path.join(folder, 'disk'));
  const cluster = engine === 'etcd' ? await EtcdCluster.start() : undefined;
  const database = engine === 'postgres' ? await PostgresServer.start({ durable: true, folder: readableFolder(folder, disk) }) : undefined;
  const url = await database?.database();
  const environment = existsSync(FAKETIME)
    ? { LD_PRELOAD: FAKETIME, FAKETIME_TIMESTAMP_FILE: clock, FAKETIME_CACHE_DURATION: '1', DONT_FAKE_MONOTONIC: '1' }
    : undefined;
  /** Whether one server alone can have the store. */
  const isAlone = engine === 'sqlite' || engine === 'workers';
  const count = isAlone ? 1 : 2;
  const data = path.join(folder, 'data');
  mkdirSync(data);
  // Servers of one cluster know the same administrator.
  writeFileSync(path.join(data, 'tokens.csv'), 'checker,checker,checker,system:masters\n');
  const deaths: string[] = [];
  const starts: (() => Promise<Running>)[] = [];
  for (let i = 0; i < count; i += 1) {
    const home = isAlone && disk !== undefined ? disk : path.join(data, String(i));
    const flags = [
      `--secure-port=${await freePort()}`,
      `--token-auth-file=${path.join(data, 'tokens.csv')}`,
      ...(cluster === undefined ? [] : [`--etcd-servers=${cluster.servers.join(',')}`]),
      ...(url === undefined ? [] : [`--postgres-url=${url}`]),
      ...(engine === 'workers' ? [`--workers=${WORKERS}`] : []),
    ];
    starts.push(async () => {
      const server = await startProcess(home, flags, undefined, environment);
      server.child.once('exit', (code, signal) => {
        if (signal !== 'SIGKILL') deaths.push(`server ${i} ended by itself with ${signal ?? code}`);
      });
      return server;
    });
  }
  const running = await Promise.all(starts.map((start) => start()));
  const restart = async (i: number): Promise<void> => {
    await running[i]?.stop('SIGKILL');
    const start = starts[i];
    if (start !== undefined) running[i] = await start();
  };
  const faults: Fault[] = running.map((_, i) => ({ name: `kill -9 of server ${i}`, happen: () => restart(i) }));
  if (engine === 'workers') faults.unshift({ name: 'kill -9 of a worker', happen: async () => killWorker(running[0]) });
  if (environment !== undefined) {
    const jump = async (): Promise<void> => writeFileSync(clock, JUMPS[Math.floor(Math.random() * JUMPS.length)] ?? '+0');
    faults.push({ name: 'clock jump', happen: jump });
  }
  if (disk !== undefined)
    faults.push({
      name: 'full disk',
      happen: async () => {
        await fill(disk);
        // A database that finds no room for its log ends, and is started again by whoever looks after it.
        if (database?.running === false) await database.startServer();
      },
    });
  if (cluster !== undefined) {
    faults.push({
      name: 'kill -9 of etcd',
      happen: async () => {
        await cluster.kill(0);
        await pause(300);
        cluster.startMember(0);
        await cluster.healthy();
      },
    });
    faults.push({
      name: 'stalled etcd',
      happen: async () => {
        cluster.signal(0, 'SIGSTOP');
        await pause(1500);
        cluster.signal(0, 'SIGCONT');
      },
    });
  }
  if (database !== undefined) faults.push(...faultsOf(database));
  let turn = 0;
  return {
    servers: running.map(({ url }) => url),
    token: 'checker',
    deaths,
    async disturb(ms) {
      const happened: string[] = [];
      const until = performance.now() + ms;
      for (;;) {
        await pause(500 + Math.random() * 1500);
        const fault = faults[turn++ % faults.length];
        if (fault === undefined || performance.now() > until - 500) return happened;
        await fault.happen();
        happened.push(fault.name);
      }
    },
    async heal() {
      writeFileSync(clock, '+0');
      for (const [i, server] of running.entries()) if (server.child.exitCode !== null || server.child.signalCode !== null) await restart(i);
    },
    async stop() {
      await Promise.all(running.map((server) => server.stop('SIGKILL')));
      await cluster?.stop();
      await database?.stop();
      if (disk !== undefined) spawnSync('umount', [disk]);
      removeFolder(folder);
    },
  };
}

const faultsOf = (database: PostgresServer): Fault[] => [
  {
    name: 'kill of PostgreSQL',
    happen: async () => {
      await database.kill();
      await pause(300);
      await database.startServer();
    },
  },
  {
    name: 'stalled PostgreSQL',
    happen: async () => {
      database.signal('SIGSTOP');
      await pause(1500);
      database.signal('SIGCONT');
    },
  },
  {
    name: 'cut connections',
    happen: () => database.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'kindwright'"),
  },
];

/** A folder for a database, which runs as another user; on the disk where there is one. */
function readableFolder(folder: string, disk: string | undefined): string {
  chmodSync(folder, 0o755);
  const made = path.join(disk ?? folder, 'database');
  mkdirSync(made);
  return made;
}

/** One of the processes that a server has started; another takes its place. */
function killWorker(server: Running | undefined): void {
  const pid = server?.child.pid;
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  const chosen = workers[Math.floor(Math.random() * workers.length)];
  if (chosen !== undefined) process.kill(chosen, 'SIGKILL');
}

/** A file system with little room; undefined where this user may not mount one. */
function smallDisk(folder: string): string | undefined {
  mkdirSync(folder);
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'tmpfs', folder]).status === 0 ? folder : undefined;
}

/** Leaves no room on the disk for a while. */
async function fill(disk: string): Promise<void> {
  const filler = path.join(disk, 'filler');
  const { bavail, bsize } = statfsSync(disk);
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
  } catch {
    // The server took the last of it meanwhile.
  }
  await pause(1000);
  rmSync(filler, { force: true });
}
