/**
 * Very many objects for the bench of the console. They are stored as if they had been on a server before, since making each of them by a
 * request takes far longer.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Objects of one manifest: files of tests have at most 100,000 values. */
const OF_A_FILE = 5_000;

const mapOf = (i: number): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: {
    name: `map-${String(i).padStart(6, '0')}`,
    namespace: 'default',
    // What has a uid is stored as it was on the server that gave it.
    uid: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    creationTimestamp: new Date(Date.UTC(2026, 0, 1) + 1000 * (i % 977)).toISOString().replace(/\.\d+/, ''),
    labels: { part: String(i % 100) },
  },
  data: Object.fromEntries(Array.from({ length: 1 + (i % 3) }, (_, key) => [`key-${key}`, 'x'])),
});

/** Writes so many config maps into files, as `load` of a test server takes them. `remove` deletes the files. */
export function manifestsOf(count: number): { readonly files: readonly string[]; remove(): void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'console-many-'));
  const files: string[] = [];
  for (let from = 0; from < count; from += OF_A_FILE) {
    const items = Array.from({ length: Math.min(OF_A_FILE, count - from) }, (_, i) => mapOf(from + i));
    const file = path.join(folder, `${from}.json`);
    writeFileSync(file, JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
    files.push(file);
  }
  return { files, remove: () => rmSync(folder, { recursive: true }) };
}
