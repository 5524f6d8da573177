/** Configuration files in YAML or JSON. They are read field by field, so that every fault is reported with its place. */
import { readFileSync } from 'node:fs';
import { isObject } from '../model/json/json.js';
import type { Json } from '../model/object.js';
import { decodeText, parseYaml, stringify } from './parse.js';
import { lineFinder, type Place } from './yaml-places.js';

/** A file that cannot be used; the message has a line for each fault: the file, the line in it, the field and why. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Configuration nests a few levels deep. */
const MAX_DEPTH = 50;

/** Reads a whole file. Throws ConfigError with every fault that `read` reports, or where there is no such file. */
export function readConfig<Made, File = unknown>(file: string, read: (reader: ConfigReader<File>) => Made): Made {
  try {
    return parseConfig(decodeText(readFileSync(file)), file, read);
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Like `readConfig`, for a text; `file` is the name that faults show. */
export function parseConfig<Made, File = unknown>(text: string, file: string, read: (reader: ConfigReader<File>) => Made): Made {
  const faults: string[] = [];
  let value: Made | undefined;
  try {
    const json = parseYaml(text, MAX_DEPTH) ?? undefined;
    const hasLines = text.trim().includes('\n');
    let find: ((place: Place) => number) | undefined;
    const report = (place: Place, why: string): void => {
      find ??= lineFinder(text);
      const line = hasLines ? `line ${find(place)}: ` : '';
      faults.push(`${line}${place.length === 0 ? why : `${pathOf(place)}: ${why}`}`);
    };
    value = read(new ConfigReader<File>(json, [], report));
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  if (value === undefined || faults.length > 0) throw new ConfigError(faults.map((fault) => `${file}: ${fault}`).join('\n'));
  return value;
}

/** As in `rules[1].users`. */
const pathOf = (place: Place): string =>
  place.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i === 0 ? '' : '.'}${step}`)).join('');

/** A text of a file, whatever type its place has. */
export type ConfigText = Pick<ConfigReader, 'text' | 'fault' | 'isGiven'>;

/** Names of the members that configuration of the type may have; all where the type is not known. */
type MemberName<T> = unknown extends T ? string : keyof NonNullable<T> & string;

type Member<T, Name> = Name extends keyof NonNullable<T> ? NonNullable<T>[Name] : unknown;

type Item<T> = NonNullable<T> extends readonly (infer One)[] ? One : unknown;

/**
 * A value with its path. Reading it as a type that it is not adds a fault. `T` is the type that the catalogue has of it, by which members
 * are asked for: one that the catalogue does not have does not compile. Unknown for files of which it has none.
 */
export class ConfigReader<T = unknown> {
  constructor(
    private readonly value: Json | undefined,
    private readonly place: Place,
    private readonly report: (place: Place, why: string) => void,
  ) {}

  /** The same value, of which the caller knows the type. */
  as<Known>(): ConfigReader<Known> {
    return new ConfigReader<Known>(this.value, this.place, this.report);
  }

  fault(why: string): void {
    this.report(this.place, why);
  }

  /** Reports unknown fields, and a value that is not an object. */
  only(names: readonly MemberName<T>[]): void {
    if (!isObject(this.value)) this.fault('must be an object');
    for (const name of isObject(this.value) ? Object.keys(this.value) : [])
      if (!names.some((known) => known === name)) this.report([...this.place, name], `unknown field; there are ${names.join(', ')}`);
  }

  member<Name extends MemberName<T>>(name: Name): ConfigReader<Member<T, Name>> {
    const object = isObject(this.value) ? this.value : {};
    return new ConfigReader(Object.hasOwn(object, name) ? (object[name] ?? undefined) : undefined, [...this.place, name], this.report);
  }

  items(): ConfigReader<Item<T>>[] {
    if (this.value === undefined) return [];
    if (Array.isArray(this.value)) return this.value.map((item, i) => new ConfigReader(item, [...this.place, i], this.report));
    this.fault('must be a list');
    return [];
  }

  texts(): string[] {
    return this.items().map((item) => item.text());
  }

  /** The text; empty where it is absent. */
  text(): string {
    if (this.value === undefined) return '';
    if (typeof this.value === 'string') return this.value;
    this.fault('must be a text');
    return '';
  }

  /** One of the texts, which must be given. */
  oneOf<T extends string>(known: readonly [T, ...T[]]): T {
    const found = known.find((text) => text === this.value);
    if (this.value === undefined) this.fault(`required; one of ${known.join(', ')}`);
    else if (found === undefined) this.fault(`${stringify(this.value)} is none of ${known.join(', ')}`);
    return found ?? known[0];
  }

  truth(): boolean {
    if (this.value === undefined || typeof this.value === 'boolean') return this.value ?? false;
    this.fault('must be true or false');
    return false;
  }

  /** The raw value; undefined if absent. */
  json(): Json | undefined {
    return this.value;
  }

  get isGiven(): boolean {
    return this.value !== undefined;
  }

  /** The names of the members of an object. */
  names(): string[] {
    if (isObject(this.value)) return Object.keys(this.value);
    if (this.value !== undefined) this.fault('must be an object');
    return [];
  }

  /** The whole number, which must be given and lie within the bounds, both included. */
  number(min: number, max: number): number {
    const { value } = this;
    const number = typeof value === 'bigint' ? Number(value) : value;
    if (typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max) return number;
    this.fault(value === undefined ? `required; a whole number from ${min} to ${max}` : `must be a whole number from ${min} to ${max}`);
    return min;
  }
}
