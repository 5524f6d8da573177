/** Parses YAML to JSON values within bounds on depth and on what aliases expand to. */
import type * as Yaml from 'yaml';
import { setOwn } from '../model/json.js';
import { BoundsError, MAX_VALUES, tooDeep, wellFormed } from '../model/json-text.js';
import type { Json } from '../model/object.js';
import { onDemand } from '../model/on-demand.js';

const yaml = onDemand<typeof Yaml>('yaml');

/** Characters of all its scalars and names, aliases followed. */
const MAX_CHARACTERS = 4 * 1024 * 1024;
/** What aliases may add to a short text: values, and characters of scalars and names. A long one may hold as much again as it has. */
const ALIASED_VALUES = 20_000;
const ALIASED_CHARACTERS = 256 * 1024;
/** As in JSON text: no integer of more digits fits a double. */
const MAX_DIGITS = 310;

/**
 * Parses the first document of YAML 1.1 text, as the ecosystem reads it (unquoted `y`, `on` and `no` are booleans).
 * Aliases may be used, but not to blow the document up. It takes about ten milliseconds a KiB where the text is hostile.
 * Throws SyntaxError and BoundsError.
 */
export function parseYaml(text: string, maxDepth: number): Json {
  for (const document of yamlDocuments(text, maxDepth)) return document;
  return null;
}

/** Parses one document after the other, each as `parseYaml` does the first, and throws at the first that has a fault. */
export function* yamlDocuments(text: string, maxDepth: number): Generator<Json, void> {
  const { Composer, LineCounter, Parser } = yaml();
  const lines = new LineCounter();
  const composer = new Composer({ version: '1.1', intAsBigInt: true, uniqueKeys: false, prettyErrors: false, merge: true });
  for (const document of composer.compose(bounded(new Parser(lines.addNewLine).parse(text), maxDepth))) {
    const [error] = document.errors;
    if (error !== undefined) throw new SyntaxError(`yaml: line ${lines.linePos(error.pos[0]).line}: ${error.message}`);
    yield new Conversion(maxDepth, text.length).value(document.contents, 1);
  }
}

/** Passes the tokens on and throws where they nest too deep, because composing recurses as deep as they do. */
function* bounded(tokens: Iterable<Yaml.CST.Token>, maxDepth: number): Iterable<Yaml.CST.Token> {
  for (const token of tokens) {
    if (token.type === 'document' && isDeeper(token.value, maxDepth)) throw tooDeep(maxDepth);
    yield token;
  }
}

function isDeeper(root: Yaml.CST.Token | null | undefined, maxDepth: number): boolean {
  const open: [token: Yaml.CST.Token | null | undefined, depth: number][] = [[root, 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [token, depth] = next;
    if (token === null || token === undefined || !('items' in token)) continue;
    if (depth > maxDepth) return true;
    for (const item of token.items) {
      open.push([item.value, depth + 1]);
      if ('key' in item) open.push([item.key, depth + 1]);
    }
  }
  return false;
}

class Conversion {
  readonly #anchors = new Map<string, Yaml.Node>();
  /** Containers around the value that is being converted. */
  readonly #open = new Set<unknown>();
  readonly #maxNodes: number;
  readonly #maxCharacters: number;
  #nodes = 0;
  #characters = 0;

  /** `length`: characters of the document's text. */
  constructor(
    private readonly maxDepth: number,
    length: number,
  ) {
    this.#maxNodes = Math.min(MAX_VALUES, ALIASED_VALUES + length);
    this.#maxCharacters = Math.min(MAX_CHARACTERS, ALIASED_CHARACTERS + 2 * length);
  }

  value(node: unknown, depth: number): Json {
    const { isAlias, isMap, isScalar, isSeq } = yaml();
    this.#nodes += 1;
    if (depth > this.maxDepth + 1) throw tooDeep(this.maxDepth);
    if (this.#nodes > this.#maxNodes) throw excessive();
    if (isAlias(node)) return this.value(this.#target(node.source), depth);
    if ((isMap(node) || isSeq(node) || isScalar(node)) && node.anchor !== undefined) this.#anchors.set(node.anchor, node);
    if (!isMap(node) && !isSeq(node)) return isScalar(node) ? this.#counted(scalar(node.value, node.source)) : null;
    if (depth > this.maxDepth) throw tooDeep(this.maxDepth);
    this.#open.add(node);
    const value = isMap(node) ? this.#map(node.items, depth) : node.items.map((item) => this.value(item, depth + 1));
    this.#open.delete(node);
    return value;
  }

  #target(anchor: string): Yaml.Node {
    const target = this.#anchors.get(anchor);
    if (target === undefined) throw new SyntaxError(`yaml: unknown anchor '${anchor}' referenced`);
    if (this.#open.has(target)) throw new BoundsError(`yaml: anchor '${anchor}' value contains itself`);
    return target;
  }

  #map(items: readonly unknown[], depth: number): Json {
    const out: { [key: string]: Json } = {};
    const merged: { [key: string]: Json } = {};
    for (const pair of items) {
      if (!yaml().isPair(pair)) continue;
      const name = this.#counted(keyText(pair.key));
      const value = this.value(pair.value, depth + 1);
      if (name === '<<') mergeInto(merged, value);
      else setOwn(out, name, value);
    }
    for (const [name, value] of Object.entries(merged)) if (!Object.hasOwn(out, name)) setOwn(out, name, value);
    return out;
  }

  #counted<T extends Json>(value: T): T {
    if (typeof value === 'string') this.#characters += value.length;
    if (this.#characters > this.#maxCharacters) throw excessive();
    return value;
  }
}

const excessive = (): BoundsError => new BoundsError('yaml: document contains excessive aliasing');

const keyText = (key: unknown): string => {
  const value = yaml().isScalar(key) ? (key.source ?? key.value) : key;
  if (typeof value === 'object' && value !== null) throw new SyntaxError('yaml: invalid map key');
  return wellFormed(String(value));
};

function mergeInto(target: { [key: string]: Json }, value: Json): void {
  const sources = Array.isArray(value) ? value : [value];
  for (const source of sources) {
    if (typeof source !== 'object' || source === null || Array.isArray(source)) continue;
    for (const [name, v] of Object.entries(source)) if (v !== undefined && !Object.hasOwn(target, name)) setOwn(target, name, v);
  }
}

function scalar(value: unknown, source: string | undefined): Json {
  if (typeof value === 'bigint') return integer(value, source ?? '');
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(source ?? value);
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value === 'boolean') return value;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  // Dates of YAML 1.1 stay text: the API's times are text.
  return source ?? String(value);
}

function integer(value: bigint, source: string): Json {
  if (source.length > MAX_DIGITS) throw new SyntaxError(`yaml: the number ${source.slice(0, 30)}… is out of range`);
  return value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
}
