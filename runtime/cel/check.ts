/** Type checking: names must be known, fields declared, and each call needs an overload for its argument types. */
import type { Expression, Slot } from './expression.js';
import type { Issue } from './fault.js';
import type { Overload } from './functions.js';
import type { Vocabulary } from './library/index.js';
import type { Syntax } from './syntax.js';
import {
  BOOL,
  BYTES,
  DOUBLE,
  DYN,
  ERROR,
  filled,
  fits,
  INT,
  joined,
  listOf,
  mapOf,
  NULL,
  nestsDeeper,
  optionalOf,
  STRING,
  show,
  type Type,
  UINT,
} from './types.js';
import { TypeName, typeName, type Value } from './values.js';

/** Variables by name, in the order of their slots. */
export type Variables = ReadonlyMap<string, Type>;

interface Scope {
  readonly types: ReadonlyMap<string, { readonly slot: Slot; readonly type: Type }>;
  readonly next: Slot;
}

/** An expression with its types, or its faults. */
type Checked = { readonly expression: Expression } | { readonly issues: readonly Issue[] };

/** Checks an expression that may use the variables, and say what is in the vocabulary. */
export function check(syntax: Syntax, variables: Variables, vocabulary: Vocabulary): Checked {
  const checker = new Checker(vocabulary);
  const types = new Map([...variables].map(([name, type], slot) => [name, { slot, type }]));
  const expression = checker.check(syntax, { types, next: types.size });
  return checker.issues.length === 0 ? { expression } : { issues: checker.issues };
}

/** Types that expressions can name as values. */
const TYPE_NAMES: ReadonlyMap<string, Type> = new Map<string, Type>([
  ['bool', BOOL],
  ['int', INT],
  ['uint', UINT],
  ['double', DOUBLE],
  ['string', STRING],
  ['bytes', BYTES],
  ['list', listOf(DYN)],
  ['map', mapOf(DYN, DYN)],
  ['null_type', NULL],
  ['type', { kind: 'type', of: DYN }],
  ['optional_type', optionalOf(DYN)],
]);

const LITERALS: Readonly<Record<string, Type>> = {
  bool: BOOL,
  int: INT,
  uint: UINT,
  double: DOUBLE,
  bytes: BYTES,
  null_type: NULL,
};

/** The type of a literal; that of a string is bounded by its length. */
const literalType = (value: Value): Type =>
  typeof value === 'string' ? { kind: 'string', max: Buffer.byteLength(value) } : (LITERALS[typeName(value)] ?? DYN);

/** What of an expression tells the type of a list that it is in. */
type Typed = Pick<Expression, 'type' | 'offset'>;

/** The types that may be keys of maps. */
const KEYS: ReadonlySet<string> = new Set(['bool', 'int', 'uint', 'string', 'dyn', 'error']);

/** Nesting depth of types that expressions make. Schemas may nest deeper, but refer to object types by name. */
const MAX_TYPE_DEPTH = 100;

/** Maximum number of reported issues. */
const MAX_ISSUES = 20;

class Checker {
  readonly issues: Issue[] = [];

  constructor(private readonly vocabulary: Vocabulary) {}

  /** Checks an expression. The depth of its type is bounded, and with it the cost of everything that is done with types. */
  check(syntax: Syntax, scope: Scope): Expression {
    const checked = this.#checked(syntax, scope);
    // The type of this node is given from outside, so it cannot be too deep.
    if (checked.kind === 'variable' || checked.kind === 'select' || !nestsDeeper(checked.type, MAX_TYPE_DEPTH)) return checked;
    return { ...checked, type: this.#report(checked.offset, `type nests deeper than ${MAX_TYPE_DEPTH}`) };
  }

  /** Keys of maps must be scalars. A map as a key is refused at once, since its type would double with each nesting. */
  #key(syntax: Syntax, scope: Scope): Expression {
    const key = this.check(syntax, scope);
    if (KEYS.has(key.type.kind)) return key;
    return { ...key, type: this.#report(key.offset, `unsupported key type '${show(key.type)}'`) };
  }

  #checked(syntax: Syntax, scope: Scope): Expression {
    const { offset } = syntax;
    switch (syntax.kind) {
      case 'literal':
        return { kind: 'literal', value: syntax.value, type: literalType(syntax.value), offset };
      case 'name':
        return this.#name(syntax.name, offset, scope);
      case 'select': {
        if (syntax.optional) this.#holdOptional(offset, '.?');
        const of = this.check(syntax.of, scope);
        const type = this.#field(of.type, syntax.field, offset);
        const optional = syntax.optional || of.type.kind === 'optional';
        return { kind: 'select', of, field: syntax.field, optional, type: optional ? optionalOf(type) : type, offset };
      }
      case 'has': {
        const of = this.check(syntax.of, scope);
        this.#field(of.type, syntax.field, offset);
        return { kind: 'has', of, field: syntax.field, type: BOOL, offset };
      }
      case 'call':
        return this.#call(syntax, scope);
      case 'and':
      case 'or': {
        const operands = syntax.operands.map((operand) => this.check(operand, scope));
        const name = syntax.kind === 'and' ? '_&&_' : '_||_';
        if (!operands.every(({ type }) => isBool(type))) this.#noOverload(name, false, operands, offset);
        return { kind: syntax.kind, operands, type: BOOL, offset };
      }
      case 'choice':
        return this.#choice(syntax, scope);
      case 'list': {
        const items = syntax.items.map((item) => this.check(item, scope));
        const { optional } = syntax;
        if (optional !== undefined) this.#holdOptional(offset, '?');
        return { kind: 'list', items, optional, type: listOf(this.#alike(this.#present(items, optional)), items.length), offset };
      }
      case 'map': {
        const entries = syntax.entries.map(([key, value]) => [this.#key(key, scope), this.check(value, scope)] as const);
        const [keys, values] = [entries.map(([key]) => key), entries.map(([, value]) => value)];
        const { optional } = syntax;
        if (optional !== undefined) this.#holdOptional(offset, '?');
        const type = mapOf(this.#alike(keys), this.#alike(this.#present(values, optional)), entries.length);
        return { kind: 'map', entries, optional, type, offset };
      }
      case 'message': {
        const fieldTypes = this.vocabulary.messages?.(syntax.name);
        const entries = syntax.fields.map(([field, given, at]): readonly [Expression, Expression] => {
          const value = this.check(given, scope);
          if (fieldTypes !== undefined) this.#fieldValue(field, fieldTypes.get(field), value.type, at);
          return [{ kind: 'literal', value: field, type: STRING, offset: at }, value];
        });
        const type: Type =
          fieldTypes === undefined ? this.#undeclared(syntax.name, offset) : { kind: 'object', name: syntax.name, fields: () => new Map() };
        return { kind: 'map', entries, optional: syntax.optional, type, offset };
      }
      case 'bind': {
        if (!this.vocabulary.bindings) this.#undeclared('cel', offset);
        const value = this.check(syntax.value, scope);
        const body = this.check(syntax.body, within(scope, [[syntax.variable, value.type]]));
        return { kind: 'bind', slot: scope.next, variable: syntax.variable, value, body, type: body.type, offset };
      }
      case 'optMap':
      case 'optFlatMap': {
        if (!this.vocabulary.optionals) this.#undeclared(syntax.kind, offset);
        const of = this.check(syntax.of, scope);
        const inner = of.type.kind === 'optional' ? of.type.of : of.type;
        if (of.type.kind !== 'optional' && !isAnything(of.type)) this.#noOverload(syntax.kind, true, [of], offset);
        const body = this.check(syntax.body, within(scope, [[syntax.variable, inner]]));
        return {
          kind: syntax.kind,
          slot: scope.next,
          of,
          body,
          type: syntax.kind === 'optMap' ? optionalOf(body.type) : body.type,
          offset,
        };
      }
      case 'loop':
        return this.#loop(syntax, scope);
    }
  }

  /** Reports a field that an object of a type does not have, or a value of another type than the field's. */
  #fieldValue(field: string, expected: Type | undefined, given: Type, offset: number): void {
    if (expected === undefined) this.#report(offset, `undefined field '${field}'`);
    else if (!fits(expected, given, new Map()))
      this.#report(offset, `expected type of field '${field}' is '${show(expected)}' but provided type is '${show(given)}'`);
  }

  #undeclared(name: string, offset: number): Type {
    return this.#report(offset, `undeclared reference to '${name}' (in container '')`, this.vocabulary.functions.keys());
  }

  /** Reports what only later releases take optional values for. */
  #holdOptional(offset: number, what: string): void {
    if (!this.vocabulary.optionals) this.#report(offset, `Syntax error: unsupported syntax '${what}'`);
  }

  #report(offset: number, message: string, allowed?: Iterable<string>): Type {
    if (this.issues.length < MAX_ISSUES) this.issues.push({ offset, message, ...(allowed === undefined ? {} : { allowed: [...allowed] }) });
    return ERROR;
  }

  #name(name: string, offset: number, scope: Scope): Expression {
    const known = scope.types.get(name);
    if (known !== undefined) return { kind: 'variable', name, ...known, offset };
    const type = TYPE_NAMES.get(name);
    if (type !== undefined) return { kind: 'literal', value: new TypeName(name), type: { kind: 'type', of: type }, offset };
    const error = this.#report(offset, `undeclared reference to '${name}' (in container '')`, scope.types.keys());
    return { kind: 'literal', value: null, type: error, offset };
  }

  /** The type of a field; reports a field that the type does not declare. */
  #field(of: Type, field: string, offset: number): Type {
    switch (of.kind) {
      case 'object': {
        const found = of.fields().get(field);
        return found?.type ?? this.#report(offset, `undefined field '${field}'`, of.fields().keys());
      }
      case 'map':
        return of.value;
      case 'optional':
        return this.#field(of.of, field, offset);
      default:
        return isAnything(of) ? of : this.#report(offset, `type '${show(of)}' does not support field selection`);
    }
  }

  #call({ name, method, args: given, offset }: Extract<Syntax, { kind: 'call' }>, scope: Scope): Expression {
    const args = given.map((arg) =>
      name === 'format' && arg.kind === 'list' && arg.optional === undefined ? this.#mixedList(arg, scope) : this.check(arg, scope),
    );
    const { functions } = this.vocabulary;
    const overloads = functions.get(name);
    if (overloads === undefined) {
      const type = this.#undeclared(name, offset);
      return { kind: 'call', name, args, overloads: [], type, offset };
    }
    const found = fitting(overloads, method, args);
    const type = found.length === 0 ? this.#noOverload(name, method, args, offset) : joinedResult(found.map(({ result }) => result));
    return { kind: 'call', name, args, overloads: found.map(({ overload }) => overload), type, offset };
  }

  #noOverload(name: string, method: boolean, args: readonly Expression[], offset: number): Type {
    const types = args.map(({ type }) => type);
    if (types.some(({ kind }) => kind === 'error')) return ERROR;
    const [receiver, ...others] = types.map(show);
    const applied = method ? `${receiver}.(${others.join(', ')})` : `(${types.map(show).join(', ')})`;
    return this.#report(offset, `found no matching overload for '${name}' applied to '${applied}'`);
  }

  #choice({ condition: asked, whenTrue: first, whenFalse: second, offset }: Extract<Syntax, { kind: 'choice' }>, scope: Scope): Expression {
    const [condition, whenTrue, whenFalse] = [this.check(asked, scope), this.check(first, scope), this.check(second, scope)] as const;
    const alike =
      isBool(condition.type) && (fits(whenTrue.type, whenFalse.type, new Map()) || fits(whenFalse.type, whenTrue.type, new Map()));
    const type = alike
      ? joined([whenTrue.type, whenFalse.type])
      : this.#noOverload('_?_:_', false, [condition, whenTrue, whenFalse], offset);
    return { kind: 'choice', condition, whenTrue, whenFalse, type, offset };
  }

  /** Items with the types that they have in a list or map: those of the values of optional ones. */
  #present(items: readonly Expression[], optional: readonly number[] | undefined): readonly Typed[] {
    if (optional === undefined) return items;
    const marked = new Set(optional);
    return items.map(({ type, offset }, i) => {
      if (!marked.has(i) || isAnything(type)) return { type: marked.has(i) ? DYN : type, offset };
      if (type.kind === 'optional') return { type: type.of, offset };
      return { type: this.#report(offset, `expected type 'optional_type(${show(type)})' but found '${show(type)}'`), offset };
    });
  }

  /** The common type of the items of a list or map literal. */
  #alike(items: readonly Typed[]): Type {
    const [first] = items;
    for (const item of items)
      if (first !== undefined && !fits(first.type, item.type, new Map()) && !fits(item.type, first.type, new Map()))
        return this.#report(item.offset, `expected type '${show(first.type)}' but found '${show(item.type)}'`);
    return joined(items.map(({ type }) => unsized(type)));
  }

  /** The arguments of `format`, the only list whose items may differ in type. */
  #mixedList({ items, offset }: Extract<Syntax, { kind: 'list' }>, scope: Scope): Expression {
    return {
      kind: 'list',
      items: items.map((item) => this.check(item, scope)),
      optional: undefined,
      type: listOf(DYN, items.length),
      offset,
    };
  }

  #loop({ name, range: through, variables, args, offset }: Extract<Syntax, { kind: 'loop' }>, scope: Scope): Expression {
    if (variables.length === 2 && !this.vocabulary.twoVariables) this.#undeclared(name, offset);
    const range = this.check(through, scope);
    const types = this.#variableTypes(range, variables.length);
    const inner = within(
      scope,
      variables.map((variable, i) => [variable, types[i] ?? DYN] as const),
    );
    const checked = args.map((arg) => this.check(arg, inner));
    const body = checked.at(-1) ?? range;
    const filter = checked.length === 2 ? checked[0] : undefined;
    const asked = filter ?? (TESTS.has(name) ? body : undefined);
    if (asked !== undefined && !isBool(asked.type)) this.#report(asked.offset, `expected type 'bool' but found '${show(asked.type)}'`);
    if (name === 'transformMapEntry' && body.type.kind !== 'map' && !isAnything(body.type))
      this.#report(body.offset, `expected type 'map(dyn, dyn)' but found '${show(body.type)}'`);
    return { kind: 'loop', name, range, variables, slot: scope.next, filter, body, type: resultOf(name, range.type, body.type), offset };
  }

  #variableTypes({ type, offset }: Expression, variables: number): readonly Type[] {
    if (type.kind === 'list') return variables === 1 ? [type.item] : [INT, type.item];
    if (type.kind === 'map') return [type.key, type.value];
    if (!isAnything(type))
      this.#report(offset, `expression of type '${show(type)}' cannot be range of a comprehension (must be list, map, or dynamic)`);
    return [DYN, DYN];
  }
}

/** Macros whose last argument is a condition. */
const TESTS: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'existsOne', 'filter']);

const isAnything = ({ kind }: Type): boolean => kind === 'dyn' || kind === 'error';
const isBool = (type: Type): boolean => type.kind === 'bool' || isAnything(type);

/** A type that only one literal has, without its bound. */
const unsized = (type: Type): Type => (type.kind === 'string' ? STRING : type);

function within(scope: Scope, variables: readonly (readonly [string, Type])[]): Scope {
  const types = new Map(scope.types);
  for (const [i, [name, type]] of variables.entries()) types.set(name, { slot: scope.next + i, type });
  return { types, next: scope.next + variables.length };
}

function resultOf(name: string, range: Type, body: Type): Type {
  const max = range.kind === 'list' || range.kind === 'map' ? range.max : undefined;
  if (name === 'filter') return range.kind === 'map' ? listOf(range.key, max) : range.kind === 'list' ? range : listOf(DYN);
  if (name === 'map' || name === 'transformList') return listOf(body, max);
  if (name === 'transformMapEntry') return body.kind === 'map' ? { ...body, max: entriesOf(max, body.max) } : mapOf(DYN, DYN);
  if (name === 'transformMap') return mapOf(range.kind === 'map' ? range.key : range.kind === 'list' ? INT : DYN, body, max);
  return BOOL;
}

/** Entries of as many maps of so many entries, where there are bounds. */
const entriesOf = (maps: number | undefined, entries: number | undefined): number =>
  (maps ?? Number.POSITIVE_INFINITY) * (entries ?? Number.POSITIVE_INFINITY);

interface Fitting {
  readonly overload: Overload;
  readonly result: Type;
}

/** The overloads that accept arguments of these types, each with its result type. */
function fitting(overloads: readonly Overload[], method: boolean, args: readonly Expression[]): Fitting[] {
  const out: Fitting[] = [];
  for (const overload of overloads) {
    if (overload.method !== method || overload.parameters.length !== args.length) continue;
    const bindings = new Map<string, Type>();
    if (overload.parameters.every((parameter, i) => fits(parameter, args[i]?.type ?? ERROR, bindings)))
      out.push({ overload, result: filled(overload.result, bindings) });
  }
  return out;
}

/** The type of a call's result; unknown before evaluation if the overloads differ in it. */
const joinedResult = (results: readonly Type[]): Type => {
  const [first = DYN] = results;
  return results.every((result) => show(result) === show(first)) ? first : DYN;
};
