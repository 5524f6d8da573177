/**
 * Crowded connections over HTTP/1.1 between two requests. They are not read while their flow has many requests that wait, and a few in each
 * turn of the event loop afterwards: what lies in the system's memory is neither decrypted nor parsed, and no collection of young objects
 * copies it. A tenant with hundreds of connections whose requests are read as they come keeps up everybody for as long as it takes to read
 * all that have come in one look at the sockets, and with each collection for as long as it takes to copy those that wait.
 */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Queue } from '../../flowcontrol/queue-set.js';
import { type InLine, WaitingLine } from '../../flowcontrol/waiting-line.js';

/** Requests in a queue that are many, of which no flow has as many if it asks for little. */
const MANY = 4;
/** Milliseconds after which a connection is read as others are, whatever waits: its request gets its place, or is told to come back. */
const CROWDED_MS = 1000;
/** Milliseconds between looks while nothing comes, and connections that are read in such a look. */
const LOOK_MS = 2;
const READ_IN_A_LOOK = 32;

/** Whether a request that comes to the queue finds many before it. Requests that were refused where there are no queues have none. */
export const isCrowded = (queue: Queue | undefined): boolean => queue !== undefined && queue.waiting.size > MANY;

/** A connection that was crowded a moment ago. */
class Crowded implements InLine<Crowded> {
  before: Crowded | undefined;
  after: Crowded | undefined;
  /** When its latest request that found others before it did so, and in which queue. */
  since = 0;
  queue: Queue | undefined;
  /** Whether it is read no longer once an answer under way is sent. */
  isAnswered = false;
  /** The line of those that are not read in which it stands. */
  line: WaitingLine<Crowded> | undefined;

  constructor(readonly socket: Socket) {}
}

export class UnreadConnections {
  readonly #known = new WeakMap<Socket, Crowded>();
  /** Those that are not read, in the order in which they were answered, by the queue of their latest request that waited. */
  readonly #lines = new Map<Queue | undefined, WaitingLine<Crowded>>();
  #standing = 0;
  /** Those that are read since the last look, until something comes. */
  readonly #read = new Map<Socket, Crowded>();
  /** Whether something has come since the last look. */
  #cameIn = false;
  /** Whether nothing came for as long as looks are apart then. */
  #isDue = false;
  #timer: NodeJS.Timeout | undefined;

  /** `looks`: has `look` called in this turn of the event loop, or the next one. */
  constructor(private readonly looks: () => void) {}

  get size(): number {
    return this.#standing + this.#read.size;
  }

  /** Whether the connection was crowded a moment ago. */
  knows(socket: Socket): boolean {
    const crowded = this.#known.get(socket);
    return crowded !== undefined && crowded.since > performance.now() - CROWDED_MS;
  }

  /** A connection's request, which gets the answer, found others of its flow in the queue. */
  crowds(socket: Socket, answer: ServerResponse, queue: Queue | undefined): void {
    const crowded = this.#known.get(socket) ?? new Crowded(socket);
    this.#known.set(socket, crowded);
    crowded.since = performance.now();
    crowded.queue = queue;
    this.#leaveAfter(answer, crowded);
  }

  /** A request has come in, and gets the answer. */
  came(socket: Socket, answer: ServerResponse): void {
    const crowded = this.#read.get(socket);
    if (crowded === undefined) return;
    this.#read.delete(socket);
    this.#cameIn = true;
    this.#leaveAfter(answer, crowded);
  }

  /**
   * Has up to so many connections read in the next look of the event loop at its sockets; those that were read since the last call, and
   * brought nothing, are read no longer. Gives whether the next turn is to look again.
   */
  look(most: number): boolean {
    const recent = performance.now() - CROWDED_MS;
    for (const crowded of this.#read.values()) if (crowded.since > recent) this.#leave(crowded);
    this.#read.clear();
    const cameIn = this.#cameIn;
    this.#readSome(this.#isDue && !cameIn ? READ_IN_A_LOOK : most, recent);
    this.#cameIn = false;
    this.#isDue = false;
    if (this.size > 0) return cameIn;
    this.#lines.clear();
    clearInterval(this.#timer);
    this.#timer = undefined;
    return false;
  }

  /** Each line has its turn, and gives one connection in it. */
  #readSome(most: number, recent: number): void {
    let left = most;
    // A line that is put back comes once more, until none of them gives any.
    let passedOver = 0;
    for (const [queue, line] of this.#lines) {
      if (left <= 0 || passedOver === this.#lines.size) return;
      this.#lines.delete(queue);
      const { first: crowded } = line;
      if (crowded === undefined) continue;
      this.#lines.set(queue, line);
      const isRecent = crowded.since > recent;
      if (isRecent && isCrowded(queue)) {
        passedOver += 1;
        continue;
      }
      passedOver = 0;
      left -= 1;
      line.remove(crowded);
      crowded.line = undefined;
      this.#standing -= 1;
      crowded.socket.resume();
      if (isRecent) this.#read.set(crowded.socket, crowded);
    }
  }

  readonly #isTime = (): void => {
    this.#isDue = true;
    this.looks();
  };

  #leaveAfter(answer: ServerResponse, crowded: Crowded): void {
    if (crowded.isAnswered) return;
    crowded.isAnswered = true;
    answer.once('finish', () => {
      crowded.isAnswered = false;
      // A body whose rest nobody has read is in the way of the next request, and the connection may be about to end.
      if (answer.req.complete && answer.shouldKeepAlive && crowded.since > performance.now() - CROWDED_MS) this.#leave(crowded);
    });
  }

  #leave(crowded: Crowded): void {
    // A request that has come in before the answer to another one was sent may have been answered since.
    if (crowded.socket.destroyed || crowded.line !== undefined) return;
    crowded.socket.pause();
    this.#read.delete(crowded.socket);
    const line = this.#lines.get(crowded.queue) ?? new WaitingLine<Crowded>();
    this.#lines.set(crowded.queue, line);
    line.add(crowded);
    crowded.line = line;
    this.#standing += 1;
    this.#timer ??= setInterval(this.#isTime, LOOK_MS).unref();
  }
}
