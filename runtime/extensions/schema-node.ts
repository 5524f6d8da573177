/**
 * Schemas of custom resources, prepared node by node when a value first reaches them, so that neither the size nor the depth of a schema
 * costs anything before it is used.
 */

import { stringify } from '../codec/parse.js';
import { inspectJson } from '../model/json/json-text.js';
import type { Json } from '../model/object.js';
import { EMBEDDED, LIST_TYPE, PRESERVE, propertyOf, type Schema, says, schemaOf } from '../schema-language/schema.js';

const KEYED: readonly string[] = ['set', 'map'];

export interface DefaultSize {
  /** Bytes of the default as JSON. */
  readonly bytes: number;
  /** Values in it, itself among them. */
  readonly values: number;
}

export class SchemaNode {
  readonly preserves: boolean;
  readonly embedded: boolean;
  readonly nullable: boolean;
  readonly default: Json | undefined;
  /** Whether undeclared members are kept. */
  readonly takesOthers: boolean;
  readonly #properties = new Map<string, SchemaNode | undefined>();
  #items: SchemaNode | null | undefined;
  #others: SchemaNode | null | undefined;

  constructor(readonly schema: Schema) {
    this.preserves = says(schema, PRESERVE);
    this.embedded = says(schema, EMBEDDED);
    this.nullable = says(schema, 'nullable');
    this.default = schema.default as Json | undefined;
    this.takesOthers = schema.additionalProperties !== undefined && schema.additionalProperties !== false;
  }

  property(name: string): SchemaNode | undefined {
    const known = this.#properties.get(name);
    if (known !== undefined) return known;
    const schema = propertyOf(this.schema, name);
    if (schema === undefined) return undefined;
    const node = new SchemaNode(schema);
    this.#properties.set(name, node);
    return node;
  }

  /** The schema of a list's items. */
  get items(): SchemaNode | undefined {
    if (this.#items === undefined) this.#items = nodeOf(this.schema.items);
    return this.#items ?? undefined;
  }

  /** The schema of undeclared members. */
  get others(): SchemaNode | undefined {
    if (this.#others === undefined) this.#others = nodeOf(this.schema.additionalProperties);
    return this.#others ?? undefined;
  }

  #below: readonly SchemaNode[] | undefined;
  #names: readonly string[] | undefined;
  #hasDefaults: boolean | undefined;

  /** Names of the properties with defaults of their own. */
  get defaultedNames(): readonly string[] {
    this.#names ??= Object.keys(this.schema.properties ?? {}).filter((name) => this.property(name)?.default !== undefined);
    return this.#names;
  }

  /** Whether the schema, or one below it, has a default. */
  get hasDefaults(): boolean {
    this.#hasDefaults ??= this.default !== undefined || this.#inner().some((node) => node.hasDefaults);
    return this.#hasDefaults;
  }

  #defaultSize: DefaultSize | undefined;

  /** How large the default is. */
  get defaultSize(): DefaultSize {
    this.#defaultSize ??= sizeOf(this.default);
    return this.#defaultSize;
  }

  #hasKeyedLists: boolean | undefined;

  /** Whether the schema, or one inside it, describes a list whose items have keys or are unique. */
  get hasKeyedLists(): boolean {
    this.#hasKeyedLists ??= KEYED.includes(this.schema[LIST_TYPE] ?? '') || this.#inner().some((node) => node.hasKeyedLists);
    return this.#hasKeyedLists;
  }

  #inner(): readonly SchemaNode[] {
    this.#below ??= [...Object.keys(this.schema.properties ?? {}).map((name) => this.property(name)), this.items, this.others].filter(
      (node) => node !== undefined,
    );
    return this.#below;
  }
}

function sizeOf(value: Json | undefined): DefaultSize {
  const text = stringify(value ?? null);
  return { bytes: text.length, values: inspectJson(text, Number.POSITIVE_INFINITY).values };
}

const nodeOf = (value: unknown): SchemaNode | null => {
  const schema = schemaOf(value);
  return schema === undefined ? null : new SchemaNode(schema);
};
