/** The commands about PostgreSQL that the documents show, with a database on this machine in place of the one that they name. */
import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { blocks } from '../support/guides.js';
import { PostgresServer, WITHOUT_POSTGRES } from '../support/programs/postgres.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { Shell } from '../support/programs/shell.js';
import { ROOT } from '../support/root.js';

const RUNNING = 'runtime/RUNNING.md';

describe('the documents, on PostgreSQL', { skip: WITHOUT_POSTGRES }, () => {
  const folder = freshFolder();
  const shell = new Shell(folder, { ...process.env, NODE_TEST_CONTEXT: undefined, HOME: folder, PGHOST: undefined, PGPASSWORD: undefined });
  let database: PostgresServer;

  before(async () => {
    database = await PostgresServer.start();
  });
  after(async () => {
    shell.close();
    await database.stop();
    removeFolder(folder);
  });

  const textOf = (document: string, begin: string): string => {
    const found = blocks.filter((block) => block.document === document && block.text.startsWith(begin));
    assert.equal(found.length, 1, begin);
    return (found[0]?.text ?? '')
      .replaceAll('10.0.0.1:5432', `127.0.0.1:${database.port}`)
      .replaceAll('--host=10.0.0.1 --port=5432', `--host=127.0.0.1 --port=${database.port}`);
  };

  /** A server is stopped as soon as it is ready; its data folder is `data`. */
  const FUNCTIONS = `
kindwright() {
  if [ "$1" != serve ]; then "${process.execPath}" "${ROOT}/dist/runtime/main.js" "$@"; return; fi
  : > served
  "${process.execPath}" "${ROOT}/dist/runtime/main.js" "$@" --secure-port=0 > served 2>&1 &
  local pid=$!
  grep --quiet --max-count=1 '^Ready\\.' < <(tail --lines=+1 --follow --pid=$pid served) || { cat served; return 1; }
  kill $pid
  wait $pid || true
  cat served
}
`;
  const run = (script: string, at = mkdtempSync(path.join(folder, 'user-'))): Promise<string> =>
    shell.run(path.relative(folder, at), `${FUNCTIONS}\n${script}`);

  it('one command serves from it', async () => {
    const printed = await run(textOf(RUNNING, 'kindwright serve --postgres-url'));
    assert.match(printed, /Objects are kept in PostgreSQL at postgres:\/\/127\.0\.0\.1:\d+\/postgres\./);
    assert.equal(await database.value('SELECT count(*) > 50 FROM kindwright.log'), 'true');
  });

  it('a user with a schema and a password serves from it, and a store is copied to it', async () => {
    await database.requirePassword('kindwright');
    const at = mkdtempSync(path.join(folder, 'user-'));
    assert.match(await run(textOf(RUNNING, 'psql --host'), at), /^Ready\.$/m);
    await run('kindwright serve', at);
    await database.run('DROP SCHEMA kindwright CASCADE; CREATE SCHEMA kindwright AUTHORIZATION kindwright', 'shop');
    assert.match(await run(textOf(RUNNING, 'kindwright copy-storage'), at), /values were copied as they are.*keep their revisions/);
  });

  it('what a server has kept so far is brought there, and served from there', async () => {
    const at = mkdtempSync(path.join(folder, 'user-'));
    await run('kindwright serve', at);
    await database.run('DROP SCHEMA kindwright CASCADE', 'shop');
    assert.match(await run(textOf('README.md', 'kindwright copy-storage'), at), /values were copied as they are[\s\S]*^Ready\.$/m);
  });
});
