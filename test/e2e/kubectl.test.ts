/** A user with kubectl: one manifest with the first kinds, and everything people do to them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type CommandServer, startHere } from '../support/command-server.js';
import { SHOP as MANIFEST } from '../support/manifests.js';
import { type Kubectl, kubectlFor, kubectlUntil } from '../support/programs/kubectl.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';

/** Resource, name, and the headings that \`kubectl get\` shows for it. */
const GETS: readonly (readonly [string, string, string])[] = [
  ['namespace', 'shop', 'NAME STATUS AGE'],
  ['configmap', 'settings', 'NAME DATA AGE'],
  ['secret', 'token', 'NAME TYPE DATA AGE'],
  ['serviceaccount', 'clerk', 'NAME AGE'],
  ['role', 'reader', 'NAME CREATED AT'],
  ['rolebinding', 'readers', 'NAME ROLE AGE'],
  ['deployment', 'web', 'NAME READY UP-TO-DATE AVAILABLE AGE'],
  ['service', 'front', 'NAME TYPE CLUSTER-IP EXTERNAL-IP PORT(S) AGE'],
  ['endpointslice', 'front-1', 'NAME ADDRESSTYPE PORTS ENDPOINTS AGE'],
  ['cronjob', 'nightly', 'NAME SCHEDULE TIMEZONE SUSPEND ACTIVE LAST SCHEDULE AGE'],
];

const words = (line: string | undefined): string => (line ?? '').trim().replace(/\s+/g, ' ');

const folder = freshFolder();
let server: CommandServer;
let kubectl: Kubectl;

before(async () => {
  server = await startHere(folder, { storage: 'memory' });
  kubectl = kubectlFor(server.kubeconfig, folder);
  await kubectl('apply -f -', MANIFEST);
});

after(async () => {
  await server.stop();
  removeFolder(folder);
});

for (const [resource, name, headings] of GETS)
  test(`get, -o yaml and describe of a ${resource}`, async () => {
    const lines = (await kubectl(`get ${resource} ${name} -n shop`)).split('\n');
    assert.equal(words(lines[0]), headings);
    assert.ok(lines[1]?.startsWith(name));
    const yaml = await kubectl(`get ${resource} ${name} -n shop -o yaml`);
    assert.match(yaml, new RegExp(`^kind: ${resource}$`, 'im'));
    assert.match(yaml, new RegExp(`^ {2}name: ${name}$`, 'm'));
    assert.match(await kubectl(`describe ${resource} ${name} -n shop`), new RegExp(`^Name: +${name}$`, 'm'));
  });

test('applying again changes nothing', async () => {
  const lines = (await kubectl('apply -f -', MANIFEST)).trim().split('\n');
  assert.equal(lines.length, GETS.length);
  for (const line of lines) assert.match(line, / unchanged$/);
});

test('server-side apply of the same manifest, and its conflict with another manager', async () => {
  const map = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: shared, namespace: shop }\ndata: { a: ';
  await kubectl('apply --server-side --field-manager=first -f -', `${map}one }`);
  await assert.rejects(kubectl('apply --server-side --field-manager=second -f -', `${map}two }`), /conflict with "first"/);
  assert.match(await kubectl('apply --server-side --field-manager=second --force-conflicts -f -', `${map}two }`), /serverside-applied/);
  assert.equal(await kubectl("get configmap shared -n shop -o 'jsonpath={.data.a}'"), 'two');
});

test('explain', async () => {
  assert.match(await kubectl('explain deployment.spec.replicas'), /FIELD: +replicas <integer>/);
  assert.match(await kubectl('explain cronjob.spec'), /schedule\t<string> -required-/);
  assert.match(await kubectl('explain pod --recursive'), /containers\t<\[\]Container>/);
});

test('label, annotate and patch in three languages', async () => {
  await kubectl('label configmap settings -n shop tier=front');
  await kubectl('annotate configmap settings -n shop note=kept');
  await kubectl(`patch configmap settings -n shop --type=merge -p '{"data":{"size":null}}'`);
  await kubectl(`patch deployment web -n shop -p '{"spec":{"template":{"spec":{"containers":[{"name":"side","image":"side:1"}]}}}}'`);
  await kubectl(`patch configmap settings -n shop --type=json -p '[{"op":"replace","path":"/data/colour","value":"red"}]'`);
  const map = JSON.parse(await kubectl('get configmaps -n shop -l tier=front -o json')).items?.[0] ?? {};
  assert.deepEqual([map.data, map.metadata?.annotations?.note], [{ colour: 'red' }, 'kept']);
  assert.equal(await kubectl("get deployment web -n shop -o 'jsonpath={.spec.template.spec.containers[*].name}'"), 'side main');
});

test('an update of what was read, and one of what is no longer so', async () => {
  const read = JSON.parse(await kubectl('get configmap settings -n shop -o json'));
  read.data.extra = 'yes';
  await kubectl('replace -f -', JSON.stringify(read));
  read.data.extra = 'again';
  await assert.rejects(kubectl('replace -f -', JSON.stringify(read)), /the object has been modified/);
});

test('scale', async () => {
  await kubectl('scale deployment web -n shop --replicas=5');
  assert.equal(await kubectl("get deployment web -n shop -o 'jsonpath={.spec.replicas}'"), '5');
  await assert.rejects(kubectl('scale deployment web -n shop --current-replicas=2 --replicas=1'), /5/);
});

test('what is wrong is said, with a cause for each fault', async () => {
  const bad = 'apiVersion: v1\nkind: Service\nmetadata: { name: Bad_Name, namespace: shop }\nspec: { ports: [{ port: 99999 }] }';
  await assert.rejects(kubectl('create --validate=false -f -', bad), /Bad_Name[\s\S]*99999/);
  await assert.rejects(kubectl('get configmap nothing -n shop'), /NotFound/);
  await assert.rejects(kubectl('create configmap settings -n shop'), /already exists/);
});

test('get -w sees a change and a removal', async () => {
  await kubectl('create configmap watched -n shop');
  const args = ['get', 'configmap', 'watched', '-n', 'shop', '-w', '--output-watch-events'];
  const output = await kubectlUntil(server.kubeconfig, folder, args, /DELETED/, async () => {
    await kubectl('label configmap watched -n shop seen=yes');
    await kubectl('delete configmap watched -n shop');
  });
  assert.match(output, /ADDED[\s\S]*MODIFIED[\s\S]*DELETED/);
});

test('api-resources, auth can-i and version', async () => {
  assert.match(await kubectl('api-resources'), /^deployments +deploy +apps\/v1 +true +Deployment$/m);
  assert.equal((await kubectl('auth can-i delete pods -n shop')).trim(), 'yes');
  assert.match(await kubectl('version'), /Server Version: v1\.36/);
});

test('delete of each', async () => {
  for (const [resource, name] of GETS.toReversed()) {
    await kubectl(`delete ${resource} ${name} -n shop --wait=false`);
    if (resource !== 'namespace') await assert.rejects(kubectl(`get ${resource} ${name} -n shop`), /NotFound/);
  }
  assert.match(await kubectl('get namespace shop --ignore-not-found'), /^$|Terminating/);
});
