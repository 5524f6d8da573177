/** Clients that ask a priority level for seats, in a time that passes only from one event to the next. */
import type { Queuing } from '../../runtime/flowcontrol/configuration.js';
import { QueueSet, Ticket } from '../../runtime/flowcontrol/queue-set.js';
import type { FlowHash } from '../../runtime/flowcontrol/shuffle-sharding.js';
import { SOMEBODY } from './asking.js';

export interface SimulatedFlow {
  readonly name: string;
  readonly hash: FlowHash;
  /** Requests that it has under way or waiting: the next one comes once one is answered. */
  readonly atOnce: number;
  readonly width: number;
  /** Milliseconds from an answer to the next request, as the way there and back takes; 0 when absent. */
  readonly pauseMs?: number;
  /** When its first requests come, in milliseconds; at the start when absent. */
  readonly fromMs?: number;
  /** Milliseconds that its next request takes. */
  serviceMs(): number;
}

export interface Served {
  /** Seats that the flow had on average. */
  readonly seats: number;
  /** Milliseconds from asking to the answer, in ascending order. */
  readonly latencies: readonly number[];
  readonly rejected: number;
}

/** Numbers between 0 and 1 that are the same at every run (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/**
 * The seats of each flow if they are shared out so that nobody can have more without one that has less having even less
 * (max-min fairness). `wanted`: seats that each flow could use.
 */
export function fairShares(total: number, wanted: readonly number[]): number[] {
  const shares = new Array<number>(wanted.length).fill(0);
  let left = total;
  const ascending = wanted.map((seats, i) => ({ seats, i })).sort((a, b) => a.seats - b.seats);
  for (const [done, { seats, i }] of ascending.entries()) {
    const share = Math.min(seats, left / (ascending.length - done));
    shares[i] = share;
    left -= share;
  }
  return shares;
}

/** How long a client that was rejected waits before it asks again. */
const RETRY_MS = 1000;

interface Event {
  readonly at: number;
  readonly run: (at: number) => void;
}

/** What comes next in time; events of one time in the order in which they were added. */
class Agenda {
  readonly #heap: (Event & { readonly order: number })[] = [];
  #order = 0;

  add(at: number, run: (at: number) => void): void {
    const heap = this.#heap;
    heap.push({ at, run, order: this.#order++ });
    for (let i = heap.length - 1; i > 0; ) {
      const parent = (i - 1) >> 1;
      if (!this.#before(i, parent)) break;
      this.#swap(i, parent);
      i = parent;
    }
  }

  take(): Event | undefined {
    const heap = this.#heap;
    const top = heap[0];
    const last = heap.pop();
    if (top === undefined || last === undefined || heap.length === 0) return top;
    heap[0] = last;
    for (let i = 0; ; ) {
      const [left, right] = [2 * i + 1, 2 * i + 2];
      let least = i;
      if (left < heap.length && this.#before(left, least)) least = left;
      if (right < heap.length && this.#before(right, least)) least = right;
      if (least === i) return top;
      this.#swap(i, least);
      i = least;
    }
  }

  #before(i: number, j: number): boolean {
    const [a, b] = [this.#heap[i], this.#heap[j]];
    return a !== undefined && b !== undefined && (a.at < b.at || (a.at === b.at && a.order < b.order));
  }

  #swap(i: number, j: number): void {
    const [a, b] = [this.#heap[i], this.#heap[j]];
    if (a === undefined || b === undefined) return;
    this.#heap[i] = b;
    this.#heap[j] = a;
  }
}

/** Runs the clients for so many milliseconds, and tells what each flow was served in the later half. */
export function simulate(
  level: { readonly seats: number; readonly queuing: Queuing },
  flows: readonly SimulatedFlow[],
  milliseconds: number,
): Map<string, Served> {
  const set = new QueueSet<SimulatedFlow>(level.seats, level.queuing);
  const agenda = new Agenda();
  const from = milliseconds / 2;
  const counted = new Map(flows.map(({ name }) => [name, { service: 0, latencies: [] as number[], rejected: 0 }]));

  const execute = (ticket: Ticket<SimulatedFlow>, at: number): void => {
    const { flow, width, arrivedAt } = ticket;
    const took = flow.serviceMs();
    agenda.add(at + took, (end) => {
      const served = counted.get(flow.name);
      if (served !== undefined) served.service += width * Math.max(0, Math.min(end, milliseconds) - Math.max(at, from));
      if (arrivedAt >= from) served?.latencies.push(end - arrivedAt);
      ticket.took = took;
      set.release(ticket);
      set.dispatch(end);
      if (flow.pauseMs === undefined) ask(flow, end);
      else agenda.add(end + flow.pauseMs, (later) => ask(flow, later));
    });
  };
  const ask = (flow: SimulatedFlow, at: number): void => {
    const ticket = new Ticket(flow, SOMEBODY, flow.hash, flow.width, at, Number.POSITIVE_INFINITY);
    const decision = set.admit(ticket);
    if (decision === 'executing') execute(ticket, at);
    else if (decision === 'waiting') ticket.decided = () => execute(ticket, now);
    else {
      const served = counted.get(flow.name);
      if (served !== undefined && at >= from) served.rejected += 1;
      agenda.add(at + RETRY_MS, (again) => ask(flow, again));
    }
  };

  let now = 0;
  for (const flow of flows) for (let i = 0; i < flow.atOnce; i++) agenda.add((flow.fromMs ?? 0) + i / flow.atOnce, (at) => ask(flow, at));
  for (let event = agenda.take(); event !== undefined && event.at <= milliseconds; event = agenda.take()) {
    now = event.at;
    event.run(event.at);
  }
  return new Map(
    [...counted].map(([name, { service, latencies, rejected }]) => [
      name,
      { seats: service / (milliseconds - from), latencies: latencies.sort((a, b) => a - b), rejected },
    ]),
  );
}
