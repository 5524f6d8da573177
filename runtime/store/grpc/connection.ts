/**
 * A client's side of one HTTP/2 connection (RFC 9113), with what gRPC uses of it. Node's own keeps a stream object for each request,
 * which costs several times what a small request and its answer do; here a request is an entry of a map, and what is sent in one turn
 * of the loop goes out in one write.
 */

import type { Socket } from 'node:net';
import { PassingMap } from '../../model/passing-map.js';
import { type HeaderBlock, HeaderBlocks } from './header-blocks.js';
import {
  ACK,
  codeAt,
  END_HEADERS,
  END_STREAM,
  FIRST_WINDOW,
  FRAME_BYTES,
  Frame,
  frame,
  greeting,
  HEAD_BYTES,
  head,
  LARGEST_WINDOW,
  NOTHING,
  Setting,
  unpadded,
} from './http2-frames.js';

/** What a request is told, each in the order in which the other side sent it. */
export interface AnswerListener {
  /** The fields that an answer begins with, and those that follow its content. */
  headers(fields: ReadonlyMap<string, string>): void;
  data(bytes: Buffer): void;
  /**
   * Called once, at the end of the answer, and last of all. `fault`: why it ended early; undefined where it is whole. `taken`: false where
   * the other side has certainly not acted on the request.
   */
  ended(fault: string | undefined, taken: boolean): void;
}

/** A request that has begun. */
export interface Request {
  /** Sends a piece of its content, which is not changed by the caller from here on. */
  write(bytes: Buffer): void;
  /** Says that no content follows. */
  end(): void;
}

interface ConnectionOptions {
  /** Bytes that the other side may send ahead of what was read, of one answer and of all together. */
  readonly windowBytes: number;
  /** The other side has told its settings, so that it speaks HTTP/2. */
  ready(): void;
  /** No more requests are taken: the other side is going away, or the connection is closing. Called once, also where it breaks. */
  leaving(): void;
  /** The connection is gone. Called once, after all requests were told. `fault`: why, where that is known. */
  closed(fault: string | undefined): void;
}

interface OpenRequest {
  /** 0 until it has begun. */
  id: number;
  readonly listener: AnswerListener;
  /** Bytes of content that the other side takes now. */
  window: number;
  /** Bytes that were read and not yet given back to the other side's window. */
  read: number;
  /** Content that waits for the window. */
  readonly waiting: Buffer[];
  ending: boolean;
}

const NO_ERROR = 0;
const REFUSED = 7;

/** Bytes that are put together into one write rather than handed over one by one. */
const JOINED_BYTES = 64 * 1024;
/** After so many requests another connection is to be used; HTTP/2 has twice as many numbers for them. */
const MOST_REQUESTS = 2 ** 29;

const LEFT = 'the connection takes no more requests';

export class Connection {
  readonly #requests = new PassingMap<number, OpenRequest>();
  /** Requests that wait until the other side takes more at a time, with their header fields. */
  readonly #later: { readonly request: OpenRequest; readonly fields: Buffer }[] = [];
  /** Requests whose content waits for a window. */
  readonly #blocked = new Set<OpenRequest>();
  readonly #headers = new HeaderBlocks();
  /** Pings that wait for their answer. */
  readonly #pings: (() => void)[] = [];
  #nextId = 1;
  /** Bytes of content that the other side takes now, of all requests together. */
  #window = FIRST_WINDOW;
  #firstWindow = FIRST_WINDOW;
  #frameBytes = FRAME_BYTES;
  #concurrent = Number.POSITIVE_INFINITY;
  #read = 0;
  /** What arrived of a frame that is not whole yet. */
  #rest: Buffer | undefined;
  #out: Buffer[] = [];
  #outBytes = 0;
  #state: 'open' | 'leaving' | 'closed' = 'open';
  #isReady = false;
  #fault: string | undefined;

  /** Takes over a socket that is connected, or about to be. */
  constructor(
    private readonly socket: Socket,
    private readonly options: ConnectionOptions,
  ) {
    this.#push(greeting(options.windowBytes));
    this.#giveBack(0, options.windowBytes - FIRST_WINDOW);
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('error', (error) => {
      this.#fault ??= error.message;
    });
    socket.on('close', () => this.#ended());
  }

  /** Whether requests are taken. */
  get isOpen(): boolean {
    return this.#state === 'open';
  }

  get isClosed(): boolean {
    return this.#state === 'closed';
  }

  /** Begins a request. `fields`: its header fields, each as `literalField` writes it. */
  request(fields: Buffer, listener: AnswerListener): Request {
    const request: OpenRequest = { id: 0, listener, window: 0, read: 0, waiting: [], ending: false };
    if (this.#state !== 'open') queueMicrotask(() => listener.ended(LEFT, false));
    else if (this.#requests.size < this.#concurrent) this.#begin(request, fields);
    else this.#later.push({ request, fields });
    const goOn = (): void => {
      if (this.#requests.get(request.id) === request) this.#send(request);
    };
    return {
      write: (bytes) => {
        request.waiting.push(bytes);
        goOn();
      },
      end: () => {
        request.ending = true;
        goOn();
      },
    };
  }

  /** Asks the other side for a sign of life. Also called back when the connection is gone. */
  ping(answered: () => void): void {
    this.#pings.push(answered);
    this.#push(frame(Frame.ping, 0, 0, Buffer.alloc(8)));
  }

  /** Takes no more requests; closes once those that began have ended. */
  close(): void {
    this.#leave();
    if (this.#requests.size === 0) this.socket.destroySoon();
  }

  /** Ends all at once, as if the network had failed. */
  destroy(fault?: string): void {
    this.#fault ??= fault;
    this.#leave();
    this.socket.destroy();
  }

  #begin(request: OpenRequest, fields: Buffer): void {
    const id = this.#nextId;
    this.#nextId += 2;
    if (id >= 2 * MOST_REQUESTS) this.#leave();
    request.id = id;
    request.window = this.#firstWindow;
    this.#requests.set(id, request);
    for (let at = 0; at < fields.length; at += this.#frameBytes) {
      const piece = fields.subarray(at, at + this.#frameBytes);
      const last = at + piece.length === fields.length ? END_HEADERS : 0;
      this.#push(frame(at === 0 ? Frame.headers : Frame.continuation, last, id, piece));
    }
    this.#send(request);
  }

  /** Sends of the request's content what the windows let through. */
  #send(request: OpenRequest): void {
    const { id, waiting } = request;
    this.#blocked.delete(request);
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const room = Math.min(this.#window, request.window, this.#frameBytes);
      if (room <= 0 && next.length > 0) {
        this.#blocked.add(request);
        return;
      }
      const piece = next.subarray(0, room);
      const isWhole = piece.length === next.length;
      const isLast = isWhole && waiting.length === 1 && request.ending;
      this.#push(head(piece.length, Frame.data, isLast ? END_STREAM : 0, id));
      this.#push(piece);
      this.#window -= piece.length;
      request.window -= piece.length;
      if (isWhole) waiting.shift();
      else waiting[0] = next.subarray(piece.length);
      if (isLast) request.ending = false;
    }
    if (request.ending) this.#push(frame(Frame.data, END_STREAM, id, NOTHING));
    request.ending = false;
  }

  #push(bytes: Buffer): void {
    if (this.#state === 'closed') return;
    if (this.#out.length === 0) setImmediate(() => this.#flush());
    this.#out.push(bytes);
    this.#outBytes += bytes.length;
  }

  #flush(): void {
    const out = this.#out;
    const isSmall = this.#outBytes <= JOINED_BYTES;
    this.#out = [];
    this.#outBytes = 0;
    if (this.socket.destroyed) return;
    if (isSmall) {
      this.socket.write(Buffer.concat(out));
      return;
    }
    this.socket.cork();
    for (const bytes of out) this.socket.write(bytes);
    this.socket.uncork();
  }

  #take(chunk: Buffer): void {
    const bytes = this.#rest === undefined ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    try {
      while (bytes.length - at >= HEAD_BYTES && !this.socket.destroyed) {
        const length = bytes.readUIntBE(at, 3);
        if (length > FRAME_BYTES) throw new Error(`a frame of ${length} bytes came, more than it may have`);
        const end = at + HEAD_BYTES + length;
        if (end > bytes.length) break;
        const id = bytes.readUInt32BE(at + 5) & LARGEST_WINDOW;
        this.#frame(bytes[at + 3] ?? 0, bytes[at + 4] ?? 0, id, bytes.subarray(at + HEAD_BYTES, end));
        at = end;
      }
    } catch (error) {
      this.destroy(error instanceof Error ? error.message : String(error));
      return;
    }
    this.#rest = at === bytes.length ? undefined : bytes.subarray(at);
  }

  #frame(type: number, flags: number, id: number, payload: Buffer): void {
    this.#headers.expect(type, id);
    if (!this.#isReady && type !== Frame.settings) throw new Error('the other side does not speak HTTP/2');
    if (type === Frame.data) this.#data(flags, id, payload);
    else if (type === Frame.headers) this.#answered(this.#headers.begin(id, flags, payload));
    else if (type === Frame.continuation) this.#answered(this.#headers.continue(flags, payload));
    else if (type === Frame.reset) this.#reset(id, codeAt(payload, 0));
    else if (type === Frame.settings) this.#settings(flags, payload);
    else if (type === Frame.ping) this.#ping(flags, payload);
    else if (type === Frame.goaway) this.#goaway(codeAt(payload, 0) & LARGEST_WINDOW);
    else if (type === Frame.window) this.#widen(id, codeAt(payload, 0) & LARGEST_WINDOW);
    else if (type === Frame.promise) throw new Error('the other side pushes what nobody asked for');
    // Frames of other types are to be passed over.
  }

  #data(flags: number, id: number, payload: Buffer): void {
    const half = this.options.windowBytes / 2;
    this.#read += payload.length;
    if (this.#read >= half) {
      this.#giveBack(0, this.#read);
      this.#read = 0;
    }
    const request = this.#requests.get(id);
    if (request === undefined) return;
    request.read += payload.length;
    if (request.read >= half) {
      this.#giveBack(id, request.read);
      request.read = 0;
    }
    request.listener.data(unpadded(flags, payload));
    if ((flags & END_STREAM) !== 0) this.#finish(request, undefined, true);
  }

  #answered(block: HeaderBlock | undefined): void {
    const request = block && this.#requests.get(block.id);
    if (block === undefined || request === undefined) return;
    request.listener.headers(block.fields);
    if (block.endsStream) this.#finish(request, undefined, true);
  }

  #reset(id: number, code: number): void {
    const request = this.#requests.get(id);
    if (request === undefined) return;
    this.#finish(request, code === NO_ERROR ? undefined : `the request was reset with code ${code}`, code !== REFUSED);
  }

  #settings(flags: number, payload: Buffer): void {
    if ((flags & ACK) !== 0) return;
    for (let at = 0; at + 6 <= payload.length; at += 6) this.#setting(payload.readUInt16BE(at), payload.readUInt32BE(at + 2));
    this.#push(frame(Frame.settings, ACK, 0, NOTHING));
    this.#goOn();
    if (this.#isReady) return;
    this.#isReady = true;
    this.options.ready();
  }

  #setting(name: number, value: number): void {
    if (name === Setting.concurrent) this.#concurrent = value;
    if (name === Setting.frame) this.#frameBytes = Math.max(FRAME_BYTES, value);
    if (name !== Setting.window) return;
    if (value > LARGEST_WINDOW) throw new Error('a window is larger than it may be');
    for (const request of this.#requests.values()) request.window += value - this.#firstWindow;
    this.#firstWindow = value;
  }

  #ping(flags: number, payload: Buffer): void {
    if ((flags & ACK) === 0) this.#push(frame(Frame.ping, ACK, 0, payload));
    else this.#pings.shift()?.();
  }

  /** `last`: the number of the last request that the other side takes. */
  #goaway(last: number): void {
    this.#leave();
    for (const request of [...this.#requests.values()]) if (request.id > last) this.#finish(request, 'the other side is going away', false);
  }

  #widen(id: number, bytes: number): void {
    const request = this.#requests.get(id);
    if (id === 0) this.#window += bytes;
    else if (request !== undefined) request.window += bytes;
    if (this.#window > LARGEST_WINDOW || (request?.window ?? 0) > LARGEST_WINDOW) throw new Error('a window is larger than it may be');
    if (request !== undefined) this.#send(request);
    else if (id === 0) this.#goOn();
  }

  /** Sends what waited for the window of all requests, and begins requests that waited for their turn. */
  #goOn(): void {
    for (const request of [...this.#blocked]) this.#send(request);
    while (this.#requests.size < this.#concurrent) {
      const next = this.#later.shift();
      if (next === undefined) return;
      this.#begin(next.request, next.fields);
    }
  }

  #giveBack(id: number, bytes: number): void {
    const payload = Buffer.alloc(4);
    payload.writeUInt32BE(bytes);
    this.#push(frame(Frame.window, 0, id, payload));
  }

  #finish(request: OpenRequest, fault: string | undefined, taken: boolean): void {
    if (!this.#requests.delete(request.id)) return;
    this.#blocked.delete(request);
    request.listener.ended(fault, taken);
    if (this.#later.length > 0) this.#goOn();
    if (this.#state === 'leaving' && this.#requests.size === 0) this.socket.destroySoon();
  }

  #leave(): void {
    if (this.#state !== 'open') return;
    this.#state = 'leaving';
    this.options.leaving();
    for (const { request } of this.#later.splice(0)) request.listener.ended(LEFT, false);
  }

  #ended(): void {
    if (this.#state === 'closed') return;
    this.#leave();
    this.#state = 'closed';
    const requests = [...this.#requests.values()];
    this.#requests.clear();
    this.#blocked.clear();
    for (const { listener } of requests) listener.ended(this.#fault ?? '', true);
    for (const answered of this.#pings.splice(0)) answered();
    this.options.closed(this.#fault);
  }
}
