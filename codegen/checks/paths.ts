/** Paths within objects lead to fields that are there, and values of types end somewhere. */

import { fieldsKnown } from '../diagnostics.js';
import { alwaysPresent, type FieldModel, jsonFields, mentioned, referenceTo, type TypeExpression, type TypeModel } from '../model.js';
import { type CheckContext, type ServedKind, servedKinds } from './context.js';

/** Where a path leaves a type: the word that is no field, and what there is in its place. */
interface Stray {
  readonly type: string;
  readonly word: string;
  readonly known: string;
}

/** Scalars that hold whatever a client sends, so that any path may lead into them. */
const OPEN = ['any', 'json', 'rawextension', 'fieldsv1'];

/** Undefined where the dotted path leads to a field of the type. */
export function strayFrom(type: TypeModel, path: string): Stray | undefined {
  return strayIn({ form: 'named', type }, path.replace(/^\./, '').split('.'), referenceTo(type));
}

function strayIn(type: TypeExpression, [word, ...rest]: readonly string[], where: string): Stray | undefined {
  if (word === undefined) return undefined;
  if (type.form === 'scalar')
    return OPEN.includes(type.scalar) ? undefined : { type: `${where}, which is ${type.scalar},`, word, known: '' };
  if (type.form === 'map') return strayIn(type.values, rest, where);
  if (type.form === 'list') return { type: `${where}, which is a list,`, word, known: '' };
  if (type.type.collection !== undefined) return strayIn(type.type.collection, [word, ...rest], where);
  if (type.type.source.jsonUnion) return undefined;
  const fields = jsonFields(type.type);
  const field = fields.find((f) => f.name === word);
  if (field !== undefined) return strayIn(field.type, rest, `${referenceTo(type.type)}.${word}`);
  const names = fields.map((f) => f.name);
  return { type: referenceTo(type.type), word, known: fieldsKnown(word, names) };
}

export function checkPaths(context: CheckContext): void {
  for (const kind of servedKinds(context)) checkKind(kind, context);
  for (const { model } of context.declarations) checkEnds(model, context);
}

function checkKind(kind: ServedKind, { at }: CheckContext): void {
  const { resource, type, hub } = kind;
  const check = (what: string, path: string, of: TypeModel, keys: readonly (string | number)[]): void => {
    const stray = strayFrom(of, path);
    // A kind without metadata is told of itself.
    if (stray?.word === 'metadata' && path.replace(/^\./, '').startsWith(stray.word)) return;
    if (stray !== undefined) at(type)('KW032', ['resource', ...keys], { what, path, ...stray });
  };
  for (const [i, column] of (resource.columns ?? []).entries())
    if (column.value !== undefined) check('column path', column.value, type, ['columns', i, 'value']);
  for (const [name, { scale }] of Object.entries(resource.subresources ?? {}))
    for (const [word, path] of Object.entries(scale ?? {})) check('scale path', path, type, ['subresources', name, 'scale', word]);
  for (const [label, { path, absent }] of Object.entries(resource.selectable ?? {}))
    if (!absent) check('selectable path', path ?? label, hub.type, ['selectable', label, ...(path === undefined ? [] : ['path'])]);
}

/** A type that always holds a value of its own type has no value that ends. */
function checkEnds(type: TypeModel, { at, atField }: CheckContext): void {
  if (isItsOwnItem(type))
    at(type)('KW034', [], {
      what: `the items of ${type.name}`,
      why: 'they are themselves what they are items of; a type with fields must stand between',
    });
  for (const field of type.fields) {
    const way = wayBack(field, type);
    // Of all the fields of a circle, that of the type whose name comes first tells of it.
    const types = [type, ...(way ?? [])];
    if (way === undefined || types.some((t) => referenceTo(t) < referenceTo(type))) continue;
    const cycle = [...types, type].map((t) => t.name).join(' contains ');
    atField(type, field.name)('KW029', [], {
      cycle,
      advice: isDemanded(field) ? `remove \`required\` of "${field.name}"` : `add \`nullable: true\` to "${field.name}"`,
    });
  }
}

/** Whether a named list or map is one of itself, with nothing but lists and maps between. */
export function isItsOwnItem(type: TypeModel): boolean {
  const seen = new Set<TypeModel>([type]);
  for (const { collection } of seen)
    for (const next of collection === undefined ? [] : mentioned(collection)) {
      if (next === type) return true;
      seen.add(next);
    }
  return false;
}

/** Whether an object without the field is refused. */
const isDemanded = (field: FieldModel): boolean => field.exact && field.source.required === true;

const heldIn = (field: FieldModel): TypeModel | undefined =>
  field.inlined ?? ((alwaysPresent(field) || isDemanded(field)) && field.type.form === 'named' ? field.type.type : undefined);

/** The types on the way from what a field always holds back to a type, without the type itself; undefined where there is no way. */
function wayBack(field: FieldModel, to: TypeModel): TypeModel[] | undefined {
  const start = heldIn(field);
  if (start === undefined) return undefined;
  if (start === to) return [];
  const ways = new Map<TypeModel, TypeModel[]>([[start, [start]]]);
  for (const [type, way] of ways)
    for (const next of type.fields.map(heldIn)) {
      if (next === to) return way;
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, next]);
    }
  return undefined;
}
