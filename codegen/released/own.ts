/** The part of a catalogue that its own releases are about: packages that it extends keep the promises of theirs. */
import path from 'node:path';
import { compareReleases, entryIn } from '../../runtime/model/definition/releases.js';
import type { LoadedCatalogue } from '../load.js';
import { type GroupModel, type GroupVersionModel, type KindModel, type Model, reachedFrom, type TypeModel } from '../model.js';
import type { Origin } from '../origins.js';
import type { FeaturesSource, FlagsSource, MetricsSource } from '../schema/schema.js';
import type { SourceFile } from '../source-file.js';

export const isOwn = ({ name }: Origin): boolean => name === '' || name.startsWith('.') || path.isAbsolute(name);

export const ownGroups = ({ groups }: Model): GroupModel[] => groups.filter(({ origin }) => isOwn(origin));

/** The versions that have kinds. */
export const ownVersions = (model: Model): GroupVersionModel[] =>
  ownGroups(model).flatMap(({ versions }) => versions.filter(({ kinds }) => kinds.size > 0));

/** The types that kinds of own versions hold, as far as they are own themselves. */
export const ownTypes = (model: Model): TypeModel[] =>
  [...reachedFrom(ownVersions(model).flatMap(({ kinds }) => [...kinds.values()]))].filter(
    ({ version, listOf }) => listOf === undefined && isOwn(version.group.origin),
  );

/** Whether requests can be made for a kind in a release, unless a server is told otherwise. */
export function isServedIn({ resource, source: { lifetime = {} } }: KindModel, release: string): boolean {
  if (resource === undefined || entryIn(resource, release)?.enabledByDefault === false) return false;
  const { introduced, removed } = lifetime;
  return (
    (introduced === undefined || compareReleases(introduced, release) <= 0) &&
    (removed === undefined || compareReleases(removed, release) > 0)
  );
}

/** The version of a group that clients take when they name none; undefined where none of it is served. */
export const preferredOf = ({ versions }: GroupModel, release: string): string | undefined =>
  versions.find(({ kinds }) => [...kinds.values()].some((kind) => isServedIn(kind, release)))?.version;

/** The version, as in apps/v1, that objects of a hub are kept in by a release; undefined where they are not kept. */
export function storedIn({ resource, version }: KindModel, release: string): string | undefined {
  const storage = resource?.storage;
  return storage === undefined ? undefined : ((entryIn(storage, release) ?? storage).version ?? version.ref);
}

/** An entry of flags.yaml, features.yaml or metrics.yaml, and where it stands. */
export interface Setting<Source> {
  readonly source: Source;
  readonly file: SourceFile;
  readonly keys: readonly string[];
}

export interface OwnSettings {
  readonly flags: ReadonlyMap<string, Setting<FlagsSource['flags'][string]>>;
  readonly gates: ReadonlyMap<string, Setting<FeaturesSource['features'][string]>>;
  readonly metrics: ReadonlyMap<string, Setting<MetricsSource['metrics'][string]>>;
  readonly protocol: ReadonlyMap<string, Setting<NonNullable<FeaturesSource['protocol']>[string]>>;
}

/** Of catalogues whose files were found without fault. */
export const ownSettings = (loaded: LoadedCatalogue): OwnSettings => ({
  flags: entriesOf(loaded, 'flags'),
  gates: entriesOf(loaded, 'features'),
  metrics: entriesOf(loaded, 'metrics'),
  protocol: entriesOf(loaded, 'protocol', 'features.yaml'),
});

function entriesOf<Source>({ catalogues }: LoadedCatalogue, section: string, name = `${section}.yaml`): Map<string, Setting<Source>> {
  const entries = new Map<string, Setting<Source>>();
  for (const { origin, files } of catalogues) {
    const file = isOwn(origin) ? files.find((each) => each.file === name) : undefined;
    if (file === undefined) continue;
    // The file was held to its schema before.
    const { [section]: sources = {} } = file.value as Readonly<Record<string, Readonly<Record<string, Source>> | undefined>>;
    for (const [name, source] of Object.entries(sources)) entries.set(name, { source, file, keys: [section, name] });
  }
  return entries;
}

type Gate = FeaturesSource['features'][string];

/** The gates that a release has, at the stages that they have there. */
export const gatesIn = (gates: OwnSettings['gates'], release: string): Map<string, Setting<Gate>> =>
  new Map(
    [...gates].flatMap(([name, gate]) => {
      const source = entryIn(gate.source, release);
      return source === undefined ? [] : [[name, { ...gate, source }] as const];
    }),
  );
