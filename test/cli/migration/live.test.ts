/** What lint finds in a live server: what is written in old versions, by whom, and what no version is left of. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestServer, type TestServer } from '../../../runtime/testing/index.js';
import { kindwright } from '../../support/programs/command.js';
import { freshFolder, removeFolder } from '../../support/programs/process.js';

let server: TestServer;
let folder: string;
before(async () => {
  folder = freshFolder();
  server = await startTestServer({ release: '1.21' });
});
after(async () => {
  await server.close();
  removeFolder(folder);
});

const lint = (...args: readonly string[]) =>
  kindwright(['lint', '--target-release=1.25', `--kubeconfig=${server.kubeconfigFile}`, ...args], { cwd: folder });

const ours = (text: string): string[] => text.split('\n').filter((line) => /^\S+ (?:default\/)?mine\b/.test(line));

test('a server whose clients write current versions alone has nothing of theirs', async () => {
  const made = await server.request('POST', '/apis/batch/v1/namespaces/default/cronjobs', {
    metadata: { name: 'mine' },
    spec: {
      schedule: '0 0 * * *',
      jobTemplate: { spec: { template: { spec: { restartPolicy: 'Never', containers: [{ name: 'c', image: 'i' }] } } } },
    },
  });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const { stdout, stderr } = await lint();
  assert.deepEqual(ours(stdout), [], stdout);
  assert.equal(stderr, '');
});

test('objects are found that clients write in old versions, and that no version is left of', async () => {
  const at = '/apis/extensions/v1beta1/namespaces/default/ingresses';
  const ingress = { metadata: { name: 'mine' }, spec: { backend: { serviceName: 's', servicePort: 80 } } };
  const made = await server.request('POST', `${at}?fieldManager=old-client`, ingress);
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const annotations = {
    'kubectl.kubernetes.io/last-applied-configuration': '{"apiVersion":"policy/v1beta1","kind":"PodDisruptionBudget"}',
  };
  await server.request('POST', '/apis/policy/v1/namespaces/default/poddisruptionbudgets', {
    metadata: { name: 'mine', annotations },
    spec: { minAvailable: 1 },
  });
  const privileged = { rule: 'RunAsAny' };
  await server.request('POST', '/apis/policy/v1beta1/podsecuritypolicies', {
    metadata: { name: 'mine' },
    spec: { seLinux: privileged, runAsUser: privileged, supplementalGroups: privileged, fsGroup: privileged },
  });
  const { code, stdout } = await lint();
  assert.equal(code, 1);
  assert.deepEqual(ours(stdout).sort(), [
    'Ingress default/mine: extensions/v1beta1 is gone since 1.22; use networking.k8s.io/v1 (written so by old-client)',
    'PodDisruptionBudget default/mine: policy/v1beta1 is gone since 1.25; use policy/v1 (written so by kubectl apply)',
    'PodSecurityPolicy mine: policy/v1beta1 is gone since 1.25; nothing takes its place',
  ]);
  const { findings } = JSON.parse((await lint('--output=json')).stdout) as { findings: { name: string; by?: string }[] };
  assert.deepEqual(
    findings
      .filter(({ name }) => name === 'mine')
      .map(({ by }) => by ?? '')
      .sort(),
    ['', 'kubectl apply', 'old-client'],
  );
});

test('a server that cannot be asked is told of', async () => {
  const { code, stderr } = await kindwright(['lint', '--target-release=1.25', '--kubeconfig=none'], { cwd: folder });
  assert.equal(code, 2);
  assert.match(stderr, /none/);
});
