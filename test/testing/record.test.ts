/** What a server holds becomes a data set, and a test server that starts from it has the same objects, but for what is secret. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ManifestError, startTestServer, type TestServer } from 'kindwright/test';
import { kindwright, type Run } from '../support/programs/command.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { eventually } from '../support/until.js';

let folder: string;
/** What is recorded. */
let cluster: TestServer;
/** What starts from the recording. */
let replayed: TestServer;
let recording: Run;
const out = (): string => path.join(folder, 'recorded');

const CRD = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'widgets.shop.example.com' },
  spec: {
    group: 'shop.example.com',
    scope: 'Namespaced',
    names: { kind: 'Widget', plural: 'widgets' },
    versions: [
      {
        name: 'v1',
        served: true,
        storage: true,
        subresources: { status: {} },
        schema: {
          openAPIV3Schema: {
            type: 'object',
            properties: {
              spec: { type: 'object', properties: { size: { type: 'integer' } } },
              status: { type: 'object', properties: { phase: { type: 'string' } } },
            },
          },
        },
      },
    ],
  },
};

const SHOP = '/api/v1/namespaces/shop';
const WIDGETS = '/apis/shop.example.com/v1/namespaces/shop/widgets';
const labels = { app: 'web' };
const template = { metadata: { labels }, spec: { containers: [{ name: 'web', image: 'web:1' }] } };

async function made(at: string, object: object): Promise<{ readonly metadata: { readonly uid: string; readonly name: string } }> {
  const { status, body } = await eventually(
    () => cluster.request('POST', at, object),
    ({ status }) => status !== 404 && status !== 403,
  );
  assert.equal(status, 201, JSON.stringify(body));
  return body as never;
}

const record = (...args: readonly string[]): Promise<Run> =>
  kindwright(['record', `--kubeconfig=${cluster.kubeconfigFile}`, ...args], { cwd: folder });
const read = async (server: TestServer, at: string): Promise<Record<string, unknown>> => (await server.request('GET', at)).body;

before(async () => {
  folder = freshFolder();
  cluster = await startTestServer();
  await made('/api/v1/namespaces', { metadata: { name: 'shop' } });
  const deployment = await made('/apis/apps/v1/namespaces/shop/deployments', {
    metadata: { name: 'web' },
    spec: { selector: { matchLabels: labels }, template },
  });
  const owner = (kind: string, apiVersion: string, { metadata: { name, uid } }: typeof deployment) => [
    { apiVersion, kind, name, uid, controller: true },
  ];
  const replicas = await made('/apis/apps/v1/namespaces/shop/replicasets', {
    metadata: { name: 'web-1', ownerReferences: owner('Deployment', 'apps/v1', deployment) },
    spec: { selector: { matchLabels: labels }, template },
  });
  // Pods come before their owners in the order of kinds.
  await made(`${SHOP}/pods`, {
    metadata: { name: 'a-web', labels, ownerReferences: owner('ReplicaSet', 'apps/v1', replicas) },
    spec: template.spec,
  });
  await cluster.request('PATCH', `${SHOP}/pods/a-web/status`, { status: { phase: 'Running', podIP: '10.1.2.3' } });
  await made(`${SHOP}/secrets`, {
    metadata: { name: 'key', annotations: { 'kubectl.kubernetes.io/last-applied-configuration': '{"stringData":{"password":"hunter2"}}' } },
    stringData: { password: 'hunter2' },
  });
  await made(`${SHOP}/services`, { metadata: { name: 'web' }, spec: { selector: labels, ports: [{ port: 80 }] } });
  await made('/apis/apiextensions.k8s.io/v1/customresourcedefinitions', CRD);
  await made(WIDGETS, { apiVersion: 'shop.example.com/v1', kind: 'Widget', metadata: { name: 'one' }, spec: { size: 3 } });
  await cluster.request('PATCH', `${WIDGETS}/one/status`, { status: { phase: 'Ready' } });
  recording = await record('--out=recorded');
  replayed = await startTestServer({ load: out() });
});
after(async () => {
  await Promise.all([cluster.close(), replayed.close()]);
  removeFolder(folder);
});

test('a recording tells how many objects of each kind it has, and of which release they are', () => {
  assert.equal(recording.code, 0, recording.stderr);
  assert.match(recording.stdout, /^deployments\.apps: 1$/m);
  assert.match(recording.stdout, /^widgets\.shop\.example\.com: 1$/m);
  assert.match(recording.stdout, /^\d+ objects of a server v\d+\.\d+\.\d+ are in recorded\.$/m);
  assert.ok(existsSync(path.join(out(), 'pods.yaml')));
});

test('objects are what they were: with their uids, times, owners, states and field managers', async () => {
  for (const at of [
    '/api/v1/namespaces/shop',
    '/apis/apps/v1/namespaces/shop/deployments/web',
    '/apis/apps/v1/namespaces/shop/replicasets/web-1',
    `${SHOP}/pods/a-web`,
    `${SHOP}/services/web`,
    `${SHOP}/serviceaccounts/default`,
    `${WIDGETS}/one`,
  ]) {
    const [was, is] = await Promise.all([read(cluster, at), read(replayed, at)]);
    const without = ({ metadata, ...others }: Record<string, unknown>) => ({
      ...others,
      metadata: { ...(metadata as object), resourceVersion: '' },
    });
    assert.deepEqual(without(is), without(was), at);
  }
});

test('what is owned goes with its owner, and stays until then', async () => {
  await replayed.request('DELETE', '/apis/apps/v1/namespaces/shop/deployments/web');
  await eventually(
    () => replayed.request('GET', `${SHOP}/pods/a-web`),
    ({ status }) => status === 404,
  );
});

test('no value of a secret is in the files, and its keys are', async () => {
  const text = readdirSync(out())
    .map((file) => readFileSync(path.join(out(), file), 'utf8'))
    .join('');
  assert.doesNotMatch(text, /hunter2|aHVudGVyMg/);
  const secret = await read(replayed, `${SHOP}/secrets/key`);
  assert.deepEqual(secret.data, { password: Buffer.from('withheld').toString('base64') });
});

test('what says where the server itself is stays that of each server', async () => {
  const uidOf = async (server: TestServer): Promise<unknown> =>
    ((await read(server, '/api/v1/namespaces/default/services/kubernetes')).metadata as { readonly uid: string }).uid;
  assert.notEqual(await uidOf(cluster), await uidOf(replayed));
  assert.doesNotMatch(readFileSync(path.join(out(), 'services.yaml'), 'utf8'), /^ {2}name: kubernetes$/m);
});

test('chosen kinds and namespaces are recorded alone, and owners that are not among them are left out', async () => {
  const { code, stdout, stderr } = await record('--out=pods', '--kinds=pods,namespaces', '--namespace=shop');
  assert.equal(code, 0, stderr);
  assert.match(stdout, /^pods: 1\nnamespaces: 1\n2 objects /);
  const server = await startTestServer({ load: path.join(folder, 'pods') });
  try {
    const { metadata, status } = await read(server, `${SHOP}/pods/a-web`);
    assert.equal((metadata as { ownerReferences?: unknown }).ownerReferences, undefined);
    assert.equal((status as { phase: string }).phase, 'Running');
  } finally {
    await server.close();
  }
});

test('lists are read page by page, and from the start again when their history goes meanwhile', async () => {
  const names = Array.from({ length: 1100 }, (_, i) => `many-${i}`);
  for (const name of names) await cluster.request('POST', '/api/v1/namespaces/default/configmaps', { metadata: { name } });
  cluster.requests.clear();
  const fault = cluster.fail({ verb: 'list', resource: 'configmaps', reason: 'Expired', after: 1, times: 1 });
  const { code, stdout, stderr } = await record('--out=many', '--kinds=configmaps', '--namespace=default');
  assert.equal(code, 0, stderr);
  assert.equal(fault.hits, 1);
  assert.match(stdout, /^configmaps: 110\d$/m);
  assert.equal(cluster.requests.all({ verb: 'list', resource: 'configmaps' }).length, 5);
  const recorded = readFileSync(path.join(folder, 'many/configmaps.yaml'), 'utf8').match(/many-\d+$/gm) ?? [];
  assert.deepEqual(recorded.toSorted(), names.toSorted());
});

test('mistakes and refusals are told', async () => {
  assert.match((await record()).stderr, /record needs --out, the name of a folder/);
  assert.match((await record('--out=recorded')).stderr, /recorded is not empty; a recording needs a folder of its own/);
  assert.match(
    (await record('--out=other', '--kinds=deployment.apps')).stderr,
    /the server has no kind "deployment.apps".*did you mean deployments\.apps\?/,
  );
  assert.match((await kindwright(['record', '--kubeconfig=nowhere', '--out=other'], { cwd: folder })).stderr, /nowhere/);
  const fault = cluster.fail({ verb: 'list', resource: 'secrets', reason: 'Forbidden' });
  const { code, stderr, stdout } = await record('--out=part', '--kinds=secrets,pods');
  fault.lift();
  assert.equal(code, 1);
  assert.match(stderr, /^secrets cannot be listed: /m);
  assert.match(stdout, /^pods: 1$/m);
});

test('what another server should have, and is not there, does not keep the rest from being recorded', async () => {
  const spec = { group: 'gone.example.com', version: 'v1', groupPriorityMinimum: 100, versionPriority: 100, insecureSkipTLSVerify: true };
  const service = { namespace: 'default', name: 'nobody' };
  const path = '/apis/apiregistration.k8s.io/v1/apiservices';
  await made(path, { metadata: { name: 'v1.gone.example.com' }, spec: { ...spec, service } });
  await eventually(
    () => read(cluster, '/apis'),
    ({ groups }) => JSON.stringify(groups).includes('gone.example.com'),
  );
  const { code, stdout, stderr } = await record('--out=rest', '--kinds=pods');
  await cluster.request('DELETE', `${path}/v1.gone.example.com`);
  assert.equal(code, 1);
  assert.match(stderr, /^the kinds of gone\.example\.com\/v1 are not known: /m);
  assert.match(stdout, /^pods: 1$/m);
});

test('a recorded object that does not fit its kind is told with its file', async () => {
  mkdirSync(path.join(folder, 'wrong'));
  writeFileSync(
    path.join(folder, 'wrong/a.yaml'),
    'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: wrong, uid: 6f1a5d3e-0000-4000-8000-000000000001 }\ndata: [ 1 ]\n',
  );
  await assert.rejects(startTestServer({ load: path.join(folder, 'wrong') }), (error: unknown) => {
    assert.ok(error instanceof ManifestError);
    assert.match(error.message, /a\.yaml, document 1 \(ConfigMap wrong\): .*data: expected an object/i);
    return true;
  });
});
