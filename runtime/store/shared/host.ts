/**
 * The store's process: it has the engine, and answers the workers that connect to its socket. All events of a commit group are on their way
 * to every worker, and the fence shows the group's revision, before any of its writes is acknowledged.
 */
import { createServer, type Server, type Socket } from 'node:net';
import { type Answer, Message, Request } from '../../../generated/protocols/workers.js';
import { CompactedError, type Engine, type StoreEvent, StoreUnavailableError, type Subscription } from '../contract.js';
import { framed } from '../grpc/frames.js';
import { FenceWriter } from './fence.js';
import { bytesOfEntry, bytesOfEvent, changeMessage, entryMessage, faultMessage, Origin, parts, view } from './messages.js';
import { Wire } from './wire.js';

/** Bytes that wait for a worker before it is told of no more changes until it has taken them; what it missed, the engine's history has. */
const BEHIND_BYTES = 16 * 1024 * 1024;
/** Bytes that wait for a worker before no more is asked by it. */
const UNTAKEN_BYTES = 8 * 1024 * 1024;
/** Milliseconds before an engine that stopped to tell of changes is asked again. */
const AGAIN_MS = 100;

interface HostOptions {
  /** Open; whoever gave it closes it, after the host. */
  readonly engine: Engine;
  /** Path of the socket, at most 107 bytes, in a folder that is closed to others. */
  readonly socket: string;
  /** Path of the fence, in the same folder or another one. */
  readonly fence: string;
}

export class StoreHost {
  readonly #connections = new Set<Connection>();
  readonly #encoder = new ChangeEncoder();
  #fence: FenceWriter | undefined;
  #server: Server | undefined;
  #closing: Promise<void> | undefined;
  #made = 0;

  constructor(private readonly options: HostOptions) {}

  /** Resolves once workers can connect; rejects where the socket or the fence cannot be made. */
  async listen(): Promise<void> {
    const { engine, socket: path, fence: file } = this.options;
    const fence = new FenceWriter(file);
    this.#fence = fence;
    fence.raise(await engine.currentRevision());
    this.#server = createServer((socket) => {
      this.#made += 1;
      const connection = new Connection(this.#made, socket, { engine, fence, encoder: this.#encoder }, () =>
        this.#connections.delete(connection),
      );
      this.#connections.add(connection);
    });
    const server = this.#server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, () => resolve());
    });
  }

  /** Bytes that wait for workers. */
  get backlog(): number {
    let bytes = 0;
    for (const connection of this.#connections) bytes += connection.backlog;
    return bytes;
  }

  /** Takes no more connections, and closes those that there are. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    for (const connection of this.#connections) connection.close();
    const server = this.#server;
    if (server !== undefined) await new Promise<void>((resolve) => server.close(() => resolve()));
    this.#fence?.close();
  }
}

/** Encodes the changes of a commit group once for all workers, who are told of one group after the other. */
class ChangeEncoder {
  #events: readonly StoreEvent[] | undefined;
  #frames: readonly Buffer[] = [];

  framesOf(events: readonly StoreEvent[]): readonly Buffer[] {
    if (this.#events === events) return this.#frames;
    this.#frames = parts(events, bytesOfEvent).map((part) =>
      framed(Message.encode({ changes: { changes: part.map(changeMessage) } }).finish()),
    );
    this.#events = events;
    return this.#frames;
  }
}

interface Shared {
  readonly engine: Engine;
  readonly fence: FenceWriter;
  readonly encoder: ChangeEncoder;
}

/** One worker. */
class Connection {
  readonly #wire: Wire;
  #feed: Subscription | undefined;
  /** The newest revision that the worker was told of. */
  #told = 0;
  #again: NodeJS.Timeout | undefined;
  #paused = false;
  #ended = false;

  constructor(
    private readonly number: number,
    socket: Socket,
    private readonly shared: Shared,
    private readonly gone: () => void,
  ) {
    this.#wire = new Wire(socket, {
      message: (bytes) => void this.#hear(Request.decode(bytes)),
      lost: () => this.#end(),
    });
  }

  get backlog(): number {
    return this.#wire.backlog;
  }

  close(): void {
    this.#end();
    this.#wire.close();
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#again);
    this.#feed?.close();
    this.gone();
  }

  async #hear(request: Request): Promise<void> {
    const { id } = request;
    if (!this.#paused && this.#wire.backlog > UNTAKEN_BYTES) {
      this.#paused = true;
      this.#wire.pause();
      void this.#wire.drained().then(() => {
        this.#paused = false;
        this.#wire.resume();
      });
    }
    try {
      await this.#answer(request);
    } catch (error) {
      this.#say({ id, fault: faultMessage(error) });
    }
  }

  /** What an answer shows may be seen by others from now on. */
  #say(answer: Answer): void {
    this.shared.fence.raise(answer.committed?.revision ?? answer.revision ?? 0);
    this.#wire.say(Message.encode({ answer }).finish());
  }

  async #answer({ id, ...request }: Request): Promise<void> {
    const { engine } = this.shared;
    const { get, range, commit, history, compact } = request;
    if (commit !== undefined) return this.#commit(id ?? 0, commit);
    if (get !== undefined) {
      const { entry, revision } = await engine.get(get.key ?? '', get.revision);
      return this.#say({ id, revision, entries: entry === undefined ? [] : [entryMessage(entry)] });
    }
    if (range !== undefined) return this.#range(id, range);
    if (history !== undefined) return this.#history(id, history);
    if (compact !== undefined) {
      await engine.compact(compact.revision ?? 0);
      return this.#say({ id });
    }
    if (request.compactedRevision !== undefined) return this.#say({ id, revision: await engine.compactedRevision() });
    const revision = await engine.currentRevision();
    if (request.open !== undefined && this.#feed === undefined && !this.#ended) this.#follow(revision);
    this.#say({ id, revision, count: this.number });
  }

  async #commit(call: number, { key = '', value, expected, ttlSeconds }: NonNullable<Request['commit']>): Promise<void> {
    const result = await this.shared.engine.commit({
      key,
      value: value === undefined ? undefined : view(value),
      expected,
      ...(ttlSeconds === undefined ? {} : { ttlSeconds }),
      attachment: new Origin(this.number, call),
    });
    if (result.committed) {
      const { revision, createRevision } = result;
      return this.#say({ id: call, committed: { revision, createRevision } });
    }
    const { current } = result;
    this.#say({ id: call, revision: current?.revision, committed: { revision: 0 }, entries: current && [entryMessage(current)] });
  }

  async #range(id: number | undefined, { prefix = '', start, limit, uncounted, revision }: NonNullable<Request['range']>): Promise<void> {
    const found = await this.shared.engine.range(prefix, { start, limit, uncounted, revision });
    const made = parts(found.entries, bytesOfEntry);
    for (const [i, part] of made.entries()) {
      const unfinished = i < made.length - 1;
      const { more, count } = found;
      this.#say({ id, revision: found.revision, more, count, unfinished, entries: part.map(entryMessage) });
      if (unfinished && this.#wire.backlog > UNTAKEN_BYTES) await this.#wire.drained();
    }
  }

  /** A page of the history: what the engine tells first, or that there is nothing up to its newest revision. */
  async #history(id: number | undefined, { prefix = '', after = 0 }: NonNullable<Request['history']>): Promise<void> {
    const { events, upTo } = await new Promise<{ events: readonly StoreEvent[]; upTo: number }>((resolve, reject) => {
      const watch = this.shared.engine.watch(prefix, after, {
        events(events) {
          watch.close();
          resolve({ events, upTo: events[events.length - 1]?.revision ?? after });
        },
        progress(upTo) {
          watch.close();
          resolve({ events: [], upTo });
        },
        closed: (error) => reject(error ?? new StoreUnavailableError('the store is closed')),
      });
    });
    const made = parts(events, bytesOfEvent);
    for (const [i, part] of made.entries())
      this.#say({ id, revision: upTo, unfinished: i < made.length - 1, changes: part.map(changeMessage) });
  }

  /** Tells the worker of every change after the revision, for as long as it takes what it is told. */
  #follow(after: number): void {
    const { engine, fence, encoder } = this.shared;
    this.#told = after;
    const feed = engine.watch('', after, {
      events: (events) => {
        const revision = events[events.length - 1]?.revision ?? this.#told;
        fence.raise(revision);
        for (const frame of encoder.framesOf(events)) this.#wire.sayFramed(frame);
        this.#told = revision;
        if (this.#wire.backlog > BEHIND_BYTES) this.#rest();
      },
      closed: (error) => this.#interrupted(error),
    });
    this.#feed = feed;
  }

  /** Tells nothing until the worker has taken what it was told; the rest is read from the history. */
  #rest(): void {
    this.#feed?.close();
    void this.#wire.drained().then(() => {
      if (!this.#ended) this.#follow(this.#told);
    });
  }

  #interrupted(error: Error | undefined): void {
    if (this.#ended || error === undefined) return;
    const lost = error instanceof CompactedError ? error : undefined;
    this.#again = setTimeout(() => void this.#resume(lost), lost === undefined ? AGAIN_MS : 0);
  }

  /** Where changes are no longer kept that the worker was not told of, it is told so, and goes on from the newest revision. */
  async #resume(lost: CompactedError | undefined): Promise<void> {
    if (lost === undefined) return this.#follow(this.#told);
    try {
      const revision = await this.shared.engine.currentRevision();
      if (this.#ended) return;
      this.shared.fence.raise(revision);
      this.#wire.say(Message.encode({ lost: { compacted: lost.oldest, revision } }).finish());
      this.#follow(revision);
    } catch {
      this.#interrupted(lost);
    }
  }
}
