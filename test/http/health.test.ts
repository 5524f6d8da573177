/** Health endpoints: single checks by name, what a start that is under way means for each, and what is left out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Controller } from '../../runtime/controllers/framework/contract.js';
import { apiService } from '../../runtime/controllers/own-service/service.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { TestServer } from '../support/server.js';

/** A controller that is not done before it is let. */
function slowStart(): { controller: Controller; finish: () => void } {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { controller: { name: 'rbac/slow', start: () => done }, finish };
}

async function starting(
  options: { livezGracePeriod?: string },
  look: (server: TestServer, finish: () => void) => Promise<void>,
): Promise<void> {
  const { controller, finish } = slowStart();
  const server = await TestServer.listen({ ...options, controllers: [controller] });
  try {
    await look(server, finish);
  } finally {
    finish();
    await server.close();
  }
}

test('while the start is under way no endpoint passes', () =>
  starting({}, async (server, finish) => {
    for (const path of ['/livez', '/healthz', '/livez/poststarthook/rbac/slow']) assert.equal((await server.ask(path)).status, 500, path);
    const { status, headers } = await server.ask('/readyz');
    assert.deepEqual([status, headers['retry-after']], [503, '1']);
    assert.equal((await server.ask('/api/v1/namespaces')).status, 200);
    const { text } = await server.ask('/livez');
    assert.match(text, /^\[-\]poststarthook\/rbac\/slow failed: reason withheld$/m);
    assert.match(text, /\nlivez check failed\n$/);
    // What starts before it is done soon.
    while ((await server.ask('/livez?exclude=poststarthook/rbac/slow')).text !== 'ok');
    finish();
    await server.server.ready();
    for (const path of ['/livez', '/healthz', '/readyz', '/livez/poststarthook/rbac/slow'])
      assert.equal((await server.ask(path)).text, 'ok', path);
  }));

test('within the grace period the server counts as live, but as nothing else', () =>
  starting({ livezGracePeriod: '1h' }, async (server) => {
    assert.equal((await server.ask('/livez')).text, 'ok');
    assert.equal((await server.ask('/livez/poststarthook/rbac/slow')).text, 'ok');
    assert.equal((await server.ask('/healthz')).status, 500);
    assert.equal((await server.ask('/readyz')).status, 503);
    assert.equal((await server.ask('/readyz/poststarthook/rbac/slow')).status, 500);
  }));

test('single checks have the names that clients know, and other paths are not found', async () => {
  const server = await TestServer.start();
  try {
    for (const path of [
      '/livez/ping',
      '/readyz/informer-sync',
      '/livez/poststarthook/start-kube-apiserver-admission-initializer',
      '/healthz/poststarthook/crd-informer-synced',
      '/readyz/poststarthook/start-apiextensions-controllers',
    ])
      assert.equal((await server.ask(path)).text, 'ok', path);
    for (const path of ['/livez/', '/livez/ping/', '/livez/ping/more', '/livez/informer-sync', '/livez/none', '/livezing'])
      assert.equal((await server.ask(path)).status, 404, path);
  } finally {
    await server.close();
  }
});

test('the root lists the checks that clients know, and no part of a step or warning by a name of its own', async () => {
  const server = await TestServer.start({ controllers: [systemNamespaces, apiService] });
  try {
    const { paths } = JSON.parse((await server.ask('/')).text) as { paths: string[] };
    for (const check of ['bootstrap-controller', 'start-cluster-authentication-info-controller', 'apiservice-wait-for-first-sync'])
      for (const endpoint of ['healthz', 'livez', 'readyz']) {
        const path = `/${endpoint}/poststarthook/${check}`;
        assert.ok(paths.includes(path), path);
        assert.equal((await server.ask(path)).text, 'ok', path);
      }
    assert.deepEqual(
      paths.filter((path) => /system-namespaces|cluster-authentication-info$|reload-proxy|stored-objects|controller-/.test(path)),
      paths.filter((path) => /poststarthook\/[\w-]*controller-/.test(path)),
    );
    assert.equal((await server.ask('/livez/poststarthook/system-namespaces')).status, 404);
    assert.equal((await server.ask('/readyz/stored-objects')).text, 'ok');
  } finally {
    await server.close();
  }
});
