/** TypeScript types of each version: what an object holds after decoding and defaulting. */
import { StructureKind } from 'ts-morph';
import { alwaysPresent, type FieldModel, type GroupVersionModel, jsonFields, type Scalar, type TypeExpression } from '../model.js';
import { comment, folderOf, key, TypeScriptFile } from './source.js';

const SCALAR_TYPES: Record<Scalar, string> = {
  string: 'string',
  bool: 'boolean',
  int32: 'number',
  int64: 'number | bigint',
  double: 'number',
  bytes: 'string',
  time: 'string',
  microtime: 'string',
  duration: 'string',
  quantity: 'string',
  intorstring: 'number | string',
  fieldsv1: 'Record<string, unknown>',
  rawextension: 'Record<string, unknown>',
  json: 'unknown',
  any: 'unknown',
};

/** Scalars that are structs to other servers, so that an absent one is written as its zero value; of those listed here that is null. */
const NULL_AT_ZERO: ReadonlySet<Scalar> = new Set(['time', 'microtime', 'fieldsv1', 'rawextension', 'bytes']);

/** What a field holds once an object is decoded and its defaults are filled: always a value, null in place of one, or nothing. */
type Presence = 'always' | 'null' | 'absent';

function presenceOf(f: FieldModel): Presence {
  const { source } = f;
  if (source.default !== undefined && source.defaultIf === undefined && source.featureGate === undefined) return 'always';
  if (source.nullable) return source.keepEmpty ? 'null' : 'absent';
  if (alwaysPresent(f)) return f.type.form === 'scalar' && NULL_AT_ZERO.has(f.type.scalar) ? 'null' : 'always';
  if (!source.keepEmpty) return 'absent';
  return f.type.form === 'scalar' && !NULL_AT_ZERO.has(f.type.scalar) ? 'always' : 'null';
}

/** Whether a null in a list or map of such values stays null: of others it decodes to their zero value. */
function mayBeNull(type: TypeExpression): boolean {
  if (type.form === 'named') return type.type.collection !== undefined;
  return type.form !== 'scalar' || (NULL_AT_ZERO.has(type.scalar) && type.scalar !== 'bytes');
}

export function emitTypes(version: GroupVersionModel): TypeScriptFile {
  const file = new TypeScriptFile(`${folderOf(version)}/types.ts`, `Types of ${version.apiVersion}.`);
  const print = (type: TypeExpression): string => {
    if (type.form === 'scalar') return SCALAR_TYPES[type.scalar] ?? 'unknown';
    if (type.form === 'list') return `(${printMember(type.items)})[]`.replace(/^\((\w+)\)\[\]$/, '$1[]');
    if (type.form === 'map') return `Record<string, ${printMember(type.values)}>`;
    return file.ofType(type.type, version, 'types', type.type.name);
  };
  const printMember = (type: TypeExpression): string => (mayBeNull(type) ? `${print(type)} | null` : print(type));
  for (const type of version.types.values()) {
    const docs = type.description === '' ? [] : [comment(type.description)];
    if (type.collection !== undefined || type.source.jsonUnion) {
      const text = type.collection !== undefined ? print(type.collection) : 'unknown';
      file.add({ kind: StructureKind.TypeAlias, name: type.name, isExported: true, type: text, docs });
      continue;
    }
    file.add({
      kind: StructureKind.Interface,
      name: type.name,
      isExported: true,
      docs,
      properties: jsonFields(type).map((f) => ({
        name: key(f.name),
        type: presenceOf(f) === 'null' ? `${print(f.type)} | null` : print(f.type),
        hasQuestionToken: presenceOf(f) === 'absent',
        docs: [[comment(f.source.description ?? ''), f.source.deprecated ? '@deprecated' : ''].filter((t) => t !== '').join('\n')],
      })),
    });
  }
  return file;
}
