/**
 * Called by rules of the catalogue, which are compiled ahead of time. Values are those of decoded objects: integers are numbers or bigints.
 */
import type { ValueRule } from '../model/definition/field-rules.js';
import { sameValue } from '../model/json/json.js';
import { matching } from '../model/patterns/linear-pattern.js';
import { holds } from './evaluate.js';
import { EvaluationFault, noOverload } from './fault.js';
import { FUNCTIONS } from './library/index.js';
import { DYN, type Type } from './types.js';
import { int, List, typeName, type Value } from './values.js';
import { view } from './views.js';

export type { Value } from './values.js';

type Int = number | bigint;

/** Whether a field is present. */
export const has = <T>(value: T): value is NonNullable<T> => value !== undefined && value !== null;

/** A field's value; throws where it is absent. */
export function there<T>(value: T, name: string): NonNullable<T> {
  if (value === undefined || value === null) throw new EvaluationFault(`no such key: ${name}`);
  return value;
}

/** A map's value; undefined where it has no such key. */
export const own = <T>(map: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(map, key) ? map[key] : undefined);

/** An item of a list; throws for a position that it does not have. */
export function item<T>(list: readonly T[], index: Int): T {
  const found = index >= 0 && index < list.length ? list[Number(index)] : undefined;
  if (found === undefined) throw new EvaluationFault(`index out of bounds: ${index}`);
  return found;
}

/** Whether values are equal, in whichever form numbers are. */
export const same = (a: unknown, b: unknown): boolean => sameValue(a, b);

const divisor = (value: Int, what: string): bigint => {
  if (BigInt(value) === 0n) throw new EvaluationFault(`${what} by zero`);
  return BigInt(value);
};

/** Arithmetic within 64 bits; throws on overflow. */
export const add = (a: Int, b: Int): bigint => int(BigInt(a) + BigInt(b));
export const subtract = (a: Int, b: Int): bigint => int(BigInt(a) - BigInt(b));
export const multiply = (a: Int, b: Int): bigint => int(BigInt(a) * BigInt(b));
export const divide = (a: Int, b: Int): bigint => int(BigInt(a) / divisor(b, 'division'));
export const remainder = (a: Int, b: Int): bigint => int(BigInt(a) % divisor(b, 'modulus'));

/** The deciding value if any operand has it, even if other operands fail, as in `false && error`. */
function junction(operands: Iterable<() => boolean>, decides: boolean): boolean {
  let fault: EvaluationFault | undefined;
  for (const operand of operands)
    try {
      if (operand() === decides) return decides;
    } catch (error) {
      if (!(error instanceof EvaluationFault)) throw error;
      fault ??= error;
    }
  if (fault !== undefined) throw fault;
  return !decides;
}

export const and = (...operands: (() => boolean)[]): boolean => junction(operands, false);
export const or = (...operands: (() => boolean)[]): boolean => junction(operands, true);

function* turns<T>(items: readonly T[], test: (item: T) => boolean): Generator<() => boolean> {
  for (const item of items) yield () => test(item);
}

/** Whether all items satisfy a condition that may fail for some. */
export const every = <T>(items: readonly T[], test: (item: T) => boolean): boolean => junction(turns(items, test), false);
/** Whether any item satisfies a condition that may fail for some. */
export const some = <T>(items: readonly T[], test: (item: T) => boolean): boolean => junction(turns(items, test), true);
export const one = <T>(items: readonly T[], test: (item: T) => boolean): boolean => items.filter(test).length === 1;

/** Converts a decoded value to a CEL value. */
export const value = (decoded: unknown, type: Type = DYN): Value => view(decoded, type);

/** The items of a list that a function returned. */
export const items = <T extends Value>(made: Value): T[] => (made instanceof List ? ([...made] as T[]) : []);

const context = {
  // Rules of the catalogue are as trusted as code, so their cost is not counted.
  spend: () => undefined,
  work: () => undefined,
  due: () => false,
  pattern: (text: string) => matching(text),
};

/** Calls a CEL function; the overload follows from the arguments. `T` is the result type of the checked call. */
export function call<T extends Value>(name: string, method: boolean, ...args: readonly Value[]): T {
  const found = FUNCTIONS.get(name)?.find(
    (overload) =>
      overload.method === method &&
      overload.parameters.length === args.length &&
      overload.parameters.every((parameter, i) => holds(parameter, args[i] ?? null, context)),
  );
  if (found === undefined) throw noOverload();
  return found.call(args, context) as T;
}

/** The name of a value's type. */
export const typeOf = (of: Value): string => typeName(of);

/** The keys of a map, in its order. */
export const keys = (map: Readonly<Record<string, unknown>>): string[] => Object.keys(map);

/** A rule about values of the type that its expression was checked for. */
export const rule = <T>(more: Omit<ValueRule, 'faultOf'>, holds: (self: T, oldSelf: T) => boolean): ValueRule => ({
  ...more,
  faultOf(self, oldSelf) {
    try {
      // A rule belongs to the schema of its type, so it is only given values of that type.
      return holds(self as T, oldSelf as T) ? undefined : more.message;
    } catch (error) {
      if (error instanceof EvaluationFault) return `${error.message} evaluating rule: ${more.message}`;
      throw error;
    }
  },
});
