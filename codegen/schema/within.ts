/** Types as single fields hold them to more than the types themselves say: the catalogue's `within`. */
import type { FieldModel, TypeExpression, TypeModel } from '../model.js';
import type { WithinSource } from './schema-field.js';

/** Gives the fields of a type that have words for the fields of their own types what their values are held to. */
export function judgeWithin(type: TypeModel): void {
  if (type.fields.some(({ source }) => source.within !== undefined)) type.fields = type.fields.map((field) => judged(field, type));
}

function judged(field: FieldModel, holder: TypeModel): FieldModel {
  const { within } = field.source;
  return within === undefined
    ? field
    : { ...field, judged: held(field.type, within, holder, `${holder.name}_${field.name.replace(/\W/g, '')}`) };
}

function held(type: TypeExpression, words: WithinSource, holder: TypeModel, name: string): TypeExpression {
  if (type.form === 'list') return { form: 'list', items: held(type.items, words, holder, name) };
  if (type.form === 'map') return { form: 'map', values: held(type.values, words, holder, name) };
  return type.form === 'named' ? { form: 'named', type: variant(type.type, words, holder, name) } : type;
}

/** The type with more words of its fields. It stands with its holder, under a name that no type of the catalogue has. */
function variant(of: TypeModel, words: WithinSource, holder: TypeModel, name: string): TypeModel {
  const made: TypeModel = { ...of, name, version: holder.version, variantOf: of.variantOf ?? of };
  made.fields = of.fields.map((field) => {
    // The fields of what is inlined stand beside the others.
    if (field.inlined !== undefined)
      return { ...field, judged: held(field.type, { ...field.source.within, ...words }, made, `${name}_${field.inlined.name}`) };
    const more = Object.hasOwn(words, field.name) ? words[field.name] : undefined;
    if (more === undefined) return judged(field, made);
    const because = { ...field.source.because, ...more.because };
    return judged({ ...field, source: { ...field.source, ...more, ...(Object.keys(because).length === 0 ? {} : { because }) } }, made);
  });
  return made;
}
