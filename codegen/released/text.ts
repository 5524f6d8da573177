/** Snapshots as text: sorted, a line for each field, so that a diff of two releases reads as what has changed. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isObject } from '../../runtime/model/json/json.js';
import { conforms } from '../conforms.js';
import { type Diagnostics, listed } from '../diagnostics.js';
import { readSource, type SourceFile, shownPath } from '../source-file.js';
import { FORMAT, SNAPSHOT_FILE, type SnapshotContent, SnapshotFile } from './snapshot.js';

const NOTICE =
  '# What releases promised. Written by `kindwright release` and read by `kindwright check`: commit it, and leave it as it is.';

/** The text of the file. The names of its groups are what tell a catalogue from another. */
export function snapshotText(content: SnapshotContent): string {
  const body = `${lines(content, 0).join('\n')}\n`;
  const head = { format: FORMAT, catalogue: namesOf(content), digest: digestOf(body) };
  return `${NOTICE}\n${Object.entries(head)
    .map(([name, value]) => `${name}: ${flow(value)}`)
    .join('\n')}\n${body}`;
}

const namesOf = ({ groups }: SnapshotContent): string[] => [...new Set(Object.values(groups).map(({ name }) => name))].sort();

const digestOf = (body: string): string => createHash('sha256').update(body).digest('hex');

function lines(value: object, depth: number, at = ''): string[] {
  const margin = '  '.repeat(depth);
  return sorted(value).flatMap(([name, member]) => {
    const place = at === '' ? name : `${at} ${name}`;
    if (!isOpen(place) || !isObject(member) || Object.keys(member).length === 0) return [`${margin}${flow(name)}: ${flow(member)}`];
    return [`${margin}${flow(name)}:`, ...lines(member, depth + 1, place)];
  });
}

/** Sections, versions, their kinds and types, and the fields of a type are lists of lines. */
function isOpen(place: string): boolean {
  const [section = '', , part, , inner] = place.split(' ');
  const depth = place.split(' ').length;
  if (section === 'shown') return depth <= 2;
  if (section !== 'versions') return depth === 1;
  return depth <= 3 || (part === 'types' && (depth === 4 || (depth === 5 && inner === 'fields')));
}

const sorted = (value: object): [string, unknown][] =>
  Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Texts that need no quotes in YAML, wherever they stand. */
const PLAIN = /^[A-Za-z][A-Za-z0-9_./<>-]*$/;
const MEANINGFUL = /^(?:true|false|null)$/i;

/** A value on one line. */
function flow(value: unknown): string {
  if (typeof value === 'string') return PLAIN.test(value) && !MEANINGFUL.test(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(flow).join(', ')} ]`;
  if (!isObject(value)) return JSON.stringify(value ?? null);
  const members = sorted(value).map(([name, member]) => `${flow(name)}: ${flow(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

interface ReadSnapshot {
  readonly content: SnapshotContent;
  readonly file: SourceFile;
}

/** The snapshot of a catalogue's folder; undefined where there is none, and where it is at fault, which is reported. */
export function readSnapshot(catalog: string, diagnostics: Diagnostics): ReadSnapshot | undefined {
  if (!existsSync(path.join(catalog, SNAPSHOT_FILE))) return undefined;
  const found = diagnostics.all.length;
  const file = readSource(catalog, SNAPSHOT_FILE, {}, diagnostics);
  const damaged = (why: string): undefined => {
    diagnostics.report('KW040', { file: shownPath(catalog, SNAPSHOT_FILE), line: 1, column: 1 }, { file: SNAPSHOT_FILE, why });
    return undefined;
  };
  if (file === undefined) return diagnostics.all.length > found ? undefined : damaged('it is empty');
  const format = isObject(file.value) ? file.value.format : undefined;
  if (typeof format === 'number' && format > FORMAT)
    return damaged(`it has the form ${format} of a later Kindwright; this one reads up to ${FORMAT}. Install the later one`);
  if (!conforms<SnapshotFile>(file, SnapshotFile, diagnostics)) return undefined;
  const { format: _, catalogue, digest, ...content } = file.value;
  const body = file.text.slice(bodyOffset(file.text));
  if (digestOf(body) !== digest || listed(catalogue) !== listed(namesOf(content)))
    return damaged('it is damaged, or was edited: take it as it was committed with the release');
  return { content, file };
}

/** Where the text goes on after the line of the digest. */
function bodyOffset(text: string): number {
  const at = text.indexOf('\ndigest: ');
  return text.indexOf('\n', at + 1) + 1;
}
