/** Where a command's settings come from: the command line before the environment, that before a file, and that before defaults. */
import type { FlagDefinition } from '../model/definition/definition.js';
import { readArguments } from './arguments.js';
import { readEnvironment } from './environment.js';
import type { GivenFlags } from './given.js';
import { FlagError, settingsFrom } from './read.js';
import type { Flags, SettingsByName } from './settings.js';

/** Names the file; it can stand on the command line and in the environment. */
export const CONFIG_FLAG: Readonly<Record<'config', FlagDefinition>> = {
  config: { type: 'string', section: 'Configuration', default: '', description: 'YAML file with flags by their names.' },
};

interface SettingsSources {
  readonly args: readonly string[];
  /** Most operands that may stand beside the flags. */
  readonly operands?: number;
  /** Without it, neither variables nor a file are read. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** The settings of a command, and its operands. Throws FlagError with every fault of all sources. */
export async function readSettings(
  flags: Flags,
  { args, operands = 0, environment }: SettingsSources,
): Promise<{ readonly settings: SettingsByName; readonly operands: readonly string[] }> {
  const faults: string[] = [];
  const all = environment === undefined ? flags : { ...CONFIG_FLAG, ...flags };
  const { given: onCommandLine, operands: found } = readArguments(args, all, operands, faults);
  const variables: GivenFlags = environment === undefined ? new Map() : readEnvironment(environment, all, faults);
  const config = onCommandLine.get('config') ?? variables.get('config');
  const file = environment === undefined ? '' : (config?.texts.at(-1) ?? '');
  // The YAML library takes longer to load than all the rest of settings.
  const { readConfigFile } = file === '' ? { readConfigFile: undefined } : await import('./config-file.js');
  const inFile = readConfigFile?.(file, config?.place ?? '', flags, faults) ?? new Map();
  const settings = settingsFrom(new Map([...inFile, ...variables, ...onCommandLine]), all, faults);
  if (faults.length > 0) throw new FlagError(faults);
  return { settings, operands: found };
}
