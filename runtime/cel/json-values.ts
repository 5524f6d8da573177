/** Values of expressions as JSON. */
import { setOwn } from '../model/json/json.js';
import type { Json, JsonObject } from '../model/object.js';
import { EvaluationFault } from './fault.js';
import { shownDuration, shownTimestamp } from './times.js';
import { Duration, List, Mapping, Optional, Timestamp, Uint, type Value } from './values.js';

/** Levels of lists and maps. */
const DEPTH = 100;

const whole = (value: bigint): Json => (value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value);

/** Throws an EvaluationFault for a value that JSON has no form of, such as a quantity. */
export function jsonOf(value: Value, depth = DEPTH): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'bigint') return whole(value);
  if (value instanceof Uint) return whole(value.value);
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (value instanceof Timestamp) return shownTimestamp(value);
  if (value instanceof Duration) return shownDuration(value.nanos);
  if (value instanceof Optional) return value.value === undefined ? null : jsonOf(value.value, depth);
  if (depth === 0) throw new EvaluationFault('the value has too many levels');
  if (value instanceof List) return [...value].map((item) => jsonOf(item, depth - 1));
  if (value instanceof Mapping) {
    const out: JsonObject = {};
    for (const key of value.keys()) {
      if (typeof key !== 'string') throw new EvaluationFault('keys of objects are texts');
      setOwn(out, key, jsonOf(value.get(key) ?? null, depth - 1));
    }
    return out;
  }
  throw new EvaluationFault('unsupported conversion to JSON');
}
