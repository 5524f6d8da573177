/** What a release of a catalogue promised: the content of the file that `kindwright release` writes and `kindwright check` reads. */
import Type, { type Static, type TSchema } from 'typebox';
import { Closed, Release, text, texts } from '../schema/schema-words.js';

/** The file, in the folder of the catalogue. It is no YAML file by its name: it says nothing of what is generated. */
export const SNAPSHOT_FILE = 'released.lock';

/** The form of the file; a later one is refused. */
export const FORMAT = 1;

const record = <Value extends TSchema>(value: Value, description: string) => Type.Record(Type.String(), value, { description });
const Words = Type.Record(Type.String(), Type.Unknown(), { description: 'Words as the catalogue has them.' });

/** Words of a field, of a type or of writes, by their names in the catalogue. */
export type Words = Readonly<Record<string, unknown>>;

const KindEntry = Type.Object(
  {
    served: Type.Boolean({ description: 'Whether requests could be made for it.' }),
    plural: Type.Optional(text('Its name in paths.')),
    scope: Type.Optional(text('Whether objects are in namespaces.')),
    verbs: Type.Optional(texts('What may be asked of it.')),
    subresources: Type.Optional(record(texts('What may be asked of it.'), 'Subresources by name.')),
    selectable: Type.Optional(texts('What field selectors may name.')),
    hub: Type.Optional(text('The version that it converts to; the hub itself says nothing.')),
    prefix: Type.Optional(text('What keys of its objects begin with.')),
    stored: Type.Optional(texts('Every version that objects were ever kept in, the last one as the storage version.')),
    writes: Type.Optional(Words),
    announced: Type.Optional(record(Release('Release.'), 'Words of `writes` that were announced to change.')),
    introduced: Type.Optional(Release('First release with it.')),
    deprecated: Type.Optional(Release('Release that announced its end.')),
    removed: Type.Optional(Release('First release without it.')),
  },
  Closed,
);
export type KindEntry = Static<typeof KindEntry>;

const TypeEntry = Type.Object(
  {
    list: Type.Optional(text('The type of its items.')),
    map: Type.Optional(text('The type of its values.')),
    words: Type.Optional(Words),
    rules: Type.Optional(texts('Rules in CEL.')),
    conversion: Type.Optional(Words),
    fields: Type.Optional(record(Words, 'Fields by name.')),
  },
  Closed,
);
export type TypeEntry = Static<typeof TypeEntry>;

const VersionEntry = Type.Object(
  { kinds: record(KindEntry, 'Kinds by name.'), types: record(TypeEntry, 'Types that the kinds hold, by name.') },
  Closed,
);

const GroupEntry = Type.Object(
  {
    name: Type.String({ description: 'Name of the group.' }),
    preferred: Type.Optional(text('The version that clients took when they named none.')),
  },
  Closed,
);

/** A flag, a gate or a metric. */
const SettingEntry = Type.Object(
  {
    introduced: Release('The first snapshot that has it.'),
    since: Release('The first snapshot that has it at its stage.'),
    stage: text('Its stage or stability.'),
    deprecated: Type.Optional(Release('Release that announced its end.')),
    words: Words,
  },
  Closed,
);
export type SettingEntry = Static<typeof SettingEntry>;

const ExceptionEntry = Type.Object(
  {
    release: Release('The release that broke rules.'),
    reason: text('Why, as its notes say.'),
    broken: texts('What was broken.'),
    corrected: Type.Optional(texts('Where it was recorded again what releases hold.')),
  },
  Closed,
);

const History = record(Type.String(), 'What it is, by the first release in which it is so.');
/** Words or digests by the first release that has them, as in `{ "1.15": "ALPHA off", "1.19": "BETA on", "1.23": gone }`. */
export type History = Readonly<Record<string, string>>;

const histories = (description: string) => record(History, description);

const Shown = Type.Object(
  {
    flags: histories('Digests of flags by name.'),
    gates: histories('Stages of feature gates by name, and whether they are on.'),
    groups: histories('Versions of groups by folder.'),
    kinds: record(histories('By part.'), 'Lives of kinds by path, and digests of the parts of their resources.'),
    metrics: histories('Digests of metrics by name.'),
    protocol: histories('Digests of what the protocol has, by name.'),
    versions: histories('Digests of types that only kinds hold which have ended, by version.'),
  },
  Closed,
);
/** What stays as it is in every release of a catalogue that is shown at any of them. */
export type Shown = Static<typeof Shown>;

export const SnapshotContent = Type.Object(
  {
    releases: record(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', examples: ['2026-01-31'] }), 'Days of all releases.'),
    exceptions: Type.Optional(Type.Array(ExceptionEntry)),
    groups: record(GroupEntry, 'Groups by folder.'),
    versions: record(VersionEntry, 'Versions by folder.'),
    limits: record(Type.Number(), 'Limits of requests.'),
    announced: Type.Optional(record(Release('Release.'), 'Limits that were announced to fall.')),
    flags: record(SettingEntry, 'Flags by name.'),
    gates: record(SettingEntry, 'Feature gates by name.'),
    metrics: record(SettingEntry, 'Metrics by name.'),
    shown: Type.Optional(Shown),
  },
  Closed,
);
export type SnapshotContent = Static<typeof SnapshotContent>;

export const SnapshotFile = Type.Object(
  {
    format: Type.Integer({ minimum: 1, description: 'Form of the file.' }),
    catalogue: Type.Array(Type.String(), { description: 'Names of its groups, by which it is known.' }),
    digest: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of what follows.' }),
    ...SnapshotContent.properties,
  },
  Closed,
);
export type SnapshotFile = Static<typeof SnapshotFile>;
