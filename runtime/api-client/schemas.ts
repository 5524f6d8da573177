/** The schemas of kinds, as a server publishes them in OpenAPI v3. */
import type { Client } from './connect.js';
import type { CallOptions } from './connection.js';
import { type Kind, rootOf } from './kind.js';
import { jsonOf, refusal } from './refusal.js';

/** The part of a schema that clients look at; documents may say more. */
export interface OpenApiSchema {
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, OpenApiSchema>>;
  readonly required?: readonly string[];
  readonly items?: OpenApiSchema;
  readonly additionalProperties?: OpenApiSchema | boolean;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly allOf?: readonly OpenApiSchema[];
  readonly oneOf?: readonly OpenApiSchema[];
  readonly $ref?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly 'x-kubernetes-int-or-string'?: boolean;
  readonly 'x-kubernetes-preserve-unknown-fields'?: boolean;
}

/** The schemas of a group version. */
export interface OpenApiSchemas {
  /** The schema of a kind; undefined where there is none. */
  of(kind: string): OpenApiSchema | undefined;
  /** The schema itself, in place of a reference to it; what stands beside the reference, such as a description, comes first. */
  resolved(schema: OpenApiSchema): OpenApiSchema;
}

interface Document {
  readonly components?: { readonly schemas?: Readonly<Record<string, OpenApiSchema & { readonly [GVK]?: readonly GroupVersionKind[] }>> };
}

interface GroupVersionKind {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

const GVK = 'x-kubernetes-group-version-kind';
const REFERENCE = '#/components/schemas/';

/** The schemas of the version that a kind is in. Rejects with ApiError where they cannot be read. */
export async function schemasOf(client: Pick<Client, 'send'>, { apiVersion }: Kind, options: CallOptions = {}): Promise<OpenApiSchemas> {
  const response = await client.send({ path: `/openapi/v3${rootOf(apiVersion)}`, ...options });
  const text = await response.text();
  const document = jsonOf(text);
  if (!response.ok) throw refusal(response.status, document, text);
  const schemas = (document as Document | undefined)?.components?.schemas ?? {};
  return {
    of: (kind) =>
      Object.values(schemas).find(({ [GVK]: named = [] }) =>
        named.some((each) => each.kind === kind && (each.group === '' ? each.version : `${each.group}/${each.version}`) === apiVersion),
      ),
    resolved: (schema) => resolved(schemas, schema),
  };
}

function resolved(schemas: Readonly<Record<string, OpenApiSchema>>, schema: OpenApiSchema): OpenApiSchema {
  const { allOf: [only, ...more] = [], ...beside } = schema;
  // A reference with a description beside it is the only member of `allOf`.
  const target = only !== undefined && more.length === 0 ? only : schema;
  const { $ref } = target;
  if ($ref === undefined || !$ref.startsWith(REFERENCE)) return target === schema ? schema : { ...target, ...beside };
  const { $ref: _, ...others } = beside;
  return { ...schemas[$ref.slice(REFERENCE.length)], ...others };
}
