/** A chart of lifetimes: from which release to which each version of each kind is there. It is a table, whose cells are as long as lives. */
import { compareReleases, type Lifetime } from '../model/definition/releases.js';
import { type Links, linkTo } from './links.js';
import { columnHeader, h, type Markup, rowHeader } from './markup.js';
import type { KindEntry, Reference } from './reference.js';
import { type Scale, scalesOf } from './releases.js';

export function lifetimesPage(reference: Reference, links: Links): Markup {
  return [
    h('h1', {}, 'Lifetimes'),
    lifetimesKey,
    scalesOf(reference).map((scale) => [
      scale.title === '' ? undefined : h('h2', {}, scale.title),
      lifetimesTable(links, scale, scale.kinds),
    ]),
  ];
}

export const lifetimesKey: Markup = h(
  'p',
  { class: 'lead' },
  'From which release to which each version of a kind is there: ',
  ['alpha', 'beta', 'stable'].map((stage) => [h('span', { class: `key ${stage}` }, stage), ', ']),
  h('span', { class: 'key deprecated' }, 'deprecated'),
  '.',
);

/** The chart of some kinds of a scale. `chosen`: the release that is looked at. */
export function lifetimesTable(links: Links, { releases, changes, anchor }: Scale, kinds: readonly KindEntry[], chosen?: string): Markup {
  const groups = new Map<string, KindEntry[]>();
  for (const kind of kinds) groups.set(kind.version.group, [...(groups.get(kind.version.group) ?? []), kind]);
  const changing = new Set(changes.map(({ release: of }) => of));
  const release = (each: string): Markup =>
    h(
      'th',
      { scope: 'col', class: each === chosen ? 'release chosen' : 'release' },
      changing.has(each) ? h('a', { href: links.release(anchor(each)), 'aria-current': each === chosen ? 'true' : undefined }, each) : each,
    );
  return h(
    'div',
    { class: 'chart', tabindex: '0', role: 'group', 'aria-label': 'Chart of lifetimes' },
    h(
      'table',
      { class: 'lifetimes' },
      h('thead', {}, h('tr', {}, ['Kind', 'Version'].map(columnHeader), releases.map(release), columnHeader('In words'))),
      [...groups].map(([group, members]) =>
        h(
          'tbody',
          {},
          h(
            'tr',
            { class: 'group' },
            h('th', { scope: 'rowgroup', colspan: String(releases.length + 3) }, h('span', {}, group === '' ? 'core' : group)),
          ),
          members.map((kind) => row(links, kind, releases)),
        ),
      ),
    ),
  );
}

/** What the name of a version says of how settled it is. */
const stageOf = (version: string): string => /(alpha|beta)\d+$/.exec(version)?.[1] ?? 'stable';

function row(links: Links, kind: KindEntry, releases: readonly string[]): Markup {
  const { introduced, deprecated, removed } = kind.kind.lifetime ?? {};
  const at = (release: string | undefined, otherwise: number): number =>
    release === undefined ? otherwise : releases.filter((each) => compareReleases(each, release) < 0).length;
  const [begin, end] = [at(introduced, 0), at(removed, releases.length)];
  const old = Math.max(begin, Math.min(at(deprecated, end), end));
  const cell = (from: number, to: number, what: string): Markup =>
    to <= from
      ? undefined
      : h('td', { colspan: String(to - from), class: what, title: what === '' ? undefined : what }, what === '' ? '' : h('span', {}, what));
  return h(
    'tr',
    {},
    rowHeader(linkTo(links, kind)),
    h('td', {}, kind.version.version),
    cell(0, begin, ''),
    cell(begin, old, stageOf(kind.version.version)),
    cell(old, end, 'deprecated'),
    cell(end, releases.length, ''),
    h('td', {}, wordsOf(kind.kind.lifetime)),
  );
}

function wordsOf({ introduced, deprecated, removed }: Lifetime = {}): string {
  const words = [
    introduced === undefined ? '' : `since ${introduced}`,
    deprecated === undefined ? '' : `deprecated since ${deprecated}`,
    removed === undefined ? '' : `gone since ${removed}`,
  ].filter((each) => each !== '');
  return words.length === 0 ? 'always' : words.join(', ');
}
