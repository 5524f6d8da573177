/** A folder for what a server's processes have together while they run: sockets, and files that are better kept in memory. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where files lie in memory, on systems that have such a folder. */
const IN_MEMORY = '/dev/shm';

export interface MemoryFolder {
  readonly path: string;
  /** Removes the folder with all that is in it. */
  remove(): void;
}

/**
 * Makes a new folder that is closed to others, in memory where the system has room for that, else among temporary files. It is the same one
 * for each start that gives the same text, so that what a process left that was killed is cleared away; whoever asks makes sure that no other
 * process uses it. Its path is short, as those of sockets have to be.
 */
export function memoryFolder(text: string): MemoryFolder {
  const folder = madeInMemory(text) ?? mkdtempSync(path.join(tmpdir(), 'kindwright-'));
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function madeInMemory(text: string): string | undefined {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const folder = path.join(IN_MEMORY, `kindwright-${process.getuid?.() ?? 0}-${digest}`);
  try {
    rmSync(folder, { recursive: true, force: true });
    // Fails where somebody else has taken the name.
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  } catch {
    return undefined;
  }
}
