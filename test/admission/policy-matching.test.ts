/** Which requests policies are judged about, and what they see of them. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Answer, TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';
import { type Fields, MAPS, merging, Policed } from './policed.js';

const DEPLOYMENTS = '/apis/apps/v1/namespaces/default/deployments';
const CRATES = '/apis/shop.example.com';

const rule = (resources: readonly string[], operations: readonly string[] = ['*'], more: Fields = {}): Fields => ({
  apiGroups: ['*'],
  apiVersions: ['*'],
  resources,
  operations,
  ...more,
});

/** A policy that refuses all that it is about, and says so in its own name. */
const refusing = (name: string, matchConstraints: Fields): Fields => ({
  matchConstraints,
  validations: [{ expression: 'false', message: `by ${name}` }],
});

const deployment = (name: string, labels: Fields = {}): Fields => ({
  metadata: { name, labels },
  spec: {
    replicas: 1,
    selector: { matchLabels: { app: 'a' } },
    template: { metadata: { labels: { app: 'a' } }, spec: { containers: [{ name: 'c', image: 'i' }] } },
  },
});

/** Whether a policy of the name has refused the request. */
const refusedBy = ({ status, text }: Answer, name: string): boolean => status === 422 && text.includes(`by ${name}"`);

describe('policies are about', () => {
  let policed: Policed;
  let server: TestServer;

  before(async () => {
    server = await TestServer.start({ release: '1.36' });
    policed = new Policed(server, 'validating');
    for (const [name, tier] of [
      ['gold', 'gold'],
      ['tin', 'tin'],
    ])
      await server.create('/api/v1/namespaces', { metadata: { name, labels: { tier } } });
    const version = (name: string, storage: boolean): Fields => ({
      name,
      served: true,
      storage,
      schema: { openAPIV3Schema: { type: 'object', properties: { size: { type: 'integer' } } } },
    });
    const made = await server.create('/apis/apiextensions.k8s.io/v1/customresourcedefinitions', {
      metadata: { name: 'crates.shop.example.com' },
      spec: {
        group: 'shop.example.com',
        scope: 'Cluster',
        names: { plural: 'crates', kind: 'Crate' },
        versions: [version('v1', true), version('v2', false)],
      },
    });
    assert.equal(made.status, 201, made.text);
    for (const version of ['v1', 'v2'])
      await eventually(
        () => server.ask(`${CRATES}/${version}/crates`),
        ({ status }) => status === 200,
      );
  });
  after(() => server.close());

  const map = (namespace: string, labels: Fields, name = 'map'): Promise<Answer> =>
    server.create(`/api/v1/namespaces/${namespace}/configmaps?dryRun=All`, { metadata: { name, labels } });

  test('resources that their rules name, but for those that they exclude', async () => {
    const named = { objectSelector: { matchLabels: { in: 'excluding' } } };
    await policed.add(
      'excluding',
      refusing('excluding', {
        ...named,
        resourceRules: [rule(['*'], ['CREATE'])],
        excludeResourceRules: [rule(['secrets']), rule(['configmaps'], ['*'], { resourceNames: ['free'] })],
      }),
    );
    const labels = { in: 'excluding' };
    assert.ok(refusedBy(await map('default', labels), 'excluding'));
    assert.equal((await map('default', labels, 'free')).status, 201);
    assert.equal((await server.create('/api/v1/namespaces/default/secrets?dryRun=All', { metadata: { name: 's', labels } })).status, 201);
    assert.ok(refusedBy(await server.create(`${DEPLOYMENTS}?dryRun=All`, deployment('d', labels)), 'excluding'));
  });

  test('objects by name, scope and labels, and namespaces by their labels', async () => {
    await policed.add('named', refusing('named', { resourceRules: [rule(['configmaps'], ['CREATE'], { resourceNames: ['named'] })] }));
    assert.ok(refusedBy(await map('default', {}, 'named'), 'named'));
    assert.equal((await map('default', {}, 'other')).status, 201);
    const selectors = {
      namespaceSelector: { matchExpressions: [{ key: 'tier', operator: 'In', values: ['gold', 'silver'] }] },
      objectSelector: { matchExpressions: [{ key: 'free', operator: 'DoesNotExist' }] },
    };
    await policed.add(
      'gold',
      refusing('gold', { ...selectors, resourceRules: [rule(['configmaps'], ['CREATE'], { scope: 'Namespaced' })] }),
    );
    assert.ok(refusedBy(await map('gold', {}), 'gold'));
    assert.equal((await map('gold', { free: 'yes' })).status, 201);
    assert.equal((await map('tin', {})).status, 201);
  });

  test('less where a binding narrows them', async () => {
    await policed.add('bound', refusing('bound', { resourceRules: [rule(['configmaps', 'secrets'], ['CREATE'])] }), {
      validationActions: ['Deny'],
      matchResources: {
        namespaceSelector: { matchLabels: { tier: 'tin' } },
        resourceRules: [rule(['configmaps'])],
        excludeResourceRules: [rule(['configmaps'], ['*'], { resourceNames: ['free'] })],
      },
    });
    assert.ok(refusedBy(await map('tin', {}), 'bound'));
    assert.equal((await map('tin', {}, 'free')).status, 201);
    assert.equal((await map('default', {})).status, 201);
    assert.equal((await server.create('/api/v1/namespaces/tin/secrets?dryRun=All', { metadata: { name: 's' } })).status, 201);
  });

  test('other versions of what they name, unless they match exactly', async () => {
    const of = (matchPolicy: string, name: string): Fields => ({
      matchConstraints: {
        matchPolicy,
        objectSelector: { matchLabels: { about: name } },
        resourceRules: [{ ...rule(['crates'], ['CREATE']), apiGroups: ['shop.example.com'], apiVersions: ['v1'] }],
      },
      validations: [{ expression: 'object.apiVersion == "shop.example.com/v1" && object.size < 3', message: `by ${name}` }],
    });
    await policed.add('equivalent', of('Equivalent', 'equivalent'));
    await policed.add('exact', of('Exact', 'exact'));
    const crate = (version: string, label: string, size: number) =>
      server.create(`${CRATES}/${version}/crates?dryRun=All`, {
        apiVersion: `shop.example.com/${version}`,
        kind: 'Crate',
        metadata: { name: 'c', labels: { about: label } },
        size,
      });
    for (const version of ['v1', 'v2']) {
      const answer = await crate(version, 'equivalent', 5);
      assert.ok(refusedBy(answer, 'equivalent'), answer.text);
      assert.equal((await crate(version, 'equivalent', 1)).status, 201, version);
    }
    assert.ok(refusedBy(await crate('v1', 'exact', 5), 'exact'));
    assert.equal((await crate('v2', 'exact', 5)).status, 201);
  });

  test('subresources only where they name these, and then see those', async () => {
    await server.create(DEPLOYMENTS, deployment('scaled'));
    const scaled = { apiGroups: ['apps'], apiVersions: ['v1'], operations: ['UPDATE'], resources: ['deployments/scale'] };
    await policed.add('scale', {
      matchConstraints: { resourceRules: [scaled] },
      validations: [
        {
          expression: 'object.spec.replicas < 5',
          messageExpression:
            '"by scale: " + object.kind + " " + request.subResource + " " + request.requestSubResource + " " + request.resource.resource',
        },
      ],
    });
    const patch = (path: string, body: Fields) => server.ask(`${DEPLOYMENTS}/scaled${path}`, { method: 'PATCH', headers: merging, body });
    assert.match((await patch('/scale', { spec: { replicas: 9 } })).text, /by scale: Scale scale scale deployments"/);
    assert.equal((await patch('/scale', { spec: { replicas: 4 } })).status, 200);
    assert.equal((await patch('', { spec: { replicas: 9 } })).status, 200);
  });

  test('deletions, which have an old object and no new one', async () => {
    await policed.add('deleted', {
      matchConstraints: { resourceRules: [rule(['configmaps'], ['DELETE'])], objectSelector: { matchLabels: { kept: 'yes' } } },
      validations: [
        { expression: 'object != null || oldObject.metadata.name == "free"', messageExpression: '"by deleted " + request.operation' },
      ],
    });
    for (const name of ['free', 'stays']) await server.create(MAPS, { metadata: { name, labels: { kept: 'yes' } } });
    assert.match((await server.ask(`${MAPS}/stays`, { method: 'DELETE' })).text, /by deleted DELETE"/);
    assert.equal((await server.ask(`${MAPS}/free`, { method: 'DELETE' })).status, 200);
  });

  test('creations, which have no old object, and updates, which have both', async () => {
    await policed.add('kept', {
      matchConstraints: {
        resourceRules: [rule(['configmaps'], ['CREATE', 'UPDATE'])],
        objectSelector: { matchLabels: { written: 'yes' } },
      },
      validations: [
        { expression: 'request.operation == "CREATE" ? oldObject == null : oldObject.data.k == object.data.k', message: 'by kept' },
      ],
    });
    assert.equal((await server.create(MAPS, { metadata: { name: 'written', labels: { written: 'yes' } }, data: { k: '1' } })).status, 201);
    const patch = (body: Fields) => server.ask(`${MAPS}/written`, { method: 'PATCH', headers: merging, body });
    assert.ok(refusedBy(await patch({ data: { k: '2' } }), 'kept'));
    assert.equal((await patch({ data: { other: '2' } })).status, 200);
  });

  test('connections, whose options they see', async () => {
    await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
    const pod = await server.create('/api/v1/namespaces/default/pods', {
      metadata: { name: 'p' },
      spec: { containers: [{ name: 'c', image: 'i' }] },
    });
    assert.equal(pod.status, 201, pod.text);
    await policed.add('connects', {
      matchConstraints: { resourceRules: [rule(['pods/exec', 'pods/attach'], ['CONNECT'])] },
      validations: [
        {
          expression: 'object.kind != "PodExecOptions" || object.command[0] != "rm"',
          messageExpression: '"by connects " + request.operation + " " + request.name',
        },
      ],
    });
    const exec = (command: string) =>
      server.ask(`/api/v1/namespaces/default/pods/p/exec?container=c&stdout=true&command=${command}`, { method: 'POST' });
    const refused = await exec('rm');
    assert.equal(refused.status, 422, refused.text);
    assert.match(refused.text, /by connects CONNECT p"/);
    assert.notEqual((await exec('ls')).status, 422);
  });
});
