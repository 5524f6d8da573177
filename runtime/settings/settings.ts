/** The values of all flags, given or default. */
import type { FlagTypes } from '../../generated/flags.js';
import type { FlagDefinition } from '../model/definition/definition.js';

export type Flags = Readonly<Record<string, FlagDefinition>>;
export type Value = string | boolean | number | readonly string[] | ReadonlyMap<string, boolean>;

/** Names of a server's flags that are of one of the types. */
export type FlagName<Of extends FlagDefinition['type'] = FlagDefinition['type']> = {
  [Name in keyof FlagTypes]: FlagTypes[Name] extends Of ? Name : never;
}[keyof FlagTypes];

/** Names of a server's flags that may name files: one, or several. */
export type FileFlag = FlagName<'string' | 'strings' | 'texts'>;

/** Flags by whatever name: those of commands, and those that a catalogue or a table names. A flag that is not declared as it is used throws. */
export interface SettingsByName {
  /** Whether the flag was given anywhere: on the command line, in the environment or in a file. */
  isGiven(name: string): boolean;
  text(name: string): string;
  flag(name: string): boolean;
  /** Numbers as they are, durations in seconds. */
  number(name: string): number;
  /** A duration, in seconds. */
  seconds(name: string): number;
  list(name: string): readonly string[];
  /** All texts of a flag that takes one or several, without empty ones. */
  texts(name: string): readonly string[];
  /** Switches by name, of maps and of feature gates. */
  map(name: string): ReadonlyMap<string, boolean>;
  /** Each flag that the release shown has, with the value that holds as text. */
  shown(): ReadonlyMap<string, string>;
}

/** The flags of a server. One that its catalogue does not declare, or declares with another type, does not compile. */
export interface Settings {
  isGiven(name: FlagName): boolean;
  text(name: FlagName<'string' | 'ip'>): string;
  flag(name: FlagName<'bool'>): boolean;
  number(name: FlagName<'int' | 'float' | 'duration'>): number;
  seconds(name: FlagName<'duration'>): number;
  list(name: FlagName<'strings' | 'texts'>): readonly string[];
  texts(name: FileFlag): readonly string[];
  map(name: FlagName<'map' | 'gates'>): ReadonlyMap<string, boolean>;
  shown(): ReadonlyMap<string, string>;
}

/** Asking for a flag that is not declared, or as another type than it is declared with, is a programming error and throws. */
export class FlagValues implements SettingsByName {
  constructor(
    private readonly flags: Flags,
    private readonly values: ReadonlyMap<string, Value>,
    private readonly given: ReadonlySet<string>,
    /** Names of the flags that the release shown has. */
    private readonly there: readonly string[],
  ) {}

  isGiven(name: string): boolean {
    return this.given.has(name);
  }

  text(name: string): string {
    return this.of(name, (v): v is string => typeof v === 'string');
  }

  flag(name: string): boolean {
    return this.of(name, (v): v is boolean => typeof v === 'boolean');
  }

  number(name: string): number {
    return this.of(name, (v): v is number => typeof v === 'number');
  }

  seconds(name: string): number {
    if (this.flags[name]?.type !== 'duration') throw new Error(`flag --${name} is not declared as it is used`);
    return this.number(name);
  }

  list(name: string): readonly string[] {
    return this.of(name, (v): v is readonly string[] => Array.isArray(v));
  }

  texts(name: string): readonly string[] {
    return this.flags[name]?.type === 'strings' || this.flags[name]?.type === 'texts'
      ? this.list(name)
      : [this.text(name)].filter((text) => text !== '');
  }

  map(name: string): ReadonlyMap<string, boolean> {
    return this.of(name, (v): v is ReadonlyMap<string, boolean> => v instanceof Map);
  }

  shown(): ReadonlyMap<string, string> {
    return new Map([...this.there].sort().map((name) => [name, shownValue(this.values.get(name), this.flags[name]?.type)]));
  }

  private of<T extends Value>(name: string, is: (value: Value) => value is T): T {
    const value = this.values.get(name);
    if (value === undefined || !is(value)) throw new Error(`flag --${name} is not declared as it is used`);
    return value;
  }
}

/** A value as it is told of: lists in brackets, switches by name, durations by unit. */
function shownValue(value: Value | undefined, type: FlagDefinition['type'] | undefined): string {
  if (Array.isArray(value)) return `[${value.join(',')}]`;
  if (value instanceof Map) return [...value].map(([name, on]) => `${name}=${on}`).join(',');
  return type === 'duration' ? shownSeconds(Number(value)) : String(value ?? '');
}

/** Seconds as hours, minutes and seconds, without the hours and minutes before the first that are any. */
function shownSeconds(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${seconds % 60}s`;
  return hours > 0 ? `${hours}h${minutes}m${rest}` : minutes > 0 ? `${minutes}m${rest}` : rest;
}
