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

/**
 * Takes the connection of a request and switches to the WebSocket protocol, with the first subprotocol that the client offers and
 * `headers` beside those of the handshake. What the client says is not listened to; its pings are answered. Undefined where
 * the client is gone. Throws 400 for a bad handshake, and takes nothing.
 */
export function openWebSocket(
  request: IncomingMessage,
  upgrade: Upgrade,
  headers: Readonly<Record<string, string | string[]>>,
): WebSocket | undefined {
  const handshake = new (ws().WebSocketServer)({
    noServer: true,
    clientTracking: false,
    autoPong: false,
    maxPayload: MAX_MESSAGE_BYTES,
    handleProtocols: () => withoutTokens(request.headers['sec-websocket-protocol'])[0] ?? false,
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
