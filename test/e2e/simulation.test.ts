/** A day of work with a real kubectl in a simulated cluster: what is rolled out, waited for and moved comes to its end without a node. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type CommandServer, startHere } from '../support/command-server.js';
import { type Kubectl, kubectlFor } from '../support/programs/kubectl.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';

const folder = freshFolder();
let server: CommandServer;
let kubectl: Kubectl;

before(async () => {
  server = await startHere(folder, { storage: 'memory', simulate: true });
  kubectl = kubectlFor(server.kubeconfig, folder);
});
after(async () => {
  await server.stop();
  removeFolder(folder);
});

test('a deployment is rolled out, updated, and goes back', async () => {
  await kubectl('create deployment web --image=web:1 --replicas=3');
  const rolledOut = (): Promise<string> => kubectl('rollout status deployment/web --timeout=30s');
  assert.match(await rolledOut(), /successfully rolled out/);
  await kubectl('set image deployment/web web=web:2');
  assert.match(await rolledOut(), /successfully rolled out/);
  await kubectl('rollout undo deployment/web');
  assert.match(await rolledOut(), /successfully rolled out/);
  assert.match(await kubectl('rollout history deployment/web'), /\n2 +<none>\n3 +<none>/);
  assert.equal(await kubectl('get deployment web -o jsonpath={.spec.template.spec.containers[0].image}'), 'web:1');
  assert.match(await kubectl('get deployment web'), /web +3\/3 +3 +3 /);
});

test('stateful sets and daemon sets are rolled out as well', async () => {
  const template = { metadata: { labels: { app: 'x' } }, spec: { containers: [{ name: 'main', image: 'x:1' }] } };
  const spec = { selector: { matchLabels: { app: 'x' } }, template };
  for (const [kind, more] of [
    ['StatefulSet', { replicas: 2, serviceName: 'x' }],
    ['DaemonSet', {}],
  ] as const) {
    await kubectl('create -f -', JSON.stringify({ apiVersion: 'apps/v1', kind, metadata: { name: 'x' }, spec: { ...spec, ...more } }));
    assert.match(await kubectl(`rollout status ${kind}/x --timeout=30s`), /roll out complete|successfully rolled out/);
  }
});

test('a job is waited for, and so is a pod that runs to its end', async () => {
  await kubectl('create job once --image=once');
  assert.match(await kubectl('wait --for=condition=complete job/once --timeout=30s'), /condition met/);
  await kubectl('run brief --image=brief --restart=Never');
  assert.match(await kubectl("wait '--for=jsonpath={.status.phase}=Succeeded' pod/brief --timeout=30s"), /condition met/);
});

test('a node is drained, and its pods come to another one', async () => {
  await kubectl('create -f -', JSON.stringify({ apiVersion: 'v1', kind: 'Node', metadata: { name: 'other' } }));
  await kubectl('wait --for=condition=Ready node/other --timeout=30s');
  await kubectl('drain node-1 --ignore-daemonsets --force --timeout=30s');
  assert.match(await kubectl('get node node-1'), /Ready,SchedulingDisabled/);
  await kubectl('rollout status deployment/web --timeout=30s');
  assert.equal(await kubectl('get pods -l app=web -o jsonpath={.items[*].spec.nodeName}'), 'other other other');
});
