/** A server for the tests of others: several in one process, with a data set, forgotten when they are closed. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ManifestError, startTestServer, type TestServer, type TestServerOptions } from 'kindwright/test';
import { parse } from 'yaml';
import { freshFolder, removeFolder } from '../support/programs/process.js';

let folder: string;
before(() => {
  folder = freshFolder();
});
after(() => removeFolder(folder));

/** Writes files below a folder of their own, and gives its path. */
function manifests(files: Readonly<Record<string, string>>): string {
  const root = path.join(folder, `manifests-${Math.random().toString(36).slice(2)}`);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

/** What these tests look at of answers. */
interface Answer {
  readonly kind?: string;
  readonly reason?: string;
  readonly gitVersion?: string;
  readonly spec?: { readonly priority: number; readonly containers: readonly { readonly resources: object }[] };
}

/** Reads JSON as a client does: by the authority that it was given, and with the token. */
function read({ client }: TestServer, at: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    https
      .get(`${client.url}${at}`, { ca: client.authority, headers: { Authorization: `Bearer ${client.token}` } }, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        answer.on('end', () => resolve(JSON.parse(text)));
      })
      .on('error', reject);
  });
}

async function serving(options: TestServerOptions, use: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startTestServer(options);
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

const POD = (name: string, more = ''): string => `apiVersion: v1
kind: Pod
metadata: { name: ${name}, namespace: shop }
spec: { ${more}automountServiceAccountToken: false, containers: [ { name: main, image: "web:1" } ] }
`;

test('three servers in one process know nothing of each other, and leave nothing behind', async () => {
  const load = manifests({ 'one.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: only }\n' });
  const servers = await Promise.all([startTestServer(), startTestServer({ load }), startTestServer({ release: '1.22' })]);
  try {
    const [plain, loaded, later] = servers;
    assert.equal(new Set(servers.map(({ url }) => url)).size, 3);
    assert.equal((await read(plain, '/api/v1/namespaces/default/configmaps/only')).reason, 'NotFound');
    assert.equal((await read(loaded, '/api/v1/namespaces/default/configmaps/only')).kind, 'ConfigMap');
    assert.equal((await read(later, '/version')).gitVersion, 'v1.22.0');
    for (const { kubeconfigFile, kubeconfig, url, client } of servers) {
      const text = readFileSync(kubeconfigFile, 'utf8');
      assert.equal(text, kubeconfig);
      assert.equal(parse(text).clusters[0].cluster.server, url);
      assert.equal(parse(text).users[0].user.token, client.token);
    }
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
  assert.deepEqual(
    servers.map(({ kubeconfigFile }) => existsSync(kubeconfigFile)),
    [false, false, false],
  );
});

test('objects of all files are there, whatever order they stand in', async () => {
  const load = manifests({
    'a.yaml': `${POD('web', 'priorityClassName: urgent, serviceAccountName: clerk, ')}---\n# nothing\n---\n${POD('job', 'serviceAccountName: clerk, ')}`,
    'below/b.yml':
      'apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: { name: urgent, resourceVersion: "7" }\nvalue: 1000\n---\n' +
      'apiVersion: v1\nkind: LimitRange\nmetadata: { name: bounds, namespace: shop }\n' +
      'spec: { limits: [ { type: Container, default: { cpu: 500m } } ] }\n---\n' +
      'apiVersion: v1\nkind: ServiceAccount\nmetadata: { name: clerk, namespace: shop }\n',
    'c.json': JSON.stringify({
      apiVersion: 'v1',
      kind: 'List',
      items: ['default', 'shop'].map((name) => ({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } })),
    }),
    'notes.txt': 'no manifest',
  });
  await serving({ load }, async (server) => {
    const { spec } = await read(server, '/api/v1/namespaces/shop/pods/web');
    assert.equal(spec?.priority, 1000);
    assert.deepEqual(spec?.containers[0]?.resources, { limits: { cpu: '500m' }, requests: { cpu: '500m' } });
    assert.equal((await read(server, '/api/v1/namespaces/shop/pods/job')).kind, 'Pod');
  });
});

test('faults of files name the file and the document, all of them, before anything is created', async () => {
  const load = manifests({
    'a.yaml': `${POD('web')}---\nkind: Pod\n---\n- a list\n---\napiVersion: shop.example.com/v1\nkind: Order\n`,
    'b.yaml': 'apiVersion: v1\nkind: [ \n',
    'c.yaml': POD('web'),
    'd.json': '{',
  });
  await assert.rejects(startTestServer({ load }), (error: unknown) => {
    assert.ok(error instanceof ManifestError);
    assert.deepEqual(
      error.faults.map((fault) => fault.replace(`${load}/`, '').replace(/yaml: line 3: .*|(?<=\d: ).* JSON.*/s, 'not read')),
      [
        'a.yaml, document 2: apiVersion and kind are required',
        'a.yaml, document 3: an object is expected',
        'b.yaml, document 1: not read',
        'd.json, document 1: not read',
      ],
    );
    return true;
  });
});

test('objects that the server cannot have are faults of their documents', async () => {
  const unknown = manifests({ 'a.yaml': `${POD('web')}---\n${POD('web')}---\napiVersion: shop.example.com/v1\nkind: Order\n` });
  await assert.rejects(startTestServer({ load: unknown }), {
    message:
      `${unknown}/a.yaml, document 3: the server has no kind Order in shop.example.com/v1\n` +
      `${unknown}/a.yaml, document 2: Pod web is in ${unknown}/a.yaml, document 1, too`,
  });
  const refused = manifests({ 'a.yaml': POD('web'), 'b.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: Capital }\n' });
  await assert.rejects(startTestServer({ load: refused }), (error: unknown) => {
    assert.ok(error instanceof ManifestError);
    const [capital, pod] = error.faults;
    assert.match(capital ?? '', /b\.yaml, document 1 \(ConfigMap Capital\): ConfigMap "Capital" is invalid: metadata\.name: /);
    assert.match(pod ?? '', /a\.yaml, document 1 \(Pod web\): .*namespaces "shop" not found/);
    return true;
  });
  await assert.rejects(startTestServer({ load: path.join(folder, 'nowhere') }), /nowhere: ENOENT/);
});
