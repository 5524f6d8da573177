/** Follows the README's tour of the repository to the letter, in a copy of the checkout: every command of it, in its order. */
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { completeInstall, Shell, WITHOUT_SCRIPTS, withKubectl } from '../support/programs/shell.js';
import { README } from '../support/readme.js';
import { ROOT } from '../support/root.js';

const START = 'npm start';
/** The tour starts on the default port, which a developer's own server may hold. */
const START_ON_A_FREE_PORT = 'npm start -- --secure-port=0';

const tour = /<!-- tour:[\s\S]*?<!-- tour end -->/.exec(README)?.[0] ?? '';
const blocks = [...tour.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');

const folder = freshFolder();
const shell = new Shell(folder, withKubectl(folder));
after(() => {
  shell.close();
  removeFolder(folder);
});

test('the tour of the README, command by command', { timeout: 300_000 }, async () => {
  assert.equal(blocks.length, 2, 'the tour has two blocks: start, look around');
  const [install = '', look = ''] = blocks;
  cpSync(ROOT, path.join(folder, 'kindwright'), {
    recursive: true,
    filter: (file) => !['node_modules', 'dist', 'data', '.git'].includes(path.relative(ROOT, file).split(path.sep)[0] ?? ''),
  });
  assert.ok(install.trimEnd().endsWith(START));
  await shell.run('kindwright', `${WITHOUT_SCRIPTS}\n${install.replace(START, '')}`);
  completeInstall(path.join(folder, 'kindwright'));
  const server = shell.start('kindwright', START_ON_A_FREE_PORT);
  await server.printed(/Ready\./);
  assert.match(
    server.output,
    /from the catalogue of the cluster API\.\nObjects are kept in \S+data\.\nOff: auditing\.\nServing on https:\S+\n/,
  );
  assert.match(server.output, /data\/kubeconfig/);
  const looked = await shell.run('kindwright', look);
  assert.match(looked, /^greeting +1 /m);
  assert.match(looked, /FIELD: +replicas <integer>/);
  await server.stop();
});
