/** Test files that share a process: each is a suite of its own, and they run one after the other. */
import { after, describe } from 'node:test';

/** Far more than a file takes on a busy machine: what waits for what never comes fails, and its hooks end what it started. */
const PATIENCE_MS = 600_000;

/** Runs built test files, named by their paths below test/. A file is loaded when the one before has ended, and has closed what it started. */
export async function runFiles(files: readonly string[]): Promise<void> {
  for (const file of files)
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
