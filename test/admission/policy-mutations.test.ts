/** What policies change: by configurations and patches, one after the other, again, and what they may not change. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { TestServer } from '../support/server.js';
import { about, type Fields, MAPS, merging, Policed } from './policed.js';

const changes = (expression: string): Fields => ({ patchType: 'JSONPatch', jsonPatch: { expression } });
const applies = (expression: string): Fields => ({ patchType: 'ApplyConfiguration', applyConfiguration: { expression } });
const once = (...mutations: Fields[]): Fields => ({ reinvocationPolicy: 'Never', mutations });
const label = (name: string, value: string): Fields => applies(`Object{metadata: Object.metadata{labels: {"${name}": ${value}}}}`);

describe('policies', () => {
  let policed: Policed;
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({ release: '1.36' });
    policed = new Policed(server, 'mutating');
    await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
  });
  after(() => server.close());

  test('change objects by every operation of patches', async () => {
    await policed.add(
      'operations',
      once(
        changes(`[
          JSONPatch{op: "test", path: "/data/a", value: "1"},
          JSONPatch{op: "add", path: "/metadata/annotations", value: {"of/" + object.metadata.name: jsonpatch.escapeKey("x/y~z")}},
          JSONPatch{op: "add", path: "/metadata/annotations/" + jsonpatch.escapeKey("for/it"), value: "escaped"},
          JSONPatch{op: "replace", path: "/data/a", value: "2"},
          JSONPatch{op: "copy", from: "/data/a", path: "/data/copied"},
          JSONPatch{op: "move", from: "/data/b", path: "/data/moved"},
          JSONPatch{op: "remove", path: "/data/c"},
          JSONPatch{op: "add", path: "/metadata/finalizers", value: ["example.com/first"]},
          JSONPatch{op: "add", path: "/metadata/finalizers/-", value: "example.com/last"}
        ]`),
      ),
    );
    const { status, json, text } = await policed.map('operations', { a: '1', b: 'b', c: 'c' });
    assert.equal(status, 201, text);
    assert.deepEqual(json.metadata.annotations, { 'of/map': 'x~1y~0z', 'for/it': 'escaped' });
    assert.deepEqual(json.metadata.finalizers, ['example.com/first', 'example.com/last']);
    assert.deepEqual({ a: json.data.a, copied: json.data.copied, moved: json.data.moved }, { a: '2', copied: '2', moved: 'b' });
    assert.deepEqual([json.data.b, json.data.c], [undefined, undefined]);
  });

  test('merge configurations as an apply does: keyed lists by key, others as a whole', async () => {
    const pods = { resourceRules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'] }] };
    await policed.add('merging', {
      matchConstraints: { ...pods, objectSelector: { matchLabels: { policed: 'merging' } } },
      ...once(
        applies(`Object{spec: Object.spec{
          containers: object.spec.containers.map(c, Object.spec.containers{name: c.name, image: "mirror/" + c.image}) +
            [Object.spec.containers{name: "side", image: "side:1"}],
          terminationGracePeriodSeconds: 5
        }}`),
      ),
    });
    const { status, json, text } = await server.create('/api/v1/namespaces/default/pods?dryRun=All', {
      metadata: { name: 'p', labels: { policed: 'merging' } },
      spec: { containers: [{ name: 'c', image: 'i:1', env: [{ name: 'A', value: 'a' }] }] },
    });
    assert.equal(status, 201, text);
    const [first, second] = json.spec.containers;
    assert.equal(json.spec.terminationGracePeriodSeconds, 5);
    assert.deepEqual([first.name, first.image, first.env, second.name], ['c', 'mirror/i:1', [{ name: 'A', value: 'a' }], 'side']);
  });

  test('are asked in the order of their names, and see what those before have done', async () => {
    const matchConstraints = about('order');
    await policed.add('order-b', { matchConstraints, ...once(label('b', '"after-" + object.metadata.labels.a')) });
    await policed.add('order-a', { matchConstraints, ...once(label('a', '"first"')) });
    const { json, text } = await policed.map('order');
    assert.deepEqual(json.metadata?.labels, { policed: 'order', a: 'first', b: 'after-first' }, text);
  });

  test('are asked again where they ask for it and another one has changed the object since', async () => {
    const matchConstraints = about('again');
    const seen = (name: string): Fields => label(name, 'has(object.data) && "late" in object.data ? "late" : "early"');
    await policed.add('again-a', { matchConstraints, reinvocationPolicy: 'IfNeeded', mutations: [seen('again')] });
    await policed.add('again-b', { matchConstraints, reinvocationPolicy: 'Never', mutations: [seen('never')] });
    const late = changes('[JSONPatch{op: "add", path: "/data", value: {"late": "yes"}}]');
    await policed.add('again-c', { matchConstraints, ...once(late) });
    const { json, text } = await policed.map('again');
    assert.deepEqual(json.metadata?.labels, { policed: 'again', again: 'late', never: 'early' }, text);
  });

  test('come to the same when they are applied to what they have made', async () => {
    const mutations = [label('kept', '"yes"'), changes('has(object.data) ? [] : [JSONPatch{op: "add", path: "/data", value: {"n": "1"}}]')];
    await policed.add('idempotent', once(...mutations));
    const made = await server.create(MAPS, { metadata: { name: 'idempotent', labels: { policed: 'idempotent' } } });
    assert.equal(made.status, 201, made.text);
    const touched = await server.ask(`${MAPS}/idempotent`, {
      method: 'PATCH',
      headers: merging,
      body: { metadata: { labels: { kept: 'yes' } } },
    });
    assert.deepEqual([touched.json.data, touched.json.metadata.labels], [made.json.data, made.json.metadata.labels]);
    assert.equal(touched.json.metadata.resourceVersion, made.json.metadata.resourceVersion, 'nothing has changed, so nothing is written');
  });

  test('leave what they set without an owner, as all admission does', async () => {
    await policed.add('owned', once(label('set', '"yes"'), changes('[JSONPatch{op: "add", path: "/data", value: {"n": "1"}}]')));
    const body = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'owned', labels: { policed: 'owned' } } };
    const headers = { 'Content-Type': 'application/apply-patch+yaml' };
    const applied = await server.ask(`${MAPS}/owned?fieldManager=tester`, { method: 'PATCH', headers, body });
    assert.equal(applied.status, 201, applied.text);
    assert.deepEqual([applied.json.metadata.labels.set, applied.json.data], ['yes', { n: '1' }]);
    const owned = (applied.json.metadata.managedFields as { manager: string; fieldsV1: Fields }[]).map(({ manager, fieldsV1 }) => [
      manager,
      fieldsV1,
    ]);
    assert.deepEqual(owned, [['tester', { 'f:metadata': { 'f:labels': { 'f:policed': {} } } }]]);
  });

  test('may not change what an object is, nor make it invalid', async () => {
    const rows: readonly [name: string, mutation: Fields, told: RegExp][] = [
      ['kind', changes('[JSONPatch{op: "replace", path: "/kind", value: "Secret"}]'), /Secret/],
      ['invalid', changes('[JSONPatch{op: "add", path: "/data", value: {"a b": "c"}}]'), /a valid config key must consist/],
      ['typed', changes('[JSONPatch{op: "add", path: "/data", value: 3}]'), /Data: expected an object/],
      [
        'unknown',
        applies('Object{nothing: "x"}'),
        /denied request: error applying patch: failed to convert patch object to typed object: \.nothing: field not declared in schema$/,
      ],
      [
        'configured',
        applies('Object{data: Object.data{n: 3}}'),
        /failed to convert patch object to typed object: \.data\.n: expected string/,
      ],
    ];
    for (const [name, mutation, told] of rows) {
      await policed.add(name, once(mutation));
      const { status, json } = await policed.map(name);
      assert.ok(status >= 400 && status < 500, `${name}: ${status} ${JSON.stringify(json)}`);
      assert.match(json.message, told, name);
    }
    // A configuration is one of the object that there is.
    await policed.add('configured-kind', once(applies('Object{kind: "Secret", metadata: Object.metadata{labels: {"a": "b"}}}')));
    const { json } = await policed.map('configured-kind');
    assert.deepEqual([json.kind, json.metadata.labels.a], ['ConfigMap', 'b']);
  });

  test('are about the parameters of their bindings, and requests that meet their conditions', async () => {
    await server.create(MAPS, { metadata: { name: 'params' }, data: { team: 'red' } });
    await policed.add(
      'params',
      {
        paramKind: { apiVersion: 'v1', kind: 'ConfigMap' },
        variables: [{ name: 'team', expression: 'params.data.team' }],
        matchConditions: [{ name: 'data', expression: 'has(object.data)' }],
        ...once(label('team', 'variables.team')),
      },
      { paramRef: { name: 'params', parameterNotFoundAction: 'Deny' } },
    );
    assert.equal((await policed.map('params', { a: 'b' })).json.metadata.labels.team, 'red');
    assert.equal((await policed.map('params')).json.metadata.labels.team, undefined);
  });

  test('may cost only so much, and then refuse or are left out as their failure policy says', async () => {
    const tens = '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]';
    const costly = ['a', 'b', 'c', 'd', 'e', 'f'].reduceRight((inner, name) => `${tens}.all(${name}, ${inner})`, 'true');
    const mutation = label('costly', `string(${costly})`);
    await policed.add('costly', once(mutation));
    await policed.add('costly-ignored', { ...once(mutation), failurePolicy: 'Ignore' });
    assert.match((await policed.map('costly')).json.message, /resulted in error: operation cancelled: actual cost limit exceeded$/);
    assert.equal((await policed.map('costly-ignored')).json.metadata.labels.costly, undefined);
  });
});
