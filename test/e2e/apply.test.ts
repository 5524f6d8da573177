/** Server-side apply as people use it from kubectl, on every example manifest. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type CommandServer, startHere } from '../support/command-server.js';
import { EXAMPLES } from '../support/manifests.js';
import { type Kubectl, kubectlFor } from '../support/programs/kubectl.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';

const folder = freshFolder();
let server: CommandServer;
let kubectl: Kubectl;

before(async () => {
  server = await startHere(folder, { storage: 'memory' });
  kubectl = kubectlFor(server.kubeconfig, folder);
});

after(async () => {
  await server.stop();
  removeFolder(folder);
});

interface Listed {
  readonly items: readonly {
    readonly kind: string;
    readonly metadata: {
      readonly name: string;
      readonly resourceVersion: string;
      readonly managedFields?: readonly { readonly manager: string; readonly operation: string }[];
    };
  }[];
}

const read = async (manifest: string): Promise<Listed['items']> =>
  (JSON.parse(await kubectl('get -f - -o json --show-managed-fields', manifest)) as Listed).items;
const versions = async (manifest: string): Promise<string[]> =>
  (await read(manifest)).map(({ kind, metadata }) => `${kind} ${metadata.name} ${metadata.resourceVersion}`);
const count = (manifest: string): number => manifest.split('\n---\n').length;

for (const [name, manifest] of Object.entries(EXAMPLES)) {
  test(`${name}: what is applied on the server is there, owned by its manager, and applying again changes nothing`, async () => {
    const applied = await kubectl('apply --server-side --field-manager=deployer -f -', manifest);
    assert.equal(applied.match(/ serverside-applied$/gm)?.length, count(manifest));
    for (const { kind, metadata } of await read(manifest)) {
      const owner = metadata.managedFields?.find(({ manager }) => manager === 'deployer');
      assert.equal(owner?.operation, 'Apply', `${kind} ${metadata.name}`);
    }
    const before = await versions(manifest);
    await kubectl('apply --server-side --field-manager=deployer -f -', manifest);
    assert.deepEqual(await versions(manifest), before);
  });

  test(`${name}: a diff of what is there shows nothing, and of a change just that`, async () => {
    assert.equal(await kubectl('diff --server-side --field-manager=deployer -f -', manifest), '');
    const before = await versions(manifest);
    const more = manifest.replace(new RegExp(`part: ${name} `), `part: ${name}, added: later `);
    await assert.rejects(kubectl('diff --server-side --field-manager=deployer -f -', more), /^\+ +added: later$/m);
    assert.deepEqual(await versions(manifest), before);
  });

  test(`${name}: another manager may apply the same, and take over by force in a dry run that stores nothing`, async () => {
    // Lists that are applied as a whole, and that stand there without their defaults, are others than the live ones.
    const whole: Readonly<Record<string, readonly string[]>> = { depot: ['.spec.ingress'] };
    const told = await kubectl('apply --server-side --field-manager=second -f -', manifest).then(String, String);
    const conflicts = [...told.matchAll(/ conflict with "deployer": (\S+)/g)].map(([, field]) => field);
    assert.deepEqual(conflicts.sort(), whole[name] ?? []);
    await kubectl('apply --server-side --force-conflicts --field-manager=second -f -', manifest);
    const before = await versions(manifest);
    const changed = manifest.replace(/ name: (web|store),/, ' labels: { dry: run }, name: $1,');
    assert.notEqual(changed, manifest);
    await kubectl('apply --server-side --force-conflicts --dry-run=server --field-manager=third -f -', changed);
    assert.deepEqual(await versions(manifest), before);
  });

  test(`${name}: an object that client-side apply made moves to server-side apply`, async () => {
    const elsewhere = manifest.replaceAll(new RegExp(`\\b(namespace|name): ${name}\\b`, 'g'), `$1: ${name}-moved`);
    await kubectl('apply -f -', elsewhere);
    const applied = await kubectl('apply --server-side -f -', elsewhere);
    assert.equal(applied.match(/ serverside-applied$/gm)?.length, count(elsewhere));
    assert.equal(await kubectl('diff --server-side -f -', elsewhere), '');
  });
}

const web = (image: string, replicas?: number): string => `
apiVersion: apps/v1
kind: Deployment
metadata: { name: moved, namespace: default }
spec:
${replicas === undefined ? '' : `  replicas: ${replicas}\n`}  selector: { matchLabels: { app: moved } }
  template:
    metadata: { labels: { app: moved } }
    spec: { containers: [{ name: main, image: "${image}" }] }
`;
const replicas = (): Promise<string> =>
  kubectl("get deployment moved -o 'jsonpath={.spec.replicas} {.spec.template.spec.containers[0].image}'");

test('after the move the client changes and removes what it applied before, without force', async () => {
  await kubectl('apply -f -', web('web:1', 4));
  await kubectl('apply --server-side -f -', web('web:2', 5));
  assert.equal(await replicas(), '5 web:2');
  await kubectl('apply --server-side -f -', web('web:2'));
  assert.equal(await replicas(), '1 web:2', 'what nobody applies any more has its default again');
});

test('under another name the move meets a conflict, and force resolves it', async () => {
  await kubectl('delete deployment moved');
  await kubectl('apply -f -', web('web:1', 4));
  await assert.rejects(
    kubectl('apply --server-side --field-manager=other -f -', web('web:1', 6)),
    /conflict with "kubectl-client-side-apply" using apps\/v1: \.spec\.replicas/,
  );
  await kubectl('apply --server-side --force-conflicts --field-manager=other -f -', web('web:1', 6));
  assert.equal(await replicas(), '6 web:1');
});
