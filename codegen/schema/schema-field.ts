/** What the catalogue says of a field: its type, how it is stored, and the rules that values are held to. */
import Type, { type Static, type TSchema } from 'typebox';
import { FORMATS } from '../../runtime/model/values/formats.js';
import { AnyValue, Closed, integer, life, only, Release, text, texts, values, yes } from './schema-words.js';

const Scalar = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);
const Scalars = Type.Union([Scalar, Type.Array(Scalar)]);

const condition = (description: string) =>
  Type.Record(Type.String(), Type.Union([Scalars, Type.Object({ not: Scalars }, Closed)]), { description });
const Condition = condition('');
/** Sibling field → what it holds: a value, one of several, `null` for nothing, or `{ not: … }` for anything but these. */
export type ConditionSource = Static<typeof Condition>;

const because = (rule: string) => Type.Optional(text(`What errors of \`${rule}\` add.`));

export const Because = Type.Object(
  {
    nonEmpty: because('nonEmpty'),
    nonBlank: because('nonBlank'),
    requiredIf: because('requiredIf'),
    forbiddenIf: because('forbiddenIf'),
    range: Type.Optional(text('What errors of `min` and `max` add.')),
    min: because('min'),
    max: because('max'),
    length: Type.Optional(text('What errors of `minLength` and `maxLength` add.')),
    values: Type.Optional(text('What errors of `enum` and closed `values` say in place of the texts that are allowed.')),
    items: because('minItems'),
    alone: because('alone'),
    format: Type.Optional(
      text(
        'What errors of `format` say. `{fault}` in it stands for what the format says, of which each is told by itself; `{faults}` for all of it, told at once.',
      ),
    ),
    pattern: because('pattern'),
    immutable: because('immutable'),
  },
  { ...Closed, description: 'Words of errors, by rule: `{ pattern: must be a colour }`. A rule without any has words of its own.' },
);

export const Distinct = Type.Object(
  {
    field: Type.String({ minLength: 1, description: 'The field in which items differ.' }),
    told: Type.Optional(Type.Literal('item', { description: 'A repeat is told at the item, and not at its field.' })),
    given: Type.Optional(Type.Literal(true, { description: 'Items where the field is empty do not count.' })),
  },
  Closed,
);

const gate = (rule: string) => Type.Optional(Type.String({ pattern: '^!?[A-Za-z0-9]+$', description: `With what \`${rule}\` holds.` }));

export const Gates = Type.Object(
  {
    maxBytes: gate('maxBytes'),
    unique: gate('unique'),
    immutable: gate('immutable'),
    requiredIf: gate('requiredIf'),
    forbiddenIf: gate('forbiddenIf'),
  },
  {
    ...Closed,
    description: 'Rules that do not always hold, each with what it holds with: `{ immutable: Gate }`, or `{ immutable: "!Gate" }`.',
  },
);
/** Rules that may depend on a gate, each with the name of the gate. */
export type GatesSource = Static<typeof Gates>;

/** Words of a field that releases may change. */
const Changing = {
  type: Type.Optional(
    text('A scalar, a type of the same version, `<group>/<version>.<Type>`, `list<…>` or `map<…>`. Keys of maps are texts.'),
  ),
  required: Type.Optional(
    yes('It must be there, though it may be empty. For the conventions of the cluster, documents say so and nothing else does.'),
  ),
  nullable: Type.Optional(yes('An absent value is another than an empty one. Says something only under the conventions of the cluster.')),
  keepEmpty: Type.Optional(yes('It is written even when it has no value: a text as "", a number as 0, a list as null.')),
  default: Type.Optional(AnyValue('The value it gets where it is absent. `{}` makes a part that has defaults of its own.')),
  omitZero: Type.Optional(yes('A time, or the like, that was never set is left out; elsewhere it is null.')),
  documentedDefault: Type.Optional(AnyValue('The default that documents tell of, where code fills it in.')),
  enum: Type.Optional(values('The texts that it may hold. Documents tell of them.')),
  listType: Type.Optional(
    only(
      ['atomic', 'set', 'map'],
      'How a list merges: as a whole, by its values, or by the keys of its items, each of which is there once.',
    ),
  ),
  listMapKeys: Type.Optional(texts('The fields of the items that are their key, for `listType: map`.')),
  mapType: Type.Optional(only(['atomic', 'granular'], 'How a map merges: as a whole, or by its keys.')),
  structType: Type.Optional(only(['atomic', 'granular'], 'How a type with fields merges here: as a whole, or by its fields.')),
  patchStrategy: Type.Optional(
    Type.Array(Type.Enum(['merge', 'replace', 'retainKeys']), { description: 'How strategic merge patches treat it.' }),
  ),
  patchMergeKey: Type.Optional(text('The field by which strategic merge patches tell items apart.')),
  featureGate: Type.Optional(text('The feature gate without which writes lose the field.')),
};

/** The schema of a word that a release may take away, which it does with null. */
const orTaken = <Word extends TSchema>(word: Word) => Type.Optional(Type.Union([word, Type.Null()]));

/** Words as changes have them: those of merging and of documents may end with a release. */
const Changed = {
  ...Changing,
  enum: orTaken(Changing.enum),
  listType: orTaken(Changing.listType),
  listMapKeys: orTaken(Changing.listMapKeys),
  patchStrategy: orTaken(Changing.patchStrategy),
  patchMergeKey: orTaken(Changing.patchMergeKey),
};

/** Rules of a field by itself, of which a field that holds its type may say more. */
const Rules = {
  values: Type.Optional(
    values('The same without telling of them: code of the kind holds the field to them, and finds them in `values.ts`; or `closed` does.'),
  ),
  closed: Type.Optional(Type.Literal(true, { description: 'All but the `values` are refused.' })),
  format: Type.Optional(
    text(
      `The name of a format that texts have: ${Object.keys(FORMATS).sort().join(', ')}. With a question mark behind it, such as \`dns-label?\`, the empty text has it, too.`,
    ),
  ),
  pattern: Type.Optional(text('A regular expression that texts match, without looking around and back.')),
  min: Type.Optional(Type.Number({ description: 'The least number.' })),
  max: Type.Optional(Type.Number({ description: 'The greatest number.' })),
  minLength: Type.Optional(integer('The least number of characters.')),
  maxLength: Type.Optional(integer('The greatest number of characters.')),
  maxBytes: Type.Optional(
    integer('The greatest number of bytes: of a text in UTF-8, of what `bytes` hold, or of all keys and texts of a `map<string>`.'),
  ),
  minItems: Type.Optional(integer('The least number of items of a list.')),
  maxItems: Type.Optional(integer('The greatest number of items of a list, or of entries of a map.')),
  alone: Type.Optional(text('A text that stands alone in the list: `"*"`, which means all that others could.')),
  nonEmpty: Type.Optional(yes('It must be there, and be no empty text, list or map.')),
  nonBlank: Type.Optional(yes('It must be there, and hold more than white space. Not beside `pattern`.')),
  unique: Type.Optional(
    Type.Union([Type.Boolean(), Type.String({ minLength: 1 }), Distinct], {
      description: 'Items of the list differ: as a whole (`true`), or in the field that is named.',
    }),
  ),
  immutable: Type.Optional(yes('It keeps its value for ever. Not inside lists.')),
  requiredIf: Type.Optional(
    condition(
      'It must be there where fields beside it hold: `{ type: A }`, `{ type: [ A, B ] }`, `{ url: null }`, `{ type: { not: A } }`.',
    ),
  ),
  forbiddenIf: Type.Optional(condition('It must be absent where fields beside it hold such values.')),
  judgedEmpty: Type.Optional(
    yes('Where it is missing, it is held to its format, pattern or texts as an empty text is, besides what `nonEmpty` says of it.'),
  ),
};

/** What a field says of fields of its type. */
const Within = { ...Rules, because: Type.Optional(Because) };
/** Words of the fields of a type, by their names. */
export type WithinSource = NonNullable<FieldSource['within']>;

export const Field = Type.Object(
  {
    description: Type.Optional(text('One sentence that says what the field does. Clients show it; every field needs one.')),
    ...Changing,
    proto: Type.Optional(Type.Integer({ minimum: 1, description: 'Its Protobuf number, for ever: stored objects go by it.' })),
    protoName: Type.Optional(text('Its name in Protobuf, where that is not the name in JSON.')),
    protobufOnly: Type.Optional(yes('Protobuf has it, and JSON does not.')),
    documentedSince: Type.Optional(Release('The first release whose documents tell of it; servers of earlier ones take it all the same.')),
    exact: Type.Optional(yes('Amounts of a `map<quantity>` stay as they are; in other maps, what is below a thousandth is rounded up.')),
    deprecated: Type.Optional(yes('Generated types mark it as deprecated.')),
    removed: Type.Optional(Release('The last release that wrote it: stored objects may have it, requests may not.')),
    defaultIf: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'Fields beside it that must hold these values for the `default` to apply.',
      }),
    ),
    ...Rules,
    published: Type.Optional(
      yes('Documents tell of its bounds, lengths and numbers of items, which under the conventions of the cluster they do nowhere else.'),
    ),
    within: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Object({ ...Within, within: Type.Optional(Type.Record(Type.String(), Type.Object(Within, Closed))) }, Closed),
        {
          description:
            'Rules of fields of its type that hold here besides those of the type, by their names: `{ name: { nonEmpty: true } }`. A rule that the type has holds as it is said here; `false` takes it away.',
        },
      ),
    ),
    unjudged: Type.Optional(
      yes('What it holds is not held to the rules of its type: objects tell of a state, or rules of code judge them otherwise.'),
    ),
    because: Type.Optional(Because),
    gates: Type.Optional(Gates),
    gateOff: Type.Optional(AnyValue('The value that a write gets in place of the field while the gate is off.')),
    ungated: Type.Optional(
      Type.Union([yes('All of them.'), texts('These.')], {
        description: 'Feature gates inside of its type that take nothing from it; rules of code judge what is there.',
      }),
    ),
    ...life(Changed),
  },
  Closed,
);
export type FieldSource = Static<typeof Field>;
