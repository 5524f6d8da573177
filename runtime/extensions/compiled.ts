/** A served version of a custom kind, compiled on first use. */
import { structureOfSchema } from '../apply/index.js';
import type { RuleMeter, SchemaRules } from '../cel/index.js';
import { renamed } from '../model/definition/converting.js';
import type { GeneratedCode } from '../model/definition/definition.js';
import type { StructStructure } from '../model/definition/structure.js';
import type { LaterItems } from '../model/later-items.js';
import { type ApiObject, asJson, type JsonObject } from '../model/object.js';
import type { KeptPatterns } from '../model/patterns/kept-patterns.js';
import type { SchemaCheck } from '../schema-language/check.js';
import type { Conventions } from '../schema-language/conventions.js';
import { EMBEDDED, hasSchema, type Schema, says, VALIDATIONS } from '../schema-language/schema.js';
import { isStructural } from '../schema-language/schema-rules.js';
import type { ValueChecks } from '../schema-language/value-checks.js';
import { cellsOf, columnsOrAge } from './columns.js';
import { fillDefaults } from './defaulting.js';
import type { CustomVersion } from './kind.js';
import { SchemaReading } from './reading.js';
import { SchemaNode } from './schema-node.js';

/** Is told how long the validation of custom objects takes, in seconds. */
export interface ValidationMeter extends RuleMeter {
  /** Parts of an object were compared with what was stored in their place. */
  compared(seconds: number): void;
}

/** What compiling needs beside the version itself. */
interface CompiledFor {
  readonly kind: string;
  /** Whether unknown fields are kept, as in the first definitions. */
  readonly preserves: boolean;
  /** The structure of every object's metadata. */
  readonly metadata: StructStructure;
  /** Whether values that may be anything are owned key by key. */
  readonly deduces: boolean;
  /** The patterns that the server keeps ready. */
  readonly patterns: KeptPatterns;
  readonly conventions: Conventions;
  readonly meter?: ValidationMeter | undefined;
}

export class CompiledVersion {
  readonly schema: Schema | undefined;
  /** The schema if it is structural and unknown fields are pruned; undefined if all fields are kept. */
  readonly root: SchemaNode | undefined;
  readonly structure: StructStructure;
  readonly reading: SchemaReading;
  readonly cells: ReturnType<typeof cellsOf>;
  readonly patterns: KeptPatterns;
  readonly conventions: Conventions;
  readonly meter: ValidationMeter | undefined;
  #check: SchemaCheck | undefined;
  #hasEmbedded: boolean | undefined;
  #hasRules: boolean | undefined;
  #rules: Promise<SchemaRules | undefined> | undefined;

  constructor(
    readonly version: CustomVersion,
    { kind, preserves, metadata, deduces, patterns, conventions, meter }: CompiledFor,
  ) {
    const { schema } = version;
    this.schema = schema;
    this.patterns = patterns;
    this.conventions = conventions;
    this.meter = meter;
    const structural = schema !== undefined && isStructural(schema);
    this.root = preserves || (schema !== undefined && !structural) ? undefined : new SchemaNode(schema ?? {});
    this.structure = structureOfSchema({
      kind,
      metadata,
      schema: this.root === undefined ? undefined : (this.root.schema as JsonObject),
      deduces,
    });
    this.reading = new SchemaReading(kind, metadata, this.root);
    this.cells = cellsOf(columnsOrAge(version.columns));
  }

  /** Whether an object's values are known to have no faults; throws TooMuchWork. */
  passes(object: ApiObject, checks: ValueChecks): boolean {
    return this.#check?.(object, checks) ?? false;
  }

  /** Whether the schema allows embedded objects. */
  get hasEmbedded(): boolean {
    this.#hasEmbedded ??= hasSchema(this.root?.schema, (part) => says(part, EMBEDDED));
    return this.#hasEmbedded;
  }

  /** The schema's rules in CEL, whose code is loaded with the first of them; undefined if it has none. */
  rules(): Promise<SchemaRules | undefined> | undefined {
    const schema = this.root?.schema;
    this.#hasRules ??= hasSchema(schema, (part) => part[VALIDATIONS] !== undefined);
    if (!this.#hasRules) return undefined;
    this.#rules ??= import('../cel/index.js').then(({ schemaRules }) => schemaRules(schema, this.patterns, this.meter));
    return this.#rules;
  }

  /** The schema for documents; undefined if it is not structural. */
  get published(): JsonObject | undefined {
    return this.schema === undefined || this.root === undefined ? undefined : (this.root.schema as JsonObject);
  }

  /** The code of the version, for a kind whose hub is this or another of its versions. The compiler is loaded on first use. */
  async code(apiVersion: string, hub: string): Promise<GeneratedCode> {
    const { structure, reading, schema } = this;
    if (schema !== undefined) {
      const { schemaCheck } = await import('../schema-language/check.js');
      this.#check ??= schemaCheck(schema, this.patterns, this.conventions);
    }
    return {
      structure,
      reading,
      applyDefaults: (object, { later }) => this.#fillDefaults(object, later),
      mayGrow: this.root?.hasDefaults === true,
      // Faults are found by the kind's rules, in the words that clients know.
      check: () => true,
      schema: async () => ({ root: {}, named: {} }),
      ...renamed(apiVersion, hub),
      protobuf: async () => undefined,
    };
  }

  #fillDefaults(object: ApiObject, later: LaterItems | undefined): void {
    if (this.root !== undefined) fillDefaults(this.root, asJson(object), later);
  }
}
