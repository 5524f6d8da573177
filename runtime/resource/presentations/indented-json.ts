/** JSON for people, with two blanks a level. What stands very deep goes on one line. */
import { stringify } from '../../codec/parse.js';
import { SHOWN_LEVELS } from '../../codec/yaml-text.js';
import type { Structure } from '../../model/definition/structure.js';

export type Layout = (value: unknown, structure: Structure | undefined, margin?: string, level?: number) => string;

/** Every value laid out alike, whatever its type. */
export const evenly: Layout = (value, _structure, margin = '', level = 1) => {
  if (typeof value !== 'object' || value === null || level > SHOWN_LEVELS) return stringify(value) ?? 'null';
  const inner = `${margin}  `;
  const shown = (item: unknown): string => evenly(item ?? null, undefined, inner, level + 1);
  if (Array.isArray(value)) return `[${onLines(value.map(shown), margin, '')}]`;
  return `{${onLines(
    membersOf(value).map(([name, member]) => `${stringify(name)}: ${shown(member)}`),
    margin,
    '',
  )}}`;
};

/**
 * The layout of earlier releases, whose writer went by types: free-form JSON stands on one line, what a map holds begins at
 * the margin of the whole text, and a struct of which nothing is shown spans three lines.
 */
export const byType: Layout = (value, structure, margin = '', level = 1) => {
  if (typeof value !== 'object' || value === null || level > SHOWN_LEVELS || structure?.kind === 'free') return stringify(value) ?? 'null';
  const inner = `${margin}  `;
  if (Array.isArray(value)) {
    const items = structure?.kind === 'list' ? structure.items : undefined;
    return `[${onLines(
      value.map((item) => byType(item ?? null, items, inner, level + 1)),
      margin,
      '',
    )}]`;
  }
  const within = structure?.kind === 'map' ? '' : inner;
  const members = membersOf(value).map(
    ([name, member]) => `${stringify(name)}: ${byType(member, typeOf(structure, name), within, level + 1)}`,
  );
  return `{${onLines(members, margin, `\n${inner}\n${margin}`)}}`;
};

const onLines = (parts: readonly string[], margin: string, none: string): string =>
  parts.length === 0 ? none : `\n${margin}  ${parts.join(`,\n${margin}  `)}\n${margin}`;

const membersOf = (value: object): [name: string, member: unknown][] => Object.entries(value).filter(([, member]) => member !== undefined);

function typeOf(structure: Structure | undefined, member: string): Structure | undefined {
  if (structure?.kind === 'map') return structure.values;
  return structure?.kind === 'struct' ? structure.byName.get(member)?.type : undefined;
}
