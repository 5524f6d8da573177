/** Files and folders with secrets: nobody but their owner can read them, whatever the umask is and whatever was there before. */
import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

const OWNER_FILE = 0o600;
const OWNER_FOLDER = 0o700;
const FOR_OTHERS = 0o077;
/** Windows has no file modes to restrict access with. */
const WITHOUT_MODES = process.platform === 'win32';
const STICKY = 0o1000;
/** Levels of parent folders that are created at most. */
const DEEPEST = 100;

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** An Error that names the path and says why, in one line. */
const fault = (name: string, error: unknown): Error =>
  new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });

/**
 * The folder, made with its parents where they are missing. One that is there and open to others is closed to them, with a line
 * on the standard error. Throws an Error that names the folder where it is none or cannot be made.
 */
export function ownerOnlyFolder(folder: string): void {
  makeOwnerOnlyFolder(folder);
  closeToOthers(folder, OWNER_FOLDER);
}

/** Like `ownerOnlyFolder`, but leaves an existing folder as it is, because others may have files in it. */
export function makeOwnerOnlyFolder(folder: string): void {
  if (folder === '') throw new Error('the name of the folder is empty');
  makeFolder(path.resolve(folder), DEEPEST);
}

/**
 * Creates the folder and its parents one by one: Node's recursive mkdir never returns on file systems where none can be created,
 * such as /proc.
 */
function makeFolder(folder: string, levels: number): void {
  try {
    mkdirSync(folder, { mode: OWNER_FOLDER });
    chmodSync(folder, OWNER_FOLDER);
  } catch (error) {
    const parent = path.dirname(folder);
    if (codeOf(error) === 'EEXIST') {
      if (isFolder(folder)) return;
      throw new Error(`${folder} is a file, not a folder`);
    }
    if (codeOf(error) === 'ENOTDIR') throw new Error(`${folder} cannot be made: a file stands where a folder is needed`);
    if (codeOf(error) !== 'ENOENT' || levels === 0 || parent === folder || isFolder(parent)) throw fault(folder, error);
    makeFolder(parent, levels - 1);
    makeFolder(folder, 0);
  }
}

function isFolder(name: string): boolean {
  try {
    // A link to a folder counts as the folder.
    readdirSync(name);
    return true;
  } catch (error) {
    return codeOf(error) === 'EACCES';
  }
}

/**
 * Closes a file or folder that exists to everybody but its owner, and says so on the standard error. Links and devices are left
 * alone, and so are folders that everybody shares, such as /tmp. What cannot be closed is told as well, and goes on being used.
 */
export function closeToOthers(name: string, mode: number = OWNER_FILE): void {
  const before = lstatSync(name, { throwIfNoEntry: false });
  if (before === undefined || !(before.isFile() || before.isDirectory()) || (before.mode & FOR_OTHERS) === 0 || WITHOUT_MODES) return;
  const shown = (before.mode & 0o7777).toString(8).padStart(4, '0');
  if ((before.mode & STICKY) !== 0) {
    console.error(`${name} is shared by all users (mode ${shown}); what is kept in it belongs into a folder of its own.`);
    return;
  }
  try {
    chmodSync(name, mode);
    console.error(`${name} could be read by other users (mode ${shown}); its mode is ${mode.toString(8).padStart(4, '0')} now.`);
  } catch (error) {
    console.error(`${name} can be read by other users (mode ${shown}), and that cannot be changed: ${String(error)}`);
  }
}

/** Closes every file of a folder to others, without a look below. */
export function closeFilesToOthers(folder: string, of: (name: string) => boolean = () => true): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile() && of(entry.name)) closeToOthers(path.join(folder, entry.name));
}

/**
 * Makes an empty file that only its owner can read where none is, so that a library that opens it makes no other; one that is
 * there is closed to others. Throws an Error that names the file.
 */
export function ownerOnlyFile(file: string): void {
  try {
    closeSync(openOwnerOnly(file, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL));
  } catch (error) {
    if (codeOf(error instanceof Error ? error.cause : error) !== 'EEXIST') throw error;
    closeToOthers(file);
  }
}

/** A handle on a new file that only its owner can read; throws an Error that names the file, also where it exists. */
export function newOwnerOnly(file: string): number {
  return openOwnerOnly(file, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL);
}

function openOwnerOnly(file: string, flags: number): number {
  try {
    const handle = openSync(file, flags, OWNER_FILE);
    // A umask that takes rights away from the owner is passed over as well.
    fchmodSync(handle, OWNER_FILE);
    return handle;
  } catch (error) {
    throw fault(file, error);
  }
}

/**
 * Writes a file that nobody but its owner can read, whatever stood there before, and its folder where it is missing. Readers
 * see the old content or the new, never a part. Throws an Error that names the file.
 */
export function writeOwnerOnly(file: string, text: string): void {
  makeOwnerOnlyFolder(path.dirname(file));
  // A mode given to a file that exists is passed over, so that the secret goes into a new one.
  const fresh = `${file}.${process.pid}.new`;
  rmSync(fresh, { force: true });
  try {
    const handle = newOwnerOnly(fresh);
    try {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
    } finally {
      closeSync(handle);
    }
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error instanceof Error && error.message.startsWith(file) ? error : fault(file, error);
  }
}
