/** Documents and pages beside resources as releases have them: their types, what they name, and what they leave out. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TestServer } from '../../support/server.js';

const APPS = '/openapi/v3/apis/apps/v1';
const DEPLOYMENTS = '/apis/apps/v1/namespaces/{namespace}/deployments';

let newest: TestServer;
let middle: TestServer;
before(async () => {
  [newest, middle] = await Promise.all([TestServer.start({ release: '1.36' }), TestServer.start({ release: '1.25' })]);
});
after(() => Promise.all([newest.close(), middle.close()]));

const typeOf = async (server: TestServer, path: string, accept?: string): Promise<unknown> => {
  const { status, headers } = await server.ask(path, accept === undefined ? {} : { headers: { Accept: accept } });
  return status === 200 ? headers['content-type'] : status;
};

describe('documents by release', () => {
  it('the version has the patch whose behaviour is shown, and a platform as images name theirs', async () => {
    const { json } = await newest.ask('/version');
    assert.deepEqual([json.gitVersion, (await middle.ask('/version')).json.gitVersion], ['v1.36.2', 'v1.25.2']);
    assert.match(json.platform, /^[a-z0-9]+\/(?!x64|ia32)[a-z0-9]+$/);
    assert.equal((await middle.ask('/openapi/v2')).json.info.version, 'v1.25.2');
    assert.equal((await newest.ask(APPS)).json.info.version, '1.36');
  });

  it('the index is text in all of them, the joined document in binary has a type of its own', async () => {
    const binary = 'application/com.github.proto-openapi.spec.v2@v1.0+protobuf';
    const text = 'text/plain; charset=utf-8';
    for (const [server, types] of [
      [newest, [text, 'application/json', 'application/com.github.proto-openapi.spec.v2.v1.0+protobuf']],
      [middle, [text, text, 'application/octet-stream']],
    ] as const)
      assert.deepEqual(
        [await typeOf(server, '/openapi/v3'), await typeOf(server, APPS), await typeOf(server, '/openapi/v2', binary)],
        types,
      );
  });

  it('a document of a version that is not there is answered by nothing', async () => {
    for (const server of [newest, middle]) {
      const { status, text, headers } = await server.ask('/openapi/v3/apis/none.example.com/v1');
      assert.deepEqual([status, text, headers['content-type']], [404, '', undefined]);
    }
  });

  it('who asks for another hash is led to the one there is, in former releases by a page', async () => {
    const asked = (server: TestServer) => server.ask(`${APPS}?hash=0000`);
    const [now, then] = [await asked(newest), await asked(middle)];
    assert.deepEqual([now.status, now.headers['content-type'], now.text], [301, 'application/json', '']);
    assert.deepEqual([then.status, then.headers['content-type']], [301, 'text/html; charset=utf-8']);
    assert.equal(then.text, `<a href="${String(then.headers.location)}">Moved Permanently</a>.\n\n`);
  });

  it('former releases know the binary form of versions by one name', async () => {
    const dotted = 'application/com.github.proto-openapi.spec.v3.v1.0+protobuf';
    assert.notEqual(await typeOf(newest, APPS, dotted), 406);
    assert.equal(await typeOf(middle, APPS, dotted), 406);
    assert.notEqual(await typeOf(middle, APPS, 'application/com.github.proto-openapi.spec.v3@v1.0+protobuf'), 406);
  });

  it('former releases do not say that bodies are needed, where the joined document does', async () => {
    const bodyOf = async (server: TestServer) => (await server.ask(APPS)).json.paths[DEPLOYMENTS].post.requestBody;
    assert.equal((await bodyOf(newest)).required, true);
    const former = await bodyOf(middle);
    assert.ok(former.content['*/*'] ?? former.content['application/json']);
    assert.equal(former.required, undefined);
    const { parameters } = (await middle.ask('/openapi/v2')).json.paths[DEPLOYMENTS].post;
    assert.equal(parameters.find(({ in: at }: { in: string }) => at === 'body').required, true);
  });

  it('fields, lists and unions are told of as each release told of them', async () => {
    const told = async (server: TestServer) => {
      const { definitions } = (await server.ask('/openapi/v2')).json;
      const at = (name: string) => definitions[`io.k8s.api.${name}`].properties;
      return {
        request: at('certificates.v1.CertificateSigningRequestSpec').request['x-kubernetes-list-type'],
        capacities: at('storage.v1.CSIStorageCapacityList').items['x-kubernetes-list-map-keys'],
        policies: at('core.v1.TopologySpreadConstraint').nodeTaintsPolicy.enum,
        conditions: definitions['io.k8s.api.batch.v1.PodFailurePolicyRule'].required,
      };
    };
    assert.deepEqual(await told(middle), {
      request: 'atomic',
      capacities: ['name'],
      policies: undefined,
      conditions: ['action', 'onPodConditions'],
    });
    assert.deepEqual(await told(newest), {
      request: undefined,
      capacities: undefined,
      policies: ['Honor', 'Ignore'],
      conditions: ['action'],
    });
    const { allocatedResourceStatuses } = (await newest.ask('/openapi/v2')).json.definitions[
      'io.k8s.api.core.v1.PersistentVolumeClaimStatus'
    ].properties;
    assert.equal(allocatedResourceStatuses.additionalProperties.enum.length, 5);
  });

  it('the options of requests are kinds of all versions that the release knows, with and without kinds here', async () => {
    const known = async (server: TestServer, name = 'DeleteOptions'): Promise<string[]> =>
      (await server.ask('/openapi/v2')).json.definitions[`io.k8s.apimachinery.pkg.apis.meta.v1.${name}`][
        'x-kubernetes-group-version-kind'
      ].map(({ group, version }: { group: string; version: string }) => `${group}/${version}`);
    const [now, then] = [await known(newest), await known(middle)];
    for (const [version, both] of [
      ['scheduling.k8s.io/v1alpha2', [true, false]],
      ['networking.k8s.io/v1alpha1', [false, true]],
      ['autoscaling/v2beta1', [false, true]],
      ['flowcontrol.apiserver.k8s.io/v1alpha1', [false, true]],
    ] as const)
      assert.deepEqual([now.includes(version), then.includes(version)], both, version);
    // A version that is gone again had the kind of plain answers, too.
    const between = await TestServer.start({ release: '1.30' });
    try {
      const alike = await Promise.all([newest, middle, between].map((server) => known(server, 'Status')));
      assert.deepEqual(alike, [['/v1'], ['/v1'], ['/v1', 'resource.k8s.io/v1alpha2']]);
    } finally {
      await between.close();
    }
  });

  it('metrics tell from 1.31 on how names are escaped', async () => {
    const type = 'text/plain; version=0.0.4; charset=utf-8';
    assert.deepEqual([await typeOf(newest, '/metrics'), await typeOf(middle, '/metrics')], [`${type}; escaping=underscores`, type]);
  });

  it('log files are shown by themselves until 1.31', async () => {
    assert.deepEqual([(await newest.ask('/logs/')).status, (await middle.ask('/logs/')).status], [404, 200]);
    const asked = await TestServer.start({ release: '1.36', enableLogsHandler: true });
    try {
      assert.equal((await asked.ask('/logs/')).status, 200);
    } finally {
      await asked.close();
    }
  });
});
