/** Edits of a YAML text that leave all else as people wrote it: an entry after another, and words of an entry. */
import { type Document, isMap, isScalar, type Pair, parseDocument, type YAMLMap } from 'yaml';
import type { Words } from './field-words.js';
import { entry, flow } from './print.js';

type Keys = readonly string[];

export class EditedText {
  constructor(private text: string) {}

  toString(): string {
    return this.text;
  }

  has(keys: Keys): boolean {
    return this.#map(keys.slice(0, -1))?.has(keys.at(-1)) ?? false;
  }

  /** Adds an entry to the map at these keys: after the entry `after`, or at its end where there is none of this name. */
  add(keys: Keys, name: string, words: Words, after?: string): void {
    const map = this.#needed(keys);
    const before = pairOf(map, after ?? '') ?? map.items.at(-1);
    if (map.flow || before === undefined) {
      this.#set(map, name, words);
      return;
    }
    const indent = this.#column(before);
    this.#insert(this.#lineAfter(endOfPair(before)), entry(name, words, indent));
  }

  /** Adds text, which begins and ends with whole lines, at the end of the block map at these keys, or of the file. */
  append(keys: Keys, text: string): void {
    const last = this.#map(keys)?.items.at(-1);
    if (last !== undefined) this.#insert(this.#lineAfter(endOfPair(last)), text);
    else this.text = `${this.text === '' ? '' : `${this.text.trimEnd()}\n`}${keys.map((key) => `${key}:\n`).join('')}${text}`;
  }

  /** Sets a word of the entry at these keys. A word with words of its own keeps those that are not named. */
  set(keys: Keys, name: string, value: unknown): void {
    this.#set(this.#needed(keys), name, value);
  }

  #set(map: YAMLMap, name: string, value: unknown): void {
    const there = pairOf(map, name);
    if (there !== undefined && isMap(there.value) && typeof value === 'object' && value !== null) {
      for (const [inner, words] of Object.entries(value)) this.#set(this.#again(map, name), inner, words);
      return;
    }
    if (there !== undefined) {
      const [from, to] = rangeOf(there.value);
      this.text = `${this.text.slice(0, from)}${flow(value)}${this.text.slice(to)}`;
      return;
    }
    const printed = `${/^\d/.test(name) ? JSON.stringify(name) : name}: ${flow(value)}`;
    const last = map.items.at(-1);
    if (last === undefined) {
      const [from, to] = rangeOf(map);
      this.text = `${this.text.slice(0, from)}{ ${printed} }${this.text.slice(to)}`;
    } else if (map.flow) this.#insert(valueEnd(last), `, ${printed}`);
    else this.#insert(this.#lineAfter(valueEnd(last)), `${' '.repeat(this.#column(last))}${printed}\n`);
  }

  /** The map that a word of another holds, in the text as it is now. */
  #again(map: YAMLMap, name: string): YAMLMap {
    const [start] = rangeOf(map);
    const now = findMap(this.#document().contents, start);
    const value = now === undefined ? undefined : pairOf(now, name)?.value;
    if (!isMap(value)) throw new Error(`${name} has no words of its own`);
    return value;
  }

  #document(): Document {
    const document = parseDocument(this.text, { prettyErrors: false });
    for (const { message, pos } of document.errors)
      throw new Error(`${message}: ${this.text.slice(Math.max(0, pos[0] - 80), pos[0] + 40)}`);
    return document;
  }

  #map(keys: Keys): YAMLMap | undefined {
    const { contents } = this.#document();
    const found = keys.length === 0 || !isMap(contents) ? contents : contents.getIn(keys, true);
    return isMap(found) ? found : undefined;
  }

  #needed(keys: Keys): YAMLMap {
    const map = this.#map(keys);
    if (map === undefined) throw new Error(`there is no ${keys.join('.')} with words of its own`);
    return map;
  }

  #column(pair: Pair): number {
    const [at] = rangeOf(pair.key);
    return at - (this.text.lastIndexOf('\n', at - 1) + 1);
  }

  /** The start of the line after an offset, which is behind a value. */
  #lineAfter(offset: number): number {
    if (this.text[offset - 1] === '\n') return offset;
    const end = this.text.indexOf('\n', offset);
    return end < 0 ? this.text.length : end + 1;
  }

  #insert(at: number, text: string): void {
    this.text = `${this.text.slice(0, at)}${text}${this.text.slice(at)}`;
  }
}

const pairOf = (map: YAMLMap, name: string): Pair | undefined => map.items.find(({ key }) => isScalar(key) && String(key.value) === name);

/** Where a node begins and its value ends. */
function rangeOf(node: unknown): readonly [from: number, to: number] {
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  if (!Array.isArray(range)) throw new Error('a value of the text has no place');
  return [Number(range[0]), Number(range[1])];
}

const valueEnd = ({ key, value }: Pair): number => rangeOf(value ?? key)[1];

/** The end of the last value inside of a pair: what follows a block map of a text belongs to nobody. */
function endOfPair(pair: Pair): number {
  const { value } = pair;
  const last = isMap(value) && !value.flow ? value.items.at(-1) : undefined;
  return last === undefined ? valueEnd(pair) : endOfPair(last);
}

/** The map that begins at an offset. */
function findMap(node: unknown, start: number): YAMLMap | undefined {
  if (!isMap(node)) return undefined;
  if (rangeOf(node)[0] === start) return node;
  for (const { value } of node.items) {
    const found = findMap(value, start);
    if (found !== undefined) return found;
  }
  return undefined;
}
