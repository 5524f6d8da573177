/** What admission plugins and webhooks do otherwise in later releases. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { denying, HookServer } from '../support/programs/hook-server.js';
import { type Answer, TestServer } from '../support/server.js';
import { until } from '../support/until.js';

const CONFIGURATIONS = '/apis/admissionregistration.k8s.io/v1';
const MAPS = '/api/v1/namespaces/default/configmaps';
const ENFORCED = { 'kubernetes.io/enforce-mountable-secrets': 'true' };

const isDefault = (of: string): object => ({ annotations: { [`${of}.kubernetes.io/is-default-class`]: 'true' } });

/** Makes two default classes, the second of them later by a second of the clock that objects show. */
async function twoDefaults(server: TestServer, path: string, of: string, more: object): Promise<void> {
  const made = async (name: string): Promise<string> =>
    (await server.create(path, { metadata: { name, ...isDefault(of) }, ...more })).json.metadata.creationTimestamp;
  const first = await made('b');
  await until(() => Date.now() >= Date.parse(first) + 1000);
  assert.notEqual(await made('a'), first);
}

describe('with several default classes', () => {
  const STORAGE = '/apis/storage.k8s.io/v1/storageclasses';
  const INGRESS = '/apis/networking.k8s.io/v1/ingressclasses';
  const claim = { metadata: { name: 'c' }, spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } };
  const ingress = { metadata: { name: 'i' }, spec: { defaultBackend: { service: { name: 's', port: { number: 80 } } } } };
  const shown = ({ status, json }: Answer, field: string): string => (status === 201 ? json.spec[field].slice(0, 1) : String(status));

  for (const [release, ofClaims, ofIngresses] of [
    ['1.24', '403', '403'],
    ['1.25', '403', 'a'],
    ['1.26', 'a', 'a'],
  ] as const) {
    it(`at ${release}: claims get ${ofClaims}, ingresses ${ofIngresses}`, async () => {
      const server = await TestServer.start({ release });
      await twoDefaults(server, STORAGE, 'storageclass', { provisioner: 'example.com/p' });
      await twoDefaults(server, INGRESS, 'ingressclass', { spec: { controller: 'example.com/c' } });
      assert.equal(shown(await server.create('/api/v1/namespaces/default/persistentvolumeclaims', claim), 'storageClassName'), ofClaims);
      const ingresses = '/apis/networking.k8s.io/v1/namespaces/default/ingresses';
      assert.equal(shown(await server.create(ingresses, ingress), 'ingressClassName'), ofIngresses);
      await server.close();
    });
  }
});

describe('secrets that an account does not let pods mount', () => {
  const PODS = '/api/v1/namespaces/default/pods';
  const pod = (name: string, more: object = {}): object => ({
    metadata: { name },
    spec: { automountServiceAccountToken: false, containers: [{ name: 'c', image: 'example.com/i:1', ...more }] },
  });
  const whole = { envFrom: [{ secretRef: { name: 'other' } }] };

  for (const [release, refused] of [
    ['1.27', false],
    ['1.28', true],
  ] as const) {
    it(`are ${refused ? 'refused' : 'taken'} at ${release} as a whole, and in ephemeral containers`, async () => {
      const server = await TestServer.start({ release });
      const accounts = '/api/v1/namespaces/default/serviceaccounts';
      await server.create(accounts, { metadata: { name: 'default', annotations: ENFORCED }, secrets: [{ name: 'own' }] });
      const because = 'is not allowed because service account default does not reference that secret';
      const created = await server.create(PODS, pod('a', whole));
      assert.equal(created.status, refused ? 403 : 201);
      if (refused)
        assert.equal(
          created.json.message,
          `pods "a" is forbidden: container c with envFrom referencing secret.secretName="other" ${because}`,
        );
      assert.equal((await server.create(PODS, pod('b', { envFrom: [{ secretRef: { name: 'own' } }] }))).status, 201);
      const body = { spec: { ephemeralContainers: [{ name: 'e', image: 'example.com/i:1', ...whole }] } };
      const headers = { 'Content-Type': 'application/strategic-merge-patch+json' };
      const added = await server.ask(`${PODS}/b/ephemeralcontainers`, { method: 'PATCH', headers, body });
      assert.equal(added.status, refused ? 403 : 200);
      if (refused) assert.match(added.json.message, /ephemeral container e with envFrom referencing secret\.secretName="other"/);
      await server.close();
    });
  }
});

describe('claims to devices for administration', () => {
  it('are for namespaces with a label', async () => {
    const server = await TestServer.start({ release: '1.36' });
    const requests = [
      { name: 'a', exactly: { deviceClassName: 'c' } },
      { name: 'b', exactly: { deviceClassName: 'c', adminAccess: true } },
    ];
    const claim = { metadata: { name: 'c' }, spec: { devices: { requests } } };
    const template = { metadata: { name: 't' }, spec: { spec: { devices: { requests } } } };
    const at = '/apis/resource.k8s.io/v1/namespaces';
    const made = (namespace: string): Promise<Answer[]> =>
      Promise.all([
        server.create(`${at}/${namespace}/resourceclaims`, claim),
        server.create(`${at}/${namespace}/resourceclaimtemplates`, template),
      ]);
    for (const { status, json } of await made('default')) {
      assert.equal(status, 422);
      assert.deepEqual(
        json.details.causes.map(({ field, reason }: { field: string; reason: string }) => [field, reason]),
        [['spec.devices.requests[1].adminAccess', 'FieldValueForbidden']],
      );
    }
    const labels = { 'resource.kubernetes.io/admin-access': 'true' };
    await server.create('/api/v1/namespaces', { metadata: { name: 'admin', labels } });
    for (const { status } of await made('admin')) assert.equal(status, 201);
    await server.close();
  });
});

describe('at a release with objects for addresses', () => {
  it('a service whose address a webhook refuses is invalid', async () => {
    const [server, hooks] = await Promise.all([TestServer.start({ release: '1.33' }), HookServer.start()]);
    hooks.on('/no', denying({ message: 'no addresses' }));
    const rules = [{ operations: ['CREATE'], apiGroups: ['networking.k8s.io'], apiVersions: ['*'], resources: ['ipaddresses'] }];
    const webhook = { name: 'no.example.com', clientConfig: hooks.clientConfig('/no'), rules, sideEffects: 'None' };
    const webhooks = [{ ...webhook, admissionReviewVersions: ['v1'] }];
    await server.create(`${CONFIGURATIONS}/validatingwebhookconfigurations`, { metadata: { name: 'no' }, webhooks });
    const service = { metadata: { name: 's' }, spec: { ports: [{ port: 80 }] } };
    const { status, json } = await server.create('/api/v1/namespaces/default/services', service);
    assert.equal(status, 422);
    assert.deepEqual(json.details.causes[0].field, 'spec.clusterIPs');
    assert.match(
      json.message,
      /Invalid value: \[""\]: failed to allocate IP: admission webhook "no\.example\.com" denied the request: no addresses/,
    );
    await Promise.all([server.close(), hooks.close()]);
  });
});

describe('webhooks', () => {
  for (const release of ['1.21', '1.33', '1.36'] as const) {
    describe(`at ${release}`, () => {
      let server: TestServer;
      let hooks: HookServer;
      before(async () => {
        [server, hooks] = await Promise.all([TestServer.start({ release }), HookServer.start()]);
      });
      after(async () => {
        await server.close();
        await hooks.close();
      });
      const patching = async (path: string, patch: string, failurePolicy: string): Promise<Answer> => {
        hooks.on(path, () => ({ allowed: true, patchType: 'JSONPatch', patch: Buffer.from(patch).toString('base64') }));
        const rules = [{ operations: ['CREATE'], apiGroups: [''], apiVersions: ['v1'], resources: ['configmaps'] }];
        const webhook = { name: 'p.example.com', clientConfig: hooks.clientConfig(path), rules, sideEffects: 'None', failurePolicy };
        const at = `${CONFIGURATIONS}/mutatingwebhookconfigurations`;
        await server.create(at, { metadata: { name: 'p' }, webhooks: [{ ...webhook, admissionReviewVersions: ['v1'] }] });
        const answer = await server.create(MAPS, { metadata: { generateName: 'm' }, data: { k: 'v' } });
        await server.ask(`${at}/p`, { method: 'DELETE' });
        return answer;
      };
      const isLate = release === '1.36';

      for (const [what, patch] of [
        ['no JSON', 'nonsense'],
        ['no list', '{}'],
        ['a list of other things', '[1]'],
      ] as const)
        it(`whose patch is ${what} ${isLate ? 'have failed' : 'are an error, whatever their policy'}`, async () => {
          assert.equal((await patching(`/${release}/i`, patch, 'Ignore')).status, isLate ? 201 : 500);
          const { status, json } = await patching(`/${release}/f`, patch, 'Fail');
          assert.equal(status, 500);
          assert.equal(
            /failed calling webhook "p\.example\.com": received undecodable patch in webhook response: /.test(json.message),
            isLate,
          );
        });

      it(`whose patch does not apply are an error, whatever their policy`, async () => {
        assert.equal((await patching(`/${release}/n`, '[{"op":"remove","path":"/none"}]', 'Ignore')).status, 500);
      });

      it(`may${release === '1.21' ? ' not' : ''} replace an object as a whole`, async () => {
        const whole = { metadata: { name: `whole` }, data: { k: 'replaced' } };
        const answer = await patching(`/${release}/w`, JSON.stringify([{ op: 'replace', path: '', value: whole }]), 'Fail');
        if (release === '1.21') assert.equal(answer.status, 500);
        else
          assert.deepEqual(
            [answer.status, answer.json.kind, answer.json.metadata.namespace, answer.json.data.k],
            [201, 'ConfigMap', 'default', 'replaced'],
          );
        const empty = await patching(`/${release}/e`, '[{"op":"replace","path":"","value":{}}]', 'Fail');
        assert.equal(empty.status, release === '1.21' ? 500 : 422);
      });

      it(`are ${release === '1.21' ? 'not ' : ''}shown the namespace that the client left out`, async () => {
        await patching(`/${release}/s`, '[]', 'Fail');
        const [review] = hooks.taken(`/${release}/s`);
        assert.equal(review?.request.object.metadata.namespace, release === '1.21' ? undefined : 'default');
      });
    });
  }
});

describe('slices of devices of a node', () => {
  const SLICES = '/apis/resource.k8s.io/v1/resourceslices';
  const slice = (name: string, nodeName: string): object => ({
    metadata: { name },
    spec: { driver: 'd.example.com', nodeName, pool: { name, generation: 1, resourceSliceCount: 1 }, devices: [] },
  });
  let server: TestServer;
  before(async () => {
    const user = { name: 'system:node:n', uid: '', groups: ['system:nodes'], extra: {} };
    server = await TestServer.start({
      release: '1.34',
      enableAdmissionPlugins: ['NodeRestriction'],
      authenticators: () => [{ authenticate: () => ({ outcome: 'user', user }) }],
      authorizer: () => ({ authorize: () => ({ decision: 'allow', reason: '' }) }),
    });
  });
  after(() => server.close());

  it('name the node that makes them', async () => {
    const refused = await server.create(SLICES, slice('a', 'm'));
    assert.equal(refused.status, 403);
    assert.match(refused.json.message, /can only create ResourceSlice with the same NodeName as the requesting node$/);
    assert.equal((await server.create(SLICES, slice('a', 'n'))).status, 201);
    assert.equal((await server.ask(`${SLICES}/a`, { method: 'DELETE' })).status, 200);
  });
});
