/** Which flow schema a request falls under: precedence, subjects, rules about resources and about paths. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { User } from '../../runtime/auth/contract.js';
import type { FlowSchema, NonResourceRule, ResourceRule, Subject } from '../../runtime/flowcontrol/configuration.js';
import { FlowSchemaIndex, inOrder, type RequestAttributes } from '../../runtime/flowcontrol/flow-schemas.js';

const user = (name: string, ...groups: string[]): User => ({ name, uid: '', groups, extra: {} });

const request = (more: Partial<RequestAttributes> = {}): RequestAttributes => ({
  verb: 'get',
  resourceRequest: true,
  path: '/api/v1/namespaces/shop/pods/a',
  group: '',
  version: 'v1',
  resource: 'pods',
  subresource: '',
  namespace: 'shop',
  name: 'a',
  ...more,
});
const path = (text: string, verb = 'get'): RequestAttributes =>
  request({ resourceRequest: false, path: text, verb, resource: '', namespace: '', name: '' });

const ALL_RESOURCES: ResourceRule = { verbs: ['*'], apiGroups: ['*'], resources: ['*'], namespaces: ['*'], clusterScope: true };
const ANN: Subject = { kind: 'User', user: { name: 'ann' } };

const schema = (
  name: string,
  precedence: number,
  subjects: Subject[],
  rules: ResourceRule[],
  paths: NonResourceRule[] = [],
): FlowSchema => ({
  name,
  uid: name,
  level: 'level',
  precedence,
  rules: [{ subjects, resourceRules: rules, nonResourceRules: paths }],
});

function indexOf(...schemas: FlowSchema[]): FlowSchemaIndex<string> {
  const index = new FlowSchemaIndex<string>();
  for (const schema of schemas) index.set(schema, schema.name);
  return index;
}

const subjects: readonly (readonly [what: string, subject: Subject, matching: readonly User[], others: readonly User[]])[] = [
  ['a user by name', ANN, [user('ann')], [user('bob'), user('an'), user('bob', 'ann')]],
  ['every user', { kind: 'User', user: { name: '*' } }, [user('ann'), user('system:anonymous')], []],
  ['a group', { kind: 'Group', group: { name: 'dev' } }, [user('ann', 'qa', 'dev')], [user('dev'), user('ann', 'qa')]],
  ['every group', { kind: 'Group', group: { name: '*' } }, [user('ann', 'dev'), user('ann')], []],
  [
    'a service account',
    { kind: 'ServiceAccount', serviceAccount: { namespace: 'shop', name: 'till' } },
    [user('system:serviceaccount:shop:till')],
    [user('system:serviceaccount:shop:other'), user('system:serviceaccount:bank:till'), user('till')],
  ],
  [
    'all accounts of a namespace',
    { kind: 'ServiceAccount', serviceAccount: { namespace: 'shop', name: '*' } },
    [user('system:serviceaccount:shop:till'), user('system:serviceaccount:shop:other')],
    [user('system:serviceaccount:bank:till'), user('system:serviceaccount:shop'), user('system:serviceaccount:shop:a:b'), user('shop')],
  ],
  ['a kind without its field', { kind: 'Group' }, [], [user('ann', '')]],
];

for (const [what, subject, matching, others] of subjects)
  test(`a subject is ${what}`, () => {
    const index = indexOf(schema('s', 100, [subject], [ALL_RESOURCES]));
    for (const caller of matching) assert.equal(index.match(caller, request()), 's', caller.name);
    for (const caller of others) assert.equal(index.match(caller, request()), undefined, caller.name);
  });

const resources: readonly (readonly [what: string, rule: Partial<ResourceRule>, asked: Partial<RequestAttributes>, matches: boolean])[] = [
  ['its verb', { verbs: ['get', 'list'] }, { verb: 'list' }, true],
  ['no other verb', { verbs: ['get'] }, { verb: 'list' }, false],
  ['its group', { apiGroups: [''] }, {}, true],
  ['no other group', { apiGroups: ['apps'] }, {}, false],
  ['its resource', { resources: ['pods'] }, {}, true],
  ['no subresource of it', { resources: ['pods'] }, { subresource: 'log' }, false],
  ['a subresource by its whole name', { resources: ['pods/log'] }, { subresource: 'log' }, true],
  ['all subresources with all resources', {}, { subresource: 'log' }, true],
  ['its namespace', { namespaces: ['shop'] }, {}, true],
  ['no other namespace', { namespaces: ['bank'] }, {}, false],
  ['what is in no namespace, where it says so', { namespaces: [] }, { namespace: '' }, true],
  ['nothing in namespaces, where it has none', { namespaces: [] }, {}, false],
  ['nothing outside of namespaces, unless it says so', { clusterScope: false }, { namespace: '' }, false],
];

for (const [what, rule, asked, matches] of resources)
  test(`a rule about resources matches ${what}`, () => {
    const index = indexOf(schema('s', 100, [ANN], [{ ...ALL_RESOURCES, ...rule }]));
    assert.equal(index.match(user('ann'), request(asked)), matches ? 's' : undefined);
    assert.equal(index.match(user('ann'), path('/version')), undefined, 'a rule about resources matches no path');
  });

test('a rule about paths matches whole paths, what is below a path, or everything', () => {
  const index = indexOf(schema('s', 100, [ANN], [], [{ verbs: ['get'], nonResourceURLs: ['/version', '/healthz/*'] }]));
  for (const text of ['/version', '/healthz/ping', '/healthz/']) assert.equal(index.match(user('ann'), path(text)), 's', text);
  for (const text of ['/', '/version/', '/healthz', '/healthzz/a']) assert.equal(index.match(user('ann'), path(text)), undefined, text);
  assert.equal(index.match(user('ann'), path('/version', 'post')), undefined);
  assert.equal(index.match(user('ann'), request()), undefined);
  const everything = indexOf(schema('s', 100, [ANN], [], [{ verbs: ['*'], nonResourceURLs: ['*'] }]));
  assert.equal(everything.match(user('ann'), path('/what/ever', 'delete')), 's');
});

test('the lowest precedence decides, then the name, whatever the order of the objects', () => {
  const schemas = ['c', 'a', 'b'].map((name) => schema(name, name === 'b' ? 50 : 100, [ANN], [ALL_RESOURCES]));
  for (const given of [schemas, schemas.toReversed()]) {
    assert.equal(indexOf(...given).match(user('ann'), request()), 'b');
    assert.deepEqual(
      inOrder(given).map(({ name }) => name),
      ['b', 'a', 'c'],
    );
  }
});

test('a later schema takes what the rules of an earlier one do not match', () => {
  const index = indexOf(
    schema('reads', 100, [ANN], [{ ...ALL_RESOURCES, verbs: ['get'] }]),
    schema('rest', 200, [{ kind: 'User', user: { name: '*' } }], [ALL_RESOURCES]),
  );
  assert.equal(index.match(user('ann'), request()), 'reads');
  assert.equal(index.match(user('ann'), request({ verb: 'list' })), 'rest');
  assert.equal(index.match(user('bob'), request()), 'rest');
});

test('schemas without rules, without subjects, and those that were taken out match nothing', () => {
  const nothing = [{ ...schema('empty', 10, [], []), rules: [] }, schema('nobody', 20, [], [ALL_RESOURCES])];
  const index = indexOf(...nothing, schema('gone', 30, [ANN], [ALL_RESOURCES]), schema('s', 40, [ANN], [ALL_RESOURCES]));
  index.remove('gone');
  assert.equal(index.match(user('ann'), request()), 's');
});

test('an index that schemas come to, change in and go from matches as one that is made of those that are left', () => {
  const subjects: Subject[] = [ANN, { kind: 'User', user: { name: 'bob' } }, { kind: 'Group', group: { name: 'all' } }];
  let seed = 1;
  const next = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const made = (): FlowSchema =>
    schema(
      `s${next(12)}`,
      next(6),
      subjects.filter(() => next(2) === 0),
      [{ ...ALL_RESOURCES, verbs: ['get', 'list', 'watch'].filter(() => next(2) === 0) }],
    );
  const left = new Map<string, FlowSchema>();
  const index = indexOf();
  for (let step = 0; step < 400; step += 1) {
    const one = made();
    if (next(3) === 0) {
      left.delete(one.name);
      index.remove(one.name);
    } else {
      left.set(one.name, one);
      index.set(one, one.name);
    }
    const fresh = indexOf(...left.values());
    for (const name of ['ann', 'bob', 'cy'])
      for (const verb of ['get', 'list', 'watch']) {
        const who = { ...user(name), groups: ['all'] };
        assert.equal(index.match(who, request({ verb })), fresh.match(who, request({ verb })));
      }
  }
});

test('any of the rules of a schema suffices, each with its own subjects', () => {
  const { rules: reads } = schema('x', 1, [ANN], [{ ...ALL_RESOURCES, verbs: ['get'] }]);
  const { rules: writes } = schema('x', 1, [{ kind: 'User', user: { name: 'bob' } }], [{ ...ALL_RESOURCES, verbs: ['create'] }]);
  const index = indexOf({ ...schema('s', 100, [], []), rules: [...reads, ...writes] });
  assert.equal(index.match(user('ann'), request()), 's');
  assert.equal(index.match(user('bob'), request({ verb: 'create' })), 's');
  assert.equal(index.match(user('bob'), request()), undefined);
});
