/** Reads the catalogue's YAML, keeping where each value stands, so that every later fault has a line and a column. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { type Diagnostics, meant, type Position } from './diagnostics.js';

export interface SourceFile {
  /** Path below the catalogue folder, with forward slashes. */
  readonly file: string;
  /** The same file as a path from where the command runs. */
  readonly shown: string;
  readonly value: unknown;
  /** Where the value at this path of keys stands (the nearest known ancestor where the path does not exist). */
  position(keys: readonly (string | number)[]): Position & { text: string };
  /** Where a part of a text stands that the keys lead to: the column, from 1, of a line of the text. */
  positionIn(keys: readonly (string | number)[], line: string, column: number): Position & { text: string };
}

class YamlFile implements SourceFile {
  readonly value: unknown;

  constructor(
    readonly file: string,
    readonly shown: string,
    private readonly text: WordedText,
    private readonly document: Document,
  ) {
    this.value = document.toJS({ maxAliasCount: 0 });
  }

  position(keys: readonly (string | number)[]): Position & { text: string } {
    return this.at(this.#offset(keys));
  }

  positionIn(keys: readonly (string | number)[], line: string, column: number): Position & { text: string } {
    const start = this.#offset(keys);
    const found = this.text.filled.indexOf(line, start);
    // A text that the file writes with escapes is found by its start.
    return this.at(found < 0 ? start : found + column - 1);
  }

  #offset(keys: readonly (string | number)[]): number {
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
    return offset;
  }

  at(offset: number): Position & { text: string } {
    return { file: this.shown, ...this.text.at(offset) };
  }
}

/** The text of a file with the domain words filled in, which knows where each part of it stands in the file. */
class WordedText {
  readonly filled: string;
  /** Offsets in the filled text at which words end, and by how much it is longer than the file up to there. */
  readonly #shifts: { readonly after: number; readonly by: number }[] = [];
  readonly #lines: readonly string[];

  constructor(text: string, words: ReadonlyMap<string, string>) {
    let by = 0;
    this.filled = text.replace(/\{(\w+)\}/g, (hole, name: string, at: number) => {
      const word = words.get(name);
      if (word === undefined) return hole;
      by += word.length - hole.length;
      this.#shifts.push({ after: at + hole.length + by, by });
      return word;
    });
    this.#lines = text.split('\n');
  }

  /** Line and column in the file, counted from 1, of an offset in the filled text. */
  at(offset: number): { line: number; column: number; text: string } {
    let left = offset - (this.#shifts.findLast((shift) => shift.after <= offset)?.by ?? 0);
    let line = 0;
    for (; left > (this.#lines[line]?.length ?? left); line++) left -= (this.#lines[line]?.length ?? 0) + 1;
    return { line: line + 1, column: left + 1, text: this.#lines[line] ?? '' };
  }
}

const offsetOf = (node: unknown): number | undefined => (node as Node | null | undefined)?.range?.[0];

/** Files that stand at the top of a catalogue, beside the folders of its groups. */
const OWN_FILES = ['service.yaml', 'features.yaml', 'flags.yaml', 'metrics.yaml'];

/** All YAML files below the folder, in path order. Reports YAML files that have no place in a catalogue. */
export function loadCatalogue(folder: string, diagnostics: Diagnostics): SourceFile[] {
  const files: SourceFile[] = [];
  const shown = (file: string): string => path.relative('', path.join(folder, file)).split(path.sep).join('/');
  if (!existsSync(path.join(folder, 'service.yaml'))) {
    const needed = 'a file service.yaml: it holds the words that carry the name of the API, and makes the folder a catalogue';
    diagnostics.report('KW013', { file: shown('service.yaml'), line: 1, column: 1 }, { name: shown('') || '.', needed });
    return files;
  }
  const words = domainWords(folder);
  const walk = (relative: string): void => {
    const entries = readdirSync(path.join(folder, relative), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const child = relative === '' ? entry.name : `${relative}/${entry.name}`;
      if (entry.isDirectory()) {
        walk(child);
        continue;
      }
      if (!/\.ya?ml$/i.test(child)) continue;
      const why = misplaced(child);
      if (why !== undefined) diagnostics.report('KW033', { file: shown(child), line: 1, column: 1 }, { file: entry.name, why });
      else {
        const file = loadFile(folder, child, shown(child), words, diagnostics);
        if (file !== undefined) files.push(file);
      }
    }
  };
  walk('');
  return files;
}

/** Why the generator does not read a YAML file at this path below the catalogue; undefined where it does. */
function misplaced(file: string): string | undefined {
  const [first = '', second, ...rest] = file.split('/');
  if (!file.endsWith('.yaml')) return `name it ${path.posix.basename(file).replace(/\.\w+$/, '.yaml')}`;
  if (second === undefined)
    return OWN_FILES.includes(first)
      ? undefined
      : `at the top of a catalogue stand ${OWN_FILES.join(', ')}${meant(first, OWN_FILES)}; kinds stand in <group>/<version>/<Kind>.yaml`;
  if (rest.length === 0)
    return second === 'group.yaml' ? undefined : 'the folder of a group holds group.yaml; kinds stand in <group>/<version>/<Kind>.yaml';
  return rest.length === 1 ? undefined : 'kinds stand in <group>/<version>/<Kind>.yaml, not deeper';
}

/** The domain words of service.yaml, by the name that other files use in braces, such as `{groupDomain}`. */
function domainWords(folder: string): ReadonlyMap<string, string> {
  const document = parseDocument(readFileSync(path.join(folder, 'service.yaml'), 'utf8'));
  const service: unknown = document.errors.length > 0 ? undefined : document.toJS();
  const entries = typeof service === 'object' && service !== null ? Object.entries(service) : [];
  return new Map(entries.filter((e): e is [string, string] => typeof e[1] === 'string'));
}

function loadFile(
  folder: string,
  file: string,
  shown: string,
  words: ReadonlyMap<string, string>,
  diagnostics: Diagnostics,
): SourceFile | undefined {
  const text = new WordedText(readFileSync(path.join(folder, file), 'utf8'), words);
  const document = parseDocument(text.filled, { prettyErrors: false, uniqueKeys: true });
  if (document.errors.length > 0) {
    for (const error of document.errors) diagnostics.report('KW001', { file: shown, ...text.at(error.pos[0]) }, { why: error.message });
    return undefined;
  }
  return new YamlFile(file, shown, text, document);
}
