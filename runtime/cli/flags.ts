/** The command line: flags as the catalogue declares them. Every fault is reported before anything starts. */
import { isIP } from 'node:net';
import type { FlagDefinition } from '../model/definition.js';
import { durationTo } from '../model/wire.js';

/** All faults of a command line, one a line. */
export class FlagError extends Error {
  override readonly name = 'FlagError';
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

type Value = string | boolean | number | readonly string[] | ReadonlyMap<string, boolean>;

/** The values of all flags, given or default. Asking for a flag that is not declared, or as another type, is a programming error. */
export class Settings {
  constructor(
    private readonly values: ReadonlyMap<string, Value>,
    private readonly given: ReadonlySet<string>,
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

  /** Whole numbers; durations in seconds. */
  number(name: string): number {
    return this.of(name, (v): v is number => typeof v === 'number');
  }

  list(name: string): readonly string[] {
    return this.of(name, (v): v is readonly string[] => Array.isArray(v));
  }

  map(name: string): ReadonlyMap<string, boolean> {
    return this.of(name, (v): v is ReadonlyMap<string, boolean> => v instanceof Map);
  }

  private of<T extends Value>(name: string, is: (value: Value) => value is T): T {
    const value = this.values.get(name);
    if (value === undefined || !is(value)) throw new Error(`flag --${name} is not declared as it is used`);
    return value;
  }
}

type Flags = Readonly<Record<string, FlagDefinition>>;

/** Reads arguments of the forms `--name=value`, `--name value` and, for booleans, `--name`. Throws FlagError with every fault. */
export function parseFlags(args: readonly string[], flags: Flags): Settings {
  const faults: string[] = [];
  const texts = new Map<string, string[]>();
  for (let i = 0; i < args.length; i += 1) {
    const argument = args[i] ?? '';
    const match = /^--([^=]+)(?:=(.*))?$/s.exec(argument);
    if (match === null) {
      faults.push(`unexpected argument ${JSON.stringify(argument)}: flags begin with --`);
      continue;
    }
    const [, name = '', inline] = match;
    const flag = flags[name];
    if (flag === undefined) {
      faults.push(`unknown flag --${name}${nearest(name, flags)}`);
      continue;
    }
    let text = inline;
    if (text === undefined && flag.type === 'bool') text = 'true';
    if (text === undefined) {
      i += 1;
      text = args[i];
    }
    if (text === undefined) faults.push(`flag --${name} needs a value`);
    else texts.set(name, [...(texts.get(name) ?? []), text]);
  }
  const values = new Map<string, Value>();
  for (const [name, flag] of Object.entries(flags)) values.set(name, readValue(name, flag, texts.get(name), faults));
  if (faults.length > 0) throw new FlagError(faults);
  return new Settings(values, new Set(texts.keys()));
}

function readValue(name: string, flag: FlagDefinition, given: readonly string[] | undefined, faults: string[]): Value {
  const fault = (text: string, why: string): void => {
    faults.push(`invalid value ${JSON.stringify(text)} for --${name}: ${why}`);
  };
  const texts = given ?? defaultTexts(flag);
  const last = texts[texts.length - 1] ?? '';
  switch (flag.type) {
    case 'bool':
      if (!/^(true|false|1|0|t|f|TRUE|FALSE|True|False|T|F)$/.test(last)) fault(last, 'it is true or false');
      return /^(true|1|t|TRUE|True|T)$/.test(last);
    case 'int':
    case 'float':
      return number(last, flag, fault);
    case 'duration':
      return seconds(last, fault);
    case 'ip':
      if (isIP(last) === 0) fault(last, 'it is no IP address');
      return last;
    case 'strings': {
      const list = texts.flatMap((t) => t.split(',')).filter((t) => t !== '');
      for (const item of list)
        if (flag.values !== undefined && !flag.values.includes(item)) fault(item, `it is one of ${flag.values.join(', ')}`);
      return list;
    }
    case 'map':
    case 'gates':
      return switches(texts, fault);
    case 'string':
      if (flag.values !== undefined && !flag.values.includes(last)) fault(last, `it is one of ${flag.values.join(', ')}`);
      return last;
  }
}

const defaultTexts = (flag: FlagDefinition): string[] =>
  Array.isArray(flag.default) ? flag.default.map(String) : typeof flag.default === 'object' ? [] : [String(flag.default ?? '')];

type Fault = (text: string, why: string) => void;

function number(text: string, flag: FlagDefinition, fault: Fault): number {
  const value = Number(text);
  if (text === '' || Number.isNaN(value) || (flag.type === 'int' && !Number.isInteger(value)))
    fault(text, `it is no ${flag.type === 'int' ? 'whole number' : 'number'}`);
  else if (flag.min !== undefined && value < flag.min) fault(text, `it is at least ${flag.min}`);
  else if (flag.max !== undefined && value > flag.max) fault(text, `it is at most ${flag.max}`);
  return value;
}

function seconds(text: string, fault: Fault): number {
  try {
    return Number(durationTo(text).duration) / 1e9;
  } catch {
    fault(text, 'it is no duration, such as 30s or 1h0m0s');
    return 0;
  }
}

/** `a=true,b=false,c`; a key alone is on. */
function switches(texts: readonly string[], fault: Fault): ReadonlyMap<string, boolean> {
  const out = new Map<string, boolean>();
  for (const part of texts.flatMap((t) => t.split(',')).filter((t) => t !== '')) {
    const [key = '', value = 'true'] = part.split('=').map((p) => p.trim());
    if (value !== 'true' && value !== 'false') fault(part, 'each key takes =true or =false');
    else if (key === '') fault(part, 'the key is empty');
    else out.set(key, value === 'true');
  }
  return out;
}

/** A suggestion where a declared name is close. */
function nearest(name: string, flags: Flags): string {
  const close = Object.keys(flags).find(
    (f) => f.replace(/-/g, '') === name.replace(/[-_]/g, '').toLowerCase() || f.startsWith(name) || name.startsWith(f),
  );
  return close === undefined ? '' : `; did you mean --${close}?`;
}

/** What `--help` prints. */
export function usage(flags: Flags): string {
  const sections = new Map<string, string[]>();
  for (const [name, flag] of Object.entries(flags)) {
    const shown = Array.isArray(flag.default) ? flag.default.join(',') : typeof flag.default === 'object' ? '' : String(flag.default ?? '');
    const line = `  --${name}${shown === '' ? '' : ` (${shown})`}\n      ${flag.description}${flag.values === undefined ? '' : ` One of ${flag.values.join(', ')}.`}`;
    sections.set(flag.section, [...(sections.get(flag.section) ?? []), line]);
  }
  return [...sections].map(([section, lines]) => `${section}:\n${lines.join('\n')}`).join('\n\n');
}
