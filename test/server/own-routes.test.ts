/** Routes of a program stand below a path of their own, and requests reach them as they reach the API. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import type { ConfigMap } from '../../generated/core/v1/types.js';
import { type Controller, clusterControllers, defineRoutes, FlagError, forbidden, type Routes } from '../../runtime/index.js';
import { createServer } from '../../runtime/server/create-server.js';
import { KeptEvents } from '../support/audit.js';
import { onlyGates, TestServer } from '../support/server.js';

const reports = defineRoutes({
  path: '/shop/reports',
  routes(router, { api, allow, json }) {
    router.get('/', (ctx) => {
      ctx.body = { reader: ctx.state.user.name, groups: ctx.state.user.groups };
    });
    router.get('/maps/:namespace', async (ctx) => {
      const { namespace = '' } = ctx.params;
      await allow(ctx, { verb: 'list', resource: 'configmaps', namespace });
      const maps = await api.client({ user: ctx.state.user, manager: 'reports' }).resource<ConfigMap>('configmaps').list(namespace);
      ctx.body = maps.map(({ metadata }) => metadata.name).sort();
    });
    router.post('/echo', async (ctx) => {
      ctx.body = { echo: await json(ctx) };
    });
    router.get('/refused', () => {
      throw forbidden({ group: '', name: 'reports' }, 'yearly', 'the year is not over');
    });
    router.get('/teapot', (ctx) => ctx.throw(418, 'short and stout'));
    router.get('/broken', () => {
      throw new Error('out of paper');
    });
  },
});

const events = new KeptEvents();
const lines: string[] = [];
let server: TestServer;
before(async () => {
  server = await TestServer.start({
    routes: [reports],
    featureGates: onlyGates(),
    audit: events.audit('- level: Metadata\n  nonResourceURLs: [ "/shop/*" ]\n- level: None', 'RequestReceived'),
    log: (line) => void lines.push(line),
    // The caller `poor` may ask for the path, and list nothing.
    authorizer: () => ({
      authorize: ({ user, resourceRequest, path, verb }) => {
        if (user.name === 'admin' || (user.name === 'poor' && !resourceRequest && verb === 'get' && path.startsWith('/shop/')))
          return { decision: 'allow', reason: '' };
        return { decision: 'abstain', reason: 'not for you' };
      },
    }),
  });
});
after(() => server.close());

test('a route knows its caller, who is identified, in the groups of the API, and audited', async () => {
  const { status, json } = await server.ask('/shop/reports');
  assert.equal(status, 200);
  assert.equal(json.reader, 'admin');
  assert.ok(json.groups.includes('system:authenticated'));
  const [event] = await events.take(1);
  assert.equal(event.requestURI, '/shop/reports');
  assert.equal(event.verb, 'get');
  assert.equal(event.user.username, 'admin');
  assert.equal(event.responseStatus.code, 200);
});

test('a caller without the right to the path, or without a name, is refused before the route is asked', async () => {
  const refused = await server.ask('/shop/reports', { token: 'eve' });
  assert.equal(refused.status, 403);
  assert.equal(refused.json.message, 'forbidden: User "eve" cannot get path "/shop/reports": not for you');
  assert.equal((await server.ask('/shop/reports', { method: 'POST', token: 'poor' })).status, 403);
  const anonymous = await server.ask('/shop/reports', { headers: { Authorization: '' } });
  assert.match(anonymous.json.message, /User "system:anonymous" cannot get path/);
});

test('a route lets its caller see what the caller may see', async () => {
  await server.create('/api/v1/namespaces/default/configmaps', { metadata: { name: 'seen' } });
  assert.ok((await server.ask('/shop/reports/maps/default')).json.includes('seen'));
  const { status, json } = await server.ask('/shop/reports/maps/default', { token: 'poor' });
  assert.equal(status, 403);
  assert.match(json.message, /^configmaps is forbidden: User "poor" cannot list resource "configmaps" in .* "default": not for you$/);
});

test('what a route throws is a Status, and only the operator sees what nobody foresaw', async () => {
  const refused = await server.ask('/shop/reports/refused');
  assert.equal(refused.json.message, 'reports "yearly" is forbidden: the year is not over');
  const teapot = await server.ask('/shop/reports/teapot');
  assert.deepEqual([teapot.status, teapot.json.kind, teapot.json.message], [418, 'Status', 'short and stout']);
  assert.equal((await server.ask('/shop/reports/broken')).status, 500);
  assert.ok(lines.some((line) => /GET \/shop\/reports\/broken ended with an internal error: Error: out of paper\n/.test(line)));
});

test('the body of a request is read as JSON, within the bounds of those of objects', async () => {
  const echo = (body: string) => server.ask('/shop/reports/echo', { method: 'POST', body });
  assert.deepEqual((await echo('{"a":[1]}')).json, { echo: { a: [1] } });
  const bad = await echo('{"a":');
  assert.equal(bad.status, 400);
  assert.match(bad.json.message, /^the body is no JSON: /);
  assert.equal((await echo(`"${'x'.repeat(catalogue.service.limits.bodyBytes)}"`)).status, 413);
});

test('a path below theirs that no route has is 404, and another method 405 with those that there are', async () => {
  assert.equal((await server.ask('/shop/reports/nothing')).status, 404);
  const other = await server.ask('/shop/reports', { method: 'DELETE' });
  assert.equal(other.status, 405);
  assert.equal(other.headers.allow, 'GET, HEAD');
  assert.equal((await server.ask('/shop/reports/echo')).status, 405);
});

test('the root lists their path', async () => {
  assert.ok((await server.ask('/')).json.paths.includes('/shop/reports'));
});

/** The faults of a server with these routes. */
async function faultsOf(...routes: readonly Routes[]): Promise<string> {
  const error = await createServer({ catalogue, storage: 'memory', dataDir: '', routes }).then(
    () => assert.fail('the server was made'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof FlagError, String(error));
  return error.message;
}

test('routes that are none, that are in the way of each other, or in that of the API, keep a server from starting', async () => {
  const at = (path: string, routes: Routes['routes'] = () => undefined): Routes => defineRoutes({ path, routes });
  for (const path of ['reports', '/', '/reports/', '/re ports', '/reports/:id', '/../reports'])
    assert.equal(await faultsOf(at(path)), `routes: ${JSON.stringify(path)} is no path such as /reports`);
  assert.match(await faultsOf(at('/shop'), at('/shop/reports')), /^routes: \/shop\/reports and \/shop are in each other's way/);
  for (const path of ['/api', '/apis/shop', '/healthz/shop', '/openapi/shop', '/metrics', '/version', '/debug/shop', '/.well-known/shop'])
    assert.equal(await faultsOf(at(path)), `routes: ${path} is a path of the API itself; take another, such as /reports`);
  const broken = at('/reports', (router) => void router.get('/:', () => undefined));
  assert.match(await faultsOf(broken), /^routes: those of \/reports cannot be added: /);
});

test('two controllers of one name keep a server from starting', async () => {
  const twin: Controller = { name: 'twin', start: () => Promise.resolve() };
  const start = createServer({ catalogue, storage: 'memory', dataDir: '', controllers: [twin, { ...twin }] });
  await assert.rejects(start, /^FlagError: controllers: two have the name twin; give one of them another$/);
});

test('authenticators may be asked beside those that flags ask for, and each caller has a flow of its own', async () => {
  const beside = await TestServer.start({
    authenticators: (_parts, usual) => [
      ...usual(),
      {
        authenticate: ({ headers }) =>
          headers['x-key'] === 'ann' ? { outcome: 'user', user: { name: 'ann', uid: '', groups: [], extra: {} } } : { outcome: 'none' },
      },
    ],
    routes: [reports],
    controllers: clusterControllers,
  });
  const as = async (headers: Record<string, string>) => (await beside.ask('/shop/reports', { headers })).json.reader;
  assert.equal(await as({ 'X-Key': 'ann', Authorization: '' }), 'ann');
  assert.equal(await as({ Authorization: `Bearer ${beside.server.client.token}` }), 'admin');
  assert.ok(
    'x-kubernetes-pf-flowschema-uid' in (await beside.ask('/shop/reports', { headers: { 'X-Key': 'ann', Authorization: '' } })).headers,
  );
  await beside.close();
});
