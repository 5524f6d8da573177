/**
 * Passes a request on to another server and its answer back, as streams: nothing is held in memory, and the path goes on
 * byte for byte, so that `..` in it means whatever it means over there. Connections that switch protocols (WebSocket,
 * SPDY) are joined once both sides have agreed. The caller's credentials stay here.
 */
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Http2ServerRequest } from 'node:http2';
import type { Agent } from 'node:https';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { withoutTokens } from '../../auth/authenticators/websocket-token.js';
import type { User } from '../../auth/contract.js';
import { AddressRefused, type Destination } from '../../client/outgoing.js';
import { ApiError, badRequest } from '../../model/errors.js';
import { callerHeaders } from '../requests/caller-headers.js';
import type { RequestContext } from '../requests/state.js';
import { upgradeOf } from './upgrades.js';

export interface ForwardTarget {
  readonly secure: boolean;
  readonly destination: Destination;
  /** The path to send. An empty path redirects the client to the same address with a slash. */
  readonly path: string;
  readonly query: string;
  /** The prefix of this server's path that stands for the other server's root; redirects are rewritten below it. */
  readonly prefix: string;
  readonly tls?: ForwardTls;
  /** Keeps connections for further requests; without it each request has one of its own. */
  readonly agent?: Agent;
  /** The caller that the other server is told of; by default none. */
  readonly caller?: User;
  /** Whether the uid of the caller is told, too. */
  readonly tellsUid?: boolean;
  /** Whether the answer lasts as long as the client wants, so that this server ends it when it stops. */
  readonly lasting?: boolean;
  /** Whether only requests that switch protocols are accepted. */
  readonly upgradeOnly?: boolean;
}

/** TLS of a connection, in PEM. */
export interface ForwardTls {
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
  /** The name that the other side's certificate must be for; by default the host. */
  readonly servername?: string;
  /** Whether the certificate must be verified; by default only where an authority is given, because pods and nodes have none. */
  readonly rejectUnauthorized?: boolean;
}

/** Milliseconds within which the other side must accept the connection. */
const CONNECT_MS = 30_000;

/** Headers that speak of one connection only. */
const HOP_BY_HOP = new Set([
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** Whether a header tells who is calling, also in the spelling of servers that take an underscore for a dash. */
const isCredential = (name: string): boolean => /^(?:authorization$|impersonate[-_]|x[-_]remote[-_])/.test(name);

type Headers = Record<string, string | string[]>;
type Message = Pick<IncomingMessage, 'headers' | 'rawHeaders'>;

/** The headers that go on, each as often and in the order as it came; HTTP/2 splits cookies, which are one header elsewhere. */
function endToEnd({ headers, rawHeaders }: Message, keeps: (name: string) => boolean = () => true): Headers {
  const named = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
  const found = new Map<string, string[]>();
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const [name, value] = [rawHeaders[i]?.toLowerCase() ?? '', rawHeaders[i + 1] ?? ''];
    if (name.startsWith(':') || HOP_BY_HOP.has(name) || named.has(name) || !keeps(name)) continue;
    const values = found.get(name);
    if (values === undefined) found.set(name, [value]);
    else values.push(value);
  }
  const one = (name: string, values: readonly string[]): string | string[] =>
    name === 'cookie' ? values.join('; ') : values.length === 1 ? (values[0] ?? '') : [...values];
  return Object.fromEntries([...found].map(([name, values]) => [name, one(name, values)]));
}

/** Whether the request has a body, as its headers tell. */
const hasBody = (request: IncomingMessage | Http2ServerRequest): boolean =>
  request instanceof Http2ServerRequest
    ? !request.stream.endAfterHeaders
    : request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;

function sentHeaders(ctx: RequestContext, { caller, tellsUid }: ForwardTarget, upgrade: string | undefined): Headers {
  const headers = endToEnd(ctx.req, (name) => name !== 'host' && !isCredential(name));
  const offered = withoutTokens(headers['sec-websocket-protocol']?.toString());
  if (offered.length > 0) headers['sec-websocket-protocol'] = offered.join(', ');
  else delete headers['sec-websocket-protocol'];
  headers['x-forwarded-for'] = [headers['x-forwarded-for'] ?? [], ctx.req.socket.remoteAddress ?? ''].flat().join(', ');
  headers['x-forwarded-proto'] = 'https';
  headers['x-forwarded-host'] = String(ctx.req.headers.host ?? ctx.req.headers[':authority'] ?? '');
  headers['x-forwarded-uri'] = ctx.req.url ?? '';
  if (caller !== undefined) Object.assign(headers, callerHeaders(caller, tellsUid));
  // Without a length or chunks, the body would be read as another request.
  if (hasBody(ctx.req) && headers['content-length'] === undefined) headers['transfer-encoding'] = 'chunked';
  if (upgrade !== undefined) {
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    headers.connection = 'Upgrade';
    headers.upgrade = upgrade;
  }
  return headers;
}

const unreachable = (error: unknown): ApiError =>
  error instanceof Error && error.cause instanceof AddressRefused
    ? error.cause
    : new ApiError(
        503,
        'ServiceUnavailable',
        `error trying to reach service: ${error instanceof Error ? error.message || error.name : String(error)}`,
        null,
      );

/** Whether the request may be sent again without harm. */
const isRepeatable = (ctx: RequestContext): boolean => (ctx.method === 'GET' || ctx.method === 'HEAD') && !hasBody(ctx.req);

/** Throws 503 for what cannot even be sent. `agent`: whose connections are used. */
function open(ctx: RequestContext, target: ForwardTarget, upgrade: string | undefined, agent: Agent | false): ClientRequest {
  const { destination, secure, tls } = target;
  const options = { method: ctx.method, path: `${target.path}${target.query}` };
  try {
    const headers = { host: destination.authority, ...sentHeaders(ctx, target, upgrade) };
    if (!secure) return destination.request(false, { ...options, headers, agent: false });
    return destination.request(true, { ...options, headers, agent, rejectUnauthorized: tls?.ca !== undefined, ...tls });
  } catch (error) {
    throw unreachable(error);
  }
}

interface Outcome {
  readonly answer: IncomingMessage;
  /** The connection, where the other side switched protocols, and what already came over it. */
  readonly switched?: { readonly socket: Socket; readonly head: Buffer };
}

const GIVEN_UP = new Error('the request was given up');

/** Sends the request; resolves with the head of the answer, throws 503 where there is none. */
async function outcomeOf(ctx: RequestContext, target: ForwardTarget, upgrade: string | undefined): Promise<Outcome> {
  const kept = target.agent !== undefined && upgrade === undefined && isRepeatable(ctx) ? target.agent : false;
  const request = open(ctx, target, upgrade, kept);
  try {
    return await answerTo(ctx, request, upgrade);
  } catch (error) {
    // The other side may end a kept connection just as it is used again.
    if (!request.reusedSocket || error === GIVEN_UP) throw unreachable(error);
  }
  try {
    return await answerTo(ctx, open(ctx, target, upgrade, false), upgrade);
  } catch (error) {
    throw unreachable(error);
  }
}

function answerTo(ctx: RequestContext, request: ClientRequest, upgrade: string | undefined): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => request.destroy(new Error('the connection took too long')), CONNECT_MS);
    request.once('socket', (socket) => {
      if (!socket.connecting) clearTimeout(late);
      else socket.once('connect', () => clearTimeout(late));
    });
    // The request is abandoned when the client disconnects or was told that it took too long.
    const abandon = (): void => {
      request.destroy(GIVEN_UP);
    };
    ctx.res.once('close', abandon);
    const settled = (): void => {
      clearTimeout(late);
      ctx.res.off('close', abandon);
    };
    request.once('close', settled);
    request.on('error', reject);
    request.once('response', (answer) => {
      settled();
      resolve({ answer });
    });
    request.once('upgrade', (answer: IncomingMessage, socket: Socket, head: Buffer) => {
      settled();
      resolve({ answer, switched: { socket, head } });
    });
    if (upgrade === undefined && hasBody(ctx.req)) ctx.req.pipe(request);
    else request.end();
  });
}

/** The address of a redirect as this server's clients see it; one to somewhere else stays as it is. */
function rewritten(location: string, target: ForwardTarget): string {
  const here = `${target.secure ? 'https' : 'http'}://${target.destination.authority}`;
  const path = location.startsWith(`${here}/`) ? location.slice(here.length) : location;
  return path.startsWith('/') && !path.startsWith('//') && !path.startsWith(`${target.prefix}/`) ? `${target.prefix}${path}` : path;
}

function answerWith(ctx: RequestContext, answer: IncomingMessage, target: ForwardTarget): void {
  if (ctx.headerSent || ctx.res.destroyed) {
    answer.destroy();
    return;
  }
  const headers = endToEnd(answer);
  if (typeof headers.location === 'string') headers.location = rewritten(headers.location, target);
  try {
    ctx.res.writeHead(answer.statusCode ?? 502, headers);
  } catch (error) {
    answer.destroy();
    throw unreachable(error);
  }
  ctx.respond = false;
  // When one side breaks, the other side's connection is ended.
  const over = target.lasting === true ? ctx.state.streams.add(() => ctx.res.end()) : undefined;
  pipeline(answer, ctx.res, () => {
    over?.();
    answer.destroy();
  });
}

/**
 * The answer to the request of the context, whose body the caller reads or destroys. Protocols are not switched, whatever the client
 * asks for. Throws 400 where the name of the other server turns out to be an address that may not be called, 503 where it does not
 * answer.
 */
export async function fetched(ctx: RequestContext, target: ForwardTarget): Promise<IncomingMessage> {
  const { answer, switched } = await outcomeOf(ctx, target, undefined);
  if (switched === undefined) return answer;
  switched.socket.destroy();
  throw unreachable(new Error('the other side switched protocols unasked'));
}

/**
 * Forwards the request of the context. Throws 400 where the request should switch protocols and does not, or the name of the other
 * server turns out to be an address that may not be called, 503 where it does not answer.
 */
export async function forward(ctx: RequestContext, target: ForwardTarget): Promise<void> {
  const upgrade = upgradeOf(ctx.req);
  if (upgrade === undefined && target.upgradeOnly === true) throw badRequest('Upgrade request required');
  if (upgrade === undefined && target.path === '') {
    ctx.body = null;
    ctx.status = 301;
    ctx.set('Location', `${target.prefix}/${target.query}`);
    return;
  }
  const { answer, switched } = await outcomeOf(ctx, { ...target, path: target.path || '/' }, upgrade?.protocol);
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
