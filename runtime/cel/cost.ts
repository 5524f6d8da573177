/**
 * Upper bounds of an expression's cost, from the bounds that its types declare. The unit is about one step; strings count a tenth of their
 * bytes.
 */
import type { Expression, Loop } from './expression.js';
import type { Vocabulary } from './library/index.js';
import { LOOP_COSTS } from './loops.js';
import { maxSize, type Type } from './types.js';

interface Estimate {
  readonly cost: number;
  /** The type, with the known bounds of the value. */
  readonly type: Type;
}

/** What costs are estimated by, which is not the same in every release and everywhere. */
type Estimating = Pick<Vocabulary, 'boundedEquality' | 'boundedTypes' | 'sizedLoops'>;

/** What estimates of inner expressions go by. */
interface Slots extends Estimating {
  /** Types of variables by slot, with their bounds. */
  readonly types: ReadonlyMap<number, Type>;
}

const withTypes = (slots: Slots, types: Iterable<readonly [slot: number, type: Type]>): Slots => ({
  ...slots,
  types: new Map([...slots.types, ...types]),
});

/** Cost of making a list or a map. */
const LIST_COST = 10;
const MAP_COST = 30;

/** Upper bound of an evaluation's cost; infinite if nothing bounds it. */
export const greatestCost = (expression: Expression, { boundedEquality, boundedTypes, sizedLoops }: Estimating): number =>
  estimate(expression, { types: new Map(), boundedEquality, boundedTypes, sizedLoops }).cost;

const total = (estimates: readonly Estimate[]): number => estimates.reduce((sum, { cost }) => sum + cost, 0);

function estimate(expression: Expression, slots: Slots): Estimate {
  const { type } = expression;
  const inner = (part: Expression): Estimate => estimate(part, slots);
  switch (expression.kind) {
    case 'literal':
      return { cost: 0, type };
    case 'variable':
      return { cost: 1, type: slots.types.get(expression.slot) ?? type };
    case 'select':
      return { cost: 1 + inner(expression.of).cost, type };
    case 'has':
      // Whether a field is there costs nothing beyond what it is a field of.
      return { cost: inner(expression.of).cost, type };
    case 'call':
      return call(expression, slots);
    case 'and':
    case 'or':
      return { cost: total(expression.operands.map(inner)), type };
    case 'choice': {
      const [whenTrue, whenFalse] = [inner(expression.whenTrue), inner(expression.whenFalse)];
      return {
        cost: inner(expression.condition).cost + Math.max(whenTrue.cost, whenFalse.cost),
        type: larger(whenTrue.type, whenFalse.type),
      };
    }
    case 'list':
      return { cost: LIST_COST + total(expression.items.map(inner)), type };
    case 'map':
      return { cost: MAP_COST + total(expression.entries.flat().map(inner)), type };
    case 'bind': {
      const value = inner(expression.value);
      const body = estimate(expression.body, withTypes(slots, [[expression.slot, value.type]]));
      return { cost: value.cost + body.cost, type: body.type };
    }
    case 'optMap':
    case 'optFlatMap':
      return { cost: inner(expression.of).cost + inner(expression.body).cost, type };
    case 'loop':
      return loop(expression, slots);
  }
}

const larger = (a: Type, b: Type): Type => (maxSize(a) >= maxSize(b) ? a : b);

/** A type with a bound on its values' size. */
const bounded = (type: Type, max: number): Type =>
  type.kind === 'string' || type.kind === 'bytes' || type.kind === 'list' || type.kind === 'map' ? { ...type, max } : type;

/** Zero times infinity is zero here, and not NaN. */
const finite = (cost: number): number => (Number.isNaN(cost) ? 0 : cost);

function call({ args, overloads, type }: Extract<Expression, { kind: 'call' }>, slots: Slots): Estimate {
  const given = args.map((arg) => estimate(arg, slots));
  const compares = overloads.some(({ name }) => name === '_==_' || name === '_!=_');
  const isOpen = ({ kind }: Type): boolean => (kind === 'opaque' && !slots.boundedEquality) || (kind === 'type' && !slots.boundedTypes);
  const sizes = given.map(({ type: of }) => (compares && isOpen(of) ? Number.POSITIVE_INFINITY : maxSize(of)));
  const costs = overloads.map(({ cost }) => (cost === undefined ? 1 : finite(cost(...sizes))));
  const results = overloads.map(({ size }) => finite(size === undefined ? (sizes[0] ?? 1) : size(...sizes)));
  // A member of a list or map keeps the bounds of its own type.
  const isPart = overloads.some(({ name }) => name === '_[_]' || name === '_[?_]');
  return { cost: total(given) + Math.max(1, ...costs), type: isPart ? type : bounded(type, Math.max(0, ...results)) };
}

function loop({ name, range: through, variables, slot, filter, body, type }: Loop & { readonly type: Type }, slots: Slots): Estimate {
  const range = estimate(through, slots);
  const parts = partsOf(range.type, variables.length);
  const inner = withTypes(
    slots,
    parts.map((part, i) => [slot + i, part] as const),
  );
  const turn = LOOP_COSTS[name].turn + (filter === undefined ? 0 : estimate(filter, inner).cost) + estimate(body, inner).cost;
  const turns = maxSize(range.type);
  // The type of entries that are put together has their bound.
  const made = name === 'transformMapEntry' ? type : bounded(type, turns);
  return {
    cost: range.cost + LOOP_COSTS[name].once + finite(turns * turn),
    type: slots.sizedLoops ? made : bounded(made, Number.POSITIVE_INFINITY),
  };
}

function partsOf(range: Type, variables: number): readonly Type[] {
  if (range.kind === 'list') return variables === 1 ? [range.item] : [{ kind: 'int' }, range.item];
  return range.kind === 'map' ? [range.key, range.value].slice(0, variables) : [];
}
