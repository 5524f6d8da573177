/** Whatever ends a serving process, its log has a last line that says so. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Client } from '../attack/client.js';
import { freshFolder, removeFolder, startProcess } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';

const folder = mkdtempSync(path.join(tmpdir(), 'kindwright-end-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** What every program here begins with; a timer stands for what a server waits for. */
const BEGINNING = `import { ProcessEnd } from ${JSON.stringify(pathToFileURL(path.join(ROOT, 'dist/modules/runtime/cli/process-end.js')).href)};
const end = new ProcessEnd(); end.follow(); const waits = setTimeout(() => undefined, 1e9);
const serve = () => { end.serving({ stop: async () => undefined, reload: async () => console.error('read again') }); end.leaveTraces(${JSON.stringify(folder)}); };`;

/** Runs a program whose end is followed, and which ends somehow. */
function ended(program: string): { status: number | null; signal: NodeJS.Signals | null; lines: string[] } {
  const code = `${BEGINNING}\n${program}`;
  const run = spawnSync(process.execPath, ['--max-old-space-size=40', '--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, A_SECRET: 'word-of-the-environment' },
  });
  return { status: run.status, signal: run.signal, lines: run.stderr.trim().split('\n') };
}

for (const [what, program, line] of [
  [
    'an error that nobody catches',
    "serve(); setTimeout(() => { throw new Error('oops'); });",
    /^An error that nobody caught ends the process: Error: oops$/,
  ],
  [
    'a rejection that nobody handles',
    "serve(); Promise.reject(new Error('oops'));",
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
    assert.match(lines.at(-1) ?? '', /^The process ends with status 1 after \d+s, at [\dT:.-]+Z\.$/);
  });

test('want of memory leaves a report without the environment, where the engine can leave that out', () => {
  const { status, lines } = ended('serve(); const kept = []; for (;;) kept.push(new Array(100_000).fill(0.5));');
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

test('a process that has nothing left to wait for says so, and has failed', () => {
  const { status, lines } = ended('serve(); waits.unref();');
  assert.equal(status, 1);
  assert.ok(lines.includes('The process ends, as nothing is left for it to wait for.'), lines.join('\n'));
  assert.match(lines.at(-1) ?? '', /^The process ends with status 1 after \d+s, at [\dT:.-]+Z\.$/);
});

test('a signal that comes before there is a server ends the process, with a word', () => {
  const { status, lines } = ended("process.kill(process.pid, 'SIGTERM');");
  assert.equal(status, 0);
  assert.deepEqual(lines, ['SIGTERM: the process ends before its server was there.']);
});

test('SIGHUP ends no process, and has a server read its files again', () => {
  const hangUp = "process.kill(process.pid, 'SIGHUP');";
  const program = `${hangUp} setTimeout(() => { serve(); ${hangUp} setTimeout(() => process.kill(process.pid, 'SIGTERM'), 100); }, 100);`;
  const { status, lines } = ended(program);
  assert.equal(status, 0);
  assert.deepEqual(lines.slice(0, 4), [
    'SIGHUP: files are read when the server starts, which it does.',
    'SIGHUP: files that flags name are read again where they have changed.',
    'read again',
    'SIGTERM: the server finishes what it does.',
  ]);
});

for (const name of ['SIGQUIT', 'SIGUSR2', 'SIGALRM'] as const)
  test(`${name} ends a process as it ends any, with a word`, () => {
    const { signal, lines } = ended(`serve(); process.kill(process.pid, '${name}');`);
    assert.equal(signal, name);
    assert.match(lines.at(-1) ?? '', new RegExp(`^${name} ends the process after \\d+s, at [\\dT:.-]+Z\\.$`));
  });

test('a process that was killed is told of by the next in its folder, one that ended with a word is not', () => {
  assert.equal(ended("serve(); process.kill(process.pid, 'SIGKILL');").signal, 'SIGKILL');
  assert.match(
    ended("serve(); process.kill(process.pid, 'SIGTERM');").lines[0] ?? '',
    /^The process \d+, which served this data folder since .+, ended without a word of its own: it was killed, its memory was too little, or the machine stopped\.$/,
  );
  assert.match(ended("serve(); process.kill(process.pid, 'SIGTERM');").lines[0] ?? '', /^SIGTERM: /);
});

test('lines of JSON end with one of JSON', () => {
  const { lines } = ended("end.tellAsJson(); serve(); process.kill(process.pid, 'SIGTERM');");
  const told = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  assert.match(told.at(-1) ?? '', /^The process ends with status 0/);
});

test('whoever reads slowly is told everything before a stop ends the process', async () => {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', `${BEGINNING} serve(); console.error('x'.repeat(1_000_000)); process.kill(process.pid, 'SIGTERM');`],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let told = '';
  // The pipe is full when the process ends.
  const full = new Promise((resolve) => child.stderr.once('readable', resolve));
  await full;
  child.stderr.on('data', (text: Buffer) => {
    told += text.toString();
  });
  await new Promise((resolve) => child.once('close', resolve));
  assert.ok(told.length > 1_000_000, `${told.length} bytes`);
  assert.match(told, /The process ends with status 0 after \d+s, at [\dT:.-]+Z\.\n$/);
});

test('a signal is told of, and the end with its status', async () => {
  const data = freshFolder();
  const server = await startProcess(data);
  let errors = '';
  server.child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  assert.equal(await server.stop(), 0);
  assert.match(errors, /^SIGTERM: the server finishes what it does\.\nThe process ends with status 0 after \d+s, at [\dT:.-]+Z\.$/m);
  removeFolder(data);
});

test('a server goes on where nobody reads what it tells, and ends with status 0 when it is told to', async () => {
  const data = freshFolder();
  const server = await startProcess(data, ['--v=3']);
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  const client = new Client(Number(new URL(server.url).port), '');
  for (let i = 0; i < 3; i += 1) assert.equal((await client.send({ method: 'GET', path: '/readyz' })).status, 200);
  client.close();
  assert.equal(await server.stop(), 0);
  removeFolder(data);
});
