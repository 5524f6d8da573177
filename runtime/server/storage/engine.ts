/** The engine that flags ask for. */
import path from 'node:path';
import { followedPem } from '../../http/connections/pem-files.js';
import { type Clock, systemClock } from '../../model/clock.js';
import type { Catalogue } from '../../model/definition/definition.js';
import { FollowedFiles } from '../../settings/followed-files.js';
import type { Settings } from '../../settings/settings.js';
import {
  DATABASE_FILE,
  type Engine,
  EtcdEngine,
  MemoryEngine,
  type PostgresCredentials,
  PostgresEngine,
  SqliteEngine,
} from '../../store/index.js';
import { chosenEngine, chosenPlace, type StorePlace } from './chosen-engine.js';

/** For commands, which end before a file changes. */
const followingNothing = (settings: Settings): FollowedFiles => new FollowedFiles({ settings, log: () => undefined });

/** The flag of the file that says what is encrypted. */
export const ENCRYPTION_FILE = 'encryption-provider-config';

/** Told of what an engine does: as in EtcdOptions and PostgresOptions. */
interface EngineListener {
  readonly leaseReplaced?: (keys: number) => void;
  readonly warn?: (sentence: string) => void;
}

interface EngineParts extends EngineListener {
  /** Keeps all history, whatever flags say. */
  readonly keepsHistory?: boolean;
  readonly files?: FollowedFiles;
  readonly clock?: Clock;
}

/** The engine that flags choose. */
export const engineOf = (settings: Settings, parts: EngineParts = {}): Engine => engineAt(chosenPlace(settings), settings, parts);

/** An engine for the place; how it gets there and what it keeps is as flags say. */
export function engineAt(
  place: StorePlace,
  settings: Settings,
  { files = followingNothing(settings), clock = systemClock, keepsHistory = false, leaseReplaced, warn }: EngineParts = {},
): Engine {
  const historySeconds = keepsHistory ? 0 : settings.seconds('etcd-compaction-interval');
  switch (place.engine) {
    case 'postgres':
      return new PostgresEngine({
        ...(warn === undefined ? {} : { warn }),
        url: place.url,
        credentials: postgresCredentials(settings, files),
        historySeconds,
      });
    case 'etcd': {
      const pem = followedPem(settings, files, { ca: 'etcd-cafile', cert: 'etcd-certfile', key: 'etcd-keyfile' });
      return new EtcdEngine({
        servers: place.servers,
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
    case 'memory':
      return new MemoryEngine(clock);
    case 'sqlite': {
      // What was plain before a store was encrypted goes for good with its history.
      const encrypted = settings.text(ENCRYPTION_FILE) !== '';
      return new SqliteEngine({ directory: place.directory, historySeconds, erases: encrypted, seals: encrypted });
    }
  }
}

/** What connections to a database are made with; each is made with what the files say by then. */
export function postgresCredentials(settings: Settings, files = followingNothing(settings)): PostgresCredentials {
  const read = followedPem(settings, files, {
    ca: 'postgres-ca-file',
    cert: 'postgres-cert-file',
    key: 'postgres-key-file',
    password: 'postgres-password-file',
  });
  return {
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
  };
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
    const first = segmentOf(key, keyRoot.length);
    const short = known.get(first);
    if (short !== undefined) return short;
    const second = segmentOf(key, keyRoot.length + first.length + 1);
    return known.get(`${first}/${second}`) ?? (first.includes('.') && second !== '' ? `${second}.${first}` : undefined);
  };
}

/** The text from the place to the next slash or the end. */
function segmentOf(key: string, from: number): string {
  const end = key.indexOf('/', from);
  return end < 0 ? key.slice(from) : key.slice(from, end);
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
