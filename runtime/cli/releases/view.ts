/** What a release has, as lines that can be compared with those of another: each entry by its name, with what it is there in words. */
import type { Catalogue, ResourceDefinition, VersionDefinition } from '../../model/definition/definition.js';
import { resourceIn } from '../../model/definition/definition-in-release.js';
import { ageAt, entriesIn } from '../../model/definition/releases.js';
import { type FieldStructure, type StructStructure, type Structure, structAt } from '../../model/definition/structure.js';
import { gatesOf } from '../../settings/feature-gates.js';
import { flagIn } from '../../settings/flag-lives.js';

/** What is compared, in the order in which it is told. */
export const SECTIONS = ['kinds', 'views', 'columns', 'selectors', 'types', 'fields', 'gates', 'flags', 'metrics', 'rules'] as const;
export type Section = (typeof SECTIONS)[number];

/** The text of a word that says all by being there. */
export const YES = 'yes';

/** What an entry is, and the kind or the type that has it, where one does. */
export interface Entry {
  readonly words: Readonly<Record<string, string>>;
  readonly of?: string;
}

/** Entries by their names. */
type Entries = ReadonlyMap<string, Entry>;

/** All that a release has. */
export type ReleaseView = Readonly<Record<Section, Entries>>;

type Seen = Pick<Catalogue, 'resources' | 'kinds' | 'features' | 'flags' | 'metrics' | 'protocol'>;

/** A version of a kind that a release serves, unless it is switched off. */
interface ShownVersion {
  readonly apiVersion: string;
  readonly name: string;
  readonly resource: ResourceDefinition;
  readonly version: VersionDefinition;
  readonly deprecated: boolean;
}

export async function viewOf(catalogue: Seen, release: string): Promise<ReleaseView> {
  const shown = shownVersions(catalogue, release);
  /** What all versions of kinds have of a sort. */
  const held = (partsOf: (version: VersionDefinition) => readonly (readonly [string, Entry['words']])[]): Entries =>
    new Map(shown.flatMap(({ name: of, version }) => partsOf(version).map(([part, words]) => [`${of}: ${part}`, { words, of }] as const)));
  const named = <Source>(sources: Readonly<Record<string, Source>>, wordsOf: (source: Source) => Entry['words']): Entries =>
    new Map(Object.entries(sources).map(([name, source]) => [name, { words: wordsOf(source) }]));
  const flags = Object.entries(catalogue.flags).flatMap(([name, flag]) => {
    const there = flagIn(flag, release);
    return there === undefined || there.hidden === true ? [] : [[`--${name}`, { words: { default: textOf(there.default) } }] as const];
  });
  return {
    kinds: new Map(shown.map((one) => [one.name, { words: wordsOfKind(one) }])),
    views: held(({ subresources }) => subresources.map(({ name, verbs }) => [name, { verbs: [...verbs].sort().join(', ') }])),
    columns: held(({ columns }) => columns.map(({ name, type }) => [name, { type }])),
    selectors: held(({ selectableFields }) => selectableFields.map(({ label }) => [label, {}])),
    ...(await typesOf(catalogue, shown, release)),
    gates: named(gatesOf(catalogue.features, release), ({ stage, default: on, locked }) => ({
      stage: stage === 'GA' ? 'done' : stage.toLowerCase(),
      default: on ? 'on' : 'off',
      ...(locked === true ? { locked: YES } : {}),
    })),
    flags: new Map(flags),
    metrics: named(entriesIn(catalogue.metrics, release), ({ type, stability }) => ({
      type,
      stability: stability.toLowerCase(),
    })),
    rules: new Map(Object.values(entriesIn(catalogue.protocol, release)).map(({ description }) => [description, { words: {} }])),
  };
}

function shownVersions({ resources }: Seen, release: string): ShownVersion[] {
  const found = resources.flatMap((declared) => {
    const resource = resourceIn(declared, release);
    return [...resource.versions].flatMap(([apiVersion, version]): ShownVersion[] => {
      const age = ageAt(version.lifetime, release);
      if (age === 'later' || age === 'removed') return [];
      return [{ apiVersion, name: `${apiVersion} ${version.kind}`, resource, version, deprecated: age === 'deprecated' }];
    });
  });
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

const wordsOfKind = ({ apiVersion, resource: { storage }, version, deprecated }: ShownVersion): Record<string, string> => ({
  ...(deprecated ? { deprecated: YES } : {}),
  ...(version.enabledByDefault ? {} : { served: 'where --runtime-config asks for it' }),
  ...(storage?.version === apiVersion ? { stored: YES } : {}),
  verbs: [...version.verbs].sort().join(', '),
  ...(version.shortNames.length === 0 ? {} : { 'short names': version.shortNames.join(', ') }),
});

/** The types that the kinds hold, and their fields, each type once. */
async function typesOf({ kinds }: Seen, shown: readonly ShownVersion[], release: string): Promise<Record<'types' | 'fields', Entries>> {
  const types = new Map<string, Entry>();
  const fields = new Map<string, Entry>();
  const seen = new Set<StructStructure>();
  const visit = (type: Structure): void => {
    if (type.kind === 'list') visit(type.items);
    else if (type.kind === 'map') visit(type.values);
    else if (type.kind === 'struct') visitStruct(structAt(type, release));
  };
  const visitStruct = (type: StructStructure): void => {
    if (seen.has(type)) return;
    seen.add(type);
    const of = `${type.goPackage}/${type.name}`;
    types.set(of, { words: { fields: type.fields.map(({ name }) => name).join(', ') } });
    for (const field of type.fields) {
      fields.set(`${of}.${field.name}`, { words: wordsOfField(field), of });
      visit(field.type);
    }
  };
  for (const { apiVersion, version } of shown) {
    const code = (await kinds[apiVersion]?.())?.[version.kind];
    if (code !== undefined) visit(code.structure);
  }
  const sorted = (entries: Entries): Entries => new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { types: sorted(types), fields: sorted(fields) };
}

function typeText(type: Structure): string {
  switch (type.kind) {
    case 'scalar':
      return type.scalar;
    case 'list':
      return `list<${typeText(type.items)}>`;
    case 'map':
      return `map<${typeText(type.values)}>`;
    case 'struct':
      return type.name;
    default:
      return type.form === 'object' ? 'object' : 'any';
  }
}

const MARKERS = ['listType', 'mapType', 'structType', 'patchMergeKey', 'featureGate'] as const;

function wordsOfField(field: FieldStructure): Record<string, string> {
  const words: Record<string, string> = { type: typeText(field.type) };
  if (field.default !== undefined) words.default = textOf(field.default);
  for (const marker of MARKERS) if (field[marker] !== undefined) words[marker] = field[marker];
  if (field.listMapKeys !== undefined) words.listMapKeys = field.listMapKeys.join(', ');
  if (field.patchStrategy !== undefined) words.patchStrategy = field.patchStrategy.join(', ');
  return words;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
