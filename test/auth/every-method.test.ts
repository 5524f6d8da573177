/** All methods of knowing callers at once, as outside services and callers meet them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { EveryMethod } from '../support/every-method.js';

let all: EveryMethod;
before(async () => {
  all = await EveryMethod.start();
});
after(() => all.close());

const reviews = '/apis/authorization.k8s.io/v1/selfsubjectaccessreviews';

test('each method knows its callers, beside all others', async () => {
  all.outside.webhooks.set('/tokens', ({ spec }) => ({
    status: { authenticated: (spec as { token: string }).token === 'known-outside', user: { username: 'outsider' } },
  }));
  const front = all.proxies.issue('front');
  assert.equal(await all.nameOf({ certificate: all.clients.issue('ann') }), 'ann');
  assert.equal(await all.nameOf({ token: 'filed' }), 'filed');
  assert.equal(await all.nameOf({ token: await all.outside.idToken({ sub: 'jane' }) }), `${all.outside.issuer}#jane`);
  assert.equal(await all.nameOf({ token: 'known-outside' }), 'outsider');
  assert.equal(await all.nameOf({ certificate: front, headers: { 'X-Remote-User': 'fido' } }), 'fido');
  assert.equal(await all.nameOf({}), 'system:anonymous');
  assert.equal(await all.nameOf({ token: 'nobody-knows' }), 401);
});

test('a refusal says nothing of what was shown', async () => {
  const expired = await all.outside.idToken({ sub: 'jane', exp: 1 });
  const refusals = await Promise.all(
    [{ token: 'x' }, { token: expired }, { certificate: all.outsideAuthority.issue('eve') }].map((s) => all.ask('/api', s)),
  );
  for (const { status, text } of refusals) assert.deepEqual([status, text], [401, refusals[0]?.text]);
});

test('a proxy names groups in order and extra values by their keys', async () => {
  const certificate = all.proxies.issue('front');
  const headers = {
    'x-remote-user': 'fido',
    'X-REMOTE-GROUP': ['dogs', 'a,b'],
    'X-Remote-Extra-Acme.com%2FProject': 'p',
    'X-Remote-Extra-Scopes': ['openid', 'profile'],
  };
  await all.ask('/nothing', { certificate, headers });
  assert.deepEqual(all.outside.asked.at(-1)?.review.spec, {
    user: 'fido',
    group: ['dogs', 'a,b', 'system:authenticated'],
    extra: { 'acme.com/project': ['p'], scopes: ['openid', 'profile'] },
    nonResourceAttributes: { path: '/nothing', verb: 'get' },
  });
});

test('the settings of proxies are published for extension servers', async () => {
  const { status, body } = await all.server.request('GET', '/api/v1/namespaces/kube-system/configmaps/extension-apiserver-authentication');
  assert.equal(status, 200);
  assert.deepEqual(new Map(Object.entries(body.data ?? {})).get('requestheader-client-ca-file'), all.proxies.cert);
  for (const [name, value] of [
    ['username-headers', '["X-Remote-User"]'],
    ['allowed-names', '["front"]'],
  ] as const)
    assert.equal(new Map(Object.entries(body.data ?? {})).get(`requestheader-${name}`), value);
});

test('groups may stand in a token elsewhere, which the ID token names', async () => {
  const endpoint = await all.outside.publishClaims({ groups: ['far', 'away'] });
  const claims = { sub: 'dora', _claim_names: { groups: 'there' }, _claim_sources: { there: { endpoint, access_token: 'for-claims' } } };
  await all.ask('/nothing', { token: await all.outside.idToken(claims) });
  assert.deepEqual(new Map(Object.entries(all.outside.asked.at(-1)?.review.spec ?? {})).get('group'), [
    'far',
    'away',
    'system:authenticated',
  ]);
});

test('a webhook is asked once for a token, and for an answer that is not kept again', async () => {
  const asked = (): number => all.outside.asked.filter(({ path }) => path === '/tokens').length;
  all.outside.webhooks.set('/tokens', () => ({ status: { authenticated: true, user: { username: 'once', uid: '7', groups: ['g'] } } }));
  const first = asked();
  await Promise.all([1, 2, 3].map(() => all.nameOf({ token: 'asked-once' })));
  assert.equal(asked() - first, 1);
  assert.equal(all.outside.asked.find(({ path }) => path === '/tokens')?.authorization, 'Bearer of-the-server');
  all.outside.webhooks.set('/tokens', () => 403);
  const second = asked();
  for (const _ of [1, 2]) assert.equal(await all.nameOf({ token: 'refused-service' }), 401);
  assert.equal(asked() - second, 2);
});

test('a webhook allows what no role does; where it cannot be asked that is an error of the server', async () => {
  const allowing = (status: object) => () => ({ status });
  all.outside.webhooks.set('/access', allowing({ allowed: true }));
  assert.equal((await all.ask('/api/v1/nodes', { token: 'filed' })).status, 200);
  all.outside.webhooks.set('/access', allowing({ denied: true, reason: 'never' }));
  assert.match((await all.ask('/api/v1/pods', { token: 'filed' })).text, /at the cluster scope: never"/);
  all.outside.webhooks.set('/access', () => 403);
  const failed = await all.ask('/api/v1/secrets', { token: 'filed' });
  assert.deepEqual([failed.status, failed.contentType], [500, 'text/plain; charset=utf-8']);
  assert.equal((await all.ask('/api', { token: 'filed' })).status, 200);
  const review = {
    kind: 'SelfSubjectAccessReview',
    apiVersion: 'authorization.k8s.io/v1',
    spec: { resourceAttributes: { verb: 'list', resource: 'secrets' } },
  };
  const told = JSON.parse((await all.ask(reviews, { token: 'filed' }, 'POST', review)).text).status;
  assert.deepEqual([told.allowed, typeof told.evaluationError], [false, 'string']);
});

test('a token review is answered by the same methods', async () => {
  const body = {
    kind: 'TokenReview',
    apiVersion: 'authentication.k8s.io/v1',
    spec: { token: await all.outside.idToken({ sub: 'r', groups: 'one' }) },
  };
  const answer = await all.server.request('POST', '/apis/authentication.k8s.io/v1/tokenreviews', body);
  assert.deepEqual(new Map(Object.entries(answer.body.status ?? {})).get('user'), {
    username: `${all.outside.issuer}#r`,
    groups: ['one', 'system:authenticated'],
  });
});
