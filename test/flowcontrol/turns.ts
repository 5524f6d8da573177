/**
 * Reads that come to a server in the turns of its event loop: all that has come is read, then begun, and a seat is free again in the turn
 * after. Time passes only by the work of the server, so that what a flow waits for is the same at every run.
 */
import type { Queuing } from '../../runtime/flowcontrol/configuration.js';
import { QueueSet, Ticket } from '../../runtime/flowcontrol/queue-set.js';
import type { FlowHash } from '../../runtime/flowcontrol/shuffle-sharding.js';
import { SOMEBODY } from './asking.js';
import { random } from './simulation.js';

/** What the parts of a request take, and a turn without any, in milliseconds. */
const READ_MS = 0.03;
const BEGIN_MS = 0.02;
const ANSWER_MS = 0.04;
const REFUSE_MS = 0.03;
const TURN_MS = 0.02;
/** How long a client that was refused waits. */
const RETRY_MS = 1000;
/** What has been answered by then is not counted. */
const WARM_MS = 500;

export interface TurnFlow {
  readonly name: string;
  readonly hash: FlowHash;
  /** Connections, each of which sends a request once the one before is answered. */
  readonly connections: number;
  /** Milliseconds between the moments at which its client looks at answers, and sends what follows all at once; 0 where it always does. */
  readonly burstMs: number;
}

export interface Answered {
  /** Milliseconds from sending to the answer, in ascending order. */
  readonly latencies: number[];
}

interface Request {
  readonly flow: TurnFlow;
  readonly at: number;
}

/** Runs the clients for so many milliseconds. */
export function takeTurns(
  level: { readonly seats: number; readonly queuing: Queuing },
  flows: readonly TurnFlow[],
  milliseconds: number,
): ReadonlyMap<string, Answered> {
  const number = random(3);
  const set = new QueueSet<Request>(level.seats, level.queuing);
  const answered = new Map(flows.map(({ name }) => [name, { latencies: [] as number[] }]));
  let now = 0;
  let coming: Request[] = flows.flatMap((flow) => Array.from({ length: flow.connections }, () => ({ flow, at: number() })));
  let over: Ticket<Request>[] = [];
  let decided: Ticket<Request>[] = [];

  const follow = ({ flow }: Request): void => {
    const ready = now + 0.1 + number() * 0.1;
    const at = flow.burstMs === 0 ? ready : (Math.ceil(ready / flow.burstMs) + number() * 0.2) * flow.burstMs;
    coming.push({ flow, at });
  };
  const answer = (ticket: Ticket<Request>): void => {
    now += ANSWER_MS;
    ticket.took = now - ticket.startedAt;
    set.over(ticket);
    over.push(ticket);
    const { flow, at } = ticket.flow;
    if (now > WARM_MS) answered.get(flow.name)?.latencies.push(now - at);
    follow(ticket.flow);
  };
  const begin = (request: Request): void => {
    now += BEGIN_MS;
    const ticket = new Ticket(request, SOMEBODY, request.flow.hash, 1, now, Number.POSITIVE_INFINITY);
    const decision = set.admit(ticket);
    if (decision === 'executing') answer(ticket);
    else if (decision === 'waiting') ticket.decided = () => decided.push(ticket);
    else {
      now += REFUSE_MS;
      coming.push({ ...request, at: now + RETRY_MS });
    }
  };
  const giveAway = (): void => {
    const free = over;
    over = [];
    for (const ticket of free) set.release(ticket);
    set.dispatch(now);
    const next = decided;
    decided = [];
    for (const ticket of next) answer(ticket);
  };

  while (now < milliseconds) {
    if (set.idle) now = Math.max(now, Math.min(...coming.map(({ at }) => at)));
    now += TURN_MS;
    const come = coming.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
    coming = coming.filter(({ at }) => at > now);
    now += READ_MS * come.length;
    for (const request of come) begin(request);
    giveAway();
  }
  for (const { latencies } of answered.values()) latencies.sort((a, b) => a - b);
  return answered;
}
