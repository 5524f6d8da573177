/** The engine's requests to etcd and their answers, as plain values and as Protobuf messages. */

import * as protocol from '../../../generated/protocols/etcd.js';
import { bufferOf } from '../bytes.js';

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
  /** What the key must be for the write to happen; undefined: no condition. */
  readonly compare?: { readonly target: 'modRevision' | 'version'; readonly is: number };
  /** Undefined deletes the key. */
  readonly value: Uint8Array | undefined;
  /** Undefined: none. */
  readonly lease?: bigint;
}

export interface TxnResponse {
  readonly succeeded: boolean;
  readonly revision: number;
  /** The key after the write, without its value; if the write was refused, the key as it is. */
  readonly entry: KeyValue | undefined;
}

export interface WatchCreateRequest {
  readonly key: Uint8Array;
  readonly end: Uint8Array;
  /** The first revision to be delivered. */
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
  /** Oldest revision that can be watched, if the requested one is older; else 0. */
  readonly compacted: number;
  readonly reason: string;
  /** More events of the same answer follow. */
  readonly fragment: boolean;
  readonly events: readonly WatchEvent[];
}

export const keyBytes = (key: string): Uint8Array => Buffer.from(key);
/** As the first key and as the end of a range: all keys. */
export const ALL_KEYS: Uint8Array = Uint8Array.of(0);

const message = ({ key, end, limit = 0, revision = 0, keysOnly }: RangeRequest): protocol.RangeRequest => ({
  key,
  rangeEnd: end,
  limit: limit > 0 ? BigInt(limit) : undefined,
  revision: revision > 0 ? BigInt(revision) : undefined,
  keysOnly,
});

export const rangeRequest = (request: RangeRequest): Uint8Array => protocol.RangeRequest.encode(message(request)).finish();

/** Numbers that say what a comparison compares. */
const TARGETS = { version: 0, modRevision: 2 } as const;

export function txnRequest({ key, compare, value, lease }: TxnRequest): Uint8Array {
  const write: protocol.RequestOp = value === undefined ? { requestDeleteRange: { key } } : { requestPut: { key, value, lease } };
  const shown: protocol.RequestOp[] = value === undefined ? [] : [{ requestRange: { key, keysOnly: true } }];
  return protocol.TxnRequest.encode({
    compare: compare && [{ target: TARGETS[compare.target], key, [compare.target]: BigInt(compare.is) }],
    success: [write, ...shown],
    failure: compare && [{ requestRange: { key } }],
  }).finish();
}

export const compactionRequest = (revision: number): Uint8Array =>
  protocol.CompactionRequest.encode({ revision: BigInt(revision), physical: true }).finish();

export const leaseGrantRequest = (seconds: number): Uint8Array => protocol.LeaseGrantRequest.encode({ TTL: BigInt(seconds) }).finish();

export function watchCreateRequest({ key, end, start }: WatchCreateRequest): Uint8Array {
  const createRequest = { key, rangeEnd: end, startRevision: BigInt(start), prevKv: true, fragment: true };
  return protocol.WatchRequest.encode({ createRequest }).finish();
}

/** A view of the message's bytes, which therefore live as long as the value. */
const view = (bytes: Uint8Array | undefined): Buffer => (bytes === undefined ? NO_VALUE : bufferOf(bytes));

const NO_VALUE: Buffer = Buffer.alloc(0);

const keyValue = ({ key, value, createRevision = 0n, modRevision = 0n, version = 0n }: protocol.KeyValue): KeyValue => ({
  key: view(key).toString('utf8'),
  value: view(value),
  createRevision: Number(createRevision),
  modRevision: Number(modRevision),
  version: Number(version),
});

const revisionOf = (header: protocol.ResponseHeader | undefined): number => Number(header?.revision ?? 0n);

export function rangeResponse(bytes: Uint8Array): RangeResponse {
  const { header, kvs = [], count = 0n } = protocol.RangeResponse.decode(bytes);
  return { revision: revisionOf(header), entries: kvs.map(keyValue), count: Number(count) };
}

export function txnResponse(bytes: Uint8Array): TxnResponse {
  const { header, succeeded = false, responses = [] } = protocol.TxnResponse.decode(bytes);
  const entry = responses.find(({ responseRange }) => responseRange !== undefined)?.responseRange?.kvs?.[0];
  return { succeeded, revision: revisionOf(header), entry: entry && keyValue(entry) };
}

/** ID of the lease. */
export const leaseGrantResponse = (bytes: Uint8Array): bigint => protocol.LeaseGrantResponse.decode(bytes).ID ?? 0n;

/** The type number of an event that is a deletion. */
const DELETION = 1;

const watchEvent = ({ type, kv = {}, prevKv }: protocol.Event): WatchEvent => ({
  deleted: type === DELETION,
  entry: keyValue(kv),
  previous: prevKv && keyValue(prevKv),
});

export function watchResponse(bytes: Uint8Array): WatchResponse {
  const { header, created, canceled, compactRevision = 0n, cancelReason, fragment, events = [] } = protocol.WatchResponse.decode(bytes);
  return {
    revision: revisionOf(header),
    created: created === true,
    canceled: canceled === true,
    compacted: Number(compactRevision),
    reason: cancelReason ?? '',
    fragment: fragment === true,
    events: events.map(watchEvent),
  };
}
