/** The engines that a server may keep its objects in, each started for a test or a measurement, where the machine has its programs. */
import { EtcdCluster, WITHOUT_ETCD } from './etcd.js';
import { PostgresServer, WITHOUT_POSTGRES } from './postgres.js';

export const ENGINES = ['sqlite', 'etcd', 'postgres'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A server that is told nothing else has its store for itself; `workers`: one that serves from it by two processes. */
export const SERVED = [...ENGINES, 'workers'] as const;
export type ServedName = (typeof SERVED)[number];

/** How many processes serve, where an engine's name says that it is several. */
export const WORKERS = 2;

const MISSING: Readonly<Record<EngineName, string | false>> = { sqlite: false, etcd: WITHOUT_ETCD, postgres: WITHOUT_POSTGRES };

export const isServed = (name: string): name is ServedName => SERVED.some((each) => each === name);

const engineOf = (name: ServedName): EngineName => (name === 'workers' ? 'sqlite' : name);

/** Why nothing can be run on the engine here; false where it can. */
export const withoutEngine = (name: ServedName): string | false => MISSING[engineOf(name)];

export interface StartedEngine {
  /** The flags by which a server keeps its objects there. */
  readonly flags: readonly string[];
  stop(): Promise<void>;
}

interface StartOptions {
  /** Writes of the database reach the disk before they are acknowledged, as they do on etcd and SQLite in any case; false by default. */
  readonly durable?: boolean;
}

/** Starts what the engine needs, with an empty store. */
export async function startEngine(name: ServedName, { durable = false }: StartOptions = {}): Promise<StartedEngine> {
  switch (name) {
    case 'sqlite':
      return { flags: [], stop: () => Promise.resolve() };
    case 'workers':
      return { flags: [`--workers=${WORKERS}`], stop: () => Promise.resolve() };
    case 'etcd': {
      const cluster = await EtcdCluster.start();
      return { flags: [`--etcd-servers=${cluster.servers.join(',')}`], stop: () => cluster.stop() };
    }
    case 'postgres': {
      const server = await PostgresServer.start({ durable });
      return { flags: [`--postgres-url=${await server.database()}`], stop: () => server.stop() };
    }
  }
}
