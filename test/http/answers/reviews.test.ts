import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { rbacAuthorizer } from '../../../runtime/access/role-source.js';
import { singleToken, tokenAuthenticator } from '../../../runtime/auth/authenticators/token-file.js';
import { modesInOrder } from '../../../runtime/auth/authorizers/modes.js';
import { byToken, TestServer } from '../../support/server.js';

const ann = { name: 'ann', uid: 'ann-uid', groups: ['dev'], extra: { floor: ['2'] } };
const methods = [tokenAuthenticator(singleToken('anntoken', ann), ['api'])];

let server: TestServer;
before(async () => {
  server = await TestServer.start({
    authenticators: () => [...methods, byToken],
    authorizer: (parts) => modesInOrder([rbacAuthorizer(parts.registry)]),
  });
});
after(() => server.close());

const REVIEWS = '/apis/authentication.k8s.io';
const review = (version: string, spec: object): Promise<{ status: number; json: { status: unknown; message?: string } }> =>
  server.create(`${REVIEWS}/${version}/tokenreviews`, { apiVersion: `authentication.k8s.io/${version}`, kind: 'TokenReview', spec });

const KNOWN = {
  authenticated: true,
  user: { username: 'ann', uid: 'ann-uid', groups: ['dev', 'system:authenticated'], extra: { floor: ['2'] } },
  audiences: ['api'],
};
const UNKNOWN = { user: {}, error: 'invalid bearer token' };

for (const version of ['v1', 'v1beta1']) {
  for (const [what, spec, expected] of [
    ['a known token', { token: 'anntoken' }, KNOWN],
    ['a token read as a header has it', { token: 'anntoken and more' }, KNOWN],
    ['a token for one of the audiences asked about', { token: 'anntoken', audiences: ['other', 'api'] }, KNOWN],
    ['a token for none of the audiences asked about', { token: 'anntoken', audiences: ['other'] }, UNKNOWN],
    ['an unknown token', { token: 'x' }, UNKNOWN],
  ] as const) {
    test(`a token review at ${version} answers ${what}`, async () => {
      const answer = await review(version, spec);
      assert.equal(answer.status, 201);
      assert.deepEqual(answer.json.status, expected);
    });
  }

  test(`a token review at ${version} replaces what the client says of the answer, but for an error where there is none`, async () => {
    const ask = (token: string) =>
      server.create(`${REVIEWS}/${version}/tokenreviews`, {
        apiVersion: `authentication.k8s.io/${version}`,
        kind: 'TokenReview',
        spec: { token },
        status: { authenticated: true, user: { username: 'else' }, audiences: ['else'], error: 'sent' },
      });
    assert.deepEqual((await ask('anntoken')).json.status, { ...KNOWN, error: 'sent' });
    assert.deepEqual((await ask('x')).json.status, UNKNOWN);
  });

  test(`a token review at ${version} needs a token`, async () => {
    const answer = await review(version, {});
    assert.equal(answer.status, 400);
    assert.match(answer.json.message ?? '', /token is required/);
  });
}

test('a rules review lists the rules of the caller, and nothing that was sent', async () => {
  const rules = [{ verbs: ['get'], apiGroups: [''], resources: ['pods'], resourceNames: ['a'] }];
  const meta = { name: 'r' };
  const roles = '/apis/rbac.authorization.k8s.io/v1';
  const subjects = [{ kind: 'User', name: 'bob', apiGroup: 'rbac.authorization.k8s.io' }];
  const roleRef = { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: 'r' };
  await server.create(`${roles}/namespaces/default/roles`, { metadata: meta, rules });
  await server.create(`${roles}/namespaces/default/rolebindings`, { metadata: meta, subjects, roleRef });
  const asking = { verbs: ['create'], apiGroups: ['authorization.k8s.io'], resources: ['selfsubjectrulesreviews'] };
  await server.create(`${roles}/clusterroles`, { metadata: { name: 'ask' }, rules: [asking] });
  await server.create(`${roles}/clusterrolebindings`, {
    metadata: { name: 'ask' },
    subjects,
    roleRef: { ...roleRef, kind: 'ClusterRole', name: 'ask' },
  });
  for (const version of ['v1', 'v1beta1']) {
    const ask = (namespace: string): ReturnType<TestServer['ask']> =>
      server.ask(`/apis/authorization.k8s.io/${version}/selfsubjectrulesreviews`, {
        method: 'POST',
        token: 'bob',
        body: { metadata: { labels: { a: 'b' } }, spec: { namespace } },
      });
    const answer = (await ask('default')).json;
    assert.deepEqual(answer.metadata, { creationTimestamp: null });
    assert.deepEqual(answer.spec, {});
    assert.deepEqual(answer.status, { resourceRules: [asking, ...rules], nonResourceRules: [], incomplete: false });
    assert.equal((await ask('')).status, 400);
  }
});

for (const [what, plural, path, body, fields] of [
  [
    'metadata',
    'subjectaccessreviews',
    '',
    { metadata: { labels: { a: 'b' } }, spec: { user: 'x' } },
    ['spec.resourceAttributes', 'metadata'],
  ],
  ['nothing to ask about', 'selfsubjectaccessreviews', '', { spec: {} }, ['spec.resourceAttributes']],
  [
    'another namespace than its own',
    'localsubjectaccessreviews',
    'namespaces/default/',
    { metadata: { namespace: 'default' }, spec: { user: 'x', resourceAttributes: { namespace: 'other' } } },
    ['spec.resourceAttributes.namespace'],
  ],
] as const) {
  test(`an access review with ${what} is refused without a kind in its details`, async () => {
    const answer = await server.create(`/apis/authorization.k8s.io/v1/${path}${plural}`, body);
    assert.equal(answer.status, 422);
    assert.equal(answer.json.details.group, 'authorization.k8s.io');
    assert.equal(answer.json.details.kind, undefined);
    assert.deepEqual(
      answer.json.details.causes.map((c: { field: string }) => c.field),
      fields,
    );
  });
}

test('a review has no address of its own', async () => {
  for (const method of ['GET', 'PUT', 'DELETE'])
    assert.equal((await server.ask('/apis/authorization.k8s.io/v1/subjectaccessreviews/x', { method })).status, 404);
  assert.equal((await server.ask('/apis/authorization.k8s.io/v1/subjectaccessreviews')).status, 405);
});
