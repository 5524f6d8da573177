/** What the catalogue says of a kind that requests can be made for. */
import Type, { type Static } from 'typebox';
import { Closed, life, only, Release, text, texts, yes } from './schema-words.js';

/** Words of a column that releases may change. */
const ChangingColumn = {
  type: Type.Optional(only(['string', 'integer', 'number', 'boolean', 'date'], 'What its cells are.')),
  format: Type.Optional(text('`name` for the column of names.')),
  priority: Type.Optional(Type.Integer({ description: 'Above 0, clients show it only with `--output=wide`.' })),
  value: Type.Optional(text('The path of the value, such as `.spec.customer`. Without one, the code of the kind fills the cell.')),
};

const Column = Type.Object(
  {
    name: text('What heads the column.'),
    ...ChangingColumn,
    ...life(ChangingColumn),
    type: only(['string', 'integer', 'number', 'boolean', 'date'], 'What its cells are.'),
    description: Type.Optional(text('What it shows.')),
  },
  { ...Closed, title: 'A column' },
);

const SubresourceVerbs = Type.Array(Type.Enum(['create', 'delete', 'get', 'patch', 'update']), { description: 'What may be asked of it.' });

/** Words of a subresource that releases may change. */
const ChangingSubresource = {
  kind: Type.Optional(text('The kind of its bodies, where it is not the object itself: `<group>/<version>.<Kind>`.')),
  verbs: SubresourceVerbs,
  featureGate: Type.Optional(text('The feature gate without which it is not served.')),
};

const Subresource = Type.Object(
  {
    ...ChangingSubresource,
    ...life(ChangingSubresource),
    verbs: SubresourceVerbs,
    connects: Type.Optional(yes('It passes requests on to another server, HEAD requests included.')),
    options: Type.Optional(text('The kind of the same version whose fields its query has, where it is not that of its bodies.')),
    scale: Type.Optional(
      Type.Object(
        {
          specReplicas: text('Path of the number that is wanted.'),
          statusReplicas: text('Path of the number that is there.'),
          selector: text('Path of the selector of what is counted.'),
        },
        { ...Closed, description: 'It shows the object as a Scale, by these paths.' },
      ),
    ),
  },
  { ...Closed, title: 'A subresource' },
);

/** Words of writes that releases may change. */
const ChangingWrites = {
  putCreates: Type.Optional(yes('A PUT of an object that is not there creates it.')),
  deleteReturnsObject: Type.Optional(yes('A DELETE answers the object, not a Status.')),
  generation: Type.Optional(
    only(
      ['spec', 'none'],
      'Whether `metadata.generation` counts changes of all but metadata and status. It does unless the conventions are those of the cluster.',
    ),
  ),
  nameFormat: Type.Optional(text('The format of names; `dns-subdomain` by default.')),
  faultGroup: Type.Optional(Type.String({ description: 'The group that 422 answers name, where the kind has lived in several.' })),
};

const Writes = Type.Object(
  {
    putNeedsVersion: Type.Optional(yes('A PUT must name the resource version that it replaces.')),
    ...ChangingWrites,
    changes: life(ChangingWrites).changes,
    plainFinalizers: Type.Optional(yes('Finalizers need no domain in their names; by default only known ones go without.')),
    ttlFlag: Type.Optional(text('The flag with the time after which objects go.')),
    ownership: Type.Optional(yes('Whether `managedFields` tell who owns which field; they do by default.')),
  },
  { ...Closed, title: 'How objects are written', description: 'How writes behave.' },
);

const StorageVersion = Type.Optional(text('The version that objects are kept in, such as `shop/v1`; the hub by default.'));

const Storage = Type.Object(
  {
    prefix: text('What keys of its objects begin with. No other kind has it, or one inside it.'),
    version: StorageVersion,
    ...life({ version: StorageVersion }),
    encoding: Type.Optional(only(['protobuf', 'json'], 'The form that objects are kept in; Protobuf by default.')),
  },
  { ...Closed, title: 'Where objects are kept', description: 'Where and how objects are kept; only the hub says so.' },
);

const Functions = Type.Object(
  {
    toHub: Type.Optional(text('The function that finishes the conversion to the hub.')),
    fromHub: Type.Optional(text('The function that finishes the conversion from the hub.')),
    whole: Type.Optional(yes('The functions convert the whole object; shapes are too far apart for a mapping.')),
  },
  { ...Closed, description: 'Functions, named by a kind in code, that finish what data cannot say of a conversion.' },
);

/** Words of a resource that releases may change. */
const ChangingResource = {
  shortNames: Type.Optional(texts('What clients may type in its place.')),
  categories: Type.Optional(texts('Names under which clients list several kinds, such as `all`.')),
  verbs: Type.Optional(
    Type.Array(Type.Enum(['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch']), {
      description: 'What may be asked of it; everything by default.',
    }),
  ),
  enabledByDefault: Type.Optional(
    yes('Whether the version is served unless `--runtime-config` switches it; alpha versions of the cluster are not.'),
  ),
};

export const Resource = Type.Object(
  {
    ...ChangingResource,
    featureGate: Type.Optional(
      text('The feature gate without which the version of the kind is not served, whatever `--runtime-config` says.'),
    ),
    plural: text('Its name in paths and for clients: lower case letters, digits and hyphens.'),
    singular: Type.Optional(text('What one is called; the kind in lower case by default.')),
    scope: only(['Namespaced', 'Cluster'], 'Whether objects are in namespaces.'),
    isNamespace: Type.Optional(Type.Literal(true, { description: 'Its objects are the namespaces of all others; one kind may say so.' })),
    neverOwner: Type.Optional(Type.Literal(true, { description: 'No object may name objects of this version as its owners.' })),
    virtual: Type.Optional(yes('Its objects are not kept: code of the kind answers requests.')),
    withoutRules: Type.Optional(texts("Rules of the kind's code, by name, that requests in this version are not held to.")),
    writesStatus: Type.Optional(yes('Writes of the object itself carry its status.')),
    orphans: Type.Optional(yes('A DELETE that names no propagation leaves the dependents behind.')),
    hub: Type.Optional(text('The version that this one converts to and from: `<group>/<version>.<Kind>`. The hub itself says nothing.')),
    alsoWrittenAs: Type.Optional(
      texts(
        'Versions, such as `apps/v1beta1`, that manifests name the kind in although no release serves it there: `lint` and `convert` take them for this one, which must have a `removed` lifetime.',
      ),
    ),
    storage: Type.Optional(Storage),
    writes: Type.Optional(Writes),
    announced: Type.Optional(
      Type.Record(Type.String({ minLength: 1 }), Release(''), {
        description: 'Words of `writes` that are announced to change, each with the release that announced it.',
      }),
    ),
    subresources: Type.Optional(
      Type.Record(Type.String({ minLength: 1 }), Subresource, {
        description: 'Views of the object by name; `status` is written only there.',
      }),
    ),
    columns: Type.Optional(
      Type.Array(Column, { description: 'Columns of the table that clients print; by default the name and when the object was created.' }),
    ),
    selectable: Type.Optional(
      Type.Record(
        Type.String({ minLength: 1 }),
        Type.Object(
          {
            path: Type.Optional(text('The path in the hub, where it is not the label.')),
            absent: Type.Optional(yes('It may be named, and no object has it: its value is empty.')),
            ...life({}),
          },
          Closed,
        ),
        { description: 'What field selectors may name beside the name and the namespace.' },
      ),
    ),
    listMapKeys: Type.Optional(texts('The fields of its objects that documents call the keys of its lists.')),
    listMapKeysUntil: Type.Optional(Release('The last release whose documents call them so.')),
    unselectable: Type.Optional(text('What clients are told of another label; `{label}` stands for it.')),
    conversion: Type.Optional(Functions),
    changes: life(ChangingResource).changes,
  },
  { ...Closed, title: 'A resource', description: 'How the kind is served. A kind without it is only held by others, or read from files.' },
);
export type ResourceSource = Static<typeof Resource>;

export const RESOURCE_PARTS = { Column, Subresource, Writes, Storage, Functions };
