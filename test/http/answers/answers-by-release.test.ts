/** What requests are answered in releases of today, and what they were answered in 1.21. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TestServer } from '../../support/server.js';

const CORE = '/api/v1/namespaces/default';
const DEPLOYMENTS = '/apis/apps/v1/namespaces/default/deployments';
const LABELS = { app: 'a' };
const deployment = {
  metadata: { name: 'd' },
  spec: {
    selector: { matchLabels: LABELS },
    template: { metadata: { labels: LABELS }, spec: { containers: [{ name: 'c', image: 'i:1' }] } },
  },
};
const scale = { apiVersion: 'autoscaling/v1', kind: 'Scale', metadata: { name: 'd' }, spec: { replicas: 4 } };

let newer: TestServer;
let between: TestServer;
let older: TestServer;
before(async () => {
  [newer, between, older] = await Promise.all([
    TestServer.start({ release: '1.36' }),
    TestServer.start({ release: '1.25' }),
    TestServer.start({}),
  ]);
  for (const server of [newer, older]) await server.create(DEPLOYMENTS, deployment);
});
after(() => Promise.all([newer, between, older].map((server) => server.close())));

describe('answers by release', () => {
  it('paths that nothing answers are told of in plain text, and in 1.21 with all others', async () => {
    for (const path of ['/none', '/none/at/all', '/livez/none', '/statusz/none']) {
      const { status, text } = await newer.ask(path);
      assert.deepEqual([status, text], [404, '404 page not found\n'], path);
    }
    assert.ok((await older.ask('/none')).json.paths.includes('/version'));
  });

  it('failures are indented where no form is accepted, and not where the client says nothing', async () => {
    const path = `${CORE}/configmaps/none`;
    assert.doesNotMatch((await newer.ask(path, { headers: { Accept: '' } })).text, /\n./);
    assert.match((await newer.ask(path, { headers: { Accept: 'text/html' } })).text, /\n {2}"kind"/);
  });

  it('a scale that names no namespace is for that of its path', async () => {
    const put = { method: 'PUT', body: scale };
    assert.equal((await newer.ask(`${DEPLOYMENTS}/d/scale`, put)).json.spec.replicas, 4);
    assert.equal((await older.ask(`${DEPLOYMENTS}/d/scale`, put)).status, 422);
  });

  it('who reads the scale of what is not there is told of the object', async () => {
    const told = async (server: TestServer): Promise<unknown> => (await server.ask(`${DEPLOYMENTS}/none/scale`)).json.details.kind;
    assert.deepEqual([await told(newer), await told(older)], ['deployments', 'deployments/scale']);
  });

  it('a given name beside one to generate from clashes as a generated one', async () => {
    const body = { metadata: { name: 'given', generateName: 'pre-' } };
    for (const server of [newer, between]) {
      await server.create(`${CORE}/configmaps`, body);
      const { status, json, headers } = await server.ask(`${CORE}/configmaps`, { method: 'POST', body });
      assert.deepEqual([status, json.details.retryAfterSeconds, headers['retry-after']], [409, 1, '1']);
    }
    const plain = await newer.ask(`${CORE}/configmaps`, { method: 'POST', body: { metadata: { name: 'given' } } });
    assert.equal(plain.json.details.retryAfterSeconds, undefined);
  });

  it('chunks of metadata tell how many items remain, but not in 1.21', async () => {
    const headers = { Accept: 'application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io' };
    const remaining = async (server: TestServer): Promise<unknown> => {
      for (const name of ['m1', 'm2']) await server.create(`${CORE}/configmaps`, { metadata: { name } });
      const all = (await server.ask(`${CORE}/configmaps`)).json.items.length;
      const { metadata } = (await server.ask(`${CORE}/configmaps?limit=1`, { headers })).json;
      return metadata.remainingItemCount === all - 1;
    };
    assert.deepEqual(await Promise.all([newer, between, older].map(remaining)), [true, true, false]);
  });

  it('a list that goes on from version 0 has all that remains', async () => {
    for (const server of [newer, older])
      for (const name of ['p1', 'p2', 'p3']) await server.create(`${CORE}/secrets`, { metadata: { name } });
    const rest = async (server: TestServer): Promise<number> => {
      const { json } = await server.ask(`${CORE}/secrets?limit=1`);
      const token = encodeURIComponent(json.metadata.continue);
      return (await server.ask(`${CORE}/secrets?limit=1&resourceVersion=0&continue=${token}`)).json.items.length;
    };
    assert.deepEqual([(await rest(newer)) >= 2, await rest(older)], [true, 1]);
  });

  it('a watch of the state from now on takes no token', async () => {
    const { status, json } = await newer.ask(`${CORE}/configmaps?watch=1&timeoutSeconds=1&continue=abc`);
    assert.deepEqual([status, json.details.causes[0].field], [422, 'resourceVersionMatch']);
  });
});

describe('/statusz and /flagz', () => {
  const object = (kind: string, version: string, type = 'json') => ({
    headers: { Accept: `application/${type};v=${version};g=config.k8s.io;as=${kind}` },
  });

  it('tell people as text what the server is, and with which flags it runs', async () => {
    assert.match((await newer.ask('/statusz', { headers: { Accept: '*/*' } })).text, /^Binary version: 1\.36\.2$/m);
    const { text } = await newer.ask('/flagz', { headers: { Accept: 'text/plain' } });
    assert.match(text, /^service-cluster-ip-range=/m);
    assert.match(text, /^event-ttl=1h0m0s$/m);
    assert.match(text, /^authorization-mode=\[/m);
  });

  it('tell tools as an object, with a warning in a version that goes away', async () => {
    const newest = await newer.ask('/statusz', object('Statusz', 'v1beta1'));
    assert.equal(newest.json.apiVersion, 'config.k8s.io/v1beta1');
    assert.deepEqual(newest.json.paths, ['/flagz', '/healthz', '/livez', '/metrics', '/readyz', '/statusz', '/version']);
    assert.equal(newest.headers.warning, undefined);
    assert.match((await newer.ask('/statusz', object('Statusz', 'v1alpha1'))).headers.warning?.toString() ?? '', /deprecated/);
    assert.match((await newer.ask('/flagz', object('Flagz', 'v1beta1', 'yaml'))).text, /^kind: Flagz$/m);
  });

  it('have no plain object, and are not there in 1.21', async () => {
    const refused = await newer.ask('/flagz', { headers: { Accept: 'application/json' } });
    assert.deepEqual([refused.status, refused.json.details], [406, undefined]);
    assert.match(refused.json.message, /accepted: application\/json, application\/yaml, text\/plain$/);
    assert.equal((await older.ask('/statusz')).status, 404);
  });
});

describe('documents of single versions by release', () => {
  type Properties = Record<string, { readonly default?: unknown; readonly anyOf?: unknown }>;
  const propertiesOf = async (server: TestServer, place: string, name: string): Promise<Properties> =>
    (await server.ask(`/openapi/v3/${place}`)).json.components.schemas[name].properties;

  it('tell of empty values of what is always there, and not of what code fills in', async () => {
    const spec = await propertiesOf(newer, 'apis/apps/v1', 'io.k8s.api.apps.v1.DeploymentSpec');
    assert.deepEqual([spec.strategy?.default, spec.replicas?.default], [{}, undefined]);
    const port = await propertiesOf(newer, 'api/v1', 'io.k8s.api.core.v1.ServicePort');
    assert.deepEqual([port.port?.default, port.protocol?.default, port.targetPort?.default], [0, 'TCP', undefined]);
  });

  it('told of an empty struct for numbers that may be texts before 1.29', async () => {
    const port = await propertiesOf(between, 'api/v1', 'io.k8s.api.core.v1.ServicePort');
    assert.deepEqual(port.targetPort?.default, {});
  });

  it('are sent as JSON, and were sent as text in 1.21', async () => {
    const typeOf = async (server: TestServer): Promise<unknown> => (await server.ask('/openapi/v2')).headers['content-type'];
    assert.deepEqual([await typeOf(newer), await typeOf(older)], ['application/json', 'text/plain; charset=utf-8']);
  });

  it('answer any method, redirect without a body, and are not below the index', async () => {
    assert.equal((await newer.ask('/openapi/v3', { method: 'POST', body: {} })).status, 200);
    assert.equal((await newer.ask('/openapi/v3/')).status, 404);
    const moved = await newer.ask('/openapi/v3/apis/apps/v1?hash=0');
    assert.deepEqual([moved.status, moved.text, moved.headers['content-type']], [301, '', 'application/json']);
  });
});
