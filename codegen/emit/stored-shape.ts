/** A digest of what stored objects of a kind are read by: its fields, and what fills them in. */
import { createHash } from 'node:crypto';
import { type KindModel, reachedFrom, referenceTo, type TypeModel } from '../model.js';

/** Letters of a digest that are kept: two shapes of one kind are never alike by chance. */
const LETTERS = 16;

/** Words of fields that say nothing of how an object is read. */
const IN_WORDS: ReadonlySet<string> = new Set(['description', 'because']);

/** The digest of the types of all versions of a kind, any of which may have been stored. */
export function storedShape(versions: readonly KindModel[]): string {
  const types = [...reachedFrom(versions)].map((type) => JSON.stringify(shapeOf(type))).sort();
  return createHash('sha256').update(types.join('\n')).digest('hex').slice(0, LETTERS);
}

const shapeOf = (type: TypeModel): object => ({
  type: referenceTo(type),
  defaulter: type.source.defaulter,
  items: type.source.list ?? type.source.map,
  fields: type.fields.map(({ name, source }) => [name, Object.entries(source).filter(([word]) => !IN_WORDS.has(word))]),
});
