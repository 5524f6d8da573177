/** The search of the reference: words are looked for in names of kinds, types and fields. */
import type { Reference, TypeEntry } from './reference.js';

/** What is looked through of a page: its name, what it is told apart by, its address, whether it is a kind, and the names of its fields. */
export type SearchEntry = readonly [name: string, reference: string, address: string, kind: 0 | 1, fields: readonly string[]];

interface SearchResult {
  readonly title: string;
  readonly reference: string;
  readonly address: string;
}

/** Results that are shown at once. */
const MOST = 20;
/** Letters from which on the beginning of a field's name is enough. */
const LETTERS = 4;

export const searchEntries = ({ types }: Reference, address: (type: TypeEntry) => string): SearchEntry[] =>
  types.map((type) => [
    type.name,
    type.kind === undefined ? type.reference : type.version.apiVersion,
    address(type),
    type.kind === undefined ? 0 : 1,
    type.fields.map(({ name }) => name),
  ]);

/** Pages and fields that match, the best first: a name that begins with the words, a name that holds them, a field. */
export function searched(entries: readonly SearchEntry[], text: string): SearchResult[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const ranked: [SearchResult[], SearchResult[], SearchResult[], SearchResult[]] = [[], [], [], []];
  const [best, types, holding, fields] = ranked;
  for (const [name, reference, address, kind, names] of entries) {
    const lower = name.toLowerCase();
    const found = { title: name, reference, address };
    if (lower === wanted || (kind === 1 && lower.startsWith(wanted))) best.push(found);
    else if (lower.startsWith(wanted)) types.push(found);
    else if (lower.includes(wanted)) holding.push(found);
    for (const field of names) {
      const own = field.toLowerCase();
      if (own === wanted || (wanted.length >= LETTERS && own.startsWith(wanted)))
        fields.push({ title: `${name}.${field}`, reference, address: `${address}#${field}` });
    }
  }
  return ranked.flat().slice(0, MOST);
}
