/** Requests that ask to switch protocols: answered like any other unless a handler takes their connection. */
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface Upgrade {
  /** What the client wants to speak, such as `websocket`. */
  readonly protocol: string;
  /** Bytes that came right after the request. */
  readonly head: Buffer;
  /** Whether the connection was handed over. */
  readonly taken: boolean;
  /** Hands the connection over; the server writes nothing to it from then on. The answer counts as one of 101 that ends with the connection. */
  take(): Socket;
}

const SWITCHING_PROTOCOLS = 101;

/** What is known of a request stands beside it, since the request is one of Node's. */
const upgrades = new WeakMap<object, Upgrade>();

/** The upgrade that a request asks for; undefined where it asks for none. */
export const upgradeOf = (request: object): Upgrade | undefined => upgrades.get(request);

/** The response to a request that the parser has left to its connection, which ends with the response. */
export function lastResponse(request: IncomingMessage, socket: Socket): ServerResponse {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  socket.on('error', () => socket.destroy());
  return response;
}

/** Makes a request with a response of an upgrade, and gives it to the handler. */
export function asRequest(
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  const response = lastResponse(request, socket);
  let taken = false;
  upgrades.set(request, {
    protocol: String(request.headers.upgrade ?? ''),
    head,
    get taken() {
      return taken;
    },
    take() {
      taken = true;
      response.detachSocket(socket);
      response.statusCode = SWITCHING_PROTOCOLS;
      // The answer lasts as long as the connection, for everyone who waits for its end.
      socket.once('close', () => {
        response.destroy();
        response.emit('close');
      });
      return socket;
    },
  });
  response.on('finish', () => {
    if (!taken) socket.end();
  });
  // An upgrade has no body: the bytes that follow belong to the new protocol.
  request.push(null);
  handler(request, response);
}
