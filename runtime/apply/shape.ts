/**
 * Shapes: what server-side apply needs to know of a structure. Structures say what a value is, markers how owners share it; a shape
 * combines the two (specification 1, "Merge strategy markers").
 */

import type {
  FieldStructure,
  FreeStructure,
  ListStructure,
  MergeMarkers,
  StructStructure,
  Structure,
} from '../model/definition/structure.js';
import type { Json } from '../model/object.js';
import { fieldElement, type PathElement } from './ownership/path-element.js';

/** One value, one owner: scalars, atomic lists, maps and structs, free-form values. Atomic is recursive. */
export interface LeafShape {
  readonly how: 'leaf';
  readonly structure: Structure;
}

/** Members are owned one by one. */
export interface StructShape {
  readonly how: 'struct';
  readonly name: string;
  readonly fields: ReadonlyMap<string, Shape>;
  /** The same by path element. */
  readonly byElement: ReadonlyMap<PathElement, Shape>;
  /** The shape of members that the struct does not declare; undefined where there are none. */
  readonly other: Shape | undefined;
}

interface MapShape {
  readonly how: 'map';
  readonly values: Shape;
}

/** A list of unique scalars, owned one by one. */
export interface SetShape {
  readonly how: 'set';
  readonly structure: ListStructure;
}

interface KeyField {
  readonly name: string;
  /** The value of an absent key field; undefined where it has none. */
  readonly default: string | number | bigint | boolean | undefined;
}

/** A list of objects, owned by the values of their key fields. */
export interface KeyedShape {
  readonly how: 'keyed';
  /** Sorted by name. */
  readonly keys: readonly KeyField[];
  readonly items: Shape;
}

/** Schemaless: objects are granular maps, lists atomic, whatever the value turns out to be. */
interface DeducedShape {
  readonly how: 'deduced';
}

export type Shape = LeafShape | StructShape | MapShape | SetShape | KeyedShape | DeducedShape;

/** Shapes of values whose members are owned one by one. */
export type ObjectShape = StructShape | MapShape | DeducedShape;

/**
 * The structure of custom resources without a schema, or of their unspecified parts: every key behaves like a struct field and every list
 * is atomic. It is distinguished from other free-form values by identity.
 */
export const DEDUCED: FreeStructure = { kind: 'free', form: 'any' };

/** A struct that also accepts undeclared members (a custom resource that preserves unknown fields). */
export interface OpenStructStructure extends StructStructure {
  readonly additional: Structure;
}

export const isOpen = (structure: StructStructure): structure is OpenStructStructure => 'additional' in structure;

const DEDUCED_SHAPE: DeducedShape = { how: 'deduced' };
/** Made once for each structure, which never changes. */
const structShapes = new WeakMap<StructStructure, StructShape>();

class LazyStructShape implements StructShape {
  readonly how = 'struct';
  #fields: ReadonlyMap<string, Shape> | undefined;
  #byElement: ReadonlyMap<PathElement, Shape> | undefined;

  constructor(private readonly structure: StructStructure) {}

  get name(): string {
    return this.structure.name;
  }

  get fields(): ReadonlyMap<string, Shape> {
    this.#fields ??= new Map(this.structure.fields.map((field) => [field.name, shapeOf(field.type, field)]));
    return this.#fields;
  }

  get byElement(): ReadonlyMap<PathElement, Shape> {
    this.#byElement ??= new Map([...this.fields].map(([name, shape]) => [fieldElement(name), shape]));
    return this.#byElement;
  }

  get other(): Shape | undefined {
    return isOpen(this.structure) ? shapeOf(this.structure.additional) : undefined;
  }
}

/** The shape of a whole object. The shapes of structs are cached, and fields are resolved on first use. */
export function structShapeOf(structure: StructStructure): StructShape {
  const known = structShapes.get(structure);
  if (known !== undefined) return known;
  const shape = new LazyStructShape(structure);
  structShapes.set(structure, shape);
  return shape;
}

/**
 * @param markers of the field that holds the value; they take precedence over those of its type.
 */
export function shapeOf(structure: Structure, markers: MergeMarkers = {}): Shape {
  switch (structure.kind) {
    case 'scalar':
      return { how: 'leaf', structure };
    case 'free':
      return structure === DEDUCED ? DEDUCED_SHAPE : { how: 'leaf', structure };
    case 'struct':
      return (markers.structType ?? markers.mapType ?? structure.structType) === 'atomic'
        ? { how: 'leaf', structure }
        : structShapeOf(structure);
    case 'map':
      return markers.mapType === 'atomic'
        ? { how: 'leaf', structure }
        : { how: 'map', values: shapeOf(structure.values, structure.markers) };
    case 'list':
      return listShape(structure, markers);
  }
}

const UNKNOWN: Shape = { how: 'leaf', structure: { kind: 'free', form: 'any' } };

/** The shape of an object's member. */
export function memberShape(shape: ObjectShape, name: string): Shape {
  if (shape.how === 'struct') return shape.fields.get(name) ?? shape.other ?? UNKNOWN;
  return shape.how === 'map' ? shape.values : shape;
}

/** The shape one step below; undefined where the shape has no such step. */
export function innerShape(shape: Shape, element: PathElement): Shape | undefined {
  switch (shape.how) {
    case 'struct':
      return shape.byElement.get(element) ?? shape.other;
    case 'map':
      return shape.values;
    case 'keyed':
      return element.startsWith('k:') ? shape.items : undefined;
    case 'deduced':
      return shape;
    default:
      return undefined;
  }
}

/** Without listType, the markers of strategic merge patch count; lists with neither are atomic. */
function listShape(structure: ListStructure, markers: MergeMarkers): Shape {
  const { items } = structure;
  const merges = markers.listType === undefined && markers.patchStrategy?.includes('merge') === true;
  // Set items that are not scalars cannot be told apart. That is reported when such an item is met.
  if (markers.listType === 'set' || (items.kind === 'scalar' && merges && markers.patchMergeKey === undefined)) {
    return { how: 'set', structure };
  }
  const keys =
    markers.listType === 'map' ? markers.listMapKeys : merges && markers.patchMergeKey !== undefined ? [markers.patchMergeKey] : [];
  if (keys === undefined || keys.length === 0 || items.kind !== 'struct') return { how: 'leaf', structure };
  return { how: 'keyed', keys: [...keys].sort().map((name) => keyField(name, items.byName.get(name))), items: shapeOf(items) };
}

/** A field that is written even when empty takes its zero value if a configuration omits it. */
function keyField(name: string, field: FieldStructure | undefined): KeyField {
  const given = field?.default;
  if (typeof given === 'string' || typeof given === 'number' || typeof given === 'bigint' || typeof given === 'boolean') {
    return { name, default: given };
  }
  const written = field !== undefined && !field.omitEmpty && !field.pointer && field.type.kind === 'scalar';
  return { name, default: written ? zeroScalar(field.type) : undefined };
}

function zeroScalar(structure: Structure): string | number | boolean | undefined {
  const zero = zeroValue(structure);
  return typeof zero === 'object' || typeof zero === 'bigint' ? undefined : zero;
}

const ZEROS: Readonly<Record<string, Json>> = {
  string: '',
  bool: false,
  int32: 0,
  int64: 0,
  double: 0,
  quantity: '0',
  intorstring: 0,
  duration: '0s',
};

/** The zero value of a field that is written even when unset: null for times, bytes, lists, maps and free-form values. */
export const zeroValue = (structure: Structure): Json => (structure.kind === 'scalar' ? (ZEROS[structure.scalar] ?? null) : null);
