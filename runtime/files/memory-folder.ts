/** A folder for what a server's processes have together while they run: sockets, and files that are better kept in memory. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where files lie in memory, on systems that have such a folder. */
const IN_MEMORY = '/dev/shm';

/**
 * Makes a new folder that is closed to others, in memory where the system has a place for that, else among temporary files, and gives its path,
 * which is short, as those of sockets have to be. Its name is its own, so that a process of an earlier start which ends late removes nothing of
 * a later one. Folders of earlier starts with the same text are removed; whoever asks makes sure that none of these starts goes on.
 */
export function memoryFolder(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const name = `kindwright-${process.getuid?.() ?? 0}-${digest}-`;
  for (const place of [IN_MEMORY, tmpdir()]) removeThoseNamed(place, name);
  try {
    return mkdtempSync(path.join(IN_MEMORY, name));
  } catch {
    return mkdtempSync(path.join(tmpdir(), name));
  }
}

/** Removes the folder with all that is in it; does nothing where it is gone. */
export const removeMemoryFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

function removeThoseNamed(place: string, name: string): void {
  try {
    for (const found of readdirSync(place)) if (found.startsWith(name)) removeMemoryFolder(path.join(place, found));
  } catch {
    // There is no such place, or somebody else has taken the name of a folder.
  }
}
