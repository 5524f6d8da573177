/**
 * Objects as lines of JSON, from one engine to another. The first line says what the file is; each other one has an object in its
 * storage version (or the bytes of a key that the catalogue does not know) with the key it is kept at below the root.
 */
import { parseTrusted, stringify } from '../codec/parse.js';
import { SERVER_LEASES } from '../controllers/own-service/server-leases.js';
import type { ApiObject } from '../model/object.js';
import { type Engine, keyAfter, type StoredEntry, UnreadableValueError } from '../store/index.js';
import type { Served } from './served.js';
import { type StoredKind, StoredKinds } from './stored-kinds.js';

const HEADER = { kindwright: 'export', version: 1 } as const;
const PAGE = 500;
/** Writes in flight while importing. */
const AT_ONCE = 64;

export class Transfer {
  readonly #kinds: StoredKinds;

  /** `keyRoot`: the root of all keys, with both slashes. */
  constructor(
    served: Pick<Served, 'catalogue' | 'kinds'>,
    private readonly engine: Engine,
    private readonly keyRoot: string,
  ) {
    this.#kinds = new StoredKinds(served, engine);
  }

  /** Every object at one revision, as lines. Throws what the engine throws, also where a page is compacted meanwhile. */
  async *lines(): AsyncGenerator<string> {
    let revision: number | undefined;
    let start = this.keyRoot;
    for (let more = true; more; ) {
      const page = await this.engine.range(this.keyRoot, {
        start,
        limit: PAGE,
        uncounted: true,
        ...(revision === undefined ? {} : { revision }),
      });
      if (revision === undefined) yield `${JSON.stringify({ ...HEADER, revision: page.revision })}\n`;
      revision = page.revision;
      for (const entry of page.entries) {
        start = keyAfter(entry.key);
        if (!entry.key.startsWith(`${this.keyRoot}${SERVER_LEASES}`)) yield await this.#line(entry);
      }
      more = page.more;
    }
  }

  /** Stores the objects of the lines. A key that is taken is left as it is and counted. Throws for a file that is no export. */
  async store(lines: AsyncIterable<string>, ttlSeconds: (flag: string) => number): Promise<{ stored: number; taken: number }> {
    const count = { stored: 0, taken: 0 };
    const running = new Set<Promise<void>>();
    let number = 0;
    for await (const line of lines) {
      number += 1;
      const value = readLine(line, number);
      if (number === 1) {
        if (value.kindwright !== HEADER.kindwright || value.version !== HEADER.version)
          throw new Error('the file is no export, or one of a later release');
        continue;
      }
      const done: Promise<void> = this.#store(value, number, ttlSeconds).then((stored) => {
        count[stored ? 'stored' : 'taken'] += 1;
        running.delete(done);
      });
      running.add(done);
      if (running.size >= AT_ONCE) await Promise.race(running);
    }
    await Promise.all(running);
    if (number === 0) throw new Error('the file is empty');
    return count;
  }

  /** Throws an Error that names the key where it holds what cannot be read. */
  async #line(entry: StoredEntry): Promise<string> {
    const key = entry.key.slice(this.keyRoot.length);
    const kind = this.#kinds.find(key);
    try {
      if (kind !== undefined) return `{"key":${JSON.stringify(key)},"object":${await this.#kinds.json(kind, entry)}}\n`;
      if (entry.damage !== undefined) throw new Error(entry.damage);
      return `${JSON.stringify({ key, bytes: entry.value.toString('base64') })}\n`;
    } catch (error) {
      throw new UnreadableValueError(entry.key, entry.revision, error instanceof Error ? error.message : String(error));
    }
  }

  async #store(line: Readonly<Record<string, unknown>>, number: number, ttlSeconds: (flag: string) => number): Promise<boolean> {
    const { key, bytes, object } = line;
    if (typeof key !== 'string' || key === '') throw new Error(`line ${number} has no key`);
    const kept = this.#kinds.find(key);
    if (kept !== undefined && (typeof object !== 'object' || object === null)) throw new Error(`line ${number} has no object`);
    const value = kept === undefined ? Buffer.from(String(bytes), 'base64') : await encoded(kept, object as ApiObject);
    const ttl = kept?.definition.writes.ttlFlag;
    const expiry = ttl === undefined ? {} : { ttlSeconds: ttlSeconds(ttl) };
    return (await this.engine.commit({ key: `${this.keyRoot}${key}`, value, expected: 0, ...expiry })).committed;
  }
}

async function encoded({ form, forms }: StoredKind, object: ApiObject): Promise<Buffer> {
  await form.load();
  const { apiVersion = forms.storageVersion } = object;
  await forms.load(apiVersion);
  const stored = forms.storing.stored(forms.code(apiVersion).toHub(forms.canonical(object, apiVersion)));
  return form.encode(stored, Buffer.from(stringify(stored)));
}

function readLine(line: string, number: number): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = parseTrusted(line);
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>;
  } catch {
    // The error below says so.
  }
  throw new Error(`line ${number} cannot be read`);
}
