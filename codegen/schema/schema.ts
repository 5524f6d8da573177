/**
 * The schema of the catalogue's own files. Whatever a file may say is said here; `load` and `check` hold files to it, editors complete by
 * it, and the reference of the language is made of its descriptions.
 */
import Type, { type Static } from 'typebox';
import { Field } from './schema-field.js';
import { Resource } from './schema-resource.js';
import { AnyValue, Closed, life, only, Release, text, texts, yes } from './schema-words.js';

export type { ConditionSource, FieldSource, GatesSource } from './schema-field.js';
export type { ResourceSource } from './schema-resource.js';

const Name = Type.String({ minLength: 1 });
const kept = (description: string) => Type.Record(Name, Type.Enum(['annotation', 'derived']), { description });

export const TypeConversion = Type.Object(
  {
    rename: Type.Optional(
      Type.Record(Name, Name, { description: 'Field here → field of the hub; dotted paths on either side move values between depths.' }),
    ),
    keep: Type.Optional(kept('Fields that the hub does not have: kept in an `annotation` of the hub, or `derived` by a function.')),
    keepFromHub: Type.Optional(kept('The same for fields of the hub that this version does not have.')),
  },
  { ...Closed, title: 'A conversion', description: 'How the type of a version that names a `hub` corresponds to that of the hub.' },
);

const Rule = Type.Object(
  {
    rule: text('An expression in [CEL](https://cel.dev) that must be true of `self`; one that names `oldSelf` is held on updates alone.'),
    message: Type.Optional(text('What a fault says; by default the rule itself.')),
    reason: Type.Optional(
      only(
        ['FieldValueInvalid', 'FieldValueForbidden', 'FieldValueRequired', 'FieldValueDuplicate'],
        'The kind of fault; `FieldValueInvalid` by default.',
      ),
    ),
    fieldPath: Type.Optional(
      Type.String({
        pattern: '^(\\.[^.\\[\\]]+)+$',
        description: 'The field that faults are about, such as `.max`; by default the value itself.',
      }),
    ),
  },
  { ...Closed, title: 'A rule', description: 'What must hold between the fields of a type.' },
);
export type RuleSource = Static<typeof Rule>;

/** Words of a type that releases may change. */
const ChangingType = {
  structType: Type.Optional(only(['atomic', 'granular'], 'How it merges wherever it is held: as a whole, or by its fields.')),
  union: Type.Optional(AnyValue('Which fields exclude each other, for documents.')),
};

const typeProperties = {
  description: Type.Optional(text('One sentence that says what it is. Clients show it; every type needs one.')),
  ...ChangingType,
  changes: life(ChangingType).changes,
  published: Type.Optional(yes('False where documents leave out a type of the shared group.')),
  definition: Type.Optional(
    text('Its name in documents, which begins with the domain as it stands; the package of the version and its own name by default.'),
  ),
  everywhere: Type.Optional(yes('It is a kind of every version, and documents name it as one of each.')),
  protobuf: Type.Optional(yes('False where it has no Protobuf form.')),
  reserved: Type.Optional(Type.Array(Type.Integer(), { description: 'Protobuf numbers that fields had which are gone.' })),
  jsonUnion: Type.Optional(yes('JSON has the value of one of its fields in its place.')),
  defaulter: Type.Optional(text('The function, named by a kind in code, that fills in what data cannot say.')),
  conversion: Type.Optional(TypeConversion),
  rules: Type.Optional(Type.Array(Rule, { description: 'Rules about several of its fields, in CEL; only in the hub.' })),
  faultOrder: Type.Optional(
    Type.Array(Name, {
      description:
        'Fields whose faults are told first, in this order; those of the others follow in the order of the fields. Only in the hub.',
    }),
  ),
  fields: Type.Optional(
    Type.Record(Type.String(), Field, { description: 'Its fields by name. `...<Type>` has the fields of another type in its place.' }),
  ),
};

export const TypeEntry = Type.Object(
  {
    ...typeProperties,
    list: Type.Optional(text('It is a list of this type, and a message of its own in Protobuf.')),
    map: Type.Optional(text('It is a map of this type, and a message of its own in Protobuf.')),
  },
  Closed,
);
export type TypeSource = Static<typeof TypeEntry>;

const types = (description: string) => Type.Record(Name, TypeEntry, { description });

export const Lifetime = Type.Object(
  {
    introduced: Type.Optional(Release('The first release that has it.')),
    deprecated: Type.Optional(Release('The first release that warns of its use.')),
    removed: Type.Optional(Release('The first release without it.')),
    replacement: Type.Optional(text('What to use in its place: `<group>/<version>/<Kind>`.')),
    changes: Type.Optional(texts('What those who move to the replacement must look at: defaults that differ, what is required or gone.')),
  },
  { ...Closed, description: 'From which release on (`--release`) the version is there, deprecated and gone.' },
);

export const KindFile = Type.Object(
  {
    kind: text('The name of the kind: capital first, letters and digits.'),
    ...typeProperties,
    lifetime: Type.Optional(Lifetime),
    resource: Type.Optional(Resource),
    types: Type.Optional(types('Types that the kind holds, by name.')),
    examples: Type.Optional(
      Type.Array(
        Type.Object(
          {
            description: text('What the example shows.'),
            object: Type.Record(Type.String(), Type.Unknown(), { description: 'The object, without `apiVersion` and `kind`.' }),
          },
          { ...Closed, title: 'An example' },
        ),
        { description: 'Objects that the reference shows. They have fields of the kind alone, with values that fit.' },
      ),
    ),
  },
  Closed,
);
export type KindSource = Static<typeof KindFile>;

export const TypesFile = Type.Object({ types: types('Types that kinds of the version share, by name.') }, Closed);

export const VersionEntry = Type.Object(
  {
    priority: Type.Optional(
      Type.Integer({ description: 'Its rank among the versions; greater comes first. 15 by default, 1000 at most.' }),
    ),
    protoPackage: Type.Optional(text('The Protobuf package of its messages; the group and the version by default.')),
    sharedKinds: Type.Optional(
      Type.Array(Name, { description: 'Kinds of the shared group that documents name as kinds of this version, too.' }),
    ),
    removed: Type.Optional(Release('The first release that knows the version no more, not even to convert or to name it.')),
  },
  Closed,
);

const { since: knownSince, until: knownUntil } = life({});
const Lived = { since: knownSince, until: knownUntil };

export const GroupFile = Type.Object(
  {
    group: Type.String({ description: 'The name of the group, a domain such as `shop.example.com`.' }),
    description: Type.Optional(text('What the group is for.')),
    role: Type.Optional(
      only(
        ['api', 'shared', 'audit', 'configuration', 'client'],
        'What its kinds are for: requests (by default), parts of all others, or files and messages that the server itself reads.',
      ),
    ),
    priority: Type.Optional(Type.Integer({ description: 'Its rank among the groups; greater comes first. 1000 by default.' })),
    formerPriority: Type.Optional(
      Type.Object(
        { until: Release('The last release with it.'), priority: Type.Integer({ description: 'The rank.' }) },
        { ...Closed, description: 'Its rank in releases up to one.' },
      ),
    ),
    bareResourceList: Type.Optional(Type.Literal(true, { description: 'Lists of its resources have no apiVersion of their own.' })),
    versions: Type.Record(Name, VersionEntry, { description: 'Its versions by name, each with a folder of that name: `v1: {}`.' }),
    otherVersions: Type.Optional(
      Type.Record(Name, Type.Object(Lived, Closed), {
        description: 'Versions without a kind here, by name: documents tell that the options of requests are kinds of them, too.',
      }),
    ),
  },
  Closed,
);
export type GroupSource = Static<typeof GroupFile>;

/** What is taken of a catalogue, and left out of that: groups, versions and kinds, each by its path in the catalogue. */
const selection = {
  include: Type.Optional(
    texts('What is taken: groups, versions and kinds as `apps`, `apps/v1`, `apps/v1/Deployment`. Everything by default.'),
  ),
  exclude: Type.Optional(texts('What is left out of that.')),
};
export interface SelectionSource {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

export const BaseFile = Type.Object({ description: Type.Optional(text('What the part is for.')), ...selection }, Closed);

export const Extended = Type.Object(
  { catalogue: text('`<package>/<catalogue>` of a package that is installed, or a folder as `./<folder>`.'), ...selection },
  Closed,
);

const bound = (description: string) => Type.Optional(Type.Integer({ minimum: 1, description }));

export const Limits = Type.Object(
  {
    bodyBytes: bound('Bytes of a request body.'),
    depth: bound('Levels of nesting in a JSON or YAML body.'),
    jsonPatchOperations: bound('Operations of one JSON patch.'),
    annotationBytes: bound("Bytes of all keys and values of one object's annotations."),
  },
  { ...Closed, description: 'What requests are bounded by.' },
);

export const ServiceFile = Type.Object(
  {
    extends: Type.Optional(
      Type.Array(Type.Union([Name, Extended]), {
        description: 'Catalogues whose kinds the API has, too: names of them, or parts of them.',
      }),
    ),
    conventions: Type.Optional(
      Type.Literal('cluster', { description: 'Kinds of this catalogue follow the conventions of the cluster; see below.' }),
    ),
    profile: Type.Optional(
      only(
        ['current', 'strict', 'cluster'],
        'What clients are held to. `current`: they are warned of fields that are unknown or repeated. `strict`: they are refused for them. `cluster`: what a cluster of the release that is shown does. See below; `current` by default, and for catalogues that extend the whole of `kindwright/kubernetes`, `cluster`.',
      ),
    ),
    groupDomain: Type.Optional(text("What the names of the API's own groups end with, such as `k8s.io`.")),
    labelDomain: Type.Optional(text("What the keys of the API's own labels and annotations begin with, such as `kubernetes.io`.")),
    mediaVendor: Type.Optional(text('What stands in media types, as in `application/vnd.kubernetes.protobuf`.')),
    limits: Type.Optional(Limits),
    release: Type.Optional(
      Release('The release of this catalogue that is being made: lifetimes of its kinds go by it, and not by `--release` of servers.'),
    ),
    announced: Type.Optional(
      Type.Record(Name, Release(''), {
        description: 'Words of `limits` that are announced to fall, each with the release that announced it.',
      }),
    ),
  },
  Closed,
);
export type ServiceSource = Static<typeof ServiceFile>;

const flagWords = {
  section: text('The part of the help that lists it.'),
  description: text('What it does.'),
  default: Type.Optional(AnyValue('Its value where it is not given.')),
  values: Type.Optional(texts('The only values that are taken.')),
  min: Type.Optional(Type.Number({ description: 'The least number.' })),
  max: Type.Optional(Type.Number({ description: 'The greatest number.' })),
  stage: Type.Optional(only(['ALPHA', 'BETA'], 'How far it is; a flag that says nothing is stable.')),
  deprecatedSince: Type.Optional(Release('The first release in which whoever gives it is warned.')),
  replacement: Type.Optional(text('What to use in place of a deprecated one.')),
  inert: Type.Optional(text('Why it does nothing: it is taken, so that scripts may pass it, and whoever does is told.')),
  hidden: Type.Optional(yes('It is left out of the help.')),
};

export const FlagEntry = Type.Object(
  {
    type: only(['string', 'strings', 'texts', 'bool', 'int', 'float', 'duration', 'ip', 'map', 'gates'], 'What its value is.'),
    ...flagWords,
    ...life(flagWords),
    audience: Type.Optional(
      Type.Literal('users', {
        description:
          'Users of the API give it, in scripts of their own: it stays for longer. A flag that says nothing is for administrators.',
      }),
    ),
    standsFor: Type.Optional(text('The flag that it is another name of.')),
  },
  Closed,
);

export const FlagsFile = Type.Object(
  { flags: Type.Record(Name, FlagEntry, { description: 'Flags of the command line by name.' }) },
  Closed,
);
export type FlagsSource = Static<typeof FlagsFile>;

const gateWords = {
  stage: only(['ALPHA', 'BETA', 'GA', 'DEPRECATED'], 'How far the feature is.'),
  default: Type.Boolean({ description: 'Whether it is on unless `--feature-gates` says otherwise.' }),
  locked: Type.Optional(yes('Nobody can switch it.')),
};

export const FeatureEntry = Type.Object({ ...gateWords, ...life(gateWords) }, Closed);

const { since, until } = life({});
export const ProtocolEntry = Type.Object(
  {
    description: text('What requests or answers have with it.'),
    since: since,
    until: until,
    words: Type.Optional(
      Type.Record(Type.String({ minLength: 1 }), Type.String({ minLength: 1 }), {
        description: 'Parts of messages about fields, and what stands in place of each; `{}` is any text, and stands for the same again.',
      }),
    ),
  },
  Closed,
);

export const FeaturesFile = Type.Object(
  {
    features: Type.Record(Name, FeatureEntry, { description: 'Feature gates by name.' }),
    protocol: Type.Optional(
      Type.Record(Name, ProtocolEntry, { description: 'What the protocol of a release has although no gate switches it, by name.' }),
    ),
  },
  Closed,
);
export type FeaturesSource = Static<typeof FeaturesFile>;

const metricWords = {
  stability: only(['ALPHA', 'BETA', 'STABLE'], 'Whether it keeps its name and labels.'),
  deprecatedSince: Type.Optional(
    Release('The first release that calls it deprecated; three releases later it is hidden, and after that gone.'),
  ),
  description: text('What it tells.'),
  withoutLabels: Type.Optional(texts('Labels that it does not show, as they are of other releases; a server has one value of each.')),
};

export const MetricEntry = Type.Object(
  {
    type: only(['gauge', 'counter', 'histogram', 'summary'], 'What it counts.'),
    ...metricWords,
    ...life(metricWords),
    labels: texts('Names of its labels.'),
    page: Type.Optional(only(['slis'], 'The page that shows it, below `/metrics`; by default that shows it itself.')),
    acrossWorkers: Type.Optional(
      only(['max', 'min'], 'What is shown of the numbers that several workers of one server have; by default their sum.'),
    ),
    sameAs: Type.Optional(text('The metric whose numbers it shows by this name; nobody measures it by itself.')),
    buckets: Type.Optional(
      Type.Array(Type.Number(), { minItems: 1, description: 'Upper bounds of the buckets of a histogram, from the least on.' }),
    ),
    quantiles: Type.Optional(
      Type.Array(Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 1 }), {
        minItems: 1,
        description: 'Quantiles that a summary shows.',
      }),
    ),
  },
  Closed,
);

export const MetricsFile = Type.Object(
  { metrics: Type.Record(Name, MetricEntry, { description: 'Metrics of `/metrics` and the pages below it, by name.' }) },
  Closed,
);
export type MetricsSource = Static<typeof MetricsFile>;
