/** What `--help` prints. */
import type { FlagDefinition } from '../model/definition.js';
import type { Flags } from '../settings/settings.js';

const shownDefault = ({ default: value }: FlagDefinition): string =>
  Array.isArray(value) ? value.join(',') : typeof value === 'object' ? '' : String(value ?? '');

function lineOf(name: string, flag: FlagDefinition): string {
  const shown = shownDefault(flag);
  const values = flag.values === undefined ? '' : ` One of ${flag.values.join(', ')}.`;
  return `  --${name}${shown === '' ? '' : ` (${shown})`}\n      ${flag.description}${values}`;
}

/** All flags by section, both in the order of the catalogue, with their defaults. */
export function usage(flags: Flags): string {
  const sections = new Map<string, string[]>();
  for (const [name, flag] of Object.entries(flags)) {
    sections.set(flag.section, [...(sections.get(flag.section) ?? []), lineOf(name, flag)]);
  }
  return [...sections].map(([section, lines]) => `${section}:\n${lines.join('\n')}`).join('\n\n');
}
