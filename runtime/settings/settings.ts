/** The values of all flags, given or default. */
import type { FlagDefinition } from '../model/definition/definition.js';

export type Flags = Readonly<Record<string, FlagDefinition>>;
export type Value = string | boolean | number | readonly string[] | ReadonlyMap<string, boolean>;

/** Asking for a flag that is not declared, or as another type than it is declared with, is a programming error and throws. */
export class Settings {
  constructor(
    private readonly flags: Flags,
    private readonly values: ReadonlyMap<string, Value>,
    private readonly given: ReadonlySet<string>,
  ) {}

  /** Whether the flag was given anywhere: on the command line, in the environment or in a file. */
  isGiven(name: string): boolean {
    return this.given.has(name);
  }

  text(name: string): string {
    return this.of(name, (v): v is string => typeof v === 'string');
  }

  flag(name: string): boolean {
    return this.of(name, (v): v is boolean => typeof v === 'boolean');
  }

  /** Numbers as they are, durations in seconds. */
  number(name: string): number {
    return this.of(name, (v): v is number => typeof v === 'number');
  }

  /** A duration, in seconds. */
  seconds(name: string): number {
    if (this.flags[name]?.type !== 'duration') throw new Error(`flag --${name} is not declared as it is used`);
    return this.number(name);
  }

  list(name: string): readonly string[] {
    return this.of(name, (v): v is readonly string[] => Array.isArray(v));
  }

  /** All texts of a flag that takes one or several, without empty ones. */
  texts(name: string): readonly string[] {
    return this.flags[name]?.type === 'strings' || this.flags[name]?.type === 'texts'
      ? this.list(name)
      : [this.text(name)].filter((text) => text !== '');
  }

  /** Switches by name, of maps and of feature gates. */
  map(name: string): ReadonlyMap<string, boolean> {
    return this.of(name, (v): v is ReadonlyMap<string, boolean> => v instanceof Map);
  }

  private of<T extends Value>(name: string, is: (value: Value) => value is T): T {
    const value = this.values.get(name);
    if (value === undefined || !is(value)) throw new Error(`flag --${name} is not declared as it is used`);
    return value;
  }
}
