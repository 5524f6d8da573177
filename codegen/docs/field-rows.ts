/** Fields as a table: of one type, and of a kind with the types that no other kind holds. */
import { type FieldModel, jsonFields, type TypeModel } from '../model.js';
import { labelsOf, partsOf, phrasesOf, typeMarkup } from './field-words.js';
import { html, type Markup } from './markup.js';

/** Depth below which types are shown on their own pages alone. */
const MAX_DEPTH = 8;

interface Row {
  readonly path: string;
  readonly depth: number;
  readonly field: FieldModel;
}

/** The rows of a type's own fields, each with those of types that `shows` says are shown in place. */
function* rowsOf(type: TypeModel, shows: (type: TypeModel) => boolean, above: readonly TypeModel[] = [], prefix = ''): Generator<Row> {
  for (const field of jsonFields(type)) {
    const path = `${prefix}${field.name}`;
    yield { path, depth: above.length, field };
    const [part] = partsOf(field);
    if (part === undefined || !shows(part) || above.length >= MAX_DEPTH || part === type || above.includes(part)) continue;
    yield* rowsOf(part, shows, [...above, type], `${path}${field.type.form === 'list' ? '[]' : field.type.form === 'map' ? '.*' : ''}.`);
  }
}

/** A table of fields. Each row has its path as its address: `#spec.replicas`. */
export function fieldTable(page: string, type: TypeModel, shows: (type: TypeModel) => boolean): Markup {
  const rows = [...rowsOf(type, shows)];
  if (rows.length === 0) return html`<p>It has no fields.</p>`;
  return html`<table class="fields">
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">What it says</th></tr></thead>
<tbody>
${rows.map(
  ({ path, depth, field }) => html`<tr id="${path}">
<th scope="row" class="depth-${depth}"><a href="#${path}">${field.name}</a>${labelsOf(field).map((label) => html` <span class="label ${label.split(' ')[0]}">${label}</span>`)}</th>
<td>${typeMarkup(page, field.type)}</td>
<td>${field.source.description}${phrasesOf(field).map((phrase) => html` <span class="phrase">${phrase}</span>`)}</td>
</tr>
`,
)}</tbody>
</table>`;
}
