/** TypeScript types of each version: what a program that uses the API writes against. */
import { StructureKind } from 'ts-morph';
import { alwaysPresent, type GroupVersionModel, jsonFields, type TypeExpression } from '../model.js';
import { comment, folderOf, key, TypeScriptFile } from './source.js';

const SCALAR_TYPES: Record<string, string> = {
  string: 'string',
  bool: 'boolean',
  int32: 'number',
  int64: 'number | bigint',
  double: 'number',
  bytes: 'string',
  time: 'string',
  microtime: 'string',
  duration: 'string',
  quantity: 'string | number',
  intorstring: 'number | string',
  fieldsv1: 'object',
  rawextension: 'object',
  json: 'unknown',
  any: 'unknown',
};

export function emitTypes(version: GroupVersionModel): TypeScriptFile {
  const file = new TypeScriptFile(`${folderOf(version)}/types.ts`, `Types of ${version.apiVersion}.`);
  const print = (type: TypeExpression): string => {
    if (type.form === 'scalar') return SCALAR_TYPES[type.scalar] ?? 'unknown';
    if (type.form === 'list') return `(${print(type.items)})[]`.replace(/^\((\w+)\)\[\]$/, '$1[]');
    if (type.form === 'map') return `Record<string, ${print(type.values)}>`;
    return file.ofType(type.type, version, 'types', type.type.name);
  };
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
        type: alwaysPresent(f) || f.source.nullable || f.source.keepEmpty ? `${print(f.type)} | null` : print(f.type),
        hasQuestionToken: f.source.required !== true,
        docs: [[comment(f.source.description ?? ''), f.source.deprecated ? '@deprecated' : ''].filter((t) => t !== '').join('\n')],
      })),
    });
  }
  return file;
}
