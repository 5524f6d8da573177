/** Parses YAML to JSON values, with bounds on depth and on the expansion of aliases, in time proportional to the text. */
import type * as JsYaml from 'js-yaml';
import { onDemand } from '../model/definition/on-demand.js';
import { setOwn } from '../model/json/json.js';
import { BoundsError, MAX_VALUES, tooDeep, wellFormed } from '../model/json/json-text.js';
import type { Json } from '../model/object.js';
import { plainKey, plainValue, taggedValue } from './yaml-scalars.js';

const yaml = onDemand<typeof JsYaml>('js-yaml');

/** Characters of all its scalars and names, aliases followed. */
const MAX_CHARACTERS = 4 * 1024 * 1024;
/** How much aliases may add to a short text, in values and in characters. They may double a long one. */
const ALIASED_VALUES = 20_000;
const ALIASED_CHARACTERS = 256 * 1024;

/**
 * Parses the first document of YAML 1.1 text, as the ecosystem reads it (unquoted `y`, `on` and `no` are booleans).
 * Aliases may be used, but not to blow the document up. It takes about half a millisecond a KiB, whatever the text is.
 * Throws SyntaxError and BoundsError.
 */
export function parseYaml(text: string, maxDepth: number, repeated?: RepeatedKey): Json {
  for (const document of yamlDocuments(text, maxDepth, repeated)) return document;
  return null;
}

/** Told of each key that a mapping has again, with its line, which is counted from 1. */
export type RepeatedKey = (line: number, key: string) => void;

/** Parses one document after the other, each as `parseYaml` does the first, and throws at the first that has a fault. */
export function* yamlDocuments(text: string, maxDepth: number, repeated?: RepeatedKey): Generator<Json, void> {
  let line = 0;
  for (const piece of documentTexts(text)) {
    const events = eventsOf(piece, maxDepth, line);
    for (let at = 0; at < events.length; at += 1) {
      if (events[at]?.type !== EVENT.document) continue;
      const before = line;
      const conversion = new Conversion(piece, events, maxDepth, repeated && ((within, key) => repeated(before + within, key)));
      yield conversion.document(at + 1);
    }
    line += linesIn(piece);
  }
}

/** Numbers of the events; they are constants of the package, which is loaded when the first document is read. */
const EVENT = { document: 1, sequence: 2, mapping: 3, scalar: 4, alias: 5, pop: 6 } satisfies Record<string, JsYaml.Event['type']>;
const PLAIN = 1 satisfies JsYaml.ScalarEvent['style'];

/** Matches a line that begins or ends a document; no scalar can contain such a line. */
const MARKER = /^(?:---|\.\.\.)(?=[ \t\r\n]|$)/gm;
/** A line that is neither empty nor a comment nor a directive. */
const CONTENT = /^[ \t]*[^ \t\r\n#%]/m;

/** The texts of the documents, one after the other. Directives stay with the document they are about. */
function* documentTexts(text: string): Generator<string, void> {
  let from = 0;
  for (const { 0: marker, index } of text.matchAll(MARKER)) {
    if (marker === '---' && !CONTENT.test(text.slice(from, index))) continue;
    const end = marker === '---' ? index : index + marker.length;
    yield text.slice(from, end);
    from = end;
  }
  if (from === 0 || CONTENT.test(text.slice(from))) yield text.slice(from);
}

function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

function eventsOf(text: string, maxDepth: number, firstLine: number): readonly JsYaml.Event[] {
  const { parseEvents, YAMLException } = yaml();
  try {
    return parseEvents(text, { maxDepth });
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep(maxDepth);
    if (!(error instanceof YAMLException)) throw error;
    if (error.reason.startsWith('nesting exceeded')) throw tooDeep(maxDepth);
    throw new SyntaxError(`yaml: line ${firstLine + (error.mark?.line ?? 0) + 1}: ${error.reason}`);
  }
}

/** Builds values from a document's events, which are in the order of the text: a collection, its content, and its end. */
class Conversion {
  /** Number of the event that each anchor names. */
  readonly #anchors = new Map<string, number>();
  /** Numbers of the collections around the value that is being converted. */
  readonly #open = new Set<number>();
  readonly #maxNodes: number;
  readonly #maxCharacters: number;
  #nodes = 0;
  #characters = 0;
  /** Number of the event that is converted next. */
  #next = 0;
  /** Where in the text lines were counted to, and how many end before. */
  readonly #lines = { to: 0, before: 0 };

  constructor(
    private readonly text: string,
    private readonly events: readonly JsYaml.Event[],
    private readonly maxDepth: number,
    private readonly repeated: RepeatedKey | undefined,
  ) {
    this.#maxNodes = Math.min(MAX_VALUES, ALIASED_VALUES + text.length);
    this.#maxCharacters = Math.min(MAX_CHARACTERS, ALIASED_CHARACTERS + 2 * text.length);
  }

  /** The value of the document whose first event has this number. */
  document(first: number): Json {
    this.#next = first;
    return this.events[first]?.type === EVENT.pop ? null : this.#value(1);
  }

  #value(depth: number): Json {
    const at = this.#next;
    const event = this.events[at];
    this.#next = at + 1;
    if (depth > this.maxDepth + 1) throw tooDeep(this.maxDepth);
    this.#countNode();
    if (event === undefined || event.type === EVENT.document || event.type === EVENT.pop) return null;
    if (event.type === EVENT.alias) return this.#aliased(event, () => this.#value(depth));
    if (event.anchorStart >= 0) this.#anchors.set(this.text.slice(event.anchorStart, event.anchorEnd), at);
    if (event.type === EVENT.scalar) return this.#counted(this.#scalar(event));
    if (depth > this.maxDepth) throw tooDeep(this.maxDepth);
    this.#open.add(at);
    const value = event.type === EVENT.mapping ? this.#mapping(depth) : this.#sequence(depth);
    this.#open.delete(at);
    // The end of the collection.
    this.#next += 1;
    return value;
  }

  #countNode(): void {
    this.#nodes += 1;
    if (this.#nodes > this.#maxNodes) throw excessive();
  }

  get #atEnd(): boolean {
    const event = this.events[this.#next];
    return event === undefined || event.type === EVENT.pop;
  }

  #sequence(depth: number): Json {
    const items: Json[] = [];
    while (!this.#atEnd) items.push(this.#value(depth + 1));
    return items;
  }

  #mapping(depth: number): Json {
    const out: { [key: string]: Json } = {};
    let merged: { [key: string]: Json } | undefined;
    while (!this.#atEnd) {
      const at = this.#next;
      const { name, merges } = this.#key();
      if (this.repeated !== undefined && !merges && Object.hasOwn(out, name)) this.#repeat(at, name);
      const value = this.#value(depth + 1);
      if (merges) {
        merged ??= {};
        this.#merge(merged, value);
      } else setOwn(out, name, value);
    }
    for (const [name, value] of Object.entries(merged ?? {})) if (!Object.hasOwn(out, name)) setOwn(out, name, value);
    return out;
  }

  /** The name that the next event holds, and whether it is a merge key. */
  #key(): { name: string; merges: boolean } {
    const at = this.#next;
    const event = this.events[at];
    this.#next = at + 1;
    if (event?.type === EVENT.alias) return this.#aliased(event, () => this.#key());
    if (event?.type !== EVENT.scalar) throw new SyntaxError('yaml: invalid map key');
    if (event.anchorStart >= 0) this.#anchors.set(this.text.slice(event.anchorStart, event.anchorEnd), at);
    const name = wellFormed(this.#textOf(event));
    this.#counted(name);
    const isPlain = event.style === PLAIN && event.tagStart < 0;
    return { name: isPlain ? plainKey(name) : name, merges: isPlain && name === '<<' };
  }

  /** Converts the value that an alias refers to, in the alias's place. */
  #aliased<T>({ anchorStart, anchorEnd }: JsYaml.AliasEvent, convert: () => T): T {
    const anchor = this.text.slice(anchorStart, anchorEnd);
    const target = this.#anchors.get(anchor);
    if (target === undefined) throw new SyntaxError(`yaml: unknown anchor '${anchor}' referenced`);
    if (this.#open.has(target)) throw new BoundsError(`yaml: anchor '${anchor}' value contains itself`);
    const goOn = this.#next;
    this.#next = target;
    const value = convert();
    this.#next = goOn;
    return value;
  }

  #merge(target: { [key: string]: Json }, value: Json): void {
    for (const source of Array.isArray(value) ? value : [value]) {
      if (typeof source !== 'object' || source === null || Array.isArray(source)) continue;
      for (const [name, member] of Object.entries(source)) {
        // Merging a mapping that merges others goes through the members of all of them.
        this.#countNode();
        if (member !== undefined && !Object.hasOwn(target, name)) setOwn(target, name, member);
      }
    }
  }

  /** Tells of a key that its mapping has again; once, where an alias comes back to the mapping. */
  #repeat(at: number, name: string): void {
    const event = this.events[at];
    const start = event?.type === EVENT.scalar ? event.valueStart : event?.type === EVENT.alias ? event.anchorStart : 0;
    if (start < this.#lines.to) return;
    for (; this.#lines.to < start; this.#lines.to += 1) if (this.text.charCodeAt(this.#lines.to) === 0x0a) this.#lines.before += 1;
    this.repeated?.(this.#lines.before + 1, name);
  }

  #textOf(event: JsYaml.ScalarEvent): string {
    return event.valueStart < 0 ? '' : yaml().getScalarValue(this.text, event);
  }

  #scalar(event: JsYaml.ScalarEvent): Json {
    const text = this.#textOf(event);
    if (event.tagStart < 0) return event.style === PLAIN ? plainValue(text) : wellFormed(text);
    const tag = this.text.slice(event.tagStart, event.tagEnd);
    const own = /^(?:!!|!<tag:yaml\.org,2002:)(\w+)>?$/.exec(tag)?.[1];
    return (own === undefined ? undefined : taggedValue(own, text)) ?? (own === 'null' ? null : wellFormed(text));
  }

  #counted<T extends Json>(value: T): T {
    if (typeof value === 'string') this.#characters += value.length;
    if (this.#characters > this.#maxCharacters) throw excessive();
    return value;
  }
}

const excessive = (): BoundsError => new BoundsError('yaml: document contains excessive aliasing');
