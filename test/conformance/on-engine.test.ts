/** The server that a replay starts on a store of its own leaves nothing behind, however it ends. */
import assert from 'node:assert/strict';
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { SERVED, type ServedName, withoutEngine } from '../support/programs/engines.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';
import { until } from '../support/until.js';

const PROGRAM = path.join(ROOT, 'dist/modules/test/conformance/on-engine.js');

/** A process, and all that it and those below it have started. */
function familyOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
  return [pid, ...children.flatMap(familyOf)];
}

/** Whether the process runs; one that has ended and that nobody asks about any more is not. */
const runs = (pid: number): boolean => existsSync(`/proc/${pid}/stat`) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');

/** Resolves once the server says that it is ready; rejects with what it said where it ends instead. */
const ready = (child: ChildProcessWithoutNullStreams): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Ready.')) resolve();
      });
    child.once('close', (code) => reject(new Error(`it ended with ${code}: ${output}`)));
  });

const skipped = (name: ServedName): string | false =>
  process.platform === 'linux' ? withoutEngine(name) : 'looks for processes as Linux shows them';

describe('a server on a store of its own', () => {
  const ended = async (name: ServedName, signal: NodeJS.Signals): Promise<void> => {
    const folder = freshFolder();
    const child = spawn(process.execPath, [PROGRAM, folder, name, 'serve', '--secure-port=0', `--data-dir=${path.join(folder, 'data')}`]);
    try {
      await ready(child);
      const family = familyOf(child.pid ?? 0);
      assert.ok(family.length >= 3, 'this process, the server, and the one that ends it');
      child.kill(signal);
      await until(() => !family.some(runs));
    } finally {
      child.kill('SIGKILL');
      removeFolder(folder);
    }
  };

  // On SQLite in one process, a replay starts the server itself.
  for (const name of SERVED.filter((each) => each !== 'sqlite'))
    it(`leaves nothing of ${name} behind where it is killed`, { skip: skipped(name) }, () => ended(name, 'SIGKILL'));

  it('ends in order where it is told to', { skip: skipped('sqlite') }, () => ended('sqlite', 'SIGTERM'));
});
