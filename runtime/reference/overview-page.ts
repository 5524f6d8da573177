/** The first page: groups with their kinds. */
import { type Links, linkTo } from './links.js';
import { h, type Markup, rowHeader, table } from './markup.js';
import type { KindEntry, Reference } from './reference.js';

export function overviewPage(reference: Reference, links: Links, title: string): Markup {
  const groups = new Map<string, KindEntry[]>();
  const shown = shownKinds(reference.kinds);
  for (const kind of shown) groups.set(kind.version.group, [...(groups.get(kind.version.group) ?? []), kind]);
  const count = `${shown.length} kinds in ${groups.size} ${groups.size === 1 ? 'group' : 'groups'}`;
  return [
    h('h1', {}, title),
    h('p', { class: 'lead' }, `${count}: their fields, defaults and rules, by version and by release.`),
    [...groups].map(([group, kinds]) => [h('h2', { id: titleOf(group) }, titleOf(group)), kindTable(links, kinds)]),
  ];
}

const titleOf = (group: string): string => (group === '' ? 'core' : group);

/** Each kind in one version: the preferred one that stays, where there is one. */
function shownKinds(kinds: readonly KindEntry[]): KindEntry[] {
  const firsts = new Map<string, KindEntry>();
  for (const kind of kinds) {
    const key = `${kind.version.group}/${kind.name}`;
    const known = firsts.get(key);
    if (known === undefined || (known.kind.lifetime?.removed !== undefined && kind.kind.lifetime?.removed === undefined))
      firsts.set(key, kind);
  }
  return [...firsts.values()];
}

const kindTable = (links: Links, kinds: readonly KindEntry[]): Markup =>
  table(
    ['Kind', 'Version', 'What it is'],
    kinds.map((kind) => h('tr', {}, rowHeader(linkTo(links, kind)), h('td', {}, kind.version.version), h('td', {}, kind.description))),
    { class: 'overview' },
  );
