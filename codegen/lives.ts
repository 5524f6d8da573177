/** From which release to which fields are there, as generated code asks for it. */
import { compareReleases, releaseAfter } from '../runtime/model/definition/releases.js';
import { type FieldModel, jsonFields, type Model, mentioned, type TypeModel, versionsOf } from './model.js';

/** A condition that the release `shown`, an expression, has the field; undefined where every release has it. */
export function presence({ since, until }: FieldModel['source'], shown: string): string | undefined {
  const conditions = [
    ...(since === undefined ? [] : [`${shown}.has(${JSON.stringify(since)})`]),
    ...(until === undefined ? [] : [`!${shown}.has(${JSON.stringify(releaseAfter(until))})`]),
  ];
  return conditions.length === 0 ? undefined : conditions.join(' && ');
}

/** An expression for a word that changes: what `print` makes of its value in each release, from the last change to the first. */
export function wordIn<Word extends keyof FieldModel['source']>(
  { source }: FieldModel,
  word: Word,
  shown: string,
  print: (value: FieldModel['source'][Word]) => string,
): string {
  const changed = Object.entries(source.changes ?? {}).filter(([, words]) => Object.hasOwn(words, word));
  const newestFirst = changed.sort(([a], [b]) => compareReleases(b, a));
  const earlier = newestFirst.map(
    ([from, words]) => `${shown}.has(${JSON.stringify(from)}) ? ${print((words as FieldModel['source'])[word])} : `,
  );
  return `${earlier.join('')}${print(source[word])}`;
}

/** The types that are others in some releases, by their own fields or by those of what they hold. */
export function changingTypes(model: Model): ReadonlySet<TypeModel> {
  const found = new Set<TypeModel>();
  const all = versionsOf(model).flatMap((v) => [...v.types.values()]);
  const isChanging = (type: TypeModel): boolean =>
    type.source.changes !== undefined ||
    jsonFields(type).some(
      ({ source: { since, until, changes }, type: of }) =>
        since !== undefined || until !== undefined || changes !== undefined || mentioned(of).some((t) => found.has(t)),
    ) ||
    (type.collection !== undefined && mentioned(type.collection).some((t) => found.has(t)));
  for (let before = -1; found.size > before; ) {
    before = found.size;
    for (const type of all) if (!found.has(type) && isChanging(type)) found.add(type);
  }
  return found;
}
