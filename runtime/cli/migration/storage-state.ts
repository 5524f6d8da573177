/** How far a migration of stored objects has come, in a file, so that one that was stopped goes on from there. */
import { existsSync, readFileSync } from 'node:fs';
import { OutputFolder } from '../../files/output-folder.js';
import { isObject } from '../../model/json/json.js';

export interface StorageState {
  /** The server that it is about. */
  readonly server: string;
  /** Kinds whose objects are all rewritten, such as deployments.apps. */
  readonly done: readonly string[];
  /** The kind that is on its way, with the token of the next part of its list. */
  readonly current?: { readonly kind: string; readonly continue: string; readonly rewritten: number };
}

/** Throws an Error for a file that is none, or of another server. */
export function readState(file: string, server: string): StorageState {
  if (!existsSync(file)) return { server, done: [] };
  const state = parsed(readFileSync(file, 'utf8'));
  if (state === undefined) throw new Error(`${file} is no state of migrate-storage; delete it, or name another one with --state`);
  if (state.server !== server)
    throw new Error(`${file} is about ${state.server}, not ${server}; delete it, or name another one with --state`);
  return state;
}

function parsed(text: string): StorageState | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isState(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isState(value: unknown): value is StorageState {
  if (!isObject<Record<string, unknown>>(value) || typeof value.server !== 'string' || !Array.isArray(value.done)) return false;
  const { current } = value;
  return (
    current === undefined ||
    (isObject<Record<string, unknown>>(current) &&
      typeof current.kind === 'string' &&
      typeof current.continue === 'string' &&
      typeof current.rewritten === 'number')
  );
}

/** Takes the place of the former state at once, so that whoever is stopped meanwhile leaves one of both. */
export function writeState(file: string, state: StorageState): void {
  const [folder, name] = OutputFolder.of(file);
  folder.replace(name, `${JSON.stringify(state, undefined, 2)}\n`);
}

export function forgetState(file: string): void {
  const [folder, name] = OutputFolder.of(file);
  folder.remove(name);
}
