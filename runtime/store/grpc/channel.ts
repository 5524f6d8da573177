/** gRPC over HTTP/2, with one connection at a time, to any of several servers that answers. */

import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type AnswerListener, Connection, type Request } from './connection.js';
import { FrameReader, framed } from './frames.js';
import { literalField } from './hpack.js';

export interface ChannelOptions {
  /** Name of the other side in errors, such as `etcd`. */
  readonly peer: string;
  /** The message when none of the servers accepts a connection. */
  readonly unreachable: string;
  /** Addresses, as in https://127.0.0.1:2379, http://127.0.0.1:2379 or unix:///run/kms.sock; a socket @name is an abstract one. */
  readonly servers: readonly string[];
  /** Bytes of the largest message accepted; the call or stream of a larger one fails. No bound when absent. */
  readonly maxMessageBytes?: number;
  /** PEM; undefined: the authorities the system trusts. */
  readonly ca?: string | undefined;
  /** PEM of the client's certificate and its key. */
  readonly cert?: string | undefined;
  readonly key?: string | undefined;
}

/** The gRPC codes that callers distinguish. */
export const Code = { ok: 0, invalidArgument: 3, deadlineExceeded: 4, resourceExhausted: 8, outOfRange: 11, unavailable: 14 } as const;

export class CallError extends Error {
  override readonly name = 'CallError';
  constructor(
    readonly code: number,
    message: string,
    /** Whether the request may have reached a server. */
    readonly sent: boolean,
  ) {
    super(message);
  }
}

interface CallOptions {
  readonly timeoutMs: number;
  /** The call may be repeated if its answer is lost. */
  readonly repeatable: boolean;
}

interface StreamListener {
  message(bytes: Buffer): void;
  /** Called when the stream has ended, for whatever reason. */
  ended(error: CallError): void;
}

export interface Stream {
  send(message: Uint8Array): void;
  close(): void;
}

const CONNECT_MS = 2000;
const PING_MS = 15_000;
const PONG_MS = 5000;
const WINDOW_BYTES = 8 * 1024 * 1024;
const CONTENT = [literalField('content-type', 'application/grpc'), literalField('te', 'trailers')];

export class Channel {
  /** The connection that the next request uses. */
  #current: Promise<Server> | undefined;
  /** All open connections, including those that only finish their requests. */
  readonly #open = new Set<Connection>();
  #member = 0;
  #closed = false;

  constructor(private readonly options: ChannelOptions) {}

  /** One request, one answer. Throws CallError. Servers are tried in turn as long as that does no harm. */
  async call(path: string, message: Uint8Array, { timeoutMs, repeatable }: CallOptions): Promise<Buffer> {
    const deadline = performance.now() + timeoutMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const server = await this.#connected();
        return await this.#ask(server, path, message, Math.max(1, deadline - performance.now()));
      } catch (error) {
        const fault = error instanceof CallError ? error : new CallError(Code.unavailable, String(error), true);
        const lost = fault.code === Code.unavailable || fault.code === Code.deadlineExceeded;
        if (lost) this.#leave();
        const again = lost && (repeatable || !fault.sent) && attempt <= 2 * this.options.servers.length && performance.now() < deadline;
        if (!again || this.#closed) throw fault;
      }
    }
  }

  /** A stream of messages in both directions, on a connection of its own. No callback is called before this returns. */
  stream(path: string, listener: StreamListener): Stream {
    let request: Request | undefined;
    let held: Connection | undefined;
    let over = false;
    const waiting: Uint8Array[] = [];
    const end = (code: number, text: string, sent: boolean): void => {
      if (over) return;
      over = true;
      if (code === Code.unavailable) this.#leave();
      held?.close();
      listener.ended(new CallError(code, text, sent));
    };
    this.#connect().then(
      ({ connection, fields }) => {
        if (over) return connection.destroy();
        held = connection;
        // A member that lost its leader ends the stream, so that another one is asked.
        const asked = Buffer.concat([fields(path), literalField('hasleader', 'true')]);
        request = connection.request(
          asked,
          this.#answer(connection, (bytes) => over || listener.message(bytes), end),
        );
        for (const message of waiting) request.write(framed(message));
      },
      (error: unknown) => end(Code.unavailable, error instanceof Error ? error.message : String(error), false),
    );
    return {
      send: (message) => {
        if (request === undefined) waiting.push(message);
        else if (!over) request.write(framed(message));
      },
      close: () => {
        over = true;
        held?.destroy();
      },
    };
  }

  close(): void {
    this.#closed = true;
    this.#current = undefined;
    for (const connection of this.#open) connection.destroy();
  }

  #ask({ connection, fields }: Server, path: string, message: Uint8Array, timeoutMs: number): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      if (!connection.isOpen) return reject(new CallError(Code.unavailable, `the connection to ${this.options.peer} was closed`, false));
      let answer: Buffer | undefined;
      const timer = setTimeout(() => {
        reject(new CallError(Code.deadlineExceeded, `${this.options.peer} did not answer in time`, true));
        connection.destroy();
      }, timeoutMs);
      const take = (bytes: Buffer): void => {
        answer = bytes;
      };
      const asked = Buffer.concat([fields(path), literalField('grpc-timeout', `${Math.ceil(timeoutMs)}m`)]);
      const listener = this.#answer(connection, take, (code, text, sent) => {
        clearTimeout(timer);
        if (code === Code.ok && answer !== undefined) resolve(answer);
        else reject(new CallError(code, text, sent));
      });
      const request = connection.request(asked, listener);
      request.write(framed(message));
      request.end();
    });
  }

  /** Reads an answer to its end and reports it once. */
  #answer(
    connection: Connection,
    message: (bytes: Buffer) => void,
    end: (code: number, text: string, sent: boolean) => void,
  ): AnswerListener {
    const { peer, maxMessageBytes } = this.options;
    let over = false;
    const finish = (code: number, text: string, sent = true): void => {
      if (over) return;
      over = true;
      end(code, text, sent);
    };
    const reader = new FrameReader(message, maxMessageBytes);
    return {
      headers: (fields) => {
        const status = fields.get(':status') ?? '200';
        const code = fields.get('grpc-status');
        if (status !== '200') finish(Code.unavailable, `${peer} answered with HTTP ${status}`);
        else if (code !== undefined) finish(Number(code), decodedText(fields.get('grpc-message') ?? ''));
      },
      data: (chunk) => {
        if (over || reader.push(chunk)) return;
        finish(Code.resourceExhausted, `${peer} sent a message of more than ${maxMessageBytes} bytes`);
        connection.destroy();
      },
      ended: (fault = '', taken) => finish(Code.unavailable, `the connection to ${peer} broke${fault === '' ? '' : `: ${fault}`}`, taken),
    };
  }

  /** The current connection, or a new one to the first member that accepts it. */
  #connected(): Promise<Server> {
    if (this.#closed) return Promise.reject(new CallError(Code.unavailable, `the connection to ${this.options.peer} is closed`, false));
    this.#current ??= this.#connect();
    return this.#current;
  }

  async #connect(): Promise<Server> {
    const { servers } = this.options;
    let fault: unknown;
    for (let tried = 0; tried < servers.length; tried += 1) {
      const address = servers[this.#member % servers.length] ?? '';
      try {
        const connection = await opened(address, this.options, {
          leaving: (left) => this.#forget(left),
          closed: (gone) => this.#open.delete(gone),
        });
        this.#open.add(connection);
        if (this.#closed) connection.destroy();
        keepAlive(connection);
        return { connection, fields: fieldsFor(address) };
      } catch (error) {
        fault = error;
        this.#member += 1;
      }
    }
    this.#current = undefined;
    throw new CallError(Code.unavailable, `${this.options.unreachable}: ${fault instanceof Error ? fault.message : String(fault)}`, false);
  }

  /** Uses another member from the next request on; requests on the old connection are completed. */
  #leave(): void {
    const left = this.#current;
    this.#current = undefined;
    this.#member += 1;
    left?.then(
      ({ connection }) => connection.close(),
      () => undefined,
    );
  }

  #forget(left: Connection): void {
    const known = this.#current;
    known?.then(
      ({ connection }) => {
        if (connection !== left || this.#current !== known) return;
        this.#current = undefined;
        this.#member += 1;
      },
      () => undefined,
    );
  }
}

/** A connection, with the header fields of a call of it. */
interface Server {
  readonly connection: Connection;
  readonly fields: (path: string) => Buffer;
}

/** The header fields that calls of a server begin with, made once for each path: there are as many as the code has calls. */
function fieldsFor(address: string): (path: string) => Buffer {
  const { protocol, host } = new URL(address);
  const known = new Map<string, Buffer>();
  return (path) => {
    const made =
      known.get(path) ??
      Buffer.concat([
        literalField(':method', 'POST'),
        literalField(':scheme', protocol === 'https:' ? 'https' : 'http'),
        literalField(':path', path),
        literalField(':authority', host === '' ? 'localhost' : host),
        ...CONTENT,
      ]);
    known.set(path, made);
    return made;
  };
}

interface ConnectionEnds {
  leaving(connection: Connection): void;
  closed(connection: Connection): void;
}

/** A connection whose other side speaks HTTP/2. Rejects with an Error that says why there is none. */
function opened(server: string, { ca, cert, key }: ChannelOptions, { leaving, closed }: ConnectionEnds): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const { protocol, hostname, port, pathname } = new URL(server);
    const address =
      protocol === 'unix:'
        ? { path: socketPath(pathname) }
        : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || (protocol === 'https:' ? 443 : 80)) };
    const identity = { ...(ca === undefined ? {} : { ca }), ...(cert === undefined || key === undefined ? {} : { cert, key }) };
    const socket = protocol === 'https:' ? connectTls({ ...address, ...identity, ALPNProtocols: ['h2'] }) : connectTcp(address);
    socket.setNoDelay(true);
    const timer = setTimeout(() => socket.destroy(new Error(`${server} does not answer`)), CONNECT_MS);
    let fault: Error | undefined;
    socket.on('error', (error) => {
      fault = error;
    });
    const connection = new Connection(socket, {
      windowBytes: WINDOW_BYTES,
      ready: () => {
        clearTimeout(timer);
        resolve(connection);
      },
      leaving: () => leaving(connection),
      closed: (why) => {
        clearTimeout(timer);
        reject(fault ?? new Error(why ?? `${server} closed the connection`));
        closed(connection);
      },
    });
  });
}

/**
 * The path of a socket in the platform's form: abstract sockets, whose names begin with @, have no slash before it.
 */
const socketPath = (pathname: string): string => decodeURI(pathname).replace(/^\/@/, '\0');

/** Detects connections that died silently. */
function keepAlive(connection: Connection): void {
  const pulse = setInterval(() => {
    if (connection.isClosed) return clearInterval(pulse);
    const silence = setTimeout(() => connection.destroy(), PONG_MS);
    connection.ping(() => clearTimeout(silence));
  }, PING_MS);
  pulse.unref();
}

function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
