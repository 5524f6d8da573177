/** What a schema says of the places of a text. */
import type { OpenApiSchema, OpenApiSchemas } from '../../../api-client/index.js';

/** The schema of a kind, with what references in it lead to. */
export interface KindSchema {
  readonly schemas: OpenApiSchemas;
  readonly root: OpenApiSchema;
}

export const kindSchema = (schemas: OpenApiSchemas, kind: string): KindSchema | undefined => {
  const root = schemas.of(kind);
  return root && { schemas, root };
};

/** The schema of a member; undefined where the schema says nothing of it. */
export function memberOf({ properties = {}, additionalProperties }: OpenApiSchema, name: string): OpenApiSchema | undefined {
  if (Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

/** Whether objects may have members that the schema does not name. */
export const isOpen = (schema: OpenApiSchema): boolean =>
  schema['x-kubernetes-preserve-unknown-fields'] === true ||
  schema.additionalProperties === true ||
  (schema.properties === undefined && typeof schema.additionalProperties !== 'object');

const NUMBER_OR_TEXT: readonly (string | undefined)[] = ['integer', 'number', 'string'];

/** Whether values may be numbers as well as texts, as ports that have names and quantities. */
export const takesNumberOrText = ({ oneOf = [], ...schema }: OpenApiSchema): boolean =>
  schema['x-kubernetes-int-or-string'] === true || (oneOf.length > 0 && oneOf.every(({ type }) => NUMBER_OR_TEXT.includes(type)));

/** The schema at a path, of which every place in a list is the same; undefined where the schema says nothing of it. */
export function schemaAt({ schemas, root }: KindSchema, path: readonly (string | number)[]): OpenApiSchema | undefined {
  let at: OpenApiSchema | undefined = schemas.resolved(root);
  for (const step of path) {
    const next: OpenApiSchema | undefined = typeof step === 'number' ? at.items : memberOf(at, step);
    if (next === undefined) return undefined;
    at = schemas.resolved(next);
  }
  return at;
}

/** What a value is, in a word or two. */
export function typeText(schemas: OpenApiSchemas, schema: OpenApiSchema): string {
  const { type = '', format, items, additionalProperties } = schema;
  if (takesNumberOrText(schema)) return 'number or text';
  if (items !== undefined) return `list of ${typeText(schemas, schemas.resolved(items))}`;
  if (typeof additionalProperties === 'object') return `map of ${typeText(schemas, schemas.resolved(additionalProperties))}`;
  if (format === 'date-time') return 'time';
  return { string: 'text', integer: 'whole number', number: 'number', boolean: 'true or false', object: 'object' }[type] ?? 'anything';
}
