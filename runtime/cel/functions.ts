/** Functions of expressions: each overload is declared by its signature, from which both the checker and TypeScript know its types. */
import { BOOL, BYTES, DOUBLE, DURATION, DYN, INT, listOf, mapOf, NULL, optionalOf, STRING, TIMESTAMP, type Type, UINT } from './types.js';
import type { Context, Duration, List, Mapping, Opaque, Optional, Timestamp, Uint, Value } from './values.js';

/** TypeScript's type for the values of a type in a signature; capital letters are type parameters. */
type ValueOf<T extends string> = T extends keyof Scalars
  ? Scalars[T]
  : T extends `list<${string}>`
    ? List
    : T extends `map<${string}>`
      ? Mapping
      : T extends `optional<${string}>`
        ? Optional
        : Value;

interface Scalars {
  string: string;
  int: bigint;
  uint: Uint;
  double: number;
  bool: boolean;
  bytes: Uint8Array;
  timestamp: Timestamp;
  duration: Duration;
  quantity: Opaque;
  url: Opaque;
  ip: Opaque;
  cidr: Opaque;
  semver: Opaque;
  format: Opaque;
}

type Parameters<S extends string> = S extends '' ? [] : S extends `${infer First}, ${infer Rest}` ? [First, ...Parameters<Rest>] : [S];

type Values<P extends string[]> = { [I in keyof P]: ValueOf<P[I]> };

/** The argument types of a signature. The receiver of a method, before the first dot, is one of them. */
type Arguments<S extends string> = S extends `${infer Head}(${infer P}): ${string}`
  ? Head extends `${infer Receiver}.${string}`
    ? Values<[Receiver, ...Parameters<P>]>
    : Values<Parameters<P>>
  : never;

type Result<S extends string> = S extends `${string}): ${infer R}` ? ValueOf<R> : never;

/** A bound as a function of the arguments' sizes: bytes of strings, items of lists, 1 for values without parts. */
type BySizes = (...sizes: number[]) => number;

interface Costs {
  /** Upper bound of a call's cost, without that of its arguments, from their largest sizes; 1 if absent. */
  readonly cost?: BySizes;
  /** Upper bound of the result's size; if absent, that of the first argument for strings and lists. */
  readonly size?: BySizes;
  /**
   * Nanoseconds of work that a call takes at most, from the sizes of its arguments: characters of texts, bytes, items of lists. It is paid before
   * the call; what depends on more than sizes is paid by the way, with `Context.work`. Absent where all arguments are scalars.
   */
  readonly work?: BySizes;
}

/** For calls whose work does not depend on the size of their arguments, or which charge all of it as they go. */
export const FIXED = { work: (): number => 0 };

/** Types of fixed size. Functions of these alone take about the same time for any values. */
const SCALARS: ReadonlySet<string> = new Set(['bool', 'int', 'uint', 'double', 'timestamp', 'duration']);

export interface Overload extends Costs {
  readonly name: string;
  readonly method: boolean;
  readonly parameters: readonly Type[];
  readonly result: Type;
  readonly call: (args: readonly Value[], context: Context) => Value;
}

/**
 * Declares an overload, such as `string.charAt(int): string`. A function within a namespace has a slash for its dot:
 * `ip/isCanonical(string): bool`.
 */
export function overload<S extends string>(
  signature: S,
  implementation: (...args: [...Arguments<S>, Context]) => Result<S>,
  costs: Costs = {},
): Overload {
  const [open, close] = [signature.indexOf('('), signature.indexOf('): ')];
  const [head, parameters, result] = [signature.slice(0, open), signature.slice(open + 1, close), signature.slice(close + '): '.length)];
  const dot = head.indexOf('.');
  const [receiver, name] = dot < 0 ? [undefined, head] : [head.slice(0, dot), head.slice(dot + 1)];
  const types = [...(receiver === undefined ? [] : [receiver]), ...(parameters === '' ? [] : parameters.split(', '))];
  if (costs.work === undefined && types.some((type) => !SCALARS.has(type))) throw new Error(`${signature} does not say what work it takes`);
  const { work, ...others } = costs;
  return {
    ...others,
    // Without work to charge, nothing is computed.
    ...(work === undefined || work === FIXED.work ? {} : { work }),
    name: name.replace(/(?<=[a-z])\//, '.'),
    method: receiver !== undefined,
    parameters: types.map(typeOf),
    result: typeOf(result),
    // The evaluator checks arguments against the parameters before each call.
    call: (args, context) => implementation(...([...args, context] as [...Arguments<S>, Context])),
  };
}

const NAMED: Readonly<Record<string, Type>> = {
  string: STRING,
  int: INT,
  uint: UINT,
  double: DOUBLE,
  bool: BOOL,
  bytes: BYTES,
  timestamp: TIMESTAMP,
  duration: DURATION,
  dyn: DYN,
  null: NULL,
};

/** Types of libraries by their names in signatures. */
const OPAQUE: Readonly<Record<string, string>> = {
  quantity: 'kubernetes.Quantity',
  url: 'kubernetes.URL',
  ip: 'net.IP',
  cidr: 'net.CIDR',
  semver: 'kubernetes.Semver',
  format: 'kubernetes.NamedFormat',
};

type OpaqueName = 'quantity' | 'url' | 'ip' | 'cidr' | 'semver' | 'format';

/** The runtime name of a library's own type. */
export const opaqueType = (name: OpaqueName): string => OPAQUE[name] ?? name;

function typeOf(text: string): Type {
  const known = NAMED[text];
  if (known !== undefined) return known;
  const [, outer, inner = ''] = /^(list|map|optional|type)<(.+)>$/.exec(text) ?? [];
  if (outer === 'list') return listOf(typeOf(inner));
  if (outer === 'optional') return optionalOf(typeOf(inner));
  if (outer === 'type') return { kind: 'type', of: typeOf(inner) };
  if (outer === 'map') return mapOf(typeOf(inner.slice(0, inner.indexOf(','))), typeOf(inner.slice(inner.indexOf(',') + 1)));
  return /^[A-Z]$/.test(text) ? { kind: 'parameter', name: text } : { kind: 'opaque', name: OPAQUE[text] ?? text };
}
