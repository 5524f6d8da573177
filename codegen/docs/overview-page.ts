/** The first page: groups with their kinds. */
import type { GroupModel, KindModel } from '../model.js';
import { html, type Markup } from './markup.js';
import { linkTo, type Page } from './site.js';

const PATH = 'index.html';

/** `newest`: the version of each kind that is shown for it. */
export function overviewPage(name: string, groups: readonly GroupModel[], newest: readonly KindModel[]): Page {
  const shown = groups
    .map((group) => ({ group, kinds: newest.filter((kind) => kind.version.group === group) }))
    .filter(({ kinds }) => kinds.length > 0);
  return {
    path: PATH,
    title: name,
    body: html`<h1>${name}</h1>
<p class="lead">${newest.length} kinds in ${shown.length} ${shown.length === 1 ? 'group' : 'groups'}: their fields, defaults and rules, by version and by release.</p>
${shown.map(({ group, kinds }) => groupMarkup(group, kinds))}`,
  };
}

const groupMarkup = (
  group: GroupModel,
  kinds: readonly KindModel[],
): Markup => html`<h2 id="${group.name === '' ? 'core' : group.name}">${group.name === '' ? 'core' : group.name}</h2>
<table>
<thead><tr><th scope="col">Kind</th><th scope="col">Version</th><th scope="col">What it is</th></tr></thead>
<tbody>
${kinds.map((kind) => html`<tr><th scope="row">${linkTo(PATH, kind.type)}</th><td>${kind.version.version}</td><td>${kind.type.description}</td></tr>\n`)}</tbody>
</table>
`;
