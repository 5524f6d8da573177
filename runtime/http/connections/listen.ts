/** The listening side: HTTPS with HTTP/2 and HTTP/1.1 on one port. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import type { SecureContext } from 'node:tls';
import { CONNECTION_LIMITS, type ConnectionLimits, Connections } from './connections.js';
import { contextOptions, NamedContexts, type ServingCertificates, type TlsRules } from './tls.js';
import { asRequest } from './upgrades.js';

export interface ListenOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly tls: TlsRules;
  readonly secrets: Secrets;
  /** Told of each connection that ends before its TLS handshake is done. */
  readonly handshakeFailed?: () => void;
  /** Bounds of connections that differ from the usual ones. */
  readonly limits?: Partial<ConnectionLimits>;
}

/** What connections are secured with. */
export interface Secrets {
  readonly certificates: ServingCertificates;
  /** PEM authorities of client certificates; undefined asks for none. */
  readonly clientAuthorities: string | undefined;
}

export interface Listener {
  readonly port: number;
  /** From now on connections are secured with these; those that are there go on. Throws, and changes nothing, where they are no good. */
  renew(secrets: Secrets): void;
  /** Stops taking connections, lets running requests end within the time, then closes what is left. */
  close(patienceMs: number): Promise<void>;
}

type SniDone = (error: Error | null, context?: SecureContext) => void;
type Handler = Parameters<Http2SecureServer['on']>[1];

/** Milliseconds that a client may take to send a request over HTTP/1.1; over HTTP/2 the request's deadline ends it. */
const REQUEST_MS = 120_000;
/** Bytes and number of a request's headers, over either protocol. */
const HEADER_BYTES = 64 * 1024;
const HEADERS = 256;
/** Streams of a session at once. */
const STREAMS = 250;
/** Milliseconds of silence after which the operating system probes the connection. */
const TCP_PROBE_MS = 30_000;

/** The status that answers malformed requests, by the parser's error code. */
const REFUSALS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, HPE_INVALID_METHOD: 405, ERR_HTTP_REQUEST_TIMEOUT: 408 };

export async function listen(options: ListenOptions, handler: (...args: never[]) => unknown): Promise<Listener> {
  const limits = { ...CONNECTION_LIMITS, ...options.limits };
  const connections = new Connections(limits);
  const { secrets, tls } = options;
  const usual = ({ certificates, clientAuthorities }: Secrets) => contextOptions(certificates.usual, tls, clientAuthorities);
  const byName = ({ certificates, clientAuthorities }: Secrets) => new NamedContexts(certificates.named, tls, clientAuthorities);
  let named = byName(secrets);
  const server = createSecureServer({
    ...usual(secrets),
    ...(secrets.certificates.named.length === 0 ? {} : { SNICallback: (name: string, done: SniDone) => done(null, named.of(name)) }),
    allowHTTP1: true,
    ...(secrets.clientAuthorities === undefined ? {} : { requestCert: true, rejectUnauthorized: false }),
    settings: { maxConcurrentStreams: STREAMS, initialWindowSize: 1024 * 1024, maxHeaderListSize: HEADER_BYTES },
    maxHeaderListPairs: HEADERS,
    handshakeTimeout: limits.handshakeMs,
    keepAlive: true,
    keepAliveInitialDelay: TCP_PROBE_MS,
  });
  // These limits apply to HTTP/1.1.
  Object.assign(server, {
    headersTimeout: limits.silentMs,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: limits.idleMs,
    maxHeaderSize: HEADER_BYTES,
    maxHeadersCount: HEADERS,
  });
  server.on('connection', (socket: Socket) => connections.accept(socket));
  server.on('secureConnection', (socket) => {
    connections.secured(socket);
    socket.setNoDelay(true);
    // Errors of a connection are of no concern to the server.
    socket.on('error', () => socket.destroy());
  });
  server.on('session', (session) => {
    connections.multiplexed(session);
    session.on('error', () => session.destroy());
  });
  server.on('tlsClientError', (_, socket) => {
    options.handshakeFailed?.();
    socket.destroy();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuse(socket, REFUSALS[error.code ?? ''] ?? 400));
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    connections.begin(request, response);
    (handler as unknown as (request: IncomingMessage, response: ServerResponse) => void)(request, response);
  };
  server.on('request', serve as unknown as Handler);
  server.on('upgrade', ((request: IncomingMessage, socket: Socket, head: Buffer) =>
    asRequest(request, socket, head, serve)) as unknown as Handler);
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      const why = error.code === 'EADDRINUSE' ? 'the port is in use by another process' : error.message;
      reject(new Error(`cannot listen on ${options.host}:${options.port}: ${why}`, { cause: error }));
    };
    server.once('error', fail);
    server.listen(options.port, options.host, () => {
      server.off('error', fail);
      resolve();
    });
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    port,
    renew(next) {
      const nextNamed = byName(next);
      server.setSecureContext(usual(next));
      named = nextNamed;
    },
    async close(patienceMs) {
      const deadline = setTimeout(() => connections.destroy(), patienceMs);
      // The server's own end cuts off answers that are complete but not sent, such as those of watches that have just ended.
      await connections.sent();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        connections.finish();
      });
      clearTimeout(deadline);
      connections.close();
    },
  };
}

/** Answers bytes that are no valid request with a status, and closes the connection. */
function refuse(socket: Socket, status: number): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  else socket.destroy();
}
