/** Conditions of webhooks: which requests they are asked about, and what happens where conditions cannot tell. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { denying, HookServer } from '../support/programs/hook-server.js';
import { type Answer, TestServer } from '../support/server.js';

const GROUP = '/apis/admissionregistration.k8s.io/v1';
const MAPS = '/api/v1/namespaces/default/configmaps';

let hooks: HookServer;
before(async () => {
  hooks = await HookServer.start();
  hooks.on('/no', denying({ message: 'asked' }));
});
after(() => hooks.close());

async function configure(server: TestServer, type: 'validating' | 'mutating', name: string, more: object): Promise<void> {
  const webhook = {
    name: `${name}.example.com`,
    clientConfig: hooks.clientConfig('/no'),
    rules: [{ operations: ['CREATE'], apiGroups: [''], apiVersions: ['v1'], resources: ['configmaps'] }],
    objectSelector: { matchLabels: { asked: name } },
    sideEffects: 'None',
    admissionReviewVersions: ['v1'],
    ...more,
  };
  const made = await server.create(`${GROUP}/${type}webhookconfigurations`, { metadata: { name }, webhooks: [webhook] });
  assert.equal(made.status, 201, made.text);
}

const map = (server: TestServer, label: string, name: string, data?: object): Promise<Answer> =>
  server.create(`${MAPS}?dryRun=All`, { metadata: { name, labels: { asked: label } }, ...(data === undefined ? {} : { data }) });

const conditions = [
  { name: 'not-free', expression: "object.metadata.name != 'free'" },
  { name: 'has-k', expression: "object.data.k == '1'" },
];

for (const type of ['validating', 'mutating'] as const)
  describe(`${type} webhooks`, () => {
    let server: TestServer;
    before(async () => {
      server = await TestServer.start({ release: '1.30' });
    });
    after(() => server.close());

    test('are asked where all conditions hold', async () => {
      await configure(server, type, 'strict', { matchConditions: conditions });
      const asked = await map(server, 'strict', 'a', { k: '1' });
      assert.deepEqual([asked.status, asked.json.message], [400, 'admission webhook "strict.example.com" denied the request: asked']);
      assert.equal((await map(server, 'strict', 'a', { k: '2' })).status, 201);
      assert.equal((await map(server, 'strict', 'free')).status, 201);
    });

    test('that may not be left out refuse what conditions cannot tell', async () => {
      const { status, json } = await map(server, 'strict', 'b');
      assert.deepEqual([status, json.reason, json.details], [403, 'Forbidden', { name: 'b', kind: 'configmaps' }]);
      assert.match(json.message, /^configmaps "b" is forbidden: expression 'object\.data\.k == '1'' resulted in error: no such key: data$/);
    });

    test('that may be left out are not asked then', async () => {
      await configure(server, type, 'lax', { matchConditions: conditions, failurePolicy: 'Ignore' });
      assert.equal((await map(server, 'lax', 'b')).status, 201);
      assert.equal((await map(server, 'lax', 'b', { k: '1' })).status, 400);
    });

    test('are not asked where one condition does not hold, whatever faults others have', async () => {
      await configure(server, type, 'decided', { matchConditions: [conditions[1], { name: 'never', expression: 'false' }] });
      assert.equal((await map(server, 'decided', 'b')).status, 201);
    });

    test('have all faults of their conditions told', async () => {
      const other = { name: 'other', expression: "object.data.other == '1'" };
      await configure(server, type, 'faults', { matchConditions: [conditions[1], other] });
      assert.match(
        (await map(server, 'faults', 'b')).json.message,
        /forbidden: \[expression '.*data\.k .* no such key: data, expression '.*other .* no such key: data\]$/,
      );
    });

    test('have conditions that cost only so much, each and together', async () => {
      const costing = (loops: number): string =>
        Array.from({ length: loops }, (_, i) => `v${i}`).reduceRight(
          (inner, name) => `[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].all(${name}, ${inner})`,
          'true',
        );
      await configure(server, type, 'costly', { matchConditions: [{ name: 'one', expression: costing(6) }] });
      assert.match((await map(server, 'costly', 'b')).json.message, /resulted in error: operation cancelled: actual cost limit exceeded$/);
      const many = Array.from({ length: 20 }, (_, i) => ({ name: `n${i}`, expression: costing(5) }));
      await configure(server, type, 'together', { matchConditions: many });
      const { status, json } = await map(server, 'together', 'b');
      assert.deepEqual([status, json.reason], [403, 'Forbidden']);
      assert.match(
        json.message,
        /forbidden: validation failed due to running out of cost budget, no further validation rules will be run$/,
      );
      await configure(server, type, 'cheap', { matchConditions: many, failurePolicy: 'Ignore' });
      assert.equal((await map(server, 'cheap', 'b')).status, 201);
    });

    test('may ask what the user may do', async () => {
      const expression = "!authorizer.group('').resource('pods').check('get').allowed()";
      await configure(server, type, 'authorized', { matchConditions: [{ name: 'may-not', expression }] });
      assert.equal((await map(server, 'authorized', 'a')).status, 201);
    });
  });

test('releases before them do not have conditions', async () => {
  const server = await TestServer.start({ release: '1.26' });
  await configure(server, 'validating', 'early', { matchConditions: conditions });
  assert.equal((await map(server, 'early', 'free')).status, 400);
  await server.close();
});
