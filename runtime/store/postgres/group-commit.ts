/** Writes of this process, committed in groups: those that wait while one transaction runs are the next one. */
import type { CommitResult, StoredEntry, StoreEvent, Write } from '../contract.js';
import { mayBeOfOneWrite, writeFault } from './errors.js';
import { SCHEMA } from './schema.js';
import type { Ask } from './session.js';
import { type Held, heldEntry } from './statements.js';

/** Bounds of one group; a write that is larger is a group of its own. */
const GROUP_WRITES = 500;
const GROUP_BYTES = 8 * 1024 * 1024;

const COMMIT = `SELECT * FROM ${SCHEMA}.commit($1, $2, $3, $4, $5)`;

/** A write's revision is 0 where its check failed. */
interface CommitRow extends Held {
  readonly revision: number;
  readonly created: number;
}

interface Accepted {
  readonly write: Write;
  readonly key: Buffer;
  readonly resolve: (result: CommitResult) => void;
  readonly reject: (error: Error) => void;
}

export class GroupCommit {
  #queue: Accepted[] = [];
  #running = false;

  /** `told`: called with the events of a group that was committed, and resolves when the watchers of this process were told of them. */
  constructor(
    private readonly ask: Ask,
    private readonly told: (events: readonly StoreEvent[]) => Promise<void>,
  ) {}

  commit(write: Write): Promise<CommitResult> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ write, key: Buffer.from(write.key), resolve, reject });
      // Writes of requests that arrive in the same turn of the event loop are committed together.
      if (this.#queue.length === 1 && !this.#running) setImmediate(() => void this.#run());
    });
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while (this.#queue.length > 0) await this.#commit(this.#nextGroup());
    this.#running = false;
  }

  #nextGroup(): readonly Accepted[] {
    let bytes = 0;
    let count = 0;
    for (const { write } of this.#queue) {
      bytes += write.value?.length ?? 0;
      if (count === GROUP_WRITES || (count > 0 && bytes > GROUP_BYTES)) break;
      count += 1;
    }
    return this.#queue.splice(0, count);
  }

  async #commit(group: readonly Accepted[]): Promise<void> {
    try {
      this.#settle(group, await this.ask<CommitRow>(COMMIT, parameters(group)));
    } catch (error) {
      if (group.length > 1 && mayBeOfOneWrite(error)) {
        // None of them was committed. The write at fault fails by itself, and the others do not.
        for (const one of group) await this.#commit([one]);
        return;
      }
      const fault = writeFault(error);
      for (const { reject } of group) reject(fault);
    }
  }

  #settle(group: readonly Accepted[], rows: readonly CommitRow[]): void {
    const events: StoreEvent[] = [];
    const results = group.map(({ write }, i): CommitResult => {
      const row = rows[i];
      if (row === undefined) throw new Error('the database answered fewer writes than it was given');
      const held = heldEntry(write.key, row);
      const { revision, created } = row;
      if (revision === 0) return { committed: false, current: held };
      events.push(eventOf(write, revision, created, held));
      return { committed: true, revision, createRevision: created || (held?.createRevision ?? revision) };
    });
    void this.told(events).then(() => {
      for (const [i, { resolve }] of group.entries()) {
        const result = results[i];
        if (result !== undefined) resolve(result);
      }
    });
  }
}

function eventOf({ key, value, attachment }: Write, revision: number, created: number, previous: StoredEntry | undefined): StoreEvent {
  if (value === undefined) return { type: 'delete', key, revision, value, createRevision: previous?.createRevision ?? revision, previous };
  const event: StoreEvent = { type: 'put', key, revision, value, createRevision: created, previous };
  return attachment === undefined ? event : { ...event, attachment };
}

/** The keys and values one after the other, and the columns that say what each write is. */
function parameters(group: readonly Accepted[]): [Buffer, number[], number[], number[], number[]] {
  const content: Buffer[] = [];
  for (const { key, write } of group) {
    content.push(key);
    if (write.value !== undefined) content.push(write.value);
  }
  return [
    Buffer.concat(content),
    group.map(({ key }) => key.length),
    group.map(({ write }) => write.value?.length ?? -1),
    group.map(({ write }) => write.expected ?? -1),
    group.map(({ write }) => (write.ttlSeconds === undefined ? -1 : Math.ceil(write.ttlSeconds * 1000))),
  ];
}
