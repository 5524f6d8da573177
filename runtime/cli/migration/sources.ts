/** Where manifests are read from: files, folders and the standard input. */
import { readFileSync, statSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { decodeText } from '../../codec/parse.js';
import { manifestFilesIn } from '../../testing/manifests.js';
import { type ManifestFault, type ManifestText, manifestText } from './manifests.js';

/** The name of the standard input among operands, and how people are told of it. */
const STDIN = '-';
const STDIN_SHOWN = 'standard input';

export interface Source {
  /** The file; undefined for the standard input. */
  readonly file: string | undefined;
  /** As it was read. */
  readonly text: string;
  readonly manifests: ManifestText;
}

/** What cannot be read is among the faults, and the rest goes on. Without operands, the standard input is read. */
export async function sourcesOf(operands: readonly string[], faults: ManifestFault[]): Promise<Source[]> {
  const sources: Source[] = [];
  for (const operand of operands.length === 0 ? [STDIN] : operands) {
    if (operand === STDIN) {
      const text = decodeText(await buffer(process.stdin));
      sources.push({ file: undefined, text, manifests: manifestText(text, STDIN_SHOWN) });
      continue;
    }
    for (const { file, isNamed } of filesOf(operand, faults)) {
      try {
        const text = decodeText(readFileSync(file));
        sources.push({ file, text, manifests: manifestText(text, file, isNamed) });
      } catch (error) {
        faults.push({ file, line: 1, why: messageOf(error) });
      }
    }
  }
  for (const { manifests } of sources) faults.push(...manifests.faults);
  return sources;
}

function filesOf(operand: string, faults: ManifestFault[]): { file: string; isNamed: boolean }[] {
  try {
    if (!statSync(operand).isDirectory()) return [{ file: operand, isNamed: true }];
    return manifestFilesIn(operand).map((file) => ({ file, isNamed: false }));
  } catch (error) {
    faults.push({ file: operand, line: 1, why: messageOf(error) });
    return [];
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'there is no such file or folder';
  return error instanceof Error ? error.message : String(error);
}
