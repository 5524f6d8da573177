/** Reads the catalogue's YAML, keeping where each value stands, so that every later fault has a line and a column. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parse, parseDocument } from 'yaml';
import type { Diagnostics, Position } from './diagnostics.js';

export interface SourceFile {
  /** Path below the catalogue folder, with forward slashes. */
  readonly file: string;
  readonly value: unknown;
  /** Where the value at this path of keys stands (the nearest known ancestor where the path does not exist). */
  position(keys: readonly (string | number)[]): Position & { text: string };
}

class YamlFile implements SourceFile {
  readonly value: unknown;

  constructor(
    readonly file: string,
    private readonly text: string,
    private readonly document: Document,
    private readonly lines: LineCounter,
  ) {
    this.value = document.toJS({ maxAliasCount: 0 });
  }

  position(keys: readonly (string | number)[]): Position & { text: string } {
    let node: unknown = this.document.contents;
    let offset = offsetOf(node) ?? 0;
    for (const key of keys) {
      if (isMap(node)) {
        const pair = node.items.find((i) => isScalar(i.key) && String(i.key.value) === String(key));
        if (pair === undefined) break;
        offset = offsetOf(pair.key) ?? offset;
        node = pair.value;
      } else if (isSeq(node) && typeof key === 'number' && node.items[key] !== undefined) {
        node = node.items[key];
        offset = offsetOf(node) ?? offset;
      } else break;
    }
    return this.at(offset);
  }

  at(offset: number): Position & { text: string } {
    const { line, col } = this.lines.linePos(offset);
    return { file: this.file, line, column: col, text: this.text.split('\n')[line - 1] ?? '' };
  }
}

const offsetOf = (node: unknown): number | undefined => (node as Node | null | undefined)?.range?.[0];

/** All YAML files below the folder, in path order. */
export function loadCatalogue(folder: string, diagnostics: Diagnostics): SourceFile[] {
  const files: SourceFile[] = [];
  const words = domainWords(folder);
  const walk = (relative: string): void => {
    const entries = readdirSync(path.join(folder, relative), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const child = relative === '' ? entry.name : `${relative}/${entry.name}`;
      if (entry.isDirectory()) walk(child);
      else if (entry.name.endsWith('.yaml')) {
        const file = loadFile(folder, child, words, diagnostics);
        if (file !== undefined) files.push(file);
      }
    }
  };
  walk('');
  return files;
}

/** The domain words of service.yaml, by the name that other files use in braces, such as `{groupDomain}`. */
function domainWords(folder: string): ReadonlyMap<string, string> {
  const service: unknown = parse(readFileSync(path.join(folder, 'service.yaml'), 'utf8'));
  const entries = typeof service === 'object' && service !== null ? Object.entries(service) : [];
  return new Map(entries.filter((e): e is [string, string] => typeof e[1] === 'string'));
}

function loadFile(folder: string, file: string, words: ReadonlyMap<string, string>, diagnostics: Diagnostics): SourceFile | undefined {
  const text = readFileSync(path.join(folder, file), 'utf8').replace(/\{(\w+)\}/g, (hole, name: string) => words.get(name) ?? hole);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  if (document.errors.length > 0) {
    for (const error of document.errors) {
      const { line, col } = lines.linePos(error.pos[0]);
      diagnostics.report('KW001', { file, line, column: col, text: text.split('\n')[line - 1] ?? '' }, { why: error.message });
    }
    return undefined;
  }
  return new YamlFile(file, text, document, lines);
}
