/** Objects with faults beyond number: the first thousand are told, each cut, and looking for them takes no time to speak of. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { processorTime } from '../support/programs/processor-time.js';
import { TestServer } from '../support/server.js';

let server: TestServer;

before(async () => {
  server = await TestServer.start();
  await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
});
after(() => server.close());

const many = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i));
const meta = { metadata: { name: 'a' } };
const pod = (spec: object): object => ({ ...meta, spec: { containers: [{ name: 'c', image: 'i', ...spec }] } });
const PODS = '/api/v1/namespaces/default/pods';
const webhook = (clientConfig: object): object => ({
  ...meta,
  webhooks: [{ name: 'a.example.com', sideEffects: 'None', admissionReviewVersions: ['v1'], clientConfig }],
});
const REGISTRATION = '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations';
const POLICIES = '/apis/policy/v1beta1/podsecuritypolicies';
const policy = (spec: object): object => ({
  ...meta,
  spec: {
    seLinux: { rule: 'RunAsAny' },
    runAsUser: { rule: 'RunAsAny' },
    fsGroup: { rule: 'RunAsAny' },
    supplementalGroups: { rule: 'RunAsAny' },
    ...spec,
  },
});

const ATTACKS: readonly [what: string, path: string, body: object][] = [
  ['networks of a node', '/api/v1/nodes', { ...meta, spec: { podCIDRs: many(20_000, (i) => `bad${i}`) } }],
  ['the same network of a node', '/api/v1/nodes', { ...meta, spec: { podCIDRs: many(90_000, () => '10.0.0.0/24') } }],
  ["segments of a webhook's path", REGISTRATION, webhook({ service: { name: 's', namespace: 'n', path: `/${'A/'.repeat(500_000)}` } })],
  ['empty rules of a role', '/apis/rbac.authorization.k8s.io/v1/clusterroles', { ...meta, rules: many(49_000, () => ({})) }],
  ['labels', '/api/v1/namespaces', { metadata: { name: 'a', labels: Object.fromEntries(many(90_000, (i) => [`-${i}`, '?'])) } }],
  ['owners', '/api/v1/namespaces', { metadata: { name: 'a', ownerReferences: many(49_000, () => ({})) } }],
  [
    'controlling owners',
    '/api/v1/namespaces',
    {
      metadata: {
        name: 'a',
        ownerReferences: many(14_000, (i) => ({ apiVersion: 'v1', kind: 'K', name: `o${i}`, uid: `u${i}`, controller: true })),
      },
    },
  ],
  ['finalizers', '/api/v1/namespaces', { metadata: { name: 'a', finalizers: many(50_000, (i) => `f${i}`) } }],
  [
    'scopes and requirements of a quota, which are shown whole with each',
    '/api/v1/namespaces/default/resourcequotas',
    { ...meta, spec: { scopes: many(20_000, () => 'A'), scopeSelector: { matchExpressions: many(20_000, () => ({})) } } },
  ],
  ['empty containers', PODS, { ...meta, spec: { containers: many(49_000, () => ({})) } }],
  ['containers of one name', PODS, { ...meta, spec: { containers: many(33_000, () => ({ name: 'c', image: 'i' })) } }],
  [
    'mounts and devices',
    PODS,
    pod({
      volumeMounts: many(16_000, (i) => ({ name: `m${i}`, mountPath: `/m${i}` })),
      volumeDevices: many(16_000, (i) => ({ name: `d${i}`, devicePath: `/d${i}` })),
    }),
  ],
  ['variables', PODS, pod({ env: many(49_000, (i) => ({ name: `${i}` })) })],
  ['ports', PODS, pod({ ports: many(49_000, () => ({})) })],
  [
    'spread constraints',
    PODS,
    { ...meta, spec: { containers: [], topologySpreadConstraints: many(20_000, (i) => ({ topologyKey: `k${i}` })) } },
  ],
  ['ports of a service', '/api/v1/namespaces/default/services', { ...meta, spec: { ports: many(49_000, () => ({})) } }],
  ['keys', '/api/v1/namespaces/default/configmaps', { ...meta, data: Object.fromEntries(many(90_000, (i) => [`?${i}`, ''])) }],
  [
    'system controls',
    POLICIES,
    policy({
      allowedUnsafeSysctls: many(45_000, (i) => `a.b${i}`),
      forbiddenSysctls: ['b.*', ...many(45_000, (i) => `c.b${i}`)],
      volumes: ['no'],
    }),
  ],
  [
    'capabilities',
    POLICIES,
    policy({
      requiredDropCapabilities: many(45_000, (i) => `A${i}`),
      allowedCapabilities: many(45_000, (i) => `B${i}`),
      volumes: ['no'],
    }),
  ],
];

describe('faults beyond number', () => {
  for (const [what, path, object] of ATTACKS)
    test(`of ${what}`, async () => {
      const body = JSON.stringify(object);
      const worked = processorTime();
      const answer = await server.ask(path, { method: 'POST', body });
      const took = worked();
      assert.equal(answer.status, 422, answer.text.slice(0, 300));
      const { causes } = answer.json.details;
      assert.ok(causes.length <= 1000, `${causes.length} causes`);
      assert.ok(answer.bytes.length < 1_500_000, `${answer.bytes.length} bytes`);
      // All of it, far from the seconds that any of this took once, so that a busy machine does not fail it.
      assert.ok(took < 5000, `${took} ms for ${body.length} bytes`);
    });
});

test('a value of megabytes is shown by its beginning', async () => {
  const name = 'A'.repeat(1_000_000);
  const answer = await server.ask(PODS, { method: 'POST', body: { metadata: { name }, spec: { containers: [{ name, image: 'i' }] } } });
  assert.equal(answer.status, 422);
  assert.ok(answer.bytes.length < 100_000, `${answer.bytes.length} bytes`);
  const [cause] = answer.json.details.causes;
  assert.match(cause.message, /^Invalid value: "A{4096}\.\.\.": /);
});

test('a thousand faults are told, and one that is short is told as it is', async () => {
  const labels = Object.fromEntries(many(1500, (i) => [`-${i}`, 'v']));
  const answer = await server.create('/api/v1/namespaces', { metadata: { name: 'many', labels } });
  assert.equal(answer.json.details.causes.length, 1000);
  assert.match(answer.json.details.causes[999].message, /^Invalid value: "-999": name part must consist of/);
});

test('long faults are told until they are as long together as an answer may be', async () => {
  const labels = Object.fromEntries(many(700, (i) => [`-${i}-${'x'.repeat(3000)}`, 'v']));
  const answer = await server.create('/api/v1/namespaces', { metadata: { name: 'long', labels } });
  assert.equal(answer.status, 422);
  const { causes } = answer.json.details;
  assert.ok(causes.length > 100 && causes.length < 300, `${causes.length} causes`);
});

test('endpoints of many addresses and ports are shown in a row', async () => {
  const path = '/api/v1/namespaces/default/endpoints';
  const addresses = many(5000, (i) => ({ ip: `10.1.${i >> 8}.${i & 255}` }));
  const ports = many(5000, (i) => ({ name: `p${i}`, port: i + 1, protocol: 'TCP' }));
  assert.equal((await server.create(path, { ...meta, subsets: [{ addresses, ports }] })).status, 201);
  const table = await server.ask(path, { headers: { Accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' } });
  assert.equal(table.json.rows[0].cells[1], '10.1.0.0:1,10.1.0.1:1,10.1.0.2:1 + 24999997 more...');
});
