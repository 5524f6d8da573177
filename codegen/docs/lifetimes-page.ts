/** A chart of lifetimes: from which release to which each version of each kind is there. */
import { compareReleases } from '../../runtime/model/definition/releases.js';
import type { KindModel } from '../model.js';
import { html, type Markup } from './markup.js';
import { linkTo, type Page } from './site.js';

const PATH = 'lifetimes.html';
const STEP = 20;
const HEIGHT = 14;

/** `releases`: those of the chart, in order. */
export function lifetimesPage(kinds: readonly KindModel[], releases: readonly string[]): Page {
  return {
    path: PATH,
    title: 'Lifetimes',
    body: html`<h1>Lifetimes</h1>
<p class="lead">From which release to which each version of a kind is there: <span class="key current">as it is to be</span>, <span class="key deprecated">deprecated</span>.</p>
<table class="lifetimes">
<thead><tr><th scope="col">Kind</th><th scope="col">Version</th><th scope="col">${scale(releases)}</th><th scope="col">In words</th></tr></thead>
<tbody>
${kinds.map((kind) => row(kind, releases))}</tbody>
</table>`,
  };
}

function scale(releases: readonly string[]): Markup {
  return html`<svg width="${releases.length * STEP}" height="${HEIGHT}" role="presentation">${releases.map((release, i) => html`<text x="${i * STEP}" y="${HEIGHT - 3}">${release.split('.')[1]}</text>`)}</svg>`;
}

function row(kind: KindModel, releases: readonly string[]): Markup {
  const { introduced, deprecated, removed } = kind.source.lifetime ?? {};
  const at = (release: string | undefined, otherwise: number): number =>
    release === undefined ? otherwise : releases.filter((each) => compareReleases(each, release) < 0).length;
  const [begin, end] = [at(introduced, 0), at(removed, releases.length)];
  const old = Math.min(at(deprecated, end), end);
  const bar = (from: number, to: number, what: string): Markup =>
    to <= from
      ? html``
      : html`<rect class="${what}" x="${from * STEP}" y="2" width="${(to - from) * STEP - 2}" height="${HEIGHT - 4}" rx="2"/>`;
  const words = [
    introduced === undefined ? '' : `since ${introduced}`,
    deprecated === undefined ? '' : `deprecated since ${deprecated}`,
    removed === undefined ? '' : `gone since ${removed}`,
  ].filter((each) => each !== '');
  return html`<tr><th scope="row">${linkTo(PATH, kind.type)}</th><td>${kind.version.apiVersion}</td><td><svg width="${releases.length * STEP}" height="${HEIGHT}" aria-hidden="true">${bar(begin, old, 'current')}${bar(Math.max(old, begin), end, 'deprecated')}</svg></td><td>${words.join(', ')}</td></tr>
`;
}
