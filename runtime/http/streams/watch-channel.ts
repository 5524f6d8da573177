/** What watches are sent over: the body of an answer, or a WebSocket where the client asks for one. */
import type { EventEmitter } from 'node:events';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import { LENGTH_BYTES } from '../../resource/presentations/presentation.js';
import type { Accepted } from '../answers/negotiate.js';
import { isGone } from '../fairness/under-way.js';
import type { RequestContext } from '../requests/state.js';
import type { FrameQueue } from './frame-queue.js';
import { closeWebSocket, openWebSocket, webSocketUpgrade } from './websocket.js';

export interface WatchChannel {
  /** The stream below it: it emits `drain` when the client has taken what waits, and `close` when it is over. */
  readonly stream: EventEmitter;
  /** Bytes that wait for the client. */
  readonly waiting: number;
  send(frames: readonly Buffer[]): void;
  /** Ends it once the client has taken what waits. */
  end(): void;
  /** Ends it at once. */
  destroy(): void;
}

/** Frames one after the other. */
class BodyChannel implements WatchChannel {
  constructor(
    readonly stream: ServerResponse,
    private readonly queue: FrameQueue,
  ) {}

  get waiting(): number {
    return this.stream.writableLength;
  }

  send(frames: readonly Buffer[]): void {
    // A response of HTTP/1.1 collects its parts until the current call is over, but for a socket that collects them already.
    const socket = this.stream instanceof ServerResponse ? this.stream.socket : null;
    socket?.cork();
    this.stream.write(this.queue.joined(frames));
    socket?.uncork();
  }

  end(): void {
    this.stream.end();
  }

  destroy(): void {
    this.stream.destroy();
  }
}

/** A message for each event: text where it is JSON, else the bytes without their length, which the message has already. */
class WebSocketChannel implements WatchChannel {
  constructor(
    private readonly socket: WebSocket,
    readonly stream: IncomingMessage['socket'],
    private readonly text: boolean,
  ) {}

  get waiting(): number {
    return this.socket.bufferedAmount;
  }

  send(frames: readonly Buffer[]): void {
    this.stream.cork();
    for (const frame of frames) this.socket.send(this.text ? frame : frame.subarray(LENGTH_BYTES), { binary: !this.text });
    this.stream.uncork();
  }

  end(): void {
    closeWebSocket(this.socket);
  }

  destroy(): void {
    this.socket.terminate();
  }
}

/**
 * Begins the answer of a watch; undefined where its client is gone. Throws 400 for a bad handshake of a WebSocket, before anything
 * is sent.
 */
export function channelOf(ctx: RequestContext, { encoding, contentType }: Accepted): WatchChannel | undefined {
  if (isGone(ctx)) return undefined;
  const upgrade = webSocketUpgrade(ctx.req);
  if (upgrade !== undefined) {
    const socket = openWebSocket(ctx.req, upgrade, ownHeaders(ctx));
    return socket && new WebSocketChannel(socket, ctx.req.socket, encoding !== 'protobuf');
  }
  const type = encoding === 'protobuf' ? `${contentType};stream=watch` : contentType;
  ctx.res.writeHead(200, { 'Content-Type': type, ...ownHeaders(ctx) });
  ctx.res.flushHeaders();
  return new BodyChannel(ctx.res, ctx.state.streams.frames);
}

/** The headers that earlier stages set, in the form that the raw response takes. */
export const ownHeaders = (ctx: RequestContext): Record<string, string | string[]> => {
  const out: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(ctx.response.headers)) {
    if (name !== 'content-type' && name !== 'content-length' && value !== undefined)
      out[name] = typeof value === 'number' ? String(value) : value;
  }
  return out;
};
