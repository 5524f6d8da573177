/**
 * Structures: the shape of every value the API knows, as data.
 *
 * One structure drives decoding, pruning, canonical key order, strategic merge, server-side apply and defaults of list
 * keys. The generator emits structures for catalogue kinds; custom resource definitions compile to the same form.
 */

/** The scalar forms of the catalogue. `int64` beyond 2^53 is held as a bigint, `bytes` as base64 text. */
export type ScalarName =
  | 'string'
  | 'bool'
  | 'int32'
  | 'int64'
  | 'double'
  | 'bytes'
  | 'time'
  | 'microtime'
  | 'duration'
  | 'quantity'
  | 'intorstring';

export interface ScalarStructure {
  readonly kind: 'scalar';
  readonly scalar: ScalarName;
}

/** Any JSON, kept as it came: embedded objects, field sets, free-form configuration. Merged as a whole. */
export interface FreeStructure {
  readonly kind: 'free';
  /** `object`: must be a JSON object; `any`: any JSON value. */
  readonly form: 'object' | 'any';
  /** The shapes that a value may have, told apart by the kind of JSON that they are; absent: any shape. */
  readonly either?: readonly Structure[];
}

export interface ListStructure {
  readonly kind: 'list';
  readonly items: Structure;
}

export interface MapStructure {
  readonly kind: 'map';
  readonly values: Structure;
  /** How its values merge; absent where their type says all. */
  readonly markers?: MergeMarkers;
}

export interface StructStructure {
  readonly kind: 'struct';
  /** The type's name as error messages print it, such as `v1.PodSpec`. */
  readonly name: string;
  /** The Go package of the hub's type, such as `core`; error messages print bad values with it. */
  readonly goPackage: string;
  /** Fields in canonical (JSON) order, inlined types already flattened. */
  readonly fields: readonly FieldStructure[];
  /** The same fields by JSON name. */
  readonly byName: ReadonlyMap<string, FieldStructure>;
  /** `atomic`: one manager owns the struct as a whole (structType marker of the type). */
  readonly structType?: 'atomic' | 'granular' | undefined;
}

export type Structure = ScalarStructure | FreeStructure | ListStructure | MapStructure | StructStructure;

/** Merge markers of specification 1, "Merge strategy markers", as they stand on a field. */
export interface MergeMarkers {
  readonly listType?: 'atomic' | 'set' | 'map';
  /** JSON names of the key fields of a `listType: map` list, in marker order. */
  readonly listMapKeys?: readonly string[];
  readonly mapType?: 'atomic' | 'granular';
  readonly structType?: 'atomic' | 'granular';
  /** Strategic merge patch: any of `merge`, `replace`, `retainKeys`. */
  readonly patchStrategy?: readonly ('merge' | 'replace' | 'retainKeys')[];
  readonly patchMergeKey?: string;
}

export interface FieldStructure extends MergeMarkers {
  readonly name: string;
  readonly type: Structure;
  /** Left out of JSON when empty. Structs, times, quantities and int-or-strings that are no pointers are written even so. */
  readonly omitEmpty: boolean;
  /** Releases may leave it out when it has no value, although it is written by its type. */
  readonly omitZero?: boolean;
  /** Left out when it has no value. */
  readonly zeroOmitted?: boolean;
  /** Distinguishes absent from zero: an explicit `0`, `false`, `""` or `{}` is kept. */
  readonly pointer: boolean;
  /** The published default of the marker (used also for absent keys of keyed lists). */
  readonly default?: unknown;
  /** Feature gate without which the field is dropped on writes. */
  readonly featureGate?: string;
  /** What a write gets in place of a value while the gate is off; nothing where absent. */
  readonly gateOff?: unknown;
  /** Feature gates inside of the field that take nothing from it: all of them, or those named. */
  readonly ungated?: boolean | readonly string[];
}

export const STRING: ScalarStructure = { kind: 'scalar', scalar: 'string' };
export const BOOL: ScalarStructure = { kind: 'scalar', scalar: 'bool' };
export const INT32: ScalarStructure = { kind: 'scalar', scalar: 'int32' };
export const INT64: ScalarStructure = { kind: 'scalar', scalar: 'int64' };
export const DOUBLE: ScalarStructure = { kind: 'scalar', scalar: 'double' };
export const BYTES: ScalarStructure = { kind: 'scalar', scalar: 'bytes' };
export const TIME: ScalarStructure = { kind: 'scalar', scalar: 'time' };
export const MICROTIME: ScalarStructure = { kind: 'scalar', scalar: 'microtime' };
export const DURATION: ScalarStructure = { kind: 'scalar', scalar: 'duration' };
export const QUANTITY: ScalarStructure = { kind: 'scalar', scalar: 'quantity' };
export const INTORSTRING: ScalarStructure = { kind: 'scalar', scalar: 'intorstring' };
export const FREE_OBJECT: FreeStructure = { kind: 'free', form: 'object' };
export const FREE_ANY: FreeStructure = { kind: 'free', form: 'any' };

/** A value of one of several shapes, merged as a whole. */
export const eitherOf = (...either: readonly Structure[]): FreeStructure => ({ kind: 'free', form: 'any', either });

export const listOf = (items: Structure): ListStructure => ({ kind: 'list', items });
export const mapOf = (values: Structure, markers?: MergeMarkers): MapStructure => ({
  kind: 'map',
  values,
  ...(markers === undefined ? {} : { markers }),
});

class LazyStruct implements StructStructure {
  readonly kind = 'struct';
  #fields: readonly FieldStructure[] | undefined;
  #byName: ReadonlyMap<string, FieldStructure> | undefined;

  constructor(
    readonly name: string,
    private readonly declare: () => readonly FieldStructure[],
    readonly structType?: 'atomic' | 'granular',
    readonly goPackage = 'v1',
  ) {}

  get fields(): readonly FieldStructure[] {
    this.#fields ??= this.declare();
    return this.#fields;
  }

  get byName(): ReadonlyMap<string, FieldStructure> {
    this.#byName ??= new Map(this.fields.map((f) => [f.name, f]));
    return this.#byName;
  }
}

/** A struct whose fields are declared on first use, so that types may refer to one another and unused ones cost nothing. */
export const struct = (
  name: string,
  declare: () => readonly FieldStructure[],
  structType?: 'atomic' | 'granular',
  goPackage?: string,
): StructStructure => new LazyStruct(name, declare, structType, goPackage);

/** How a field appears in JSON when it has no value: `+` always written, `?` left out when empty, `*` a pointer left out when absent, `!` a pointer written as null when absent. */
export type Presence = '+' | '?' | '*' | '!';

export const field = (
  name: string,
  type: Structure,
  presence: Presence,
  markers?: MergeMarkers & {
    default?: unknown;
    featureGate?: string;
    gateOff?: unknown;
    ungated?: FieldStructure['ungated'];
    omitZero?: boolean;
  },
): FieldStructure => ({
  name,
  type,
  omitEmpty: presence === '?' || presence === '*',
  pointer: presence === '*' || presence === '!',
  ...markers,
});
