/** Structures of each version: the shapes and merge markers that decoding, patches and apply walk. */
import { type FieldModel, type GroupVersionModel, jsonFields, type TypeExpression, type TypeModel } from '../model.js';
import { scalarRow } from '../scalars.js';
import { folderOf, literal, TypeScriptFile } from './source.js';

export function emitStructures(version: GroupVersionModel, held: ReadonlySet<TypeModel>): TypeScriptFile {
  const file = new TypeScriptFile(
    `${folderOf(version)}/structures.ts`,
    `Structures of ${version.apiVersion}: shape and merge markers of every type.`,
  );
  const print = (type: TypeExpression): string => {
    if (type.form === 'scalar') return file.usePackage(scalarRow(type.scalar).structure);
    if (type.form === 'list') return `${file.usePackage('listOf')}(${print(type.items)})`;
    if (type.form === 'map') return `${file.usePackage('mapOf')}(${print(type.values)})`;
    if (type.type.source.jsonUnion) return `${file.usePackage('eitherOf')}(${type.type.fields.map((f) => print(f.type)).join(', ')})`;
    if (type.type.collection !== undefined) return print(type.type.collection);
    return file.ofType(type.type, version, 'structures', type.type.name);
  };
  for (const type of version.types.values()) {
    if (!held.has(type) || type.collection !== undefined || type.source.jsonUnion) continue;
    const fields = jsonFields(type).map(
      (f) => `${file.usePackage('field')}(${literal(f.name)}, ${print(f.type)}, ${literal(presence(f))}${markers(f)})`,
    );
    const more = [type.source.structType, goPackage(version)];
    const tail = more[1] === undefined ? more.slice(0, more[0] === undefined ? 0 : 1) : more;
    const body = fields.length === 0 ? '[]' : `[\n${fields.map((f) => `  ${f},`).join('\n')}\n]`;
    file.constant(
      type.name,
      `${file.usePackage('struct')}(${literal(printedName(type))}, () => ${body}${tail.map((t) => `, ${t === undefined ? 'undefined' : literal(t)}`).join('')})`,
      {
        type: file.usePackageType('StructStructure'),
      },
    );
  }
  return file;
}

/** The name that decoding errors print, such as `v1.PodSpec`. */
const printedName = (type: TypeModel): string => `${type.version.version}.${type.name}`;

/** Types of the machinery live in a package named after their version; those of a group in one named after the group. */
const goPackage = ({ group }: GroupVersionModel): string | undefined => (group.role === 'shared' ? undefined : group.folder.split('.')[0]);

const presence = (f: FieldModel): string => (f.source.keepEmpty ? (f.source.nullable ? '!' : '+') : f.source.nullable ? '*' : '?');

function markers(f: FieldModel): string {
  const s = f.source;
  const scalarDefault = s.default !== undefined && s.defaultIf === undefined && typeof s.default !== 'object' ? s.default : undefined;
  const all = {
    listType: s.listType,
    listMapKeys: s.listMapKeys,
    mapType: s.mapType,
    structType: s.structType,
    patchStrategy: s.patchStrategy,
    patchMergeKey: s.patchMergeKey,
    default: scalarDefault,
    featureGate: s.featureGate,
    ungated: s.ungated,
    omitZero: s.omitZero,
    gateOff: s.gateOff !== undefined || s.featureGate === undefined ? s.gateOff : scalarDefault,
  };
  const present = Object.entries(all).filter(([, v]) => v !== undefined);
  return present.length === 0 ? '' : `, { ${present.map(([k, v]) => `${k}: ${literal(v)}`).join(', ')} }`;
}
