/** Flags that the commands for people who move share. */
import type { FlagDefinition } from '../../model/definition/definition.js';
import { FlagError } from '../../settings/read.js';

export const flag = (description: string, value = ''): FlagDefinition => ({
  type: 'string',
  section: 'Flags',
  default: value,
  description,
});

/** The release that a flag names. Throws FlagError for a text that is none. */
export function releaseOf(text: string, name: string): string {
  if (/^\d+\.\d+$/.test(text)) return text;
  throw new FlagError([`--${name} is ${JSON.stringify(text)}: a release is needed, such as --${name}=1.25`]);
}
