/**
 * What each release shows of a catalogue that servers show at any of its releases: by the first release with it, as a word where that is
 * short and as a digest where it is not, so that a diff tells from which release on something is another.
 */
import { createHash } from 'node:crypto';
import { ageAt, compareReleases, entryIn, type Life } from '../../runtime/model/definition/releases.js';
import { isObject } from '../../runtime/model/json/json.js';
import { type GroupModel, type KindModel, type Model, pathOf, reachedFrom, type TypeModel } from '../model.js';
import { type OwnSettings, ownGroups, ownTypes, ownVersions, type Setting } from './own.js';
import { fieldWords, promisedFields, UNPROMISED } from './promised.js';
import type { History, Shown, Words } from './snapshot.js';

/** What a history says from the first release on that does not have the entry any more. */
const GONE = 'gone';

/** What all releases show of a catalogue; `last` is the newest of them. */
export function shownOf(model: Model, settings: OwnSettings, releases: readonly string[], last: string): Shown {
  const ordered = [...releases].sort(compareReleases);
  const histories = <Source>(entries: ReadonlyMap<string, Setting<Source>>, textOf: (there: Source) => string) =>
    Object.fromEntries(
      [...entries].map(([name, { source }]) => [
        name,
        historyOf(ordered, (release) => {
          const there = entryIn(source as Life, release);
          return there === undefined ? undefined : textOf(there as Source);
        }),
      ]),
    );
  const kinds = ownVersions(model).flatMap((version) => [...version.kinds.values()]);
  return {
    flags: histories(settings.flags, (flag) => digestOf(ofLast(flag, last))),
    gates: histories(settings.gates, ({ stage, default: on, locked }) => `${stage} ${on ? 'on' : 'off'}${locked ? ' locked' : ''}`),
    groups: Object.fromEntries(
      ownGroups(model).map((group) => [group.folder, historyOf(ordered, (release) => versionsIn(group, release) || undefined)]),
    ),
    kinds: Object.fromEntries(kinds.map((kind) => [pathOf(kind), partsOf(kind, ordered)])),
    metrics: histories(settings.metrics, digestOf),
    protocol: histories(settings.protocol, ({ words }) => (words === undefined ? 'there' : digestOf(words))),
    versions: endedVersions(model, ordered, last),
  };
}

const RELEASE = /^\d+\.\d+$/;

/** A flag whose default is the newest release, as it is told with the last one: that moves on with each, and those that are out stay as they are. */
const ofLast = <Flag extends { readonly default?: unknown }>(flag: Flag, last: string): Flag =>
  typeof flag.default === 'string' && RELEASE.test(flag.default) && compareReleases(flag.default, last) > 0
    ? { ...flag, default: last }
    : flag;

/** What something is in each of the releases, in their order, by the first of them in which it is so. */
function historyOf(releases: readonly string[], textIn: (release: string) => string | undefined): History {
  const history: Record<string, string> = {};
  let before: string | undefined;
  for (const release of releases) {
    const text = textIn(release);
    if (text !== before) history[release] = text ?? GONE;
    before = text;
  }
  return history;
}

/** What a history says of a release; undefined where the release does not have the entry. */
export function textIn(history: History | undefined, release: string): string | undefined {
  const reached = Object.keys(history ?? {}).filter((from) => compareReleases(from, release) <= 0);
  const text = history?.[reached.sort(compareReleases).at(-1) ?? ''];
  return text === GONE ? undefined : text;
}

/** Words of resources by the part that they are told with; all others tell which requests may be made. */
const PARTS: Readonly<Record<string, string>> = {
  plural: 'names',
  singular: 'names',
  shortNames: 'names',
  categories: 'names',
  scope: 'names',
  columns: 'columns',
  storage: 'storage',
  hub: 'storage',
  conversion: 'storage',
  writes: 'storage',
};

/** Words that are about other programs than servers, or about releases to come. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['alsoWrittenAs', 'announced']);

/** The life of a kind in words, and the digests of its parts in the releases that have it. */
function partsOf(kind: KindModel, releases: readonly string[]): Record<string, History> {
  const age = (release: string) => ageAt(kind.source.lifetime ?? {}, release);
  const life = historyOf(releases, (release) => (age(release) === 'later' ? undefined : age(release)));
  const { resource } = kind;
  if (resource === undefined) return { life };
  const there = releases.filter((release) => isThereIn(kind, release));
  const parts: Record<string, Record<string, unknown>>[] = there.map((release) => {
    const found: Record<string, Record<string, unknown>> = {};
    for (const [word, value] of Object.entries(viewOf(resource, release) as Words)) {
      const part = PARTS[word] ?? 'requests';
      if (!NOT_SHOWN.has(word)) found[part] = { ...found[part], [word]: value };
    }
    return found;
  });
  const names = [...new Set(parts.flatMap((each) => Object.keys(each)))].sort();
  const digests = names.map((part) => [
    part,
    historyOf(there, (release) => {
      const words = parts[there.indexOf(release)]?.[part];
      return words === undefined ? undefined : digestOf(words);
    }),
  ]);
  return { life, ...Object.fromEntries(digests) };
}

function isThereIn({ source }: KindModel, release: string): boolean {
  const age = ageAt(source.lifetime ?? {}, release);
  return age !== 'later' && age !== 'removed';
}

/** The versions of a group that a release has, the preferred one first. */
const versionsIn = ({ versions }: GroupModel, release: string): string =>
  versions
    .filter(({ kinds }) => [...kinds.values()].some((kind) => isThereIn(kind, release)))
    .map(({ version }) => version)
    .join(' ');

/** The types that a release, or one after it, can have: those of its kinds. All others are of kinds that ended, and never change. */
export function livingTypes(model: Model, last: string): TypeModel[] {
  const kinds = ownVersions(model).flatMap((version) => [...version.kinds.values()]);
  const living = reachedFrom(kinds.filter(({ source }) => ageAt(source.lifetime ?? {}, last) !== 'removed'));
  return ownTypes(model).filter((type) => living.has(type));
}

/** A digest of all types of each version that only kinds hold which have ended. */
function endedVersions(model: Model, releases: readonly string[], last: string): Record<string, History> {
  const living = new Set(livingTypes(model, last));
  const ended = ownTypes(model).filter((type) => !living.has(type));
  const refs = [...new Set(ended.map(({ version }) => version.ref))];
  return Object.fromEntries(
    refs.map((ref) => {
      const types = ended.filter(({ version }) => version.ref === ref);
      const kinds = ownVersions(model).flatMap((version) => (version.ref === ref ? [...version.kinds.values()] : []));
      const there = releases.filter((release) => kinds.length === 0 || kinds.some((kind) => isThereIn(kind, release)));
      return [ref, historyOf(there, (release) => digestOf(types.map((type) => [type.name, typeIn(type, release)])))];
    }),
  );
}

const typeIn = (type: TypeModel, release: string): object => ({
  collection: type.source.list ?? type.source.map,
  rules: type.source.rules?.map(({ rule }) => rule),
  fields: promisedFields(type).map((field) => [field.name, wordsIn(fieldWords(field, type), release)]),
});

/** The words of a field as they are in a release; undefined where the release does not have it. A type is told where it changes. */
export function wordsIn(words: Words, release: string): Words | undefined {
  const there = entryIn<Words & Life>(words, release);
  if (there === undefined) return undefined;
  const { since: _, until: __, changes: ___, ...rest } = there;
  const told = Object.entries(rest).filter(
    ([word, value]) => value !== undefined && value !== false && (!UNPROMISED.has(word) || (word === 'type' && value !== words.type)),
  );
  return Object.fromEntries(told);
}

/** A part of the catalogue as it is in a release, without lives and sentences; undefined where the release does not have it. */
function viewOf(value: unknown, release: string): unknown {
  if (Array.isArray(value)) return value.map((each) => viewOf(each, release)).filter((each) => each !== undefined);
  if (!isObject(value)) return value;
  const there = entryIn(value as Life, release);
  if (there === undefined) return undefined;
  const { since: _, until: __, changes: ___, description: ____, ...words } = there as Life & { readonly description?: unknown };
  return Object.fromEntries(Object.entries(words).map(([word, each]) => [word, viewOf(each, release)]));
}

/** Enough of a digest to tell texts of one place apart. */
const DIGEST_LENGTH = 10;

/** Words that say nothing of what a release shows: lives and sentences, and how several processes show it together. */
const LIFE: ReadonlySet<string> = new Set(['since', 'until', 'changes', 'description', 'acrossWorkers']);

/** A digest of words without their lives and sentences; it does not go by their order. */
function digestOf(words: object): string {
  const told = Array.isArray(words) ? words : Object.fromEntries(Object.entries(words).filter(([word]) => !LIFE.has(word)));
  return createHash('sha256').update(sortedText(told)).digest('hex').slice(0, DIGEST_LENGTH);
}

const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    isObject(member) ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1))) : member,
  ) ?? '';
