/**
 * Structures: the shape of every value the API knows, as data.
 *
 * One structure drives decoding, pruning, canonical key order, strategic merge, server-side apply and defaults of list
 * keys. The generator emits structures for catalogue kinds; custom resource definitions compile to the same form.
 */

import { compareReleases, entryIn, type Life } from './releases.js';

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
  /** Of a quantity in a map: it stays as it is; others are rounded up to a thousandth there. */
  readonly exact?: true;
}

/** Any JSON, kept as it came: embedded objects, field sets, free-form configuration. Merged as a whole. */
export interface FreeStructure {
  readonly kind: 'free';
  /** `object`: must be a JSON object; `any`: any JSON value. */
  readonly form: 'object' | 'any';
  /** The shapes that a value may have, told apart by the kind of JSON that they are; absent: any shape. */
  readonly either?: readonly Structure[];
  /** Whether it is an object that is kept as its writer wrote it, so that the order of its members counts. */
  readonly embedded?: boolean;
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
  /** The struct as a release has it, where releases have others. */
  at?(release: string): StructStructure;
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

export interface FieldStructure extends MergeMarkers, Life<FieldWords> {
  readonly name: string;
  readonly type: Structure;
  /** Left out of JSON when empty. Structs, times, quantities and int-or-strings that are no pointers are written even so. */
  readonly omitEmpty: boolean;
  /** Left out of JSON when it was never set, although it is a time or the like that is written even so elsewhere. */
  readonly omitZero?: boolean;
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

/** Words of a field that may be others in later releases. */
type FieldWords = MergeMarkers &
  Partial<Pick<FieldStructure, 'type' | 'omitZero' | 'omitEmpty' | 'pointer' | 'default' | 'featureGate' | 'gateOff' | 'ungated'>>;

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
/** An amount that is never rounded, as an entry of a map. */
export const EXACT_QUANTITY: ScalarStructure = { kind: 'scalar', scalar: 'quantity', exact: true };
export const INTORSTRING: ScalarStructure = { kind: 'scalar', scalar: 'intorstring' };
export const FREE_OBJECT: FreeStructure = { kind: 'free', form: 'object' };
export const EMBEDDED_OBJECT: FreeStructure = { kind: 'free', form: 'object', embedded: true };
export const FREE_ANY: FreeStructure = { kind: 'free', form: 'any' };

/** A value of one of several shapes, merged as a whole. */
export const eitherOf = (...either: readonly Structure[]): FreeStructure => ({ kind: 'free', form: 'any', either });

export const listOf = (items: Structure): ListStructure => ({ kind: 'list', items });
export const mapOf = (values: Structure, markers?: MergeMarkers): MapStructure => ({
  kind: 'map',
  values,
  ...(markers === undefined ? {} : { markers }),
});

type StructType = 'atomic' | 'granular';

/** How a struct merges; where that changes, by the first release that merges it so, after what is so from the beginning under an empty name. */
export type StructTypes = StructType | Readonly<Record<string, StructType | undefined>>;

/** How a struct merges in a release; as in the last one where none is named. */
function structTypeIn(types: StructTypes | undefined, release: string | undefined): StructType | undefined {
  if (types === undefined || typeof types === 'string') return types;
  const reached = Object.keys(types).filter((from) => from === '' || release === undefined || compareReleases(from, release) <= 0);
  const last = reached.sort(compareReleases).at(-1);
  return last === undefined ? undefined : types[last];
}

class LazyStruct implements StructStructure {
  readonly kind = 'struct';
  #fields: readonly FieldStructure[] | undefined;
  #byName: ReadonlyMap<string, FieldStructure> | undefined;
  /** How releases have it, which are as many as a process shows. */
  readonly #views = new Map<string, LazyStruct>();
  readonly structType: StructType | undefined;

  constructor(
    readonly name: string,
    private readonly declare: () => readonly FieldStructure[],
    private readonly structTypes?: StructTypes,
    readonly goPackage = 'v1',
    private readonly changing = false,
  ) {
    this.structType = structTypeIn(structTypes, undefined);
  }

  get fields(): readonly FieldStructure[] {
    this.#fields ??= this.declare();
    return this.#fields;
  }

  get byName(): ReadonlyMap<string, FieldStructure> {
    this.#byName ??= new Map(this.fields.map((f) => [f.name, f]));
    return this.#byName;
  }

  /** The struct as a release has it, the same value each time; itself where all releases have the same. */
  at(release: string): StructStructure {
    if (!this.changing) return this;
    const known = this.#views.get(release);
    if (known !== undefined) return known;
    const declare = (): readonly FieldStructure[] => this.fields.flatMap((f) => fieldAt(f, release));
    const view = new LazyStruct(this.name, declare, structTypeIn(this.structTypes, release), this.goPackage);
    this.#views.set(release, view);
    return view;
  }
}

function fieldAt(f: FieldStructure, release: string): FieldStructure[] {
  const there = entryIn(f, release);
  if (there === undefined) return [];
  const type = typeAt(there.type, release);
  if (there === f && type === f.type && f.since === undefined && f.until === undefined) return [f];
  const { since, until, changes, ...words } = there;
  return [{ ...words, type }];
}

function typeAt(type: Structure, release: string): Structure {
  switch (type.kind) {
    case 'scalar':
      return type;
    case 'struct':
      return structAt(type, release);
    case 'list': {
      const items = typeAt(type.items, release);
      return items === type.items ? type : { ...type, items };
    }
    case 'map': {
      const values = typeAt(type.values, release);
      return values === type.values ? type : { ...type, values };
    }
    case 'free': {
      const either = type.either?.map((shape) => typeAt(shape, release));
      return either === undefined || either.every((shape, i) => shape === type.either?.[i]) ? type : { ...type, either };
    }
  }
}

/** A struct as a release has it; with all that any release has where none is named. Structs that no generator made are always the same. */
export const structAt = (type: StructStructure, release: string | undefined): StructStructure =>
  release === undefined ? type : (type.at?.(release) ?? type);

/**
 * A struct whose fields are declared on first use, so that types may refer to one another and unused ones cost nothing. `changing`:
 * whether it, or anything it holds, is another in some release.
 */
export const struct = (
  name: string,
  declare: () => readonly FieldStructure[],
  structTypes?: StructTypes,
  goPackage?: string,
  changing?: boolean,
): StructStructure => new LazyStruct(name, declare, structTypes, goPackage, changing);

/** How a field appears in JSON when it has no value: `+` always written, `?` left out when empty, `*` a pointer left out when absent, `!` a pointer written as null when absent. */
export type Presence = '+' | '?' | '*' | '!';

export const presenceWords = (presence: Presence): Pick<FieldStructure, 'omitEmpty' | 'pointer'> => ({
  omitEmpty: presence === '?' || presence === '*',
  pointer: presence === '*' || presence === '!',
});

export const field = (
  name: string,
  type: Structure,
  presence: Presence,
  markers?: Omit<FieldWords, 'type' | 'omitZero' | 'omitEmpty' | 'pointer'> & Life<FieldWords>,
): FieldStructure => ({
  name,
  type,
  ...presenceWords(presence),
  ...markers,
});
