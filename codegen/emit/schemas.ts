/** TypeBox schemas of each version and the validators compiled from them ahead of time. */

import Type, { type TSchema } from 'typebox';
import { Code } from 'typebox/compile';
import * as Format from 'typebox/format';
import { FORMAT_NAMES, fitting } from '../../runtime/model/values/formats.js';
import {
  type FieldModel,
  type GroupVersionModel,
  inFaultOrder,
  judgedBy,
  judgedTypes,
  mentioned,
  patternOf,
  ruledTexts,
  type TypeExpression,
  type TypeModel,
} from '../model.js';
import { type Scalar, scalarRow } from '../scalars.js';
import { expressionsOf } from './expressions.js';
import { fieldRules, hasRules, isNeeded } from './rules.js';
import { folderOf, GENERATED_CODE, key, literal, moduleName, NOTICE, TYPEBOX, TypeScriptFile } from './source.js';

for (const name of FORMAT_NAMES) Format.Set(name, fitting(name));

/** A schema as the value that is compiled and as the text that is printed. */
interface Built {
  readonly value: TSchema;
  readonly text: string;
}

const leaf = (value: TSchema, text: string): Built => ({ value, text });
const options = (o: object): string => (Object.keys(o).length === 0 ? '' : literal(o));
/** The same of bigints, which JSON cannot print. */
const bigOptions = (o: Readonly<Record<string, unknown>>): string =>
  Object.keys(o).length === 0
    ? ''
    : `{ ${Object.entries(o)
        .map(([name, bound]) => `${name}: ${String(bound)}n`)
        .join(', ')} }`;
const wholeBound = (bound: number | undefined): bigint | undefined => (bound === undefined ? undefined : BigInt(Math.ceil(bound)));
const joined = (...parts: string[]): string => parts.filter((p) => p !== '').join(', ');

/** Name under which a type's schema is referred to. */
export const schemaName = (type: TypeModel): string => `${type.version.ref}.${type.name}`;

const ANYTHING = 'Type.Unknown()';

/** Any value but null. */
const PRESENT: readonly Built[] = [
  leaf(Type.Object({}), 'Type.Object({})'),
  leaf(Type.Array(Type.Unknown()), `Type.Array(${ANYTHING})`),
  leaf(Type.String(), 'Type.String()'),
  leaf(Type.Number(), 'Type.Number()'),
  leaf(Type.Boolean(), 'Type.Boolean()'),
];

function buildField(f: FieldModel): Built {
  const inner = build(f.judged ?? f.type, f);
  const rules = fieldRules(f);
  const o = bounds({ rules, because: f.source.because });
  const more = Object.keys(o).length === 0 ? '' : `, ${literal(o)}`;
  if (isNeeded(f)) {
    const present = inner.text === ANYTHING ? PRESENT : [inner];
    return leaf(
      Type.Union(
        present.map(({ value }) => value),
        o,
      ),
      `Type.Union([${present.map(({ text }) => text).join(', ')}]${more})`,
    );
  }
  return leaf(Type.Optional(Type.Union([inner.value, Type.Null()], o)), `Type.Optional(Type.Union([${inner.text}, Type.Null()]${more}))`);
}

/** The schema of a field as the JSON that it stands for. */
export const schemaOfField = (f: FieldModel): unknown => buildField(f).value;

function build(type: TypeExpression, f: FieldModel | undefined): Built {
  const s = f?.source ?? {};
  if (s.unjudged) return leaf(Type.Unknown(), ANYTHING);
  if (type.form === 'scalar') return buildScalar(type.scalar, s);
  if (type.form === 'list') {
    const items = type.items.form === 'scalar' ? buildScalar(type.items.scalar, ofItems(s)) : build(type.items, undefined);
    const o = bounds({ minItems: s.minItems ?? (s.nonEmpty ? 1 : undefined), maxItems: s.maxItems });
    return leaf(Type.Array(items.value, o), `Type.Array(${joined(items.text, options(o))})`);
  }
  if (type.form === 'map') {
    const values = build(type.values, undefined);
    const most = s.maxItems === undefined ? {} : { maxProperties: s.maxItems };
    return leaf(
      Type.Object({}, { additionalProperties: values.value, ...most }),
      `Type.Object({}, { ${joined(`additionalProperties: ${values.text}`, s.maxItems === undefined ? '' : `maxProperties: ${s.maxItems}`)} })`,
    );
  }
  if (type.type.source.jsonUnion) return leaf(Type.Unknown(), ANYTHING);
  if (type.type.collection !== undefined) return build(type.type.collection, f);
  return leaf(Type.Ref(schemaName(type.type)), `Type.Ref(${literal(schemaName(type.type))})`);
}

/** The rules of a list of scalars that are meant for each of them. */
const ofItems = (source: FieldModel['source']): FieldModel['source'] => {
  const { format, pattern, min, max, minLength, maxLength } = source;
  return bounds({ enum: ruledTexts(source), format, pattern, min, max, minLength, maxLength });
};

function buildScalar(scalar: Scalar, s: FieldModel['source']): Built {
  const range = bounds({ minimum: s.min, maximum: s.max });
  switch (scalarRow(scalar).schema) {
    case 'text': {
      const texts = ruledTexts(s);
      if (texts !== undefined) return leaf(Type.Enum([...texts]), `Type.Enum(${literal(texts)})`);
      const o = bounds({
        minLength: s.nonEmpty && !s.judgedEmpty && s.minLength === undefined ? 1 : s.minLength,
        maxLength: s.maxLength,
        pattern: patternOf(s),
        format: s.format,
      });
      return leaf(Type.String(o), `Type.String(${options(o)})`);
    }
    case 'plainText':
      return leaf(Type.String(), 'Type.String()');
    case 'boolean':
      return leaf(Type.Boolean(), 'Type.Boolean()');
    case 'integer':
      return leaf(Type.Integer(range), `Type.Integer(${options(range)})`);
    case 'longInteger': {
      const large = bounds({ minimum: wholeBound(s.min), maximum: wholeBound(s.max) });
      return leaf(
        Type.Union([Type.Integer(range), Type.BigInt(large)]),
        `Type.Union([Type.Integer(${options(range)}), Type.BigInt(${bigOptions(large)})])`,
      );
    }
    case 'number':
      return leaf(Type.Number(range), `Type.Number(${options(range)})`);
    case 'integerOrText': {
      const ofText = bounds({ format: s.format });
      return leaf(
        Type.Union([Type.Integer(range), Type.String(ofText)]),
        `Type.Union([Type.Integer(${options(range)}), Type.String(${options(ofText)})])`,
      );
    }
    case 'unknown':
      return leaf(Type.Unknown(), ANYTHING);
  }
}

const bounds = (all: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(all).filter(([, v]) => v !== undefined));

export const isStruct = (type: TypeModel): boolean => type.collection === undefined && !type.source.jsonUnion && type.listOf === undefined;

export function emitSchemas(version: GroupVersionModel, held: ReadonlySet<TypeModel>): { schemas: TypeScriptFile; validators: string } {
  const file = new TypeScriptFile(`${folderOf(version)}/schemas.ts`, `TypeBox schemas of ${version.apiVersion}: types and constraints.`);
  const context: Record<string, TSchema> = {};
  const foreign = new Map<string, TypeModel>();
  const printed: string[] = [];
  for (const type of judgedTypes(version, held)) {
    if (!isStruct(type)) continue;
    const properties: Record<string, TSchema> = {};
    const lines: string[] = [];
    for (const f of inFaultOrder(type)) {
      const built = buildField(f);
      properties[f.name] = built.value;
      lines.push(`    ${key(f.name)}: ${built.text},`);
      for (const m of judgedBy(f).filter((t) => t.version !== version && isStruct(t))) foreign.set(schemaName(m), m);
    }
    const o = hasRules(type) ? { between: true } : {};
    context[schemaName(type)] = Type.Object(properties, o);
    const [own, more] = [expressionsOf(type, file), options(o)];
    const said = own === '' ? more : `{ between: true, ${own} }`;
    printed.push(
      `  ${literal(schemaName(type))}: ${file.usePackage('Type', TYPEBOX)}.Object({\n${lines.join('\n')}\n  }${said === '' ? '' : `, ${said}`}),`,
    );
  }
  const neighbours = reachable(version);
  file.constant('types', `{\n${printed.join('\n')}\n}`, {
    type: `Readonly<Record<string, ${file.usePackageType('TSchema', TYPEBOX)}>>`,
    docs: 'Schemas by reference name.',
  });
  const named = [`...types`, ...neighbours.map((v) => `...${file.useVersion(v, 'schemas')}.types`)];
  // Modules of versions import each other, so that the schemas are joined when they are first asked for.
  file.add('let joined: Readonly<Record<string, TSchema>> | undefined;');
  file.add(`const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ${named.join(', ')} });`);
  for (const kind of version.kinds.values()) {
    file.constant(kind.name, `{ root: types[${literal(schemaName(kind.type))}], get named() { return named(); } }`, {
      type: file.usePackageType('SchemaOfType'),
    });
  }
  return {
    schemas: file,
    validators: compile(version, judgedTypes(version, held), context, foreign, (of) => file.placeOf(of, 'validators')),
  };
}

/** Versions whose types this one refers to, directly or through others. */
export function reachable(version: GroupVersionModel): GroupVersionModel[] {
  const found = new Set<GroupVersionModel>([version]);
  for (const v of found)
    for (const type of v.types.values()) for (const f of type.fields) for (const t of mentioned(f.type)) found.add(t.version);
  found.delete(version);
  return [...found];
}

/** A pattern that no text matches. */
const NEVER = '(?!)';

/** A value that a compiled check uses beside its argument: a format's test, a pattern or a constant. */
function printExternal(value: unknown): string {
  if (value instanceof RegExp) return value.source === NEVER ? String(value) : `patternOf(${literal(value.source)})`;
  if (typeof value !== 'function') return literal(value);
  const format = FORMAT_NAMES.find((name) => Format.Get(name) === value);
  if (format === undefined) throw new Error('a compiled check calls a function that is no format');
  return `fitting(${literal(format)})`;
}

/** One module of check functions; types of other versions are checked by the modules of those versions. */
function compile(
  version: GroupVersionModel,
  types: readonly TypeModel[],
  context: Readonly<Record<string, TSchema>>,
  foreign: ReadonlyMap<string, TypeModel>,
  placeOf: (version: GroupVersionModel) => string,
): string {
  const mark = (name: string): string => `foreign ${name}`;
  const all: Record<string, TSchema> = { ...context };
  for (const name of foreign.keys()) all[name] = Type.Literal(mark(name));
  const entry = Type.Object(Object.fromEntries(Object.keys(all).map((name, i) => [`entry${i}`, Type.Ref(name)])));
  const result = Code(all, entry);
  const names = Object.keys(all);
  const functionOf = new Map<string, string>();
  for (const [, fn = '', index = ''] of result.Code.matchAll(/(check_\d+)\(value\.entry(\d+)\)/g))
    functionOf.set(names[Number(index)] ?? '', fn);
  const imports = new Map<string, string>();
  const body: string[] = [];
  const foreignFunctions = new Map([...foreign].map(([name, type]) => [functionOf.get(name) ?? '', type]));
  for (const line of result.Code.split('\n')) {
    const fn = /^const (check_\d+) = /.exec(line)?.[1];
    if (fn === undefined || fn === 'check_0') continue;
    const type = foreignFunctions.get(fn);
    if (type === undefined) body.push(line);
    else {
      const alias = moduleName(type.version);
      imports.set(alias, placeOf(type.version));
      body.push(`const ${fn} = (value) => ${alias}.check${type.name}(value);`);
    }
  }
  const missing = names.filter((n) => !functionOf.has(n));
  if (missing.length > 0) throw new Error(`no check was compiled for ${missing.join(', ')}`);
  const { externals, lines: checks } = namingExternals(body, result.External.variables.map(printExternal));
  // Types of any other version, also of other catalogues, may hold those of this one.
  const exports = types
    .filter((type) => context[schemaName(type)] !== undefined)
    .map((type) => `export const check${type.name} = ${functionOf.get(schemaName(type))};`);
  return [
    `// ${NOTICE}`,
    `/** Validators of ${version.apiVersion}, compiled by TypeBox from schemas.ts: whether a value has the types and keeps the constraints of its schema. */`,
    ...[
      `import { Hashing } from "${TYPEBOX}";`,
      `import { Guard } from "${GENERATED_CODE}";`,
      `import { Format } from "${TYPEBOX}";`,
    ].filter((i) => usesImport(body, i)),
    ...(externals.some((e) => e.includes(' = patternOf(')) ? [`import { patternOf } from "${GENERATED_CODE}";`] : []),
    ...(externals.some((e) => e.includes(' = fitting(')) ? [`import { fitting } from "${GENERATED_CODE}";`] : []),
    ...[...imports].sort().map(([alias, from]) => `import * as ${alias} from "${from}";`),
    `import type { Value } from "${GENERATED_CODE}";`,
    '',
    ...externals,
    ...checks.map(typingParameters),
    ...exports,
    '',
  ].join('\n');
}

/** The checks with a constant for each value that some of them use; TypeBox has all in one list, where they have one type. */
function namingExternals(body: readonly string[], printed: readonly string[]): { externals: string[]; lines: string[] } {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const known = names.get(text) ?? `external_${names.size}`;
    names.set(text, known);
    return known;
  };
  const lines = body.map((line) => line.replace(/\bExternal\[(\d+)\]/g, (_, index: string) => nameOf(printed[Number(index)] ?? '')));
  return { externals: [...names].map(([text, name]) => `const ${name} = ${text};`), lines };
}

/** TypeBox prints JavaScript, whose functions all tell whether any JSON value passes. */
const typingParameters = (line: string): string =>
  line.replace(
    /\(((?:\w+|\[\w+, \w+\])(?:, \w+)*)\) =>/g,
    (_, parameters: string) => `(${parameters.replace(/\w+(?=,|$)|\[\w+, \w+\]/g, '$&: Value')}): boolean =>`,
  );

const usesImport = (body: readonly string[], statement: string): boolean => {
  const word = /(\w+) \}/.exec(statement)?.[1] ?? '';
  return body.some((line) => line.includes(`${word}.`));
};
