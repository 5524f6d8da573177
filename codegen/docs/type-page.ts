/** The page of a type: what it is, its fields, its rules, and what holds it. */
import { referenceTo, type TypeModel } from '../model.js';
import { fieldTable } from './field-rows.js';
import { typeMarkup } from './field-words.js';
import { html, joined, type Markup } from './markup.js';
import { linkTo, type Page, pagePath } from './site.js';

export function typePage(type: TypeModel, holders: readonly TypeModel[]): Page {
  const path = pagePath(type);
  return {
    path,
    title: type.name,
    body: html`<h1>${type.name}</h1>
<p class="where">${referenceTo(type)}</p>
<p class="lead">${type.description}</p>
${type.collection === undefined ? fieldTable(path, type, () => false) : html`<p>It is a ${typeMarkup(path, type.collection)}.</p>`}
${rulesMarkup([type])}
${conversionMarkup(type)}
${heldMarkup(path, holders)}`,
  };
}

/** The rules in CEL between the fields of types. */
export function rulesMarkup(types: readonly TypeModel[]): Markup {
  const rules = types.flatMap((type) => (type.source.rules ?? []).map((rule) => ({ type, ...rule })));
  if (rules.length === 0) return html``;
  return html`<h2 id="about-rules">Rules</h2>
<dl class="rules">
${rules.map(
  ({ type, rule, message, fieldPath = '' }) =>
    html`<dt><code>${rule}</code></dt><dd>${types.length > 1 ? html`<code>${type.name}${fieldPath}</code> ` : fieldPath === '' ? '' : html`<code>${fieldPath.slice(1)}</code> `}${message ?? 'must hold'}</dd>\n`,
)}</dl>`;
}

/** How a type of a version that is not stored corresponds to that of the one which is. */
export function conversionMarkup({ source: { conversion } }: TypeModel): Markup {
  if (conversion === undefined) return html``;
  const { rename = {}, keep = {}, keepFromHub = {} } = conversion;
  const kept = (how: string): string => (how === 'annotation' ? 'kept in an annotation' : 'derived by code');
  return html`<h2 id="about-conversion">Conversion</h2>
<ul>
${Object.entries(rename).map(([here, there]) => html`<li><code>${here}</code> is <code>${there}</code> of the version that others convert to.</li>\n`)}${Object.entries(keep).map(([field, how]) => html`<li><code>${field}</code> is only here, and ${kept(how)}.</li>\n`)}${Object.entries(keepFromHub).map(([field, how]) => html`<li><code>${field}</code> is only there, and ${kept(how)}.</li>\n`)}</ul>`;
}

function heldMarkup(path: string, holders: readonly TypeModel[]): Markup {
  if (holders.length === 0) return html``;
  return html`<h2 id="about-holders">Held by</h2>
<p>${joined(
    holders.map((holder) => linkTo(path, holder, referenceTo(holder))),
    ', ',
  )}</p>`;
}
