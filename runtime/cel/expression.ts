/** Expressions that are checked: every node has its type, every call its overloads, every variable its place. */
import type { Overload } from './functions.js';
import type { LoopName } from './syntax.js';
import type { Type } from './types.js';
import type { Value } from './values.js';

interface Node {
  readonly type: Type;
  readonly offset: number;
}

/** A place in the list of variables that an evaluation has: the given ones first, then those of loops, the outermost first. */
export type Slot = number;

export type Expression = Node &
  (
    | { readonly kind: 'literal'; readonly value: Value }
    | { readonly kind: 'variable'; readonly name: string; readonly slot: Slot }
    | { readonly kind: 'select'; readonly of: Expression; readonly field: string; readonly optional: boolean }
    | { readonly kind: 'has'; readonly of: Expression; readonly field: string }
    /** More than one overload fits where the types of arguments are known only when they are there. */
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[]; readonly overloads: readonly Overload[] }
    | { readonly kind: 'and' | 'or'; readonly operands: readonly Expression[] }
    | { readonly kind: 'choice'; readonly condition: Expression; readonly whenTrue: Expression; readonly whenFalse: Expression }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    | { readonly kind: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
    | { readonly kind: 'bind'; readonly slot: Slot; readonly variable: string; readonly value: Expression; readonly body: Expression }
    | { readonly kind: 'optMap' | 'optFlatMap'; readonly slot: Slot; readonly of: Expression; readonly body: Expression }
    | Loop
  );

export interface Loop {
  readonly kind: 'loop';
  readonly name: LoopName;
  readonly range: Expression;
  /** Names of one or two variables, which stand in this slot and the one after it. */
  readonly variables: readonly string[];
  readonly slot: Slot;
  readonly filter?: Expression | undefined;
  readonly body: Expression;
}
