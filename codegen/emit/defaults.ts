/** Defaulters of each version: what fills the fields a client left out. */
import { StructureKind } from 'ts-morph';
import { presence, wordIn } from '../lives.js';
import {
  type FieldModel,
  type GroupVersionModel,
  jsonFields,
  type Model,
  mentioned,
  type TypeExpression,
  type TypeModel,
  versionsOf,
} from '../model.js';
import { scalarRow } from '../scalars.js';
import { folderOf, literal, member, TypeScriptFile } from './source.js';

/** The types that have a default, or hold a type that has one. */
export function typesWithDefaults(model: Model): ReadonlySet<TypeModel> {
  const found = new Set<TypeModel>();
  const all = versionsOf(model).flatMap((v) => [...v.types.values()].filter((t) => t.listOf === undefined));
  for (let grew = true; grew; ) {
    grew = false;
    for (const type of all) {
      if (found.has(type)) continue;
      const own = type.source.defaulter !== undefined || type.fields.some(hasDefault);
      if (own || type.fields.some((f) => mentioned(f.type).some((t) => found.has(t)))) {
        found.add(type);
        grew = true;
      }
    }
  }
  return found;
}

export function emitDefaults(version: GroupVersionModel, defaulted: ReadonlySet<TypeModel>, held: ReadonlySet<TypeModel>): TypeScriptFile {
  const file = new TypeScriptFile(`${folderOf(version)}/defaults.ts`, `Defaults of ${version.apiVersion}, filled in place.`);
  for (const type of version.types.values()) {
    if (!defaulted.has(type) || !held.has(type)) continue;
    const lines: string[] = [];
    const flat = jsonFields(type);
    if (type.source.defaulter !== undefined) lines.push(`functions.fill(${literal(type.source.defaulter)}, v);`);
    for (const inline of type.fields) {
      const inner = inline.inlined?.source.defaulter;
      if (inner !== undefined) lines.push(`functions.fill(${literal(inner)}, v);`);
    }
    for (const f of flat) if (hasDefault(f)) lines.push(whereThere(f, assignment(f)));
    for (const f of flat) {
      const call = descend(f.type, `v${member(f.name)}`, version, file, defaulted, alwaysStruct(f));
      if (call !== undefined) lines.push(alwaysStruct(f) ? whereThere(f, call) : call);
    }
    file.add({
      kind: StructureKind.Function,
      name: `default${type.name}`,
      isExported: true,
      parameters: [
        { name: 'v', type: file.usePackageType('Defaultable') },
        ...(lines.some((line) => line.includes('functions')) ? [{ name: 'functions', type: file.usePackageType('KindFunctions') }] : []),
      ],
      returnType: 'void',
      statements: lines,
    });
  }
  return file;
}

/** Whether some release fills in the field. */
const hasDefault = ({ source: { default: value, changes = {} } }: FieldModel): boolean =>
  value !== undefined || Object.values(changes).some((words) => words.default !== undefined);

/** A statement about a field that is made only where the release has it. */
function whereThere({ source }: FieldModel, statement: string): string {
  const there = presence(source, 'functions.shown');
  return there === undefined ? statement : `if (${there}) {\n  ${statement}\n}`;
}

const alwaysStruct = (f: FieldModel): boolean => f.type.form === 'named' && f.type.type.collection === undefined && !f.source.nullable;

function assignment(f: FieldModel): string {
  const place = `v${member(f.name)}`;
  const value = wordIn(f, 'default', 'functions.shown', (given) => (given === undefined ? place : literal(given)));
  // A zero that is always written cannot be told from an absent value.
  const nothing = f.type.form === 'scalar' && scalarRow(f.type.scalar).zero === '0' ? '0' : `''`;
  const blank = f.source.keepEmpty && !f.source.nullable ? ` || ${place} === ${nothing}` : '';
  if (blank === '' && f.source.defaultIf === undefined) return `${place} ??= ${value};`;
  const when = Object.entries(f.source.defaultIf ?? {})
    .map(([k, v]) => ` && v${member(k)} === ${literal(v)}`)
    .join('');
  return `if ((${place} === undefined || ${place} === null${blank})${when}) ${place} = ${value};`;
}

function descend(
  type: TypeExpression,
  place: string,
  version: GroupVersionModel,
  file: TypeScriptFile,
  defaulted: ReadonlySet<TypeModel>,
  create: boolean,
): string | undefined {
  const call = defaulterOf(type, version, file, defaulted);
  if (call === undefined) return undefined;
  return `${file.usePackage(create ? 'eachMade' : 'each')}(v, ${literal(place.startsWith('v.') ? place.slice(2) : JSON.parse(place.slice(2, -1)))}, ${call}, functions);`;
}

/** An expression for a function that defaults a value of this type. */
function defaulterOf(
  type: TypeExpression,
  version: GroupVersionModel,
  file: TypeScriptFile,
  defaulted: ReadonlySet<TypeModel>,
): string | undefined {
  if (type.form === 'scalar') return undefined;
  if (type.form === 'list') {
    const items = defaulterOf(type.items, version, file, defaulted);
    return items === undefined ? undefined : `${file.usePackage('items')}(${items})`;
  }
  if (type.form === 'map') {
    const values = defaulterOf(type.values, version, file, defaulted);
    return values === undefined ? undefined : `${file.usePackage('members')}(${values})`;
  }
  return defaulted.has(type.type) ? file.ofType(type.type, version, 'defaults', `default${type.type.name}`) : undefined;
}
