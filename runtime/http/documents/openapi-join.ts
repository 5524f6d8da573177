/** One OpenAPI v2 document out of this server's and those of the servers that it delegates to. */

import type { Turn } from '../../model/definition/settled.js';
import { isObject } from '../../model/json/json.js';
import { Piece, type PiecedDocument, type Pieces } from './openapi-pieces.js';

/** Paths of one version, and the definitions that they refer to, directly or by way of others. */
export interface ForeignPart {
  readonly paths: Pieces;
  readonly definitions: Pieces;
}

/** The OpenAPI documents of other servers, as far as they are known. */
export interface ForeignParts {
  /**
   * The parts as they are known now, by API services; `revision` changes whenever they do. Parts that are old are fetched again for later callers.
   */
  current(): { readonly revision: number; readonly parts: ReadonlyMap<string, ForeignPart> };
}

const DEFINITIONS = '#/definitions/';

/** The definition that a reference names; undefined where the value is none. */
const referred = (value: unknown): string | undefined =>
  typeof value === 'string' && value.startsWith(DEFINITIONS) ? value.slice(DEFINITIONS.length) : undefined;

/** Names of the definitions that a value refers to. */
function* references(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* references(item);
  else if (isObject(value)) {
    const name = referred(value.$ref);
    if (name !== undefined) yield name;
    for (const member of Object.values(value)) yield* references(member);
  }
}

/** Whether two definitions describe the same values, whatever their descriptions say. */
function alike(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => alike(item, b[i]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const [x, y] = [a, b].map((o) => new Map(Object.entries(o).filter(([key, v]) => key !== 'description' || typeof v !== 'string')));
  return x !== undefined && y !== undefined && x.size === y.size && [...x].every(([key, v]) => y.has(key) && alike(v, y.get(key)));
}

/** A copy of the value whose references have the new names. */
function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const name = key === '$ref' ? referred(member) : undefined;
      return [key, name === undefined ? renamed(member, names) : `${DEFINITIONS}${names.get(name) ?? name}`];
    }),
  );
}

const membersOf = (value: unknown): Map<string, unknown> => new Map(Object.entries(isObject(value) ? value : {}));

/**
 * The part of a document that is about one version; `prefix` is the version's path, such as `/apis/metrics.example.com/v1`. The
 * document's depth must have been bounded.
 */
export async function partOf(document: unknown, prefix: string, turn: Turn): Promise<ForeignPart> {
  const { paths, definitions } = isObject(document) ? document : {};
  const kept = [...membersOf(paths)].filter(([path, item]) => (path === prefix || path.startsWith(`${prefix}/`)) && isObject(item));
  const known = membersOf(definitions);
  const reached = new Map<string, unknown>();
  const wanted = new Set<string>();
  for (const [, item] of kept) {
    for (const name of references(item)) wanted.add(name);
    await turn();
  }
  // The set grows while it is walked, until nothing new is reached.
  for (const name of wanted) {
    if (!known.has(name)) continue;
    reached.set(name, known.get(name));
    for (const next of references(known.get(name))) wanted.add(next);
    await turn();
  }
  return { paths: await written(kept, turn), definitions: await written(reached, turn) };
}

async function written(values: Iterable<readonly [string, unknown]>, turn: Turn): Promise<Map<string, Piece>> {
  const pieces = new Map<string, Piece>();
  for (const [name, value] of values) {
    pieces.set(name, Piece.of(value));
    await turn();
  }
  return pieces;
}

/**
 * The document with the parts of others. Paths that are there already stay as they are; definitions that differ from one of
 * their name get another name, as do those that refer to them.
 */
export async function joined(own: PiecedDocument, parts: readonly ForeignPart[], turn: Turn): Promise<PiecedDocument> {
  if (parts.length === 0) return own;
  const [paths, definitions] = [new Map(own.paths), new Map(own.definitions)];
  for (const part of parts) {
    const names = await otherNames(part.definitions, definitions, turn);
    const renamedPiece = (piece: Piece): Piece => (names.size === 0 ? piece : Piece.of(renamed(piece.value, names)));
    for (const [name, definition] of part.definitions) {
      const known = names.get(name) ?? name;
      if (!definitions.has(known)) definitions.set(known, renamedPiece(definition));
      await turn();
    }
    for (const [path, item] of part.paths) {
      if (!paths.has(path)) paths.set(path, renamedPiece(item));
      await turn();
    }
  }
  return { ...own, paths: inOrder(paths), definitions: inOrder(definitions) };
}

const isSame = (piece: Piece, other: Piece | undefined): boolean =>
  other !== undefined && (piece.json.equals(other.json) || alike(piece.value, other.value));

/** New names for definitions whose own names are taken by different ones, and for those of taken names that refer to them. */
async function otherNames(brought: Pieces, taken: Pieces, turn: Turn): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const rename = (name: string): void => {
    let number = 2;
    while (taken.has(`${name}_v${number}`) || brought.has(`${name}_v${number}`)) number += 1;
    names.set(name, `${name}_v${number}`);
  };
  for (const [name, definition] of brought) {
    if (taken.has(name) && !isSame(definition, taken.get(name))) rename(name);
    await turn();
  }
  if (names.size === 0) return names;
  const referrers = new Map<string, string[]>();
  for (const [name, definition] of brought) {
    if (!taken.has(name) || names.has(name)) continue;
    for (const to of new Set(references(definition.value))) {
      const known = referrers.get(to);
      if (known === undefined) referrers.set(to, [name]);
      else known.push(name);
    }
    await turn();
  }
  // The map grows while it is walked, until no other refers to what has a new name.
  for (const name of names.keys()) {
    for (const referrer of referrers.get(name) ?? []) if (!names.has(referrer)) rename(referrer);
    await turn();
  }
  return names;
}

const inOrder = (entries: Pieces): Pieces => new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
