/** `kindwright copy-storage`: brings everything in one store to another, empty one, of whatever engine. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { SERVER_LEASES } from '../controllers/own-service/server-leases.js';
import type { StorePlace } from '../server/storage/chosen-engine.js';
import { engineAt, keyRootOf, postgresCredentials } from '../server/storage/engine.js';
import { FlagError } from '../settings/read.js';
import type { Settings, SettingsByName } from '../settings/settings.js';
import { DATABASE_FILE, databaseAddress, type Engine, keyAfter, loadPostgres, type StoredEntry } from '../store/index.js';
import type { Served } from './served.js';
import { StoredKinds } from './stored-kinds.js';
import { Transfer } from './transfer.js';

/** Entries of a page; each may be as large as an object. */
const PAGE = 64;
/** Writes in flight. */
const AT_ONCE = 64;

const FORMS = 'sqlite:<data folder>, etcd:<address>[,<address>] or postgres://<user>@<host>/<database>';

/** The place that the text names. Throws an Error that says what is wrong with it. */
function placeOf(text: string): StorePlace {
  const [, engine = '', rest = ''] = /^([a-z]+):(.*)$/s.exec(text) ?? [];
  if (engine === 'sqlite' && rest !== '') return { engine, directory: rest };
  if (engine === 'etcd' && rest !== '') return { engine, servers: rest.split(',') };
  if (engine !== 'postgres' && engine !== 'postgresql') throw new Error(`it is none of ${FORMS}`);
  const url = rest.startsWith('postgres') ? rest : text;
  databaseAddress(url);
  return { engine: 'postgres', url };
}

interface Copied {
  readonly entries: number;
  /** Of these, those that are removed after a time, which began anew. */
  readonly lasting: number;
}

/** Says what was copied, and what could not be kept. Throws FlagError, StoreOpenError and what the engines throw. */
export async function copyStorage(settings: Settings, served: Served, from: string, to: string): Promise<string> {
  const [source, target] = [placeFlag('from', from), placeFlag('to', to)];
  if (source.engine === 'sqlite' && target.engine === 'sqlite')
    throw new FlagError(['--to: kindwright backup and restore copy an embedded store to another, with its history']);
  if (source.engine === 'sqlite' && !existsSync(path.join(source.directory, DATABASE_FILE)))
    throw new FlagError([`--from: there is no store in ${source.directory}; name the data folder of a server`]);
  const reader = engineAt(source, settings, { keepsHistory: true });
  try {
    await reader.open();
    if (target.engine === 'sqlite') return await toEmbedded(reader, engineAt(target, settings), settings, served);
    const copy = new Copy(reader, settings, served);
    if (target.engine === 'postgres') {
      await loadPostgres({ url: target.url, credentials: postgresCredentials(settings) }, copy.pages(), () => copy.revision);
      return `${told(copy)} They keep their revisions, so that clients go on from what they know. History is not copied.`;
    }
    await toEtcd(copy, engineAt(target, settings), keyRootOf(settings));
    return `${told(copy)} They have revisions of their own, so that clients list them anew.`;
  } finally {
    await reader.close();
  }
}

function placeFlag(flag: 'from' | 'to', text: string): StorePlace {
  if (text === '') throw new FlagError([`copy-storage needs --${flag}, a store: ${FORMS}`]);
  try {
    return placeOf(text);
  } catch (error) {
    throw new FlagError([`--${flag}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

const told = ({ entries, lasting }: Copied): string =>
  `${entries} values were copied as they are.${lasting === 0 ? '' : ` The lifetime of ${lasting} of them begins anew.`}`;

/** The values of a store below the root of all keys, without the records of servers that run. */
class Copy implements Copied {
  entries = 0;
  lasting = 0;
  /** The revision that is copied; known once there was a page. */
  revision = 1;
  readonly #kinds: StoredKinds;
  readonly #root: string;
  readonly #byName: SettingsByName;

  constructor(
    private readonly source: Engine,
    settings: Settings,
    served: Served,
  ) {
    this.#kinds = new StoredKinds(served, source);
    this.#root = keyRootOf(settings);
    this.#byName = settings;
  }

  async *pages(): AsyncGenerator<readonly (StoredEntry & { readonly ttlSeconds?: number })[]> {
    let at: number | undefined;
    let start = this.#root;
    for (let more = true; more; ) {
      const page = await this.source.range(this.#root, {
        start,
        limit: PAGE,
        uncounted: true,
        ...(at === undefined ? {} : { revision: at }),
      });
      at = page.revision;
      this.revision = at;
      more = page.more;
      const last = page.entries[page.entries.length - 1];
      if (last !== undefined) start = keyAfter(last.key);
      const kept = page.entries.filter(({ key }) => !key.startsWith(`${this.#root}${SERVER_LEASES}`));
      this.entries += kept.length;
      yield kept.map((entry) => this.#withLifetime(entry));
    }
  }

  /** Engines do not tell how long a value has left, so that it has all of its kind's time again. */
  #withLifetime(entry: StoredEntry): StoredEntry & { readonly ttlSeconds?: number } {
    if (entry.damage !== undefined) throw new Error(`${entry.key}: ${entry.damage}`);
    const flag = this.#kinds.find(entry.key.slice(this.#root.length))?.definition.writes.ttlFlag;
    if (flag === undefined) return entry;
    this.lasting += 1;
    return { ...entry, ttlSeconds: this.#byName.number(flag) };
  }
}

async function toEtcd(copy: Copy, target: Engine, root: string): Promise<void> {
  try {
    await refuseUsed(target, root);
    for await (const page of copy.pages())
      for (let i = 0; i < page.length; i += AT_ONCE)
        await Promise.all(
          page
            .slice(i, i + AT_ONCE)
            .map(({ key, value, ttlSeconds }) =>
              target.commit({ key, value, expected: 0, ...(ttlSeconds === undefined ? {} : { ttlSeconds }) }),
            ),
        );
  } finally {
    await target.close();
  }
}

/** The embedded store keeps objects in a form of its own, so that each is read and written. */
async function toEmbedded(source: Engine, target: Engine, settings: Settings, served: Served): Promise<string> {
  const byName: SettingsByName = settings;
  const root = keyRootOf(settings);
  try {
    await refuseUsed(target, root);
    const lines = new Transfer(served, source, root).lines();
    const { stored } = await new Transfer(served, target, root).store(lines, (flag) => byName.number(flag));
    return `${stored} objects were copied. They have revisions of their own, so that clients list them anew, and lifetimes begin anew.`;
  } finally {
    await target.close();
  }
}

async function refuseUsed(target: Engine, root: string): Promise<void> {
  await target.open();
  const { entries } = await target.range(root, { limit: 1, uncounted: true });
  if (entries.length > 0) throw new FlagError(['--to: the store holds objects already; name an empty one']);
}
