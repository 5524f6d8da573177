/** A version of a custom kind as a server uses it, compiled when it is first asked for. */
import { structureOfSchema } from '../apply/index.js';
import { Patterns } from '../kinds/apiextensions/patterns.js';
import type { Schema } from '../kinds/apiextensions/schema.js';
import { isStructural } from '../kinds/apiextensions/schema-rules.js';
import { renamed } from '../model/converting.js';
import type { GeneratedCode } from '../model/definition.js';
import type { ApiObject, JsonObject } from '../model/object.js';
import type { StructStructure, Structure } from '../model/structure.js';
import { cellsOf, columnsOrAge } from './columns.js';
import { fillDefaults } from './defaulting.js';
import type { CustomVersion } from './kind.js';
import { SchemaReading } from './reading.js';
import { SchemaNode } from './schema-node.js';

/** What compiling needs of the definition beside the version. */
export interface CompiledFor {
  readonly kind: string;
  /** Whether fields that no schema knows are kept, as the first definitions did. */
  readonly preserves: boolean;
  /** The structure of every object's metadata. */
  readonly metadata: Structure;
}

export class CompiledVersion {
  readonly schema: Schema | undefined;
  /** The schema where it is structural and decides what is kept; undefined where everything is. */
  readonly root: SchemaNode | undefined;
  readonly structure: StructStructure;
  readonly reading: SchemaReading;
  readonly cells: ReturnType<typeof cellsOf>;
  readonly patterns = new Patterns();

  constructor(
    readonly version: CustomVersion,
    { kind, preserves, metadata }: CompiledFor,
  ) {
    const { schema } = version;
    this.schema = schema;
    const structural = schema !== undefined && isStructural(schema);
    this.root = preserves || (schema !== undefined && !structural) ? undefined : new SchemaNode(schema ?? {});
    this.structure = structureOfSchema({
      kind,
      metadata,
      schema: this.root === undefined ? undefined : (this.root.schema as JsonObject),
    });
    this.reading = new SchemaReading(kind, metadata, this.root);
    this.cells = cellsOf(columnsOrAge(version.columns));
  }

  /** The code of the version for a kind whose hub is another of its versions, or this one. */
  code(apiVersion: string, hub: string): GeneratedCode {
    const { structure, reading } = this;
    return {
      structure,
      reading,
      applyDefaults: (object) => this.#fillDefaults(object),
      // Values are judged by the kind's rules, which tell faults in the words that clients know.
      check: () => true,
      schema: async () => ({ root: {}, named: {} }),
      ...renamed(apiVersion, hub),
      protobuf: async () => undefined,
    };
  }

  #fillDefaults(object: ApiObject): void {
    if (this.root !== undefined) fillDefaults(this.root, object as unknown as JsonObject);
  }
}
