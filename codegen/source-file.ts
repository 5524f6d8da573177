/** A YAML file of a catalogue, which keeps where each value stands, so that every later fault has a line and a column. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, type ErrorCode, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { Diagnostics, Position } from './diagnostics.js';

export interface SourceFile {
  /** Path below the catalogue folder, with forward slashes. */
  readonly file: string;
  /** The same file as a path from where the command runs. */
  readonly shown: string;
  /** Its text, with the domain words filled in. */
  readonly text: string;
  readonly value: unknown;
  /** Where the value at this path of keys stands (the nearest known ancestor where the path does not exist). */
  position(keys: readonly (string | number)[]): Position & { text: string };
  /** Where a part of a text stands that the keys lead to: the column, from 1, of a line of the text. */
  positionIn(keys: readonly (string | number)[], line: string, column: number): Position & { text: string };
}

/** A file of a folder as a path from where the command runs. */
export const shownPath = (folder: string, file: string): string => path.relative('', path.join(folder, file)).split(path.sep).join('/');

/** Files that were read without fault, by their paths: whoever generates again, as in development, parses only what has changed. */
const parsed = new Map<string, YamlFile>();

/** What to do about faults of YAML, by the codes that its reader gives them. */
const ADVICE: Partial<Readonly<Record<ErrorCode, string>>> = {
  BAD_INDENT: 'indent it as the lines around it',
  DUPLICATE_KEY: 'keep one of them',
  TAB_AS_INDENT: 'indent with spaces',
};

/**
 * Reads a file with the domain words filled in, which other files use in braces, such as `{groupDomain}`. Reports a file that is no
 * YAML, and gives undefined in its place.
 */
export function readSource(
  folder: string,
  file: string,
  words: Readonly<Record<string, string>>,
  diagnostics: Diagnostics,
): SourceFile | undefined {
  const shown = shownPath(folder, file);
  const text = new WordedText(readFileSync(path.join(folder, file), 'utf8'), words);
  const location = path.resolve(folder, file);
  const known = parsed.get(location);
  if (known?.text === text.filled && known.shown === shown) return known;
  const document = parseDocument(text.filled, { prettyErrors: false, uniqueKeys: true });
  const [fault] = document.errors;
  if (fault !== undefined) {
    // A reader that has lost its way finds further faults, which go with the first.
    diagnostics.report(
      'KW001',
      { file: shown, ...text.at(fault.pos[0]) },
      { why: fault.message, advice: ADVICE[fault.code] ?? 'mend it there, or in the line before' },
    );
    return undefined;
  }
  const source = new YamlFile(file, shown, text, document);
  parsed.set(location, source);
  return source;
}

class YamlFile implements SourceFile {
  readonly text: string;
  readonly value: unknown;

  constructor(
    readonly file: string,
    readonly shown: string,
    private readonly worded: WordedText,
    private readonly document: Document,
  ) {
    this.text = worded.filled;
    this.value = document.toJS({ maxAliasCount: 0 });
  }

  position(keys: readonly (string | number)[]): Position & { text: string } {
    return this.at(this.#offset(keys));
  }

  positionIn(keys: readonly (string | number)[], line: string, column: number): Position & { text: string } {
    const start = this.#offset(keys);
    const found = this.text.indexOf(line, start);
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
    return { file: this.shown, ...this.worded.at(offset) };
  }
}

/** The text of a file with the domain words filled in, which knows where each part of it stands in the file. */
class WordedText {
  readonly filled: string;
  /** Offsets in the filled text at which words end, and by how much it is longer than the file up to there. */
  readonly #shifts: { readonly after: number; readonly by: number }[] = [];
  readonly #lines: readonly string[];

  constructor(text: string, words: Readonly<Record<string, string>>) {
    let by = 0;
    this.filled = text.replace(/\{(\w+)\}/g, (hole, name: string, at: number) => {
      if (!Object.hasOwn(words, name)) return hole;
      const word = words[name] ?? hole;
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
