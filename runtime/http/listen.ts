/** The listening side: HTTPS with HTTP/2 and HTTP/1.1 on one port. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { CONNECTION_LIMITS, type ConnectionLimits, Connections } from './connections.js';
import { asRequest } from './upgrades.js';

export interface ListenOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** PEM. */
  readonly cert: string;
  readonly key: string;
  /** PEM authorities of client certificates; undefined asks for none. */
  readonly clientAuthorities: string | undefined;
  /** Told of each connection that ends before its TLS handshake is done. */
  readonly handshakeFailed?: () => void;
  /** Bounds of connections that differ from the usual ones. */
  readonly limits?: Partial<ConnectionLimits>;
}

export interface Listener {
  readonly port: number;
  /** From now on connections take client certificates of these authorities, in PEM; those that are there go on. */
  trust(clientAuthorities: string | undefined): void;
  /** Stops taking connections, lets running requests end within the time, then closes what is left. */
  close(patienceMs: number): Promise<void>;
}

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

/** The fast ciphers first; both sides have hardware for them. */
const CIPHERS =
  'TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-AES128-GCM-SHA256';

/** The status that answers malformed requests, by the parser's error code. */
const REFUSALS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, HPE_INVALID_METHOD: 405, ERR_HTTP_REQUEST_TIMEOUT: 408 };

export async function listen(options: ListenOptions, handler: (...args: never[]) => unknown): Promise<Listener> {
  const limits = { ...CONNECTION_LIMITS, ...options.limits };
  const connections = new Connections(limits);
  const secrets = (clientAuthorities: string | undefined): SecureContextOptions => ({
    cert: options.cert,
    key: options.key,
    ...(clientAuthorities === undefined ? {} : { ca: clientAuthorities }),
    ciphers: CIPHERS,
    honorCipherOrder: true,
  });
  const server = createSecureServer({
    ...secrets(options.clientAuthorities),
    allowHTTP1: true,
    ...(options.clientAuthorities === undefined ? {} : { requestCert: true, rejectUnauthorized: false }),
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
    trust: (clientAuthorities) => server.setSecureContext(secrets(clientAuthorities)),
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
