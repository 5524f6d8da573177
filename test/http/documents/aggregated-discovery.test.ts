/** Aggregated discovery: who gets it, in which version and form, and what it tells. */
import assert from 'node:assert/strict';
import { after, before, describe, it, test } from 'node:test';
import { type Answer, TestServer } from '../../support/server.js';

const form = (version: string, type = 'application/json'): string => `${type};g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`;

interface Resource {
  readonly resource: string;
  readonly responseKind: object;
  readonly singularResource: string;
  readonly scope: string;
  readonly subresources?: readonly { readonly subresource: string; readonly responseKind: object }[];
}
interface Group {
  readonly metadata: { readonly name?: string };
  readonly versions: readonly { readonly version: string; readonly freshness: string; readonly resources: readonly Resource[] }[];
}

const get = (server: TestServer, path: string, accept: string, headers: Record<string, string> = {}): Promise<Answer> =>
  server.ask(path, { headers: { Accept: accept, ...headers } });

const resourceOf = ({ json }: Answer, group: string | undefined, plural: string): Resource | undefined =>
  json.items
    .find(({ metadata }: Group) => metadata.name === group)
    ?.versions[0].resources.find(({ resource }: Resource) => resource === plural);

describe('at the newest release', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({ release: '1.36' });
  });
  after(() => server.close());

  for (const [accept, kind] of [
    [form('v2'), 'APIGroupDiscoveryList'],
    [`${form('v2beta1')},${form('v2')},application/json`, 'APIGroupDiscoveryList'],
    [`application/json,${form('v2')}`, 'APIGroupDiscoveryList'],
    [`application/json;q=0.9,${form('v2')}`, 'APIGroupDiscoveryList'],
    [`application/json,${form('v2')};q=0.5`, 'APIGroupList'],
    ['application/json;as=APIGroupDiscoveryList;v=v2;g=apidiscovery.k8s.io;profile=nopeer', 'APIGroupDiscoveryList'],
    [`${form('v3')},application/json`, 'APIGroupList'],
    ['application/json', 'APIGroupList'],
  ] as const)
    it(`answers ${kind} where ${accept} is accepted`, async () => {
      const answer = await get(server, '/apis', accept);
      assert.equal(answer.json.kind, kind);
      assert.equal(answer.headers['content-type'], kind === 'APIGroupList' ? 'application/json' : form('v2'));
    });

  for (const accept of [form('v2beta1'), form('v3'), form('v2').replace('apidiscovery', 'other'), form('v2', 'application/cbor')])
    it(`refuses ${accept}`, async () => assert.equal((await get(server, '/apis', accept)).status, 406));

  it('has forms in YAML and Protobuf', async () => {
    const yaml = await get(server, '/api', form('v2', 'application/yaml'));
    assert.match(yaml.text, /^apiVersion: apidiscovery\.k8s\.io\/v2$/m);
    const protobuf = await get(server, '/api', form('v2', 'application/vnd.kubernetes.protobuf'));
    assert.equal(protobuf.headers['content-type'], form('v2', 'application/vnd.kubernetes.protobuf'));
    assert.ok(protobuf.text.startsWith('k8s\0') && protobuf.text.includes('configmaps'));
  });

  it('tells of the core group below /api, and of the others below /apis', async () => {
    const [core, others] = [await get(server, '/api', form('v2')), await get(server, '/apis', form('v2'))];
    assert.deepEqual(
      core.json.items.map(({ metadata }: Group) => metadata),
      [{}],
    );
    assert.equal(
      others.json.items.some(({ metadata }: Group) => metadata.name === undefined),
      false,
    );
    assert.deepEqual(resourceOf(core, undefined, 'configmaps'), {
      resource: 'configmaps',
      responseKind: { group: '', version: '', kind: 'ConfigMap' },
      scope: 'Namespaced',
      singularResource: 'configmap',
      verbs: ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'],
      shortNames: ['cm'],
    });
    const scale = resourceOf(others, 'apps', 'deployments')?.subresources?.find(({ subresource }) => subresource === 'scale');
    assert.deepEqual(scale?.responseKind, { group: 'autoscaling', version: 'v1', kind: 'Scale' });
  });

  it('kinds of definitions come and go, with their groups in what their kinds are called by', async () => {
    const before = await get(server, '/apis', form('v2'));
    const schema = { openAPIV3Schema: { type: 'object' } };
    const definition = {
      metadata: { name: 'notes.told.example.com' },
      spec: {
        group: 'told.example.com',
        scope: 'Namespaced',
        names: { plural: 'notes', kind: 'Note' },
        versions: [{ name: 'v1', served: true, storage: true, schema }],
      },
    };
    const definitions = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
    assert.equal((await server.create(definitions, definition)).status, 201);
    let told = await get(server, '/apis', form('v2'));
    for (let i = 0; i < 100 && told.headers.etag === before.headers.etag; i++) told = await get(server, '/apis', form('v2'));
    const note = resourceOf(told, 'told.example.com', 'notes');
    assert.deepEqual([note?.responseKind, note?.singularResource], [{ group: 'told.example.com', version: 'v1', kind: 'Note' }, 'note']);
    await server.ask(`${definitions}/notes.told.example.com`, { method: 'DELETE' });
    let gone = told;
    for (let i = 0; i < 200 && gone.headers.etag !== before.headers.etag; i++) gone = await get(server, '/apis', form('v2'));
    assert.equal(gone.text, before.text);
  });

  it('a client that has the document is told so', async () => {
    const { headers } = await get(server, '/apis', form('v2'));
    assert.match(String(headers.etag), /^"[0-9A-F]{128}"$/);
    assert.equal(headers.vary, 'Accept');
    const again = await get(server, '/apis', form('v2'), { 'If-None-Match': String(headers.etag) });
    assert.deepEqual([again.status, again.text], [304, '']);
  });
});

for (const [release, version, status] of [
  ['1.25', 'v2beta1', 406],
  ['1.27', 'v2beta1', 200],
  ['1.27', 'v2', 406],
  ['1.30', 'v2', 200],
  ['1.30', 'v2beta1', 200],
  ['1.33', 'v2beta1', 406],
] as const)
  test(`${release} answers ${status} to ${version}`, async () => {
    const server = await TestServer.start({ release });
    assert.equal((await get(server, '/apis', form(version))).status, status);
    const { json } = await server.ask('/api/v1');
    const singular = json.resources.find(({ name }: { name: string }) => name === 'configmaps').singularName;
    assert.equal(singular, Number(release.slice(2)) >= 27 ? 'configmap' : '');
    await server.close();
  });

test('documents of single versions are found by their digests', async () => {
  const server = await TestServer.start({ release: '1.33' });
  const { json } = await server.ask('/openapi/v3');
  const address: string = json.paths['apis/apps/v1'].serverRelativeURL;
  const right = await server.ask(address);
  assert.equal(right.json.info.version, '1.33');
  assert.equal(right.headers['cache-control'], 'public, immutable');
  assert.ok(Date.parse(String(right.headers.expires)) > Date.now());
  const wrong = await server.ask('/openapi/v3/apis/apps/v1?hash=0000');
  assert.deepEqual([wrong.status, wrong.headers.location], [301, address]);
  const plain = await server.ask('/openapi/v3/apis/apps/v1');
  assert.deepEqual([plain.headers['cache-control'], plain.headers.etag], ['no-cache, private', right.headers.etag]);
  assert.equal((await get(server, '/openapi/v3/apis/apps/v1', 'application/yaml')).status, 406);
  assert.equal((await server.ask('/version')).json.minCompatibilityMinor, '32');
  await server.close();
});
