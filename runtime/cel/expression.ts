/** Checked expressions: every node has its type, every call its overloads, every variable its slot. */
import type { Overload } from './functions.js';
import type { LoopName } from './syntax.js';
import type { Type } from './types.js';
import type { Value } from './values.js';

interface Node {
  readonly type: Type;
  readonly offset: number;
}

/** Index into the variables of an evaluation: the given ones first, then those of loops, the outermost first. */
export type Slot = number;

export type Expression = Node &
  (
    | { readonly kind: 'literal'; readonly value: Value }
    | { readonly kind: 'variable'; readonly name: string; readonly slot: Slot }
    | { readonly kind: 'select'; readonly of: Expression; readonly field: string; readonly optional: boolean }
    | { readonly kind: 'has'; readonly of: Expression; readonly field: string }
    /** There can be several overloads if the argument types are known only at evaluation. */
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[]; readonly overloads: readonly Overload[] }
    | { readonly kind: 'and' | 'or'; readonly operands: readonly Expression[] }
    | { readonly kind: 'choice'; readonly condition: Expression; readonly whenTrue: Expression; readonly whenFalse: Expression }
    /** `optional`: indexes of items or entries that are there if their optional values are. */
    | { readonly kind: 'list'; readonly items: readonly Expression[]; readonly optional: readonly number[] | undefined }
    | {
        readonly kind: 'map';
        readonly entries: readonly (readonly [Expression, Expression])[];
        readonly optional: readonly number[] | undefined;
      }
    | { readonly kind: 'bind'; readonly slot: Slot; readonly variable: string; readonly value: Expression; readonly body: Expression }
    | { readonly kind: 'optMap' | 'optFlatMap'; readonly slot: Slot; readonly of: Expression; readonly body: Expression }
    | Loop
  );

export interface Loop {
  readonly kind: 'loop';
  readonly name: LoopName;
  readonly range: Expression;
  /** Names of one or two variables, in this slot and the next. */
  readonly variables: readonly string[];
  readonly slot: Slot;
  readonly filter?: Expression | undefined;
  readonly body: Expression;
}

/** The expressions that an expression is made of, in their order. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'select':
    case 'has':
      return [expression.of];
    case 'call':
      return expression.args;
    case 'and':
    case 'or':
      return expression.operands;
    case 'choice':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flat();
    case 'bind':
      return [expression.value, expression.body];
    case 'optMap':
    case 'optFlatMap':
      return [expression.of, expression.body];
    case 'loop':
      return [expression.range, ...(expression.filter === undefined ? [] : [expression.filter]), expression.body];
  }
}
