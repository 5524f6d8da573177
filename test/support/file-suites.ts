/** Test files that share processes: each is a suite of its own, and those of a process run one after the other. */
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { after, describe } from 'node:test';

/** Far more than a file takes on a busy machine: what waits for what never comes fails, and its hooks end what it started. */
const PATIENCE_MS = 900_000;

/** What some processes do together: each takes the next file that none has taken. */
export interface SharedRun {
  /** Built test files, named by their paths below test/. */
  readonly files: readonly string[];
  /** Folder of a mark for each file that was taken. */
  readonly taken: string;
  /** Most that one process takes, since what files leave in memory adds up. */
  readonly most: number;
}

/** Runs files in this process until all are taken. A file is loaded when the one before has ended, and has closed what it started. */
export async function runFiles({ files, taken, most }: SharedRun): Promise<void> {
  let left = most;
  for (const [place, file] of files.entries()) {
    if (left === 0) return;
    if (!takes(path.join(taken, String(place)))) continue;
    left -= 1;
    await new Promise<void>((resolve) => {
      void describe(file.replace(/\.js$/, '.ts'), { timeout: PATIENCE_MS }, async () => {
        try {
          await import(new URL(`../${file}`, import.meta.url).href);
        } finally {
          // It is the last of the file's hooks, which run in the order in which they were asked for.
          after(() => resolve());
        }
      });
    });
  }
}

/** Makes a mark; false where another process has made it. */
function takes(mark: string): boolean {
  try {
    closeSync(openSync(mark, 'wx'));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
