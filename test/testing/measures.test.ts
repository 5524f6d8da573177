/** What a server for tests costs: how long a test waits for it, and what memory it takes. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { ROOT } from '../support/root.js';
import type { Starts } from './measured-starts.js';

const FIRST_MS = 350;
const LATER_MS = 250;
const MEMORY_MIB = 90;

/** Processes that are tried at most: one that others slow down, or that collects in between, says nothing. */
const TRIES = 5;

const skip = existsSync('/proc/self/status') ? false : 'the system does not tell what threads worked, and what memory they have';
const tries: Starts[] = [];

/** The least of what the processes told, with further ones as long as it is not below the limit. */
function least(limit: number, of: (starts: Starts) => number): number {
  for (;;) {
    const found = Math.min(...tries.map(of));
    if (found < limit || tries.length >= TRIES) return found;
    tries.push(measured());
  }
}

const measured = (): Starts =>
  JSON.parse(
    execFileSync(process.execPath, [path.join(ROOT, 'dist/modules/test/testing/measured-starts.js')], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as Starts;

before(() => {
  if (skip === false) tries.push(measured());
});

test('the first server of a process is there within 0.35 s', { skip }, () => {
  const found = least(FIRST_MS, ({ worked: [first = Number.NaN], slowdown }) => first / slowdown);
  assert.ok(found < FIRST_MS, `${found} ms`);
});

test('further servers are there within 0.25 s', { skip }, () => {
  const found = least(LATER_MS, ({ worked: [, ...later], slowdown }) => Math.max(...later) / slowdown);
  assert.ok(found < LATER_MS, `${found} ms`);
});

test('a process with one has less than 90 MiB of its own', { skip }, () => {
  const found = least(MEMORY_MIB, ({ memory }) => memory);
  assert.ok(found < MEMORY_MIB, `${found} MiB`);
});
