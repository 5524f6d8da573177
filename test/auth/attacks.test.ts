/** What somebody may show who wants to be another: all of it is refused, or makes them nobody else. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { EveryMethod, type Shown } from '../support/every-method.js';

let all: EveryMethod;
before(async () => {
  all = await EveryMethod.start();
});
after(() => all.close());

const HOUR_MS = 3_600_000;
const AS_ROOT = { 'X-Remote-User': 'root', 'X-Remote-Group': 'system:masters' };

/** What is shown, and for whom its sender is taken: a user's name, or the status of a refusal. */
const CALLERS: readonly [string, (all: EveryMethod) => Shown, string | number][] = [
  [
    'a certificate that has expired',
    ({ clients }) => ({ certificate: clients.issue('eve', { notAfter: new Date(Date.now() - HOUR_MS) }) }),
    401,
  ],
  ['a certificate for servers', ({ clients }) => ({ certificate: clients.issue('eve', { usages: ['server auth'] }) }), 401],
  ['a certificate of another authority', ({ outsideAuthority }) => ({ certificate: outsideAuthority.issue('eve') }), 401],
  ['a certificate of an intermediate that was not sent', ({ clients }) => ({ certificate: clients.intermediate('m').issue('eve') }), 401],
  ['several common names, of which the last counts', ({ clients }) => ({ certificate: clients.issue('root', { names: ['eve'] }) }), 'eve'],
  ['a certificate of the authority of proxies, without headers', ({ proxies }) => ({ certificate: proxies.issue('front') }), 401],
  [
    'the headers of a proxy with a certificate of clients, under the name of the proxy',
    ({ clients }) => ({ certificate: clients.issue('front'), headers: AS_ROOT }),
    'front',
  ],
  ['the headers of a proxy with another name', ({ proxies }) => ({ certificate: proxies.issue('back'), headers: AS_ROOT }), 401],
  [
    'the headers of a proxy with its name among the organizations',
    ({ proxies }) => ({ certificate: proxies.issue('x', { organizations: ['front'] }), headers: AS_ROOT }),
    401,
  ],
  ['the headers of a proxy without a certificate', () => ({ headers: AS_ROOT }), 'system:anonymous'],
  ['the headers of a proxy beside a token', () => ({ token: 'filed', headers: AS_ROOT }), 'filed'],
  [
    'the header of the user twice, of which the first counts',
    ({ proxies }) => ({ certificate: proxies.issue('front'), headers: { 'X-Remote-User': ['eve', 'root'] } }),
    'eve',
  ],
  [
    'the header of the user in other case',
    ({ proxies }) => ({ certificate: proxies.issue('front'), headers: { 'x-ReMoTe-UsEr': 'eve' } }),
    'eve',
  ],
  [
    'groups of a proxy without a user',
    ({ proxies }) => ({ certificate: proxies.issue('front'), headers: { 'X-Remote-Group': 'system:masters' } }),
    401,
  ],
];

for (const [what, shown, expected] of CALLERS)
  test(`${what}: the caller is ${expected}`, async () => assert.equal(await all.nameOf(shown(all)), expected));

test('an intermediate of the clients that is sent along signs clients and no proxies', async () => {
  const middle = all.clients.intermediate('middle');
  const { cert, key } = middle.issue('front');
  const certificate = { cert: `${cert}${middle.cert}`, key };
  assert.equal(await all.nameOf({ certificate, headers: AS_ROOT }), 'front');
});

test('a certificate of proxies passes for no client, whatever chain is sent along', async () => {
  const { cert, key } = all.proxies.issue('eve');
  assert.equal(await all.nameOf({ certificate: { cert: `${cert}${all.clients.cert}`, key } }), 401);
});

const POD = { kind: 'Pod', apiVersion: 'v1', metadata: { name: 'p' }, spec: { containers: [{ name: 'c', image: 'i' }] } };

async function accountToken(spec: object): Promise<string> {
  const { body } = await all.server.request('POST', '/api/v1/namespaces/default/serviceaccounts/robot/token', {
    kind: 'TokenRequest',
    apiVersion: 'authentication.k8s.io/v1',
    spec,
  });
  return String(new Map(Object.entries(body.status ?? {})).get('token'));
}

test('a token of an account is bound to its audience, its pod and its account', async () => {
  const path = '/api/v1/namespaces/default';
  await all.server.request('POST', `${path}/serviceaccounts`, { kind: 'ServiceAccount', apiVersion: 'v1', metadata: { name: 'robot' } });
  await all.server.request('POST', `${path}/pods`, { ...POD, spec: { ...POD.spec, serviceAccountName: 'robot' } });
  const robot = 'system:serviceaccount:default:robot';
  const [forPod, forAccount, forOthers] = [
    await accountToken({ boundObjectRef: { kind: 'Pod', apiVersion: 'v1', name: 'p' } }),
    await accountToken({}),
    await accountToken({ audiences: ['elsewhere'] }),
  ];
  assert.equal(await all.nameOf({ token: forPod }), robot);
  assert.equal(await all.nameOf({ token: forOthers }), 401);
  await all.server.request('DELETE', `${path}/pods/p?gracePeriodSeconds=0`);
  assert.equal(await all.nameOf({ token: forPod }), 401);
  assert.equal(await all.nameOf({ token: forAccount }), robot);
  await all.server.request('DELETE', `${path}/serviceaccounts/robot`);
  assert.equal(await all.nameOf({ token: forAccount }), 401);
  await all.server.request('POST', `${path}/serviceaccounts`, { kind: 'ServiceAccount', apiVersion: 'v1', metadata: { name: 'robot' } });
  assert.equal(await all.nameOf({ token: forAccount }), 401, 'another account of the same name');
});

test('a token of another cluster with the same names is refused', async () => {
  const other = await EveryMethod.start();
  try {
    const path = '/api/v1/namespaces/default/serviceaccounts';
    for (const { server } of [all, other])
      await server.request('POST', path, { kind: 'ServiceAccount', apiVersion: 'v1', metadata: { name: 'twin' } });
    const request = { kind: 'TokenRequest', apiVersion: 'authentication.k8s.io/v1', spec: {} };
    const { body } = await other.server.request('POST', `${path}/twin/token`, request);
    const token = String(new Map(Object.entries(body.status ?? {})).get('token'));
    assert.equal(await other.nameOf({ token }), 'system:serviceaccount:default:twin');
    assert.equal(await all.nameOf({ token }), 401);
  } finally {
    await other.close();
  }
});

test('who may act as one user may not act as another through it', async () => {
  const rbac = '/apis/rbac.authorization.k8s.io/v1';
  const rules = [{ apiGroups: [''], resources: ['users'], resourceNames: ['friend'], verbs: ['impersonate'] }];
  await all.server.request('POST', `${rbac}/clusterroles`, { metadata: { name: 'acts' }, rules });
  await all.server.request('POST', `${rbac}/clusterrolebindings`, {
    metadata: { name: 'acts' },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'acts' },
    subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: 'filed' }],
  });
  const as = (headers: Shown['headers']): Promise<string | number> =>
    all.nameOf({ token: 'filed', ...(headers === undefined ? {} : { headers }) });
  assert.equal(await as({ 'Impersonate-User': 'friend' }), 'friend');
  assert.equal(await as({ 'Impersonate-User': 'root' }), 'filed');
  assert.equal(await as({ 'Impersonate-User': 'friend', 'Impersonate-Group': 'system:masters' }), 'filed');
  assert.equal(await as({ 'Impersonate-User': 'friend', 'Impersonate-Extra-scope': 'x' }), 'filed');
  assert.equal(await as({ 'Impersonate-User': ['friend', 'root'] }), 'friend');
  assert.equal(await as({ 'Impersonate-Group': 'system:masters' }), 400);
});

/** Ways to write the path of a secret that its reader may not read. */
const SPELLINGS: readonly string[] = [
  '/api/v1/namespaces/default/secrets/s',
  '/api/v1//namespaces/default/secrets/s',
  '/api/v1/namespaces/default/configmaps/../secrets/s',
  '/api/v1/namespaces/default/configmaps/%2e%2e/secrets/s',
  '/api/v1/namespaces/default%2Fsecrets%2Fs',
  '/api/v1/namespaces/default/secrets;x/s',
  '/API/v1/namespaces/default/secrets/s',
  '/api/v1/namespaces/default/Secrets/s',
  '/api/v1/watch/namespaces/default/secrets/s',
  '/api/v1/namespaces/default/secrets?fieldSelector=metadata.name%3Ds',
  '/api/v1/namespaces/default/secrets/s/status',
  '/api/v1/secrets?fieldSelector=metadata.namespace%3Ddefault',
];

test('no spelling of a path leads past what a caller may read', async () => {
  const secret = { kind: 'Secret', apiVersion: 'v1', metadata: { name: 's' }, stringData: { k: 'hidden-from-all' } };
  await all.server.request('POST', '/api/v1/namespaces/default/secrets', secret);
  const hidden = Buffer.from('hidden-from-all').toString('base64');
  for (const path of SPELLINGS) {
    const { status, text } = await all.ask(path, { token: 'filed' });
    assert.ok(status >= 400 && status < 500, `${path} is ${status}`);
    assert.ok(!text.includes(hidden), path);
  }
});
