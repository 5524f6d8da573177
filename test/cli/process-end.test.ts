/** Whatever ends a serving process, its log has a last line that says so. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { freshFolder, removeFolder, startProcess } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';

const folder = mkdtempSync(path.join(tmpdir(), 'kindwright-end-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program with both functions, which ends somehow. */
function ended(program: string): { status: number | null; lines: string[] } {
  const code = `import { reportFatalErrors, tellEnds } from ${JSON.stringify(pathToFileURL(path.join(ROOT, 'dist/runtime/cli/process-end.js')).href)};
tellEnds(); reportFatalErrors(${JSON.stringify(folder)}); ${program}`;
  const run = spawnSync(process.execPath, ['--max-old-space-size=40', '--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, A_SECRET: 'word-of-the-environment' },
  });
  return { status: run.status, lines: run.stderr.trim().split('\n') };
}

for (const [what, program, line] of [
  [
    'an error that nobody catches',
    "setTimeout(() => { throw new Error('oops'); });",
    /^An error that nobody caught ends the process: Error: oops$/,
  ],
  [
    'a rejection that nobody handles',
    "Promise.reject(new Error('oops'));",
    /^A rejection that nobody handled ends the process: Error: oops$/,
  ],
] as const)
  test(`${what} is told with its stack, and ends the process with status 1`, () => {
    const { status, lines } = ended(program);
    assert.equal(status, 1);
    assert.ok(
      lines.some((each) => line.test(each)),
      lines.join('\n'),
    );
    assert.match(lines.at(-1) ?? '', /^The process ends with status 1 after \d+s\.$/);
  });

test('want of memory leaves a report without the environment, where the engine can leave that out', () => {
  const { status, lines } = ended('const kept = []; for (;;) kept.push(new Array(100_000).fill(0.5));');
  assert.notEqual(status, 0);
  assert.match(lines.join('\n'), /heap out of memory/);
  const file = path.join(folder, 'reports/fatal-error.json');
  if (process.report !== undefined && !('excludeEnv' in process.report)) {
    assert.equal(existsSync(file), false);
    return;
  }
  const text = readFileSync(file, 'utf8');
  assert.ok('javascriptHeap' in JSON.parse(text));
  assert.ok(!text.includes('word-of-the-environment'));
});

test('a signal is told of, and the end with its status', async () => {
  const data = freshFolder();
  const server = await startProcess(data);
  let errors = '';
  server.child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  assert.equal(await server.stop(), 0);
  assert.match(errors, /^SIGTERM: the server finishes what it does\.\nThe process ends with status 0 after \d+s\.$/m);
  removeFolder(data);
});
