/** Parts of an object, each with what was stored in its place: faults of parts that stay as they are need not keep an object from changing. */
import { isObject } from '../../model/json/json.js';
import { listKeys, type Schema, schemaOf } from './schema-type.js';

type Members = Readonly<Record<string, unknown>>;

const has = (value: unknown, name: string): value is Members => isObject<Members>(value) && Object.hasOwn(value, name);

/** Takes so many parts of values before they are compared; throws where that is too much. */
type Pay = (parts: number) => void;

/** Milliseconds for which an object was compared with the stored one; undefined where it was not. */
interface Comparing {
  milliseconds: number | undefined;
}

/** A value of a schema, and the one that was stored where it is. */
export class Correlated {
  #equal: boolean | undefined;
  #stored: ReadonlyMap<string, unknown> | undefined;

  constructor(
    private readonly schema: Schema | undefined,
    private readonly value: unknown,
    private readonly old: unknown,
    private readonly around?: Correlated,
    /** The same of all parts of an object. */
    readonly comparing: Comparing = around?.comparing ?? { milliseconds: undefined },
  ) {}

  /** A member of an object or a map; undefined where none was stored, or the schema does not know it. */
  member(name: string): Correlated | undefined {
    if (!has(this.value, name) || !has(this.old, name)) return undefined;
    const properties = schemaOf(this.schema?.properties) as Members | undefined;
    const schema = schemaOf(properties !== undefined && has(properties, name) ? properties[name] : this.schema?.additionalProperties);
    return schema === undefined ? undefined : new Correlated(schema, this.value[name], this.old[name], this);
  }

  /** An item of a list whose items have keys; undefined where none of its key was stored, and for all other lists. */
  item(index: number): Correlated | undefined {
    const keys = this.schema === undefined ? undefined : listKeys(this.schema);
    if (keys === undefined || !Array.isArray(this.value) || !Array.isArray(this.old)) return undefined;
    this.#stored ??= new Map(this.old.map((item: unknown) => [keyOf(item, keys), item] as const));
    const key = keyOf(this.value[index], keys);
    if (!this.#stored.has(key)) return undefined;
    return new Correlated(schemaOf(this.schema?.items), this.value[index], this.#stored.get(key), this);
  }

  /** Whether the value is the stored one. It is compared at most once, and not at all where a part of it is known to differ. */
  equals(pay: Pay): boolean {
    if (this.#equal === undefined) {
      const equal = this.#compared(pay);
      this.#equal = equal;
      if (!equal)
        for (let outer = this.around; outer !== undefined && outer.#equal === undefined; outer = outer.around) outer.#equal = false;
    }
    return this.#equal;
  }

  #compared(pay: Pay): boolean {
    const since = performance.now();
    try {
      return same(this.value, this.old, pay);
    } finally {
      this.comparing.milliseconds = (this.comparing.milliseconds ?? 0) + performance.now() - since;
    }
  }
}

/** Text that identifies an item of a keyed list. */
export const keyOf = (item: unknown, keys: readonly string[]): string =>
  JSON.stringify(
    keys.map((key) => (has(item, key) ? item[key] : null)),
    (_, v: unknown) => (typeof v === 'bigint' ? `${v}n` : v),
  );

/** Whether two values are the same. Each part is paid before it is looked at. */
function same(a: unknown, b: unknown, pay: Pay): boolean {
  pay(1);
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i], pay));
  if (isObject<Members>(a)) {
    if (!isObject<Members>(b)) return false;
    const names = Object.keys(a);
    pay(names.length);
    return names.length === Object.keys(b).length && names.every((name) => has(b, name) && same(a[name], b[name], pay));
  }
  return (typeof a === 'number' || typeof a === 'bigint') && (typeof b === 'number' || typeof b === 'bigint') && String(a) === String(b);
}
