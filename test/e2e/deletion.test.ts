/** A user with kubectl deletes: namespaces, and owners in each of the ways that there are. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type CommandServer, startHere } from '../support/command-server.js';
import { type Kubectl, kubectlFor } from '../support/programs/kubectl.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';

const folder = freshFolder();
let server: CommandServer;
let kubectl: Kubectl;

before(async () => {
  server = await startHere(folder);
  kubectl = kubectlFor(server.kubeconfig, folder);
});
after(async () => {
  await server.stop();
  removeFolder(folder);
});

/** Makes a deployment that owns a replica set, as its controller would; the deployment waits for it in the foreground. */
async function deploy(name: string): Promise<void> {
  await kubectl(`create deployment ${name} --image=web:1`);
  const uid = await kubectl(`get deployment ${name} -o 'jsonpath={.metadata.uid}'`);
  await kubectl(
    'create -f -',
    `
apiVersion: apps/v1
kind: ReplicaSet
metadata:
  name: ${name}
  ownerReferences: [{ apiVersion: apps/v1, kind: Deployment, name: ${name}, uid: "${uid}", controller: true, blockOwnerDeletion: true }]
spec:
  selector: { matchLabels: { app: ${name} } }
  template: { metadata: { labels: { app: ${name} } }, spec: { containers: [{ name: main, image: "web:1" }] } }
`,
  );
}

const named = (kind: string): Promise<string> => kubectl(`get ${kind} -o name`);

test('kubectl delete namespace ends, and everything in it is gone', { timeout: 60_000 }, async () => {
  await kubectl('create namespace shop');
  await kubectl('create configmap one --namespace shop --from-literal=a=1');
  await kubectl('create deployment web --namespace shop --image=web:1');
  await kubectl('create role reader --namespace shop --verb=get --resource=pods');
  assert.match(await kubectl('delete namespace shop --timeout=20s'), /namespace "shop" deleted/);
  assert.equal(await kubectl('get configmaps,deployments,roles --namespace shop -o name'), '');
});

test('--cascade=foreground waits until the dependents are gone', { timeout: 60_000 }, async () => {
  await deploy('front');
  await kubectl('delete deployment front --cascade=foreground --timeout=20s');
  assert.equal(await named('replicasets'), '');
});

test('--cascade=background takes the dependents along', { timeout: 60_000 }, async () => {
  await deploy('back');
  await kubectl('delete deployment back --cascade=background');
  await kubectl('wait replicaset/back --for=delete --timeout=20s');
});

test('--cascade=orphan leaves the dependents, which name no owner any more', { timeout: 60_000 }, async () => {
  await deploy('left');
  await kubectl('delete deployment left --cascade=orphan --timeout=20s');
  assert.equal(await named('replicasets'), 'replicaset.apps/left\n');
  assert.equal(await kubectl("get replicaset left -o 'jsonpath={.metadata.ownerReferences}'"), '');
});

test('someone who is bound to view may read, and change nothing', { timeout: 60_000 }, async () => {
  await kubectl('create rolebinding viewers --clusterrole=view --user=ann');
  assert.equal((await kubectl('auth can-i list pods --as=ann')).trim(), 'yes');
  await assert.rejects(kubectl('auth can-i delete pods --as=ann'), /no/);
});
