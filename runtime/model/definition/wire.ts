/** Conversions between JSON values and the Protobuf messages of generated codecs. */

import { INNER_DEPTH, parseJson, stringify } from '../json/json-text.js';
import type { ApiObject } from '../object.js';
import { parseDuration } from '../values/duration.js';
import { trimEnd } from '../values/trim.js';
import type { ShownRelease } from './releases.js';

/**
 * A JSON value on its way to or from a message. The codec boundary is the one place where values are not typed: both
 * sides come from generated code that agrees by construction.
 */
// biome-ignore lint/suspicious/noExplicitAny: the codec boundary
export type Value = any;

export const asObject = (kind: string, apiVersion: string, fields: Value): ApiObject => ({ kind, apiVersion, ...fields });

export const same = (value: Value): Value => value;

/** Makes a part of a message as a release has it. */
type To<T> = (value: Value, shown: ShownRelease) => T;

export const optionalTo = <T>(value: Value, to: To<T>, shown: ShownRelease): T | undefined =>
  value === undefined || value === null ? undefined : to(value, shown);

export const listTo = <T>(value: Value, to: To<T>, shown: ShownRelease): T[] =>
  Array.isArray(value) ? value.map((i) => to(i, shown)) : [];

/** Entries sorted by the bytes of their keys, as conformant encoders write them. */
export function mapTo<T>(value: Value, to: To<T>, shown: ShownRelease): Map<string, T> {
  const out = new Map<string, T>();
  if (typeof value !== 'object' || value === null) return out;
  const keys = Object.keys(value);
  if (keys.length > 1) keys.sort(byBytes);
  for (const key of keys) out.set(key, to(value[key], shown));
  return out;
}

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Makes a value of a part of a message that a release wrote. */
type From = (part: Value, shown: ShownRelease) => Value;

export const listFrom = (list: readonly Value[] | undefined, from: From, shown: ShownRelease): Value =>
  list?.map((i) => from(i, shown)) ?? null;

export function mapFrom(map: ReadonlyMap<string, Value> | undefined, from: From, shown: ShownRelease): Value {
  const out: Record<string, Value> = {};
  for (const [key, value] of map ?? []) {
    if (key === '__proto__')
      Object.defineProperty(out, key, { value: from(value, shown), enumerable: true, writable: true, configurable: true });
    else out[key] = from(value, shown);
  }
  return out;
}

export const longTo = (value: Value): bigint => BigInt(value);
/** A number where it is exact, else a bigint. */
export const longFrom = (value: bigint | undefined): Value => {
  const number = Number(value ?? 0n);
  return Number.isSafeInteger(number) ? number : value;
};

export const bytesTo = (value: Value): Uint8Array => Buffer.from(value, 'base64');
export const bytesFrom = (value: Uint8Array | undefined): Value => Buffer.from(value ?? []).toString('base64');

interface Instant {
  seconds?: bigint | undefined;
  nanos?: number | undefined;
}

/** RFC 3339 text to an instant; the absent time is the empty message. */
export function timeTo(value: Value): Instant {
  if (value === undefined || value === null) return {};
  return { seconds: BigInt(Math.floor(Date.parse(value) / 1000)), nanos: 0 };
}

export function timeFrom(value: Instant | undefined): Value {
  if (value?.seconds === undefined) return null;
  return new Date(Number(value.seconds) * 1000).toISOString().replace('.000Z', 'Z');
}

export function microTimeTo(value: Value): Instant {
  if (value === undefined || value === null) return {};
  const fraction = /\.(\d{1,9})/.exec(value)?.[1] ?? '';
  return { seconds: BigInt(Math.floor(Date.parse(value) / 1000)), nanos: Number(fraction.padEnd(9, '0')) };
}

export function microTimeFrom(value: Instant | undefined): Value {
  if (value?.seconds === undefined) return null;
  const micros = String(Math.floor((value.nanos ?? 0) / 1000)).padStart(6, '0');
  return `${new Date(Number(value.seconds) * 1000).toISOString().slice(0, 19)}.${micros}Z`;
}

/** A duration such as `1h5m0s` in nanoseconds; throws on other text. */
export function durationTo(value: Value): { duration: bigint } {
  const text = String(value ?? '0s');
  const duration = parseDuration(text);
  if (typeof duration === 'string') throw new RangeError(`${duration} duration ${JSON.stringify(text)}`);
  return { duration };
}

export function durationFrom(value: { duration?: bigint | undefined } | undefined): Value {
  const nanos = value?.duration ?? 0n;
  const sign = nanos < 0n ? '-' : '';
  const abs = nanos < 0n ? -nanos : nanos;
  if (abs === 0n) return '0s';
  const trimmed = (n: bigint, digits: number): string => {
    const unit = 10n ** BigInt(digits);
    const fraction = trimEnd(String(n % unit).padStart(digits, '0'), '0');
    return fraction === '' ? String(n / unit) : `${n / unit}.${fraction}`;
  };
  if (abs < 1000n) return `${sign}${abs}ns`;
  if (abs < 1000000n) return `${sign}${trimmed(abs, 3)}µs`;
  if (abs < 1000000000n) return `${sign}${trimmed(abs, 6)}ms`;
  const hours = abs / 3600000000000n;
  const minutes = (abs / 60000000000n) % 60n;
  const seconds = `${trimmed(abs % 60000000000n, 9)}s`;
  return `${sign}${hours > 0n ? `${hours}h` : ''}${hours > 0n || minutes > 0n ? `${minutes}m` : ''}${seconds}`;
}

export const quantityTo = (value: Value): { string: string } => ({ string: String(value ?? '0') });
export const quantityFrom = (value: { string?: string | undefined } | undefined): Value => value?.string || '0';

export const intOrStringTo = (value: Value): { type: bigint; intVal: number; strVal: string } =>
  typeof value === 'string' ? { type: 1n, intVal: 0, strVal: value } : { type: 0n, intVal: Number(value ?? 0), strVal: '' };
export const intOrStringFrom = (
  value: { type?: bigint | undefined; intVal?: number | undefined; strVal?: string | undefined } | undefined,
): Value => (value?.type === 1n ? (value.strVal ?? '') : (value?.intVal ?? 0));

const jsonBytes = (value: Value): Uint8Array => Buffer.from(stringify(value));

/** Throws SyntaxError and BoundsError. No bytes stand for no value. */
const jsonFrom = (bytes: Uint8Array | undefined): Value =>
  bytes === undefined || bytes.length === 0 ? null : parseJson(Buffer.from(bytes).toString('utf8'), INNER_DEPTH);

export const fieldsTo = (value: Value): { Raw?: Uint8Array } => (value === undefined || value === null ? {} : { Raw: jsonBytes(value) });
export const fieldsFrom = (value: { Raw?: Uint8Array | undefined } | undefined): Value => jsonFrom(value?.Raw);

export const rawTo = (value: Value): { raw?: Uint8Array } => (value === undefined || value === null ? {} : { raw: jsonBytes(value) });
export const rawFrom = (value: { raw?: Uint8Array | undefined } | undefined): Value => jsonFrom(value?.raw);
