/** What releases hold stays as it is, where servers show the catalogue at any of them: what becomes another does so in a release to come. */

import { compareReleases } from '../../runtime/model/definition/releases.js';
import { equalJson } from '../../runtime/model/json/json.js';
import type { Position } from '../diagnostics.js';
import { pathOf, referenceTo, type TypeModel } from '../model.js';
import type { Held } from './held.js';
import { ownGroups, type Setting } from './own.js';
import { fieldWords, promisedFields } from './promised.js';
import { releaseAfter } from './schedule.js';
import { shownOf, textIn, wordsIn } from './shown.js';
import type { History, Shown, TypeEntry, Words } from './snapshot.js';

/** How messages call the entries of a section. */
const CALLED: Readonly<Record<Exclude<keyof Shown, 'kinds'>, string>> = {
  flags: 'the flag --',
  gates: 'the feature gate ',
  groups: 'the list of versions of ',
  metrics: 'the metric ',
  protocol: 'the protocol entry ',
  versions: 'what kinds that have ended hold of ',
};

const SECTIONS = Object.keys(CALLED) as (keyof typeof CALLED)[];

/** Holds everything but fields to the record, which is held with the types that have them. */
export function compareShown(held: Held): void {
  const { before, model, settings, last } = held;
  if (before.shown === undefined) return;
  const now = shownOf(model, settings, Object.keys(before.releases), last);
  for (const section of SECTIONS)
    for (const name of namesOf(before.shown[section], now[section])) {
      const different = differing(before.shown[section][name], now[section][name], held);
      if (different.length > 0) report(placeOf(section, name, held), `${CALLED[section]}${name}`, different, held);
    }
  const kinds = new Map(
    ownGroups(model).flatMap(({ versions }) => versions.flatMap((v) => [...v.kinds.values()].map((k) => [pathOf(k), k]))),
  );
  for (const path of namesOf(before.shown.kinds, now.kinds)) {
    const [were = {}, are = {}] = [before.shown.kinds[path], now.kinds[path]];
    const kind = kinds.get(path);
    for (const part of namesOf(were, are)) {
      const different = differing(were[part], are[part], held).filter((release) => part === 'life' || isThere(were, are, release));
      if (different.length === 0) continue;
      const at = kind === undefined ? placeOf('versions', path.slice(0, path.lastIndexOf('/')), held) : kind.type;
      report(at, part === 'life' ? path : `\`${part}\` of ${path}`, different, held, part === 'life' ? ['lifetime'] : ['resource']);
    }
  }
}

/** Whether a release has the kind by the record, and by the catalogue: that it is gone or new is told of its life. */
const isThere = (were: Readonly<Record<string, History>>, are: Readonly<Record<string, History>>, release: string): boolean =>
  [were, are].every(({ life }) => ['current', 'deprecated'].includes(textIn(life, release) ?? ''));

const namesOf = (before: object, now: object): string[] => [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();

const releasesOf = ({ before }: Held): string[] => Object.keys(before.releases).sort(compareReleases);

const differing = (before: History | undefined, now: History | undefined, held: Held): string[] =>
  releasesOf(held).filter((release) => textIn(before, release) !== textIn(now, release));

/** Where an entry stands; what has no place any more is told where others of its section are. */
function placeOf(section: keyof typeof CALLED, name: string, held: Held): Position {
  if (section === 'versions' || section === 'groups') {
    const [folder = '', version] = name.split('/');
    const group = ownGroups(held.model).find((each) => each.folder === folder);
    const file = group === undefined ? undefined : held.groupFiles.get(group);
    return file?.position(version === undefined ? ['versions'] : ['versions', version]) ?? held.atService([]);
  }
  const settings: ReadonlyMap<string, Setting<unknown>> = held.settings[section];
  const there = settings.get(name);
  if (there !== undefined) return there.file.position(there.keys);
  const [other] = settings.values();
  return other === undefined ? held.atService([]) : other.file.position(other.keys.slice(0, 1));
}

/** Holds the fields and rules of a type to the record, in the releases that have a kind of its version. */
export function compareShownType(ref: string, type: TypeModel, before: TypeEntry, held: Held): void {
  if (held.before.shown === undefined) return;
  const releases = releasesOf(held).filter((release) => hasVersion(ref, release, held));
  const now = new Map(promisedFields(type).map((field) => [field.name, fieldWords(field, type)] as const));
  for (const name of namesOf(before.fields ?? {}, Object.fromEntries(now))) {
    const [was, is] = [before.fields?.[name], now.get(name)];
    if (was !== undefined && is !== undefined && equalJson(was, is)) continue;
    const views = releases.map((release) => [release, was && wordsIn(was, release), is && wordsIn(is, release)] as const);
    const different = views.filter(([, then, today]) => !equalJson(then, today));
    const [first] = different;
    if (first === undefined) continue;
    const [, then, today] = first;
    const words = namesOf(then ?? {}, today ?? {}).filter((word) => !equalJson(then?.[word], today?.[word]));
    const what = then === undefined || today === undefined ? '' : `${words.map((word) => `\`${word}\``).join(' and ')} of `;
    const releasesOfIt = different.map(([release]) => release);
    report(type, `${what}"${name}" of ${referenceTo(type)}`, releasesOfIt, held, is === undefined ? ['fields'] : ['fields', name]);
  }
  compareWordsOfType(type, before, releases, held);
}

/** Whether a release has any kind of the version; one without kinds only holds types for others. */
function hasVersion(ref: string, release: string, { before }: Held): boolean {
  const kinds = Object.values(before.versions[ref]?.kinds ?? {});
  return kinds.length === 0 || kinds.some(({ introduced, removed }) => isIn(release, { introduced, removed }));
}

const isIn = (release: string, { introduced = release, removed }: { introduced: string | undefined; removed: string | undefined }) =>
  compareReleases(introduced, release) <= 0 && (removed === undefined || compareReleases(removed, release) > 0);

/** A type merges in every release as it did, and is held to the same rules, but for those of fields that are new. */
function compareWordsOfType(type: TypeModel, before: TypeEntry, releases: readonly string[], held: Held): void {
  const { structType, union, changes } = type.source;
  const views = (words: Words) =>
    releases.map((release) => wordsIn({ structType: words.structType, union: words.union, changes: words.changes }, release));
  const [then, today] = [views(before.words ?? {}), views({ structType, union, changes })];
  const different = releases.filter((_, i) => !equalJson(then[i], today[i]));
  if (different.length > 0) report(type, `how ${referenceTo(type)} merges`, different, held, []);
  const rules = (type.source.rules ?? []).map(({ rule }) => rule);
  const gone = (before.rules ?? []).filter((rule) => !rules.includes(rule));
  if (gone.length > 0) report(type, `what ${referenceTo(type)} is held to by rules`, releases, held, ['rules']);
}

function report(at: Position | TypeModel, what: string, different: readonly string[], held: Held, keys: readonly string[] = []): void {
  const next = releaseAfter(held.last);
  const holes = {
    what: `${what} is not what ${rangesText(different, releasesOf(held))} recorded`,
    advice: `leave it as it was, and say what ${next} has otherwise with \`since: "${next}"\`, \`until: "${held.last}"\` or \`changes: { "${next}": … }\`; where those releases truly had it so, record that with \`kindwright release --release=${held.last} --exception=<why>\``,
  };
  if ('version' in at) held.at(at)('KW050', keys, holes);
  else held.report('KW050', at, holes.what, holes.advice);
}

/** As in: releases 1.15 to 1.20 and 1.24. */
function rangesText(releases: readonly string[], all: readonly string[]): string {
  const ranges: [first: string, last: string][] = [];
  for (const release of releases) {
    const range = ranges.at(-1);
    if (range !== undefined && all.indexOf(release) === all.indexOf(range[1]) + 1) range[1] = release;
    else ranges.push([release, release]);
  }
  const texts = ranges.map(([first, last]) => (first === last ? first : `${first} to ${last}`));
  return `${releases.length === 1 ? 'release' : 'releases'} ${texts.join(' and ')}`;
}
