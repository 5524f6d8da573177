/** The listening side: HTTPS with HTTP/2 and HTTP/1.1 on one port. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { createSecureServer, type Http2SecureServer, type Http2ServerRequest } from 'node:http2';
import type { Socket } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { Arrivals } from './arrivals.js';
import { CONNECTION_LIMITS, type ConnectionLimits, Connections, channelOf } from './connections.js';
import { withAskedName } from './server-name.js';
import { ByName, contextOptions, type ServingCertificates, type ServingPair, type TlsRules } from './tls.js';
import { type ParseError, takeUnknownMethod } from './unknown-methods.js';
import { asRequest } from './upgrades.js';

interface ListenOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly tls: TlsRules;
  readonly secrets: Secrets;
  /** Called for each connection that ends before its TLS handshake is complete. */
  readonly handshakeFailed?: () => void;
  /** Requests at once of one connection over HTTP/2; the usual number where absent or 0. */
  readonly streams?: number;
  /** False where HTTP/1.1 alone is served. */
  readonly http2?: boolean;
  /** Bounds of connections that differ from the usual ones. */
  readonly limits?: Partial<ConnectionLimits>;
  readonly arrivals: Arrivals;
}

/** What connections are secured with. */
export interface Secrets {
  readonly certificates: ServingCertificates;
  /** PEM authorities of client certificates; undefined asks for none. */
  readonly clientAuthorities: string | undefined;
}

export interface Listener {
  readonly port: number;
  /** Uses these certificates for new connections; existing ones continue. Throws, and changes nothing, if they are invalid. */
  renew(secrets: Secrets): void;
  /** Stops accepting connections, lets running requests end within the time, then closes the rest. */
  close(patienceMs: number): Promise<void>;
}

/** What answers requests. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

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

/** The answer to a request over HTTP without TLS, in the words of conformant servers. */
const UNSECURED =
  'HTTP/1.0 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\nClient sent an HTTP request to an HTTPS server.\n';

/** Whether the client has left. */
const isGone = (request: IncomingMessage | Http2ServerRequest): boolean =>
  'stream' in request ? request.stream.destroyed : request.destroyed;

export async function listen(options: ListenOptions, handler: Answer): Promise<Listener> {
  const limits = { ...CONNECTION_LIMITS, ...options.limits };
  const connections = new Connections(limits);
  const handshakeFailed = options.handshakeFailed ?? (() => undefined);
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    connections.begin(request, response);
    handler(request, response);
  };
  const serveAfterOthers = (request: IncomingMessage, response: ServerResponse): void => {
    connections.begin(request, response);
    options.arrivals.begin(
      () => {
        if (!isGone(request)) handler(request, response);
      },
      channelOf(request),
      response,
    );
  };
  /** Connections whose last request is answered already, whatever comes after it. */
  const ending = new WeakSet<Socket>();
  const malformed = (error: ParseError, socket: Socket): void => {
    if (ending.has(socket)) return;
    const fail = ({ code }: ParseError): void => refuse(socket, REFUSALS[code ?? ''] ?? 400);
    const head = { bytes: HEADER_BYTES, headers: HEADERS };
    if (!connections.answering(socket) && takeUnknownMethod(error, socket, head, serve, fail)) ending.add(socket);
    else fail(error);
  };
  const secured = (pair: ServingPair, { clientAuthorities }: Secrets): Http2SecureServer => {
    const server = createSecureServer({
      ...contextOptions(pair, options.tls, clientAuthorities),
      allowHTTP1: true,
      ...(clientAuthorities === undefined ? {} : { requestCert: true, rejectUnauthorized: false }),
      settings: { maxConcurrentStreams: options.streams || STREAMS, initialWindowSize: 1024 * 1024, maxHeaderListSize: HEADER_BYTES },
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
      // What clients are offered, in the form of the handshake: names after their lengths.
      ...(options.http2 === false ? { ALPNProtocols: Buffer.from('\x08http/1.1') } : {}),
    });
    server.on('secureConnection', (socket) => {
      connections.secured(socket);
      socket.setNoDelay(true);
      // A broken connection is not the server's fault.
      socket.on('error', () => socket.destroy());
    });
    server.on('session', (session) => {
      connections.multiplexed(session);
      session.on('error', () => session.destroy());
    });
    server.on('tlsClientError', (error: NodeJS.ErrnoException, socket) => {
      handshakeFailed();
      if (error.code === 'ERR_SSL_HTTP_REQUEST') connections.unsecured(socket, UNSECURED);
      socket.destroy();
    });
    server.on('clientError', malformed);
    // Node types the requests of HTTP/2 as others than those of HTTP/1.1, whose face they have.
    server.on('request', serveAfterOthers as unknown as Handler);
    server.on('upgrade', ((request: IncomingMessage, socket: Socket, head: Buffer) =>
      asRequest(request, socket, head, serve)) as unknown as Handler);
    return server;
  };
  const server = secured(options.secrets.certificates.usual, options.secrets);
  // A TLS server for each certificate with names of its own: a connection goes to the one whose name its client asks for.
  const others = options.secrets.certificates.named.map((pair) => secured(pair, options.secrets));
  const byName = ({ certificates }: Secrets): ByName<Http2SecureServer | undefined> => new ByName(certificates.named, (_, i) => others[i]);
  let named = byName(options.secrets);
  if (others.length > 0) {
    // They look after connections of HTTP/1.1 from the moment that they would listen.
    for (const other of others) other.emit('listening');
    const usual = server.listeners('connection').map((listener) => (socket: Socket) => listener.call(server, socket));
    const handOver = (socket: Socket, name: string): void => {
      const other = named.of(name);
      if (other !== undefined) other.emit('connection', socket);
      else for (const take of usual) take(socket);
    };
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) =>
      withAskedName(socket, limits.handshakeMs, (name) => handOver(socket, name), handshakeFailed),
    );
  }
  server.on('connection', (socket: Socket) => connections.accept(socket));
  const port = await bound(server, options).catch((error: unknown) => {
    connections.close();
    throw error;
  });
  return {
    port,
    renew(next) {
      const { usual, named: pairs } = next.certificates;
      const servers = [server, ...others];
      const renewed = [usual, ...pairs].map((pair, i) => ({
        each: servers[i],
        context: contextOptions(pair, options.tls, next.clientAuthorities),
      }));
      const nextNamed = byName(next);
      // All certificates are checked before the first is used.
      for (const { context } of renewed) createSecureContext(context);
      for (const { each, context } of renewed) each?.setSecureContext(context);
      named = nextNamed;
    },
    async close(patienceMs) {
      const deadline = setTimeout(() => connections.destroy(), patienceMs);
      // Closing the server would cut off complete answers that are not sent yet, such as those of watches that have just ended.
      await connections.sent();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const other of others) other.close();
        connections.finish();
      });
      clearTimeout(deadline);
      connections.close();
    },
  };
}

/** Has the server listen, and gives its port. Rejects where it cannot. */
async function bound(server: Http2SecureServer, { host, port }: ListenOptions): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      const why = error.code === 'EADDRINUSE' ? 'the port is in use by another process' : error.message;
      reject(new Error(`cannot listen on ${host}:${port}: ${why}`, { cause: error }));
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** Answers bytes that are no valid request with a status, and closes the connection. */
function refuse(socket: Socket, status: number): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  else socket.destroy();
}
