/** Whether what a field says fits its type: its default, merge markers and rules. */
import { openapiSchemaToJsonSchema } from '@openapi-contrib/openapi-schema-to-json-schema';
import { Check } from 'typebox/schema';
import { compareReleases, entryIn } from '../../runtime/model/definition/releases.js';
import { matching } from '../../runtime/model/patterns/linear-pattern.js';
import { faultsOf } from '../../runtime/model/values/formats.js';
import { type Diagnostics, fieldsKnown, listed, meant } from '../diagnostics.js';
import { isNeeded } from '../emit/rules.js';
import { type FieldModel, jsonFields, type TypeExpression, type TypeModel } from '../model.js';
import { scalarRow } from '../scalars.js';
import type { FieldSource } from '../schema/schema.js';
import type { SourceFile } from '../source-file.js';
import { isUnknown } from '../type-expressions.js';
import { checkLife } from './lives.js';
import { checkRules, patternFaultOf } from './rules.js';

/** A value as OpenAPI 3.0 publishes it. */
function schemaOf(type: TypeExpression): object {
  if (type.form === 'scalar') return scalarRow(type.scalar).openapi;
  if (type.form === 'list') return { type: 'array', items: schemaOf(type.items) };
  if (type.form === 'map') return { type: 'object', additionalProperties: schemaOf(type.values) };
  if (type.type.collection !== undefined) return schemaOf(type.type.collection);
  return type.type.source.jsonUnion ? {} : { type: 'object' };
}

export function checkField(type: TypeModel, field: FieldModel, file: SourceFile, place: readonly string[], diagnostics: Diagnostics): void {
  const { source } = field;
  const misfit = defaultFault(field);
  if (misfit !== undefined)
    diagnostics.report('KW011', file.position([...place, 'default']), {
      value: JSON.stringify(source.default),
      field: field.name,
      why: misfit,
    });
  checkDefaultIsWritten(field, file, place, diagnostics);
  const report = (keys: readonly string[], what: string, why: string): void =>
    diagnostics.report('KW034', file.position([...place, ...keys]), { what, why });
  checkLife(field.name, source, report);
  if ((source.since ?? source.until) !== undefined && isNeeded(field))
    report(
      [source.since === undefined ? 'until' : 'since'],
      `the life of ${field.name}`,
      'every object must have the field, in other releases, too',
    );
  checkEarlierTypes(field, report);
  checkRules(type, field, file, place, diagnostics);
  checkMergeKeys(field, file, place, diagnostics);
}

/** Why the default of a field is no value of it; undefined where it is one. */
const defaultFault = (field: FieldModel): string | undefined =>
  field.source.default === undefined ? undefined : valueFault(field, field.source.default);

/** Why a value is none of the field, as a phrase about the value; undefined where it is one. Fields inside of it are not looked at. */
export function valueFault({ source, type }: Pick<FieldModel, 'source' | 'type'>, value: unknown): string | undefined {
  // OpenAPI 3.0 is a dialect: validators understand `format` and `nullable` only once it is converted to JSON Schema.
  if (!Check(openapiSchemaToJsonSchema(schemaOf(type)) as object, value)) return `does not fit its type ${source.type ?? ''}`;
  for (const each of type.form === 'list' && Array.isArray(value) ? value : [value]) {
    const fault = typeof each === 'string' ? textFault(source, each) : typeof each === 'number' ? numberFault(source, each) : undefined;
    if (fault !== undefined) return fault;
  }
  if (!Array.isArray(value)) return undefined;
  if (value.length < (source.minItems ?? 0)) return `has fewer items than its \`minItems\`, ${source.minItems}`;
  return value.length > (source.maxItems ?? value.length) ? `has more items than its \`maxItems\`, ${source.maxItems}` : undefined;
}

function numberFault({ min, max }: FieldSource, value: number): string | undefined {
  if (min !== undefined && value < min) return `is below its \`min\`, ${min}`;
  return max !== undefined && value > max ? `is above its \`max\`, ${max}` : undefined;
}

function textFault(source: FieldSource, text: string): string | undefined {
  const { minLength, maxLength, format, pattern } = source;
  const rule = source.enum === undefined ? 'values' : 'enum';
  const texts = source[rule];
  if (texts !== undefined && !texts.includes(text))
    return `is none of its \`${rule}\`: ${listed([...new Set(texts)])}${meant(text, texts)}`;
  if (text === '' && source.nonEmpty) return 'is empty, and the field is `nonEmpty`';
  if (text.trim() === '' && source.nonBlank) return 'is blank, and the field is `nonBlank`';
  const length = [...text].length;
  if (minLength !== undefined && length < minLength) return `is shorter than its \`minLength\`, ${minLength}`;
  if (maxLength !== undefined && length > maxLength) return `is longer than its \`maxLength\`, ${maxLength}`;
  if (source.maxBytes !== undefined && Buffer.byteLength(text) > source.maxBytes)
    return `has more bytes than its \`maxBytes\`, ${source.maxBytes}`;
  if (format !== undefined) {
    const [fault] = faultsOf(format, text);
    if (fault !== undefined) return `is not of its \`format\`, ${format}: ${fault}`;
  }
  if (pattern === undefined || patternFaultOf(pattern) !== undefined || matching(pattern).test(text)) return undefined;
  return `does not match its \`pattern\`, ${pattern}`;
}

/** What each type of JSON value is when it is empty, as text. */
const EMPTY_VALUES = new Set(['""', '0', 'false', '[]', '{}']);

/** A field that is left out while it is empty loses an empty default as soon as the object is written. A struct is always written. */
function checkDefaultIsWritten(
  { name, source, type }: FieldModel,
  file: SourceFile,
  place: readonly string[],
  diagnostics: Diagnostics,
): void {
  if (type.form === 'named' && type.type.collection === undefined) return;
  const releases: readonly (readonly string[])[] = [[], ...Object.keys(source.changes ?? {}).map((release) => ['changes', release])];
  for (const keys of releases) {
    const [, release] = keys;
    const words = release === undefined ? source : entryIn(source, release);
    const says = release === undefined || source.changes?.[release]?.default !== undefined;
    if (words?.default === undefined || !says || words.nullable || words.keepEmpty) continue;
    const value = JSON.stringify(words.default);
    if (EMPTY_VALUES.has(value)) diagnostics.report('KW051', file.position([...place, ...keys, 'default']), { value, field: name });
  }
}

/** A field whose type becomes another is one message field, of the newest type: that has what the earlier ones hold while they are there. */
function checkEarlierTypes({ name, types = [] }: FieldModel, report: (keys: readonly string[], what: string, why: string) => void): void {
  const newest = types.at(-1);
  if (newest?.type.form !== 'named') return;
  const held = new Map(newest.type.type.fields.map((each) => [each.name, each]));
  for (const [i, { type }] of types.slice(0, -1).entries()) {
    const next = types[i + 1]?.from;
    if (type.form !== 'named' || next === undefined) continue;
    for (const { name: field, source } of type.type.fields) {
      const isLater = source.since !== undefined && compareReleases(source.since, next) >= 0;
      if (!isLater && held.get(field)?.source.proto !== source.proto)
        report(
          ['changes', newest.from ?? '', 'type'],
          `the type of ${name}`,
          `${newest.type.type.name} has no field "${field}" with the Protobuf number ${source.proto}, which ${type.type.name} has before ${next}`,
        );
    }
  }
}

/** Fields whose faults are told first are fields of the type. */
export function checkFaultOrder(type: TypeModel, file: SourceFile, place: readonly string[], diagnostics: Diagnostics): void {
  const names = jsonFields(type).map((f) => f.name);
  for (const [i, key] of (type.source.faultOrder ?? []).entries())
    if (!names.includes(key))
      diagnostics.report('KW012', file.position([...place, 'faultOrder', i]), {
        marker: 'faultOrder',
        key,
        field: type.name,
        type: 'it',
        known: fieldsKnown(key, names),
      });
}

/** Keys by which items of a list are told apart are fields of the items. */
function checkMergeKeys({ name, source, type }: FieldModel, file: SourceFile, place: readonly string[], diagnostics: Diagnostics): void {
  if (isUnknown(type)) return;
  const items = type.form === 'list' && type.items.form === 'named' ? jsonFields(type.items.type).map((f) => f.name) : [];
  const keys = { listMapKeys: source.listMapKeys ?? [], patchMergeKey: source.patchMergeKey === undefined ? [] : [source.patchMergeKey] };
  for (const [marker, words] of Object.entries(keys))
    for (const key of words) {
      // A text that is itself such a key may say so, which documents tell of and nothing goes by.
      if (items.includes(key) || (type.form === 'scalar' && key === name)) continue;
      diagnostics.report('KW012', file.position([...place, marker]), {
        marker,
        key,
        field: name,
        type: items.length === 0 ? 'its items, which are no structs' : 'its items',
        known: items.length === 0 ? '' : fieldsKnown(key, items),
      });
    }
}
