/** Alpha versions that only some releases have: each is served where it is asked for, keeps what it is given, and ends with its releases. */
import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import { test } from 'node:test';
import { TestServer } from '../support/server.js';
import { assertKept } from '../versions/kept.js';

const ALL = { 'api/all': true };
/** Without their gates, fields of alpha features are dropped. */
const GATES = { AllAlpha: true, AllBeta: true };

type Objects = Readonly<Record<string, object>>;

const CLAIM = { spec: { resourceClassName: 'fast', parametersRef: { kind: 'ConfigMap', name: 'sizes' } } };
const GANG = { name: 'workers', policy: { gang: { minCount: 3 } } };

const POD_UID = 'a';
/** Of a pod that proves that it has it. */
const KEY = generateKeyPairSync('ed25519');

/** Objects by their collections, of releases that have them. */
const ROWS: Readonly<Record<string, Objects>> = {
  '1.26': {
    '/apis/resource.k8s.io/v1alpha1/namespaces/default/resourceclaims': CLAIM,
    '/apis/resource.k8s.io/v1alpha1/namespaces/default/resourceclaimtemplates': { spec: CLAIM },
    '/apis/resource.k8s.io/v1alpha1/resourceclasses': { driverName: 'example.com' },
    '/apis/resource.k8s.io/v1alpha1/namespaces/default/podschedulings': { spec: { potentialNodes: ['one', 'two'] } },
    '/apis/networking.k8s.io/v1alpha1/clustercidrs': { spec: { perNodeHostBits: 8, ipv4: '10.1.0.0/16' } },
  },
  '1.30': {
    '/apis/resource.k8s.io/v1alpha2/namespaces/default/resourceclaims': CLAIM,
    '/apis/resource.k8s.io/v1alpha2/namespaces/default/resourceclaimtemplates': { spec: CLAIM },
    '/apis/resource.k8s.io/v1alpha2/resourceclasses': { driverName: 'example.com', structuredParameters: true },
    '/apis/resource.k8s.io/v1alpha2/namespaces/default/resourceclassparameters': {
      filters: [{ driverName: 'example.com', namedResources: { selector: 'true' } }],
    },
    '/apis/resource.k8s.io/v1alpha2/namespaces/default/resourceclaimparameters': {
      driverRequests: [{ driverName: 'example.com', requests: [{ namedResources: { selector: 'true' } }] }],
    },
    '/apis/resource.k8s.io/v1alpha2/namespaces/default/podschedulingcontexts': { spec: { selectedNode: 'one' } },
    '/apis/resource.k8s.io/v1alpha2/resourceslices': {
      nodeName: 'one',
      driverName: 'example.com',
      namedResources: { instances: [{ name: 'a', attributes: [{ name: 'size', quantity: '1Gi' }] }] },
    },
    '/apis/networking.k8s.io/v1alpha1/ipaddresses': {
      metadata: { name: '192.0.2.1' },
      spec: { parentRef: { resource: 'services', namespace: 'default', name: 'web' } },
    },
    '/apis/networking.k8s.io/v1alpha1/servicecidrs': { spec: { cidrs: ['192.0.2.0/24'] } },
    '/apis/storagemigration.k8s.io/v1alpha1/storageversionmigrations': {
      spec: { resource: { group: 'apps', version: 'v1', resource: 'deployments' } },
    },
  },
  '1.31': {
    '/apis/coordination.k8s.io/v1alpha1/namespaces/default/leasecandidates': {
      spec: { leaseName: 'web', binaryVersion: '1.31.0', emulationVersion: '1.31.0', preferredStrategies: ['OldestEmulationVersion'] },
    },
    '/apis/resource.k8s.io/v1alpha3/namespaces/default/podschedulingcontexts': { spec: { selectedNode: 'one' } },
    '/apis/resource.k8s.io/v1alpha3/deviceclasses': { spec: { selectors: [{ cel: { expression: 'true' } }] } },
    '/apis/resource.k8s.io/v1alpha3/namespaces/default/resourceclaims': {
      spec: { controller: 'example.com', devices: { requests: [{ name: 'one', deviceClassName: 'fast' }] } },
    },
    '/apis/resource.k8s.io/v1alpha3/namespaces/default/resourceclaimtemplates': {
      spec: { spec: { devices: { requests: [{ name: 'one', deviceClassName: 'fast' }] } } },
    },
    '/apis/resource.k8s.io/v1alpha3/resourceslices': {
      spec: {
        driver: 'example.com',
        nodeName: 'one',
        pool: { name: 'one', generation: 1, resourceSliceCount: 1 },
        devices: [{ name: 'a', basic: { capacity: { 'example.com/memory': '2Gi' }, attributes: { model: { string: 'x' } } } }],
      },
    },
  },
  '1.34': {
    '/apis/certificates.k8s.io/v1alpha1/namespaces/default/podcertificaterequests': {
      spec: {
        signerName: 'example.com/signer',
        podName: 'one',
        podUID: POD_UID,
        serviceAccountName: 'default',
        serviceAccountUID: 'b',
        nodeName: 'one',
        nodeUID: 'c',
        maxExpirationSeconds: 3600,
        pkixPublicKey: KEY.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
        proofOfPossession: sign(null, Buffer.from(POD_UID), KEY.privateKey).toString('base64'),
      },
    },
  },
  '1.35': {
    '/apis/scheduling.k8s.io/v1alpha1/namespaces/default/workloads': { spec: { podGroups: [GANG] } },
  },
  '1.36': {
    '/apis/scheduling.k8s.io/v1alpha2/namespaces/default/workloads': {
      spec: { podGroupTemplates: [{ name: 'workers', schedulingPolicy: { gang: { minCount: 3 } } }] },
    },
    '/apis/scheduling.k8s.io/v1alpha2/namespaces/default/podgroups': {
      spec: {
        podGroupTemplateRef: { workload: { workloadName: 'one', podGroupTemplateName: 'workers' } },
        schedulingPolicy: { gang: { minCount: 3 } },
      },
    },
    '/apis/resource.k8s.io/v1alpha3/resourcepoolstatusrequests': { spec: { driver: 'example.com', poolName: 'one' } },
  },
};

/** Columns beside the names of objects, of kinds whose cells are made in code. */
const CELLS: Readonly<Record<string, readonly (string | number)[]>> = {
  '/apis/resource.k8s.io/v1alpha1/namespaces/default/resourceclaims': ['fast', 'WaitForFirstConsumer', 'pending'],
  '/apis/resource.k8s.io/v1alpha2/namespaces/default/resourceclaims': ['fast', 'WaitForFirstConsumer', 'pending'],
  '/apis/resource.k8s.io/v1alpha3/namespaces/default/resourceclaims': ['pending'],
  '/apis/networking.k8s.io/v1alpha1/clustercidrs': ['8', '10.1.0.0/16'],
  '/apis/resource.k8s.io/v1alpha3/resourcepoolstatusrequests': ['example.com', ...Array<string>(5).fill('<none>'), 0, 'Pending', ''],
};

for (const [release, rows] of Object.entries(ROWS)) {
  test(`alpha versions of ${release} keep what they are given`, async () => {
    const server = await TestServer.start({ release, runtimeConfig: ALL, featureGates: GATES });
    try {
      for (const [path, object] of Object.entries(rows)) {
        const made = await server.create(path, { metadata: { name: 'one' }, ...object });
        assert.equal(made.status, 201, `${path}: ${made.text}`);
        const { items } = (await server.ask(path)).json;
        assertKept(items[0], object, path);
        const Accept = 'application/json;as=Table;v=v1;g=meta.k8s.io';
        const { json } = await server.ask(path, { headers: { Accept } });
        if (CELLS[path] !== undefined) assert.deepEqual(json.rows[0].cells.slice(1, 1 + CELLS[path].length), CELLS[path], path);
      }
    } finally {
      await server.close();
    }
  });
}

test('migrations are not there while their feature is off, and devices come last among groups until they are beta', async () => {
  for (const [release, next] of [
    ['1.30', undefined],
    ['1.33', 'flowcontrol.apiserver.k8s.io'],
  ]) {
    const server = await TestServer.start({ release, runtimeConfig: ALL });
    try {
      const { groups } = (await server.ask('/apis')).json as { groups: { name: string }[] };
      const names = groups.map(({ name }) => name);
      assert.equal(names.includes('storagemigration.k8s.io'), false);
      assert.equal(names[names.indexOf('resource.k8s.io') + 1], next);
    } finally {
      await server.close();
    }
  }
});

test('a name that two kinds of claims have in turn is that of the release', async () => {
  const resource = '/apis/resource.k8s.io';
  for (const [release, there, gone] of [
    ['1.30', 'v1alpha2', 'v1alpha3'],
    ['1.31', 'v1alpha3', 'v1alpha2'],
  ]) {
    const server = await TestServer.start({ release, runtimeConfig: ALL });
    try {
      assert.equal((await server.ask(`${resource}/${there}/resourceclaims`)).status, 200, `${there} at ${release}`);
      assert.equal((await server.ask(`${resource}/${gone}/resourceclaims`)).status, 404, `${gone} at ${release}`);
    } finally {
      await server.close();
    }
  }
});
