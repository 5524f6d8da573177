/** Charts as people install them: the one helm makes, and one of many kinds, from install to uninstall. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type CommandServer, startHere } from '../support/command-server.js';
import { EXAMPLES } from '../support/manifests.js';
import { helmFor, type Kubectl, kubectlFor } from '../support/programs/kubectl.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { eventually } from '../support/until.js';

const folder = freshFolder();
let server: CommandServer;
let kubectl: Kubectl;

/** Runs helm in the test's folder and gives what it printed; rejects with its complaint. */
const helm = (command: string): Promise<string> => helmFor(server.kubeconfig, folder)(command);

interface Revision {
  readonly revision: number;
  readonly status: string;
}

const history = async (release: string, namespace: string): Promise<string[]> =>
  (JSON.parse(await helm(`history ${release} --namespace ${namespace} --output json`)) as Revision[]).map(
    ({ revision, status }) => `${revision} ${status}`,
  );

before(async () => {
  server = await startHere(folder, { storage: 'memory' });
  kubectl = kubectlFor(server.kubeconfig, folder);
});

after(async () => {
  await server.stop();
  removeFolder(folder);
});

/** What every namespace has by itself. */
const OWN = /^(?:serviceaccount\/default|configmap\/kube-root-ca\.crt)$/;

/** Resolves once a namespace holds nothing but what it has by itself. */
async function left(namespace: string, resources: string): Promise<void> {
  const names = async (): Promise<string[]> => (await kubectl(`get ${resources} --namespace ${namespace} -o name`)).trim().split('\n');
  await eventually(names, (all) => all.every((name) => name === '' || OWN.test(name)));
}

test('the chart that helm makes is installed, upgraded, rolled back and uninstalled', async () => {
  const at = '--namespace starter';
  const replicas = (): Promise<string> => kubectl(`get deployment web-starter ${at} -o jsonpath={.spec.replicas}`);
  await helm('create starter');
  await helm(`install web starter ${at} --create-namespace`);
  assert.equal(await replicas(), '1');
  assert.match(await helm('list --all-namespaces'), /^web\s+starter\s+1\s.*deployed/m);

  await helm(`upgrade web starter ${at} --set replicaCount=3,ingress.enabled=true`);
  assert.equal(await replicas(), '3');
  assert.match(await kubectl(`get ingress ${at} -o name`), /web-starter/);

  await helm(`rollback web 1 ${at}`);
  assert.equal(await replicas(), '1');
  assert.equal(await kubectl(`get ingress ${at} -o name`), '', 'what the older revision has not is removed');
  assert.deepEqual(await history('web', 'starter'), ['1 superseded', '2 superseded', '3 deployed']);

  await helm(`uninstall web ${at}`);
  await left('starter', 'all,serviceaccounts,secrets');
});

test('a release changes hands between client-side and server-side writes', async () => {
  const at = '--namespace default';
  const replicas = (): Promise<string> => kubectl(`get deployment turns-starter ${at} -o jsonpath={.spec.replicas}`);
  await helm(`install turns starter ${at} --server-side=false`);
  await helm(`upgrade turns starter ${at} --server-side=true --set replicaCount=2`);
  assert.equal(await replicas(), '2');
  await helm(`upgrade turns starter ${at} --server-side=false --set replicaCount=4`);
  assert.equal(await replicas(), '4');
  await helm(`uninstall turns ${at}`);
});

/** A chart with the example manifests of one namespace as its templates; that namespace is the release's. */
function chartOf(name: string, manifest: string): void {
  mkdirSync(path.join(folder, name, 'templates'), { recursive: true });
  writeFileSync(path.join(folder, name, 'Chart.yaml'), `apiVersion: v2\nname: ${name}\nversion: 0.1.0\n`);
  const objects = manifest.split('\n---\n').filter((text) => !text.includes('kind: Namespace'));
  writeFileSync(path.join(folder, name, 'templates', 'all.yaml'), objects.join('\n---\n'));
}

for (const [name, manifest] of Object.entries(EXAMPLES))
  test(`a chart of many kinds, ${name}, comes, stays as it is in an upgrade to the same, and goes`, async () => {
    chartOf(name, manifest);
    await helm(`install all ${name} --namespace ${name} --create-namespace`);
    const names = (await kubectl('get -f - -o name', manifest)).trim().split('\n');
    assert.equal(names.length, manifest.split('\n---\n').length);
    const versions = (): Promise<string> => kubectl("get -f - -o 'jsonpath={.items[*].metadata.resourceVersion}'", manifest);
    const before = await versions();
    await helm(`upgrade all ${name} --namespace ${name}`);
    assert.equal(await versions(), before);
    await helm(`uninstall all --namespace ${name}`);
    await left(name, 'deployments,statefulsets,services,configmaps,roles,ingresses');
  });
