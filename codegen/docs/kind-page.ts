/** The page of a kind: what may be asked of it and where, its versions, its columns, its fields and examples. */
import { stringify } from 'yaml';
import { jsonFields, type KindModel, mentioned, type TypeModel } from '../model.js';
import { fieldTable } from './field-rows.js';
import { html, joined, type Markup } from './markup.js';
import { linkTo, type Page, pagePath } from './site.js';
import { conversionMarkup, rulesMarkup } from './type-page.js';

/** What a page of a kind is made from, beside the kind. */
interface Around {
  /** All versions of the kind. */
  readonly versions: readonly KindModel[];
  /** The kind that a lifetime names as the replacement; undefined where it has no page. */
  replacement(reference: string): KindModel | undefined;
  /** Whether a type is a part of this kind alone, and is shown in place. */
  isOwn(type: TypeModel): boolean;
}

const ALL_VERBS = ['get', 'list', 'watch', 'create', 'update', 'patch', 'delete', 'deletecollection'];

export function kindPage(kind: KindModel, around: Around): Page {
  const path = pagePath(kind.type);
  const own = [...ownTypes(kind.type, around)];
  return {
    path,
    title: kind.name,
    body: html`<h1>${kind.name}</h1>
<p class="where">${kind.version.apiVersion}</p>
<p class="lead">${kind.type.description}</p>
${lifeMarkup(path, kind, around)}
${requestsMarkup(kind)}
${versionsMarkup(path, kind, around.versions)}
${examplesMarkup(kind)}
<h2 id="about-fields">Fields</h2>
${fieldTable(path, kind.type, (type) => around.isOwn(type))}
${rulesMarkup(own)}
${conversionMarkup(kind.type)}
${columnsMarkup(kind)}`,
  };
}

/** The kind's type, and those that are shown in place of links. */
function* ownTypes(type: TypeModel, around: Around, seen = new Set<TypeModel>()): Generator<TypeModel> {
  if (seen.has(type)) return;
  seen.add(type);
  yield type;
  for (const field of jsonFields(type))
    for (const part of mentioned(field.type)) if (around.isOwn(part)) yield* ownTypes(part, around, seen);
}

function lifeMarkup(path: string, { source: { lifetime }, version }: KindModel, around: Around): Markup {
  if (lifetime?.deprecated === undefined && lifetime?.removed === undefined) return html``;
  const { deprecated, removed, replacement, changes = [] } = lifetime;
  const said = [
    ...(deprecated === undefined ? [] : [`deprecated since ${deprecated}`]),
    ...(removed === undefined ? [] : [`gone since ${removed}`]),
  ];
  const target = replacement === undefined ? undefined : around.replacement(replacement);
  const instead =
    replacement === undefined
      ? undefined
      : html` In its place: ${target === undefined ? replacement : linkTo(path, target.type, `${target.name} of ${target.version.apiVersion}`)}.`;
  return html`<div class="notice"><p>${version.apiVersion} is ${said.join(' and ')}.${instead}</p>${changes.length === 0 ? '' : html`<ul>${changes.map((change) => html`<li>${change}</li>`)}</ul>`}</div>`;
}

function requestsMarkup({ resource, version, name }: KindModel): Markup {
  if (resource === undefined) return html``;
  const namespaced = resource.scope === 'Namespaced';
  const root = version.group.name === '' ? `/api/${version.version}` : `/apis/${version.apiVersion}`;
  const collection = `${root}${namespaced ? '/namespaces/{namespace}' : ''}/${resource.plural}`;
  const names = [...(resource.shortNames ?? []), ...(resource.categories ?? []).map((category) => `${category} (with others)`)];
  const subresources = Object.entries(resource.subresources ?? {});
  const verbs = resource.verbs ?? ALL_VERBS;
  const readable = ALL_VERBS.filter((verb) => (verbs as readonly string[]).includes(verb));
  return html`<h2 id="about-requests">Requests</h2>
<dl>
<dt>Objects</dt><dd>${namespaced ? 'in namespaces' : 'of the cluster, in no namespace'}</dd>
<dt>Path</dt><dd><code>${collection}/{name}</code></dd>
<dt>Verbs</dt><dd>${readable.join(', ')}</dd>
${names.length === 0 ? '' : html`<dt>Also called</dt><dd>${names.join(', ')}</dd>\n`}${subresources.map(
  ([subresource, { verbs: of, featureGate }]) =>
    html`<dt>/${subresource}</dt><dd>${of.join(', ')}${featureGate === undefined ? '' : html` (feature gate <code>${featureGate}</code>)`}</dd>\n`,
)}${Object.keys(resource.selectable ?? {}).length === 0 ? '' : html`<dt>Field selectors</dt><dd>${Object.keys(resource.selectable ?? {}).join(', ')}</dd>\n`}<dt>On the command line</dt><dd><code>kubectl get ${resource.plural}${version.group.name === '' ? '' : `.${version.version}.${version.group.name}`}</code>, <code>kubectl explain ${resource.plural} --api-version=${version.apiVersion}</code></dd>
</dl>
<p class="aside">${name} has kind <code>${name}</code> and apiVersion <code>${version.apiVersion}</code>.</p>`;
}

function versionsMarkup(path: string, kind: KindModel, versions: readonly KindModel[]): Markup {
  if (versions.length < 2) return html``;
  return html`<h2 id="about-versions">Versions</h2>
<table>
<thead><tr><th scope="col">Version</th><th scope="col">Introduced</th><th scope="col">Deprecated</th><th scope="col">Gone</th></tr></thead>
<tbody>
${versions.map(({ version, type, source: { lifetime } }) => html`<tr${type === kind.type ? html` aria-current="page"` : ''}><th scope="row">${linkTo(path, type, version.apiVersion)}${type === kind.hub.type ? html` <span class="label">stored</span>` : ''}</th><td>${lifetime?.introduced ?? ''}</td><td>${lifetime?.deprecated ?? ''}</td><td>${lifetime?.removed ?? ''}</td></tr>\n`)}</tbody>
</table>`;
}

function columnsMarkup({ resource }: KindModel): Markup {
  const columns = resource?.columns ?? [];
  if (columns.length === 0) return html``;
  return html`<h2 id="about-columns">Columns</h2>
<p>${joined(
    columns.map(
      ({ name, priority = 0, description }) =>
        html`<span${description === undefined ? '' : html` title="${description}"`}>${name}${priority > 0 ? ' (wide)' : ''}</span>`,
    ),
    ', ',
  )}</p>`;
}

/** Examples that the catalogue has, which its check held to the fields and rules of the kind. */
function examplesMarkup({ source: { examples = [] }, name, version }: KindModel): Markup {
  if (examples.length === 0) return html``;
  return html`<h2 id="about-examples">${examples.length === 1 ? 'Example' : 'Examples'}</h2>
${examples.map(
  ({ description, object }) =>
    html`<figure><figcaption>${description}</figcaption><pre tabindex="0"><code>${stringify({ apiVersion: version.apiVersion, kind: name, ...object })}</code></pre></figure>\n`,
)}`;
}
