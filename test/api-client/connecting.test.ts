/** The ways in which programs in Node reach a server, and who they are there. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { configmaps } from '../../generated/core/v1/client.js';
import { ApiError, connect as connectByFetch } from '../../runtime/api-client/index.js';
import { connect, type NodeConnectOptions } from '../../runtime/api-client/node/index.js';
import { startTestServer, type TestServer } from '../../runtime/testing/index.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';

const kinds = { configmaps };

let server: TestServer;
let folder: string;
before(async () => {
  server = await startTestServer();
  folder = freshFolder();
});
after(async () => {
  await server.close();
  removeFolder(folder);
});

/** Who a client is, in the words of the server; reviews of oneself are not yet of every release. */
async function nameOf(options: NodeConnectOptions<typeof kinds>): Promise<string> {
  const { configmaps: maps } = connect({ ...options, kinds });
  return maps
    .namespace('default')
    .get('none')
    .then(
      () => '',
      (error: unknown) => {
        assert.ok(error instanceof ApiError, String(error));
        return error.is('NotFound') ? 'whoever may read' : (/User "([^"]*)"/.exec(error.message)?.[1] ?? error.message);
      },
    );
}

/** A client configuration file with a second context, whose user is given. */
function configured(user: string): string {
  const file = path.join(folder, 'kubeconfig');
  const { url, client } = server;
  writeFileSync(
    file,
    `apiVersion: v1
kind: Config
current-context: first
contexts:
  - { name: first, context: { cluster: test, user: admin } }
  - { name: second, context: { cluster: test, user: other } }
clusters:
  - { name: test, cluster: { server: "${url}", certificate-authority-data: ${Buffer.from(client.authority).toString('base64')} } }
users:
  - { name: admin, user: { token: ${client.token} } }
  - name: other
    user: ${user}
`,
  );
  return file;
}

test('a client configuration file is read, in its current context or in another', async () => {
  const kubeconfig = configured(`{ token: ${server.client.token}, as: ann, as-groups: [one, two] }`);
  assert.equal(await nameOf({ kubeconfig }), 'whoever may read');
  assert.equal(await nameOf({ kubeconfig, context: 'second' }), 'ann');
  const token = 'of nobody';
  assert.equal(await nameOf({ kubeconfig, token }), 'Unauthorized', 'a token that is given is shown in place of that of the file');
  assert.throws(() => connect({ kubeconfig, context: 'third' }), /there is no context of this name/);
  assert.throws(() => connect({ kubeconfig: path.join(folder, 'absent') }), /absent/);
});

for (const version of ['v1', 'v1beta1'])
  test(`a program is run for credentials of ${version} that are kept, and is asked for a new one when they are refused`, async () => {
    const runs = path.join(folder, `runs-${version}`);
    const program = path.join(folder, `plugin-${version}.mjs`);
    writeFileSync(
      program,
      `#!${process.execPath}
import { appendFileSync, existsSync } from 'node:fs';
const first = !existsSync(${JSON.stringify(runs)});
appendFileSync(${JSON.stringify(runs)}, 'x');
const { apiVersion } = JSON.parse(process.env.KUBERNETES_EXEC_INFO);
console.log(JSON.stringify({ kind: 'ExecCredential', apiVersion, status: { token: first ? 'stale' : ${JSON.stringify(server.client.token)} } }));
`,
    );
    chmodSync(program, 0o755);
    const exec = `{ exec: { command: ${program}, apiVersion: client.authentication.k8s.io/${version}, interactiveMode: Never } }`;
    const { configmaps: maps } = connect({ kubeconfig: configured(exec), context: 'second', kinds });
    for (let i = 0; i < 3; i += 1) assert.ok((await maps.list().toArray()).length > 0);
    assert.equal(readFileSync(runs, 'utf8'), 'xx');
  });

test('an address is called by an authority and a token of its own', async () => {
  const { url, client } = server;
  const { authority } = client;
  assert.equal(await nameOf({ url, authority, token: client.token }), 'whoever may read');
  assert.equal(await nameOf({ url, authority, token: () => client.token }), 'whoever may read');
  assert.match(await nameOf({ url, authority }), /system:anonymous|Unauthorized/);
  await assert.rejects(nameOf({ url, token: client.token }), /self-signed|certificate/i);
});

test('a pod has the server in its environment, and its account in files that are read each time', async () => {
  assert.throws(() => connect({ inCluster: true }), /this is no pod: KUBERNETES_SERVICE_HOST is not set/);
  const account = path.join(folder, 'account');
  mkdirSync(account);
  writeFileSync(path.join(account, 'ca.crt'), server.client.authority);
  writeFileSync(path.join(account, 'token'), `${server.client.token}\n`);
  const { hostname, port } = new URL(server.url);
  Object.assign(process.env, { KUBERNETES_SERVICE_HOST: hostname, KUBERNETES_SERVICE_PORT: port });
  try {
    assert.equal(await nameOf({ inCluster: account }), 'whoever may read');
    const { configmaps: maps } = connect({ inCluster: account, kinds });
    writeFileSync(path.join(account, 'token'), 'other');
    await assert.rejects(maps.list().toArray(), (error) => error instanceof ApiError && error.is('Unauthorized'));
    writeFileSync(path.join(account, 'token'), server.client.token);
    assert.ok((await maps.list().toArray()).length > 0);
  } finally {
    delete process.env.KUBERNETES_SERVICE_HOST;
    delete process.env.KUBERNETES_SERVICE_PORT;
  }
});

test('with the fetch of the platform, several groups are refused, as it would join them to one', () => {
  const client = connectByFetch({ url: server.url });
  assert.throws(() => client.as({ user: 'ann', groups: ['one', 'two'] }), /only one group/);
  client.as({ user: 'ann', groups: ['one'] });
});

test('a request is aborted while its answer comes and while it waits to be repeated, and rejects with the reason', async () => {
  let answer: (response: ServerResponse) => void = () => undefined;
  const plain = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  await once(plain, 'listening');
  const url = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`;
  try {
    for (const client of [connectByFetch({ url, kinds }), connect({ url, kinds })]) {
      const calls = (signal: AbortSignal): Promise<unknown>[] => {
        const maps = client.configmaps.namespace('default');
        const all = [maps.get('one', { signal }), maps.list({ signal }).toArray(), maps.update('one', () => undefined, { signal })];
        return [...all, maps.waitFor('one', () => true, { signal }), maps.watch({ signal }).next()];
      };
      const answers: ((response: ServerResponse) => void)[] = [
        (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"items":['),
        (response) => response.writeHead(429, { 'Retry-After': '60' }).end('{}'),
      ];
      for (const each of answers) {
        const [stop, reason] = [new AbortController(), new Error('enough')];
        let asked = 0;
        const all = new Promise<void>((resolve) => {
          answer = (response) => {
            each(response);
            asked += 1;
            if (asked === 5) resolve();
          };
        });
        const ends = Promise.all(calls(stop.signal).map((call) => call.catch((error: unknown) => error)));
        await all;
        stop.abort(reason);
        assert.deepEqual(
          await ends,
          Array.from({ length: 5 }, () => reason),
        );
      }
    }
  } finally {
    plain.closeAllConnections();
    plain.close();
  }
});
