/** Which fields of a type are promised, and which of their words. */
import { isObject } from '../../runtime/model/json/json.js';
import { type FieldModel, jsonFields, referenceTo, type TypeExpression, type TypeModel } from '../model.js';
import type { Words } from './snapshot.js';

/** Words of fields that promise nothing: texts for people, names within Protobuf, and the type, which is written by its meaning. */
export const UNPROMISED: ReadonlySet<string> = new Set([
  'description',
  'because',
  'protoName',
  'published',
  'documentedSince',
  'omitZero',
  'type',
]);

/** The fields of a type in JSON without what every kind has. */
export const promisedFields = (type: TypeModel): FieldModel[] => jsonFields(type).slice(type.kind === undefined ? 0 : 2);

/** What the catalogue says of a field, as far as it is a promise. */
export function fieldWords({ source, type, exact }: FieldModel, holder: TypeModel): Words {
  const words = Object.entries(source).filter(
    // Fields of own kinds tell empty values from absent ones whatever they say.
    ([word, value]) => !UNPROMISED.has(word) && value !== false && !(exact && word === 'nullable'),
  );
  return {
    type: typeText(type, holder),
    ...Object.fromEntries(words.map(([word, value]) => [word, word === 'within' ? unworded(value) : value])),
  };
}

/** What a field asks of its type, without the words of errors. */
const unworded = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([name, member]) => (name === 'because' ? [] : [[name, unworded(member)]])))
    : value;

/** The type of a field by its meaning: types of the same version by their names. */
export function typeText(type: TypeExpression, holder: TypeModel): string {
  if (type.form === 'scalar') return type.scalar;
  if (type.form === 'list') return `list<${typeText(type.items, holder)}>`;
  if (type.form === 'map') return `map<${typeText(type.values, holder)}>`;
  return type.type.version === holder.version ? type.type.name : referenceTo(type.type);
}
