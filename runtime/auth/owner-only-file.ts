/** Files with secrets. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file that nobody but its owner can read, whatever stood there before, and its folder where it is missing. Readers
 * see the old content or the new, never a part.
 */
export function writeOwnerOnly(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // A mode given to a file that exists is passed over, so that the secret goes into a new one.
  const fresh = `${file}.${process.pid}.new`;
  rmSync(fresh, { force: true });
  try {
    writeFileSync(fresh, text, { mode: 0o600 });
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}
