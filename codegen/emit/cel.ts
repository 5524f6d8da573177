/** Expressions of CEL as TypeScript over decoded values, which read as what they say. */
import { type Expression, type Type, TypeName, type Value } from '../../runtime/cel/index.js';
import { key } from './source.js';

/** An expression that has no such form. */
export class UnprintableExpression extends Error {
  constructor(
    readonly offset: number,
    what: string,
  ) {
    super(what);
  }
}

interface Text {
  readonly text: string;
  /** Whether evaluating it may fail, so that the order of operands does not decide. */
  readonly fails: boolean;
  /** Whether it binds less than its neighbours may. */
  readonly loose?: true;
}

/** What is known to be there when an expression is evaluated, by its text; `inner` is true inside of functions. */
interface Facts {
  readonly there: ReadonlySet<string>;
  readonly inner: boolean;
}

/** A checked expression as an expression of TypeScript; throws for one that has no such form. */
export const printed = (expression: Expression): string => print(expression, { there: new Set(), inner: false }).text;

/** A part that stands within another. */
const tight = ({ text, loose }: Text): string => (loose ? `(${text})` : text);

const sure = (text: string): Text => ({ text, fails: false });
const joinedFails = (parts: readonly Text[]): boolean => parts.some(({ fails }) => fails);

function print(expression: Expression, facts: Facts): Text {
  switch (expression.kind) {
    case 'literal':
      return sure(literal(expression.value, expression.offset));
    case 'variable':
      return sure(expression.name);
    case 'select':
      return select(expression, facts);
    case 'has': {
      const path = member(expression, facts);
      return { text: `cel.has(${path.text})`, fails: path.fails };
    }
    case 'and':
    case 'or':
      return junction(expression, facts);
    case 'choice': {
      const condition = print(expression.condition, facts);
      const whenTrue = print(expression.whenTrue, knowing(facts, learned(expression.condition, true, facts)));
      const whenFalse = print(expression.whenFalse, knowing(facts, learned(expression.condition, false, facts)));
      return { text: `(${condition.text} ? ${whenTrue.text} : ${whenFalse.text})`, fails: joinedFails([condition, whenTrue, whenFalse]) };
    }
    case 'list': {
      if (expression.optional !== undefined)
        throw new UnprintableExpression(expression.offset, "optional values are not among what the catalogue's rules may say");
      const items = expression.items.map((item) => print(item, facts));
      return { text: `[${items.map(({ text }) => text).join(', ')}]`, fails: joinedFails(items) };
    }
    case 'call':
      return call(expression, facts);
    case 'loop':
      return loop(expression, facts);
    default:
      throw new UnprintableExpression(expression.offset, `${NAMES[expression.kind]} are not among what the catalogue's rules may say`);
  }
}

const NAMES = { map: 'maps that are made', bind: 'variables', optMap: 'optional values', optFlatMap: 'optional values' } as const;

function literal(value: Value, offset: number): string {
  if (typeof value === 'bigint')
    return value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER) ? String(value) : `${value}n`;
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (value instanceof TypeName) return JSON.stringify(value.name);
  throw new UnprintableExpression(offset, "such literals are not among what the catalogue's rules may say");
}

const knowing = (facts: Facts, more: Iterable<string>): Facts => ({ ...facts, there: new Set([...facts.there, ...more]) });

/** The place of a member, before it is known to be there. */
function member({ of, field }: { readonly of: Expression; readonly field: string }, facts: Facts): Text {
  const holder = print(of, facts);
  if (of.type.kind === 'map') return { text: `cel.own(${holder.text}, ${JSON.stringify(field)})`, fails: holder.fails };
  if (of.type.kind !== 'object') throw new UnprintableExpression(of.offset, 'only objects and maps have fields here');
  const name = of.type.fields().get(field)?.name ?? field;
  const quoted = key(name);
  return { text: quoted === name ? `${holder.text}.${name}` : `${holder.text}[${quoted}]`, fails: holder.fails };
}

/** A field, or another value where it is absent: `self.?field.orValue(0)`. */
function orValue([of, other]: readonly Expression[], facts: Facts): Text | undefined {
  if (of?.kind !== 'select' || !of.optional || of.of.type.kind !== 'object' || other === undefined) return undefined;
  const [path, instead] = [member(of, facts), print(other, facts)];
  return { text: `(${path.text} ?? ${tight(instead)})`, fails: path.fails || instead.fails };
}

function select(expression: Extract<Expression, { kind: 'select' }>, facts: Facts): Text {
  if (expression.optional)
    throw new UnprintableExpression(expression.offset, "optional values are not among what the catalogue's rules may say");
  const path = member(expression, facts);
  if (expression.of.type.kind === 'object' && expression.of.type.fields().get(expression.field)?.always === true) return path;
  // TypeScript knows what was asked before, but not inside of functions, and not of maps.
  if (facts.there.has(path.text) && !facts.inner && expression.of.type.kind === 'object') return path;
  return { text: `cel.there(${path.text}, ${JSON.stringify(expression.field)})`, fails: path.fails || !facts.there.has(path.text) };
}

/** The members that are there if an expression is true, or if it is false. */
function learned(expression: Expression, isTrue: boolean, facts: Facts): string[] {
  if (expression.kind === 'has' && isTrue) return [member(expression, facts).text];
  if (expression.kind === 'call' && expression.name === '!_' && expression.args[0] !== undefined)
    return learned(expression.args[0], !isTrue, facts);
  if ((expression.kind === 'and' && isTrue) || (expression.kind === 'or' && !isTrue)) {
    const out: string[] = [];
    for (const operand of expression.operands) out.push(...learned(operand, isTrue, knowing(facts, out)));
    return out;
  }
  return [];
}

function junction({ kind, operands }: Extract<Expression, { kind: 'and' | 'or' }>, facts: Facts): Text {
  const all = (within: Facts): Text[] => {
    let known = within;
    return operands.map((operand) => {
      const text = print(operand, known);
      known = knowing(known, learned(operand, kind === 'and', known));
      return text;
    });
  };
  const texts = all(facts);
  const fails = joinedFails(texts);
  // A fault of the last operand is told whatever the others say; that of another is not, where a later one decides.
  if (!joinedFails(texts.slice(0, -1))) return { text: `(${texts.map(({ text }) => text).join(kind === 'and' ? ' && ' : ' || ')})`, fails };
  return {
    text: `cel.${kind}(${all({ ...facts, inner: true })
      .map(({ text }) => `() => ${text}`)
      .join(', ')})`,
    fails,
  };
}

const COMPARED: Readonly<Record<string, string>> = { '_<_': '<', '_<=_': '<=', '_>_': '>', '_>=_': '>=' };
const ARITHMETIC: Readonly<Record<string, string>> = {
  '_+_': 'add',
  '_-_': 'subtract',
  '_*_': 'multiply',
  '_/_': 'divide',
  '_%_': 'remainder',
};

/** Tests of texts that TypeScript has, too. */
const TEXT_TESTS: Readonly<Record<string, string>> = { startsWith: 'startsWith', endsWith: 'endsWith', contains: 'includes' };

const isNumber = ({ kind }: Type): boolean => kind === 'int' || kind === 'double';
const isPlain = ({ kind }: Type): boolean => kind === 'string' || kind === 'bool' || kind === 'type';

function call(expression: Extract<Expression, { kind: 'call' }>, facts: Facts): Text {
  const { name, args, type } = expression;
  const chosen = name === 'orValue' ? orValue(args, facts) : undefined;
  if (chosen !== undefined) return chosen;
  const [a, b] = args;
  const texts = args.map((arg) => print(arg, facts));
  const [first = sure(''), second = sure('')] = texts;
  const fails = joinedFails(texts);
  if (name === '!_') return { text: `!${tight(first)}`, fails };
  if (a === undefined) return invoked(expression, texts);
  if (name === 'type') return { text: `cel.typeOf(${asValue(a, first.text)})`, fails };
  if (name === 'size' && a.type.kind === 'list') return { text: `${first.text}.length`, fails };
  if (name === 'size' && a.type.kind === 'map') return { text: `cel.keys(${first.text}).length`, fails };
  if (name === '-_' && a.type.kind === 'double') return { text: `-${first.text}`, fails };
  if (b === undefined) return invoked(expression, texts);
  const tested = TEXT_TESTS[name];
  if (tested !== undefined && a.type.kind === 'string') return { text: `${tight(first)}.${tested}(${second.text})`, fails };
  const operator = COMPARED[name];
  if (operator !== undefined && isNumber(a.type) && isNumber(b.type))
    return { text: `${tight(first)} ${operator} ${tight(second)}`, fails, loose: true };
  if (name === '_==_' || name === '_!=_') return equality(name === '_==_', [a, b], [first, second]);
  if (name === '_[_]' && a.type.kind === 'list') return { text: `cel.item(${first.text}, ${second.text})`, fails: true };
  if (name === '_[_]' && a.type.kind === 'map')
    return { text: `cel.there(cel.own(${first.text}, ${second.text}), ${second.text})`, fails: true };
  if (name === '@in' && b.type.kind === 'map') return { text: `cel.has(cel.own(${second.text}, ${first.text}))`, fails };
  if (name === '@in' && b.type.kind === 'list')
    return { text: `${second.text}.some((each) => cel.same(each, ${print(a, { ...facts, inner: true }).text}))`, fails };
  const arithmetic = ARITHMETIC[name];
  if (arithmetic !== undefined && type.kind === 'int') return { text: `cel.${arithmetic}(${first.text}, ${second.text})`, fails: true };
  if (name === '_+_' && type.kind === 'string') return { text: `(${first.text} + ${second.text})`, fails };
  return invoked(expression, texts);
}

function equality(isEqual: boolean, [a, b]: readonly [Expression, Expression], [left, right]: readonly [Text, Text]): Text {
  const fails = joinedFails([left, right]);
  if (isPlain(a.type) && isPlain(b.type)) return { text: `${tight(left)} ${isEqual ? '===' : '!=='} ${tight(right)}`, fails, loose: true };
  return { text: `${isEqual ? '' : '!'}cel.same(${left.text}, ${right.text})`, fails };
}

/** TypeScript's type for what a function gives. */
const RESULTS: Readonly<Partial<Record<Type['kind'], string>>> = { string: 'string', bool: 'boolean', int: 'bigint', double: 'number' };

/** A call of a function of the libraries, by its name. */
function invoked({ name, args, type, overloads, offset }: Extract<Expression, { kind: 'call' }>, texts: readonly Text[]): Text {
  const given = args.map((arg, i) => asValue(arg, texts[i]?.text ?? ''));
  const method = overloads[0]?.method === true;
  const made = (result: string): string => `cel.call<${result}>(${[JSON.stringify(name), method, ...given].join(', ')})`;
  if (type.kind === 'list') {
    const item = RESULTS[type.item.kind];
    if (item === undefined)
      throw new UnprintableExpression(offset, `lists of ${type.item.kind} are not among what its functions give here`);
    return { text: `cel.items<${item}>(${made('cel.Value')})`, fails: true };
  }
  return { text: made(RESULTS[type.kind] ?? 'cel.Value'), fails: true };
}

/** A decoded value as an argument of a function. */
function asValue({ kind, type }: Expression, text: string): string {
  if (kind === 'call' && RESULTS[type.kind] === undefined && type.kind !== 'list' && type.kind !== 'dyn') return text;
  if (type.kind === 'int') return `BigInt(${text})`;
  return type.kind === 'string' || type.kind === 'bool' || type.kind === 'double' ? text : `cel.value(${text}, ${celTypeText(type)})`;
}

/** Types that the runtime gives decoded values, as far as JSON does not say. */
const celTypeText = ({ kind }: Type): string =>
  kind === 'bytes' || kind === 'timestamp' || kind === 'duration' ? `{ kind: ${JSON.stringify(kind)} }` : '{ kind: "dyn" }';

function loop(expression: Extract<Expression, { kind: 'loop' }>, facts: Facts): Text {
  const { name, range, variables, filter, body, offset } = expression;
  const [variable, more] = variables;
  if (variable === undefined || more !== undefined || !(name in LOOPS))
    throw new UnprintableExpression(offset, "loops with two variables are not among what the catalogue's rules may say");
  const through = print(range, facts);
  const list = range.type.kind === 'map' ? `cel.keys(${through.text})` : through.text;
  const inner = { ...facts, inner: true };
  const turn = print(body, inner);
  const kept = filter === undefined ? list : `${list}.filter((${variable}) => ${print(filter, inner).text})`;
  const step = `(${variable}) => ${turn.text}`;
  const fails = through.fails || turn.fails;
  switch (name) {
    case 'all':
      return { text: turn.fails ? `cel.every(${kept}, ${step})` : `${kept}.every(${step})`, fails };
    case 'exists':
      return { text: turn.fails ? `cel.some(${kept}, ${step})` : `${kept}.some(${step})`, fails };
    case 'filter':
    case 'map':
      return { text: `${kept}.${name}(${step})`, fails };
    default:
      return { text: `cel.one(${kept}, ${step})`, fails };
  }
}

const LOOPS = { all: true, exists: true, exists_one: true, existsOne: true, filter: true, map: true };
