/** gRPC over HTTP/2, with one connection at a time, to any of several servers that answers. */

import { type ClientHttp2Session, type ClientHttp2Stream, connect, type Http2Session } from 'node:http2';
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { FrameReader, framed } from './frames.js';

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
const HEADERS = { ':method': 'POST', 'content-type': 'application/grpc', te: 'trailers' } as const;

export class Channel {
  /** The connection that the next request uses. */
  #session: Promise<ClientHttp2Session> | undefined;
  /** All open sessions, including those that only finish their streams. */
  readonly #sessions = new Set<ClientHttp2Session>();
  #member = 0;
  #closed = false;

  constructor(private readonly options: ChannelOptions) {}

  /** One request, one answer. Throws CallError. Servers are tried in turn as long as that does no harm. */
  async call(path: string, message: Uint8Array, { timeoutMs, repeatable }: CallOptions): Promise<Buffer> {
    const deadline = performance.now() + timeoutMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const session = await this.#connected();
        return await this.#ask(session, path, message, Math.max(1, deadline - performance.now()));
      } catch (error) {
        const fault = error instanceof CallError ? error : new CallError(Code.unavailable, String(error), true);
        const lost = fault.code === Code.unavailable || fault.code === Code.deadlineExceeded;
        if (lost) this.#leave();
        const again = lost && (repeatable || !fault.sent) && attempt <= 2 * this.options.servers.length && performance.now() < deadline;
        if (!again || this.#closed) throw fault;
      }
    }
  }

  /** A stream of messages in both directions. No callback is called before this returns. */
  stream(path: string, listener: StreamListener): Stream {
    let stream: ClientHttp2Stream | undefined;
    let held: ClientHttp2Session | undefined;
    let over = false;
    const waiting: Uint8Array[] = [];
    const end = (error: CallError): void => {
      if (over) return;
      over = true;
      if (error.code === Code.unavailable) this.#leave();
      listener.ended(error);
    };
    this.#connect().then(
      (session) => {
        if (over) {
          cut(session);
          return;
        }
        held = session;
        // A member that lost its leader ends the stream, so that another one is asked.
        stream = session.request({ ...HEADERS, ':path': path, hasleader: 'true' });
        attach(stream, (bytes) => over || listener.message(bytes), this.options, end);
        for (const message of waiting) stream.write(framed(message));
      },
      (error: unknown) => end(error instanceof CallError ? error : new CallError(Code.unavailable, String(error), false)),
    );
    return {
      send: (message) => {
        if (stream === undefined) waiting.push(message);
        else if (!over) stream.write(framed(message));
      },
      close: () => {
        over = true;
        if (held !== undefined) cut(held);
      },
    };
  }

  close(): void {
    this.#closed = true;
    this.#session = undefined;
    for (const session of this.#sessions) cut(session);
  }

  #ask(session: ClientHttp2Session, path: string, message: Uint8Array, timeoutMs: number): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      if (session.destroyed || session.closed)
        return reject(new CallError(Code.unavailable, `the connection to ${this.options.peer} was closed`, false));
      const stream = session.request({ ...HEADERS, ':path': path, 'grpc-timeout': `${Math.ceil(timeoutMs)}m` });
      let answer: Buffer | undefined;
      const timer = setTimeout(() => {
        reject(new CallError(Code.deadlineExceeded, `${this.options.peer} did not answer in time`, true));
        cut(session);
      }, timeoutMs);
      const take = (bytes: Buffer): void => {
        answer = bytes;
      };
      attach(stream, take, this.options, (error) => {
        clearTimeout(timer);
        if (error.code === Code.ok && answer !== undefined) resolve(answer);
        else reject(error);
      });
      stream.end(framed(message));
    });
  }

  /** The current connection, or a new one to the first member that accepts it. */
  #connected(): Promise<ClientHttp2Session> {
    if (this.#closed) return Promise.reject(new CallError(Code.unavailable, `the connection to ${this.options.peer} is closed`, false));
    this.#session ??= this.#connect();
    return this.#session;
  }

  async #connect(): Promise<ClientHttp2Session> {
    const { servers } = this.options;
    let fault: unknown;
    for (let tried = 0; tried < servers.length; tried += 1) {
      const server = servers[this.#member % servers.length] ?? '';
      try {
        const session = await opened(server, this.options);
        const gone = (): void => this.#forget(session);
        this.#sessions.add(session);
        session.on('close', () => this.#sessions.delete(session));
        if (this.#closed) cut(session);
        session.on('close', gone);
        session.on('goaway', gone);
        keepAlive(session);
        return session;
      } catch (error) {
        fault = error;
        this.#member += 1;
      }
    }
    this.#session = undefined;
    throw new CallError(Code.unavailable, `${this.options.unreachable}: ${fault instanceof Error ? fault.message : String(fault)}`, false);
  }

  /** Uses another member from the next request on; requests on the old connection are completed. */
  #leave(): void {
    const left = this.#session;
    this.#session = undefined;
    this.#member += 1;
    left?.then(
      (session) => session.close(),
      () => undefined,
    );
  }

  #forget(session: ClientHttp2Session): void {
    const known = this.#session;
    known?.then(
      (current) => {
        if (current !== session || this.#session !== known) return;
        this.#session = undefined;
        this.#member += 1;
      },
      () => undefined,
    );
  }
}

/** The socket below a session, which Node shows nobody who has the session alone. */
const sockets = new WeakMap<Http2Session, Socket>();

/**
 * Destroys the connection's socket, as if the network had failed. Resetting a stream whose messages are still being sent corrupts
 * the memory of Node's HTTP/2 (20.20), and so does destroying such a session.
 */
const cut = (session: Http2Session): void => {
  sockets.get(session)?.destroy();
};

function opened(server: string, { ca, cert, key }: ChannelOptions): Promise<ClientHttp2Session> {
  return new Promise((resolve, reject) => {
    const { protocol, hostname, port, pathname } = new URL(server);
    const isLocal = protocol === 'unix:';
    const address = isLocal
      ? { path: socketPath(pathname) }
      : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || (protocol === 'https:' ? 443 : 80)) };
    const identity = { ...(ca === undefined ? {} : { ca }), ...(cert === undefined || key === undefined ? {} : { cert, key }) };
    const socket = protocol === 'https:' ? connectTls({ ...address, ...identity, ALPNProtocols: ['h2'] }) : connectTcp(address);
    socket.setNoDelay(true);
    const session = connect(isLocal ? 'http://localhost' : server, {
      createConnection: () => socket,
      settings: { initialWindowSize: WINDOW_BYTES, enablePush: false },
    });
    sockets.set(session, socket);
    const timer = setTimeout(() => socket.destroy(new Error(`${server} does not answer`)), CONNECT_MS);
    // After the connection stands, 'close' tells its end.
    session.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    session.once('remoteSettings', () => {
      clearTimeout(timer);
      session.setLocalWindowSize(WINDOW_BYTES);
      resolve(session);
    });
  });
}

/**
 * The path of a socket in the platform's form: abstract sockets, whose names begin with @, have no slash before it.
 */
const socketPath = (pathname: string): string => decodeURI(pathname).replace(/^\/@/, '\0');

/** Detects connections that died silently. */
function keepAlive(session: ClientHttp2Session): void {
  const pulse = setInterval(() => {
    if (session.destroyed) return;
    const silence = setTimeout(() => cut(session), PONG_MS);
    try {
      session.ping(() => clearTimeout(silence));
    } catch {
      clearTimeout(silence);
    }
  }, PING_MS);
  pulse.unref();
  session.on('close', () => clearInterval(pulse));
}

/** Reads an answer to its end and reports it once. */
function attach(
  stream: ClientHttp2Stream,
  message: (bytes: Buffer) => void,
  { peer, maxMessageBytes }: ChannelOptions,
  end: (error: CallError) => void,
): void {
  let over = false;
  let fault = '';
  const finish = (code: number, message: string): void => {
    if (over) return;
    over = true;
    // A request that was refused early may still be sending.
    end(new CallError(code, message, true));
  };
  const take = (headers: Record<string, unknown>): void => {
    const code = headers['grpc-status'];
    if (code !== undefined) finish(Number(code), decodedText(String(headers['grpc-message'] ?? '')));
  };
  stream.on('response', (headers) => {
    if (headers[':status'] !== 200) finish(Code.unavailable, `${peer} answered with HTTP ${headers[':status']}`);
    else take(headers);
  });
  stream.on('trailers', take);
  const reader = new FrameReader(message, maxMessageBytes);
  stream.on('data', (chunk: Buffer) => {
    if (over || reader.push(chunk)) return;
    finish(Code.resourceExhausted, `${peer} sent a message of more than ${maxMessageBytes} bytes`);
    if (stream.session !== undefined) cut(stream.session);
  });
  stream.on('error', (error: Error) => {
    fault = error.message;
  });
  stream.on('close', () => finish(Code.unavailable, `the connection to ${peer} broke${fault === '' ? '' : `: ${fault}`}`));
}

function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
