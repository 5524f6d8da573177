/** One connection at a time to the primary, made when it is first needed and again after it broke. */
import type { Client, Notification } from 'pg';
import { DatabaseError, endsConnection } from './errors.js';
import { codeOf, type Primary } from './primary.js';

/** Arrays are sent in PostgreSQL's own text form. */
type Parameter = Buffer | string | number | null | readonly number[];

interface SessionOptions {
  /** Runs on each new connection before anything else does. */
  readonly begun?: (rows: Ask) => Promise<void>;
  /** Called for notifications that other connections sent. */
  readonly notified?: () => void;
  /** Called when a connection ends that this session did not end. */
  readonly lost?: () => void;
}

/** Runs a statement and gives its rows. */
export type Ask = <R extends object>(text: string, values?: readonly Parameter[]) => Promise<R[]>;

/** Milliseconds that an answer may take, after which the connection is given up. */
const PATIENCE_MS = 10_000;
/** Milliseconds that the database has to end a connection that is closed. */
const CLOSING_MS = 1000;
const INT8 = 20;

export class Session {
  #client: Promise<Client> | undefined;
  /** Leaves the connection of now for another one. */
  #ended: () => void = () => undefined;
  #closed = false;
  /** Settles with the statement that was asked for last. */
  #last: Promise<unknown> = Promise.resolve();
  /** Statements whose answers are awaited. */
  waiting = 0;

  constructor(
    private readonly primary: Primary,
    private readonly options: SessionOptions = {},
  ) {}

  /** Runs the statement once, after those before it. Throws DatabaseError, which says whether it may have reached the database. */
  readonly ask: Ask = async <R extends object>(text: string, values: readonly Parameter[] = []) => {
    const deadline = performance.now() + PATIENCE_MS;
    this.waiting += 1;
    const done = this.#last.then(async () => {
      if (performance.now() > deadline) throw new DatabaseError('too many statements wait for the database', undefined, false);
      const client = await this.#connected();
      try {
        return await answer<R>(client, text, values);
      } catch (error) {
        // The next statement must not find a connection that is about to end.
        if (endsConnection(error)) this.#ended();
        throw error;
      }
    });
    this.#last = done.catch(() => undefined);
    return done.finally(() => {
      this.waiting -= 1;
    });
  };

  /** Runs a statement that may run twice: once more where the connection broke before the answer came. */
  readonly read: Ask = async (text, values) => {
    try {
      return await this.ask(text, values);
    } catch (error) {
      if (!endsConnection(error)) throw error;
      return this.ask(text, values);
    }
  };

  async close(): Promise<void> {
    await this.#last;
    this.#closed = true;
    const client = await this.#client?.catch(() => undefined);
    if (client === undefined) return;
    // A database that is stopped does not end the connection from its side.
    const timer = setTimeout(() => client.connection.stream.destroy(), CLOSING_MS);
    await client.end().finally(() => clearTimeout(timer));
  }

  #connected(): Promise<Client> {
    if (this.#closed) return Promise.reject(new DatabaseError('the store is closed', undefined, false));
    this.#client ??= this.#connect();
    return this.#client;
  }

  #connect(): Promise<Client> {
    const ended = (): void => {
      if (this.#client !== connecting) return;
      this.#client = undefined;
      void connecting.then(destroy, () => undefined);
      if (!this.#closed) this.options.lost?.();
    };
    const connecting = this.#begin(ended);
    this.#ended = ended;
    connecting.catch(() => {
      if (this.#client === connecting) this.#client = undefined;
    });
    return connecting;
  }

  async #begin(ended: () => void): Promise<Client> {
    const client = await this.primary.connect();
    client.on('error', ended);
    client.on('end', ended);
    client.on('notification', (message: Notification) => {
      if (message.processId !== ownProcess) this.options.notified?.();
    });
    let ownProcess = 0;
    try {
      if (this.options.notified !== undefined)
        ownProcess = (await answer<{ pid: number }>(client, 'SELECT pg_backend_pid() AS pid', []))[0]?.pid ?? 0;
      await this.options.begun?.((text, values = []) => answer(client, text, values));
    } catch (error) {
      client.connection.stream.destroy();
      throw error;
    }
    return client;
  }
}

const destroy = (client: Client): void => {
  client.connection.stream.destroy();
};

async function answer<R extends object>(client: Client, text: string, values: readonly Parameter[]): Promise<R[]> {
  const timer = setTimeout(() => {
    client.connection.stream.destroy(new Error(`the database gave no answer for ${PATIENCE_MS / 1000} seconds`));
  }, PATIENCE_MS);
  try {
    return (await client.query<R>({ text, values: values.map(parameter), types: { getTypeParser: parser(client) } })).rows;
  } catch (error) {
    throw new DatabaseError(error instanceof Error ? error.message : String(error), codeOf(error), true);
  } finally {
    clearTimeout(timer);
  }
}

const parameter = (value: Parameter): Buffer | string | number | null =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value) ? `{${value.join(',')}}` : value;

/** Revisions are numbers that JavaScript holds exactly. */
const parser =
  (client: Client): Client['getTypeParser'] =>
  (type: number, format?: 'text' | 'binary') =>
    type === INT8 ? Number : client.getTypeParser(type, format);
