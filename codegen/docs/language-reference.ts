/** The reference of the catalogue language: its text, with tables that are made of the schema. */
import type { TSchema } from 'typebox';
import { isObject } from '../../runtime/model/json/json.js';
import { SCALARS } from '../scalars.js';
import * as files from '../schema/schema.js';
import { Because, Distinct, Field, Gates } from '../schema/schema-field.js';
import { RESOURCE_PARTS, Resource } from '../schema/schema-resource.js';

type Schema = { readonly [key: string]: unknown };

const TABLES: Readonly<Record<string, TSchema | undefined>> = { ...files, Field, Because, Distinct, Gates, Resource, ...RESOURCE_PARTS };

const NOTICE = '<!-- Generated from codegen/catalogue-language.md and the schema by `npm run generate`. -->';

/** Fills the holes of the text: `{{table Field}}` for what a schema takes, and `{{scalars}}`. Throws where there is no such schema. */
export function referenceOf(text: string): string {
  const filled = text.replace(/\{\{(\w+)(?: (\w+))?\}\}/g, (_, what: string, of = '') => {
    if (what === 'scalars') return Object.keys(SCALARS).map(code).join(', ');
    const schema = what === 'table' ? TABLES[of] : undefined;
    if (schema === undefined) throw new Error(`the schema of the catalogue has no ${of}`);
    return tableOf({ ...schema });
  });
  return `${NOTICE}\n\n${filled}`;
}

function tableOf(schema: Schema): string {
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const rows = Object.entries(isObject<Schema>(schema.properties) ? schema.properties : {}).map(([name, value]) => {
    const part = isObject<Schema>(value) ? value : {};
    return `| ${required.has(name) ? `**${code(name)}**` : code(name)} | ${cell(formOf(part))} | ${cell(String(part.description ?? ''))} |`;
  });
  return ['| word | value | what it says |', '| --- | --- | --- |', ...rows].join('\n');
}

const code = (word: unknown): string => `\`${String(word)}\``;
const cell = (text: string): string => text.replace(/\|/g, '\\|');

/** The values that a schema takes, in words. */
function formOf(schema: Schema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map(code).join(', ');
  if ('const' in schema) return code(schema.const);
  if (Array.isArray(schema.anyOf)) return [...new Set(schema.anyOf.filter(isObject<Schema>).map(formOf))].join(' or ');
  if (schema.type === 'array') return `list of ${isObject<Schema>(schema.items) ? several(schema.items) : 'values'}`;
  if (isObject<Schema>(schema.patternProperties)) {
    const [values] = Object.values(schema.patternProperties);
    return `map of ${isObject<Schema>(values) ? several(values) : 'values'}`;
  }
  if (Array.isArray(schema.examples)) return `text such as ${schema.examples.map((example) => `"${String(example)}"`).join(', ')}`;
  return WORDS[String(schema.type)] ?? 'any value';
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: '`true`, `false`',
  integer: 'whole number',
  number: 'number',
  object: 'map, see below',
  null: '`null`',
};

/** The same of many. */
function several(schema: Schema): string {
  if (Array.isArray(schema.anyOf) && schema.anyOf.some((form) => isObject<Schema>(form) && Array.isArray(form.anyOf))) return 'values';
  if (Object.keys(schema).length === 0) return 'values';
  if (Array.isArray(schema.enum)) return schema.enum.map(code).join(', ');
  return { string: 'texts', integer: 'whole numbers', object: 'maps, see below' }[String(schema.type)] ?? formOf(schema);
}
