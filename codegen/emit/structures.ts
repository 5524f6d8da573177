/** Structures of each version: the shapes and merge markers that decoding, patches and apply walk. */
import { entryIn } from '../../runtime/model/definition/releases.js';
import { type Presence, presenceWords, type StructTypes } from '../../runtime/model/definition/structure.js';
import { type FieldModel, type GroupVersionModel, jsonFields, type TypeExpression, type TypeModel } from '../model.js';
import { scalarRow } from '../scalars.js';
import type { FieldSource, TypeSource } from '../schema/schema.js';
import { folderOf, literal, TypeScriptFile } from './source.js';

export function emitStructures(version: GroupVersionModel, held: ReadonlySet<TypeModel>, changing: ReadonlySet<TypeModel>): TypeScriptFile {
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
  const printField = (source: FieldSource, type: TypeExpression): string =>
    source.exact === true ? `${file.usePackage('mapOf')}(${file.usePackage('EXACT_QUANTITY')})` : print(type);
  for (const type of version.types.values()) {
    if (!held.has(type) || type.collection !== undefined || type.source.jsonUnion) continue;
    const fields = jsonFields(type).map(
      (f) =>
        `${file.usePackage('field')}(${literal(f.name)}, ${printField(f.source, f.types?.[0]?.type ?? f.type)}, ${literal(presence(f.source))}${markers(f, print)})`,
    );
    const more = [structTypes(type.source), goPackage(version), changing.has(type) || undefined];
    const tail = more.slice(0, more.findLastIndex((word) => word !== undefined) + 1);
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

/** How the type merges; by the first releases that merge it so where that changes. */
const structTypes = ({ structType, changes }: TypeSource): StructTypes | undefined =>
  changes === undefined
    ? structType
    : {
        ...(structType === undefined ? {} : { '': structType }),
        ...Object.fromEntries(Object.entries(changes).map(([from, words]) => [from, words.structType])),
      };

/** The name that decoding errors print, such as `v1.PodSpec`. */
const printedName = (type: TypeModel): string => `${type.version.version}.${type.name}`;

/** Types of the machinery live in a package named after their version; those of a group in one named after the group. */
const goPackage = ({ group }: GroupVersionModel): string | undefined => (group.role === 'shared' ? undefined : group.folder.split('.')[0]);

const presence = ({ keepEmpty, nullable }: FieldSource): Presence => (keepEmpty ? (nullable ? '!' : '+') : nullable ? '*' : '?');

/** Merge markers and the life of a field, as text. */
function markers({ source, types = [] }: FieldModel, print: (type: TypeExpression) => string): string {
  const { since, until, changes = {} } = source;
  const changed = Object.entries(changes)
    .map(([from, others]) => {
      const type = types.find((each) => each.from === from)?.type;
      return [from, [...(type === undefined ? [] : [`type: ${print(type)}`]), ...printed(changedWords(source, from, others))]] as const;
    })
    .filter(([, told]) => told.length > 0)
    .map(([from, told]) => `${literal(from)}: { ${told.join(', ')} }`);
  const all = [...printed({ ...words(source), since, until }), ...(changed.length === 0 ? [] : [`changes: { ${changed.join(', ')} }`])];
  return all.length === 0 ? '' : `, { ${all.join(', ')} }`;
}

const printed = (given: Record<string, unknown>): string[] =>
  Object.entries(given).flatMap(([word, value]) => (value === undefined ? [] : [`${word}: ${literal(value)}`]));

/** What structures tell of the words that change in a release: documents alone tell of the others. */
function changedWords(source: FieldSource, from: string, others: object): Record<string, unknown> {
  const there = entryIn(source, from) ?? source;
  const told = Object.entries(words(there)).flatMap(([word, value]) => (Object.hasOwn(others, word) ? [[word, value ?? null]] : []));
  const isPresence = Object.hasOwn(others, 'keepEmpty') || Object.hasOwn(others, 'nullable');
  return { ...Object.fromEntries(told), ...(isPresence ? presenceWords(presence(there)) : {}) };
}

function words(s: FieldSource): Record<string, unknown> {
  const scalarDefault = s.default !== undefined && s.defaultIf === undefined && typeof s.default !== 'object' ? s.default : undefined;
  return {
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
}
