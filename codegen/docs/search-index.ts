/** What the search of the pages looks through: kinds, types and their fields, as a script, since files cannot be fetched from a folder. */
import { jsonFields, referenceTo, type TypeModel } from '../model.js';
import { pagePath } from './site.js';

/** One page: its name, what it is told apart by, its address, whether it is a kind, and the names of its fields. */
type Entry = readonly [name: string, reference: string, path: string, kind: 0 | 1, fields: readonly string[]];

export function searchIndex(types: readonly TypeModel[]): string {
  const entries: Entry[] = types.map((type) => [
    type.name,
    type.kind === undefined ? referenceTo(type) : type.version.apiVersion,
    pagePath(type),
    type.kind === undefined ? 0 : 1,
    jsonFields(type).map(({ name }) => name),
  ]);
  // JSON inside of a script: nothing in it may end the script.
  return `globalThis.searchIndex = ${JSON.stringify(entries).replace(/</g, '\\u003c')};\n`;
}
