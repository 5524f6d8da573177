/** What workers and the store's process say to one another, as values of the store's contract and as Protobuf messages. */

import type * as protocol from '../../../generated/protocols/workers.js';
import { bufferOf } from '../bytes.js';
import {
  CompactedError,
  FutureRevisionError,
  StoreDamagedError,
  type StoredEntry,
  type StoreEvent,
  StoreFullError,
  StoreUnavailableError,
  UncertainWriteError,
  ValueTooLargeError,
} from '../contract.js';

/** The write of a worker, as it travels with the event that it becomes. */
export class Origin {
  constructor(
    /** The number of the worker's connection. */
    readonly connection: number,
    readonly call: number,
  ) {}
}

const NOTHING: Buffer = Buffer.alloc(0);

/** A part of the bytes that arrived with it, which whoever keeps a value copies. */
export const view = (bytes: Uint8Array | undefined): Buffer => (bytes === undefined ? NOTHING : bufferOf(bytes));

export const entryMessage = ({ key, value, revision, createRevision, damage }: StoredEntry): protocol.Entry => ({
  key,
  value,
  revision,
  createRevision,
  damage,
});

export const entryOf = ({ key = '', value, revision = 0, createRevision = 0, damage }: protocol.Entry): StoredEntry => ({
  key,
  value: view(value),
  revision,
  createRevision,
  ...(damage === undefined ? {} : { damage }),
});

export function changeMessage({ key, revision, value, createRevision, previous, damage, attachment }: StoreEvent): protocol.Change {
  const { connection, call } = attachment instanceof Origin ? attachment : { connection: undefined, call: undefined };
  const before = previous === undefined ? undefined : entryMessage({ ...previous, key: '' });
  return { key, revision, value, createRevision, previous: before, damage, connection, call };
}

/** `write`: what this process wrote by the call, whose value and attachment the event then has. */
export function eventOf(
  change: protocol.Change,
  write: (origin: Origin) => Pick<StoreEvent, 'value' | 'attachment'> | undefined,
): StoreEvent {
  const { key = '', revision = 0, value, createRevision = 0, previous, damage, connection, call } = change;
  const own = connection === undefined || call === undefined ? undefined : write(new Origin(connection, call));
  return {
    type: value === undefined ? 'delete' : 'put',
    key,
    revision,
    value: value === undefined ? undefined : (own?.value ?? view(value)),
    createRevision,
    previous: previous === undefined ? undefined : { ...entryOf(previous), key },
    ...(damage === undefined ? {} : { damage }),
    attachment: own?.attachment,
  };
}

/** Errors that say nothing but their message. */
const PLAIN: Readonly<Record<string, new (message: string) => Error>> = {
  StoreDamagedError,
  StoreFullError,
  StoreUnavailableError,
  UncertainWriteError,
  ValueTooLargeError,
};

export function faultMessage(error: unknown): protocol.Fault {
  if (error instanceof CompactedError) return { name: error.name, requested: error.requested, bound: error.oldest };
  if (error instanceof FutureRevisionError) return { name: error.name, requested: error.requested, bound: error.newest };
  return error instanceof Error ? { name: error.name, message: error.message } : { message: String(error) };
}

export function faultOf({ name = '', message = '', requested = 0, bound = 0 }: protocol.Fault): Error {
  if (name === 'CompactedError') return new CompactedError(requested, bound);
  if (name === 'FutureRevisionError') return new FutureRevisionError(requested, bound);
  const Known = PLAIN[name] ?? StoreUnavailableError;
  return new Known(message);
}

/** Bytes of entries or changes that one message has, and beyond which the next begins. */
const PART_BYTES = 1024 * 1024;

/** What there is in parts of about a megabyte each; one part of nothing where there is nothing. */
export function parts<T>(all: readonly T[], bytesOf: (each: T) => number): T[][] {
  let part: T[] = [];
  const made = [part];
  let bytes = 0;
  for (const each of all) {
    if (bytes > PART_BYTES) {
      part = [];
      made.push(part);
      bytes = 0;
    }
    part.push(each);
    bytes += bytesOf(each);
  }
  return made;
}

export const bytesOfEntry = ({ key, value }: StoredEntry): number => key.length + value.length;
export const bytesOfEvent = ({ key, value, previous }: StoreEvent): number =>
  key.length + (value?.length ?? 0) + (previous?.value.length ?? 0);
