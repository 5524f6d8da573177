/** Folders that cost much to make and depend on files alone: one process makes each, the others wait for it, and later runs find it. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.js';
import { until } from '../until.js';
import { removeFolder } from './process.js';

const FOLDER = path.join(ROOT, 'node_modules/.cache/made');

/** Longer than anything that is made here takes on a busy machine; whoever waits notices at once when the maker has ended. */
const PATIENCE_MS = 600_000;

/** A digest of the names and contents of files, those below folders included. They stand in the checkout, or in `root`. */
export function digestOf(names: readonly string[], root = ROOT): string {
  const hash = createHash('sha256');
  for (const name of names) {
    const at = path.join(root, name);
    const files = statSync(at).isDirectory() ? readdirSync(at, { recursive: true, encoding: 'utf8' }).sort() : [''];
    for (const file of files)
      if (statSync(path.join(at, file)).isFile()) hash.update(`\0${path.join(name, file)}\0`).update(readFileSync(path.join(at, file)));
  }
  return hash.digest('hex').slice(0, 32);
}

/**
 * The folder that `make` fills, in this process or in another; nobody changes it afterwards. It is found again by its `name` and the `digest`
 * of what it is made of, and takes the place of the one of another digest. Rejects with the fault of `make`.
 */
export async function madeOnce(name: string, digest: string, make: (folder: string) => void | Promise<void>): Promise<string> {
  const made = path.join(FOLDER, `${name}@${digest}`);
  const mark = `${made}.maker`;
  mkdirSync(FOLDER, { recursive: true });
  await until(() => existsSync(made) || becomesMaker(mark), PATIENCE_MS);
  const work = `${made}.${process.pid}`;
  try {
    // Another maker may have ended between the two looks.
    if (existsSync(made)) return made;
    mkdirSync(work);
    await make(work);
    for (const other of readdirSync(FOLDER))
      if (other.startsWith(`${name}@`) && isLeft(other, made)) removeFolder(path.join(FOLDER, other));
    place(work, made);
  } finally {
    removeFolder(work);
    if (madeBy(mark) === process.pid) rmSync(mark);
  }
  return made;
}

/** Whether a file or folder is of another digest, or of a maker that was killed. */
function isLeft(name: string, made: string): boolean {
  if (!name.startsWith(path.basename(made))) return true;
  const maker = /\.(\d+)$/.exec(name)?.[1];
  return maker !== undefined && !lives(Number(maker));
}

/** Gives a folder its name, unless another process that made the same was first. */
export function place(work: string, made: string): void {
  try {
    renameSync(work, made);
  } catch (error) {
    if (!existsSync(made)) throw error;
  }
}

/** Makes this process the maker that the mark names; false while another process is, and lives. */
function becomesMaker(mark: string): boolean {
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!existsSync(mark)) throw error;
  }
  const maker = madeBy(mark);
  if (maker !== undefined && !lives(maker)) rmSync(mark, { force: true });
  return false;
}

/** The process that the mark names; undefined where there is none, or it is being written. */
function madeBy(mark: string): number | undefined {
  const text = existsSync(mark) ? readFileSync(mark, 'utf8') : '';
  return text === '' ? undefined : Number(text);
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
