/** The content of another store, brought into an empty database with its revisions. */
import { type StoredEntry, StoreOpenError } from '../contract.js';
import { databaseAddress } from './address.js';
import type { PostgresCredentials } from './credentials.js';
import { readFault } from './errors.js';
import { migrate } from './migration.js';
import { Primary } from './primary.js';
import { SCHEMA } from './schema.js';
import { type Ask, Session } from './session.js';

/** An entry of another store, and the seconds after which it is to be removed; for good where absent. */
interface LoadedEntry extends StoredEntry {
  readonly ttlSeconds?: number;
}

/** $1: keys and values one after the other; then columns: revisions, create revisions, where each key begins and ends, where its value ends, seconds. */
const ENTRIES = `WITH entries AS (
    SELECT revision, created, substring($1::bytea FROM key_begin + 1 FOR key_end - key_begin) AS key,
      substring($1::bytea FROM key_end + 1 FOR value_end - key_end) AS value, seconds
    FROM unnest($2::bigint[], $3::bigint[], $4::integer[], $5::integer[], $6::integer[], $7::bigint[])
      AS e(revision, created, key_begin, key_end, value_end, seconds)
  ), logged AS (INSERT INTO ${SCHEMA}.log SELECT revision, key, created, 0, value FROM entries)
  INSERT INTO ${SCHEMA}.expiry SELECT clock_timestamp() + seconds * interval '1 second', revision, key FROM entries WHERE seconds >= 0`;

interface LoadOptions {
  readonly url: string;
  readonly credentials: PostgresCredentials;
}

/**
 * Stores all entries as they are, in one transaction, and lets the database go on after the revision that the other store had come to.
 * `pages` are read one after the other; `revision` is asked for after the last of them. Throws StoreOpenError for a database that holds
 * anything, StoreUnavailableError where none answers, and what `pages` throws; then nothing was stored.
 */
export async function loadPostgres(
  { url, credentials }: LoadOptions,
  pages: AsyncIterable<readonly LoadedEntry[]>,
  revision: () => number,
): Promise<void> {
  const session = new Session(new Primary(databaseAddress(url), credentials));
  try {
    await migrate(session.ask);
    await session.ask('BEGIN');
    await load(session.ask, pages);
    await session.ask(`UPDATE ${SCHEMA}.store SET revision = greatest(revision, $1)`, [revision()]);
    await session.ask(`UPDATE ${SCHEMA}.history SET (compacted, next, swept) = (SELECT revision, revision, revision FROM ${SCHEMA}.store)`);
    await session.ask('COMMIT');
  } catch (error) {
    throw readFault(error);
  } finally {
    // Closing the connection undoes a transaction that was not committed.
    await session.close();
  }
}

async function load(ask: Ask, pages: AsyncIterable<readonly LoadedEntry[]>): Promise<void> {
  const [found] = await ask<{ revision: number; used: boolean }>(
    `SELECT ${SCHEMA}.lock(0) AS revision, EXISTS (SELECT 1 FROM ${SCHEMA}.log) AS used`,
  );
  if (found === undefined || found.used || found.revision > 1)
    throw new StoreOpenError('incompatible', 'the database holds a store already; name an empty database');
  for await (const page of pages) if (page.length > 0) await ask(ENTRIES, parameters(page));
}

function parameters(page: readonly LoadedEntry[]): [Buffer, ...number[][]] {
  const content: Buffer[] = [];
  const places: [begin: number, keyEnd: number, valueEnd: number][] = [];
  let end = 0;
  for (const { key, value } of page) {
    const name = Buffer.from(key);
    content.push(name, value);
    places.push([end, end + name.length, end + name.length + value.length]);
    end += name.length + value.length;
  }
  return [
    Buffer.concat(content),
    page.map(({ revision }) => revision),
    page.map(({ createRevision }) => createRevision),
    places.map(([begin]) => begin),
    places.map(([, keyEnd]) => keyEnd),
    places.map(([, , valueEnd]) => valueEnd),
    page.map(({ ttlSeconds }) => (ttlSeconds === undefined ? -1 : Math.ceil(ttlSeconds))),
  ];
}
