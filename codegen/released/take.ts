/** What a catalogue promises with a release. */
import { type KindModel, type Model, referenceTo, type TypeModel } from '../model.js';
import type { ResourceSource } from '../schema/schema.js';
import { gatesIn, isServedIn, type OwnSettings, ownGroups, ownTypes, ownVersions, preferredOf, storedIn } from './own.js';
import { fieldWords, promisedFields } from './promised.js';
import { livingTypes, shownOf } from './shown.js';
import type { KindEntry, SettingEntry, SnapshotContent, TypeEntry, Words } from './snapshot.js';

interface Release {
  readonly release: string;
  /** As in 2026-01-31. */
  readonly day: string;
  readonly announced: Readonly<Record<string, string>> | undefined;
  /** Whether servers show the catalogue at any of its releases, so that all of them are recorded. */
  readonly shown: boolean;
}

/** The snapshot of a release, which goes on with what the one before knows of the past. */
export function snapshotOf(model: Model, settings: OwnSettings, release: Release, before: SnapshotContent | undefined): SnapshotContent {
  const versions = ownVersions(model).map((version) => {
    const kinds = [...version.kinds.values()].map((kind) => [kind.name, kindEntry(kind, release.release, before)]);
    return [version.ref, { kinds: Object.fromEntries(kinds), types: {} as Record<string, TypeEntry> }] as const;
  });
  const types = new Map(versions.map(([ref, entry]) => [ref, entry.types]));
  for (const type of release.shown ? livingTypes(model, release.release) : ownTypes(model)) {
    const ofVersion = types.get(type.version.ref) ?? {};
    ofVersion[type.name] = typeEntry(type);
    if (!types.has(type.version.ref)) {
      types.set(type.version.ref, ofVersion);
      versions.push([type.version.ref, { kinds: {}, types: ofVersion }]);
    }
  }
  const groups = ownGroups(model).map((group) => {
    const preferred = preferredOf(group, release.release);
    return [group.folder, { name: group.name, ...(preferred === undefined ? {} : { preferred }) }];
  });
  const releases = { ...before?.releases, [release.release]: release.day };
  return {
    releases,
    ...(before?.exceptions === undefined ? {} : { exceptions: before.exceptions }),
    groups: Object.fromEntries(groups),
    versions: Object.fromEntries(versions),
    limits: { ...model.service.limits },
    ...(release.announced === undefined ? {} : { announced: { ...release.announced } }),
    ...settingsEntries(settings, release.release, before),
    ...(release.shown ? { shown: shownOf(model, settings, Object.keys(releases), release.release) } : {}),
  };
}

/** The entry of a kind in a snapshot. */
export const entryOf = (snapshot: SnapshotContent | undefined, ref: string, kind: string): KindEntry | undefined =>
  snapshot?.versions[ref]?.kinds[kind];

function kindEntry(kind: KindModel, release: string, before: SnapshotContent | undefined): KindEntry {
  const { resource, source, version, hub } = kind;
  const { replacement: _, changes: __, ...lifetime } = source.lifetime ?? {};
  if (resource === undefined) return { served: false, ...lifetime };
  const subresources = Object.entries(resource.subresources ?? {}).map(([name, { verbs }]) => [name, [...verbs].sort()]);
  const current = storedIn(kind, release);
  const former = entryOf(before, version.ref, kind.name)?.stored ?? [];
  return {
    served: isServedIn(kind, release),
    plural: resource.plural,
    scope: resource.scope,
    ...(resource.verbs === undefined ? {} : { verbs: [...resource.verbs].sort() }),
    ...(subresources.length === 0 ? {} : { subresources: Object.fromEntries(subresources) }),
    ...(resource.selectable === undefined ? {} : { selectable: Object.keys(resource.selectable).sort() }),
    ...(hub === kind ? {} : { hub: referenceTo(hub) }),
    ...(resource.storage === undefined ? {} : { prefix: resource.storage.prefix }),
    ...(current === undefined ? {} : { stored: [...former.filter((ref) => ref !== current), current] }),
    ...(resource.writes === undefined ? {} : { writes: writesOf(resource.writes) }),
    ...(resource.announced === undefined ? {} : { announced: { ...resource.announced } }),
    ...lifetime,
  };
}

/** How objects are written at first; what changes with releases is no break of a promise. */
const writesOf = ({ changes: _, ...words }: NonNullable<ResourceSource['writes']>): Words => words;

function typeEntry(type: TypeModel): TypeEntry {
  const { structType, union, jsonUnion, protobuf, changes, rules, conversion, list, map } = type.source;
  const words = given({ structType, union, jsonUnion, protobuf, changes });
  const fields = promisedFields(type).map((field) => [field.name, fieldWords(field, type)]);
  return {
    ...given({ list, map }),
    ...(Object.keys(words).length === 0 ? {} : { words }),
    ...(rules === undefined ? {} : { rules: rules.map(({ rule }) => rule) }),
    ...(conversion === undefined ? {} : { conversion: { ...conversion } }),
    ...(fields.length === 0 ? {} : { fields: Object.fromEntries(fields) }),
  };
}

const given = (words: Words): Record<string, string> =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)) as Record<string, string>;

function settingsEntries(
  { flags, gates, metrics }: OwnSettings,
  release: string,
  before: SnapshotContent | undefined,
): Pick<SnapshotContent, 'flags' | 'gates' | 'metrics'> {
  const entry = (former: SettingEntry | undefined, stage: string, words: Words, deprecated?: string): SettingEntry => ({
    introduced: former?.introduced ?? release,
    since: former?.stage === stage ? former.since : release,
    stage,
    ...(deprecated === undefined ? {} : { deprecated }),
    words: Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)),
  });
  return {
    flags: mapped(flags, (name, { stage = 'GA', deprecatedSince, type, default: value, values, min, max, audience }) =>
      entry(before?.flags[name], stage, { type, default: value, values, min, max, audience }, deprecatedSince),
    ),
    gates: mapped(gatesIn(gates, release), (name, { stage, default: on }) => entry(before?.gates[name], stage, { default: on })),
    metrics: mapped(metrics, (name, { stability, deprecatedSince, type, labels }) =>
      entry(before?.metrics[name], stability, { type, labels }, deprecatedSince),
    ),
  };
}

const mapped = <Source, Entry>(
  settings: ReadonlyMap<string, { readonly source: Source }>,
  entry: (name: string, source: Source) => Entry,
): Record<string, Entry> => Object.fromEntries([...settings].map(([name, { source }]) => [name, entry(name, source)]));
