/** Texts with manifests: their documents one by one, each with its place, so that one that is at fault does not hide the others. */
import type * as Yaml from 'yaml';
import { BoundsError, parseJson, yamlDocuments } from '../../codec/parse.js';
import { onDemand } from '../../model/definition/on-demand.js';
import { isObject } from '../../model/json/json.js';
import type { Json, JsonObject } from '../../model/object.js';
import { editMap } from './edit-nodes.js';

const yaml = onDemand<typeof Yaml>('yaml');

/** As deep as bodies of requests may nest is more than people write. */
const MAX_DEPTH = 1000;

/** Where something stands in a file; the line is counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface ManifestFault extends Place {
  readonly why: string;
}

/** An object in a text. */
export interface FoundObject {
  readonly place: Place;
  readonly object: JsonObject;
  /** The line of a field such as `spec.rules[0].name`: of the nearest one around it where the text has it not, or has no lines for it. */
  lineOf(field: string): number;
  /** Makes in the text the change from one object to another. */
  change(before: JsonObject, after: JsonObject): void;
}

export interface ManifestText {
  readonly objects: readonly FoundObject[];
  readonly faults: readonly ManifestFault[];
  /** The text with all changes; the same, letter by letter, where there were none. */
  text(): string;
}

/**
 * `file`: how people are told of it. `isNamed`: somebody named it as one with manifests; another one may hold something else, such as
 * values of a chart.
 */
export const manifestText = (text: string, file: string, isNamed = true): ManifestText =>
  /^\s*[[{]/.test(text) ? jsonManifest(text, file, isNamed) : yamlManifest(text, file, isNamed);

/** Parts of a text that documents are in. A line that begins with --- ends a document wherever it stands. */
function* partsOf(text: string): Generator<{ text: string; line: number }> {
  let part: string[] = [];
  let begun = 1;
  for (const [i, line] of text.split('\n').entries()) {
    const isMark = line === '---' || /^---\s/.test(line);
    // Directives stand before the mark of their document.
    if (isMark && part.some((each) => !isDirective(each))) {
      yield { text: `${part.join('\n')}\n`, line: begun };
      [part, begun] = [[], i + 1];
    }
    part.push(line);
  }
  if (part.join('') !== '' || part.length > 1) yield { text: part.join('\n'), line: begun };
}

const isDirective = (line: string): boolean => line.startsWith('%');

function yamlManifest(text: string, file: string, isNamed: boolean): ManifestText {
  const faults: ManifestFault[] = [];
  const parts = [...partsOf(text)].map((part) => new YamlPart(part.text, { file, line: part.line }, isNamed, faults));
  const objects = parts.flatMap((part) => part.objects);
  return { objects, faults, text: () => parts.map((part) => part.shown()).join('') };
}

class YamlPart {
  readonly objects: readonly FoundObject[];
  readonly #document: Yaml.Document | undefined;
  #changed = false;

  constructor(
    private readonly text: string,
    private readonly at: Place,
    isNamed: boolean,
    faults: ManifestFault[],
  ) {
    const value = this.#value(faults);
    const isEmpty = value === undefined || value === null;
    this.#document = isEmpty
      ? undefined
      : yaml().parseDocument(text, { version: '1.1', merge: true, prettyErrors: false, uniqueKeys: false });
    this.objects = isEmpty
      ? []
      : objectsIn(value, this.#document?.contents, { file: at.file, isNamed, lineOf: (node) => this.#lineOf(node), faults }).map((each) =>
          this.#found(each),
        );
  }

  #value(faults: ManifestFault[]): Json | undefined {
    try {
      for (const value of yamlDocuments(this.text, MAX_DEPTH)) return value;
      return undefined;
    } catch (error) {
      if (!(error instanceof SyntaxError) && !(error instanceof BoundsError)) throw error;
      const [, line = '1', why = ''] = /^yaml: line (\d+): (.*)$/s.exec(error.message) ?? [];
      faults.push({ file: this.at.file, line: this.at.line + Number(line) - 1, why: `it is no YAML: ${why || error.message}` });
      return undefined;
    }
  }

  #found({ object, node, line }: Found): FoundObject {
    return {
      place: { file: this.at.file, line },
      object,
      lineOf: (field) => (node === undefined ? line : this.#lineOf(innermost(node, field))),
      change: (before, after) => {
        if (this.#document === undefined || !yaml().isMap(node)) return;
        editMap(this.#document, node, before, after);
        this.#changed = true;
      },
    };
  }

  #lineOf(node: unknown): number {
    const offset = yaml().isNode(node) ? (node.range?.[0] ?? 0) : 0;
    return this.at.line + this.text.slice(0, offset).split('\n').length - 1;
  }

  shown(): string {
    if (!this.#changed || this.#document === undefined) return this.text;
    return this.#document.toString({ lineWidth: 0, ...styleOf(this.text) });
  }
}

/** The part of a document that a path leads to, as far as it does. */
function innermost(node: unknown, field: string): unknown {
  const { isMap, isSeq, isNode } = yaml();
  let at = node;
  for (const [step] of field.matchAll(/[^.[\]]+/g)) {
    const next: unknown = isMap(at) ? at.get(step, true) : isSeq(at) ? at.items[Number(step)] : undefined;
    if (!isNode(next) || next.range == null) break;
    at = next;
  }
  return at;
}

/** How a text is laid out, as far as the printer must be told. */
function styleOf(text: string): { indent: number; indentSeq: boolean; flowCollectionPadding: boolean } {
  let [indent, indentSeq, before] = [0, true, ''];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (before.trimEnd().endsWith(':')) {
      const [outer, inner] = [marginOf(before), marginOf(line)];
      const isItem = line.trim().startsWith('- ');
      if (isItem && inner === outer) indentSeq = false;
      if (!isItem && indent === 0 && inner > outer) indent = inner - outer;
    }
    before = line;
  }
  return { indent: indent === 0 ? 2 : indent, indentSeq, flowCollectionPadding: !/[:\s][{[][^\s}\]]/.test(text) };
}

/** Blanks, and marks of items, before what a line says. */
function marginOf(line: string): number {
  let at = 0;
  while (line[at] === ' ' || (line[at] === '-' && line[at + 1] === ' ' && line.trim().endsWith(':'))) at += 1;
  return at;
}

function jsonManifest(text: string, file: string, isNamed: boolean): ManifestText {
  const faults: ManifestFault[] = [];
  let document: Yaml.Document | undefined;
  let value: Json = null;
  try {
    value = parseJson(text, MAX_DEPTH);
    document = new (yaml().Document)(value, { aliasDuplicateObjects: false });
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof BoundsError)) throw error;
    // What looks like JSON may be YAML in braces.
    return error instanceof BoundsError
      ? { objects: [], faults: [{ file, line: 1, why: error.message }], text: () => text }
      : yamlManifest(text, file, isNamed);
  }
  let changed = false;
  const objects = objectsIn(value, document.contents, { file, isNamed, lineOf: () => 1, faults }).map(({ object, node, line }) => ({
    place: { file, line },
    object,
    lineOf: () => line,
    change: (before: JsonObject, after: JsonObject): void => {
      if (document === undefined || !yaml().isMap(node)) return;
      editMap(document, node, before, after);
      changed = true;
    },
  }));
  return { objects, faults, text: () => (changed ? jsonText(document?.toJS({ maxAliasCount: 0 }), text) : text) };
}

/** JSON laid out as another text is. Integers beyond those of doubles keep all of their digits. */
function jsonText(value: unknown, like: string): string {
  const [, margin] = /\n([ \t]+)"/.exec(like) ?? [];
  const text = JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? `\u0000${member}` : member), margin);
  return `${text.replace(/"\\u0000(-?\d+)"/g, '$1')}${like.endsWith('\n') ? '\n' : ''}`;
}

interface Found {
  readonly object: JsonObject;
  readonly node: unknown;
  readonly line: number;
}

interface Reading {
  readonly file: string;
  readonly isNamed: boolean;
  readonly lineOf: (node: unknown) => number;
  readonly faults: ManifestFault[];
}

/** The object that a value is, or the objects of a list. */
function objectsIn(value: Json, node: unknown, reading: Reading): Found[] {
  const line = reading.lineOf(node);
  const fault = (why: string): Found[] => {
    reading.faults.push({ file: reading.file, line, why });
    return [];
  };
  const isManifest = isObject(value) && ('kind' in value || 'apiVersion' in value);
  if (!isManifest && !reading.isNamed) return [];
  if (!isObject(value)) return fault('an object is expected');
  if (typeof value.kind !== 'string' || typeof value.apiVersion !== 'string') return fault('apiVersion and kind are required');
  const { items } = value;
  if (!value.kind.endsWith('List') || !Array.isArray(items)) return [{ object: value, node, line }];
  const { isMap, isSeq } = yaml();
  const nodes = isMap(node) ? node.get('items', true) : undefined;
  return items.flatMap((item, i) => objectsIn(item, isSeq(nodes) ? nodes.items[i] : undefined, reading));
}
