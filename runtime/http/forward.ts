/**
 * Passes a request on to another server and its answer back, as streams: nothing is held in memory, and the path goes on
 * byte for byte, so that `..` in it means whatever it means over there. Connections that switch protocols (WebSocket,
 * SPDY) are joined once both sides have agreed. The caller's credentials stay here.
 */
import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import type { Context } from 'koa';
import { ApiError, badRequest } from '../model/errors.js';
import { upgradeOf } from './upgrades.js';

export interface ForwardTarget {
  readonly secure: boolean;
  readonly host: string;
  readonly port: number;
  /** Path and query as they are sent; an empty path sends the client to the same address with a slash. */
  readonly path: string;
  readonly query: string;
  /** The part of this server's path that stands for the root over there; redirects are answered below it. */
  readonly prefix: string;
  /** TLS of the connection. Without an authority any certificate is taken, as addresses of pods and nodes have none to prove. */
  readonly tls?: { readonly ca?: string; readonly cert?: string; readonly key?: string };
  /** Only requests that switch protocols make sense. */
  readonly upgradeOnly?: boolean;
}

/** Time for the other side to take the connection. */
const CONNECT_MS = 30_000;

/** Headers that speak of one connection only. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** What tells who is calling. */
const isCredential = (name: string): boolean => name === 'authorization' || name.startsWith('impersonate-') || name.startsWith('x-remote-');

type Headers = Record<string, string | string[]>;

function endToEnd(headers: IncomingMessage['headers'], keeps: (name: string) => boolean = () => true): Headers {
  const named = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
  const out: Headers = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !name.startsWith(':') && !HOP_BY_HOP.has(name) && !named.has(name) && keeps(name)) out[name] = value;
  return out;
}

function sentHeaders(ctx: Context, upgrade: string | undefined): Headers {
  const headers = endToEnd(ctx.req.headers, (name) => name !== 'host' && !isCredential(name));
  const before = headers['x-forwarded-for'];
  const client = ctx.req.socket.remoteAddress ?? '';
  headers['x-forwarded-for'] = before === undefined ? client : `${String(before)}, ${client}`;
  headers['x-forwarded-proto'] = 'https';
  headers['x-forwarded-host'] = String(ctx.req.headers.host ?? ctx.req.headers[':authority'] ?? '');
  headers['x-forwarded-uri'] = ctx.req.url ?? '';
  if (upgrade !== undefined) {
    headers.connection = 'Upgrade';
    headers.upgrade = upgrade;
  }
  return headers;
}

const unreachable = (error: unknown): ApiError =>
  new ApiError(
    503,
    'ServiceUnavailable',
    `error trying to reach service: ${error instanceof Error ? error.message || error.name : String(error)}`,
    null,
  );

function open(ctx: Context, target: ForwardTarget, upgrade: string | undefined): ClientRequest {
  const options: RequestOptions = {
    host: target.host,
    port: target.port,
    method: ctx.method,
    path: `${target.path}${target.query}`,
    headers: { host: hostOf(target), ...sentHeaders(ctx, upgrade) },
    agent: false,
  };
  if (!target.secure) return http.request(options);
  return https.request({ ...options, ...target.tls, rejectUnauthorized: target.tls?.ca !== undefined });
}

const hostOf = ({ host, port }: ForwardTarget): string => `${host.includes(':') ? `[${host}]` : host}:${port}`;

interface Outcome {
  readonly answer: IncomingMessage;
  /** The connection, where the other side switched protocols, and what already came over it. */
  readonly switched?: { readonly socket: Socket; readonly head: Buffer };
}

/** Sends the request; resolves with the head of the answer, throws 503 where there is none. */
function outcomeOf(ctx: Context, request: ClientRequest): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => request.destroy(new Error('the connection took too long')), CONNECT_MS);
    request.once('socket', (socket) => {
      if (!socket.connecting) clearTimeout(late);
      else socket.once('connect', () => clearTimeout(late));
    });
    request.once('close', () => clearTimeout(late));
    request.once('error', (error) => reject(unreachable(error)));
    request.once('response', (answer) => resolve({ answer }));
    request.once('upgrade', (answer: IncomingMessage, socket: Socket, head: Buffer) => resolve({ answer, switched: { socket, head } }));
    ctx.res.once('close', () => {
      if (!ctx.res.writableFinished && upgradeOf(ctx.req) === undefined) request.destroy();
    });
    if (upgradeOf(ctx.req) === undefined) ctx.req.pipe(request);
    else request.end();
  });
}

/** The address of a redirect as this server's clients see it; one to somewhere else stays as it is. */
function rewritten(location: string, target: ForwardTarget): string {
  const here = `${target.secure ? 'https' : 'http'}://${hostOf(target)}`;
  const path = location.startsWith(`${here}/`) ? location.slice(here.length) : location;
  return path.startsWith('/') && !path.startsWith('//') && !path.startsWith(`${target.prefix}/`) ? `${target.prefix}${path}` : path;
}

function answerWith(ctx: Context, answer: IncomingMessage, target: ForwardTarget): void {
  const headers = endToEnd(answer.headers);
  if (typeof headers.location === 'string') headers.location = rewritten(headers.location, target);
  ctx.respond = false;
  ctx.res.writeHead(answer.statusCode ?? 502, headers);
  // Whichever side breaks first, the other is told by its connection ending.
  pipeline(answer, ctx.res, () => answer.destroy());
}

/** Forwards the request of the context. Throws 400 where it should switch protocols and does not, 503 where nobody answers. */
export async function forward(ctx: Context, target: ForwardTarget): Promise<void> {
  const upgrade = upgradeOf(ctx.req);
  if (upgrade === undefined && target.upgradeOnly === true) throw badRequest('Upgrade request required');
  if (upgrade === undefined && target.path === '') {
    ctx.body = null;
    ctx.status = 301;
    ctx.set('Location', `${target.prefix}/${target.query}`);
    return;
  }
  const { answer, switched } = await outcomeOf(ctx, open(ctx, { ...target, path: target.path || '/' }, upgrade?.protocol));
  if (switched === undefined) {
    answerWith(ctx, answer, target);
    return;
  }
  const { socket, head } = switched;
  if (upgrade === undefined) {
    socket.destroy();
    throw unreachable(new Error('the other side switched protocols unasked'));
  }
  ctx.respond = false;
  const client = upgrade.take();
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`];
  for (let i = 0; i + 1 < answer.rawHeaders.length; i += 2) lines.push(`${answer.rawHeaders[i]}: ${answer.rawHeaders[i + 1]}`);
  client.write(`${lines.join('\r\n')}\r\n\r\n`);
  if (head.length > 0) client.write(head);
  if (upgrade.head.length > 0) socket.write(upgrade.head);
  pipeline(client, socket, () => client.destroy());
  pipeline(socket, client, () => socket.destroy());
}
