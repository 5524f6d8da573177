/** Takes a command line apart into flags and operands. */
import { parseArgs } from 'node:util';
import { suggestion } from '../model/faults/nearest.js';
import type { Given } from './given.js';
import type { Flags } from './settings.js';

interface Arguments {
  readonly given: ReadonlyMap<string, Given>;
  /** What stands beside the flags, such as the name of a folder. */
  readonly operands: readonly string[];
}

/** The argument with its flag as it is declared: the words of a name are joined by either sign, as in --log_dir and --log-dir. */
function declared(arg: string, flags: Flags): string {
  const [, name = '', rest = ''] = /^--([a-z0-9_-]+)(=.*)?$/is.exec(arg) ?? [];
  if (name === '' || Object.hasOwn(flags, name) || !/[-_]/.test(name)) return arg;
  const same = Object.keys(flags).find((each) => joined(each) === joined(name));
  return same === undefined ? arg : `--${same}${rest}`;
}

const joined = (name: string): string => name.replaceAll('_', '-');

/** Reads arguments of the forms `--name=value`, `--name value` and, for booleans, `--name`; operands beyond `operands` are faults. */
export function readArguments(args: readonly string[], flags: Flags, operands: number, faults: string[]): Arguments {
  const types = Object.entries(flags).map(([name, { type }]) => [name, { type: type === 'bool' ? 'boolean' : 'string' }] as const);
  const { tokens } = parseArgs({
    args: args.map((arg) => declared(arg, flags)),
    options: Object.fromEntries(types),
    strict: false,
    tokens: true,
  });
  const given = new Map<string, Given>();
  const found: string[] = [];
  // The value of a flag that is not known would only be a second fault, and so would the second letter of one argument.
  let told = -1;
  for (const token of tokens) {
    const { index } = token;
    if (index === told) continue;
    if (token.kind === 'positional' && found.length < operands) {
      found.push(token.value);
      continue;
    }
    if (token.kind !== 'option' || !token.rawName.startsWith('--')) {
      faults.push(`unexpected argument ${JSON.stringify(args[index])}: flags begin with --`);
      told = index;
      continue;
    }
    const { name, value, inlineValue } = token;
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    const text = value ?? (flag?.type === 'bool' ? 'true' : undefined);
    if (flag === undefined) {
      faults.push(`unknown flag --${name}${suggestion(name, Object.keys(flags), '--')}`);
      told = inlineValue === true || args[index + 1]?.startsWith('--') !== false ? index : index + 1;
    } else if (text === undefined) faults.push(`flag --${name} needs a value`);
    else given.set(name, { texts: [...(given.get(name)?.texts ?? []), text], place: `--${name}` });
  }
  return { given, operands: found };
}
