/** Fields as a table: of one type, and of a kind with the types that no other kind holds. */
import type { FieldReference } from './document.js';
import { labelsOf, phrasesOf, typeMarkup } from './field-words.js';
import type { Links } from './links.js';
import { h, type Markup, table } from './markup.js';
import { partOf, type Reference, type TypeEntry } from './reference.js';

/** Depth below which types are shown on their own pages alone. */
const MAX_DEPTH = 8;

interface Row {
  readonly path: string;
  readonly depth: number;
  readonly field: FieldReference;
}

type Shows = (type: TypeEntry) => boolean;

/** The rows of a type's own fields, each with those of types that `shows` says are shown in place. */
function* rowsOf(reference: Reference, type: TypeEntry, shows: Shows, above: readonly TypeEntry[] = [], prefix = ''): Generator<Row> {
  for (const field of type.fields) {
    const path = `${prefix}${field.name}`;
    yield { path, depth: above.length, field };
    const part = reference.type(partOf(field.type) ?? '');
    if (part === undefined || !shows(part) || above.length >= MAX_DEPTH || part === type || above.includes(part)) continue;
    yield* rowsOf(reference, part, shows, [...above, type], `${path}${stepInto(field)}.`);
  }
}

/** How a path goes into what a field holds. */
const stepInto = ({ type }: FieldReference): string => (typeof type === 'string' || 'type' in type ? '' : 'list' in type ? '[]' : '.*');

/** A table of fields. Each row has its path as its address: `#spec.replicas`. */
export function fieldTable(reference: Reference, links: Links, type: TypeEntry, shows: Shows): Markup {
  const rows = [...rowsOf(reference, type, shows)];
  if (rows.length === 0) return h('p', {}, 'It has no fields.');
  return table(
    ['Field', 'Type', 'What it says'],
    rows.map(({ path, depth, field }) =>
      h(
        'tr',
        { id: path },
        h(
          'th',
          { scope: 'row', class: `depth-${depth}` },
          h('a', { href: links.type(type, path) }, field.name),
          labelsOf(field).map((label) => [' ', h('span', { class: `label ${label.split(' ')[0]}` }, label)]),
        ),
        h('td', {}, typeMarkup(reference, links, field.type)),
        h(
          'td',
          {},
          field.description,
          phrasesOf(field).map((phrase) => [' ', h('span', { class: 'phrase' }, phrase)]),
        ),
      ),
    ),
    { class: 'fields' },
  );
}
