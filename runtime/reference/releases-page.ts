/** What each release added to the API and took from it. */
import { type Links, linkTo } from './links.js';
import { code, h, type Markup } from './markup.js';
import type { Reference } from './reference.js';
import { changingReleases, type ReleaseChange, type Scale, scalesOf } from './releases.js';

const CHANGES = [
  ['added', 'Added'],
  ['deprecated', 'Deprecated'],
  ['removed', 'Removed'],
] as const;

export function releasesPage(reference: Reference, links: Links): Markup {
  const scales = scalesOf(reference).filter(({ changes }) => changes.length > 0);
  return [
    h('h1', {}, 'Releases'),
    h('p', { class: 'lead' }, 'What each release added to the API, deprecated, and took from it: versions of kinds, and fields.'),
    scales.length === 0 ? h('p', {}, 'Nothing has changed from release to release.') : undefined,
    scales.map((scale) =>
      changingReleases(scale).map((release) => [
        h('h2', { id: scale.anchor(release) }, scale.title === '' ? release : `${scale.title} ${release}`),
        releaseChanges(links, scale, release),
      ]),
    ),
  ];
}

/** What one release changes, by what it does to it; undefined where it changes nothing. */
export function releaseChanges(links: Links, { changes }: Scale, release: string): Markup {
  const ofRelease = changes.filter((each) => each.release === release);
  if (ofRelease.length === 0) return undefined;
  return CHANGES.map(([change, title]) => {
    const found = ofRelease.filter((each) => each.change === change);
    if (found.length === 0) return undefined;
    return [
      h('h3', {}, title),
      h(
        'ul',
        { class: 'changes' },
        found.map((each) => h('li', {}, subject(links, each))),
      ),
    ];
  });
}

const subject = (links: Links, { type, field }: ReleaseChange): Markup =>
  field === undefined
    ? [linkTo(links, type), ` of ${type.version.apiVersion}`]
    : [code(field), ' of ', h('a', { href: links.type(type, field) }, type.name), ` (${type.version.apiVersion})`];
