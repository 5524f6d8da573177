/** The README's project of one's own, command by command: what it says is what a stranger needs. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { type Background, completeInstall, WITHOUT_SCRIPTS } from '../../support/programs/shell.js';
import { README } from '../../support/readme.js';
import { type Machine, PATIENCE_MS } from './machine.js';

const section = /<!-- project:[\s\S]*?<!-- project end -->/.exec(README)?.[0] ?? '';
const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');

const DEV = 'npm run dev';
/** The README's server takes the default port, which a developer's own server may hold. */
const DEV_ON_A_FREE_PORT = `${DEV} -- --secure-port=0`;

const ready = (times: number): RegExp => new RegExp(`(?:Ready\\.[^]*){${times}}`);

/** Makes the project in `my-api`; its server goes on, for the tests that follow. */
export function readmeProject(machine: () => Machine, skip: string | false): { server: () => Background } {
  let server: Background;

  test('the README makes a project, and serves it', { skip, timeout: PATIENCE_MS }, async () => {
    assert.equal(blocks.length, 3, 'the README has three blocks: make a project, use it, go on');
    const [make = '', use = ''] = blocks;
    assert.ok(make.trimEnd().endsWith(DEV));
    await machine().run('.', `${WITHOUT_SCRIPTS}\n${make.replace(DEV, '')}`);
    // npm asks for approval of scripts that the manifest says nothing of, and later releases do not run them.
    const { packages } = JSON.parse(machine().read('my-api/package-lock.json')) as {
      packages: Readonly<Record<string, { readonly hasInstallScript?: true }>>;
    };
    const { allowScripts } = JSON.parse(machine().read('my-api/package.json')) as { allowScripts: Readonly<Record<string, boolean>> };
    const scripted = Object.keys(packages).filter((name) => packages[name]?.hasInstallScript);
    assert.deepEqual(scripted.map((name) => name.replace(/^node_modules\//, '')).sort(), Object.keys(allowScripts).sort());
    completeInstall(path.join(machine().folder, 'my-api'));
    server = machine().start('my-api', DEV_ON_A_FREE_PORT);
    await server.printed(ready(1));
    assert.match(
      server.output,
      /Kindwright \d.* serves \d+ kinds in \d+ groups, from \S+my-api\/catalog\.\nObjects are kept in \S+my-api\/data\./,
    );
    const used = await machine().run('my-api', use);
    assert.match(used, /NAME +CUSTOMER +DELIVERY +AGE\nfirst +ann +Courier /);
    assert.match(used, /FIELD: +delivery <string>/);
  });

  test('the README adds a kind with code, a version with a rename and a route while the project is served', {
    skip,
    timeout: PATIENCE_MS,
  }, async () => {
    const steps = (blocks[2] ?? '').split(/(?<=^npx kindwright new.*\n)/m);
    assert.equal(steps.length, 4, 'a kind, a version, a route, and their use');
    let output = '';
    for (const [i, step] of steps.entries()) {
      output += await machine().run('my-api', `export KUBECONFIG=$PWD/data/kubeconfig\n${step}`);
      if (i < 3) await server.printed(ready(i + 2));
    }
    assert.match(output, /buyer: ann/);
    assert.match(output, /\{"count":1\}/);
    assert.match(output, /invoice\.shop\.example\.com\/july created/);
    assert.match(output, /^\S pass 2$/m);
  });

  return { server: () => server };
}
