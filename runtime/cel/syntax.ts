/** Syntax trees of expressions, with macros distinguished from calls and the place of every node. */
import { type ASTNode, Environment, ParseError } from '@marcbachmann/cel-js';
import type { Issue } from './fault.js';
import { withoutNames } from './messages.js';
import { withoutMarks } from './optional-items.js';
import { Uint, type Value } from './values.js';

/** Longer expressions are refused without being parsed. */
const MAX_LENGTH = 100_000;
/** Maximum number of nodes: parsing, checking or preparing so many takes 10 to 20 ms each with cold code. */
const MAX_NODES = 8_000;
/** Expressions of fewer characters are compiled without pauses. */
export const LONG = 2000;
/** Maximum nesting depth. */
const MAX_DEPTH = 250;

interface At {
  /** The character at which messages point. */
  readonly offset: number;
}

/** Macros over a list or a map, by the number of arguments after the variables. */
const LOOPS = {
  all: [1],
  exists: [1],
  exists_one: [1],
  existsOne: [1],
  filter: [1],
  map: [1, 2],
  transformList: [1, 2],
  transformMap: [1, 2],
  transformMapEntry: [1, 2],
} as const;
export type LoopName = keyof typeof LOOPS;

export type Syntax = At &
  (
    | { readonly kind: 'literal'; readonly value: Value }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'select'; readonly of: Syntax; readonly field: string; readonly optional: boolean }
    | { readonly kind: 'has'; readonly of: Syntax; readonly field: string }
    /** A call, also of an operator; a method's receiver is the first argument. */
    | { readonly kind: 'call'; readonly name: string; readonly method: boolean; readonly args: readonly Syntax[] }
    | { readonly kind: 'and' | 'or'; readonly operands: readonly Syntax[] }
    | { readonly kind: 'choice'; readonly condition: Syntax; readonly whenTrue: Syntax; readonly whenFalse: Syntax }
    /** `optional`: indexes of items or entries that are there if their optional values are. */
    | { readonly kind: 'list'; readonly items: readonly Syntax[]; readonly optional?: readonly number[] | undefined }
    | { readonly kind: 'map'; readonly entries: readonly (readonly [Syntax, Syntax])[]; readonly optional?: readonly number[] | undefined }
    /** An object of a type, by its fields. */
    | {
        readonly kind: 'message';
        readonly name: string;
        readonly fields: readonly (readonly [name: string, value: Syntax, offset: number])[];
        readonly optional?: readonly number[] | undefined;
      }
    | { readonly kind: 'bind'; readonly variable: string; readonly value: Syntax; readonly body: Syntax }
    | { readonly kind: 'optMap' | 'optFlatMap'; readonly variable: string; readonly of: Syntax; readonly body: Syntax }
    | {
        readonly kind: 'loop';
        readonly name: LoopName;
        readonly range: Syntax;
        readonly variables: readonly string[];
        readonly args: readonly Syntax[];
      }
  );

/** The text is not an expression. */
export class SyntaxFault extends Error {
  constructor(readonly issue: Issue) {
    super(issue.message);
  }
}

const parser = new Environment({
  unlistedVariablesAreDyn: true,
  enableOptionalTypes: true,
  limits: { maxAstNodes: MAX_NODES, maxDepth: MAX_DEPTH, maxListElements: MAX_LENGTH, maxMapEntries: MAX_LENGTH, maxCallArguments: 100 },
});

/**
 * Parses an expression, with a pause. Throws a SyntaxFault for a text that is invalid, or longer or deeper than 100,000 characters and 250
 * levels.
 */
export function* parse(text: string): Generator<undefined, Syntax> {
  if (text.length > MAX_LENGTH)
    throw new SyntaxFault({ offset: 0, message: `expression code point size exceeds limit: size: ${text.length}, limit ${MAX_LENGTH}` });
  const { text: unnamed, names } = withoutNames(text);
  const { text: unmarked, marks } = withoutMarks(unnamed);
  const root = ast(unmarked);
  if (text.length > LONG) yield;
  const reader = new Reader(unmarked, marks, names);
  const syntax = reader.read(root, 0);
  const [stray] = reader.strayMarks;
  if (stray !== undefined) throw new SyntaxFault({ offset: stray, message: "Syntax error: extraneous input '?'" });
  return syntax;
}

function ast(text: string): ASTNode {
  try {
    return parser.parse(text).ast;
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep(0);
    if (!(error instanceof ParseError)) throw error;
    const offset = error.range?.start ?? 0;
    if (error.code === 'limit_exceeded' && error.summary.includes('maxAstNodes'))
      throw new SyntaxFault({ offset, message: `expression has more than ${MAX_NODES} parts` });
    if (error.code === 'limit_exceeded') throw tooDeep(offset);
    throw new SyntaxFault({ offset: error.range?.start ?? 0, message: `Syntax error: ${error.summary}` });
  }
}

const tooDeep = (offset: number): SyntaxFault => new SyntaxFault({ offset, message: `expression recursion limit exceeded: ${MAX_DEPTH}` });

/** Operators by their names as functions. */
const BINARY: Readonly<Record<string, string>> = {
  '==': '_==_',
  '!=': '_!=_',
  '<': '_<_',
  '<=': '_<=_',
  '>': '_>_',
  '>=': '_>=_',
  '+': '_+_',
  '-': '_-_',
  '*': '_*_',
  '/': '_/_',
  '%': '_%_',
  in: '@in',
};

const INT_MAX = 2n ** 63n - 1n;
const UINT_MAX = 2n ** 64n - 1n;

class Reader {
  readonly #text: string;
  readonly #marks: readonly number[];
  readonly #names: ReadonlyMap<number, string>;
  readonly #found = new Set<number>();

  /** `marks`: places of marks of optional items, which are blanks in the text; `names`: those of types, by the braces after them. */
  constructor(text: string, marks: readonly number[], names: ReadonlyMap<number, string>) {
    this.#text = text;
    this.#marks = marks;
    this.#names = names;
  }

  /** Marks that are before no item of a list or map. */
  get strayMarks(): readonly number[] {
    return this.#marks.filter((mark) => !this.#found.has(mark));
  }

  /** The indexes of the nodes that have a mark before them; undefined where none has. */
  #optional(start: number, nodes: readonly ASTNode[], ends: readonly ASTNode[]): readonly number[] | undefined {
    if (this.#marks.length === 0) return undefined;
    const out: number[] = [];
    for (const [i, node] of nodes.entries()) {
      const from = i === 0 ? start : (ends[i - 1]?.end ?? start);
      const mark = this.#markWithin(from, node.start);
      if (mark === undefined) continue;
      this.#found.add(mark);
      out.push(i);
    }
    return out.length === 0 ? undefined : out;
  }

  /** The mark between two places; it is looked for by halves. */
  #markWithin(from: number, to: number): number | undefined {
    let [low, high] = [0, this.#marks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#marks[middle] ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    const mark = this.#marks[low];
    return mark !== undefined && mark < to ? mark : undefined;
  }

  read(node: ASTNode, depth: number): Syntax {
    if (depth > MAX_DEPTH) throw tooDeep(node.start);
    const read = (inner: ASTNode): Syntax => this.read(inner, depth + 1);
    const offset = node.start;
    switch (node.op) {
      case 'value':
        return { kind: 'literal', value: this.#literal(node.args, node, INT_MAX), offset };
      case 'id':
        return { kind: 'name', name: node.args, offset };
      case '.':
      case '.?':
        return {
          kind: 'select',
          of: read(node.args[0]),
          field: node.args[1],
          optional: node.op === '.?',
          offset: this.#text.lastIndexOf('.', node.end - node.args[1].length),
        };
      case '[]':
      case '[?]':
        return this.#operator(node.op === '[]' ? '_[_]' : '_[?_]', node.args.map(read), this.#after(node.args[0], '['));
      case '!_':
        return this.#operator('!_', [read(node.args)], offset);
      case '-_':
        return this.#negated(node.args, offset, read);
      case '?:': {
        const [condition, whenTrue, whenFalse] = node.args;
        return {
          kind: 'choice',
          condition: read(condition),
          whenTrue: read(whenTrue),
          whenFalse: read(whenFalse),
          offset: this.#after(condition, '?'),
        };
      }
      case '&&':
      case '||':
        return {
          kind: node.op === '&&' ? 'and' : 'or',
          operands: operandsOf(node, node.op).map(read),
          offset: this.#after(node.args[0], node.op),
        };
      case 'list':
        return { kind: 'list', items: node.args.map(read), optional: this.#optional(offset, node.args, node.args), offset };
      case 'map': {
        const optional = this.#optional(
          offset,
          node.args.map(([key]) => key),
          node.args.map(([, value]) => value),
        );
        const name = this.#names.get(offset);
        if (name === undefined)
          return { kind: 'map', entries: node.args.map(([key, value]) => [read(key), read(value)] as const), optional, offset };
        const fields = node.args.map(([key, value]) => [variableOf(key), read(value), key.start] as const);
        return { kind: 'message', name, fields, optional, offset };
      }
      case 'call':
        return this.#call(node.args[0], node.args[1], this.#text.indexOf('(', offset), read);
      case 'rcall': {
        const [name, receiver, args] = node.args;
        return this.#method(name, receiver, args, this.#text.indexOf('(', this.#after(receiver, name)), read);
      }
      default:
        return this.#operator(BINARY[node.op] ?? node.op, node.args.map(read), this.#after(node.args[0], node.op));
    }
  }

  #operator(name: string, args: readonly Syntax[], offset: number): Syntax {
    return { kind: 'call', name, method: false, args, offset };
  }

  /** Where the word after a node starts. */
  #after(node: ASTNode, word: string): number {
    return this.#text.indexOf(word, node.end);
  }

  #literal(value: unknown, { start, end }: ASTNode, max: bigint): Value {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
    const source = this.#text.slice(start, end);
    if (value instanceof Uint8Array) return bytesOf(source, value);
    const number = typeof value === 'bigint' ? value : BigInt(source.slice(0, -1));
    if (typeof value === 'bigint' ? number > max : number > UINT_MAX)
      throw new SyntaxFault({ offset: start, message: `Syntax error: invalid ${typeof value === 'bigint' ? 'int' : 'uint'} literal` });
    return typeof value === 'bigint' ? number : new Uint(number);
  }

  /** The smallest integer can only be written together with its sign. */
  #negated(of: ASTNode, offset: number, read: (node: ASTNode) => Syntax): Syntax {
    if (of.op !== 'value') return this.#operator('-_', [read(of)], offset);
    const value = this.#literal(of.args, of, INT_MAX + 1n);
    if (typeof value === 'bigint' || typeof value === 'number') return { kind: 'literal', value: -value, offset };
    return this.#operator('-_', [{ kind: 'literal', value, offset: of.start }], offset);
  }

  #call(name: string, args: readonly ASTNode[], offset: number, read: (node: ASTNode) => Syntax): Syntax {
    if (name !== 'has') return { kind: 'call', name, method: false, args: args.map(read), offset };
    const [of] = args;
    if (args.length !== 1 || of?.op !== '.') throw new SyntaxFault({ offset, message: 'invalid argument to has() macro' });
    return { kind: 'has', of: read(of.args[0]), field: of.args[1], offset };
  }

  #method(name: string, receiver: ASTNode, args: readonly ASTNode[], offset: number, read: (node: ASTNode) => Syntax): Syntax {
    const [first, second, third] = args;
    if (receiver.op === 'id' && receiver.args === 'cel' && name === 'bind' && first && second && third)
      return { kind: 'bind', variable: variableOf(first), value: read(second), body: read(third), offset };
    if ((name === 'optMap' || name === 'optFlatMap') && first && second && args.length === 2)
      return { kind: name, variable: variableOf(first), of: read(receiver), body: read(second), offset };
    if (isLoop(name)) {
      const variables = variablesOf(name, args);
      if (variables > 0) {
        const names = args.slice(0, variables).map(variableOf);
        return { kind: 'loop', name, range: read(receiver), variables: names, args: args.slice(variables).map(read), offset };
      }
    }
    const path = namespaceOf(receiver);
    if (path !== undefined && NAMESPACES.has(path))
      return { kind: 'call', name: `${path}.${name}`, method: false, args: args.map(read), offset };
    return { kind: 'call', name, method: true, args: [read(receiver), ...args.map(read)], offset };
  }
}

/** The bytes of a literal. The parser has one character per byte; other characters of the source stand for their UTF-8 bytes. */
function bytesOf(source: string, value: Uint8Array): Uint8Array {
  const escaped = source.replace(/[^\0-\x7f]/gu, (c) => Buffer.from(c).toString('hex').replace(/../g, '\\x$&'));
  const read = escaped === source ? undefined : ast(escaped).args;
  return read instanceof Uint8Array ? read : value;
}

/** Names before a dot that belong to a function's name. */
const NAMESPACES: ReadonlySet<string> = new Set(['optional', 'sets', 'ip', 'cidr', 'format', 'math', 'base64', 'strings', 'jsonpatch']);

const namespaceOf = (node: ASTNode): string | undefined => (node.op === 'id' ? node.args : undefined);

const isLoop = (name: string): name is LoopName => Object.hasOwn(LOOPS, name);

/** The number of variables of a macro with so many arguments; 0 if the name is that of a method. */
function variablesOf(name: LoopName, args: readonly ASTNode[]): number {
  const counts: readonly number[] = LOOPS[name];
  const alone = name.startsWith('transform') || name === 'existsOne' ? 2 : 1;
  // The forms with two variables of `map` and `filter` are transformList and transformMap.
  const most = name === 'map' || name === 'filter' || name === 'exists_one' ? 1 : 2;
  for (let variables = alone; variables <= most; variables++) if (counts.includes(args.length - variables)) return variables;
  return name === 'existsOne' && args.length === 2 ? 1 : 0;
}

function variableOf(node: ASTNode): string {
  if (node.op !== 'id') throw new SyntaxFault({ offset: node.start, message: 'argument must be a simple name' });
  return node.args;
}

/** The operands of a chain such as `a && b && c`, which is as deep as it is long. */
function operandsOf(node: ASTNode, op: '&&' | '||'): ASTNode[] {
  const out: ASTNode[] = [];
  let left: ASTNode = node;
  while (left.op === op) {
    out.push(left.args[1]);
    left = left.args[0];
  }
  return [...out, left].reverse();
}
