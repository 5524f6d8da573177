/** Objects in files, as people keep them for `kubectl apply -f`. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decodeText, parseJson, yamlDocuments } from '../codec/parse.js';
import { isObject } from '../model/json/json.js';
import type { Json, JsonObject } from '../model/object.js';

/** Files that cannot be loaded; the message has a line for each fault: the file, the document and why. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

export interface Manifest {
  /** The file and the number of the document in it, for errors. */
  readonly place: string;
  readonly apiVersion: string;
  readonly kind: string;
  readonly object: JsonObject;
}

/** As deep as bodies of requests may nest is more than people write. */
const MAX_DEPTH = 1000;

const EXTENSIONS: ReadonlySet<string> = new Set(['.yaml', '.yml', '.json']);

/**
 * Every object of a file, or of the YAML and JSON files in a folder and below, in the order of their paths; lists are taken apart.
 * Throws ManifestError with every fault.
 */
export function readManifests(source: string): Manifest[] {
  const faults: string[] = [];
  const manifests: Manifest[] = [];
  const take = (place: string, value: Json | undefined): void => {
    if (value === null || value === undefined) return;
    if (!isObject(value)) faults.push(`${place}: an object is expected`);
    else if (typeof value.kind !== 'string' || typeof value.apiVersion !== 'string')
      faults.push(`${place}: apiVersion and kind are required`);
    else if (value.kind.endsWith('List') && Array.isArray(value.items))
      for (const [i, item] of value.items.entries()) take(`${place}, item ${i + 1}`, item);
    else manifests.push({ place, apiVersion: value.apiVersion, kind: value.kind, object: value });
  };
  for (const file of filesOf(source, faults)) {
    let number = 1;
    try {
      for (const value of documentsOf(file)) {
        take(`${file}, document ${number}`, value);
        number += 1;
      }
    } catch (error) {
      faults.push(`${file}, document ${number}: ${wordsOf(error)}`);
    }
  }
  if (faults.length > 0) throw new ManifestError(faults);
  return manifests;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The YAML and JSON files of a folder and below, in the order of their paths. Throws what the file system throws. */
export const manifestFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && EXTENSIONS.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();

function filesOf(source: string, faults: string[]): string[] {
  try {
    return statSync(source).isDirectory() ? manifestFilesIn(source) : [source];
  } catch (error) {
    faults.push(`${source}: ${wordsOf(error)}`);
    return [];
  }
}

function documentsOf(file: string): Iterable<Json> {
  const text = decodeText(readFileSync(file));
  return path.extname(file) === '.json' ? [parseJson(text, MAX_DEPTH)] : yamlDocuments(text, MAX_DEPTH);
}
