/** The parameters with which policies are judged: which ones there are for a request, and what happens where there are none. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';
import { type Fields, GROUP, MAPS, merging, Policed } from './policed.js';

const LIMITS = '/apis/shop.example.com/v1/limits';
const NONE = 'failed to configure binding: no params found for policy binding with `Deny` parameterNotFoundAction';

describe('policies are judged with', () => {
  let policed: Policed;
  let server: TestServer;

  before(async () => {
    server = await TestServer.start({ release: '1.36' });
    policed = new Policed(server, 'validating');
    await server.create('/api/v1/namespaces', { metadata: { name: 'shop' } });
    const made = await server.create('/apis/apiextensions.k8s.io/v1/customresourcedefinitions', {
      metadata: { name: 'limits.shop.example.com' },
      spec: {
        group: 'shop.example.com',
        scope: 'Cluster',
        names: { plural: 'limits', kind: 'Limit' },
        versions: [
          {
            name: 'v1',
            served: true,
            storage: true,
            schema: { openAPIV3Schema: { type: 'object', properties: { max: { type: 'integer' } } } },
          },
        ],
      },
    });
    assert.equal(made.status, 201, made.text);
    await eventually(
      () => server.ask(LIMITS),
      ({ status }) => status === 200,
    );
  });
  after(() => server.close());

  const OF_MAPS: Fields = {
    paramKind: { apiVersion: 'v1', kind: 'ConfigMap' },
    validations: [{ expression: 'int(object.data.n) <= int(params.data.max)', messageExpression: '"at most " + params.data.max' }],
  };
  const bound = (paramRef: Fields, action = 'Deny'): Fields => ({
    validationActions: ['Deny'],
    paramRef: { parameterNotFoundAction: action, ...paramRef },
  });
  const parameter = (name: string, max: number, namespace = 'default', labels: Fields = {}) =>
    server.create(`/api/v1/namespaces/${namespace}/configmaps`, { metadata: { name, labels }, data: { max: `${max}` } });
  const map = (label: string, n: number, namespace = 'default') =>
    server.create(`/api/v1/namespaces/${namespace}/configmaps?dryRun=All`, {
      metadata: { name: 'map', labels: { policed: label } },
      data: { n: `${n}` },
    });
  /** What is said of a request: nothing where it is allowed. */
  async function told(label: string, n: number, namespace?: string): Promise<string> {
    const { status, json } = await map(label, n, namespace);
    return status === 201 ? '' : String(json.message).replace(/^.* denied request: /s, '');
  }

  test('those of the namespace of the request, where the binding names no other', async () => {
    await parameter('own', 1);
    await parameter('own', 2, 'shop');
    await policed.add('own', OF_MAPS, bound({ name: 'own' }));
    assert.deepEqual([await told('own', 3), await told('own', 2, 'shop')], ['at most 1', '']);
    await policed.add('default', OF_MAPS, bound({ name: 'own', namespace: 'default' }));
    assert.equal(await told('default', 2, 'shop'), 'at most 1');
  });

  test('each that a selector picks', async () => {
    for (const [name, max] of [
      ['picked-one', 3],
      ['picked-two', 5],
    ] as const)
      await parameter(name, max, 'default', { picked: 'yes' });
    await policed.add('picked', OF_MAPS, bound({ selector: { matchLabels: { picked: 'yes' } } }));
    assert.deepEqual([await told('picked', 3), await told('picked', 4), await told('picked', 6)], ['', 'at most 3', 'at most 3']);
    await policed.add('every', OF_MAPS, bound({ selector: {}, namespace: 'shop' }));
    assert.deepEqual([await told('every', 2), await told('every', 3)], ['', 'at most 2']);
  });

  test('none where none is there: that is refused, or allowed, as the binding says', async () => {
    await policed.add('denied', OF_MAPS, bound({ selector: { matchLabels: { none: 'none' } } }));
    await policed.add('allowed', OF_MAPS, bound({ selector: { matchLabels: { none: 'none' } } }, 'Allow'));
    await policed.add('ignored', { ...OF_MAPS, failurePolicy: 'Ignore' }, bound({ name: 'none' }));
    assert.deepEqual([await told('denied', 1), await told('allowed', 9), await told('ignored', 9)], [NONE, '', '']);
  });

  test('those that are there when the request is made, whatever was made, changed, deleted and bound before', async () => {
    const change = (max: string) => server.ask(`${MAPS}/live`, { method: 'PATCH', headers: merging, body: { data: { max } } });
    const remove = (kind: string, name: string) => server.ask(`${GROUP}/validatingadmissionpolic${kind}/${name}`, { method: 'DELETE' });
    for (const round of ['first', 'again']) {
      await policed.add('live', OF_MAPS, bound({ name: 'live' }));
      assert.equal(await told('live', 1), NONE, round);
      assert.equal((await parameter('live', 3)).status, 201);
      assert.deepEqual([await told('live', 3), await told('live', 4)], ['', 'at most 3'], round);
      assert.equal((await change('5')).status, 200);
      assert.equal(await told('live', 4), '', round);
      assert.equal((await server.ask(`${MAPS}/live`, { method: 'DELETE' })).status, 200);
      assert.equal(await told('live', 4), NONE, round);
      // Nothing that a policy was bound to before is remembered by one that is bound anew.
      assert.equal((await remove('ybindings', 'live-binding')).status, 200);
      assert.equal(await told('live', 4), '', round);
      assert.equal((await remove('ies', 'live')).status, 200);
    }
  });

  test('objects of definitions, in the cluster as a whole', async () => {
    await server.create(LIMITS, { apiVersion: 'shop.example.com/v1', kind: 'Limit', metadata: { name: 'small' }, max: 3 });
    const policy = {
      paramKind: { apiVersion: 'shop.example.com/v1', kind: 'Limit' },
      validations: [{ expression: 'int(object.data.n) <= params.max', messageExpression: '"at most " + string(params.max)' }],
    };
    await policed.add('limits', policy, bound({ name: 'small' }));
    assert.deepEqual([await told('limits', 3), await told('limits', 4)], ['', 'at most 3']);
    await policed.add('placed', policy, bound({ name: 'small', namespace: 'default' }));
    assert.match(await told('placed', 3), /paramRef\.namespace must not be provided for a cluster-scoped `paramKind`$/);
  });

  test('no parameters of a namespace where the request is in none', async () => {
    const rules = [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['persistentvolumes'] }];
    await policed.add('wide', { ...OF_MAPS, matchConstraints: { resourceRules: rules } }, bound({ name: 'own' }));
    const volume = {
      metadata: { name: 'v' },
      spec: { capacity: { storage: '1Gi' }, accessModes: ['ReadWriteOnce'], hostPath: { path: '/v' } },
    };
    const { json } = await server.create('/api/v1/persistentvolumes?dryRun=All', volume);
    assert.match(json.message, /cannot use namespaced paramRef in policy binding that matches cluster-scoped resources$/);
  });

  test('null where they take parameters and their binding gives none', async () => {
    await policed.add('null', {
      paramKind: { apiVersion: 'v1', kind: 'ConfigMap' },
      validations: [{ expression: 'params == null', message: 'there are some' }],
    });
    assert.equal(await told('null', 1), '');
  });

  test('parameters in their conditions and variables, too', async () => {
    await parameter('used', 3);
    await policed.add(
      'used',
      {
        ...OF_MAPS,
        matchConditions: [{ name: 'limited', expression: 'params.data.max != "9"' }],
        variables: [{ name: 'max', expression: 'int(params.data.max)' }],
        validations: [{ expression: 'int(object.data.n) <= variables.max', message: 'too many' }],
      },
      bound({ name: 'used' }),
    );
    assert.equal(await told('used', 4), 'too many');
    await server.ask(`${MAPS}/used`, { method: 'PATCH', headers: merging, body: { data: { max: '9' } } });
    assert.equal(await told('used', 99), '');
  });
});
