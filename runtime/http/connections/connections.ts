/**
 * Connections, and how long each may last: a client cannot hold one without sending, reading or being there. A sweep every few seconds
 * compares clocks, so that requests themselves cost next to nothing.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, type Http2ServerRequest, type ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import { PassingSet } from '../../model/passing-map.js';

/** Bounds of connections; times in milliseconds. */
export interface ConnectionLimits {
  /**
   * Connections at once; beyond it an idle one makes room: one that never asked for anything before one that did, and of those
   * the one that was idle longest. 0 sets no limit.
   */
  readonly maximum: number;
  /** For the TLS handshake. */
  readonly handshakeMs: number;
  /** Until the first request is complete up to its headers. */
  readonly silentMs: number;
  /** Between requests. */
  readonly idleMs: number;
  /** How often a client with streams under way is asked whether it is still there, and how long it may take to answer. */
  readonly probeMs: number;
  /** For a client to take the rest of an answer that is complete. */
  readonly untakenMs: number;
  /** For the rest of a body once its request is answered. */
  readonly unreadMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  maximum: 1000,
  handshakeMs: 10_000,
  silentMs: 30_000,
  idleMs: 180_000,
  probeMs: 30_000,
  untakenMs: 60_000,
  unreadMs: 1000,
};

/** The sweep comes at least so often. */
const SWEEP_MS = 5000;

/** PING and SETTINGS frames, and streams reset by the client, that a session may send at once, and per second from then on. */
const IDLE_FRAMES = 1000;
const IDLE_FRAMES_PER_SECOND = 100;

type Request = IncomingMessage | Http2ServerRequest;

const sessionOf = (request: Request): ServerHttp2Session | undefined =>
  'stream' in request ? (request.stream.session as ServerHttp2Session | undefined) : undefined;

/** What a request came over: a session of HTTP/2, or the socket of one after another. */
export const channelOf = (request: Request): object => sessionOf(request) ?? request.socket;

/** Whether a body follows the headers. */
const hasBody = (request: Request): boolean =>
  'stream' in request
    ? !request.stream.endAfterHeaders
    : request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;

/** An answer under way. */
interface Answer {
  readonly response: ServerResponse;
  /** Since when it is complete; 0 before the sweep saw that. */
  completeSince: number;
}

/** One client's connection, from the first packet to the last. */
class Connection {
  /** Since when it waits for a request. */
  #idleSince = performance.now();
  #served = false;
  readonly #answers = new PassingSet<Answer>();
  #socket: Socket;
  #session: ServerHttp2Session | undefined;
  /** When the client was last sent a ping, whether or not it answered. */
  #probedAt = performance.now();
  #answered = true;
  /** Whether it closes after the running answers. */
  #finishing = false;
  #frames = IDLE_FRAMES;
  #framesAt = performance.now();

  constructor(
    socket: Socket,
    private readonly limits: ConnectionLimits,
  ) {
    this.#socket = socket;
  }

  get busy(): boolean {
    return this.#answers.size > 0;
  }

  /** Whether this idle connection is closed before another idle one to make room. */
  goesBefore(other: Connection): boolean {
    return this.#served === other.#served ? this.#idleSince < other.#idleSince : other.#served;
  }

  /** Sends a last text as it is, and closes. */
  endWith(text: string): void {
    const socket = this.#socket;
    socket.end(text, () => socket.destroy());
  }

  /** The handshake is over. */
  secured(socket: Socket): void {
    this.#socket = socket;
    this.#idleSince = performance.now();
  }

  /** The client speaks HTTP/2. */
  multiplexed(session: ServerHttp2Session): void {
    this.#session = session;
    session.on('ping', () => this.#countFrame());
    session.on('remoteSettings', () => this.#countFrame());
  }

  begin(request: Request, response: ServerResponse): void {
    const ended = this.#answers.add({ response, completeSince: 0 });
    response.on('close', () => {
      if (!response.writableFinished) this.#countFrame();
      this.#served = true;
      ended();
      if (!this.busy) this.#idleSince = performance.now();
      if (!this.busy && this.#finishing && this.#session === undefined) this.#socket.end();
    });
    if (hasBody(request)) response.once('finish', () => this.#leaveBody(request));
  }

  /** The rest of a body that nobody reads is not waited for. */
  #leaveBody(request: Request): void {
    if (request.complete) return;
    setTimeout(() => {
      if (request.complete) return;
      if ('stream' in request) request.stream.close(constants.NGHTTP2_NO_ERROR);
      else request.socket.destroy();
    }, this.limits.unreadMs).unref();
  }

  /** Control frames that ask for no work are accepted at a bounded rate. */
  #countFrame(): void {
    if (this.#session === undefined) return;
    const now = performance.now();
    this.#frames = Math.min(IDLE_FRAMES, this.#frames + ((now - this.#framesAt) / 1000) * IDLE_FRAMES_PER_SECOND) - 1;
    this.#framesAt = now;
    if (this.#frames < 0) this.#abort(this.#session, constants.NGHTTP2_ENHANCE_YOUR_CALM);
  }

  /** Complete answers of which a part is still to be sent. */
  *unsent(): Generator<ServerResponse> {
    for (const { response } of this.#answers.values()) if (response.writableEnded && !response.writableFinished) yield response;
  }

  sweep(now: number): void {
    const { idleMs, silentMs } = this.limits;
    // A closed session may still have to deliver its last answer.
    if (this.#session?.destroyed === true) {
      this.#socket.destroy();
      return;
    }
    if (!this.busy) {
      if (now - this.#idleSince > (this.#served ? idleMs : silentMs)) this.leave();
      return;
    }
    if (this.#session !== undefined) this.#probe(this.#session, now);
    for (const answer of this.#answers.values()) {
      if (!answer.response.writableEnded) continue;
      if (answer.completeSince === 0) answer.completeSince = now;
      else if (now - answer.completeSince > this.limits.untakenMs) answer.response.destroy();
    }
  }

  #probe(session: ServerHttp2Session, now: number): void {
    if (now - this.#probedAt < this.limits.probeMs) return;
    if (!this.#answered) {
      this.#abort(session);
      return;
    }
    this.#probedAt = now;
    this.#answered = false;
    const sent = session.ping(() => {
      this.#answered = true;
    });
    if (!sent) this.#abort(session);
  }

  /**
   * Ends the session, and its socket soon after: a session waits until its last frames are taken, which a client that reads no
   * more never does.
   */
  #abort(session: ServerHttp2Session, code: number = constants.NGHTTP2_NO_ERROR): void {
    if (session.destroyed) return;
    session.destroy(undefined, code);
    setTimeout(() => this.#socket.destroy(), this.limits.unreadMs).unref();
  }

  /** Closes it where it is idle: politely the first time. */
  leave(): void {
    if (this.#session === undefined || this.#session.closed) this.destroy();
    else this.#session.close();
  }

  /** Takes no more requests, and closes when those under way are answered. */
  finish(): void {
    this.#finishing = true;
    if (this.#session !== undefined) this.#session.close();
    else if (!this.busy) this.#socket.end();
  }

  destroy(): void {
    this.#session?.destroy();
    this.#socket.destroy();
  }
}

export class Connections {
  /** In the order in which they came. */
  readonly #open = new Map<string, Connection>();
  readonly #byChannel = new WeakMap<object, Connection>();
  readonly #sweeping: NodeJS.Timeout;

  constructor(private readonly limits: ConnectionLimits) {
    const every = Math.min(SWEEP_MS, ...[limits.silentMs, limits.idleMs, limits.probeMs, limits.untakenMs].map((ms) => ms / 3));
    this.#sweeping = setInterval(() => this.#sweep(), every).unref();
  }

  get size(): number {
    return this.#open.size;
  }

  /** A connection before its handshake; it is closed at once if there is no room. */
  accept(socket: Socket): void {
    const { maximum } = this.limits;
    // If the client has already reset the connection, its socket has no address.
    const name = nameOf(socket);
    if (name === undefined || (maximum > 0 && this.#open.size >= maximum && !this.#makeRoom())) {
      socket.destroy();
      return;
    }
    const connection = new Connection(socket, this.limits);
    this.#open.set(name, connection);
    socket.once('close', () => {
      if (this.#open.get(name) === connection) this.#open.delete(name);
    });
  }

  /** Answers a client whose handshake failed because it sent a request without one, which it reads as an answer of HTTP. */
  unsecured(socket: Socket, answer: string): void {
    this.#of(socket)?.endWith(answer);
  }

  secured(socket: Socket): void {
    const connection = this.#of(socket);
    if (connection === undefined) return;
    connection.secured(socket);
    this.#byChannel.set(socket, connection);
  }

  multiplexed(session: ServerHttp2Session): void {
    const connection = this.#of(session.socket);
    if (connection === undefined) return;
    connection.multiplexed(session);
    this.#byChannel.set(session, connection);
  }

  /** Whether answers of the connection over HTTP/1.1 are under way. */
  answering(socket: Socket): boolean {
    return this.#byChannel.get(socket)?.busy === true;
  }

  begin(request: Request, response: ServerResponse): void {
    this.#byChannel.get(channelOf(request))?.begin(request, response);
  }

  /** Resolves once all answers so far are sent, or the client is gone. */
  async sent(): Promise<void> {
    const unsent = [...this.#open.values()].flatMap((connection) => [...connection.unsent()]);
    await Promise.all(unsent.map((response) => new Promise((resolve) => response.once('close', resolve))));
  }

  /** Lets all connections close after their running requests. */
  finish(): void {
    for (const connection of this.#open.values()) connection.finish();
  }

  destroy(): void {
    for (const connection of this.#open.values()) connection.destroy();
  }

  /** Stops the sweep. */
  close(): void {
    clearInterval(this.#sweeping);
  }

  #of(socket: Socket): Connection | undefined {
    const name = nameOf(socket);
    return name === undefined ? undefined : this.#open.get(name);
  }

  #makeRoom(): boolean {
    let leaving: [name: string, connection: Connection] | undefined;
    for (const entry of this.#open) if (!entry[1].busy && (leaving === undefined || entry[1].goesBefore(leaving[1]))) leaving = entry;
    if (leaving === undefined) return false;
    this.#open.delete(leaving[0]);
    leaving[1].destroy();
    return true;
  }

  #sweep(): void {
    const now = performance.now();
    for (const connection of this.#open.values()) connection.sweep(now);
  }
}

/** The client's address and port, which identify a connection of a listener before and after the handshake. */
const nameOf = ({ remoteAddress, remotePort }: Socket): string | undefined =>
  remoteAddress === undefined ? undefined : `${remoteAddress} ${remotePort}`;
