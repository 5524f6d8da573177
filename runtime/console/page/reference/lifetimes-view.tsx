/** The chart of lifetimes, with what the release that is chosen adds to the API and takes from it. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lifetimesKey, lifetimesTable } from '../../../reference/lifetimes-page.js';
import type { Links } from '../../../reference/links.js';
import type { KindEntry, Reference } from '../../../reference/reference.js';
import { type Scale, scalesOf } from '../../../reference/releases.js';
import { releaseChanges } from '../../../reference/releases-page.js';
import { groupTitle } from '../kinds/kind-tree.js';
import { useApp } from '../shell/app.js';
import { linksWith } from './addresses.js';
import { MarkupView } from './markup-view.js';

export function LifetimesView({ reference }: { readonly reference: Reference }): JSX.Element {
  const { router } = useApp();
  const { query } = router.place.value;
  const [text, group, chosen] = ['text', 'group', 'release'].map((name) => query.get(name) ?? '') as [string, string, string];
  const links = linksWith((anchor) => {
    const next = new URLSearchParams(query);
    next.set('release', anchor);
    return `${location.pathname}?${next}`;
  });
  const isShown = ({ name, version, kind }: KindEntry): boolean =>
    (group === '' || groupTitle(version.group) === group) &&
    [name.toLowerCase(), kind.plural, version.apiVersion].some((each) => each.includes(text.trim().toLowerCase()));
  const scales = scalesOf(reference).map((scale) => ({ scale, kinds: scale.kinds.filter(isShown) }));
  const charts = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showNewest(charts.current), []);
  const groups = [...new Set(reference.kinds.map(({ version }) => groupTitle(version.group)))];
  return (
    <>
      <h1>Lifetimes</h1>
      <MarkupView markup={lifetimesKey} />
      <div class="filters">
        <input
          class="field search"
          type="search"
          aria-label="Filter kinds"
          placeholder="Filter kinds"
          value={text}
          onInput={({ currentTarget }) => router.change({ text: currentTarget.value })}
        />
        <select
          class="field"
          aria-label="Group"
          value={group}
          onChange={({ currentTarget }) => router.change({ group: currentTarget.value })}
        >
          <option value="">All groups</option>
          {groups.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </div>
      {scales.map(({ scale }) => (
        <ChosenRelease key={scale.title} scale={scale} links={links} chosen={chosen} />
      ))}
      {scales.every(({ kinds }) => kinds.length === 0) && <p class="empty">No kind is like that.</p>}
      <div ref={charts}>
        {scales
          .filter(({ kinds }) => kinds.length > 0)
          .map(({ scale, kinds }) => (
            <section
              class="scale"
              key={scale.title}
              aria-label={scale.title === '' ? 'Lifetimes' : scale.title}
              onKeyDown={moveBetweenReleases}
            >
              {scale.title !== '' && <h2>{scale.title}</h2>}
              {scale.releases.length === 0 && (
                <p class="hint">No lifetime of the catalogue names a release, so that all of this is always there.</p>
              )}
              <MarkupView markup={lifetimesTable(links, scale, kinds, releaseOf(scale, chosen))} />
            </section>
          ))}
      </div>
    </>
  );
}

/**
 * Charts open at the release that is chosen, and else at the newest, not at the oldest. The first release that is shown beside what stays in
 * view is shown as a whole.
 */
function showNewest(charts: HTMLElement | null): void {
  for (const chart of charts?.querySelectorAll<HTMLElement>('.chart') ?? []) {
    const heads = [...chart.querySelectorAll<HTMLElement>('.release')];
    const wanted = heads.find((head) => head.classList.contains('chosen')) ?? heads.at(-1);
    if (wanted === undefined) continue;
    chart.scrollLeft += wanted.getBoundingClientRect().right - chart.getBoundingClientRect().right;
    const begin = Math.max(...[...chart.querySelectorAll('thead th')].filter(isSticky).map((head) => head.getBoundingClientRect().right));
    const cut = heads.map((head) => head.getBoundingClientRect()).find(({ left, right }) => left < begin - 1 && right > begin + 1);
    if (cut !== undefined && chart.scrollLeft > 0) chart.scrollLeft += cut.right - begin;
  }
}

/** Whether the head of a column stays in view while others are scrolled: all heads stay at the top, and such also at the beginning. */
const isSticky = (head: Element): boolean => getComputedStyle(head).insetInlineStart !== 'auto';

const releaseOf = ({ releases, anchor }: Scale, chosen: string): string | undefined =>
  releases.find((release) => anchor(release) === chosen);

/** Arrow keys on the head of a chart go to the release before and after. */
function moveBetweenReleases(event: KeyboardEvent): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const { target, currentTarget } = event;
  if (by === undefined || !(target instanceof HTMLAnchorElement) || !(currentTarget instanceof HTMLElement)) return;
  const all = [...currentTarget.querySelectorAll<HTMLAnchorElement>('.release a')];
  const next = all[all.indexOf(target) + by];
  if (!all.includes(target) || next === undefined) return;
  event.preventDefault();
  next.focus();
  next.click();
}

interface ChosenProps {
  readonly scale: Scale;
  readonly links: Links;
  readonly chosen: string;
}

function ChosenRelease({ scale, links, chosen }: ChosenProps): JSX.Element | null {
  const { router } = useApp();
  const release = releaseOf(scale, chosen);
  if (release === undefined) return null;
  return (
    <section class="card release-changes" aria-label="The release that is chosen" aria-live="polite">
      <header>
        <h2>
          {scale.title} {release}
        </h2>
        <button type="button" class="quiet small" onClick={() => router.change({ release: '' })}>
          Close
        </button>
      </header>
      <MarkupView markup={releaseChanges(links, scale, release)} />
    </section>
  );
}
