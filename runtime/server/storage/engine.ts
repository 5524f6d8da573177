/** The engine that flags ask for. */
import path from 'node:path';
import { followedPem } from '../../http/connections/pem-files.js';
import { type Clock, systemClock } from '../../model/clock.js';
import type { Catalogue } from '../../model/definition/definition.js';
import { FollowedFiles } from '../../settings/followed-files.js';
import type { Settings } from '../../settings/settings.js';
import { DATABASE_FILE, type Engine, EtcdEngine, MemoryEngine, PostgresEngine, SqliteEngine } from '../../store/index.js';
import { chosenEngine } from './chosen-engine.js';

/** For commands, which end before a file changes. */
const followingNothing = (settings: Settings): FollowedFiles => new FollowedFiles({ settings, log: () => undefined });

/** The flag of the file that says what is encrypted. */
export const ENCRYPTION_FILE = 'encryption-provider-config';

/** Told of what an engine does: as in EtcdOptions and PostgresOptions. */
interface EngineListener {
  readonly leaseReplaced?: (keys: number) => void;
  readonly warn?: (sentence: string) => void;
}

export function engineOf(
  settings: Settings,
  files = followingNothing(settings),
  clock: Clock = systemClock,
  { leaseReplaced, warn }: EngineListener = {},
): Engine {
  const historySeconds = settings.seconds('etcd-compaction-interval');
  const chosen = chosenEngine(settings);
  if (chosen === 'postgres') {
    const read = followedPem(settings, files, {
      ca: 'postgres-ca-file',
      cert: 'postgres-cert-file',
      key: 'postgres-key-file',
      password: 'postgres-password-file',
    });
    return new PostgresEngine({
      url: settings.text('postgres-url'),
      // Each connection is made with what the files say by then.
      get ca() {
        return read.current.ca;
      },
      get cert() {
        return read.current.cert;
      },
      get key() {
        return read.current.key;
      },
      get password() {
        return read.current.password?.replace(/\r?\n$/, '');
      },
      historySeconds,
      ...(warn === undefined ? {} : { warn }),
    });
  }
  if (chosen === 'etcd') {
    const pem = followedPem(settings, files, { ca: 'etcd-cafile', cert: 'etcd-certfile', key: 'etcd-keyfile' });
    return new EtcdEngine({
      servers: settings.list('etcd-servers'),
      // Each connection is made with what the files say by then.
      get ca() {
        return pem.current.ca;
      },
      get cert() {
        return pem.current.cert;
      },
      get key() {
        return pem.current.key;
      },
      compactionSeconds: historySeconds,
      leaseSharedSeconds: settings.number('lease-reuse-duration-seconds'),
      ...(leaseReplaced === undefined ? {} : { leaseReplaced }),
    });
  }
  if (chosen === 'memory') return new MemoryEngine(clock);
  // What was plain before a store was encrypted goes for good with its history.
  return new SqliteEngine({ directory: settings.text('data-dir'), historySeconds, erases: settings.text(ENCRYPTION_FILE) !== '' });
}

/** The file that the embedded engine keeps objects in; undefined where flags ask for another engine. */
export const databaseOf = (settings: Settings): string | undefined =>
  chosenEngine(settings) === 'sqlite' ? path.join(settings.text('data-dir'), DATABASE_FILE) : undefined;

/**
 * Which resource a key of the store is of, as in `secrets` or `deployments.apps`; keys of custom resources begin with their group.
 * Undefined for keys of none.
 */
export function resourceOfKey({ resources }: Catalogue, keyRoot: string): (key: string) => string | undefined {
  const known = new Map(resources.map(({ id, storage }) => [storage?.prefix ?? id, id]));
  return (key) => {
    if (!key.startsWith(keyRoot)) return undefined;
    const [first = '', second = ''] = key.slice(keyRoot.length).split('/', 2);
    return known.get(first) ?? known.get(`${first}/${second}`) ?? (first.includes('.') && second !== '' ? `${second}.${first}` : undefined);
  };
}

/** Where the objects of the catalogue's resources lie, below the root of all keys. */
export const storagePlaces = ({ resources }: Catalogue): ReadonlyMap<string, string> =>
  new Map(resources.map(({ id, storage }) => [storage?.prefix ?? id, id]));

/** Root of all keys, with both slashes. */
export const keyRootOf = (settings: Settings): string =>
  `/${settings
    .text('etcd-prefix')
    .split('/')
    .filter((segment) => segment !== '')
    .join('/')}/`;
