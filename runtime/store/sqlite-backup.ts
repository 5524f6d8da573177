/** Copies of the embedded store's file, made while a server goes on writing, and put back where there is none. */
import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { StoreOpenError } from './contract.js';
import { checkOwn, DATABASE_FILE, openForReading, openOwned } from './sqlite-database.js';

/**
 * Writes the store of the folder, as it is at one moment, to a file that must not exist. Writers go on meanwhile; the file is
 * there whole and durable, or not at all. Throws StoreOpenError.
 */
export function backUp(directory: string, file: string): void {
  if (!existsSync(path.join(directory, DATABASE_FILE))) throw new StoreOpenError('unwritable', `there is no store in ${directory}`);
  if (existsSync(file)) throw new StoreOpenError('unwritable', `${file} exists; a backup replaces nothing`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
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
  if (!existsSync(file)) throw new StoreOpenError('unwritable', `there is no file ${file}`);
  if (existsSync(target)) throw new StoreOpenError('unwritable', `${directory} has a store; restore into another folder, or move it away`);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const unfinished = `${target}.unfinished`;
  copyFileSync(file, unfinished);
  try {
    check(unfinished, file);
    settle(unfinished, target);
    openOwned(directory, undefined).close();
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function check(copy: string, file: string): void {
  let verdict: unknown;
  try {
    const database = new Sqlite(copy, { readonly: true });
    try {
      verdict = database.pragma('quick_check', { simple: true });
      checkOwn(database, file);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof StoreOpenError) throw error;
    throw new StoreOpenError('corrupt', `${file} is damaged or no backup`);
  }
  if (verdict !== 'ok') throw new StoreOpenError('corrupt', `${file} is damaged`);
}

/** Gives a finished file its name, both durably. */
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
