/** Gives fields of a version other names, wherever its files name them, and says so in the conversion of their types. */
import { type Document, isCollection, isMap, isScalar, isSeq, type Scalar, visit, YAMLMap } from 'yaml';
import { fieldsKnown, listed, meant } from '../diagnostics.js';
import { ProjectError } from './project.js';

export interface Rename {
  readonly type: string;
  readonly field: string;
  readonly to: string;
}

/** Members of a field whose keys, or texts, are fields beside it. */
const BESIDE = ['requiredIf', 'forbiddenIf'] as const;
/** Members of a field whose texts are fields of its items. */
const OF_ITEMS = ['listMapKeys', 'patchMergeKey', 'unique'] as const;
/** Members of a resource that hold paths from the object. */
const WITH_PATHS: readonly string[] = ['columns', 'selectable', 'subresources'];

/** Throws ProjectError for types and fields that are not there, and for names that are taken. */
export function renameFields(documents: readonly Document[], renames: readonly Rename[]): void {
  const types = typesOf(documents);
  const find = (rename: Rename): YAMLMap => {
    const type = types.get(rename.type);
    const known = [...types.keys()];
    if (type === undefined)
      throw new ProjectError(`the version has no type ${rename.type}${meant(rename.type, known)}; it has ${listed(known)}`);
    const fields = fieldNames(type);
    if (!fields.includes(rename.field))
      throw new ProjectError(`${rename.type} has no field ${rename.field}${fieldsKnown(rename.field, fields)}`);
    if (fields.includes(rename.to)) throw new ProjectError(`${rename.type} has a field ${rename.to} already`);
    return type;
  };
  for (const rename of renames) {
    const type = find(rename);
    // Paths are followed by the names that fields have until then.
    for (const document of documents) {
      renameInPaths(document, types, rename);
      renameInExamples(document, types, rename);
    }
    renameKey(fieldsOf(type), rename);
    for (const each of types.values()) renameReferences(each, each === type, rename);
    const conversion = type.get('conversion');
    if (!isMap(conversion)) type.set('conversion', createFlow(documents, { rename: { [rename.to]: rename.field } }));
    else conversion.setIn(['rename', rename.to], hubNameOf(conversion, rename.field));
  }
}

const createFlow = ([document]: readonly Document[], value: unknown): unknown => document?.createNode(value, { flow: true });

/** The hub's name of a field, which the version that was copied may call otherwise already. */
function hubNameOf(conversion: YAMLMap, field: string): unknown {
  const earlier = conversion.getIn(['rename', field]);
  if (earlier === undefined) return field;
  conversion.deleteIn(['rename', field]);
  return earlier;
}

/** Types that the documents declare, kinds among them, by name. */
function typesOf(documents: readonly Document[]): Map<string, YAMLMap> {
  const types = new Map<string, YAMLMap>();
  for (const document of documents) {
    if (isMap(document.contents) && document.has('kind')) types.set(String(document.get('kind')), document.contents);
    const declared = document.get('types');
    if (isMap(declared))
      for (const { key, value } of declared.items) if (isScalar(key) && isMap(value)) types.set(String(key.value), value);
  }
  return types;
}

const fieldsOf = (type: YAMLMap): YAMLMap | undefined => {
  const fields = type.get('fields');
  return isMap(fields) ? fields : undefined;
};
const fieldNames = (type: YAMLMap): string[] =>
  (fieldsOf(type)?.items ?? []).flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []));

function renameKey(map: unknown, { field, to }: Rename): void {
  if (!isMap(map)) return;
  for (const { key } of map.items) if (isScalar(key) && key.value === field) setText(key, to);
}

/** Rules of the type's own fields name it where `within` is set; lists of the type name it as that of their items. */
function renameReferences(type: YAMLMap, within: boolean, rename: Rename): void {
  for (const { value: field } of fieldsOf(type)?.items ?? []) {
    if (!isMap(field)) continue;
    if (within) for (const member of BESIDE) renameKey(field.get(member), rename);
    if (itemType(field) !== rename.type) continue;
    for (const member of OF_ITEMS) renameTexts(field.get(member, true), rename);
  }
}

function renameTexts(node: unknown, { field, to }: Rename): void {
  const scalars = isSeq(node) ? node.items : [node];
  for (const each of scalars) if (isScalar(each) && each.value === field) setText(each, to);
}

/** The type of a field, or of the items of a list or map of it. */
const itemType = (field: YAMLMap): string =>
  String(field.get('type') ?? '')
    .replace(/^(?:(?:list|map)<)+/, '')
    .replace(/>+$/, '');

function renameInPaths(document: Document, types: ReadonlyMap<string, YAMLMap>, rename: Rename): void {
  const kind = types.get(String(document.get('kind') ?? ''));
  const resource = document.get('resource');
  if (kind === undefined || !isMap(resource)) return;
  for (const { key, value } of resource.items) {
    if (!isScalar(key) || !WITH_PATHS.includes(String(key.value)) || !isCollection(value)) continue;
    visit(value, {
      Scalar: (_, scalar) => {
        if (typeof scalar.value === 'string' && scalar.value.includes('.')) setText(scalar, renamedPath(scalar.value, kind, types, rename));
      },
    });
  }
}

/** Objects of examples have the other name where they have the field. */
function renameInExamples(document: Document, types: ReadonlyMap<string, YAMLMap>, rename: Rename): void {
  const examples = document.get('examples');
  if (!isSeq(examples)) return;
  for (const example of examples.items)
    if (isMap(example)) renameInValue(example.get('object'), String(document.get('kind')), types, rename);
}

/** The same in a value of a type, or in values of it that a list or a map holds. */
function renameInValue(value: unknown, type: string, types: ReadonlyMap<string, YAMLMap>, rename: Rename): void {
  const fields = fieldsOf(types.get(type) ?? new YAMLMap());
  if (isSeq(value)) for (const item of value.items) renameInValue(item, type, types, rename);
  if (!isMap(value) || fields === undefined) return;
  for (const { key, value: part } of value.items) {
    const field: unknown = isScalar(key) ? fields.get(key.value) : undefined;
    if (!isMap(field)) continue;
    const held = isMap(part) && String(field.get('type')).startsWith('map<') ? part.items.map((item) => item.value) : [part];
    for (const each of held) renameInValue(each, itemType(field), types, rename);
  }
  if (type === rename.type) renameKey(value, rename);
}

/** A path such as `.spec.customer` or `spec.customer`, with the other name where it goes through the field. */
function renamedPath(text: string, kind: YAMLMap, types: ReadonlyMap<string, YAMLMap>, { type, field, to }: Rename): string {
  let current: YAMLMap | undefined = kind;
  return text
    .split('.')
    .map((segment) => {
      const name = /^\w+/.exec(segment)?.[0];
      if (name === undefined || current === undefined) return segment;
      const here: unknown = fieldsOf(current)?.get(name);
      const renamed = current === types.get(type) && name === field ? segment.replace(name, to) : segment;
      current = isMap(here) ? types.get(itemType(here)) : undefined;
      return renamed;
    })
    .join('.');
}

function setText(scalar: Scalar, text: string): void {
  scalar.value = text;
}
