/** Each mistake of a table is told by one line, at its place, with what to do about it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { catalogueMistakes } from './catalogue-mistakes.js';
import { codeMistakes } from './code-mistakes.js';
import { commandMistakes } from './command-mistakes.js';
import { fieldMistakes } from './field-mistakes.js';
import { GoodProject } from './good-project.js';
import { type Mistake, REMEDY } from './mistake.js';

let project: GoodProject;
before(async () => {
  project = await GoodProject.make();
});
after(() => project.remove());

/** Lines that quote what is at fault, and lines of the log of a busy machine, tell of no mistake. */
const ASIDE = /^ {4}|^Slow request /;

const REST = ' …';

const all: readonly Mistake[] = [...fieldMistakes, ...catalogueMistakes, ...codeMistakes, ...commandMistakes];

test('what is told of each is its own, and says what to do', () => {
  assert.ok(all.length >= 70);
  assert.deepEqual(
    all.map(({ what }) => what).filter((what, i, names) => names.indexOf(what) !== i),
    [],
  );
  assert.deepEqual(
    all.filter(({ told }) => !REMEDY.test(told)).map(({ told }) => told),
    [],
  );
});

for (const { what, files, run, told } of all)
  test(`${what}: kindwright ${run}`, async () => {
    const { code, stderr } = await project.runWith(files, run);
    assert.equal(code, 1, stderr);
    const lines = stderr.replaceAll(project.folder, '<project>').trimEnd().split('\n');
    const [line = '', ...more] = lines.filter((each) => !ASIDE.test(each));
    assert.deepEqual(more, []);
    if (!told.endsWith(REST)) assert.equal(line, told);
    else assert.equal(line.slice(0, told.length - REST.length), told.slice(0, -REST.length));
  });

test('the project without any of them has no fault', async () => {
  const { code, stderr } = await project.run('check');
  assert.deepEqual([code, stderr], [0, '']);
});
