/** The reference of a catalogue as data: where fields are told of, what holds types, what releases change, and what a search finds first. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { ReferenceDocument, TypeReference, VersionReference } from '../../runtime/reference/document.js';
import { type KindEntry, Reference } from '../../runtime/reference/reference.js';
import { changingReleases, scalesOf } from '../../runtime/reference/releases.js';
import { searchEntries, searched } from '../../runtime/reference/search.js';
import { ROOT } from '../support/root.js';

const CLUSTER = JSON.parse(readFileSync(path.join(ROOT, 'generated/openapi/reference.json'), 'utf8')) as ReferenceDocument;
const cluster = new Reference([CLUSTER]);

const kindOf = (reference: Reference, name: string): KindEntry => {
  const kind = reference.kind(name);
  assert.ok(kind !== undefined, name);
  return kind;
};

test('a field is told of on the page of its kind as far as that shows types in place, else on that of the type which has it', () => {
  const deployment = kindOf(cluster, 'apps/v1/Deployment');
  for (const [at, type, anchor] of [
    ['spec/replicas', 'apps/v1.Deployment', 'spec.replicas'],
    ['spec/strategy/rollingUpdate/maxSurge', 'apps/v1.Deployment', 'spec.strategy.rollingUpdate.maxSurge'],
    ['spec/template', 'apps/v1.Deployment', 'spec.template'],
    ['spec/template/spec/containers', 'core/v1.PodSpec', 'containers'],
    ['spec/template/spec/containers/0', 'core/v1.PodSpec', 'containers'],
    ['spec/template/spec/containers/0/image', 'core/v1.Container', 'image'],
    ['metadata/labels/app', 'meta/v1.ObjectMeta', 'labels'],
    ['spec/template/spec/containers/0/resources/limits/cpu', 'core/v1.ResourceRequirements', 'limits'],
  ] as const) {
    const place = cluster.fieldPlace(deployment, at.split('/'));
    assert.deepEqual([place?.type.reference, place?.anchor], [type, anchor], at);
  }
  assert.equal(cluster.fieldPlace(deployment, ['nothing']), undefined);
});

test('a type is found by its folder and by its group, and a kind by the name that lifetimes have for it', () => {
  const role = cluster.find('rbac.authorization', 'v1', 'Role');
  assert.ok(role !== undefined);
  assert.equal(cluster.find('rbac.authorization.k8s.io', 'v1', 'Role'), role);
  assert.equal(cluster.find('core', 'v1', 'Pod'), kindOf(cluster, 'v1/Pod'));
  assert.equal(cluster.find('core', 'v9', 'Pod'), undefined);
});

test('a type knows what holds it, and a kind its versions, the preferred one first', () => {
  const volume = cluster.type('core/v1.Volume');
  assert.ok(volume !== undefined);
  assert.ok(cluster.holdersOf(volume).some(({ name }) => name === 'PodSpec'));
  const versions = cluster.versionsOf(kindOf(cluster, 'batch/v1beta1/CronJob')).map(({ version }) => version.version);
  assert.deepEqual(versions, ['v1', 'v1beta1', 'v2alpha1']);
});

test('kinds that a server does not have, and what only they hold, are not there', () => {
  const some = new Reference([CLUSTER], (apiVersion, name) => apiVersion === 'v1' && name === 'ConfigMap');
  assert.deepEqual(
    some.kinds.map(({ name }) => name),
    ['ConfigMap'],
  );
  assert.equal(some.type('core/v1.PodSpec'), undefined);
  assert.ok(some.type('meta/v1.ObjectMeta') !== undefined);
});

/** A version of a catalogue of its own, with one kind. */
const own = (version: string, type: Partial<TypeReference>, lifetime: object): VersionReference => ({
  ref: `shop/${version}`,
  group: 'shop.example.com',
  version,
  apiVersion: `shop.example.com/${version}`,
  priority: version === 'v1' ? 2 : 1,
  ofCluster: false,
  types: [
    {
      name: 'Order',
      description: 'Something a customer wants.',
      fields: [],
      ...type,
      kind: { plural: 'orders', namespaced: true, hub: 'shop/v1.Order', lifetime },
    },
  ],
});

test('a catalogue of its own goes by its own releases, and comes before what it is built on', () => {
  const fields = [{ name: 'note', type: 'string', since: '1.1', until: '2.0' }];
  const shop = {
    versions: [own('v1', { fields }, { introduced: '1.1' }), own('v1beta1', {}, { introduced: '0.9', deprecated: '1.1', removed: '2.0' })],
  };
  const both = new Reference([CLUSTER, shop]);
  assert.equal(both.kinds[0]?.name, 'Order');
  const [ofShop, ofCluster] = scalesOf(both);
  assert.deepEqual([ofShop?.title, ofCluster?.title], ['This catalogue', 'Cluster API']);
  // Of several major releases only those that change something are known.
  assert.deepEqual(ofShop?.releases, ['0.9', '1.1', '2.0', '2.1']);
  assert.deepEqual(ofShop && changingReleases(ofShop), ['2.1', '2.0', '1.1', '0.9']);
  assert.deepEqual([ofShop?.anchor('2.0'), ofCluster?.anchor('1.25')], ['2.0', 'cluster-1.25']);
  assert.equal(scalesOf(cluster)[0]?.title, '');
  assert.deepEqual(scalesOf(new Reference([{ versions: [own('v1', {}, {})] }]))[0]?.releases, []);
});

test('a search finds kinds first, then other types, then fields', () => {
  const entries = searchEntries(cluster, ({ reference }) => reference);
  assert.deepEqual(
    searched(entries, 'CRONJOB')
      .slice(0, 4)
      .map(({ title }) => title),
    ['CronJob', 'CronJob', 'CronJob', 'CronJobSpec'],
  );
  assert.equal(searched(entries, 'backoffLimit')[0]?.address, 'batch/v1.JobSpec#backoffLimit');
  assert.deepEqual(searched(entries, '  '), []);
  assert.ok(searched(entries, 'e').length <= 20);
});
