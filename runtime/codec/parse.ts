/**
 * Bytes to JSON values, bounded: depth, aliases, text encoding. Integers beyond 2^53 become bigint, never rounded.
 * Faults are SyntaxErrors; the caller words them for the client.
 */
import { isAlias, isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseAllDocuments, parseDocument } from 'yaml';
import { isObject, setOwn } from '../model/json.js';
import type { Json } from '../model/object.js';

/** Text that goes deeper than allowed, or an alias that would blow up. */
export class BoundsError extends Error {
  override readonly name = 'BoundsError';
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** UTF-8 text of the bytes; throws a SyntaxError on invalid UTF-8. A byte order mark is dropped. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new SyntaxError('the text is not valid UTF-8');
  }
}

/**
 * Parses JSON text. Member names such as `__proto__` are data. Of several members of one name the last scalar or list
 * wins, and objects merge, as they do for readers that fill one object.
 */
export function parseJson(text: string, maxDepth: number): Json {
  const { depth, members } = inspectJson(text, maxDepth);
  if (depth > maxDepth) throw new BoundsError(`nested deeper than ${maxDepth} levels`);
  const value = parseTrusted(text);
  return countMembers(value) === members ? value : new ExactJson(text).parse();
}

/** Parses JSON that was bounded before, such as stored objects. */
export function parseTrusted(text: string): Json {
  // Only texts with long runs of digits can hold integers that a double cannot.
  return /\d{16}/.test(text) ? new ExactJson(text).parse() : (JSON.parse(text) as Json);
}

interface JsonTraits {
  /** Levels of nesting; counted up to one more than asked for. */
  readonly depth: number;
  /** Members of all objects, repeated ones included. */
  readonly members: number;
  /** Whether a number has a fraction or an exponent. */
  readonly fractions: boolean;
}

/** What the text looks like outside of its strings, without parsing it. */
export function inspectJson(text: string, maxDepth: number): JsonTraits {
  let [depth, deepest, members, fractions] = [0, 0, 0, false];
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charCodeAt(i);
    if (c === 0x22) {
      i = endOfString(text, i);
      if (i < 0) break;
    } else if (c === 0x7b || c === 0x5b) {
      depth += 1;
      if (depth > deepest) deepest = depth;
      if (depth > maxDepth) break;
    } else if (c === 0x7d || c === 0x5d) depth -= 1;
    else if (c === 0x3a) members += 1;
    else if (c === 0x2e || ((c | 0x20) === 0x65 && isDigit(text.charCodeAt(i - 1)))) fractions = true;
  }
  return { depth: deepest, members, fractions };
}

const isDigit = (c: number): boolean => c >= 0x30 && c <= 0x39;

function countMembers(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += countMembers(item);
  else
    for (const name in value) {
      const member = value[name];
      count += 1;
      if (typeof member === 'object' && member !== null) count += countMembers(member);
    }
  return count;
}

/** Index of the quote that ends the string that starts at `from`; -1 where none does. */
function endOfString(text: string, from: number): number {
  let at = from;
  for (;;) {
    at = text.indexOf('"', at + 1);
    if (at < 0) return -1;
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === 0x5c) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
}

/** JSON whose integers stay exact: the built-in parser reads everything but numbers. */
class ExactJson {
  private at = 0;

  constructor(private readonly text: string) {}

  parse(): Json {
    // The built-in parser judges the syntax, so that both paths refuse the same texts in the same words.
    JSON.parse(this.text);
    this.blank();
    return this.value();
  }

  private blank(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  private value(): Json {
    const c = this.text[this.at];
    if (c === '{') return this.object();
    if (c === '[') return this.array();
    if (c === '"') return this.string();
    const end = this.at + (/^[^\s,\]}]+/.exec(this.text.slice(this.at, this.at + 400))?.[0].length ?? 0);
    const word = this.text.slice(this.at, end);
    this.at = end;
    if (/^-?\d+$/.test(word)) {
      const number = Number(word);
      return Number.isSafeInteger(number) ? number : BigInt(word);
    }
    return JSON.parse(word) as Json;
  }

  private string(): string {
    const end = endOfString(this.text, this.at) + 1;
    const text = JSON.parse(this.text.slice(this.at, end)) as string;
    this.at = end;
    return text;
  }

  private object(): Json {
    const out: { [key: string]: Json } = {};
    this.at += 1;
    for (;;) {
      this.blank();
      if (this.text[this.at] === '}') break;
      if (this.text[this.at] === ',') {
        this.at += 1;
        continue;
      }
      const name = this.string();
      this.blank();
      this.at += 1;
      this.blank();
      const value = this.value();
      const before = Object.hasOwn(out, name) ? out[name] : undefined;
      setOwn(out, name, before === undefined ? value : merged(before, value));
    }
    this.at += 1;
    return out;
  }

  private array(): Json {
    const out: Json[] = [];
    this.at += 1;
    for (;;) {
      this.blank();
      if (this.text[this.at] === ']') break;
      if (this.text[this.at] === ',') this.at += 1;
      else out.push(this.value());
    }
    this.at += 1;
    return out;
  }
}

/** The later of two members of one name, over what an earlier object holds. */
function merged(before: Json, value: Json): Json {
  if (!isObject(before) || !isObject(value)) return value;
  const out = { ...before };
  for (const [name, member] of Object.entries(value))
    setOwn(out, name, Object.hasOwn(out, name) ? merged(out[name] ?? null, member ?? null) : member);
  return out;
}

/**
 * Parses the first document of YAML 1.1 text, as the ecosystem reads it (unquoted `y`, `on` and `no` are booleans).
 * Aliases may be used, but not to blow the document up beyond `maxNodes` values.
 */
export function parseYaml(text: string, maxDepth: number, maxNodes = 1_000_000): Json {
  const lines = new LineCounter();
  const parsed = text.includes('\n---')
    ? parseAllDocuments(text, {
        version: '1.1',
        lineCounter: lines,
        intAsBigInt: true,
        uniqueKeys: false,
        prettyErrors: false,
        merge: true,
      })[0]
    : parseDocument(text, { version: '1.1', lineCounter: lines, intAsBigInt: true, uniqueKeys: false, prettyErrors: false, merge: true });
  if (parsed === undefined || !('errors' in parsed)) return null;
  const [error] = parsed.errors;
  if (error !== undefined) throw new SyntaxError(`yaml: line ${lines.linePos(error.pos[0]).line}: ${error.message}`);
  let nodes = 0;
  const anchors = new Map<string, Node>();
  const convert = (node: unknown, depth: number, open: ReadonlySet<unknown>): Json => {
    nodes += 1;
    if (depth > maxDepth) throw new BoundsError(`nested deeper than ${maxDepth} levels`);
    if (nodes > maxNodes) throw new BoundsError('yaml: document contains excessive aliasing');
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target === undefined) throw new SyntaxError(`yaml: unknown anchor '${node.source}' referenced`);
      if (open.has(target)) throw new BoundsError(`yaml: anchor '${node.source}' value contains itself`);
      return convert(target, depth, open);
    }
    if (isMap(node) || isSeq(node) || isScalar(node)) if (node.anchor !== undefined) anchors.set(node.anchor, node);
    if (isMap(node)) {
      const inside = new Set(open).add(node);
      const out: { [key: string]: Json } = {};
      const merged: { [key: string]: Json } = {};
      for (const pair of node.items) {
        if (!isPair(pair)) continue;
        const name = keyText(pair.key);
        const value = convert(pair.value, depth + 1, inside);
        if (name === '<<') mergeInto(merged, value);
        else setOwn(out, name, value);
      }
      for (const [name, value] of Object.entries(merged)) if (!Object.hasOwn(out, name)) setOwn(out, name, value);
      return out;
    }
    if (isSeq(node)) {
      const inside = new Set(open).add(node);
      return node.items.map((item) => convert(item, depth + 1, inside));
    }
    return isScalar(node) ? scalar(node.value, node.source) : null;
  };
  return convert(parsed.contents, 1, new Set());
}

const keyText = (key: unknown): string => {
  const value = isScalar(key) ? (key.source ?? key.value) : key;
  if (typeof value === 'object' && value !== null) throw new SyntaxError('yaml: invalid map key');
  return String(value);
};

function mergeInto(target: { [key: string]: Json }, value: Json): void {
  const sources = Array.isArray(value) ? value : [value];
  for (const source of sources) {
    if (typeof source !== 'object' || source === null || Array.isArray(source)) continue;
    for (const [name, v] of Object.entries(source)) if (v !== undefined && !Object.hasOwn(target, name)) setOwn(target, name, v);
  }
}

function scalar(value: unknown, source: string | undefined): Json {
  if (typeof value === 'bigint')
    return value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(source ?? value);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  // Dates of YAML 1.1 stay text: the API's times are text.
  return source ?? String(value);
}

/** JSON text; bigint as its digits. */
export function stringify(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof TypeError && String(error.message).includes('BigInt')) return exactText(value);
    throw error;
  }
}

function exactText(value: unknown): string {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return `[${value.map((v) => exactText(v ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, v]) => v !== undefined);
    return `{${members.map(([k, v]) => `${JSON.stringify(k)}:${exactText(v)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
