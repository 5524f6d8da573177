/** The blocks of code that the documents show, and where each is run. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.js';

/** Languages of blocks that somebody may copy; others show trees and output. */
const LANGUAGES: ReadonlySet<string> = new Set(['ts', 'js', 'sh', 'yaml', 'json', 'python', 'go']);

export interface Block {
  /** Path of the document, from the root. */
  readonly document: string;
  /** Of the line on which it begins, from 1. */
  readonly line: number;
  readonly language: string;
  readonly text: string;
  /** The comment directly above it, such as `example: test/examples/client.ts`; of a section that has one for all of its blocks, that. */
  readonly comment: string;
}

const markdownIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name));

/** Documents for users. The reference of the catalogue is generated from `codegen/catalogue-language.md`, which has the same blocks. */
const DOCUMENTS = ['README.md', ...markdownIn('runtime'), 'catalog/README.md'];

const BLOCK = /^```(\w*)\n([\s\S]*?)^```$/gm;
const ABOVE = /<!-- ([^>]*?) -->\s*$/;
const SECTION = /<!-- (\w+): [\s\S]*?<!-- \1 end -->/g;

/** All blocks in the order of documents. */
export const blocks: readonly Block[] = DOCUMENTS.flatMap((document) => {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const sections = [...text.matchAll(SECTION)];
  return [...text.matchAll(BLOCK)].flatMap(({ index, 1: language = '', 2: code = '' }) => {
    if (!LANGUAGES.has(language)) return [];
    const around = sections.find((section) => index > section.index && index < section.index + section[0].length);
    const comment = ABOVE.exec(text.slice(0, index))?.[1] ?? /<!-- ([^>]*?) -->/.exec(around?.[0] ?? '')?.[1] ?? '';
    return [{ document, line: text.slice(0, index).split('\n').length, language, text: code, comment }];
  });
});

/** Whether a comment says what runs the block: an example, which the tests of examples hold to its file, or a section that a test follows. */
export const saysHow = ({ comment }: Block): boolean => /^(?:example: |simulation$)|by test\/\S+\.test\.ts$/.test(comment);
