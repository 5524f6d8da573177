/** Parts of v3 documents as v2 has them. */
import { isObject } from '../../model/json/json.js';

type Schema = Record<string, unknown>;

/** What references to schemas begin with in v3. */
export const PREFIX = '#/components/schemas/';

/** Members of a schema that v2 has, too, and those that it has besides where the document is exact. */
export const KEPT: readonly string[] = ['description', 'type', 'format', 'required'];
/** The same where documents tell of enumerations. */
export const WITH_TEXTS: readonly string[] = [...KEPT, 'enum'];
export const EXACT: readonly string[] = [
  ...KEPT,
  ...['default', 'enum', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'maxProperties', 'pattern'],
];

/** A v3 schema as v2 has it: references beside their descriptions, one type where v3 offers several, and of the rest what is kept. */
export function schemaV2(schema: unknown, kept = KEPT): Schema {
  if (!isObject<Schema>(schema)) return {};
  const out: Schema = {};
  for (const key of kept) if (schema[key] !== undefined) out[key] = schema[key];
  for (const [key, value] of Object.entries(schema)) if (key.startsWith('x-')) out[key] = value;
  if (typeof schema.$ref === 'string') out.$ref = schema.$ref.replace(PREFIX, '#/definitions/');
  const [whole] = Array.isArray(schema.allOf) ? schema.allOf : [];
  if (isObject<Schema>(whole) && typeof whole.$ref === 'string') out.$ref = whole.$ref.replace(PREFIX, '#/definitions/');
  if (Array.isArray(schema.oneOf)) out.type = 'string';
  if (schema.items !== undefined) out.items = schemaV2(schema.items, kept);
  if (isObject<Schema>(schema.additionalProperties)) out.additionalProperties = schemaV2(schema.additionalProperties, kept);
  if (isObject<Schema>(schema.properties))
    out.properties = Object.fromEntries(Object.entries(schema.properties).map(([n, s]) => [n, schemaV2(s, kept)]));
  return out;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];

export function pathV2(item: Schema): Schema {
  const out: Schema = {};
  for (const method of METHODS) {
    const operation = item[method];
    if (isObject<Schema>(operation)) out[method] = operationV2(operation);
  }
  if (Array.isArray(item.parameters)) out.parameters = item.parameters.map(parameterV2);
  return out;
}

function parameterV2(parameter: unknown): Schema {
  if (!isObject<Schema>(parameter)) return {};
  const { schema, ...rest } = parameter;
  return { ...(isObject<Schema>(schema) ? schema : {}), ...rest };
}

const contentOf = (value: unknown): Schema => (isObject<Schema>(value) && isObject<Schema>(value.content) ? value.content : {});

function operationV2(operation: Schema): Schema {
  const { parameters, requestBody, responses, ...rest } = operation;
  const accepted = contentOf(requestBody);
  const [bodyType] = Object.values(accepted);
  const body = isObject<Schema>(bodyType)
    ? [
        {
          name: 'body',
          in: 'body',
          ...(isObject<Schema>(requestBody) && requestBody.required === true ? { required: true } : {}),
          schema: schemaV2(bodyType.schema),
        },
      ]
    : [];
  const answers = isObject<Schema>(responses) ? responses : {};
  const produced = Object.keys(contentOf(answers['200']));
  return {
    ...rest,
    consumes: Object.keys(accepted).length > 0 ? Object.keys(accepted) : ['*/*'],
    produces: produced,
    schemes: ['https'],
    parameters: [...body, ...(Array.isArray(parameters) ? parameters.map(parameterV2) : [])],
    responses: Object.fromEntries(
      Object.entries(answers).map(([code, answer]) => {
        const [first] = Object.values(contentOf(answer));
        return [
          code,
          {
            description: isObject<Schema>(answer) ? answer.description : '',
            ...(isObject<Schema>(first) ? { schema: schemaV2(first.schema) } : {}),
          },
        ];
      }),
    ),
  };
}
