/** Test files that share a process: each is a suite of its own, and they run one after the other. */
import { after, describe } from 'node:test';

/** Runs the files (addresses of modules) in their order. A file is loaded when the one before has ended, with its servers closed. */
export async function runFiles(files: readonly { readonly name: string; readonly url: string }[]): Promise<void> {
  for (const { name, url } of files)
    await new Promise<void>((resolve) => {
      void describe(name, async () => {
        try {
          await import(url);
        } finally {
          // After the file's own, as hooks run in the order in which they were asked for.
          after(resolve);
        }
      });
    });
}
