/** All state belongs to a server, or to a value that it makes: servers of one process know nothing of each other. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../support/root.js';

/** Programs of threads, which are there once for each thread. */
const THREADS = ['observe/watchdog/thread.ts'];

const sources = readdirSync(path.join(ROOT, 'runtime'), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

/** The lines of all modules that begin a declaration at their top and are of the form, with where they stand. */
const declared = (form: RegExp): string[] =>
  sources.flatMap((file) =>
    readFileSync(path.join(ROOT, 'runtime', file), 'utf8')
      .split('\n')
      .filter((line) => form.test(line))
      .map((line) => `${file}: ${line}`),
  );

test('no module has a variable', () => {
  assert.ok(sources.length > 500);
  assert.deepEqual(
    declared(/^(?:export )?(?:let|var) /).filter((found) => !THREADS.some((file) => found.startsWith(`${file}:`))),
    [],
  );
});

test('no module has a collection that is filled later, but for what is kept with an immutable value, or is bounded in bytes', () => {
  assert.deepEqual(declared(/^(?:export )?const \w+(?:: (?:Map|Set)<[^=]+)? = new (?:Map|Set)(?:<.*>)?\(\);/), [
    // Loaded code is one for the process, as in Node's own cache.
    'model/definition/on-demand.ts: const packages = new Map<string, unknown>();',
  ]);
  assert.ok(declared(/^const \w+ = new (?:WeakMap|BoundedCache)</).length > 5);
});
