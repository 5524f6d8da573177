/** Which engine keeps a server's objects. */
import type { Settings } from '../../settings/settings.js';
import { databaseAddress } from '../../store/index.js';

type EngineName = 'sqlite' | 'memory' | 'etcd' | 'postgres';

/** Flags that name the address of an engine, which then is used; without any of them, `--storage` says what is. */
const ADDRESSES = { etcd: 'etcd-servers', postgres: 'postgres-url' } as const;

/** The engines whose addresses are given. */
const addressed = (settings: Settings): (keyof typeof ADDRESSES)[] => [
  ...(settings.list('etcd-servers').length > 0 ? (['etcd'] as const) : []),
  ...(settings.text('postgres-url') === '' ? [] : (['postgres'] as const)),
];

export function chosenEngine(settings: Settings): EngineName {
  const [first] = addressed(settings);
  if (first !== undefined) return first;
  const name = settings.text('storage');
  return name === 'memory' || name === 'etcd' || name === 'postgres' ? name : 'sqlite';
}

/** An engine, and where it keeps what it keeps. */
export type StorePlace =
  | { readonly engine: 'memory' }
  | { readonly engine: 'sqlite'; readonly directory: string }
  | { readonly engine: 'etcd'; readonly servers: readonly string[] }
  | { readonly engine: 'postgres'; readonly url: string };

/** The place that flags choose. */
export function chosenPlace(settings: Settings): StorePlace {
  const engine = chosenEngine(settings);
  switch (engine) {
    case 'memory':
      return { engine };
    case 'sqlite':
      return { engine, directory: settings.text('data-dir') };
    case 'etcd':
      return { engine, servers: settings.list('etcd-servers') };
    case 'postgres':
      return { engine, url: settings.text('postgres-url') };
  }
}

/** Whether other servers may use the store at the same time. */
export const isShared = (settings: Settings): boolean => ['etcd', 'postgres'].includes(chosenEngine(settings));

/** The flag that names where the engine is. */
export function flagOfEngine(settings: Settings): 'etcd-servers' | 'postgres-url' | 'data-dir' {
  const engine = chosenEngine(settings);
  return engine === 'etcd' || engine === 'postgres' ? ADDRESSES[engine] : 'data-dir';
}

/** Faults of the flags that say where objects are kept. */
export function engineFaults(settings: Settings): string[] {
  const faults: string[] = [];
  const given = addressed(settings);
  const name = settings.text('storage');
  if (given.length > 1) faults.push('--postgres-url and --etcd-servers each name a store; a server keeps its objects in one');
  if (name === 'etcd' || name === 'postgres') {
    const [other] = given.filter((engine) => engine !== name);
    if (given.length === 0) faults.push(`--storage=${name} needs --${ADDRESSES[name]}, the address of it`);
    else if (given.length === 1 && other !== undefined) faults.push(`--storage=${name}: --${ADDRESSES[other]} names another store`);
  }
  const url = settings.text('postgres-url');
  if (url !== '') {
    try {
      databaseAddress(url);
    } catch (error) {
      faults.push(`--postgres-url: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  for (const server of settings.list('etcd-servers'))
    if (!/^https?:\/\/[^/]+\/?$/.test(server) || !URL.canParse(server))
      faults.push(`invalid value ${JSON.stringify(server)} for --etcd-servers: it is no address such as https://10.0.0.1:2379`);
  if (settings.text('data-dir') === '' && chosenEngine(settings) === 'sqlite') faults.push('--data-dir: the name of the folder is empty');
  return faults;
}
