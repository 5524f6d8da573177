/** Values of flags as the catalogue declares them. Every fault is reported before anything starts. */
import { isIP } from 'node:net';
import type { FlagDefinition } from '../model/definition/definition.js';
import { durationTo } from '../model/definition/wire.js';
import { readArguments } from './arguments.js';
import { flagIn, lifeFaults, releaseOfFlags } from './flag-lives.js';
import type { Given, GivenFlags } from './given.js';
import { runtimeConfigFault } from './runtime-config.js';
import { type Flags, FlagValues, type SettingsByName, type Value } from './settings.js';
import { type Fault, switches, truth } from './switches.js';

/** All faults of a command line, one a line. */
export class FlagError extends Error {
  override readonly name = 'FlagError';
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** Does what a flag asks for; what that throws is told with the name of the flag. Throws FlagError. */
export function named<R>(flag: string, work: () => R): R {
  try {
    return work();
  } catch (error) {
    throw new FlagError([`--${flag}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** Maps whose keys have a form of their own. */
const KEY_FAULTS: Readonly<Record<string, (key: string) => string | undefined>> = { 'runtime-config': runtimeConfigFault };

/** Reads arguments of the forms `--name=value`, `--name value` and, for booleans, `--name`. Throws FlagError with every fault. */
export function parseFlags(args: readonly string[], flags: Flags): SettingsByName {
  const faults: string[] = [];
  const settings = settingsFrom(readArguments(args, flags, 0, faults).given, flags, faults);
  if (faults.length > 0) throw new FlagError(faults);
  return settings;
}

/** The values of all flags. Values that cannot be read are faults, and so are flags that the release shown does not have. */
export function settingsFrom(given: GivenFlags, flags: Flags, faults: string[]): SettingsByName {
  const values = new Map<string, Value>();
  const others = givenByOtherNames(given, flags);
  const release = releaseOfFlags(given, flags);
  faults.push(...lifeFaults(given, flags, release));
  for (const [name, flag] of Object.entries(flags))
    values.set(name, readValue(name, flagIn(flag, release) ?? flag, given.get(name) ?? others.get(name), faults));
  const there = Object.keys(flags).filter((name) => flags[name] !== undefined && flagIn(flags[name], release) !== undefined);
  return new FlagValues(flags, values, new Set(given.keys()), there);
}

/** What was given by names that stand for other flags, by the names of those. */
function givenByOtherNames(given: GivenFlags, flags: Flags): GivenFlags {
  const others = new Map<string, Given>();
  for (const [name, value] of given) {
    const standsFor = flags[name]?.standsFor;
    if (standsFor !== undefined) others.set(standsFor, value);
  }
  return others;
}

function readValue(name: string, flag: FlagDefinition, given: Given | undefined, faults: string[]): Value {
  const fault: Fault = (text, why) => {
    faults.push(`invalid value ${JSON.stringify(text)} for ${given?.place ?? `--${name}`}: ${why}`);
  };
  const texts = given?.texts ?? defaultTexts(flag);
  const last = texts[texts.length - 1] ?? '';
  switch (flag.type) {
    case 'bool':
      return boolean(last, fault);
    case 'int':
    case 'float':
      return inRange(number(last, flag.type, fault), last, flag, fault);
    case 'duration':
      return inRange(seconds(last, fault), last, flag, fault);
    case 'ip':
      if (isIP(last) === 0) fault(last, 'it is no IP address');
      return last;
    case 'strings':
      return texts
        .flatMap((t) => t.split(','))
        .filter((t) => t !== '')
        .map((t) => oneOf(t, flag, fault));
    case 'texts':
      return texts.filter((t) => t !== '');
    case 'map':
      return keyed(switches(texts, fault, true), KEY_FAULTS[name], fault);
    case 'gates':
      return switches(texts, fault, false);
    case 'string':
      return oneOf(last, flag, fault);
  }
}

const defaultTexts = (flag: FlagDefinition): string[] =>
  Array.isArray(flag.default) ? flag.default.map(String) : typeof flag.default === 'object' ? [] : [String(flag.default ?? '')];

function boolean(text: string, fault: Fault): boolean {
  const value = truth(text);
  if (value === undefined) fault(text, 'it is true or false');
  return value ?? false;
}

const NUMBERS: Readonly<Record<'int' | 'float', { readonly form: RegExp; readonly name: string }>> = {
  int: { form: /^[-+]?\d+$/, name: 'whole number' },
  float: { form: /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/, name: 'number' },
};

/** Undefined, and a fault told, for text that is no number; so with durations below. */
function number(text: string, type: 'int' | 'float', fault: Fault): number | undefined {
  if (NUMBERS[type].form.test(text)) return Number(text);
  fault(text, `it is no ${NUMBERS[type].name}`);
  return undefined;
}

function seconds(text: string, fault: Fault): number | undefined {
  try {
    return Number(durationTo(text).duration) / 1e9;
  } catch {
    fault(text, 'it is no duration, such as 30s or 1h0m0s');
    return undefined;
  }
}

function inRange(value: number | undefined, text: string, { type, min, max }: FlagDefinition, fault: Fault): number {
  const unit = type === 'duration' ? 's' : '';
  if (value === undefined) return 0;
  if (min !== undefined && value < min) fault(text, `it is at least ${min}${unit}`);
  else if (max !== undefined && value > max) fault(text, `it is at most ${max}${unit}`);
  return value;
}

function oneOf(text: string, { values }: FlagDefinition, fault: Fault): string {
  if (values !== undefined && !values.includes(text)) fault(text, `it is one of ${values.join(', ')}`);
  return text;
}

function keyed(map: Map<string, boolean>, faultOf: ((key: string) => string | undefined) | undefined, fault: Fault): Map<string, boolean> {
  for (const key of map.keys()) {
    const why = faultOf?.(key);
    if (why !== undefined) fault(key, why);
  }
  return map;
}

/** Values of flags by their names in camel case, for programs: durations as `30s` or in seconds, switches as an object. */
export type FlagOptions = Readonly<Record<string, string | number | boolean | readonly string[] | Readonly<Record<string, boolean>>>>;

const camelCase = (flag: string): string => flag.replace(/-([a-z0-9])/g, (_, c: string) => c.toUpperCase());

/** The settings that options of a program make, as the same flags on the command line would. Throws FlagError with every fault. */
export function settingsOf(options: FlagOptions, flags: Flags): SettingsByName {
  const names = new Map(Object.keys(flags).map((name) => [camelCase(name), name]));
  const faults: string[] = [];
  const args: string[] = [];
  for (const [option, value] of Object.entries(options)) {
    const name = names.get(option);
    if (name === undefined) faults.push(`unknown option ${option}`);
    else if (flags[name]?.type === 'texts' && Array.isArray(value)) args.push(...value.map((text) => `--${name}=${text}`));
    else args.push(`--${name}=${textOf(value, flags[name])}`);
  }
  if (faults.length > 0) throw new FlagError(faults);
  return parseFlags(args, flags);
}

function textOf(value: FlagOptions[string], flag: FlagDefinition | undefined): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, on]) => `${name}=${on}`)
      .join(',');
  return typeof value === 'number' && flag?.type === 'duration' ? `${value}s` : String(value);
}
