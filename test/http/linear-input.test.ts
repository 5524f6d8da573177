/** Input that once cost seconds, hours or for ever is answered at once, and the server goes on serving others. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { leastTime } from '../support/programs/processor-time.js';
import { type Ask, TestServer } from '../support/server.js';

/** Far above what any of these costs, and far below what a pattern that backtracks does. */
const AT_ONCE_MS = 1500;
const MANY = 200_000;

let server: TestServer;
before(async () => {
  server = await TestServer.start();
  await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
});
after(() => server.close());

const post = (body: unknown): Ask => ({ method: 'POST', body });
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const container = (more: object = {}): object => ({ name: 'c', image: 'i:1', ...more });
const pod = (spec: object, one = container()): Ask =>
  post({ metadata: { name: 'p' }, spec: { automountServiceAccountToken: false, containers: [one], ...spec } });
const PODS = '/api/v1/namespaces/default/pods';
const fieldRef = (fieldPath: string): Ask => pod({}, container({ env: [{ name: 'E', valueFrom: { fieldRef: { fieldPath } } }] }));
const CSRS = '/apis/certificates.k8s.io/v1/certificatesigningrequests';
const signing = (text: string): Ask =>
  post({ metadata: { name: 'c' }, spec: { request: base64(text), signerName: 'a.b/c', usages: ['any'] } });
const hook = (url: string): Ask =>
  post({
    metadata: { name: 'h' },
    webhooks: [{ name: 'a.b.c', sideEffects: 'None', admissionReviewVersions: ['v1'], clientConfig: { url } }],
  });
const cron = (schedule: string): Ask =>
  post({
    metadata: { name: 'c' },
    spec: { schedule, jobTemplate: { spec: { template: { spec: { restartPolicy: 'Never', containers: [container()] } } } } },
  });
const quota = (amount: string): Ask => post({ metadata: { name: 'q' }, spec: { hard: { cpu: amount } } });

const ATTEMPTS: readonly (readonly [about: string, path: string, ask: Ask, status: number])[] = [
  ...['livez', 'version', 'api/v1/namespaces/default', 'nowhere'].flatMap((path) =>
    [`00s${'000s'.repeat(40)}0`, '00s000'.repeat(2000), '0'.repeat(12_000), `${'1.'.repeat(6000)}`, `-${'9'.repeat(12_000)}s`].map(
      (timeout) => [`a timeout ${timeout.slice(0, 8)}… at ${path}`, `/${path}?timeout=${timeout}`, {}, 400] as const,
    ),
  ),
  ['a selector of brackets', `${PODS}?labelSelector=${'('.repeat(12_000)}`, {}, 400],
  ['a selector of names', `${PODS}?fieldSelector=${'metadata.name=,'.repeat(800)}!`, {}, 400],
  ['a path of a field with many brackets', PODS, fieldRef(`x${"['".repeat(MANY)}`), 422],
  ['a path of a field with many subscripts', PODS, fieldRef(`metadata.labels${"['a']".repeat(MANY / 5)}x`), 422],
  ['a schedule of zeros', '/apis/batch/v1/namespaces/default/cronjobs', cron(`@every ${'0'.repeat(MANY)}`), 422],
  ['a schedule of units', '/apis/batch/v1/namespaces/default/cronjobs', cron(`@every ${'00s000'.repeat(MANY / 6)}`), 422],
  ['a request for a certificate of beginnings', CSRS, signing('-----BEGIN A-----\n'.repeat(MANY / 10)), 422],
  ['a request for a certificate of blocks', CSRS, signing('-----BEGIN A-----\n-----END B-----\n'.repeat(MANY / 20)), 422],
  ['a request for a certificate of dashes', CSRS, signing('-'.repeat(MANY)), 422],
  ['a request for a certificate of labels', CSRS, signing('-----BEGIN '.repeat(MANY / 10)), 422],
  [
    'a request for many usages',
    CSRS,
    post({ metadata: { name: 'c' }, spec: { request: 'eA==', signerName: 'a.b/c', usages: [...Array(2000).keys()].map((i) => `u${i}`) } }),
    422,
  ],
  ['an address of lines', '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations', hook(`//${'\n'.repeat(MANY)}#\n`), 422],
  ['an address of colons', '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations', hook(`a${':'.repeat(MANY)}`), 422],
  ['a quantity of digits', '/api/v1/namespaces/default/resourcequotas', quota(`.${'0'.repeat(MANY)}x`), 400],
  ['a quantity of units', '/api/v1/namespaces/default/resourcequotas', quota('E'.repeat(999)), 400],
  [
    'an approval of pluses',
    '/apis/apiextensions.k8s.io/v1/customresourcedefinitions',
    post({
      metadata: { name: 'as.x.k8s.io', annotations: { 'api-approved.kubernetes.io': `a://:${'+'.repeat(MANY)}\t` } },
      spec: {
        group: 'x.k8s.io',
        names: { plural: 'as', kind: 'A' },
        scope: 'Cluster',
        versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object' } } }],
      },
    }),
    422,
  ],
];
for (const [about, path, ask, status] of ATTEMPTS)
  test(`${about} is ${status} at once`, async () => {
    const ms = await leastTime(AT_ONCE_MS, async () => {
      const answer = await server.ask(path, ask);
      assert.equal(answer.status, status, answer.text.slice(0, 300));
    });
    assert.ok(ms < AT_ONCE_MS, `${ms} ms`);
    assert.equal((await server.ask('/readyz')).text, 'ok');
  });

test('rows of many addresses and ports are told at once', async () => {
  const addresses = Array.from({ length: 5000 }, (_, i) => ({ ip: `10.0.${i >> 8}.${i & 255}` }));
  const ports = Array.from({ length: 5000 }, (_, i) => ({ name: `p${i}`, port: i + 1 }));
  const made = await server.create('/api/v1/namespaces/default/endpoints', { metadata: { name: 'many' }, subsets: [{ addresses, ports }] });
  assert.equal(made.status, 201, made.text.slice(0, 300));
  const headers = { Accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' };
  const ms = await leastTime(AT_ONCE_MS, async () => {
    const answer = await server.ask('/api/v1/namespaces/default/endpoints/many', { headers });
    assert.deepEqual(answer.json.rows[0].cells[1], '10.0.0.0:1,10.0.0.1:1,10.0.0.2:1 + 24999997 more...');
  });
  assert.ok(ms < AT_ONCE_MS, `${ms} ms`);
});
