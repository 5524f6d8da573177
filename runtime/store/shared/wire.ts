/** One end of the socket between a worker and the store's process: whole messages, of which those of one turn are written together. */
import type { Socket } from 'node:net';
import { FrameReader, framed } from '../grpc/frames.js';

/** Bytes of a message at most: parts of answers and of change groups have a megabyte, and one value more. */
const MESSAGE_BYTES = 64 * 1024 * 1024;

interface WireEnd {
  message(bytes: Buffer): void;
  /** Called once, when nothing is heard or can be said any more; undefined where the other end closed in order. */
  lost(error: Error | undefined): void;
}

export class Wire {
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #drained: (() => void)[] = [];
  #lost = false;

  constructor(
    private readonly socket: Socket,
    private readonly end: WireEnd,
  ) {
    const reader = new FrameReader((bytes) => end.message(bytes), MESSAGE_BYTES);
    socket.on('data', (chunk: Buffer) => {
      try {
        if (!reader.push(chunk)) throw new Error('a message is too large');
      } catch (error) {
        socket.destroy(error instanceof Error ? error : new Error(String(error)));
      }
    });
    let fault: Error | undefined;
    socket.on('error', (error) => {
      fault = error;
    });
    socket.on('drain', () => this.#settle());
    socket.on('close', () => {
      this.#lost = true;
      this.#waiting = [];
      this.#settle();
      end.lost(fault);
    });
  }

  /** Bytes that were said and that the other end has not taken. */
  get backlog(): number {
    return this.#waitingBytes + this.socket.writableLength;
  }

  say(message: Uint8Array): void {
    this.sayFramed(framed(message));
  }

  /** Says what `framed` gives, which several wires may say. */
  sayFramed(frame: Buffer): void {
    if (this.#lost) return;
    this.#waiting.push(frame);
    this.#waitingBytes += frame.length;
    if (this.#waiting.length === 1) setImmediate(() => this.#write());
  }

  /** Resolves once the other end has taken everything, or is gone. */
  drained(): Promise<void> {
    return new Promise((resolve) => {
      this.#drained.push(resolve);
      if (this.#waiting.length === 0) this.#settle();
    });
  }

  /** Hears nothing until `resume`. */
  pause(): void {
    this.socket.pause();
  }

  resume(): void {
    this.socket.resume();
  }

  /** Says what is waiting, and closes. */
  close(): void {
    this.#write();
    this.socket.end();
  }

  /** Closes at once. */
  destroy(): void {
    this.socket.destroy();
  }

  #write(): void {
    const frames = this.#waiting;
    this.#waiting = [];
    this.#waitingBytes = 0;
    if (frames.length === 0 || this.#lost) return;
    this.socket.cork();
    for (const frame of frames) this.socket.write(frame);
    this.socket.uncork();
    this.#settle();
  }

  #settle(): void {
    if (!this.#lost && this.socket.writableLength > 0) return;
    for (const resolve of this.#drained.splice(0)) resolve();
  }
}
