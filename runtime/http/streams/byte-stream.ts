/** Streams of bytes, such as logs: the body of an answer, or messages of a WebSocket where the client asks for one. */
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import type { WebSocket } from 'ws';
import { ApiError } from '../../model/errors.js';
import { isGone } from '../fairness/under-way.js';
import type { RequestContext } from '../requests/state.js';
import { ownHeaders } from './watch-channel.js';
import { closeWebSocket, openWebSocket, subprotocolsOf, webSocketUpgrade } from './websocket.js';

/** Subprotocols, and whether their messages are bytes instead of base64. A client that offers none gets bytes. */
const PROTOCOLS: ReadonlyMap<string, boolean> = new Map([
  ['binary.k8s.io', true],
  ['base64.binary.k8s.io', false],
]);

/** Bytes of the stream that a message holds at most. */
const MESSAGE_BYTES = 2048;

/** Answers with the stream, and ends it when the client goes or the server stops. Throws 403 where no subprotocol that is offered is known. */
export function sendBytes(ctx: RequestContext, source: IncomingMessage, contentType: string): void {
  if (isGone(ctx)) {
    source.destroy();
    return;
  }
  const { streams } = ctx.state;
  const upgrade = webSocketUpgrade(ctx.req);
  if (upgrade === undefined) {
    ctx.respond = false;
    ctx.res.writeHead(200, { 'Content-Type': contentType });
    ctx.res.flushHeaders();
    const over = streams.add(() => ctx.res.end());
    pipeline(source, ctx.res, () => {
      over();
      source.destroy();
    });
    return;
  }
  const offered = subprotocolsOf(ctx.req);
  const known = offered.filter((protocol) => PROTOCOLS.has(protocol));
  let socket: WebSocket | undefined;
  try {
    if (offered.length > 0 && known.length === 0)
      throw new ApiError(403, 'Forbidden', `requested protocol(s) are not supported: ${offered.join(', ')}`, null);
    socket = openWebSocket(ctx.req, upgrade, ownHeaders(ctx), known);
  } finally {
    if (socket === undefined) source.destroy();
  }
  if (socket === undefined) return;
  ctx.respond = false;
  const opened = socket;
  const over = streams.add(() => source.destroy());
  opened.on('close', () => source.destroy());
  void sendMessages(opened, source, PROTOCOLS.get(known[0] ?? '') ?? true).finally(() => {
    over();
    closeWebSocket(opened);
  });
}

/** Sends the stream, after an empty message by which clients know that it begins. Each message is taken before the next is read. */
async function sendMessages(socket: WebSocket, source: IncomingMessage, binary: boolean): Promise<void> {
  const send = (bytes: Buffer): Promise<void> =>
    new Promise((resolve, reject) => {
      socket.send(binary ? bytes : bytes.toString('base64'), { binary }, (error) => (error ? reject(error) : resolve()));
    });
  try {
    await send(Buffer.alloc(0));
    for await (const chunk of source as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += MESSAGE_BYTES) await send(chunk.subarray(at, at + MESSAGE_BYTES));
  } catch {
    // Either side has closed the stream, so there is no one to notify.
    source.destroy();
  }
}
