/** What authorization is asked for each request, and in which order a request passes what stands before the store (specification 2). */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Attributes, Decision } from '../../runtime/auth/contract.js';
import { type Ask, TestServer } from '../support/server.js';

let server: TestServer;
const asked: Attributes[] = [];
let answer: Decision = { decision: 'abstain', reason: '' };
before(async () => {
  server = await TestServer.start({
    authorizer: () => ({
      authorize(attributes) {
        const passes = attributes.user.name === 'admin' || attributes.resource.endsWith('reviews');
        if (!passes) asked.push(attributes);
        return passes ? { decision: 'allow', reason: '' } : answer;
      },
    }),
  });
});
after(() => server.close());

const MERGE = { 'Content-Type': 'application/merge-patch+json' };
const PODS = '/api/v1/namespaces/ns/pods';
const ROLES = '/apis/rbac.authorization.k8s.io/v1/clusterroles';

/** Verb, group, version, resource, subresource, namespace and name; of a path its verb and itself. */
const print = (a: Attributes): string =>
  a.resourceRequest ? [a.verb, a.group, a.version, a.resource, a.subresource, a.namespace, a.name].join('|') : `${a.verb} ${a.path}`;

const REQUESTS: readonly [method: string, target: string, expected: string, ask?: Ask][] = [
  ['POST', PODS, 'create||v1|pods||ns|', { body: { metadata: { name: 'p' } } }],
  ['GET', `${PODS}/p`, 'get||v1|pods||ns|p'],
  ['HEAD', `${PODS}/p`, 'get||v1|pods||ns|p'],
  ['GET', PODS, 'list||v1|pods||ns|'],
  ['HEAD', PODS, 'list||v1|pods||ns|'],
  ['GET', '/api/v1/pods', 'list||v1|pods|||'],
  ['GET', `${PODS}?watch=true`, 'watch||v1|pods||ns|'],
  ['GET', `/api/v1/watch/namespaces/ns/pods/p`, 'watch||v1|pods||ns|p'],
  ['GET', `${PODS}?fieldSelector=metadata.name%3Dp`, 'list||v1|pods||ns|p'],
  ['PUT', `${PODS}/p`, 'update||v1|pods||ns|p', { body: {} }],
  ['PATCH', `${PODS}/p`, 'patch||v1|pods||ns|p', { body: {}, headers: MERGE }],
  ['DELETE', `${PODS}/p`, 'delete||v1|pods||ns|p'],
  ['DELETE', PODS, 'deletecollection||v1|pods||ns|'],
  ['GET', `${PODS}/p/log`, 'get||v1|pods|log|ns|p'],
  ['POST', `${PODS}/p/eviction`, 'create||v1|pods|eviction|ns|p', { body: {} }],
  ['GET', ROLES, 'list|rbac.authorization.k8s.io|v1|clusterroles|||'],
  ['GET', '/api', 'get /api'],
  ['POST', '/healthz', 'post /healthz', { body: {} }],
  ['DELETE', '/version', 'delete /version'],
];

for (const [method, target, expected, ask] of REQUESTS)
  test(`${method} ${target} asks for ${expected}`, async () => {
    asked.length = 0;
    const { status } = await server.ask(target, { method, token: 'ann', ...ask });
    assert.equal(status, 403, 'what no mode allows');
    assert.deepEqual(asked.map(print), [expected]);
  });

test('the user, its groups and extra values are asked with', async () => {
  asked.length = 0;
  const headers = { 'Impersonate-User': 'bob', 'Impersonate-Group': 'dev', 'Impersonate-Extra-Team': 'a' };
  await server.ask(PODS, { headers });
  assert.deepEqual(asked.at(-1)?.user, { name: 'bob', uid: '', groups: ['dev', 'system:authenticated'], extra: { team: ['a'] } });
});

test('a request is identified, impersonates and is authorized before its body is read or its object admitted', async () => {
  const broken = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{ no json' };
  assert.equal((await server.ask('/api/v1/namespaces/nowhere/pods', { ...broken, token: 'ann' })).status, 403);
  assert.equal((await server.ask('/api/v1/namespaces/nowhere/pods', broken)).status, 400);
  const unknown = { metadata: { name: 'c' } };
  assert.equal((await server.ask('/api/v1/namespaces/nowhere/configmaps', { method: 'POST', body: unknown, token: 'ann' })).status, 403);
  assert.equal((await server.ask('/api/v1/namespaces/nowhere/configmaps', { method: 'POST', body: unknown })).status, 404);
});

const REVIEWS = ['v1', 'v1beta1'] as const;
const resourceAttributes = { verb: 'get', group: 'apps', resource: 'deployments', namespace: 'ns', name: 'd' };

for (const version of REVIEWS)
  for (const [kind, path, spec] of [
    ['SelfSubjectAccessReview', 'selfsubjectaccessreviews', { resourceAttributes }],
    ['SubjectAccessReview', 'subjectaccessreviews', { user: 'bob', [version === 'v1' ? 'groups' : 'group']: ['dev'], resourceAttributes }],
    [
      'LocalSubjectAccessReview',
      'namespaces/ns/localsubjectaccessreviews',
      { user: 'bob', [version === 'v1' ? 'groups' : 'group']: ['dev'], resourceAttributes },
    ],
  ] as const)
    test(`a ${kind} at ${version} tells what is allowed and what is denied, and stores nothing`, async () => {
      for (const [decision, status] of [
        ['allow', { allowed: true, reason: 'because' }],
        ['deny', { allowed: false, denied: true, reason: 'because' }],
        ['abstain', { allowed: false, reason: 'because' }],
      ] as const) {
        answer = { decision, reason: 'because' };
        asked.length = 0;
        const as: Readonly<Record<string, string>> =
          kind === 'SelfSubjectAccessReview' ? { 'Impersonate-User': 'bob', 'Impersonate-Group': 'dev' } : {};
        // A review of one namespace says whose it is.
        const metadata = kind === 'LocalSubjectAccessReview' ? { metadata: { namespace: 'ns' } } : {};
        const body = { kind, apiVersion: `authorization.k8s.io/${version}`, ...metadata, spec };
        const target = `/apis/authorization.k8s.io/${version}/${path}`;
        const made = await server.ask(target, { method: 'POST', body, headers: as });
        answer = { decision: 'abstain', reason: '' };
        assert.equal(made.status, 201, made.text);
        assert.deepEqual(made.json.status, status);
        const about = asked.at(-1);
        assert.equal(about && print(about), 'get|apps||deployments||ns|d');
        assert.equal(about?.user.name, 'bob');
        assert.ok(about?.user.groups.includes('dev'));
        assert.equal(made.json.metadata.uid, undefined);
      }
    });
