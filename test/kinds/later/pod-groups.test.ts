/** Workloads, groups of pods, and requests for certificates of pods, which releases serve where their features are on. */
import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { type Answer, TestServer } from '../../support/server.js';

const GROUPS = '/apis/scheduling.k8s.io/v1alpha2/namespaces/default/podgroups';
const WORKLOADS = '/apis/scheduling.k8s.io/v1alpha2/namespaces/default/workloads';
const REQUESTS = '/apis/certificates.k8s.io/v1beta1/namespaces/default/podcertificaterequests';
const MERGE = { 'content-type': 'application/merge-patch+json' };
const PROTECTION = 'scheduling.k8s.io/podgroup-protection';

const causesOf = ({ json }: Answer): string[] =>
  (json.details?.causes ?? [])
    .map(({ field, reason }: { field: string; reason: string }) => `${field} ${reason.replace('FieldValue', '')}`)
    .sort();

test('versions whose feature is off are not served, whatever is switched on', async (t) => {
  const server = await TestServer.start({ release: '1.36', runtimeConfig: { 'api/all': true } });
  t.after(() => server.close());
  const { json } = await server.ask('/apis');
  const versions = new Map<string, string[]>(
    json.groups.map((group: { name: string; versions: { version: string }[] }) => [group.name, group.versions.map((v) => v.version)]),
  );
  assert.deepEqual(versions.get('certificates.k8s.io'), ['v1']);
  assert.deepEqual(versions.get('scheduling.k8s.io'), ['v1']);
  assert.deepEqual(versions.get('coordination.k8s.io'), ['v1', 'v1beta1', 'v1alpha2']);
  assert.equal(versions.has('storagemigration.k8s.io'), false);
  assert.equal((await server.ask(GROUPS)).status, 404);
});

describe('groups of pods', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({
      release: '1.36',
      featureGates: { GenericWorkload: true, PodCertificateRequest: true },
      runtimeConfig: { 'api/all': true },
    });
  });
  after(() => server.close());

  test('a workload has templates with names of their own, each with one policy', async () => {
    const templates = [
      { name: 'a', schedulingPolicy: { gang: { minCount: 2 } } },
      { name: 'b', schedulingPolicy: { basic: {} } },
    ];
    const made = await server.create(WORKLOADS, { metadata: { name: 'w' }, spec: { podGroupTemplates: templates } });
    assert.equal(made.status, 201, made.text);
    const refused = await server.create(WORKLOADS, {
      metadata: { name: 'bad' },
      spec: {
        controllerRef: { apiGroup: 'Bad!', kind: '', name: 'a' },
        podGroupTemplates: [
          { name: 'A_', schedulingPolicy: {} },
          { name: 'a', schedulingPolicy: { gang: { minCount: 0 }, basic: {} } },
          { name: 'a', schedulingPolicy: { basic: {} } },
        ],
      },
    });
    assert.deepEqual(causesOf(refused), [
      'spec.controllerRef.apiGroup Invalid',
      'spec.controllerRef.kind Required',
      'spec.podGroupTemplates[0].name Invalid',
      'spec.podGroupTemplates[0].schedulingPolicy Invalid',
      'spec.podGroupTemplates[1].schedulingPolicy Invalid',
      'spec.podGroupTemplates[1].schedulingPolicy.gang.minCount Required',
      'spec.podGroupTemplates[2] Duplicate',
    ]);
    const changed = await server.ask(`${WORKLOADS}/w`, {
      method: 'PATCH',
      headers: MERGE,
      body: { spec: { controllerRef: { kind: 'Job', name: 'j' } } },
    });
    assert.deepEqual(causesOf(changed), ['spec.controllerRef Invalid']);
  });

  test('a group is protected, names a workload that is there, and tells whether it is scheduled', async () => {
    const spec = { schedulingPolicy: { gang: { minCount: 2 } } };
    const made = await server.create(GROUPS, { metadata: { name: 'g' }, spec });
    assert.equal(made.status, 201, made.text);
    assert.deepEqual(made.json.metadata.finalizers, [PROTECTION]);
    assert.equal(made.json.spec.disruptionMode, 'Pod');
    const podGroupTemplateRef = { workload: { workloadName: 'none', podGroupTemplateName: 'a' } };
    const lost = await server.create(GROUPS, { metadata: { name: 'lost' }, spec: { ...spec, podGroupTemplateRef } });
    assert.equal(lost.status, 403);
    assert.match(lost.json.message, /workload "none" not found/);
    const changed = await server.ask(`${GROUPS}/g`, {
      method: 'PATCH',
      headers: MERGE,
      body: { spec: { schedulingPolicy: { gang: { minCount: 3 } } } },
    });
    assert.deepEqual(causesOf(changed), ['spec.schedulingPolicy Invalid']);
    const conditions = [
      { type: 'PodGroupScheduled', status: 'True', reason: 'Scheduled', message: '', lastTransitionTime: '2020-01-01T00:00:00Z' },
    ];
    await server.ask(`${GROUPS}/g/status`, { method: 'PATCH', headers: MERGE, body: { status: { conditions } } });
    const { json } = await server.ask(GROUPS, { headers: { accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' } });
    assert.deepEqual(json.rows[0].cells.slice(0, 4), ['g', 'Gang', '<none>', 'Scheduled']);
  });

  test('a pod that belongs to a group names it', async () => {
    await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
    const spec = { containers: [{ name: 'c', image: 'i' }], schedulingGroup: {} };
    const refused = await server.create('/api/v1/namespaces/default/pods', { metadata: { name: 'p' }, spec });
    assert.deepEqual(causesOf(refused), ['spec.schedulingGroup.podGroupName Invalid']);
  });

  test('a request for a certificate proves that the pod has the key', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const spec = {
      signerName: 'example.com/s',
      podName: 'p',
      podUID: 'u',
      serviceAccountName: 'a',
      serviceAccountUID: 'v',
      nodeName: 'n',
      nodeUID: 'w',
      pkixPublicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      proofOfPossession: sign(null, Buffer.from('u'), privateKey).toString('base64'),
    };
    const made = await server.create(REQUESTS, { metadata: { name: 'good' }, spec });
    assert.equal(made.status, 201, made.text);
    assert.equal(made.json.spec.maxExpirationSeconds, 86400);
    const refuse = async (other: object): Promise<string[]> =>
      causesOf(await server.create(REQUESTS, { metadata: { name: 'bad' }, spec: { ...spec, ...other } }));
    assert.deepEqual(await refuse({ podUID: 'other' }), ['spec.proofOfPossession Invalid']);
    assert.deepEqual(await refuse({ pkixPublicKey: 'AAAA' }), ['spec.pkixPublicKey Invalid']);
    assert.deepEqual(await refuse({ nodeName: 'Bad_', maxExpirationSeconds: 5 }), [
      'spec.maxExpirationSeconds Invalid',
      'spec.nodeName Invalid',
    ]);
    const changed = await server.ask(`${REQUESTS}/good`, { method: 'PATCH', headers: MERGE, body: { spec: { podName: 'q' } } });
    assert.deepEqual(causesOf(changed), ['spec Invalid']);
  });
});
