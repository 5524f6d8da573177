/** What authorization decides about is what is served, however a path is spelled and whatever the method is. */
import assert from 'node:assert/strict';
import http2 from 'node:http2';
import https from 'node:https';
import { after, before, test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { rbacAuthorizer } from '../../runtime/access/role-source.js';
import { modesInOrder } from '../../runtime/auth/authorizers/modes.js';
import { requestInfoReader } from '../../runtime/http/requests/request-info.js';
import { TestServer } from '../support/server.js';

const RBAC = '/apis/rbac.authorization.k8s.io/v1';
const A = '/api/v1/namespaces/a';

let server: TestServer;

/** A user who holds one rule, in namespace `a` or everywhere. */
async function grant(user: string, rule: object, where = '/namespaces/a'): Promise<void> {
  const kind = where === '' ? 'ClusterRole' : 'Role';
  const plural = kind.toLowerCase();
  const role = { metadata: { name: user }, rules: [rule] };
  const binding = {
    metadata: { name: user },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind, name: user },
    subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: user }],
  };
  assert.equal((await server.create(`${RBAC}${where}/${plural}s`, role)).status, 201);
  assert.equal((await server.create(`${RBAC}${where}/${plural}bindings`, binding)).status, 201);
}

before(async () => {
  server = await TestServer.start({
    authorizer: (parts) => modesInOrder([rbacAuthorizer(parts.registry)]),
  });
  for (const name of ['a', 'b']) assert.equal((await server.create('/api/v1/namespaces', { metadata: { name } })).status, 201);
  for (const at of ['a/secrets', 'a/configmaps', 'b/secrets'])
    for (const name of ['mine', 'other'])
      assert.equal((await server.create(`/api/v1/namespaces/${at}`, { metadata: { name } })).status, 201);
  await grant('owner', { verbs: ['*'], apiGroups: ['*'], resources: ['*'] });
  await grant('getter', { verbs: ['get', 'delete'], apiGroups: [''], resources: ['secrets'] });
  await grant('named', { verbs: ['list', 'watch'], apiGroups: [''], resources: ['secrets'], resourceNames: ['mine'] });
  await grant('paths', { verbs: ['get'], nonResourceURLs: ['/version', '/healthz'] }, '');
});
after(() => server.close());

/** Sends a target as it is; clients tidy up what they take for addresses. A stream that begins counts as its status. */
const send = (target: string, token: string, method = 'GET'): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const request = https.request(
      {
        host: '127.0.0.1',
        port: server.server.port,
        path: target,
        method,
        headers: { Authorization: `Bearer ${token}` },
        rejectUnauthorized: false,
      },
      (response) => {
        const status = response.statusCode ?? 0;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (!chunk.toString().startsWith('{"type"')) return;
          resolve({ status, text: chunk.toString() });
          request.destroy();
        });
        response.on('end', () => resolve({ status, text: Buffer.concat(chunks).toString() }));
      },
    );
    request.on('error', reject);
    request.end();
  });

/** Who asks for what, and how it is answered: each was a way past a rule, or looks like one. */
const ATTEMPTS: readonly (readonly [token: string, method: string, target: string, status: number])[] = [
  // Namespaces that somebody else owns, as what is in one's own.
  ['owner', 'GET', '/api/v1/watch/namespaces/a/namespaces', 404],
  ['owner', 'GET', '/api/v1/watch/namespaces/a/namespaces/b', 404],
  ['owner', 'GET', '/api/v1/namespaces/a/namespaces', 404],
  ['owner', 'GET', '/api/v1/namespaces/a/namespaces/b', 404],
  ['owner', 'GET', '/api/v1/namespaces/a/namespaces?watch=1', 404],
  ['owner', 'GET', '/api/v1/watch/namespaces/a/nodes', 404],
  ['owner', 'GET', '/api/v1/namespaces/a/nodes', 404],
  ['owner', 'GET', '/apis/rbac.authorization.k8s.io/v1/watch/namespaces/a/clusterroles', 404],
  ['owner', 'GET', '/api/v1/watch/namespaces', 403],
  ['owner', 'GET', '/api/v1/watch/namespaces/b', 403],
  ['owner', 'GET', '/api/v1/watch/namespaces/b/secrets', 403],
  ['owner', 'GET', '/api/v1/watch/secrets', 403],
  ['owner', 'GET', '/api/v1/watch/secrets/mine', 403],
  ['admin', 'GET', '/api/v1/watch/secrets/mine', 404],
  // Subresources are not watched, and the old proxy is gone.
  ['owner', 'GET', '/api/v1/watch/namespaces/a/status', 404],
  ['owner', 'GET', '/api/v1/watch/namespaces/a/pods/p/log', 404],
  ['owner', 'GET', '/api/v1/proxy/namespaces/a/pods/p', 404],
  ['owner', 'GET', '/api/v1/proxy/namespaces/a/secrets', 404],
  // Old paths are watched and nothing else.
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].map(
    (method) => ['owner', method, `/api/v1/watch${A.slice(7)}/secrets`, 405] as const,
  ),
  ['owner', 'POST', '/api/v1/watch/namespaces/a/secrets/mine', 405],
  // Kinds that can be listed and not watched have no watch, however it is asked for.
  ['admin', 'GET', '/api/v1/componentstatuses?watch=1', 405],
  ['admin', 'GET', '/api/v1/watch/componentstatuses', 405],
  ['admin', 'GET', '/api/v1/componentstatuses', 200],
  // Whatever stands in the place of a name is a name.
  ['getter', 'GET', `${A}/secrets/#`, 404],
  ['getter', 'GET', `${A}/secrets/#?watch=1`, 404],
  ['getter', 'DELETE', `${A}/secrets/#`, 404],
  ['getter', 'GET', `${A}/secrets/?limit=1`, 403],
  ['getter', 'GET', `${A}/secrets//`, 403],
  ['owner', 'GET', `${A}/secrets//`, 404],
  ['getter', 'GET', `${A}/secrets/%2e`, 404],
  ['getter', 'GET', `${A}/secrets/..`, 404],
  ['getter', 'GET', `${A}/secrets/x%2F..%2F..%2Fb%2Fsecrets%2Fmine`, 404],
  ['getter', 'GET', `${A}/secrets/../../b/secrets/mine`, 403],
  ['owner', 'GET', `${A}/../b/secrets/mine`, 404],
  ['owner', 'GET', `${A}%2F..%2Fb/secrets/mine`, 403],
  ['owner', 'GET', '/api/v1/namespaces//secrets', 403],
  ['admin', 'GET', '/api/v1/namespaces//secrets/mine', 404],
  ['admin', 'GET', '/api/v1/namespaces//', 404],
  ['admin', 'POST', '/api/v1/namespaces//secrets', 405],
  ['owner', 'GET', '//api/v1/namespaces/a/secrets', 403],
  ['owner', 'GET', '/API/v1/namespaces/a/secrets', 403],
  ['owner', 'GET', '/api/V1/namespaces/a/secrets', 404],
  ['owner', 'GET', '/api/v1/Namespaces/a/secrets', 403],
  ['owner', 'GET', `${A}/Secrets`, 404],
  ['owner', 'GET', `${A}/secrets\\..\\..\\b#`, 404],
  // Lists of what a selector names, but not of more.
  ['named', 'GET', `${A}/secrets?fieldSelector=metadata.name%3Dmine`, 200],
  ['named', 'GET', `${A}/secrets?fieldSelector=metadata.name%3D%3Dmine&watch=1`, 200],
  ['named', 'GET', `${A}/secrets?fieldSelector=metadata.namespace!%3Dx%5C,metadata.name%3Dmine`, 403],
  ['named', 'GET', `${A}/secrets?fieldSelector=metadata.name!%3Dmine`, 403],
  ['named', 'GET', `${A}/secrets?fieldSelector=metadata.name%3Dother,metadata.name%3Dmine`, 403],
  ['named', 'DELETE', `${A}/secrets?fieldSelector=metadata.name%3Dmine`, 403],
  // Documents have one spelling.
  ['paths', 'GET', '/VERSION', 403],
  ['paths', 'GET', '/version', 200],
  ['paths', 'GET', '/version/', 403],
  ['paths', 'GET', '/version#', 403],
  ['admin', 'GET', '/version/', 200],
  ['admin', 'GET', '/version#', 404],
  ['admin', 'GET', '/VERSION', 404],
  ['paths', 'GET', '/versio%6e', 200],
  ['paths', 'GET', '/healthz%2F..%2Fversion', 403],
  ['paths', 'GET', '/livez%2Fping', 403],
  ['admin', 'GET', '/api%2Fv1', 200],
  ['admin', 'PUT', '/api%2Fv1', 405],
  ['owner', 'GET', '/api%2Fv1%2Fsecrets', 403],
  ['admin', 'GET', '/api%2Fv1%2Fsecrets', 404],
  ['nobody', 'GET', '/%', 400],
  ['admin', 'DELETE', `${A}/secrets/%zz`, 400],
  ['admin', 'GET', '/version?a=%', 200],
  // Groups are answered for whatever the method, but for the one that registers them; other documents are only read.
  ['admin', 'POST', '/apis', 200],
  ['admin', 'DELETE', '/apis/', 200],
  ['admin', 'HEAD', '/apis/apps', 200],
  ['admin', 'PATCH', '/apis/apps/', 200],
  ['admin', 'PUT', '/apis/apiregistration.k8s.io', 405],
  ['admin', 'PUT', '/apis/apps/v1', 405],
  ['admin', 'POST', '/api', 405],
  ['admin', 'POST', '/version', 405],
  ['admin', 'HEAD', '/version', 405],
  ['admin', 'HEAD', '/openid/v1/jwks', 405],
  ['paths', 'GET', '/healthz#/../version', 403],
  ['admin', 'GET', '/healthz#/../version', 404],
];
for (const [token, method, target, status] of ATTEMPTS)
  test(`${method} ${target} by ${token} is ${status}`, async () => {
    const answer = await send(target, token, method);
    assert.equal(answer.status, status, answer.text);
    if (status === 200) assert.doesNotMatch(answer.text, /"other"/);
    if (method === 'DELETE') assert.equal((await server.ask(`${A}/secrets`)).json.items.length, 2);
  });

for (const target of [`${A}/secrets`, `${A}/secrets/`, `${A}/%73ecrets`, `/api/v1/%6eamespaces/%61/secrets`, `https://x${A}/secrets`])
  test(`${target} are the secrets of the namespace`, async () => {
    assert.equal((await send(target, 'getter')).status, 403);
    assert.equal(JSON.parse((await send(target, 'owner')).text).items.length, 2);
  });

test('an empty name of a namespace stands for all of them', async () => {
  const { status, text } = await send('/api/v1/namespaces//secrets', 'admin');
  assert.equal(status, 200, text);
  const namespaces = JSON.parse(text).items.map(({ metadata }: { metadata: { namespace: string } }) => metadata.namespace);
  assert.deepEqual([...new Set(namespaces)].sort(), ['a', 'b']);
});

test('old paths show what their new forms do', async () => {
  for (const target of ['/api/v1/watch/namespaces/a', '/api/v1/watch/namespaces/a/secrets', '/api/v1/watch/namespaces/a/secrets/mine']) {
    const { status, text } = await send(target, 'owner');
    assert.equal(status, 200, text);
    assert.match(text, /^\{"type":"ADDED","object":\{[^\n]*"name":"(?:a|mine)"/);
  }
});

test('an absolute target with nothing after its host is the root', async () => {
  for (const target of ['http://x', 'http://x?a=b', '*'])
    assert.equal((await send(target, 'admin', target === '*' ? 'OPTIONS' : 'GET')).status, target === '*' ? 404 : 200, target);
  assert.equal((await send('http://[', 'admin')).status, 400);
});

for (const [target, expected] of [
  ['/api/v1/namespaces/a', ['get', 'a', 'namespaces', 'a', '']],
  ['/api/v1/namespaces/a/status', ['get', 'a', 'namespaces', 'a', 'status']],
  ['/api/v1/namespaces/a/finalize', ['get', 'a', 'namespaces', 'a', 'finalize']],
  ['/api/v1/namespaces/a/pods', ['list', 'a', 'pods', '', '']],
  ['/api/v1/namespaces/a/pods/p/log', ['get', 'a', 'pods', 'p', 'log']],
  ['/api/v1/namespaces/a/status/x', ['get', 'a', 'namespaces', 'a', 'status']],
  ['/api/v1/namespaces/a/status?watch=1', ['get', 'a', 'namespaces', 'a', 'status']],
  ['/api/v1/pods?watch=true', ['watch', '', 'pods', '', '']],
  ['/api/v1/pods?watch=0', ['list', '', 'pods', '', '']],
  ['/api/v1/watch/namespaces/a/pods/p', ['watch', 'a', 'pods', 'p', '']],
  ['/api/v1/watch/namespaces', ['watch', '', 'namespaces', '', '']],
  ['/api/v1/watch/pods?fieldSelector=metadata.name%3Dp', ['watch', '', 'pods', '', '']],
  ['/api/v1/proxy/nodes/n', ['proxy', '', 'nodes', 'n', '']],
] as const)
  test(`the attributes of ${target}`, () => {
    const { verb, namespace, resource, name, subresource } = requestInfoReader(catalogue.namespaces)('GET', target);
    assert.deepEqual([verb, namespace, resource, name, subresource], expected);
  });

for (const [target, rest, address] of [
  ['/api/v1/nodes/n/proxy', '', '/api/:version/:resource/:name/proxy'],
  ['/api/v1/nodes/n/proxy/', '/', '/api/:version/:resource/:name/proxy'],
  ['/api/v1/nodes/n/proxy/a%2Fb//c/?x=/y', '/a%2Fb//c/', '/api/:version/:resource/:name/proxy/*path'],
  ['/api/v1/namespaces//nodes/n/proxy/a', '/a', '/api/:version/:resource/:name/proxy/*path'],
  ['/api/v1/namespaces/a/services/s/%70roxy/a', '/a', '/api/:version/namespaces/:namespace/:resource/:name/proxy/*path'],
  ['/api/v1/namespaces/a/pods/:name', '', '/api/:version/namespaces/:namespace/:resource/:name'],
  ['/api/v1/namespaces/a/status', '', '/api/:version/:resource/:name/status'],
  ['/api/v1/watch/namespaces/a/pods/', '', '/api/:version/namespaces/:namespace/:resource'],
  ['/apis/apps/v1/deployments', '', '/apis/:group/:version/:resource'],
  ['/api/v1/proxy/nodes/n', '', ''],
  ['/api/v1/namespaces/a/pods//log', '', ''],
] as const)
  test(`the address of ${target} is ${address || 'none'}, followed by ${rest || 'nothing'}`, () => {
    const info = requestInfoReader(catalogue.namespaces)('GET', target);
    assert.deepEqual([info.rest, info.address], [rest, address]);
  });

const overHttp2 = (headers: http2.OutgoingHttpHeaders): Promise<{ status: unknown; text: string }> =>
  new Promise((resolve, reject) => {
    const session = http2.connect(server.url, { rejectUnauthorized: false });
    session.on('error', reject);
    const stream = session.request({ authorization: 'Bearer admin', ...headers });
    let status: unknown;
    let text = '';
    stream.on('response', (answer) => {
      status = answer[':status'];
    });
    stream.setEncoding('utf8').on('data', (data: string) => {
      text += data;
    });
    stream.on('end', () => {
      session.destroy();
      resolve({ status, text });
    });
    stream.on('error', reject);
    stream.end();
  });

const METHODS = ['get', 'Get', 'post', 'delete', 'patch', 'put', 'constructor', '__proto__', 'toString', 'PROPFIND', 'MKCOL'];
for (const path of [`${A}/configmaps/mine`, `${A}/configmaps`, `/api/v1/watch/namespaces/a/configmaps`, '/livez', '/api', '/version'])
  test(`unknown methods are answered 405 at ${path}`, async () => {
    for (const method of METHODS) {
      const { status, text } = await overHttp2({ ':method': method, ':path': path });
      assert.equal(status, 405, `${method} ${text}`);
      const { kind, reason, code, message } = JSON.parse(text);
      assert.deepEqual([kind, reason, code], ['Status', 'MethodNotAllowed', 405]);
      assert.equal(message, 'the server does not allow this method on the requested resource');
    }
    assert.equal((await server.ask(`${A}/configmaps`)).json.items.length, 2);
  });

test('a method that resources do not have is 405 at their paths and 404 at those that nothing has', async () => {
  for (const method of ['TRACE', 'HEAD'])
    for (const [path, expected] of [
      [`${A}/configmaps/mine`, 405],
      [`${A}/configmaps`, 405],
      [`${A}/nodes`, 404],
      ['/api/v1/nope', 404],
    ] as const)
      assert.equal((await send(path, 'admin', method)).status, expected, `${method} ${path}`);
});

test('unknown methods are answered 405 over HTTP/1.1, too', async () => {
  for (const method of ['PROPFIND', 'TRACE', 'MKCOL', 'SEARCH', 'PURGE', 'LINK']) {
    const { status, text } = await send(`${A}/configmaps/mine`, 'admin', method);
    assert.deepEqual([status, JSON.parse(text).reason], [405, 'MethodNotAllowed'], method);
  }
});

test('a user without permissions gets 403 whatever the method', async () => {
  const { status } = await overHttp2({ ':method': 'get', ':path': `${A}/configmaps`, authorization: 'Bearer nobody' });
  assert.equal(status, 403);
});
