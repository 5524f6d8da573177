/** The WebSocket protocol (RFC 6455) on connections whose clients only listen. */
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { asksForWebSocket, withoutTokens } from '../../auth/authenticators/websocket-token.js';
import { onDemand } from '../../model/definition/on-demand.js';
import { badRequest } from '../../model/errors.js';
import { type Upgrade, upgradeOf } from '../connections/upgrades.js';

/** Bytes of the largest message that a client may send, none of which is read; a larger one ends the connection with code 1009. */
const MAX_MESSAGE_BYTES = 16 * 1024;
/** Bytes that may wait for a client before its pings stay unanswered, so that nobody who takes nothing makes answers pile up. */
const MAX_UNTAKEN_BYTES = 1024 * 1024;

const ws = onDemand<typeof import('ws')>('ws');

/** The upgrade of a request that asks for a WebSocket; undefined where it does not. */
export function webSocketUpgrade(request: IncomingMessage): Upgrade | undefined {
  const upgrade = upgradeOf(request);
  return upgrade !== undefined && asksForWebSocket(request.headers) ? upgrade : undefined;
}

/** The subprotocols that the client offers, in its order, without those that are tokens. */
export const subprotocolsOf = ({ headers }: IncomingMessage): string[] => withoutTokens(headers['sec-websocket-protocol']);

const NORMAL_CLOSURE = 1000;
/** Milliseconds that a client has to agree to the end. */
const CLOSE_MS = 5000;

/** Ends the connection once the client has taken what waits, or does not agree in time. */
export function closeWebSocket(socket: WebSocket): void {
  socket.close(NORMAL_CLOSURE);
  setTimeout(() => socket.terminate(), CLOSE_MS).unref();
}

/**
 * Takes the connection of a request and switches to the WebSocket protocol, with the first subprotocol that the client offers, or
 * that `chosen` names, and `headers` beside those of the handshake. What the client says is not listened to; its pings are answered. Undefined where
 * the client is gone. Throws 400 for a bad handshake, and takes nothing.
 */
export function openWebSocket(
  request: IncomingMessage,
  upgrade: Upgrade,
  headers: Readonly<Record<string, string | string[]>>,
  [chosen]: readonly string[] = subprotocolsOf(request),
): WebSocket | undefined {
  const handshake = new (ws().WebSocketServer)({
    noServer: true,
    clientTracking: false,
    autoPong: false,
    maxPayload: MAX_MESSAGE_BYTES,
    handleProtocols: () => chosen ?? false,
  });
  handshake.on('wsClientError', (error) => {
    throw badRequest(error.message);
  });
  handshake.on('headers', (lines) => {
    upgrade.take();
    for (const [name, values] of Object.entries(headers)) for (const value of [values].flat()) lines.push(`${name}: ${value}`);
  });
  let opened: WebSocket | undefined;
  handshake.handleUpgrade(request, request.socket, upgrade.head, (socket) => {
    opened = socket;
    // A client that breaks the protocol is told so, and its connection closed, by the time that this is heard.
    socket.on('error', () => undefined);
    socket.on('ping', (data) => {
      if (socket.bufferedAmount <= MAX_UNTAKEN_BYTES) socket.pong(data);
    });
  });
  return opened;
}
