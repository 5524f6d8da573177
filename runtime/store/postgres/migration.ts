/** Makes the tables in a database that has none of them, and refuses one whose tables are not ours. */
import { StoreOpenError } from '../contract.js';
import { DatabaseError } from './errors.js';
import { CREATION, SCHEMA, SCHEMA_VERSION } from './schema.js';
import type { Ask } from './session.js';

const RELATIONS = `SELECT n.nspname AS schema, count(c.oid)::integer AS relations
  FROM pg_namespace n LEFT JOIN pg_class c ON c.relnamespace = n.oid WHERE n.nspname = '${SCHEMA}' GROUP BY n.nspname`;

interface Found {
  readonly relations: number;
}

const found = async (ask: Ask): Promise<number | undefined> => (await ask<Found>(RELATIONS))[0]?.relations;

/** `ask` must use one connection. Throws StoreOpenError where the database is of another program, of a later release, or may not be used. */
export async function migrate(ask: Ask): Promise<void> {
  try {
    if (((await found(ask)) ?? 0) === 0) await create(ask);
    await check(ask);
  } catch (error) {
    throw refusal(error) ?? error;
  }
}

/** Of servers that start at once on an empty database, one makes the tables, and the others wait for it. */
async function create(ask: Ask): Promise<void> {
  await ask('BEGIN');
  try {
    await ask(`SELECT pg_advisory_xact_lock(hashtext('${SCHEMA}'))`);
    const relations = await found(ask);
    if (relations === undefined) await ask(`CREATE SCHEMA ${SCHEMA}`);
    if ((relations ?? 0) === 0) for (const statement of CREATION) await ask(statement);
    await ask('COMMIT');
  } catch (error) {
    await ask('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function check(ask: Ask): Promise<void> {
  const [row] = await ask<{ version: number }>(`SELECT version FROM ${SCHEMA}.store WHERE format = 'kindwright'`);
  if (row === undefined) throw notOurs();
  if (row.version > SCHEMA_VERSION)
    throw new StoreOpenError(
      'incompatible',
      `the database was written by a later release of Kindwright, with tables of version ${row.version}; this one knows version ${SCHEMA_VERSION}`,
    );
}

const notOurs = (): StoreOpenError =>
  new StoreOpenError('incompatible', `the schema ${SCHEMA} of the database holds tables of another program; name another database`);

const MISSING = ['42P01', '42703', '42883', '3F000'];
const DENIED = '42501';

/** The error as what keeps the store from being opened; undefined where the database could not be asked. */
function refusal(error: unknown): StoreOpenError | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  if (error.code !== undefined && MISSING.includes(error.code)) return notOurs();
  if (error.code !== DENIED) return undefined;
  return new StoreOpenError(
    'unwritable',
    `the user may not use the database: ${error.message}; its owner can make a place for it with CREATE SCHEMA ${SCHEMA} AUTHORIZATION <user>`,
  );
}
