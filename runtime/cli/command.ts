/** The one mechanism behind all commands: what a command is, how its arguments are read and how its help is printed. */
import { packageVersion } from '../files/package.js';
import type { FeatureDefinition } from '../model/definition/definition.js';
import { nearest, suggestion } from '../model/faults/nearest.js';
import { FlagError } from '../settings/read.js';
import type { Flags, SettingsByName } from '../settings/settings.js';
import { CONFIG_FLAG, readSettings } from '../settings/sources.js';
import { usage } from './usage.js';

export interface Call {
  readonly settings: SettingsByName;
  readonly operands: readonly string[];
  /** What stood after `--`. */
  readonly rest: readonly string[];
  /** What stood before it. */
  readonly args: readonly string[];
}

export interface Command {
  /** A clause that says what the command does. */
  readonly about: string;
  /** Operands as the usage line shows them, such as `<folder>`; those in brackets may be left out, and of `<file…>` there may be more. */
  readonly operands?: readonly string[];
  /** What may follow `--`, as the usage line shows it. */
  readonly rest?: string;
  /** Whether its flags may also come from a file and from the environment. */
  readonly configurable?: true;
  /** Called before anything else of it, when it is to be run. */
  begin?(): void;
  flags(): Flags | Promise<Flags>;
  /** The gates that its flags switch; none where absent. */
  features?(): Promise<Readonly<Record<string, FeatureDefinition>>>;
  /** What stands in the help for words in braces, in a release or by default. */
  words?(release: string | undefined): Promise<Readonly<Record<string, readonly string[]>>>;
  /** Gives the exit code where it is not 0. */
  run(call: Call): Promise<number | undefined> | number | undefined;
}

/** Commands by their names, of one word or two. */
export type Commands = Readonly<Record<string, Command>>;

const HELP = new Set(['--help', '-h']);
const VERSION = new Set(['--version', '--version=true']);

/** Runs the command that the arguments name. Gives its exit code. Throws FlagError for faults of the arguments. */
export async function runCommand(
  commands: Commands,
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number | undefined> {
  const end = argv.indexOf('--');
  const [own, rest] = end < 0 ? [argv, []] : [argv.slice(0, end), argv.slice(end + 1)];
  const wantsHelp = own.length === 0 || own[0] === 'help' || own.some((arg) => HELP.has(arg));
  const words = own.filter((arg, i) => !HELP.has(arg) && !(i === 0 && arg === 'help'));
  if (words.length === 0) {
    console.log(overview(commands));
    return undefined;
  }
  const { name, args } = named(commands, words);
  const command = commands[name];
  if (command === undefined) throw new FlagError([unknown(name, commands)]);
  if (wantsHelp) {
    console.log(await help(name, command, releaseIn(args)));
    return undefined;
  }
  if (command.configurable && own.some((arg) => VERSION.has(arg))) {
    console.log(packageVersion());
    return undefined;
  }
  if (rest.length > 0 && command.rest === undefined) throw new FlagError([`unexpected arguments after --: ${name} takes none`]);
  command.begin?.();
  const { operands: wanted = [] } = command;
  const { settings, operands } = await readSettings(await command.flags(), {
    args,
    operands: wanted.some((operand) => operand.includes('…>')) ? Number.POSITIVE_INFINITY : wanted.length,
    ...(command.configurable ? { environment } : {}),
  });
  const missing = wanted.slice(operands.length).filter((operand) => !operand.startsWith('['));
  if (missing.length > 0) throw new FlagError([`${name} needs ${missing.join(' and ')}, as in: ${usageLine(name, command)}`]);
  return command.run({ settings, operands, rest, args });
}

/** The command's name, which may have two words, and what follows it. */
function named(commands: Commands, words: readonly string[]): { name: string; args: readonly string[] } {
  const [first = '', second = ''] = words;
  const two = `${first} ${second}`;
  const isFamily = Object.keys(commands).some((name) => name.startsWith(`${first} `));
  return Object.hasOwn(commands, two) || isFamily ? { name: two.trim(), args: words.slice(2) } : { name: first, args: words.slice(1) };
}

const unknown = (name: string, commands: Commands): string =>
  [
    `unknown command ${JSON.stringify(name)}${suggestion(name, Object.keys(commands))}`,
    ...(nearest(name, Object.keys(commands)) === undefined ? [`there are: ${Object.keys(commands).join(', ')}`] : []),
  ].join('; ');

const usageLine = (name: string, { operands = [], rest }: Command): string =>
  ['kindwright', name, ...operands, '[flags]', ...(rest === undefined ? [] : ['--', rest])].join(' ');

function overview(commands: Commands): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  return [
    'Usage: kindwright <command> [flags]',
    '',
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`),
    '',
    'Flags of a command: kindwright <command> --help',
  ].join('\n');
}

/** The release that help is asked about. */
function releaseIn(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => /^--release(=|$)/.test(arg));
  return at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1]);
}

async function help(name: string, command: Command, release: string | undefined): Promise<string> {
  const flags = { ...(command.configurable ? CONFIG_FLAG : {}), ...(await command.flags()) };
  const own = '  --help (false)\n      Tell this.\n  --version (false)\n      Tell the version of the program.';
  const sources =
    'Every flag can also be a variable (KINDWRIGHT_SECURE_PORT) or stand in the file of --config; the command line comes first.';
  return [
    `Usage: ${usageLine(name, command)}`,
    `${command.about.charAt(0).toUpperCase()}${command.about.slice(1)}.`,
    ...(command.configurable ? [sources] : []),
    ...(Object.keys(flags).length === 0
      ? []
      : [
          usage(flags, {
            features: await command.features?.(),
            words: await command.words?.(release),
            ...(release === undefined ? {} : { release }),
          }),
        ]),
    ...(command.configurable ? [`Program:\n${own}`] : []),
  ].join('\n\n');
}
