/** Rules over single fields of a resolved model: what the type of a field says about its default and its list keys. */
import { openapiSchemaToJsonSchema } from '@openapi-contrib/openapi-schema-to-json-schema';
import { Check } from 'typebox/schema';
import { checkRules } from './check-rules.js';
import type { Diagnostics } from './diagnostics.js';
import type { SourceFile } from './load.js';
import { type FieldModel, jsonFields, type TypeExpression, type TypeModel } from './model.js';
import { scalarRow } from './scalars.js';

/** A value as OpenAPI 3.0 publishes it. */
function schemaOf(type: TypeExpression): object {
  if (type.form === 'scalar') return scalarRow(type.scalar).openapi;
  if (type.form === 'list') return { type: 'array', items: schemaOf(type.items) };
  if (type.form === 'map') return { type: 'object', additionalProperties: schemaOf(type.values) };
  if (type.type.collection !== undefined) return schemaOf(type.type.collection);
  return type.type.source.jsonUnion ? {} : { type: 'object' };
}

export function checkField(type: TypeModel, field: FieldModel, file: SourceFile, place: readonly string[], diagnostics: Diagnostics): void {
  const { source } = field;
  if (source.default !== undefined) {
    const { values, enum: texts = values, min, max, minLength, maxLength } = source;
    const published = {
      ...schemaOf(field.type),
      ...(field.type.form === 'scalar' ? given({ enum: texts, minimum: min, maximum: max, minLength, maxLength }) : {}),
    };
    // OpenAPI 3.0 is a dialect: validators understand `format` and `nullable` only once it is converted to JSON Schema.
    if (!Check(openapiSchemaToJsonSchema(published) as object, source.default))
      diagnostics.report('KW011', file.position([...place, 'default']), {
        value: JSON.stringify(source.default),
        field: field.name,
        type: source.type ?? '',
      });
  }
  checkRules(type, field, file, place, diagnostics);
  for (const key of source.listMapKeys ?? []) {
    const items = field.type.form === 'list' && field.type.items.form === 'named' ? field.type.items.type : undefined;
    if (items !== undefined && jsonFields(items).some((f) => f.name === key)) continue;
    diagnostics.report('KW012', file.position([...place, 'listMapKeys']), { key, field: field.name, type: items?.name ?? type.name });
  }
}

const given = (o: Readonly<Record<string, unknown>>): object => Object.fromEntries(Object.entries(o).filter(([, v]) => v !== undefined));
