/**
 * Priority and fairness: which flow a request belongs to, the seats of its priority level, and its turn. A server has one; it is told
 * of every configuration that is stored, and goes on with what runs and waits.
 */
import type { User } from '../auth/contract.js';
import {
  CATCH_ALL,
  type Configuration,
  type ConfigurationChange,
  type FlowSchema,
  MANDATORY,
  mandatoryLevel,
  mandatorySchema,
  type PriorityLevel,
} from './configuration.js';
import { FlowSchemaIndex, type RequestAttributes } from './flow-schemas.js';
import { type FlowControlObserver, type FlowObserver, nobodyObserves } from './observer.js';
import { kindOf, Phases, type RequestKind } from './occupancy.js';
import { type Asking, QueueSet, Ticket } from './queue-set.js';
import { seatsOfLevels } from './shares.js';
import { type FlowHash, hashOf } from './shuffle-sharding.js';

/** A priority level as it is now. */
export interface Level {
  readonly name: string;
  config: PriorityLevel;
  readonly queues: QueueSet<Flow>;
  /** Its requests, for those who measure. */
  readonly requests: Phases;
  /** Whether it is configured no longer, and is there for the requests that it still has. */
  quiescing: boolean;
}

/** The requests of one flow schema at one level: what they are called in answers, and how many there are. */
export class Flow {
  /** UIDs of the objects; empty where they are not stored. */
  schemaUid = '';
  distinguisher: string | undefined;
  executing = 0;
  waiting = 0;
  /** The hash that was asked for last, as many requests in a row are of the same flow. */
  #hashed: { readonly distinguisher: string; readonly hash: FlowHash } | undefined;

  constructor(
    readonly schema: string,
    readonly level: Level,
    readonly observer: FlowObserver,
  ) {}

  /** What tells the flows of the schema apart. */
  distinguisherOf({ user, attributes }: Asking): string {
    if (this.distinguisher === 'ByUser') return user.name;
    return this.distinguisher === 'ByNamespace' ? attributes.namespace : '';
  }

  /** By which queues are dealt to the request; `seed` is the same at each call. */
  hashOf(asking: Asking, seed: number): FlowHash {
    const distinguisher = this.distinguisherOf(asking);
    if (this.#hashed?.distinguisher !== distinguisher) this.#hashed = { distinguisher, hash: hashOf(this.schema, distinguisher, seed) };
    return this.#hashed.hash;
  }
}

interface FlowControlOptions {
  /** Seats of the server, which its limited levels share; 0 sets no limit. */
  readonly seats: number;
  readonly observer?: FlowControlObserver;
  /** Milliseconds, with a fraction, since a moment that stays the same. */
  readonly now?: () => number;
  /** Runs the work once what came in together has been looked at. */
  readonly afterTurn?: (work: () => void) => void;
  /** An integer of 32 bits that is a secret of the server. */
  readonly seed: number;
}

const keyOf = (schema: string, level: string): string => JSON.stringify([schema, level]);

/** What has become of objects that others take the place of. */
const replaced = <T extends { readonly name: string }>(
  before: Iterable<{ readonly name: string }>,
  now: readonly T[],
): Map<string, T | undefined> =>
  new Map<string, T | undefined>([
    ...[...before].map(({ name }) => [name, undefined] as const),
    ...now.map((object) => [object.name, object] as const),
  ]);

/** What requests of no queue carry for a hash. */
const NO_HASH: FlowHash = [0, 0, 0];

/** What a request asks for beside its flow. */
interface Wanted {
  /** Seats; 1 but for work that is known to be large. */
  readonly width: number;
  /** How long it may wait, in milliseconds. */
  readonly patience: number;
}

export class FlowControl {
  /** Requests of all levels by what they do to objects, for those who measure. */
  readonly requests: Readonly<Record<RequestKind, Phases>> = { readOnly: new Phases(), mutating: new Phases() };
  readonly #seats: number;
  readonly #observer: FlowControlObserver;
  readonly #now: () => number;
  readonly #afterTurn: (work: () => void) => void;
  readonly #seed: number;
  /** By name, with those that are quiescing. */
  readonly #levels = new Map<string, Level>();
  /** By the names of schema and level. */
  readonly #flows = new Map<string, Flow>();
  /** Flows that no schema stands for any more, and that may have requests still. */
  readonly #leaving = new Set<Flow>();
  /** All schemas by their names, those included that are passed over, and the flows of the others. */
  readonly #schemas = new Map<string, FlowSchema>();
  readonly #placed = new Map<string, Flow>();
  /** Names of the schemas that name a level. */
  readonly #byLevel = new Map<string, Set<string>>();
  readonly #index = new FlowSchemaIndex<Flow>();
  #catchAll: Flow | undefined;
  #quiescing = 0;
  /** Requests whose work was over in this turn of the event loop. */
  #over: Ticket<Flow>[] = [];

  constructor({ seats, observer = nobodyObserves, now = () => performance.now(), afterTurn = setImmediate, seed }: FlowControlOptions) {
    this.#seats = seats === 0 ? Number.POSITIVE_INFINITY : seats;
    this.#observer = observer;
    this.#now = now;
    this.#afterTurn = afterTurn;
    this.#seed = seed;
    this.configure(MANDATORY);
  }

  /** Milliseconds, with a fraction, by the clock that requests are measured with. */
  get now(): number {
    return this.#now();
  }

  /** All levels, by name. */
  get levels(): readonly Level[] {
    return [...this.#levels.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** All flow schemas that have a level, and those that have requests. */
  get flows(): Iterable<Flow> {
    return this.#flows.values();
  }

  /** Goes on with other levels and schemas than there were, as `change` does. */
  configure({ levels, schemas }: Configuration): void {
    const configured = [...this.#levels.values()].filter(({ quiescing }) => !quiescing);
    this.change({ levels: replaced(configured, levels), schemas: replaced(this.#schemas.values(), schemas) });
  }

  /**
   * Goes on with levels and schemas that are others now, from the next request on; what waits keeps its place and its level. Mandatory
   * objects that are not there are as they must be. Schemas whose level there is not are passed over. It costs what has changed, and a
   * look at every level where levels have.
   */
  change({ levels, schemas }: ConfigurationChange): void {
    const moved = new Set(schemas.keys());
    for (const [name, level] of levels)
      if (this.#setLevel(name, level ?? mandatoryLevel(name))) for (const schema of this.#byLevel.get(name) ?? []) moved.add(schema);
    if (levels.size > 0) this.#share();
    for (const [name, schema] of schemas) this.#setSchema(name, schema ?? mandatorySchema(name));
    for (const name of moved) this.#place(name);
    this.#forgetLeft();
  }

  /** Gives whether the level has come or gone. */
  #setLevel(name: string, config: PriorityLevel | undefined): boolean {
    const known = this.#levels.get(name);
    const was = known?.quiescing === false;
    if (known === undefined && config !== undefined)
      this.#levels.set(name, { name, config, queues: new QueueSet(0, undefined), requests: new Phases(), quiescing: false });
    if (known !== undefined) {
      known.quiescing = config === undefined;
      if (config !== undefined) known.config = config;
    }
    return was !== (config !== undefined);
  }

  #setSchema(name: string, schema: FlowSchema | undefined): void {
    const before = this.#schemas.get(name);
    if (before !== undefined) {
      const named = this.#byLevel.get(before.level);
      named?.delete(name);
      if (named?.size === 0) this.#byLevel.delete(before.level);
    }
    if (schema === undefined) {
      this.#schemas.delete(name);
      return;
    }
    this.#schemas.set(name, schema);
    const named = this.#byLevel.get(schema.level) ?? new Set();
    this.#byLevel.set(schema.level, named.add(name));
  }

  /** Has requests of the schema fall under its flow at its level, or passes it over. */
  #place(name: string): void {
    const schema = this.#schemas.get(name);
    const known = schema && this.#levels.get(schema.level);
    const level = known?.quiescing === false ? known : undefined;
    const before = this.#placed.get(name);
    if (before !== undefined && before.level !== level) {
      this.#placed.delete(name);
      this.#leaving.add(before);
    }
    if (schema === undefined || level === undefined) {
      this.#index.remove(name);
      return;
    }
    const key = keyOf(name, level.name);
    const kept = this.#flows.get(key);
    const flow = kept?.level === level ? kept : new Flow(name, level, this.#observer.flow(name, level.name));
    flow.schemaUid = schema.uid;
    flow.distinguisher = schema.distinguisher;
    this.#flows.set(key, flow);
    this.#leaving.delete(flow);
    this.#placed.set(name, flow);
    this.#index.set(schema, flow);
    if (name === CATCH_ALL) this.#catchAll = flow;
  }

  /** Forgets flows whose schemas have gone, once their requests have. */
  #forgetLeft(): void {
    for (const flow of this.#leaving) {
      if (flow.executing + flow.waiting > 0) continue;
      this.#leaving.delete(flow);
      const key = keyOf(flow.schema, flow.level.name);
      if (this.#flows.get(key) === flow) this.#flows.delete(key);
    }
  }

  /** Forgets levels that have nothing left to do, and gives every other its seats. */
  #share(): void {
    const now = this.#now();
    for (const { name, quiescing, queues } of this.#levels.values()) if (quiescing && queues.idle) this.#levels.delete(name);
    const levels = [...this.#levels.values()];
    this.#quiescing = levels.filter(({ quiescing }) => quiescing).length;
    const seats = seatsOfLevels(
      this.#seats,
      levels.map(({ config }) => config),
    );
    for (const { name, config, queues } of levels) queues.configure(seats.get(name) ?? Number.POSITIVE_INFINITY, config.queuing, now);
  }

  /** The flow of a request: that of the first schema which matches it, or else of the one that catches all. */
  flowOf(user: User, attributes: RequestAttributes): Flow {
    const flow = this.#index.match(user, attributes) ?? this.#catchAll;
    if (flow === undefined) throw new Error('there is no flow schema that catches all');
    return flow;
  }

  /**
   * Asks for seats. The ticket's state tells what the request becomes: it may be `executing` at once, and must be ended then; or
   * `waiting`, until the ticket's `decided` is told, or it leaves; or rejected.
   */
  admit(flow: Flow, asking: Asking, { width, patience }: Wanted): Ticket<Flow> {
    const { level, observer } = flow;
    const now = this.#now();
    if (level.config.shares === undefined) return this.#exempt(flow, asking, now);
    const hash = level.config.queuing === undefined ? NO_HASH : flow.hashOf(asking, this.#seed);
    const ticket = new Ticket(flow, asking, hash, Math.min(width, Math.max(level.queues.seats, 1)), now, patience);
    const decision = level.queues.admit(ticket);
    if (decision === 'waiting') {
      this.#count(ticket, 'waiting', 1);
      observer.enqueued(ticket.queue?.waiting.size ?? 0);
      return ticket;
    }
    observer.waited(0, decision === 'executing');
    if (decision === 'executing') {
      if (ticket.queue !== undefined) observer.enqueued(1);
      this.#begun(ticket, now);
    } else observer.rejected(decision);
    return ticket;
  }

  /** The seat of a request that neither waits nor is rejected, as it is only begun here: others wait while it has the seat. */
  begin(flow: Flow, asking: Asking): Ticket<Flow> {
    const now = this.#now();
    if (flow.level.config.shares === undefined) return this.#exempt(flow, asking, now);
    const ticket = new Ticket(flow, asking, NO_HASH, 1, now, 0);
    flow.level.queues.admitAnyway(ticket);
    this.#begun(ticket, now);
    return ticket;
  }

  /** Resolves with whether a waiting request executes now, and must be ended then. */
  turnOf(ticket: Ticket<Flow>): Promise<boolean> {
    return new Promise((resolve) => {
      ticket.decided = (decision) => {
        const { flow, arrivedAt } = ticket;
        const now = this.#now();
        const executes = decision === 'executing';
        this.#count(ticket, 'waiting', -1);
        flow.observer.waited((now - arrivedAt) / 1000, executes);
        if (executes) this.#begun(ticket, now);
        else if (decision !== 'waiting') flow.observer.rejected(decision);
        resolve(executes);
      };
    });
  }

  /** A waiting request gives up. */
  leave(ticket: Ticket<Flow>): void {
    ticket.flow.level.queues.leave(ticket, this.#now());
    this.#settleQuiescing();
  }

  /**
   * The work of an executing request is done. Its seats become free in the next turn of the event loop: a request that is answered within
   * one turn has occupied the thread for that turn, so the seats of a level also bound its share of each turn.
   */
  end(ticket: Ticket<Flow>): void {
    const { flow, startedAt } = ticket;
    ticket.took = this.#now() - startedAt;
    this.#count(ticket, 'executing', -1);
    flow.observer.executed(ticket.took / 1000);
    if (ticket.width === 0) return;
    flow.level.queues.over(ticket);
    if (this.#over.push(ticket) === 1) this.#afterTurn(this.#freeSeats);
  }

  readonly #freeSeats = (): void => {
    const over = this.#over;
    this.#over = [];
    const now = this.#now();
    for (const ticket of over) ticket.flow.level.queues.release(ticket);
    for (const { flow } of over) flow.level.queues.dispatch(now);
    this.#settleQuiescing();
  };

  #settleQuiescing(): void {
    if (this.#quiescing === 0) return;
    for (const { quiescing, queues } of this.#levels.values())
      if (quiescing && queues.idle) {
        this.#share();
        return;
      }
  }

  /** A request that takes no seats. */
  #exempt(flow: Flow, asking: Asking, now: number): Ticket<Flow> {
    const ticket = new Ticket(flow, asking, NO_HASH, 0, now, 0);
    ticket.state = 'executing';
    this.#begun(ticket, now);
    return ticket;
  }

  #begun(ticket: Ticket<Flow>, now: number): void {
    ticket.startedAt = now;
    this.#count(ticket, 'executing', 1);
    ticket.flow.observer.dispatched();
  }

  #count({ flow, asking }: Ticket<Flow>, phase: 'executing' | 'waiting', count: 1 | -1): void {
    flow[phase] += count;
    flow.level.requests[phase].add(count);
    flow.level.requests.asking.add(count);
    this.requests[kindOf(asking.attributes.verb)][phase].add(count);
  }
}
