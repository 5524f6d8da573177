/** Tokens that are kept in secrets: the day of their last use, and those that nobody used and that are no longer taken. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CoreV1Api, KubeConfig } from '@kubernetes/client-node';
import { type CommandServer, startHere } from '../support/command-server.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { eventually } from '../support/until.js';

const folder = freshFolder();
const config = new KubeConfig();
const secret = { namespace: 'default', name: 'kept' };
let server: CommandServer;
let core: CoreV1Api;

before(async () => {
  server = await startHere(folder, { storage: 'memory', release: '1.30' });
  config.loadFromFile(server.kubeconfig);
  core = config.makeApiClient(CoreV1Api);
  await eventually(
    () => core.listNamespacedServiceAccount({ namespace: secret.namespace }),
    ({ items }) => items.length > 0,
  );
  const annotations = { 'kubernetes.io/service-account.name': 'default' };
  await core.createNamespacedSecret({
    namespace: secret.namespace,
    body: { metadata: { name: secret.name, annotations }, type: 'kubernetes.io/service-account-token' },
  });
});
after(async () => {
  await server.stop();
  removeFolder(folder);
});

/** Asks something with the token of the secret; gives the status of the answer, which is 403 where the account is known. */
async function askWithToken(): Promise<number> {
  const { data } = await eventually(
    () => core.readNamespacedSecret(secret),
    ({ data }) => data?.token !== undefined,
  );
  const other = new KubeConfig();
  other.loadFromOptions({
    clusters: config.clusters,
    users: [{ name: 'account', token: Buffer.from(data?.token ?? '', 'base64').toString() }],
    contexts: [{ name: 'account', cluster: config.clusters[0]?.name ?? '', user: 'account' }],
    currentContext: 'account',
  });
  return other
    .makeApiClient(CoreV1Api)
    .listNode()
    .then(
      () => 200,
      ({ code }: { code: number }) => code,
    );
}

const labelled = (labels: Readonly<Record<string, string>>) =>
  core.patchNamespacedSecret({ ...secret, body: [{ op: 'add', path: '/metadata/labels', value: labels }] });

test('the day of the last use stands at the secret', async () => {
  const label = 'kubernetes.io/legacy-token-last-used';
  assert.equal(await askWithToken(), 403);
  const { metadata } = await eventually(
    () => core.readNamespacedSecret(secret),
    ({ metadata }) => metadata?.labels?.[label] !== undefined,
  );
  assert.match(metadata?.labels?.[label] ?? '', /^\d{4}-\d\d-\d\d$/);
});

test('a token that is marked as unused is not taken until the mark is gone', async () => {
  await labelled({ 'kubernetes.io/legacy-token-invalid-since': '2024-01-01' });
  assert.equal(await askWithToken(), 401);
  await labelled({});
  assert.equal(await askWithToken(), 403);
});
