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
export function readConfig<T>(file: string, read: (reader: ConfigReader) => T): T {
  try {
    return parseConfig(decodeText(readFileSync(file)), file, read);
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Like `readConfig`, for a text; `file` is the name that faults show. */
export function parseConfig<T>(text: string, file: string, read: (reader: ConfigReader) => T): T {
  const faults: string[] = [];
  let value: T | undefined;
  try {
    const json = parseYaml(text, MAX_DEPTH) ?? undefined;
    const hasLines = text.trim().includes('\n');
    let find: ((place: Place) => number) | undefined;
    const report = (place: Place, why: string): void => {
      find ??= lineFinder(text);
      const line = hasLines ? `line ${find(place)}: ` : '';
      faults.push(`${line}${place.length === 0 ? why : `${pathOf(place)}: ${why}`}`);
    };
    value = read(new ConfigReader(json, [], report));
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  if (value === undefined || faults.length > 0) throw new ConfigError(faults.map((fault) => `${file}: ${fault}`).join('\n'));
  return value;
}

/** As in `rules[1].users`. */
const pathOf = (place: Place): string =>
  place.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i === 0 ? '' : '.'}${step}`)).join('');

/** A value with its path. Reading it as another type adds a fault. */
export class ConfigReader {
  constructor(
    private readonly value: Json | undefined,
    private readonly place: Place,
    private readonly report: (place: Place, why: string) => void,
  ) {}

  fault(why: string): void {
    this.report(this.place, why);
  }

  /** Reports unknown fields, and a value that is not an object. */
  only(names: readonly string[]): void {
    if (!isObject(this.value)) this.fault('must be an object');
    for (const name of isObject(this.value) ? Object.keys(this.value) : [])
      if (!names.includes(name)) this.report([...this.place, name], `unknown field; there are ${names.join(', ')}`);
  }

  member(name: string): ConfigReader {
    const object = isObject(this.value) ? this.value : {};
    return new ConfigReader(Object.hasOwn(object, name) ? (object[name] ?? undefined) : undefined, [...this.place, name], this.report);
  }

  items(): ConfigReader[] {
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
