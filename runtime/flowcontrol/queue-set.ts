/**
 * The queues of one priority level. Requests take seats; those that find none wait in queues, which are served fairly: each queue has
 * a virtual clock of the service that it had, and the next request comes from the queue that is furthest behind. Time is in
 * milliseconds, service in seats times milliseconds.
 *
 * Virtual time is where the queue stood that was furthest behind of those in which requests waited when a seat was last given away; it
 * never goes back, and requests that come begin there at the earliest. Who asked for little has no claim to what others had meanwhile, and
 * waits for none of the queues that are ahead; who had seats that nobody else wanted owes nothing for them. Queues are charged with the
 * service that their requests have had so far, and with a little for those that have just begun; virtual time is without that little, as
 * several short requests of a queue that begin together would have others wait for what none of them takes.
 */
import type { User } from '../auth/contract.js';
import type { Queuing } from './configuration.js';
import type { RequestAttributes } from './flow-schemas.js';
import type { RejectionReason } from './observer.js';
import { Dealer, type FlowHash } from './shuffle-sharding.js';
import { type InLine, WaitingLine } from './waiting-line.js';

/** What a request is expected to take, until it is known. */
const EXPECTED_MS = 3;
/** Requests that wait at a level at most, however many queues it has: what waits takes memory. */
export const MAX_WAITING = 10_000;

/** Where those stand that wait for a seat which is about to be free, at a level that has no queues. */
const ONLY_QUEUE = 0;

/** What a request becomes: `executing` until it is ended, or `waiting` until `decided` tells. */
type Decision = 'executing' | 'waiting' | RejectionReason;

/** Describes a request; kept while it waits, for dumps of the queues. */
export interface Asking {
  readonly user: User;
  readonly attributes: RequestAttributes;
}

/** A request that takes seats, or waits for them. `Flow`: what its owner knows it by. */
export class Ticket<Flow = unknown> implements InLine<Ticket<Flow>> {
  state: Decision = 'waiting';
  /** Told once, where the request had to wait: whether it executes now, or why not. */
  decided: ((decision: Decision) => void) | undefined;
  queue: Queue<Flow> | undefined;
  /** Its neighbours among those that wait in the queue. */
  before: Ticket<Flow> | undefined;
  after: Ticket<Flow> | undefined;
  /** The virtual time of its arrival. */
  arrivedVirtually = 0;
  startedAt = 0;
  /** Whether its work is over, and its seats are about to be free. */
  isOver = false;
  /** Milliseconds of work, once that is over. */
  took = 0;

  constructor(
    readonly flow: Flow,
    readonly asking: Asking,
    readonly hash: FlowHash,
    /** Seats that it takes; at least 1. */
    readonly width: number,
    readonly arrivedAt: number,
    /** How long it may wait, in milliseconds, if another request comes to its queue. */
    readonly patience: number,
  ) {}
}

/** A queue while it has requests. */
export class Queue<Flow = unknown> {
  /** In the order of their arrival. */
  readonly waiting = new WaitingLine<Ticket<Flow>>();
  executing = 0;
  /** The service that its requests had and, of those that execute, what is expected. */
  #charged: number;
  /** Seats of those that execute, and the sum over these seats of the times at which they were taken. */
  #seats = 0;
  #taken = 0;

  constructor(
    readonly index: number,
    virtual: number,
  ) {
    this.#charged = virtual;
  }

  /** Requests that it has, waiting or executing. */
  get length(): number {
    return this.executing + this.waiting.size;
  }

  /** The virtual time at which its next request begins: after all service that it had, up to now. */
  next(now: number): number {
    return this.#charged + this.#seats * now - this.#taken;
  }

  /** The virtual time up to which it has been served when the request is the next: without what is only expected of those that execute. */
  servedBefore({ arrivedVirtually }: Ticket<Flow>, now: number): number {
    return Math.max(this.next(now) - this.#seats * EXPECTED_MS, arrivedVirtually);
  }

  /** The virtual time at which the request would begin if it were next. A flow that was idle gains no credit for the time. */
  startOf({ arrivedVirtually }: Ticket<Flow>, now: number): number {
    return Math.max(this.next(now), arrivedVirtually);
  }

  /** The virtual time at which the request would end if it was the next. */
  finishOf(ticket: Ticket<Flow>, now: number): number {
    return this.startOf(ticket, now) + ticket.width * EXPECTED_MS;
  }

  begin(ticket: Ticket<Flow>, now: number): void {
    this.#charged += this.finishOf(ticket, now) - this.next(now);
    this.executing += 1;
    this.#seats += ticket.width;
    this.#taken += ticket.width * now;
  }

  end({ width, startedAt, took }: Ticket<Flow>): void {
    this.executing -= 1;
    this.#seats -= width;
    this.#taken -= width * startedAt;
    this.#charged += width * (took - EXPECTED_MS);
  }
}

export class QueueSet<Flow = unknown> {
  #seats: number;
  #queuing: Queuing | undefined;
  #seatsInUse = 0;
  #executing = 0;
  #waiting = 0;
  /** Those that have requests, by their index; the others need no memory. */
  readonly #queues = new Map<number, Queue<Flow>>();
  /** Those of them in which requests wait. */
  readonly #backlogged = new Set<Queue<Flow>>();
  /** Requests whose work is over, and whose seats are not free yet; how many there are, and their seats. */
  #over = 0;
  #overSeats = 0;
  #virtual = 0;

  /** `seats`: how many are there at most; `queuing`: undefined where requests without a seat are rejected. */
  constructor(seats: number, queuing: Queuing | undefined) {
    this.#seats = seats;
    this.#queuing = queuing;
  }

  get seats(): number {
    return this.#seats;
  }

  get seatsInUse(): number {
    return this.#seatsInUse;
  }

  get executing(): number {
    return this.#executing;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Virtual time, in milliseconds of a seat. */
  get virtual(): number {
    return this.#virtual;
  }

  get idle(): boolean {
    return this.#executing === 0 && this.#waiting === 0;
  }

  /** The queues that have requests, in no order. */
  get queues(): Iterable<Queue<Flow>> {
    return this.#queues.values();
  }

  /** Queues of the configuration; requests may still be in others that there were before. */
  get queuing(): Queuing | undefined {
    return this.#queuing;
  }

  /** Goes on with other seats and queues. What waits goes on waiting, also where requests without a seat are rejected from now on. */
  configure(seats: number, queuing: Queuing | undefined, now: number): void {
    this.#seats = seats;
    this.#queuing = queuing;
    this.dispatch(now);
  }

  /** Takes a request in, and says what becomes of it for now. */
  admit(ticket: Ticket<Flow>): Decision {
    const now = ticket.arrivedAt;
    const atOnce = this.#waiting === 0 && this.#fits(ticket);
    if (this.#queuing === undefined) return atOnce ? this.#execute(ticket, now) : this.#awaitFreeSeat(ticket);
    const queue = this.#queueFor(ticket, this.#queuing);
    ticket.queue = queue;
    ticket.arrivedVirtually = this.#virtual;
    this.#rejectOverdue(queue, now);
    if (atOnce) this.#execute(ticket, now);
    // As many of those that wait are about to begin, and leave their places, as there are seats about to be free.
    else if (queue.waiting.size >= this.#queuing.queueLengthLimit + this.#over || this.#waiting >= MAX_WAITING)
      this.#reject(ticket, 'queue-full');
    else {
      this.#enqueue(ticket, queue);
      this.dispatch(now);
    }
    this.#forgetIdle(queue);
    return ticket.state;
  }

  /** Even where requests are rejected, one may wait for seats that are about to become free and that no other request waits for. */
  #awaitFreeSeat(ticket: Ticket<Flow>): Decision {
    let wanted = ticket.width;
    for (const { waiting } of this.#backlogged) for (const { width } of waiting) wanted += width;
    wanted -= this.#overSeats;
    const fits = this.#seatsInUse + wanted <= this.#seats;
    if (!fits || this.#over === 0) return this.#reject(ticket, 'concurrency-limit');
    const queue = this.#queues.get(ONLY_QUEUE) ?? new Queue<Flow>(ONLY_QUEUE, this.#virtual);
    this.#queues.set(ONLY_QUEUE, queue);
    ticket.queue = queue;
    ticket.arrivedVirtually = this.#virtual;
    this.#enqueue(ticket, queue);
    return ticket.state;
  }

  /** Takes seats for a request that neither waits nor is rejected, as more than there are. */
  admitAnyway(ticket: Ticket<Flow>): void {
    this.#execute(ticket, ticket.arrivedAt);
  }

  /** The work of a request is over, and its seats will be free soon. */
  over(ticket: Ticket<Flow>): void {
    ticket.isOver = true;
    this.#over += 1;
    this.#overSeats += ticket.width;
  }

  /** The seats of a request whose work is over are free again; `dispatch` gives them to others. */
  release(ticket: Ticket<Flow>): void {
    const { queue, width } = ticket;
    if (ticket.isOver) {
      this.#over -= 1;
      this.#overSeats -= width;
    }
    this.#seatsInUse -= width;
    this.#executing -= 1;
    if (queue === undefined) return;
    queue.end(ticket);
    this.#forgetIdle(queue);
  }

  /** Gives free seats to those that wait, the queue that is furthest behind first. */
  dispatch(now: number): void {
    while (this.#waiting > 0 && this.#seatsInUse < this.#seats) {
      const ticket = this.#furthestBehind(now);
      // A wide request waits for its seats, and holds up others, as it would never find them otherwise.
      if (ticket === undefined || !this.#fits(ticket)) return;
      const { queue } = ticket;
      this.#dequeue(ticket);
      this.#execute(ticket, now);
      // Of queues that are as far behind, the others are next.
      if (queue !== undefined && this.#backlogged.delete(queue)) this.#backlogged.add(queue);
      this.#tell(ticket, 'executing');
    }
  }

  /** A waiting request gives up. */
  leave(ticket: Ticket<Flow>, now: number): void {
    if (ticket.state !== 'waiting') return;
    this.#giveUp(ticket, 'cancelled');
    if (ticket.queue !== undefined) this.#forgetIdle(ticket.queue);
    this.dispatch(now);
  }

  /** A request wider than all seats has them all to itself. */
  #fits({ width }: Ticket<Flow>): boolean {
    return this.#seatsInUse + width <= this.#seats || this.#seatsInUse === 0;
  }

  /** The queue of the flow's hand that has the fewest requests, so that a flow of few requests has a queue for each of them. */
  #queueFor({ hash }: Ticket<Flow>, { queues, handSize }: Queuing): Queue<Flow> {
    const dealer = new Dealer(hash, queues);
    let index = dealer.next();
    let least = this.#queues.get(index)?.length ?? 0;
    for (let dealt = 1; least > 0 && dealt < handSize; dealt++) {
      const card = dealer.next();
      const length = this.#queues.get(card)?.length ?? 0;
      if (length >= least) continue;
      least = length;
      index = card;
    }
    const queue = this.#queues.get(index) ?? new Queue<Flow>(index, this.#virtual);
    this.#queues.set(index, queue);
    return queue;
  }

  #execute(ticket: Ticket<Flow>, now: number): Decision {
    const { queue, width } = ticket;
    ticket.state = 'executing';
    ticket.startedAt = now;
    this.#seatsInUse += width;
    this.#executing += 1;
    if (queue !== undefined) {
      if (this.#waiting === 0) this.#pass(queue.servedBefore(ticket, now));
      queue.begin(ticket, now);
    }
    return 'executing';
  }

  #enqueue(ticket: Ticket<Flow>, queue: Queue<Flow>): void {
    queue.waiting.add(ticket);
    this.#backlogged.add(queue);
    this.#waiting += 1;
  }

  #dequeue(ticket: Ticket<Flow>): void {
    const { queue } = ticket;
    if (queue === undefined) return;
    queue.waiting.remove(ticket);
    if (queue.waiting.size === 0) this.#backlogged.delete(queue);
    this.#waiting -= 1;
  }

  #reject(ticket: Ticket<Flow>, reason: RejectionReason): Decision {
    ticket.state = reason;
    return reason;
  }

  #giveUp(ticket: Ticket<Flow>, reason: RejectionReason): void {
    this.#dequeue(ticket);
    this.#reject(ticket, reason);
    this.#tell(ticket, reason);
  }

  /** What was to be told leads to all of the request, so it goes with the telling. */
  #tell(ticket: Ticket<Flow>, decision: Decision): void {
    const { decided } = ticket;
    ticket.decided = undefined;
    decided?.(decision);
  }

  /** A request that has waited too long is dropped in favour of a new one. Without a new one it would go on waiting. */
  #rejectOverdue({ waiting }: Queue<Flow>, now: number): void {
    for (let ticket = waiting.first; ticket !== undefined && now - ticket.arrivedAt > ticket.patience; ticket = waiting.first)
      this.#giveUp(ticket, 'time-out');
  }

  #pass(virtual: number): void {
    this.#virtual = Math.max(this.#virtual, virtual);
  }

  /** The oldest request of the queue that is furthest behind, which is where virtual time is then. */
  #furthestBehind(now: number): Ticket<Flow> | undefined {
    let best: Ticket<Flow> | undefined;
    let least = Number.POSITIVE_INFINITY;
    let virtual = Number.POSITIVE_INFINITY;
    for (const queue of this.#backlogged) {
      const ticket = queue.waiting.first;
      if (ticket === undefined) continue;
      virtual = Math.min(virtual, queue.servedBefore(ticket, now));
      const finish = queue.finishOf(ticket, now);
      if (finish >= least) continue;
      least = finish;
      best = ticket;
    }
    if (best !== undefined) this.#pass(virtual);
    return best;
  }

  #forgetIdle(queue: Queue<Flow>): void {
    if (queue.length === 0) this.#queues.delete(queue.index);
  }
}
