/** A program with the Python client, from discovery to the end of its namespace. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type CommandServer, startHere } from '../support/command-server.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { python, WITHOUT_PYTHON_CLIENT } from '../support/programs/python.js';
import { ROOT } from '../support/root.js';
import { SHOWN_RELEASES } from '../support/shown-releases.js';

for (const release of SHOWN_RELEASES)
  describe(`the API of ${release}`, () => {
    const folder = freshFolder();
    let server: CommandServer;

    before(async () => {
      server = await startHere(folder, { storage: 'memory', release });
    });

    after(async () => {
      await server.stop();
      removeFolder(folder);
    });

    test('the Python client finds all as it expects it', { skip: WITHOUT_PYTHON_CLIENT }, async () => {
      const steps = await python(path.join(ROOT, 'test/e2e/python-client.py'), [server.kubeconfig, release]);
      assert.equal(steps.trim().split('\n').join(' '), 'discovery typed lists watches dynamic manifests errors deletes');
    });
  });
