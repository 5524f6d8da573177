/** The listening side: HTTPS with HTTP/2 and HTTP/1.1 on one port. */
import type { IncomingMessage } from 'node:http';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
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
}

export interface Listener {
  readonly port: number;
  /** Stops taking connections, lets running requests end within the time, then closes what is left. */
  close(patienceMs: number): Promise<void>;
}

type Handler = Parameters<Http2SecureServer['on']>[1];

/** Seconds a client may take for its headers, and for its whole request. */
const HEADERS_MS = 30_000;
const REQUEST_MS = 120_000;

export async function listen(options: ListenOptions, handler: (...args: never[]) => unknown): Promise<Listener> {
  const server = createSecureServer({
    cert: options.cert,
    key: options.key,
    allowHTTP1: true,
    ...(options.clientAuthorities === undefined ? {} : { ca: options.clientAuthorities, requestCert: true, rejectUnauthorized: false }),
    // The fast ciphers first; both sides have hardware for them.
    ciphers:
      'TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-AES128-GCM-SHA256',
    honorCipherOrder: true,
    settings: { maxConcurrentStreams: 250, initialWindowSize: 1024 * 1024 },
  });
  Object.assign(server, { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: 180_000 });
  const sockets = new Set<Socket>();
  const sessions = new Set<ServerHttp2Session>();
  server.on('secureConnection', (socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('close', () => sockets.delete(socket));
    // A broken connection is the client's business.
    socket.on('error', () => socket.destroy());
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => session.destroy());
  });
  server.on('tlsClientError', (_, socket) => socket.destroy());
  server.on('clientError', (_: Error, socket: Socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
  server.on('request', handler as unknown as Handler);
  server.on('upgrade', ((request: IncomingMessage, socket: Socket, head: Buffer) =>
    asRequest(request, socket, head, handler)) as unknown as Handler);
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
    close: (patienceMs) =>
      new Promise((resolve) => {
        const deadline = setTimeout(() => {
          for (const socket of sockets) socket.destroy();
        }, patienceMs);
        server.close(() => {
          clearTimeout(deadline);
          resolve();
        });
        for (const session of sessions) session.close();
        // Kept-alive connections without a request would hold the server open.
        for (const socket of sockets) {
          const idle = !('_httpMessage' in socket) || socket._httpMessage === null;
          if (idle && ![...sessions].some((s) => s.socket === socket)) socket.end();
        }
      }),
  };
}
