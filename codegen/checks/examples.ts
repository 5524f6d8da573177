/** Whether examples of a kind are objects of it: fields that it has, with values that fit, and all that it needs. */
import { isObject } from '../../runtime/model/json/json.js';
import { type Diagnostics, fieldsKnown } from '../diagnostics.js';
import { jsonFields, type TypeExpression, type TypeModel } from '../model.js';
import type { SourceFile } from '../source-file.js';
import { valueFault } from './fields.js';

/** What is wrong in an example, and where. */
interface Fault {
  readonly keys: readonly (string | number)[];
  readonly why: string;
}

export function checkExamples(type: TypeModel, file: SourceFile, diagnostics: Diagnostics): void {
  const { kind } = type;
  for (const [i, { object }] of (kind?.source.examples ?? []).entries())
    for (const { keys, why } of faultsOf(type, object, []))
      diagnostics.report('KW055', file.position(['examples', i, 'object', ...keys]), { kind: type.name, why });
}

function* faultsOf(type: TypeModel, value: unknown, keys: Fault['keys']): Generator<Fault> {
  const { collection, source } = type;
  if (collection !== undefined) yield* faultsIn(collection, value, keys);
  if (collection !== undefined || source.jsonUnion || !isObject(value)) return;
  const fields = new Map(jsonFields(type).map((field) => [field.name, field]));
  // A type that has none holds any JSON.
  if (fields.size === 0) return;
  for (const [name, part] of Object.entries(value)) {
    const field = fields.get(name);
    const place = [...keys, name];
    if (field === undefined) {
      yield { keys: place, why: `has "${name}", which is not a field of ${type.name}${fieldsKnown(name, [...fields.keys()])}` };
      continue;
    }
    const fault = valueFault(field, part);
    if (fault === undefined) yield* faultsIn(field.type, part, place);
    else yield { keys: place, why: `has ${JSON.stringify(part)} as "${name}", which ${fault}` };
  }
  // A function fills in what such a type needs.
  if (source.defaulter !== undefined) return;
  for (const [name, { source: of }] of fields)
    if ((of.nonEmpty || of.nonBlank) && (of.default ?? of.documentedDefault) === undefined && value[name] === undefined)
      yield { keys, why: `has no "${name}", which ${type.name} needs` };
}

/** The faults of the parts of a value that fits its field. */
function* faultsIn(type: TypeExpression, value: unknown, keys: Fault['keys']): Generator<Fault> {
  if (type.form === 'named') yield* faultsOf(type.type, value, keys);
  else if (type.form === 'list' && Array.isArray(value))
    for (const [i, item] of value.entries()) yield* faultsIn(type.items, item, [...keys, i]);
  else if (type.form === 'map' && isObject(value))
    for (const [key, item] of Object.entries(value)) yield* faultsIn(type.values, item, [...keys, key]);
}
