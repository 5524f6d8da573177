/** What each release added to the API and took from it. */
import { compareReleases, releaseAfter } from '../../runtime/model/definition/releases.js';
import { jsonFields, type KindModel, type TypeModel } from '../model.js';
import { html, type Markup } from './markup.js';
import { from, linkTo, type Page, pagePath } from './site.js';

const PATH = 'releases.html';

type Change = 'added' | 'deprecated' | 'removed';

interface Event {
  readonly release: string;
  readonly change: Change;
  readonly subject: Markup;
}

const TITLES: Readonly<Record<Change, string>> = { added: 'Added', deprecated: 'Deprecated', removed: 'Removed' };

export function releasesPage(kinds: readonly KindModel[], types: readonly TypeModel[]): Page {
  const events = [...kindEvents(kinds), ...fieldEvents(types)];
  const releases = [...new Set(events.map(({ release }) => release))].sort((a, b) => compareReleases(b, a));
  return {
    path: PATH,
    title: 'Releases',
    body: html`<h1>Releases</h1>
<p class="lead">What each release added to the API, deprecated, and took from it: versions of kinds, and fields.</p>
${releases.length === 0 ? html`<p>Nothing has changed from release to release.</p>` : ''}
${releases.map(
  (release) => html`<h2 id="${release}">${release}</h2>
${(['added', 'deprecated', 'removed'] as const).map((change) =>
  changesMarkup(
    TITLES[change],
    events.filter((event) => event.release === release && event.change === change),
  ),
)}`,
)}`,
  };
}

const changesMarkup = (title: string, events: readonly Event[]): Markup =>
  events.length === 0
    ? html``
    : html`<h3>${title}</h3>\n<ul class="changes">${events.map(({ subject }) => html`<li>${subject}</li>`)}</ul>\n`;

function* kindEvents(kinds: readonly KindModel[]): Generator<Event> {
  for (const kind of kinds) {
    const { introduced, deprecated, removed } = kind.source.lifetime ?? {};
    const subject = html`${linkTo(PATH, kind.type)} of ${kind.version.apiVersion}`;
    if (introduced !== undefined) yield { release: introduced, change: 'added', subject };
    if (deprecated !== undefined) yield { release: deprecated, change: 'deprecated', subject };
    if (removed !== undefined) yield { release: removed, change: 'removed', subject };
  }
}

function* fieldEvents(types: readonly TypeModel[]): Generator<Event> {
  for (const type of types)
    for (const { name, source } of jsonFields(type)) {
      const subject = html`<code>${name}</code> of <a href="${from(PATH, pagePath(type))}#${name}">${type.name}</a> (${type.version.apiVersion})`;
      if (source.since !== undefined) yield { release: source.since, change: 'added', subject };
      if (source.until !== undefined) yield { release: releaseAfter(source.until), change: 'removed', subject };
    }
}
