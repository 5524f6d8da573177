/** Leases with their candidates, and bundles of authorities, by the rules of the releases that have them. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Authority } from '../../support/certificates/authority.js';
import { type Answer, TestServer } from '../../support/server.js';

const COORDINATION = '/apis/coordination.k8s.io';
const LEASES = `${COORDINATION}/v1/namespaces/default/leases`;
const CANDIDATES = `${COORDINATION}/v1beta1/namespaces/default/leasecandidates`;
const BUNDLES = '/apis/certificates.k8s.io/v1beta1/clustertrustbundles';

const causesOf = ({ json }: Answer): string[] =>
  (json.details?.causes ?? []).map(
    ({ field, reason }: { field: string; reason: string }) => `${field} ${reason.replace('FieldValue', '')}`,
  );
const MERGE = { 'content-type': 'application/merge-patch+json' };

describe('release 1.36', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({
      release: '1.36',
      featureGates: { CoordinatedLeaderElection: true, ClusterTrustBundle: true, StorageVersionMigrator: true },
      runtimeConfig: { 'coordination.k8s.io/v1beta1': true, 'certificates.k8s.io/v1beta1': true, 'storagemigration.k8s.io/v1beta1': true },
    });
  });
  after(() => server.close());

  test('leases know one strategy, and name a holder to come only with one', async () => {
    const lease = (spec: object): Promise<Answer> => server.create(LEASES, { metadata: { generateName: 'l' }, spec });
    assert.equal((await lease({ strategy: 'OldestEmulationVersion', preferredHolder: 'x' })).status, 201);
    assert.equal((await lease({ strategy: 'example.com/best' })).status, 201);
    assert.deepEqual(causesOf(await lease({ strategy: 'best' })), ['spec.strategy.strategy NotSupported']);
    assert.deepEqual(causesOf(await lease({ strategy: 'example.com/-' })), ['spec.strategy.strategy Invalid']);
    assert.deepEqual(causesOf(await lease({ preferredHolder: 'x' })), ['spec.preferredHolder Forbidden']);
  });

  test('candidates behave as their own version or an earlier one, and stay with their lease', async () => {
    const good = { leaseName: 'a', binaryVersion: '1.36.0', emulationVersion: '1.35.0', strategy: 'OldestEmulationVersion' };
    const candidate = (name: string, spec: object): Promise<Answer> =>
      server.create(CANDIDATES, { metadata: { name }, spec: { ...good, ...spec } });
    assert.equal((await candidate('a', {})).status, 201);
    assert.deepEqual(causesOf(await candidate('b', { leaseName: '', binaryVersion: 'x', strategy: 'Odd' })), [
      'spec.leaseName Required',
      'spec.binaryVersion Invalid',
      'spec.binaryVersion Invalid',
      'spec.strategy.strategy NotSupported',
    ]);
    assert.deepEqual(causesOf(await candidate('b', { emulationVersion: '1.36.1' })), ['spec.binaryVersion Invalid']);
    assert.deepEqual(causesOf(await candidate('b', { emulationVersion: '' })), ['spec.emulationVersion Required']);
    assert.deepEqual(causesOf(await candidate('b', { emulationVersion: '1' })), ['spec.emulationVersion Invalid']);
    const moved = await server.ask(`${CANDIDATES}/a`, { method: 'PATCH', headers: MERGE, body: { spec: { leaseName: 'b' } } });
    assert.deepEqual(causesOf(moved), ['spec.leaseName Invalid']);
    const table = await server.ask(CANDIDATES, { headers: { accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' } });
    assert.deepEqual(table.json.rows[0].cells.slice(0, 4), ['a', 'a', '1.36.0', '1.35.0']);
  });

  test('bundles hold authorities once each, under a name that tells of their signer', async () => {
    const bundle = (name: string, spec: object): Promise<Answer> => server.create(BUNDLES, { metadata: { name }, spec });
    const root = Authority.root();
    const authority = root.cert;
    assert.equal((await bundle('plain', { trustBundle: authority })).status, 201);
    assert.equal((await bundle('example.com:s:x', { signerName: 'example.com/s', trustBundle: authority })).status, 201);
    const named = await server.ask(`${BUNDLES}?fieldSelector=spec.signerName%3Dexample.com/s`);
    assert.deepEqual(
      named.json.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name),
      ['example.com:s:x'],
    );
    assert.deepEqual(causesOf(await bundle('a:b', { trustBundle: authority })), ['metadata.name Invalid']);
    assert.deepEqual(causesOf(await bundle('x', { signerName: 'nodomain', trustBundle: 'text' })), [
      'metadata.name Invalid',
      'spec.signerName Invalid',
      'spec.trustBundle Invalid',
    ]);
    for (const [trustBundle, fault] of [
      ['', /at least one trust anchor/],
      [authority + authority, /duplicate trust anchor \(indices \[0 1\]\)/],
      [root.issue('somebody').cert, /CA bit/],
      [authority.replaceAll('CERTIFICATE', 'PRIVATE KEY'), /bad block type: PRIVATE KEY/],
    ] as const)
      assert.match((await bundle('x', { trustBundle })).json.message, fault);
    const other = { spec: { signerName: 'example.com/t' } };
    assert.deepEqual(causesOf(await server.ask(`${BUNDLES}/example.com:s:x`, { method: 'PATCH', headers: MERGE, body: other })), [
      'metadata.name Invalid',
      'spec.signerName Invalid',
    ]);
  });

  test('nodes declare features in their order, once each', async () => {
    await server.create('/api/v1/nodes', { metadata: { name: 'n' } });
    const declare = (...declaredFeatures: string[]): Promise<Answer> =>
      server.ask('/api/v1/nodes/n/status', { method: 'PATCH', headers: MERGE, body: { status: { declaredFeatures } } });
    assert.equal((await declare('A', 'B/c')).status, 200);
    assert.deepEqual(causesOf(await declare('sample')), ['status.declaredFeatures[0] Invalid']);
    assert.deepEqual(causesOf(await declare('A', 'A')), ['status.declaredFeatures[1] Duplicate']);
    assert.deepEqual(causesOf(await declare('B', 'A')), ['status.declaredFeatures[1] Invalid']);
    assert.deepEqual(causesOf(await declare(`A${'b'.repeat(253)}`)), ['status.declaredFeatures[0] TooLong']);
  });

  test('migrations count no generations', async () => {
    const made = await server.create('/apis/storagemigration.k8s.io/v1beta1/storageversionmigrations', {
      metadata: { name: 'm' },
      spec: { resource: { group: 'example.com', resource: 'things' } },
    });
    assert.equal(made.status, 201, made.text);
    assert.equal(made.json.metadata.generation, undefined);
  });

  test('a patch replaces a whole object', async () => {
    const patch = (value: object): Promise<Answer> =>
      server.ask('/api/v1/nodes/n', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json-patch+json' },
        body: [{ op: 'replace', path: '', value }],
      });
    assert.equal((await patch({})).status, 400);
    const replaced = await patch({ metadata: { name: 'n', labels: { a: 'b' } } });
    assert.deepEqual(replaced.json.metadata.labels, { a: 'b' });
  });
});
