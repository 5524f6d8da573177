import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder and the way to be rid of it. */
export function temporaryFolder(): { readonly directory: string; remove(): void } {
  const directory = mkdtempSync(join(tmpdir(), 'kindwright-store-'));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
