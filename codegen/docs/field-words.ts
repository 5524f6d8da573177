/** What the catalogue says of a field, as sentences and labels of the reference. */
import { type FieldModel, mentioned, type TypeExpression } from '../model.js';
import type { FieldSource } from '../schema/schema.js';
import { html, joined, type Markup } from './markup.js';
import { linkTo } from './site.js';

/** The type of a field as JSON has it, with links to types that have pages. */
export function typeMarkup(page: string, type: TypeExpression): Markup {
  if (type.form === 'scalar') return html`${SCALARS[type.scalar] ?? type.scalar}`;
  if (type.form === 'list') return html`list of ${typeMarkup(page, type.items)}`;
  if (type.form === 'map') return html`map of ${typeMarkup(page, type.values)}`;
  return linkTo(page, type.type);
}

/** Scalars whose names in the catalogue are not those that readers of JSON know. */
const SCALARS: Readonly<Record<string, string>> = { bool: 'boolean', int32: 'integer', int64: 'integer (64 bits)', double: 'number' };

/** Whether an object must have the field. */
const isRequired = ({ source }: FieldModel): boolean => source.required === true || source.nonEmpty === true;

/** Labels: what a reader looks for at a glance. */
export function labelsOf(field: FieldModel): string[] {
  const { since, until, immutable, deprecated, removed } = field.source;
  return [
    ...(isRequired(field) ? ['required'] : []),
    ...(immutable ? ['immutable'] : []),
    ...(deprecated ? ['deprecated'] : []),
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
    ...(removed === undefined ? [] : [`read only since ${removed}`]),
  ];
}

const code = (value: unknown): Markup => html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`;
const codes = (values: readonly unknown[]): Markup =>
  joined(
    values.map((value) => (value === '' ? html`<code>""</code>` : code(value))),
    ', ',
  );

/** A condition such as `{ type: [ A, B ], url: null }`, as words. */
function conditionMarkup(condition: Readonly<Record<string, unknown>>): Markup {
  const said = (value: unknown): Markup => {
    if (value === null) return html`is absent`;
    if (Array.isArray(value)) return html`is one of ${codes(value)}`;
    if (typeof value === 'object' && 'not' in value) return value.not === null ? html`is there` : html`is not ${codes([value.not].flat())}`;
    return html`is ${code(value)}`;
  };
  return joined(
    Object.entries(condition).map(([field, value]) => html`${code(field)} ${said(value)}`),
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
export function phrasesOf(field: FieldModel): Markup[] {
  const { source } = field;
  const { enum: published, values } = source;
  const bounds = [
    range(source.min, source.max),
    range(source.minLength, source.maxLength, ' characters'),
    range(source.minItems, source.maxItems, ' items'),
  ].filter((each) => each !== undefined);
  return [
    ...(source.default === undefined
      ? []
      : [
          html`Default: ${code(source.default)}${source.defaultIf === undefined ? '' : html` where ${conditionMarkup(source.defaultIf)}`}.`,
        ]),
    ...(source.default === undefined && source.documentedDefault !== undefined ? [html`Default: ${code(source.documentedDefault)}.`] : []),
    ...(published === undefined ? [] : [html`One of ${codes(published)}.`]),
    ...(published === undefined && values !== undefined ? [html`${source.closed ? 'One of' : 'Values in use:'} ${codes(values)}.`] : []),
    ...(source.format === undefined ? [] : [html`Format: ${code(source.format)}.`]),
    ...(source.pattern === undefined ? [] : [html`Matches ${code(source.pattern)}.`]),
    ...bounds.map((bound) => html`Range: ${bound}.`),
    ...(source.nonEmpty ? [html`It is never empty.`] : []),
    ...(source.unique === undefined || source.unique === false
      ? []
      : [source.unique === true ? html`Items differ.` : html`Items differ in ${code(source.unique)}.`]),
    ...(source.requiredIf === undefined ? [] : [html`Required where ${conditionMarkup(source.requiredIf)}.`]),
    ...(source.forbiddenIf === undefined ? [] : [html`Forbidden where ${conditionMarkup(source.forbiddenIf)}.`]),
    ...mergePhrases(source),
    ...(source.featureGate === undefined ? [] : [html`Feature gate: ${code(source.featureGate)}.`]),
    ...Object.entries(source.changes ?? {}).flatMap(([release, words]) => {
      // Texts that documents tell of from some release on are told of above.
      const told = Object.entries(words).filter(([word]) => word !== 'enum' || values === undefined);
      return told.length === 0 ? [] : [html`From ${release} on: ${changesMarkup(told)}.`];
    }),
  ];
}

function mergePhrases({ listType, listMapKeys, mapType, structType, patchStrategy, patchMergeKey }: FieldSource): Markup[] {
  const whole = html`Applies replace it as a whole.`;
  const strategic = patchStrategy?.filter((strategy) => strategy !== 'merge') ?? [];
  return [
    ...(listType === 'map' ? [html`Applies merge items by ${codes(listMapKeys ?? [])}.`] : []),
    ...(listType === 'set' ? [html`Applies merge it as a set.`] : []),
    ...(listType === 'atomic' || mapType === 'atomic' || structType === 'atomic' ? [whole] : []),
    ...(patchMergeKey === undefined ? [] : [html`Strategic merge patches tell items apart by ${code(patchMergeKey)}.`]),
    ...(strategic.length === 0 ? [] : [html`Strategic merge patches: ${codes(strategic)}.`]),
  ];
}

const changesMarkup = (words: readonly (readonly [word: string, value: unknown])[]): Markup =>
  joined(
    words.map(([word, value]) => (value === null ? html`no ${code(word)}` : html`${code(word)} is ${code(value)}`)),
    ', ',
  );

/** The types that a field holds and that have fields of their own to show. */
export const partsOf = (field: FieldModel) => mentioned(field.type);
