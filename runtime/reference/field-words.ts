/** What the catalogue says of a field, as sentences and labels of the reference. */
import type { Condition, FieldReference, FieldWords, TypeWords } from './document.js';
import { type Links, linkTo } from './links.js';
import { code, joined, type Markup } from './markup.js';
import type { Reference } from './reference.js';

/** The type of a field as JSON has it, with links to types that have pages. */
export function typeMarkup(reference: Reference, links: Links, type: TypeWords): Markup {
  if (typeof type === 'string') return SCALARS[type] ?? type;
  if ('list' in type) return ['list of ', typeMarkup(reference, links, type.list)];
  if ('map' in type) return ['map of ', typeMarkup(reference, links, type.map)];
  const found = reference.type(type.type);
  return found === undefined ? type.type.slice(type.type.lastIndexOf('.') + 1) : linkTo(links, found);
}

/** Scalars whose names in the catalogue are not those that readers of JSON know. */
const SCALARS: Readonly<Record<string, string>> = { bool: 'boolean', int32: 'integer', int64: 'integer (64 bits)', double: 'number' };

/** Labels: what a reader looks for at a glance. */
export function labelsOf({ required, nonEmpty, nonBlank, since, until, immutable, deprecated, removed }: FieldReference): string[] {
  return [
    ...(required === true || nonEmpty === true || nonBlank === true ? ['required'] : []),
    ...(immutable ? ['immutable'] : []),
    ...(deprecated ? ['deprecated'] : []),
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
    ...(removed === undefined ? [] : [`read only since ${removed}`]),
  ];
}

const value = (of: unknown): Markup => code(typeof of === 'string' ? of : JSON.stringify(of));
const values = (of: readonly unknown[]): Markup =>
  joined(
    of.map((each) => value(each === '' ? '""' : each)),
    ', ',
  );

/** A condition such as `{ type: [ A, B ], url: null }`, as words. */
function conditionMarkup(condition: Condition): Markup {
  const said = (of: unknown): Markup => {
    if (of === null) return 'is absent';
    if (Array.isArray(of)) return ['is one of ', values(of)];
    if (typeof of === 'object' && of !== undefined && 'not' in of)
      return of.not === null ? 'is there' : ['is not ', values([of.not].flat())];
    return ['is ', value(of)];
  };
  return joined(
    Object.entries(condition).map(([field, of]) => [code(field), ' ', said(of)]),
    ' and ',
  );
}

/** A range of numbers, such as `1 to 10`, `at least 1`. */
const range = (low: number | undefined, high: number | undefined, unit = ''): string | undefined =>
  low === undefined && high === undefined
    ? undefined
    : low === undefined
      ? `at most ${high}${unit}`
      : high === undefined
        ? `at least ${low}${unit}`
        : `${low} to ${high}${unit}`;

/** Everything else that is said of a field, a phrase each. */
export function phrasesOf(field: FieldReference): Markup[] {
  return [
    ...defaultPhrases(field),
    ...textPhrases(field),
    ...conditionPhrases(field),
    ...withinPhrases(field),
    ...mergePhrases(field),
    ...(field.featureGate === undefined ? [] : [['Feature gate: ', code(field.featureGate), '.']]),
    ...Object.entries(field.changes ?? {}).flatMap(([release, words]) => {
      // Texts that documents tell of from some release on are told of above.
      const told = Object.entries(words).filter(([word]) => word !== 'enum' || field.values === undefined);
      return told.length === 0 ? [] : [[`From ${release} on: `, changesMarkup(told), '.']];
    }),
  ];
}

function defaultPhrases({ default: usual, defaultIf, documentedDefault }: FieldWords): Markup[] {
  if (usual !== undefined)
    return [['Default: ', value(usual), defaultIf === undefined ? '' : [' where ', conditionMarkup(defaultIf)], '.']];
  return documentedDefault === undefined ? [] : [['Default: ', value(documentedDefault), '.']];
}

function textPhrases(field: FieldWords): Markup[] {
  const { enum: published, values: used, closed, format, pattern } = field;
  const bounds = [
    range(field.min, field.max),
    range(field.minLength, field.maxLength, ' characters'),
    range(undefined, field.maxBytes, ' bytes'),
    range(field.minItems, field.maxItems, ' items'),
  ].filter((each) => each !== undefined);
  return [
    ...(published === undefined ? [] : [['One of ', values(published), '.']]),
    ...(published === undefined && used !== undefined ? [[closed ? 'One of ' : 'Values in use: ', values(used), '.']] : []),
    ...(format === undefined ? [] : [['Format: ', code(format), '.']]),
    ...(pattern === undefined ? [] : [['Matches ', code(pattern), '.']]),
    ...bounds.map((bound) => `Range: ${bound}.`),
    ...(field.nonEmpty ? ['It is never empty.'] : []),
    ...(field.nonBlank ? ['It holds more than white space.'] : []),
  ];
}

const differing = (unique: Exclude<FieldWords['unique'], false | undefined>): Markup =>
  unique === true ? 'Items differ.' : ['Items differ in ', code(typeof unique === 'string' ? unique : unique.field), '.'];

const conditionPhrases = ({ unique, alone, requiredIf, forbiddenIf }: FieldWords): Markup[] => [
  ...(unique === undefined || unique === false ? [] : [differing(unique)]),
  ...(alone === undefined ? [] : [[value(alone), ' stands alone.']]),
  ...(requiredIf === undefined ? [] : [['Required where ', conditionMarkup(requiredIf), '.']]),
  ...(forbiddenIf === undefined ? [] : [['Forbidden where ', conditionMarkup(forbiddenIf), '.']]),
];

/** What is said here of fields of its type. */
const withinPhrases = ({ within = {} }: FieldWords): Markup[] =>
  Object.entries(within).flatMap(([name, words]) =>
    [...textPhrases(words), ...conditionPhrases(words), ...withinPhrases(words)].map(
      (phrase): Markup => ['Its ', code(name), ': ', phrase],
    ),
  );

function mergePhrases({ listType, listMapKeys, mapType, structType, patchStrategy, patchMergeKey }: FieldWords): Markup[] {
  const strategic = patchStrategy?.filter((strategy) => strategy !== 'merge') ?? [];
  const isWhole = listType === 'atomic' || mapType === 'atomic' || structType === 'atomic';
  return [
    ...(listType === 'map' ? [['Applies merge items by ', values(listMapKeys ?? []), '.']] : []),
    ...(listType === 'set' ? ['Applies merge it as a set.'] : []),
    ...(isWhole ? ['Applies replace it as a whole.'] : []),
    ...(patchMergeKey === undefined ? [] : [['Strategic merge patches tell items apart by ', code(patchMergeKey), '.']]),
    ...(strategic.length === 0 ? [] : [['Strategic merge patches: ', values(strategic), '.']]),
  ];
}

const changesMarkup = (words: readonly (readonly [word: string, of: unknown])[]): Markup =>
  joined(
    words.map(([word, of]) => (of === null ? ['no ', code(word)] : [code(word), ' is ', value(of)])),
    ', ',
  );
