/** Commands write files through one class alone, which keeps them in their folder. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../support/root.js';

const WRITING =
  /\b(?:writeFile|appendFile|copyFile|mkdir|mkdtemp|rename|cp|rm|rmdir|unlink|symlink|link|truncate|createWriteStream|open)(?:Sync)?\b/g;

/**
 * Commands on stores write one file that their caller names, where none is, by a handle; and remove the folder that they have made. A
 * process that ends removes the mark that it has left.
 */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'runtime/cli/process-end.ts': ['rmSync'],
  'runtime/cli/store-commands.ts': ['createWriteStream', 'mkdtempSync', 'rmSync'],
};

/** What a file imports of the file system that writes. */
function writingImports(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const imports = [...text.matchAll(/import (?:type )?([^;]*?) from 'node:fs(?:\/promises)?'/g)].map(([, names = '']) => names);
  return imports.flatMap((names) => names.match(WRITING) ?? []);
}

test('no command writes past it', () => {
  const files = ['codegen', 'runtime/cli'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.posix.join(folder, file)),
  );
  assert.ok(files.length > 100);
  for (const file of files)
    assert.deepEqual(
      writingImports(file).filter((name) => OTHERS[file]?.includes(name) !== true),
      [],
      file,
    );
});
