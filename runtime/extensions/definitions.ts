/**
 * The custom resource definitions that the server serves. They are followed through the watch cache of their own resource, so that every
 * server of a store serves the same.
 */
import { createHash } from 'node:crypto';
import type { CustomResourceDefinition } from '../../generated/apiextensions/v1beta1/types.js';
import { stringify } from '../codec/parse.js';
import type { AskedConversion } from '../model/definition/definition.js';
import type { StructStructure } from '../model/definition/structure.js';
import { KeptPatterns } from '../model/patterns/kept-patterns.js';
import type { Item } from '../resource/item.js';
import type { ObjectReader } from '../resource/reader.js';
import type { Registry } from '../resource/registry.js';
import { type Conventions, conventionsOf } from '../schema-language/conventions.js';
import type { Enabled } from '../settings/feature-gates.js';
import { CompiledVersion, type ValidationMeter } from './compiled.js';
import { isEstablished, versionsOf } from './kind.js';
import { type DefinitionSource, registeredKind } from './resource-definition.js';

/** Makes the conversion of a definition; undefined if its versions differ only in name. */
type MakeConversion = (definition: CustomResourceDefinition) => AskedConversion | undefined;

interface Known {
  /** Text of everything in the definition that determines how it is served. */
  readonly shape: string;
  terminating: boolean;
}

export class Definitions {
  readonly #known = new Map<string, Known>();
  readonly #patterns = new KeptPatterns();
  readonly #conventions: Conventions;

  constructor(
    private readonly registry: Registry,
    private readonly stored: ObjectReader<CustomResourceDefinition>,
    private readonly conversionOf: MakeConversion,
    private readonly enabled: Enabled,
    private readonly meter: ValidationMeter,
  ) {
    this.#conventions = conventionsOf(enabled);
  }

  /** Serves the current definition, whose spec `item` holds as it is stored; undefined if it was deleted. */
  follow(name: string, definition: CustomResourceDefinition | undefined, item: Item | undefined): void {
    if (definition === undefined || item === undefined || !this.#isServed(definition)) {
      if (this.#known.delete(name)) this.registry.remove(name);
      return;
    }
    const { spec, status, metadata } = definition;
    const terminating = metadata.deletionTimestamp !== undefined;
    const shape = shapeOf(spec, status.acceptedNames);
    const known = this.#known.get(name);
    if (known?.shape === shape) {
      known.terminating = terminating;
      return;
    }
    const entry: Known = { shape, terminating };
    this.#known.set(name, entry);
    this.registry.register(registeredKind(definition, this.#source(definition, item, entry)));
  }

  /** Whether the definition is established and its paths do not belong to the catalogue, which has precedence. */
  #isServed(definition: CustomResourceDefinition): boolean {
    const { group } = definition.spec;
    return isEstablished(definition) && this.registry.admits(group, `${definition.status.acceptedNames.plural}.${group}`);
  }

  #source(definition: CustomResourceDefinition, item: Item, entry: Known): DefinitionSource {
    const compiled = new Map<string, CompiledVersion>();
    return {
      conventions: this.#conventions,
      selects: this.enabled('CustomResourceFieldSelectors'),
      // Documents describe thousands of versions that nobody uses; their schemas are not kept for that.
      published: (version) => (compiled.get(version) ?? this.#compile(item, version)).published,
      terminating: () => entry.terminating,
      conversion: this.conversionOf(definition),
      compiled: (version) => {
        const known = compiled.get(version) ?? this.#compile(item, version);
        compiled.set(version, known);
        return known;
      },
    };
  }

  /** The stored definition is parsed when a version is first used; until then its schemas cost only their text. */
  #compile(item: Item, version: string): CompiledVersion {
    const definition = this.stored.copy(item);
    const found = versionsOf(definition.spec).find((v) => v.name === version);
    if (found === undefined) throw new Error(`the definition ${item.name} has no version ${version}`);
    return new CompiledVersion(found, {
      kind: definition.spec.names.kind,
      preserves: definition.spec.preserveUnknownFields === true,
      metadata: this.#metadata,
      deduces: this.stored.resource.environment.enabled('FreePartsByKey'),
      patterns: this.#patterns,
      conventions: this.#conventions,
      meter: this.meter,
    });
  }

  /** The structure of metadata, the same for all kinds. */
  get #metadata(): StructStructure {
    const { forms, definition } = this.stored.resource;
    const metadata = forms.code(definition.hub).structure.byName.get('metadata');
    if (metadata?.type.kind !== 'struct') throw new Error(`${definition.id} has no metadata`);
    return this.enabled('UnsetTimesOfCustomObjects') ? withoutUnset(metadata.type, 'creationTimestamp') : metadata.type;
  }
}

/** The structure of metadata in which a time that is not set is left out. */
function withoutUnset(type: StructStructure, name: string): StructStructure {
  const fields = type.fields.map((field) => (field.name === name ? { ...field, omitZero: true } : field));
  return { ...type, fields, byName: new Map(fields.map((field) => [field.name, field])) };
}

/** A digest of everything that determines how a kind is served. */
const shapeOf = (spec: CustomResourceDefinition['spec'], names: CustomResourceDefinition['status']['acceptedNames']): string =>
  createHash('sha256')
    .update(stringify([spec, names]))
    .digest('base64');
