/**
 * Structures of kinds that a schema describes: the structural schemas of custom resources, with their merge markers
 * (specification 1, "Merge strategy markers").
 */

import {
  BOOL,
  DOUBLE,
  type FieldStructure,
  FREE_ANY,
  field,
  INT64,
  INTORSTRING,
  listOf,
  type MergeMarkers,
  mapOf,
  STRING,
  type StructStructure,
  type Structure,
  struct,
} from '../model/definition/structure.js';
import { isObject, own } from '../model/json/json.js';
import type { Json, JsonObject } from '../model/object.js';
import { DEDUCED, type OpenStructStructure } from './shape.js';

interface SchemaKind {
  readonly kind: string;
  /** The structure of `metadata`, which a schema never describes. */
  readonly metadata: Structure;
  /**
   * A structural OpenAPI v3 schema that was validated before. Without one every key is a field and every list atomic
   * (specification 1: custom resources without a schema are unstructured), those of the metadata, too.
   */
  readonly schema: JsonObject | undefined;
  /** Whether parts that the schema allows whatever they hold are owned key by key; they are owned as wholes where absent. */
  readonly deduces?: boolean;
}

const LIST_TYPE = 'x-kubernetes-list-type';
const LIST_MAP_KEYS = 'x-kubernetes-list-map-keys';
const MAP_TYPE = 'x-kubernetes-map-type';
const INT_OR_STRING = 'x-kubernetes-int-or-string';
const PRESERVE = 'x-kubernetes-preserve-unknown-fields';
const EMBEDDED = 'x-kubernetes-embedded-resource';

/** The structure of whole objects of such a kind. */
export function structureOfSchema({ kind, metadata, schema, deduces = false }: SchemaKind): StructStructure {
  const about = (of: Structure) => () => [field('kind', STRING, '*'), field('apiVersion', STRING, '*'), field('metadata', of, '*')];
  return schema === undefined
    ? open(struct(kind, about(DEDUCED)), DEDUCED)
    : objectStructure(kind, schema, { metadata, opened: false, free: deduces ? DEDUCED : FREE_ANY }, about(metadata));
}

/** Settings that apply to everything inside of a schema. */
interface Inside {
  /** The structure of the metadata of objects. */
  readonly metadata: Structure;
  /** Whether a surrounding schema keeps undeclared fields; then all schemas inside do as well. */
  readonly opened: boolean;
  /** The structure of parts that may hold anything. */
  readonly free: Structure;
}

const insideOf = (schema: JsonObject, { metadata, opened, free }: Inside): Inside => ({
  metadata,
  free,
  opened: opened || own(schema, PRESERVE) === true,
});

/** Resolved lazily, so that deep schemas cost nothing until an object reaches the depth. */
function objectStructure(name: string, schema: JsonObject, around: Inside, about: () => FieldStructure[] = () => []): StructStructure {
  const inside = insideOf(schema, around);
  const closed = struct(
    name,
    () => {
      const first = about();
      const taken = new Set(first.map((f) => f.name));
      const properties = Object.entries(objectAt(schema, 'properties') ?? {}).filter(([property]) => !taken.has(property));
      return [...first, ...properties.map(([property, inner]) => schemaField(property, isObject(inner) ? inner : {}, inside))];
    },
    own(schema, MAP_TYPE) === 'atomic' ? 'atomic' : undefined,
  );
  return inside.opened ? open(closed, DEDUCED) : closed;
}

function schemaField(name: string, schema: JsonObject, inside: Inside): FieldStructure {
  const preset = own(schema, 'default');
  return field(name, valueStructure(name, schema, inside), '*', {
    ...markersOf(schema),
    ...(preset === undefined ? {} : { default: preset }),
  });
}

function valueStructure(name: string, schema: JsonObject, inside: Inside): Structure {
  if (own(schema, INT_OR_STRING) === true) return INTORSTRING;
  switch (own(schema, 'type')) {
    case 'string':
      return STRING;
    case 'boolean':
      return BOOL;
    case 'integer':
      return INT64;
    case 'number':
      return DOUBLE;
    case 'array':
      return listOf(valueStructure(name, objectAt(schema, 'items') ?? {}, inside));
    case 'object':
      return membersStructure(name, schema, inside);
    default:
      return inside.free;
  }
}

/** Declared members make a struct, others a map; a schema that allows anything has values that are owned as a whole. */
function membersStructure(name: string, schema: JsonObject, around: Inside): Structure {
  if (own(schema, EMBEDDED) === true) {
    const about = () => [field('kind', STRING, '*'), field('apiVersion', STRING, '*'), field('metadata', around.metadata, '*')];
    return objectStructure(name, schema, around, about);
  }
  if (objectAt(schema, 'properties') !== undefined) return objectStructure(name, schema, around);
  const inside = insideOf(schema, around);
  const values = objectAt(schema, 'additionalProperties');
  if (values !== undefined) return mapOf(valueStructure(name, values, inside), markersOf(values));
  return inside.opened || own(schema, 'additionalProperties') === true ? mapOf(around.free) : objectStructure(name, schema, around);
}

/** Lists are atomic unless the schema says otherwise; unknown markers are ignored. */
function markersOf(schema: JsonObject): MergeMarkers {
  const [listType, keys, mapType] = [own(schema, LIST_TYPE), own(schema, LIST_MAP_KEYS), own(schema, MAP_TYPE)];
  return {
    ...(listType === 'set' || listType === 'map' || listType === 'atomic' ? { listType } : {}),
    ...(Array.isArray(keys) ? { listMapKeys: keys.filter((key) => typeof key === 'string') } : {}),
    ...(mapType === 'atomic' || mapType === 'granular' ? { mapType } : {}),
  };
}

function objectAt(schema: JsonObject, name: string): JsonObject | undefined {
  const value: Json | undefined = own(schema, name);
  return isObject(value) ? value : undefined;
}

/** The struct, which also accepts members that it does not declare. */
const open = (closed: StructStructure, additional: Structure): OpenStructStructure => ({
  kind: 'struct',
  name: closed.name,
  goPackage: closed.goPackage,
  get fields() {
    return closed.fields;
  },
  get byName() {
    return closed.byName;
  },
  structType: closed.structType,
  additional,
});
