/**
 * Requests over HTTP/1.1 whose methods Node's parser does not know. Any token is a method (RFC 9110, section 9.1), so that such
 * a request is identified, authorized and answered like any other: a caller without permission gets 401 or 403, and only others get 405.
 */
import { createServer, type IncomingMessage, METHODS } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { lastResponse } from './upgrades.js';

/** The error of the parser, with the bytes that it was reading. */
export interface ParseError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
  /** How many of them were read before the error. */
  readonly bytesParsed?: number;
}

/** How large a head may be. */
interface HeadLimits {
  readonly bytes: number;
  readonly headers: number;
}

const REFUSED = 'HPE_INVALID_METHOD';
/** Known to the parser, and served nowhere: it stands for the unknown method while the head is read. */
const STAND_IN = 'PURGE';
const END = '\r\n\r\n';

/** The method of a request whose whole head is in the bytes that the parser refused, and the rest; undefined where they are no such request. */
function unknownMethod({ code, rawPacket, bytesParsed = 0 }: ParseError): { method: string; rest: Buffer } | undefined {
  if (code !== REFUSED || rawPacket === undefined) return undefined;
  const end = rawPacket.indexOf(END);
  if (end === -1) return undefined;
  const method = /^([\w!#$%&'*+.^`|~-]+) /.exec(rawPacket.toString('latin1', 0, end))?.[1];
  // Bytes before the method, or a part of it in an earlier packet, would make another method of it.
  if (method === undefined || bytesParsed > method.length || METHODS.includes(method)) return undefined;
  return { method, rest: rawPacket.subarray(method.length, end + END.length) };
}

/**
 * Gives the request that the parser refused to the handler, and ends the connection with its response. What else is wrong
 * with its head is told to `fail`.
 *
 * @returns whether it is such a request.
 */
export function takeUnknownMethod(
  error: ParseError,
  socket: Socket,
  limits: HeadLimits,
  handler: (request: IncomingMessage, response: ReturnType<typeof lastResponse>) => void,
  fail: (error: ParseError) => void,
): boolean {
  const found = unknownMethod(error);
  if (found === undefined) return false;
  // The parser of a server that listens nowhere reads the head, as strictly as it reads all others.
  const reader = createServer({ maxHeaderSize: limits.bytes }, (request) => {
    request.method = found.method;
    request.socket = socket;
    request.push(null);
    const response = lastResponse(request, socket);
    response.on('finish', () => socket.end());
    handler(request, response);
  });
  reader.maxHeadersCount = limits.headers;
  reader.on('clientError', fail);
  const source = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  socket.once('close', () => source.destroy());
  reader.emit('connection', source);
  source.push(Buffer.concat([Buffer.from(STAND_IN), found.rest]));
  return true;
}
