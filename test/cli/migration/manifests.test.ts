/** What lint and convert read, print and say: files, folders and streams; what is no YAML; JSON; lists; and what they end with. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { kindwright, type Run } from '../../support/programs/command.js';
import { freshFolder, removeFolder } from '../../support/programs/process.js';

let folder: string;
before(() => {
  folder = freshFolder();
});
after(() => removeFolder(folder));

const lint = (args: readonly string[], input?: string): Promise<Run> =>
  kindwright(['lint', '--target-release=1.25', ...args], { cwd: folder, input });
const convert = (args: readonly string[], input?: string): Promise<Run> =>
  kindwright(['convert', '--release=1.25', ...args], { cwd: folder, input });
const put = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

const MAP = '# as it was\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: fine}\ndata: {"a":   "b"}\n';
const CRON = `# Source: chart/templates/cron.yaml
apiVersion: batch/v1beta1
kind: CronJob
metadata:
  name: nightly
  namespace: jobs
spec:
  schedule: "0 0 * * *"   # at midnight
  jobTemplate:
    spec:
      template:
        spec:
          restartPolicy: Never
          containers:
          - {name: c, image: i}
`;

test('a stream as helm prints it: documents keep their letters, but for what changes', async () => {
  const stream = `---\n${MAP}---\n# only a remark\n---\n${CRON}`;
  const found = await lint(['-'], stream);
  assert.equal(found.code, 1);
  assert.equal(found.stdout, 'standard input:11: CronJob jobs/nightly: batch/v1beta1 is gone since 1.25; use batch/v1\n');
  const converted = await convert([], stream);
  assert.equal(converted.code, 0, converted.stderr);
  assert.equal(converted.stdout, stream.replace('batch/v1beta1', 'batch/v1').replace('   # at midnight', ' # at midnight'));
  assert.equal(converted.stderr, 'standard input:11: CronJob nightly: batch/v1beta1 is batch/v1 now\n');
  assert.deepEqual(await lint(['-'], converted.stdout), { code: 0, stdout: '', stderr: '' });
});

test('a file that is no YAML is told of with its line, and the others go on', async () => {
  put('mixed/a.yaml', `${MAP}---\nkind: [\n---\n${CRON}`);
  put('mixed/b.yml', '{{- if .Values.on }}\nkind: ConfigMap\n{{- end }}\n');
  put('mixed/c.json', '{"apiVersion":"batch/v1beta1","kind":"CronJob","metadata":{"name":"json"}}');
  put('mixed/deep/values.yaml', 'replicas: 3\n');
  put('mixed/deep/half.yaml', 'kind: Pod\n');
  put('mixed/deep/bytes.yaml', '');
  writeFileSync(path.join(folder, 'mixed/deep/bytes.yaml'), Buffer.from([0xff, 0xfe, 0x00]));
  put('mixed/notes.txt', 'no manifest at all');
  const run = await lint(['mixed', 'missing.yaml']);
  assert.equal(run.code, 2);
  assert.deepEqual(run.stdout.trim().split('\n'), [
    'mixed/a.yaml:10: CronJob jobs/nightly: batch/v1beta1 is gone since 1.25; use batch/v1',
    'mixed/c.json:1: CronJob json: batch/v1beta1 is gone since 1.25; use batch/v1',
  ]);
  for (const fault of [
    /^mixed\/a\.yaml:8: it is no YAML: /m,
    /^mixed\/b\.yml:1: it is no YAML: /m,
    /^mixed\/deep\/bytes\.yaml:1: the text is not valid UTF-8$/m,
    /^mixed\/deep\/half\.yaml:1: apiVersion and kind are required$/m,
    /^missing\.yaml:1: .*no such file/m,
  ])
    assert.match(run.stderr, fault);
  assert.equal(run.stderr.trim().split('\n').length, 5, run.stderr);
  const before = readFileSync(path.join(folder, 'mixed/a.yaml'), 'utf8');
  const converted = await convert(['--write', 'mixed']);
  assert.deepEqual([converted.code, converted.stdout], [2, '']);
  assert.equal(
    readFileSync(path.join(folder, 'mixed/a.yaml'), 'utf8'),
    before.replace('batch/v1beta1', 'batch/v1').replace('   # at', ' # at'),
  );
  assert.equal(readFileSync(path.join(folder, 'mixed/deep/values.yaml'), 'utf8'), 'replicas: 3\n');
});

test('what is there can be asked for as JSON', async () => {
  const { stdout, code } = await lint(['--output=json', '-'], `${CRON}---\nkind: [\n`);
  const { release, findings, faults } = JSON.parse(stdout);
  assert.deepEqual([code, release, faults.length, faults[0].file], [2, '1.25', 1, 'standard input']);
  assert.deepEqual(findings, [
    {
      file: 'standard input',
      line: 2,
      apiVersion: 'batch/v1beta1',
      kind: 'CronJob',
      namespace: 'jobs',
      name: 'nightly',
      state: 'removed',
      since: '1.25',
      removed: '1.25',
      replacement: 'batch/v1/CronJob',
      notes: [],
    },
  ]);
});

test('JSON stays JSON, laid out as it was, with all digits of its numbers', async () => {
  const object = { apiVersion: 'batch/v1beta1', kind: 'CronJob', metadata: { name: 'a' }, spec: { schedule: '0 0 * * *' } };
  const wide = JSON.stringify(object, undefined, 4).replace('"schedule"', '"own": 12345678901234567890,\n        "schedule"');
  const { stdout, code, stderr } = await convert(['-'], `${wide}\n`);
  assert.equal(code, 0, stderr);
  assert.equal(stdout, `${wide.replace('v1beta1', 'v1')}\n`);
  assert.match(stderr, /spec\.own is no field of this version, and stays as it is/);
  assert.equal((await convert(['-'], JSON.stringify(object))).stdout, JSON.stringify(object).replace('v1beta1', 'v1'));
});

test('objects of lists are looked at one by one', async () => {
  const list = `apiVersion: v1
kind: List
items:
- apiVersion: v1
  kind: ConfigMap # fine
- apiVersion: policy/v1beta1 # old
  kind: PodDisruptionBudget
  metadata: { name: a }
  spec:
    # none may go
    minAvailable: 1
- apiVersion: policy/v1beta1
  kind: PodSecurityPolicy
  metadata: { name: b }
`;
  const found = await lint(['-'], list);
  assert.match(
    found.stdout,
    /^standard input:6: PodDisruptionBudget a: [^\n]*\n {4}An empty[^\n]*\nstandard input:12: PodSecurityPolicy b: /,
  );
  const converted = await convert(['-'], list);
  assert.equal(converted.code, 1);
  assert.equal(converted.stdout, list.replace('policy/v1beta1 # old', 'policy/v1 # old'));
});

test('a version can be asked for, newer or older', async () => {
  const newer = await convert(['--to=batch/v1', '-'], CRON);
  assert.match(newer.stdout, /^apiVersion: batch\/v1$/m);
  const older = await kindwright(['convert', '--release=1.21', '--to=networking.k8s.io/v1beta1', '-'], {
    cwd: folder,
    input: `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: a }
spec:
  defaultBackend: # all
    service: { name: s, port: { number: 80 } }
`,
  });
  assert.equal(older.code, 0, older.stderr);
  assert.match(older.stdout, /^apiVersion: networking\.k8s\.io\/v1beta1$/m);
  assert.match(older.stdout, /backend:\s+# all\n\s+serviceName: s\n\s+servicePort: 80\n/);
  const other = await convert(['--to=batch/v1', '-'], MAP);
  assert.deepEqual([other.code, other.stdout], [0, MAP]);
});

test('a kind that is not known yet at the release, or not at all', async () => {
  const early = await kindwright(['lint', '--target-release=1.18', '-'], { cwd: folder, input: CRON.replace('v1beta1', 'v1') });
  assert.deepEqual([early.code, early.stdout], [1, 'standard input:2: CronJob jobs/nightly: batch/v1 is there from 1.21 on\n']);
  const custom = await lint(['-'], 'apiVersion: example.com/v1beta1\nkind: Anything\nmetadata: { name: a }\n');
  assert.deepEqual(custom, { code: 0, stdout: '', stderr: '' });
});

test('what is deprecated and still there is found, with what comes after the catalogue', async () => {
  const scaler = 'apiVersion: autoscaling/v2beta2\nkind: HorizontalPodAutoscaler\nmetadata: { name: a }\n';
  const { stdout, code } = await lint(['-'], scaler);
  assert.equal(code, 1);
  assert.match(stdout, /autoscaling\/v2beta2 is deprecated since 1\.23, and gone from 1\.26 on; use autoscaling\//);
});

test('an object gets no status that nobody wrote, and later releases are known', async () => {
  const scaler =
    'apiVersion: autoscaling/v2beta2\nkind: HorizontalPodAutoscaler\nmetadata: { name: a }\nspec: { maxReplicas: 3, scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: a } }\n';
  const classes = 'apiVersion: resource.k8s.io/v1beta1\nkind: DeviceClass\nmetadata: { name: a }\nspec: {}\n';
  const { code, stdout } = await kindwright(['convert', '--release=1.36', '-'], { cwd: folder, input: `${scaler}---\n${classes}` });
  assert.equal(code, 0);
  assert.equal(stdout, `${scaler.replace('v2beta2', 'v2')}---\n${classes.replace('v1beta1', 'v1')}`);
});

test('values of wrong types are told of, and the rest of the stream goes on', async () => {
  const bad = CRON.replace('"0 0 * * *"', '{ a: b }');
  const { code, stdout, stderr } = await convert(['-'], `${bad}---\n${CRON}`);
  assert.equal(code, 2);
  assert.match(stderr, /^standard input:2: CronJob nightly: it cannot be read: .*Schedule: expected a string, found an object$/m);
  assert.match(stdout, /apiVersion: batch\/v1beta1\n[\s\S]*apiVersion: batch\/v1\n/);
});

test('what must be mended by hand is told of', async () => {
  const hooks = `apiVersion: admissionregistration.k8s.io/v1beta1
kind: ValidatingWebhookConfiguration
metadata: { name: a }
webhooks:
  - name: a.example.com
    clientConfig: { url: https://example.com/a }
`;
  const { stderr, stdout } = await convert(['-'], hooks);
  assert.match(stderr, /webhooks\[0\]\.sideEffects is set to "Unknown", which is what admissionregistration\.k8s\.io\/v1beta1 means/);
  assert.match(stderr, /sideEffects is required, and is None or NoneOnDryRun\./);
  assert.match(stdout, /failurePolicy: Ignore\n/);
});

test('anchors, merged maps and text in braces are read as the API reads them', async () => {
  const anchored = `apiVersion: extensions/v1beta1
kind: Ingress
metadata: { name: a }
spec:
  backend: &web { serviceName: s, servicePort: 80 }
  rules:
    - http: { paths: [ { path: /a, backend: *web }, { path: /b, backend: { <<: *web, servicePort: 81 } } ] }
`;
  const { stdout, code, stderr } = await convert(['-'], anchored);
  assert.equal(code, 0, stderr);
  const again = await kindwright(['convert', '--release=1.25', '-'], {
    cwd: folder,
    input: stdout.replace('networking.k8s.io/v1', 'networking.k8s.io/v1'),
  });
  assert.equal(again.stdout, stdout);
  const { parse } = await import('yaml');
  const { spec } = parse(stdout, { merge: true });
  assert.deepEqual(spec.defaultBackend, { service: { name: 's', port: { number: 80 } } });
  assert.deepEqual(
    spec.rules[0].http.paths.map(({ backend }: { backend: unknown }) => backend),
    [{ service: { name: 's', port: { number: 80 } } }, { service: { name: 's', port: { number: 81 } } }],
  );
});

for (const [args, expected] of [
  [['lint'], /--target-release is "": a release is needed, such as --target-release=1\.25/],
  [['lint', '--target-release=next'], /--target-release is "next"/],
  [['lint', '--target-release=1.25', '--output=xml'], /--output/],
  [['lint', '--target-release=1.25', '--kubeconfig=x', 'a.yaml'], /not into both/],
  [['convert', '--write', '--out=x', 'a.yaml'], /not both/],
] as const)
  test(`kindwright ${args.join(' ')} is refused`, async () => {
    const { code, stdout, stderr } = await kindwright(args, { cwd: folder });
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(stderr, expected);
  });

test('a text that nests too deep, and one that blows up, are told of', async () => {
  const bomb = `a: &a [x, x, x, x, x, x, x, x, x, x]\n${['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, i) => `${name}: &${name} [${Array(10).fill(`*${'abcdefgh'[i]}`).join(', ')}]`).join('\n')}\n`;
  for (const text of ['['.repeat(5000), `a: ${'['.repeat(5000)}`, bomb]) {
    const { code, stderr } = await lint(['-'], text);
    assert.equal(code, 2, stderr);
    assert.match(stderr, /^standard input:\d+: /);
  }
});
