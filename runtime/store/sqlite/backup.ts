/** Copies of the embedded store's file, made while a server keeps writing, and restored where there is no store. */
import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { newOwnerOnly, ownerOnlyFile, ownerOnlyFolder } from '../../files/owner-only.js';
import { StoreOpenError } from '../contract.js';
import { openSqlite } from './binding.js';
import { checkOwn, DATABASE_FILE, openForReading, openOwned } from './database.js';

/**
 * Writes a snapshot of the folder's store to a file that must not exist yet. Writers are not held up; the file is there whole and durable,
 * or not at all. Throws StoreOpenError.
 */
export function backUp(directory: string, file: string): void {
  if (!existsSync(path.join(directory, DATABASE_FILE)))
    throw new StoreOpenError('unwritable', `there is no store in ${directory}; name the data folder of a server`);
  if (existsSync(file)) throw new StoreOpenError('unwritable', `${file} exists; a backup replaces nothing`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  // An empty file is made first, with the mode that keeps others from reading it.
  ownerOnlyFile(unfinished);
  const database = openForReading(directory);
  try {
    database.prepare('VACUUM INTO ?').run(unfinished);
  } finally {
    database.close();
  }
  settle(unfinished, file);
}

/** Makes the file of a backup the store of the folder, which must have none. Throws StoreOpenError. */
export function restore(file: string, directory: string): void {
  const target = path.join(directory, DATABASE_FILE);
  if (!existsSync(file)) throw new StoreOpenError('unwritable', `there is no file ${file}; name one that kindwright backup wrote`);
  if (existsSync(target)) throw new StoreOpenError('unwritable', `${directory} has a store; restore into another folder, or move it away`);
  ownerOnlyFolder(directory);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    copy(file, unfinished);
    check(unfinished, file);
    settle(unfinished, target);
    openOwned(directory).close();
  } finally {
    rmSync(unfinished, { force: true });
  }
}

const COPIED_BYTES = 1024 * 1024;

/** Copies the file into one that only its owner can read; copyFile would keep the mode of the original. */
function copy(from: string, to: string): void {
  const [source, target] = [openSync(from, 'r'), newOwnerOnly(to)];
  try {
    const piece = Buffer.alloc(COPIED_BYTES);
    for (let size = readSync(source, piece); size > 0; size = readSync(source, piece)) {
      for (let at = 0; at < size; ) at += writeSync(target, piece, at, size - at);
    }
  } finally {
    closeSync(source);
    closeSync(target);
  }
}

function check(copied: string, file: string): void {
  let verdict: unknown;
  try {
    const database = openSqlite(copied, { readOnly: true });
    try {
      verdict = database.pragma('quick_check');
      checkOwn(database, file, 'name a file that kindwright backup wrote');
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof StoreOpenError) throw error;
    throw new StoreOpenError('corrupt', `${file} is damaged or no backup; name one that kindwright backup wrote`);
  }
  if (verdict !== 'ok') throw new StoreOpenError('corrupt', `${file} is damaged`);
}

/** Renames the finished file, and makes both the file and its name durable. */
function settle(unfinished: string, file: string): void {
  sync(unfinished);
  renameSync(unfinished, file);
  sync(path.dirname(file));
}

function sync(name: string): void {
  const handle = openSync(name, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
