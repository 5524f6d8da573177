/** The schema of the catalogue's own files. Whatever a file may say is said here; `load` and `check` hold files to it. */
import Type, { type Static } from 'typebox';

const Closed = { additionalProperties: false } as const;
const Text = Type.String({ minLength: 1 });
const Texts = Type.Array(Text);
const Release = Type.String({ pattern: '^\\d+\\.\\d+$', examples: ['1.21'] });
const AnyValue = Type.Unknown();

const Scalar = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);
const Scalars = Type.Union([Scalar, Type.Array(Scalar)]);

/** Sibling field → what it holds: a value, one of several, `null` for nothing, or `{ not: … }` for anything but these. */
const Condition = Type.Record(Type.String(), Type.Union([Scalars, Type.Object({ not: Scalars }, Closed)]));
export type ConditionSource = Static<typeof Condition>;

/** Explanations that errors add, by rule; where one is absent, the rule's own words are used. */
const Because = Type.Object(
  {
    nonEmpty: Type.Optional(Text),
    requiredIf: Type.Optional(Text),
    forbiddenIf: Type.Optional(Text),
    range: Type.Optional(Text),
    min: Type.Optional(Text),
    max: Type.Optional(Text),
    length: Type.Optional(Text),
    items: Type.Optional(Text),
    pattern: Type.Optional(Text),
    immutable: Type.Optional(Text),
  },
  Closed,
);

const Field = Type.Object(
  {
    description: Type.Optional(Text),
    type: Type.Optional(Text),
    proto: Type.Optional(Type.Integer({ minimum: 1 })),
    protoName: Type.Optional(Text),
    protobufOnly: Type.Optional(Type.Boolean()),
    required: Type.Optional(Type.Boolean()),
    nullable: Type.Optional(Type.Boolean()),
    keepEmpty: Type.Optional(Type.Boolean()),
    deprecated: Type.Optional(Type.Boolean()),
    /** Last release that wrote the field: stored data may carry it, requests may not. */
    removed: Type.Optional(Release),
    default: Type.Optional(AnyValue),
    defaultIf: Type.Optional(Type.Record(Type.String(), AnyValue)),
    enum: Type.Optional(Type.Array(Type.String())),
    /** Texts that the field may hold, in the order in which clients print them; the kind's code asks for them unless `closed` is set. */
    values: Type.Optional(Type.Array(Type.String())),
    /** A declared rule refuses all but the `values`, as with `enum`, but documents do not tell of them. */
    closed: Type.Optional(Type.Literal(true)),
    format: Type.Optional(Text),
    pattern: Type.Optional(Text),
    min: Type.Optional(Type.Number()),
    max: Type.Optional(Type.Number()),
    minLength: Type.Optional(Type.Integer({ minimum: 0 })),
    maxLength: Type.Optional(Type.Integer({ minimum: 0 })),
    minItems: Type.Optional(Type.Integer({ minimum: 0 })),
    maxItems: Type.Optional(Type.Integer({ minimum: 0 })),
    nonEmpty: Type.Optional(Type.Boolean()),
    unique: Type.Optional(Type.Union([Type.Boolean(), Text])),
    immutable: Type.Optional(Type.Boolean()),
    requiredIf: Type.Optional(Condition),
    forbiddenIf: Type.Optional(Condition),
    because: Type.Optional(Because),
    listType: Type.Optional(Type.Enum(['atomic', 'set', 'map'])),
    listMapKeys: Type.Optional(Texts),
    mapType: Type.Optional(Type.Enum(['atomic', 'granular'])),
    structType: Type.Optional(Type.Enum(['atomic', 'granular'])),
    patchStrategy: Type.Optional(Type.Array(Type.Enum(['merge', 'replace', 'retainKeys']))),
    patchMergeKey: Type.Optional(Text),
    featureGate: Type.Optional(Text),
    /** The value that a write gets while the gate is off; where it is absent, the field is dropped. */
    gateOff: Type.Optional(Type.Unknown()),
  },
  Closed,
);
export type FieldSource = Static<typeof Field>;

const TypeConversion = Type.Object(
  {
    /** Field here → field of the hub's type; dotted paths on either side move values between depths. */
    rename: Type.Optional(Type.Record(Text, Text)),
    /** Fields that this version has and the hub does not: kept in an annotation of the hub, or derived by a function. */
    keep: Type.Optional(Type.Record(Text, Type.Enum(['annotation', 'derived']))),
    /** The same for fields of the hub that this version does not have. */
    keepFromHub: Type.Optional(Type.Record(Text, Type.Enum(['annotation', 'derived']))),
  },
  Closed,
);

const Rule = Type.Object(
  {
    /** An expression in CEL that must be true of `self`; one that names `oldSelf` is held on updates alone. */
    rule: Text,
    message: Type.Optional(Text),
    reason: Type.Optional(Type.Enum(['FieldValueInvalid', 'FieldValueForbidden', 'FieldValueRequired', 'FieldValueDuplicate'])),
    /** The field that faults are about, such as `.max`; the value itself where it is absent. */
    fieldPath: Type.Optional(Type.String({ pattern: '^(\\.[^.\\[\\]]+)+$' })),
  },
  Closed,
);
export type RuleSource = Static<typeof Rule>;

const typeProperties = {
  description: Type.Optional(Text),
  structType: Type.Optional(Type.Enum(['atomic', 'granular'])),
  /** False where the documents leave out a type of the shared group, which they hold as a whole; of others, they hold what is served. */
  published: Type.Optional(Type.Boolean()),
  protobuf: Type.Optional(Type.Boolean()),
  reserved: Type.Optional(Type.Array(Type.Integer())),
  jsonUnion: Type.Optional(Type.Boolean()),
  union: Type.Optional(AnyValue),
  defaulter: Type.Optional(Text),
  conversion: Type.Optional(TypeConversion),
  rules: Type.Optional(Type.Array(Rule)),
  fields: Type.Optional(Type.Record(Type.String(), Field)),
};

const TypeEntry = Type.Object({ ...typeProperties, list: Type.Optional(Text), map: Type.Optional(Text) }, Closed);
export type TypeSource = Static<typeof TypeEntry>;

const Column = Type.Object(
  {
    name: Text,
    type: Type.Enum(['string', 'integer', 'number', 'boolean', 'date']),
    format: Type.Optional(Text),
    description: Type.Optional(Text),
    priority: Type.Optional(Type.Integer()),
    value: Type.Optional(Text),
  },
  Closed,
);

const Subresource = Type.Object(
  {
    kind: Type.Optional(Text),
    verbs: Type.Array(Type.Enum(['create', 'delete', 'get', 'patch', 'update'])),
    featureGate: Type.Optional(Text),
    /** Whether it passes requests on to another server, in whatever form that answers; HEAD requests are passed on, too. */
    connects: Type.Optional(Type.Boolean()),
    scale: Type.Optional(Type.Object({ specReplicas: Text, statusReplicas: Text, selector: Text }, Closed)),
  },
  Closed,
);

const Writes = Type.Object(
  {
    putCreates: Type.Optional(Type.Boolean()),
    putNeedsVersion: Type.Optional(Type.Boolean()),
    deleteReturnsObject: Type.Optional(Type.Boolean()),
    generation: Type.Optional(Type.Enum(['spec', 'none'])),
    nameFormat: Type.Optional(Text),
    ttlFlag: Type.Optional(Text),
    /** Group that clients know the kind by in 422 answers, where the kind has lived in several. */
    faultGroup: Type.Optional(Type.String()),
    /** False where managedFields are not recorded. */
    ownership: Type.Optional(Type.Boolean()),
  },
  Closed,
);

const Resource = Type.Object(
  {
    plural: Text,
    singular: Type.Optional(Text),
    shortNames: Type.Optional(Texts),
    categories: Type.Optional(Texts),
    scope: Type.Enum(['Namespaced', 'Cluster']),
    verbs: Type.Optional(Type.Array(Type.Enum(['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch']))),
    /** Objects of this kind are the namespaces that objects of namespaced kinds are in; one kind of a catalogue may say so. */
    isNamespace: Type.Optional(Type.Literal(true)),
    /** Objects of this version may not be named as owners of others. */
    neverOwner: Type.Optional(Type.Literal(true)),
    virtual: Type.Optional(Type.Boolean()),
    enabledByDefault: Type.Optional(Type.Boolean()),
    silent: Type.Optional(Type.Boolean()),
    /** Rules of the kind's strategy, by name, that requests in this version are not held to. */
    withoutRules: Type.Optional(Texts),
    /** Writes of the object itself carry its status. */
    writesStatus: Type.Optional(Type.Boolean()),
    /** A DELETE in this version that names no propagation leaves the dependents behind. */
    orphans: Type.Optional(Type.Boolean()),
    hub: Type.Optional(Text),
    storage: Type.Optional(
      Type.Object({ prefix: Text, version: Type.Optional(Text), encoding: Type.Optional(Type.Enum(['protobuf', 'json'])) }, Closed),
    ),
    writes: Type.Optional(Writes),
    subresources: Type.Optional(Type.Record(Text, Subresource)),
    columns: Type.Optional(Type.Array(Column)),
    selectable: Type.Optional(Type.Record(Text, Type.Object({ path: Type.Optional(Text), never: Type.Optional(Type.Boolean()) }, Closed))),
    /** What clients are told of a label by which the kind is not selected; `{label}` stands for it. */
    unselectable: Type.Optional(Text),
    /** Named functions of runtime/kinds that finish what data cannot say of a conversion. */
    conversion: Type.Optional(
      Type.Object(
        {
          toHub: Type.Optional(Text),
          fromHub: Type.Optional(Text),
          /** The functions convert the whole object; shapes are too far apart for a mapping. */
          whole: Type.Optional(Type.Boolean()),
        },
        Closed,
      ),
    ),
  },
  Closed,
);
export type ResourceSource = Static<typeof Resource>;

export const KindFile = Type.Object(
  {
    kind: Text,
    ...typeProperties,
    lifetime: Type.Optional(
      Type.Object(
        {
          introduced: Type.Optional(Release),
          deprecated: Type.Optional(Release),
          removed: Type.Optional(Release),
          replacement: Type.Optional(Text),
        },
        Closed,
      ),
    ),
    resource: Type.Optional(Resource),
    types: Type.Optional(Type.Record(Text, TypeEntry)),
  },
  Closed,
);
export type KindSource = Static<typeof KindFile>;

export const TypesFile = Type.Object({ types: Type.Record(Text, TypeEntry) }, Closed);

export const GroupFile = Type.Object(
  {
    group: Type.String(),
    description: Type.Optional(Text),
    role: Type.Optional(Type.Enum(['api', 'shared', 'audit', 'configuration', 'client'])),
    /** Rank among groups and, as the server publishes it, of the group's API services; greater comes first. */
    priority: Type.Optional(Type.Integer()),
    /** The rank in releases up to one. */
    formerPriority: Type.Optional(Type.Object({ until: Release, priority: Type.Integer() }, Closed)),
    /** Whether the lists of its versions' resources do without an apiVersion of their own. */
    bareResourceList: Type.Optional(Type.Literal(true)),
    versions: Type.Record(Text, Type.Object({ priority: Type.Optional(Type.Integer()), protoPackage: Type.Optional(Text) }, Closed)),
  },
  Closed,
);
export type GroupSource = Static<typeof GroupFile>;

export const ServiceFile = Type.Object(
  {
    groupDomain: Text,
    labelDomain: Text,
    mediaVendor: Text,
    limits: Type.Object(
      {
        bodyBytes: Type.Integer({ minimum: 1 }),
        depth: Type.Integer({ minimum: 1 }),
        jsonPatchOperations: Type.Integer({ minimum: 1 }),
        annotationBytes: Type.Integer({ minimum: 1 }),
      },
      Closed,
    ),
  },
  Closed,
);
export type ServiceSource = Static<typeof ServiceFile>;

export const FlagsFile = Type.Object(
  {
    flags: Type.Record(
      Text,
      Type.Object(
        {
          type: Type.Enum(['string', 'strings', 'bool', 'int', 'float', 'duration', 'ip', 'map', 'gates']),
          section: Text,
          description: Text,
          default: Type.Optional(AnyValue),
          values: Type.Optional(Texts),
          min: Type.Optional(Type.Number()),
          max: Type.Optional(Type.Number()),
        },
        Closed,
      ),
    ),
  },
  Closed,
);
export type FlagsSource = Static<typeof FlagsFile>;

const Stage = Type.Enum(['ALPHA', 'BETA', 'GA', 'DEPRECATED']);

export const FeaturesFile = Type.Object(
  {
    features: Type.Record(
      Text,
      Type.Object(
        {
          stage: Stage,
          default: Type.Boolean(),
          locked: Type.Optional(Type.Boolean()),
          /** What the gate is in later releases, from each on. */
          since: Type.Optional(Type.Record(Release, Type.Object({ stage: Stage, default: Type.Boolean() }, Closed))),
        },
        Closed,
      ),
    ),
  },
  Closed,
);
export type FeaturesSource = Static<typeof FeaturesFile>;

export const MetricsFile = Type.Object(
  {
    metrics: Type.Record(
      Text,
      Type.Object(
        {
          type: Type.Enum(['gauge', 'counter']),
          stability: Type.Enum(['ALPHA', 'STABLE']),
          labels: Texts,
          description: Text,
        },
        Closed,
      ),
    ),
  },
  Closed,
);
export type MetricsSource = Static<typeof MetricsFile>;
