/** What somebody may show who wants to be another: all of it is refused, or makes them nobody else. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import tls from 'node:tls';
import { sameSecret } from '../../runtime/auth/same-secret.js';
import { EveryMethod, type Shown } from '../support/every-method.js';
import { ROOT } from '../support/root.js';
import { eventually } from '../support/until.js';

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
  [
    'a certificate of an intermediate that another authority signed',
    ({ outsideAuthority }) => {
      const middle = outsideAuthority.intermediate('middle');
      const { cert, key } = middle.issue('eve');
      return { certificate: { cert: `${cert}${middle.cert}`, key } };
    },
    401,
  ],
  [
    'a certificate that a certificate for clients signed',
    ({ clients }) => {
      const leaf = clients.signing('leaf');
      const { cert, key } = leaf.issue('root');
      return { certificate: { cert: `${cert}${leaf.cert}`, key } };
    },
    401,
  ],
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
    'the header of the user with underscores',
    ({ proxies }) => ({ certificate: proxies.issue('front'), headers: { X_Remote_User: 'root' } }),
    401,
  ],
  [
    'an empty header of the user before another',
    ({ proxies }) => ({ certificate: proxies.issue('front'), headers: { 'X-Remote-User': ['', 'root'] } }),
    401,
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

/** What a proxy that is not careful would pass on. */
const BROKEN: readonly [what: string, header: string][] = [
  ['a NUL', 'X-Remote-User: ro\0ot'],
  ['a control character', 'X-Remote-User: ro\u0001ot'],
  ['a DEL', 'X-Remote-User: ro\u007fot'],
  ['a line feed of its own', 'X-Remote-User: eve\nX-Remote-Group: system:masters'],
  ['a carriage return of its own', 'X-Remote-User: eve\rX-Remote-Group: system:masters'],
  ['a second line', 'X-Remote-User: eve\r\n root'],
  ['a blank before the colon', 'X-Remote-User : root'],
];

for (const [what, header] of BROKEN)
  test(`headers of a proxy with ${what} are no request`, async () => {
    const { port } = new URL(all.server.url);
    const { cert, key } = all.proxies.issue('front');
    const socket = tls.connect({ port: Number(port), host: '127.0.0.1', ca: all.server.client.authority, cert, key });
    socket.end(Buffer.from(`GET /nothing HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`, 'latin1'));
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    assert.match(text, /^HTTP\/1\.1 400 /);
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

test('a token of a secret ends with the secret, and with what the secret holds', async () => {
  const path = '/api/v1/namespaces/default';
  await all.server.request('POST', `${path}/serviceaccounts`, { kind: 'ServiceAccount', apiVersion: 'v1', metadata: { name: 'old' } });
  const kept = async (name: string): Promise<string> => {
    const metadata = { name, annotations: { 'kubernetes.io/service-account.name': 'old' } };
    const type = 'kubernetes.io/service-account-token';
    await all.server.request('POST', `${path}/secrets`, { kind: 'Secret', apiVersion: 'v1', metadata, type });
    const { body } = await eventually(
      () => all.server.request('GET', `${path}/secrets/${name}`),
      ({ body: { data } }) => new Map(Object.entries(data ?? {})).has('token'),
    );
    return Buffer.from(String(new Map(Object.entries(body.data ?? {})).get('token')), 'base64').toString();
  };
  const [first, second] = [await kept('first'), await kept('second')];
  for (const token of [first, second]) assert.equal(await all.nameOf({ token }), 'system:serviceaccount:default:old');
  await all.server.request('DELETE', `${path}/secrets/first`);
  assert.equal(await all.nameOf({ token: first }), 401);
  const other = Buffer.from(second.replace(/.{5}$/, 'AAAAA')).toString('base64');
  await all.server.request('PATCH', `${path}/secrets/second`, { data: { token: other } });
  assert.equal(await all.nameOf({ token: second }), 401);
});

test('secrets are compared in a time that says nothing of them', () => {
  assert.deepEqual([sameSecret('a', 'a'), sameSecret('a', 'b'), sameSecret('a', 'ab'), sameSecret('', 'a')], [true, false, false, false]);
  const folder = path.join(ROOT, 'runtime/auth');
  const plain = /(?:[!=]==?\s*(?:token|secret|shown\.secret)\b)|(?:(?<!typeof )\b(?:token|secret)\s*[!=]==?(?!=|\s*(?:undefined|null|'')))/;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((n) => n.endsWith('.ts')))
    for (const line of readFileSync(path.join(folder, name), 'utf8').split('\n')) assert.doesNotMatch(line, plain, name);
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
