/**
 * Every block of code of the documents runs: as an example, as a part of a section that another test follows, or here, as it stands and in a
 * folder with the files that its text speaks of.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type Block, blocks, saysHow } from '../support/guides.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { type Background, Shell, withKubectl } from '../support/programs/shell.js';
import { ROOT } from '../support/root.js';
import { GUIDES, type Guide } from './guides.js';

const folder = freshFolder();
const shell = new Shell(folder, { ...withKubectl(folder), HOME: folder, ROOT });
let server: Background;

/** `kindwright` as a shell's function. A server is stopped as soon as it is ready; `serving` is the one that other commands talk to. */
const FUNCTIONS = `
main() { "${process.execPath}" "${ROOT}/dist/runtime/main.js" "$@"; }
kindwright() {
  if [ "$1" != serve ]; then main "$@"; return; fi
  : > served
  "${process.execPath}" "${ROOT}/dist/runtime/main.js" "$@" --secure-port=0 --data-dir="$(mktemp --directory --tmpdir="$PWD")" > served 2>&1 &
  local pid=$!
  grep --quiet --max-count=1 '^Ready\\.' < <(tail --lines=+1 --follow --pid=$pid served) || { cat served; return 1; }
  kill $pid
  wait $pid || true
}
npx() { shift; kindwright "$@"; }
helm() { cat manifests/old.yaml; }
export KUBECONFIG=$PWD/data/kubeconfig
`;

before(async () => {
  server = shell.start('.', `exec "${process.execPath}" "${ROOT}/dist/runtime/main.js" serve --secure-port=0 --data-dir=data`);
  await server.printed(/Ready\./);
});
after(async () => {
  await server.stop();
  shell.close();
  removeFolder(folder);
});

const begins = (block: Block, { document, begin }: Guide): boolean => block.document === document && block.text.startsWith(begin);

test('each block has a test that runs it, and each entry of the table is about one', () => {
  const unheld = blocks.filter((block) => !saysHow(block) && !GUIDES.some((guide) => begins(block, guide)));
  assert.deepEqual(
    unheld.map(({ document, line, text }) => `${document}:${line} ${text.split('\n')[0]}`),
    [],
    'no test runs these; make them of a file of test/examples, or add them to test/readme/guides.ts',
  );
  for (const guide of GUIDES) assert.equal(blocks.filter((block) => begins(block, guide)).length, 1, `${guide.document}: ${guide.begin}`);
  const named = [
    ...blocks.flatMap(({ comment }) => /by (test\/\S+\.test\.ts)$/.exec(comment)?.[1] ?? []),
    ...GUIDES.flatMap(({ test: by }) => by ?? []),
  ];
  for (const file of named) assert.ok(existsSync(path.join(ROOT, file)), file);
});

for (const guide of GUIDES) {
  const { document, begin, script } = guide;
  if (script === undefined) continue;
  test(`${document}: ${begin}`, { timeout: 120_000 }, async () => {
    const block = blocks.find((each) => begins(each, guide));
    assert.ok(block !== undefined);
    for (const [file, text] of Object.entries({ ...guide.files, block: block.text })) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text, { mode: 0o600 });
    }
    const run = shell.run('.', `${FUNCTIONS}\n${script(block.text)}`);
    if (guide.refused === undefined) assert.match(await run, guide.says ?? /^/);
    else await assert.rejects(run, guide.refused);
  });
}
