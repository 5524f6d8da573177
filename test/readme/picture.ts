/** README's picture of the console, and the record beside it of what it was taken of: how a test knows that the page looks otherwise now. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../support/root.js';

/** The picture is taken anew with this command. */
export const RENEWS = 'npm run bench -- pictures --readme';

export const PICTURE = path.join(ROOT, 'runtime/console/owners.png');
export const RECORD = path.join(ROOT, 'runtime/console/owners.json');

/** What the picture shows: the view, what stands around it, how both look, and the objects of the cluster. */
const SOURCES: readonly string[] = [
  'runtime/console/page/owners',
  'runtime/console/page/style',
  'runtime/console/page/shell/shell.tsx',
  'runtime/console/page/object/object-room.tsx',
  'test/bench/pictured-cluster.ts',
];

export interface PictureRecord {
  /** SHA-256 of the picture, in hexadecimal digits. */
  readonly picture: string;
  /** SHA-256 of the names and the contents of the sources that it was taken of, in hexadecimal digits. */
  readonly sources: string;
}

function filesOf(source: string): string[] {
  if (path.extname(source) !== '') return [source];
  return readdirSync(path.join(ROOT, source))
    .sort()
    .map((name) => `${source}/${name}`);
}

/** What the record says of the picture and the sources as they are now. */
export function recordOfPicture(): PictureRecord {
  const sources = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf)) {
    const content = readFileSync(path.join(ROOT, file));
    sources.update(`${file} ${content.length}\n`).update(content);
  }
  const picture = createHash('sha256').update(readFileSync(PICTURE)).digest('hex');
  return { picture, sources: sources.digest('hex') };
}
