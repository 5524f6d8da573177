/**
 * The messages of etcd's API version 3 that the engine sends and reads, field by field as its published .proto files number
 * them. Fields that the engine does not look at are skipped.
 */
import { BinaryReader, BinaryWriter } from '@bufbuild/protobuf/wire';

export interface KeyValue {
  readonly key: string;
  readonly value: Buffer;
  readonly createRevision: number;
  readonly modRevision: number;
  /** How often the key was written since it last was absent. */
  readonly version: number;
}

export interface RangeRequest {
  readonly key: Uint8Array;
  /** Exclusive; undefined: the one key. */
  readonly end?: Uint8Array;
  readonly limit?: number;
  /** 0: the newest. */
  readonly revision?: number;
  readonly keysOnly?: boolean;
}

export interface RangeResponse {
  readonly revision: number;
  readonly entries: readonly KeyValue[];
  readonly count: number;
}

export interface TxnRequest {
  readonly key: Uint8Array;
  /** What the key must be at for the write to happen; undefined: anything. */
  readonly compare?: { readonly target: 'modRevision' | 'version'; readonly is: number };
  /** Undefined deletes the key. */
  readonly value: Uint8Array | undefined;
  /** 0: none. */
  readonly lease?: bigint;
}

export interface TxnResponse {
  readonly succeeded: boolean;
  readonly revision: number;
  /** The key as it is after the write, without its value, or, where that was refused, as it stands. */
  readonly entry: KeyValue | undefined;
  readonly deleted: number;
}

export interface WatchCreateRequest {
  readonly key: Uint8Array;
  readonly end: Uint8Array;
  /** The first revision to be told. */
  readonly start: number;
}

export interface WatchEvent {
  readonly deleted: boolean;
  readonly entry: KeyValue;
  readonly previous: KeyValue | undefined;
}

export interface WatchResponse {
  readonly revision: number;
  readonly created: boolean;
  readonly canceled: boolean;
  /** Oldest revision that can be watched, where the one asked for is older; else 0. */
  readonly compacted: number;
  readonly reason: string;
  /** More events of the same answer follow. */
  readonly fragment: boolean;
  readonly events: readonly WatchEvent[];
}

export const keyBytes = (key: string): Uint8Array => Buffer.from(key);
/** As a first key and as an end: all keys there are. */
export const ALL_KEYS: Uint8Array = Uint8Array.of(0);

const field = (number: number, wire: 0 | 2): number => (number << 3) | wire;

export function rangeRequest({ key, end, limit = 0, revision = 0, keysOnly = false }: RangeRequest): Uint8Array {
  const writer = new BinaryWriter().uint32(field(1, 2)).bytes(key);
  if (end !== undefined) writer.uint32(field(2, 2)).bytes(end);
  if (limit > 0) writer.uint32(field(3, 0)).int64(limit);
  if (revision > 0) writer.uint32(field(4, 0)).int64(revision);
  if (keysOnly) writer.uint32(field(8, 0)).bool(true);
  return writer.finish();
}

const COMPARED = { version: { target: 0, number: 4 }, modRevision: { target: 2, number: 6 } } as const;

export function txnRequest({ key, compare, value, lease = 0n }: TxnRequest): Uint8Array {
  const writer = new BinaryWriter();
  const shown = (keysOnly: boolean): Uint8Array => new BinaryWriter().uint32(field(1, 2)).bytes(rangeRequest({ key, keysOnly })).finish();
  if (compare !== undefined) {
    const { target, number } = COMPARED[compare.target];
    const condition = new BinaryWriter().uint32(field(2, 0)).int32(target).uint32(field(3, 2)).bytes(key);
    writer.uint32(field(1, 2)).bytes(condition.uint32(field(number, 0)).int64(compare.is).finish());
  }
  writer.uint32(field(2, 2)).bytes(value === undefined ? deletion(key) : put(key, value, lease));
  if (value !== undefined) writer.uint32(field(2, 2)).bytes(shown(true));
  if (compare !== undefined) writer.uint32(field(3, 2)).bytes(shown(false));
  return writer.finish();
}

const put = (key: Uint8Array, value: Uint8Array, lease: bigint): Uint8Array => {
  const request = new BinaryWriter().uint32(field(1, 2)).bytes(key).uint32(field(2, 2)).bytes(value);
  if (lease !== 0n) request.uint32(field(3, 0)).int64(lease);
  return new BinaryWriter().uint32(field(2, 2)).bytes(request.finish()).finish();
};

const deletion = (key: Uint8Array): Uint8Array =>
  new BinaryWriter()
    .uint32(field(3, 2))
    .bytes(new BinaryWriter().uint32(field(1, 2)).bytes(key).finish())
    .finish();

export const compactionRequest = (revision: number): Uint8Array =>
  new BinaryWriter().uint32(field(1, 0)).int64(revision).uint32(field(2, 0)).bool(true).finish();

export const leaseGrantRequest = (seconds: number): Uint8Array => new BinaryWriter().uint32(field(1, 0)).int64(seconds).finish();

export function watchCreateRequest({ key, end, start }: WatchCreateRequest): Uint8Array {
  const request = new BinaryWriter().uint32(field(1, 2)).bytes(key).uint32(field(2, 2)).bytes(end);
  request.uint32(field(3, 0)).int64(start).uint32(field(6, 0)).bool(true).uint32(field(8, 0)).bool(true);
  return new BinaryWriter().uint32(field(1, 2)).bytes(request.finish()).finish();
}

type Fields = Readonly<Record<number, (reader: BinaryReader) => void>>;

/** Reads a message: each field by its number, others skipped. */
function read(bytes: Uint8Array, fields: Fields): void {
  const reader = new BinaryReader(bytes);
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    const take = fields[tag >>> 3];
    if (take === undefined) reader.skip(tag & 7);
    else take(reader);
  }
}

const number = (reader: BinaryReader): number => Number(reader.int64());

function revisionOf(header: Uint8Array): number {
  let revision = 0;
  read(header, {
    3: (r) => {
      revision = number(r);
    },
  });
  return revision;
}

const NO_VALUE: Buffer = Buffer.alloc(0);

function keyValue(bytes: Uint8Array): KeyValue {
  const out = { key: '', value: NO_VALUE, createRevision: 0, modRevision: 0, version: 0 };
  read(bytes, {
    1: (r) => {
      out.key = Buffer.from(r.bytes()).toString('utf8');
    },
    2: (r) => {
      out.createRevision = number(r);
    },
    3: (r) => {
      out.modRevision = number(r);
    },
    4: (r) => {
      out.version = number(r);
    },
    5: (r) => {
      const value = r.bytes();
      // A view: the message stays as long as its values do.
      out.value = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    },
  });
  return out;
}

export function rangeResponse(bytes: Uint8Array): RangeResponse {
  const entries: KeyValue[] = [];
  const out = { revision: 0, entries, count: 0 };
  read(bytes, {
    1: (r) => {
      out.revision = revisionOf(r.bytes());
    },
    2: (r) => {
      entries.push(keyValue(r.bytes()));
    },
    4: (r) => {
      out.count = number(r);
    },
  });
  return out;
}

export function txnResponse(bytes: Uint8Array): TxnResponse {
  const out: { succeeded: boolean; revision: number; entry: KeyValue | undefined; deleted: number } = {
    succeeded: false,
    revision: 0,
    entry: undefined,
    deleted: 0,
  };
  read(bytes, {
    1: (r) => {
      out.revision = revisionOf(r.bytes());
    },
    2: (r) => {
      out.succeeded = r.bool();
    },
    3: (r) =>
      read(r.bytes(), {
        1: (s) => {
          out.entry = rangeResponse(s.bytes()).entries[0];
        },
        3: (s) =>
          read(s.bytes(), {
            2: (t) => {
              out.deleted = number(t);
            },
          }),
      }),
  });
  return out;
}

/** The lease's name. */
export function leaseGrantResponse(bytes: Uint8Array): bigint {
  let id = 0n;
  read(bytes, {
    2: (r) => {
      id = BigInt(r.int64());
    },
  });
  return id;
}

function watchEvent(bytes: Uint8Array): WatchEvent {
  const out = { deleted: false, entry: keyValue(NO_VALUE), previous: undefined as KeyValue | undefined };
  read(bytes, {
    1: (r) => {
      out.deleted = r.int32() === 1;
    },
    2: (r) => {
      out.entry = keyValue(r.bytes());
    },
    3: (r) => {
      out.previous = keyValue(r.bytes());
    },
  });
  return out;
}

export function watchResponse(bytes: Uint8Array): WatchResponse {
  const events: WatchEvent[] = [];
  const out = { revision: 0, created: false, canceled: false, compacted: 0, reason: '', fragment: false, events };
  read(bytes, {
    1: (r) => {
      out.revision = revisionOf(r.bytes());
    },
    3: (r) => {
      out.created = r.bool();
    },
    4: (r) => {
      out.canceled = r.bool();
    },
    5: (r) => {
      out.compacted = number(r);
    },
    6: (r) => {
      out.reason = r.string();
    },
    7: (r) => {
      out.fragment = r.bool();
    },
    11: (r) => {
      events.push(watchEvent(r.bytes()));
    },
  });
  return out;
}
