/** Rules that only newer versions have: the old version takes what the new one refuses, and what is stored may stay (specification 3). */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { strategyOf } from '../support/cluster-kinds.js';
import { type Answer, TestServer } from '../support/server.js';

const servers = new Map<string, TestServer>();
const at = (release: string): TestServer => servers.get(release) ?? assert.fail(release);
before(async () => {
  for (const release of ['1.15', '1.21']) servers.set(release, await TestServer.start({ release }));
});
after(async () => {
  for (const server of servers.values()) await server.close();
});

const change = (release: string, path: string, body: unknown, type = 'merge'): Promise<Answer> =>
  at(release).ask(path, { method: 'PATCH', body, headers: { 'Content-Type': `application/${type}-patch+json` } });

const causesOf = (answer: Answer): string[] =>
  (answer.json.details?.causes ?? []).map(
    ({ field, reason }: { field: string; reason: string }) => `${field} ${reason.replace('FieldValue', '')}`,
  );

for (const { id, versions } of catalogue.resources) {
  const named = [...versions.values()].flatMap((v) => v.withoutRules ?? []);
  if (named.length === 0) continue;
  test(`${id}: what a version is without is a rule of the kind`, () => {
    assert.deepEqual(
      named.filter((name) => strategyOf(id).rules?.[name] === undefined),
      [],
    );
  });
}

const INGRESSES = 'namespaces/default/ingresses';
const backend = { serviceName: 'web', servicePort: 80 };
const defaultBackend = { service: { name: 'web', port: { number: 80 } } };
const hook = (more: object): object => ({
  name: 'a.example.com',
  clientConfig: { url: 'https://example.com/' },
  admissionReviewVersions: ['v1'],
  sideEffects: 'None',
  ...more,
});
const attachment = { attacher: 'A_B', nodeName: 'n', source: { persistentVolumeName: 'A_B' } };

/** What is taken in the old version and refused in the new one, with the causes; then what an update in the new one may do. */
const TABLE: readonly {
  readonly what: string;
  readonly old: string;
  readonly now: string;
  readonly content: object;
  readonly newContent?: object;
  readonly causes: readonly string[];
  readonly allowed?: object;
}[] = [
  {
    what: 'a badly named secret',
    old: `networking.k8s.io/v1beta1/${INGRESSES}`,
    now: `networking.k8s.io/v1/${INGRESSES}`,
    content: { spec: { backend, tls: [{ secretName: 'A B' }] } },
    newContent: { spec: { defaultBackend, tls: [{ secretName: 'A B' }] } },
    causes: ['spec.tls[0].secretName Invalid'],
    allowed: { spec: { tls: [{ secretName: 'A B' }, { secretName: 'C D' }] } },
  },
  {
    what: 'a wildcard rule without paths',
    old: `extensions/v1beta1/${INGRESSES}`,
    now: `networking.k8s.io/v1/${INGRESSES}`,
    content: { spec: { backend, rules: [{ host: '*.example.com', http: { paths: [] } }] } },
    newContent: { spec: { defaultBackend, rules: [{ host: '*.example.com', http: { paths: [] } }] } },
    causes: ['spec.rules[0].http.paths Required'],
    allowed: { metadata: { labels: { a: 'b' } } },
  },
  ...['mutating', 'validating'].map((kind) => ({
    what: `a ${kind} webhook with side effects`,
    old: `admissionregistration.k8s.io/v1beta1/${kind}webhookconfigurations`,
    now: `admissionregistration.k8s.io/v1/${kind}webhookconfigurations`,
    content: { webhooks: [hook({ sideEffects: 'Some' })] },
    causes: ['webhooks[0].sideEffects NotSupported'],
    allowed: { webhooks: [hook({ sideEffects: 'Unknown' })] },
  })),
  {
    what: 'two webhooks of one name',
    old: 'admissionregistration.k8s.io/v1beta1/validatingwebhookconfigurations',
    now: 'admissionregistration.k8s.io/v1/validatingwebhookconfigurations',
    content: { webhooks: [hook({}), hook({})] },
    causes: ['webhooks[1].name Duplicate'],
    allowed: { webhooks: [hook({}), hook({}), hook({})] },
  },
  {
    what: 'an attachment by an unfit name',
    old: 'storage.k8s.io/v1beta1/volumeattachments',
    now: 'storage.k8s.io/v1/volumeattachments',
    content: { spec: attachment },
    causes: ['spec.attacher Invalid', 'spec.source.persistentVolumeName Invalid'],
    allowed: { metadata: { labels: { a: 'b' } } },
  },
];

TABLE.forEach(({ what, old, now, content, newContent = content, causes, allowed }, i) => {
  const name = `rule-${i}`;
  test(`${what}: taken at ${old.replace(/\/[^/]*$/, '')}, refused at the newest version`, async () => {
    assert.equal((await at('1.21').create(`/apis/${old}`, { metadata: { name }, ...content })).status, 201);
    const refused = await at('1.21').create(`/apis/${now}`, { metadata: { name: `${name}-now` }, ...newContent });
    assert.deepEqual({ status: refused.status, causes: causesOf(refused) }, { status: 422, causes });
  });
  test(`${what}: once stored, an update at the newest version may keep it`, async () => {
    const answer = await change('1.21', `/apis/${now}/${name}`, allowed);
    assert.equal(answer.status, 200, answer.text);
  });
});

test('a fault that was mended does not come back', async () => {
  const path = `/apis/networking.k8s.io/v1/${INGRESSES}/rule-0`;
  assert.equal((await change('1.21', path, { spec: { tls: null } })).status, 200);
  assert.deepEqual(causesOf(await change('1.21', path, { spec: { tls: [{ secretName: 'A B' }] } })), ['spec.tls[0].secretName Invalid']);
});

test('a rule without wildcard needs paths in every version', async () => {
  for (const [path, more] of [
    [`/apis/networking.k8s.io/v1beta1/${INGRESSES}`, { backend }],
    [`/apis/networking.k8s.io/v1/${INGRESSES}`, { defaultBackend }],
  ] as const) {
    const answer = await at('1.21').create(path, {
      metadata: { name: 'bare' },
      spec: { ...more, rules: [{ host: 'a.example.com', http: { paths: [] } }] },
    });
    assert.deepEqual(causesOf(answer), ['spec.rules[0].http.paths Required']);
  }
});

test('numbers of a budget may be negative through policy/v1beta1 only, and nothing excuses them at v1', async () => {
  const budget = (version: string): string => `/apis/policy/${version}/namespaces/default/poddisruptionbudgets`;
  await at('1.21').create(budget('v1'), { metadata: { name: 'b' }, spec: { minAvailable: 1 } });
  const counts = { currentHealthy: -1, desiredHealthy: 0, disruptionsAllowed: 0, expectedPods: 0 };
  assert.equal((await change('1.21', `${budget('v1beta1')}/b/status`, { status: counts })).status, 200);
  const again = await change('1.21', `${budget('v1')}/b/status`, { status: { expectedPods: 1 } });
  assert.deepEqual(causesOf(again), ['status.currentHealthy Invalid']);
  const main = await change('1.21', `${budget('v1')}/b`, { spec: { minAvailable: 2 } });
  assert.equal(main.status, 200, main.text);
});

test('conditions of a budget have a form in both versions', async () => {
  const path = '/apis/policy/v1beta1/namespaces/default/poddisruptionbudgets/b/status';
  const answer = await change('1.21', path, { status: { conditions: [{ type: 'a b', status: 'Maybe', reason: '1' }] } });
  assert.equal(answer.status, 422);
});

test('an attachment carries its status at storage/v1beta1, and leaves it to its subresource at v1', async () => {
  const path = (version: string): string => `/apis/storage.k8s.io/${version}/volumeattachments`;
  const object = {
    metadata: { name: 'carried' },
    spec: { ...attachment, attacher: 'a', source: { persistentVolumeName: 'v' } },
    status: { attached: true },
  };
  const made = await at('1.21').create(path('v1beta1'), object);
  assert.equal(made.json.status.attached, true);
  assert.ok('f:status' in made.json.metadata.managedFields[0].fieldsV1);
  const kept = await change('1.21', `${path('v1')}/carried`, { status: { attached: false } });
  assert.equal(kept.json.status.attached, true);
  const changed = await change('1.21', `${path('v1beta1')}/carried`, { status: { attached: false } });
  assert.equal(changed.json.status.attached, false);
  const fresh = await at('1.21').create(path('v1'), { ...object, metadata: { name: 'fresh' } });
  assert.equal(fresh.json.status.attached, false);
});

const template = (labels: object): object => ({ metadata: { labels }, spec: { containers: [{ name: 'c', image: 'i' }] } });

for (const [plural, version, status] of [
  ['deployments', 'extensions/v1beta1', 200],
  ['deployments', 'apps/v1beta1', 200],
  ['deployments', 'apps/v1beta2', 422],
  ['deployments', 'apps/v1', 422],
  ['daemonsets', 'extensions/v1beta1', 200],
  ['daemonsets', 'apps/v1beta2', 422],
  ['replicasets', 'extensions/v1beta1', 200],
  ['replicasets', 'apps/v1', 422],
] as const) {
  test(`the selector of ${plural} ${status === 200 ? 'may change' : 'stays'} at ${version}`, async () => {
    const [a, b] = [{ app: 'a' }, { app: 'b' }];
    const name = version.replace(/\W/g, '-');
    const collection = `/apis/apps/v1/namespaces/default/${plural}`;
    await at('1.15').create(collection, { metadata: { name }, spec: { selector: { matchLabels: a }, template: template(a) } });
    const path = `/apis/${version}/namespaces/default/${plural}/${name}`;
    const answer = await change('1.15', path, { spec: { selector: { matchLabels: b }, template: template(b) } });
    assert.equal(answer.status, status, answer.text);
  });
}
