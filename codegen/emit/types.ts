/** TypeScript types of each version: what an object holds after decoding and defaulting. */
import { StructureKind } from 'ts-morph';
import { alwaysPresent, type FieldModel, type GroupVersionModel, jsonFields, type TypeExpression } from '../model.js';
import { scalarRow } from '../scalars.js';
import { comment, folderOf, key, TypeScriptFile } from './source.js';

/** What a field holds after decoding and defaulting: always a value, null in place of an absent one, or nothing. */
type Presence = 'always' | 'null' | 'absent';

const nullWhenAbsent = ({ type }: FieldModel): boolean => type.form === 'scalar' && scalarRow(type.scalar).nullWhenAbsent === true;

export function presenceOf(f: FieldModel): Presence {
  const { source } = f;
  if (source.default !== undefined && source.defaultIf === undefined && source.featureGate === undefined) return 'always';
  if (source.nullable) return source.keepEmpty ? 'null' : 'absent';
  if (alwaysPresent(f)) return nullWhenAbsent(f) ? 'null' : 'always';
  if (!source.keepEmpty) return 'absent';
  return f.type.form === 'scalar' && !nullWhenAbsent(f) ? 'always' : 'null';
}

/** Whether null stays null in a list or map of such values; for other types it decodes to the zero value. */
function mayBeNull(type: TypeExpression): boolean {
  if (type.form === 'named') return type.type.collection !== undefined;
  return type.form !== 'scalar' || (scalarRow(type.scalar).nullWhenAbsent === true && type.scalar !== 'bytes');
}

export function emitTypes(version: GroupVersionModel): TypeScriptFile {
  const file = new TypeScriptFile(`${folderOf(version)}/types.ts`, `Types of ${version.apiVersion}.`);
  const print = (type: TypeExpression): string => {
    if (type.form === 'scalar') return scalarRow(type.scalar).typescript;
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
