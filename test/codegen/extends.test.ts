/** A catalogue that extends another has its kinds and its own, in one API; it generates code for nothing but its own. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { catalogue as base } from '../../generated/base.js';
import { clusterControllers } from '../../runtime/controllers/index.js';
import { clusterKinds } from '../../runtime/kinds/index.js';
import { defineKind } from '../../runtime/kinds/kind.js';
import { authorizerOf } from '../../runtime/server/access/authorization.js';
import { createServer } from '../../runtime/server/create-server.js';
import { FlagError, settingsOf } from '../../runtime/settings/read.js';
import { type Generated, generatedProject } from '../support/generated.js';
import { TestServer } from '../support/server.js';

const ORDER = `kind: Order
description: Something a customer wants.
resource:
  plural: orders
  shortNames: [ ord ]
  scope: Namespaced
  storage: { prefix: shop.example.com/orders }
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  spec: { type: OrderSpec, proto: 2, description: What is ordered. }
types:
  OrderSpec:
    description: What is ordered, and where the parcel is kept.
    fields:
      customer: { type: string, proto: 1, nonEmpty: true, description: Name of the customer. }
      place: { type: core/v1.EnvVar, proto: 2, nullable: true, description: Where the parcel is kept. }
`;
const SHOP = {
  'shop/group.yaml': 'group: shop.example.com\nversions: { v1: {} }\n',
  'shop/v1/Order.yaml': ORDER,
};

let project: Generated;
let server: TestServer;
let small: TestServer;

before(async () => {
  project = await generatedProject({
    ...SHOP,
    'service.yaml':
      'extends: [ kindwright/base, { catalogue: kindwright/kubernetes, include: [ batch/v1, apps ], exclude: [ apps/v1beta1 ] } ]\n',
  });
  server = await TestServer.start({ catalogue: project.catalogue, controllers: clusterControllers, authorizer: authorizerOf });
  small = await TestServer.start({ catalogue: base, controllers: clusterControllers, authorizer: authorizerOf });
});
after(async () => {
  await Promise.all([server.close(), small.close()]);
  project.remove();
});

const ORDERS = '/apis/shop.example.com/v1/namespaces/default/orders';
const groupsOf = async (of: TestServer): Promise<string[]> =>
  (await of.ask('/apis')).json.groups.flatMap((g: { versions: { groupVersion: string }[] }) => g.versions.map((v) => v.groupVersion));
const OF_BASE = [
  'admissionregistration.k8s.io/v1',
  'admissionregistration.k8s.io/v1beta1',
  'apiextensions.k8s.io/v1',
  'apiextensions.k8s.io/v1beta1',
  'apiregistration.k8s.io/v1',
  'apiregistration.k8s.io/v1beta1',
  'authentication.k8s.io/v1',
  'authentication.k8s.io/v1beta1',
  'authorization.k8s.io/v1',
  'authorization.k8s.io/v1beta1',
  'coordination.k8s.io/v1',
  'coordination.k8s.io/v1beta1',
  'events.k8s.io/v1',
  'events.k8s.io/v1beta1',
  'flowcontrol.apiserver.k8s.io/v1beta1',
  'rbac.authorization.k8s.io/v1',
  'rbac.authorization.k8s.io/v1beta1',
];

test('the base is what every server needs, and runs by itself', async () => {
  assert.deepEqual((await groupsOf(small)).sort(), OF_BASE);
  const names = (await small.ask('/api/v1')).json.resources.map((r: { name: string }) => r.name).filter((n: string) => !n.includes('/'));
  assert.deepEqual(names.sort(), ['configmaps', 'events', 'namespaces', 'secrets', 'serviceaccounts']);
  const { text } = await small.ask('/readyz?verbose');
  assert.match(text, /readyz check passed/);
  assert.match(text, /rbac\/bootstrap-roles ok/);
  assert.doesNotMatch(text, /csrsigning|pvc-protection|bootstrap-controller|priority-classes/);
});

test('a namespace of the base goes with what is in it', async () => {
  assert.equal((await small.create('/api/v1/namespaces', { metadata: { name: 'short' } })).status, 201);
  assert.equal((await small.create('/api/v1/namespaces/short/configmaps', { metadata: { name: 'one' } })).status, 201);
  const watch = small.watch('/api/v1/namespaces?watch=1&fieldSelector=metadata.name%3Dshort');
  await small.ask('/api/v1/namespaces/short', { method: 'DELETE' });
  while ((await watch.next()).type !== 'DELETED');
  watch.close();
  assert.equal((await small.ask('/api/v1/namespaces/short/configmaps/one')).status, 404);
});

test('what is included, the own kinds and the base are one API', async () => {
  assert.deepEqual((await groupsOf(server)).sort(), [...OF_BASE, 'apps/v1', 'batch/v1', 'shop.example.com/v1'].sort());
  assert.equal((await server.ask('/api/v1/pods')).status, 404);
  assert.equal((await server.ask('/apis/batch/v1beta1')).status, 404);
  const services = (await server.ask('/apis/apiregistration.k8s.io/v1/apiservices/v1.shop.example.com')).json;
  assert.equal(services.status.conditions[0].reason, 'Local');
});

test('code is generated for own kinds alone, and imports that of others', () => {
  const files = readdirSync(project.folder, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'));
  assert.deepEqual(
    files
      .filter((f) => f.includes('v1'))
      .map((f) => f.split(path.sep).slice(0, 2).join('/'))
      .filter((f, i, all) => all.indexOf(f) === i)
      .sort(),
    ['messages/shop', 'shop/v1'],
  );
  assert.match(readFileSync(path.join(project.folder, 'shop/v1/types.ts'), 'utf8'), /from "kindwright\/kubernetes\/core\/v1\/types\.js"/);
  assert.deepEqual(readdirSync(path.join(project.folder, 'proto')), ['shop']);
});

test('own kinds are checked, kept, sent and documented together with the types of others that they hold', async () => {
  const spec = { customer: 'ann', place: { name: 'A', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } } };
  assert.equal((await server.create(ORDERS, { metadata: { name: 'one' }, spec })).status, 201);
  const kept = (await server.ask(`${ORDERS}/one`)).json;
  assert.equal(kept.spec.place.valueFrom.fieldRef.apiVersion, 'v1', 'the defaults of that type apply');
  const binary = await server.ask(`${ORDERS}/one`, { headers: { Accept: 'application/vnd.kubernetes.protobuf' } });
  const headers = { 'Content-Type': 'application/vnd.kubernetes.protobuf' };
  assert.equal((await server.ask(`${ORDERS}/one`, { method: 'PUT', body: binary.bytes, headers })).status, 200);
  assert.equal((await server.create(ORDERS, { metadata: { name: 'two' }, spec: { place: { name: 3 } } })).status, 400);
  assert.equal((await server.create(ORDERS, { metadata: { name: 'two' }, spec: {} })).status, 422);
  const { paths, definitions } = (await server.ask('/openapi/v2')).json;
  assert.ok(paths['/apis/shop.example.com/v1/namespaces/{namespace}/orders/{name}']);
  assert.ok(paths['/apis/apps/v1/namespaces/{namespace}/deployments/{name}']);
  assert.equal(paths['/api/v1/pods'], undefined);
  assert.ok(definitions['io.k8s.api.core.v1.EnvVar'].properties.value);
});

test('permissions come from roles in every composition', async () => {
  assert.equal((await server.ask(ORDERS, { token: 'ann' })).status, 403);
  const role = { metadata: { name: 'clerk' }, rules: [{ apiGroups: ['shop.example.com'], resources: ['orders'], verbs: ['list'] }] };
  const binding = {
    metadata: { name: 'clerk' },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: 'clerk' },
    subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: 'ann' }],
  };
  const group = '/apis/rbac.authorization.k8s.io/v1/namespaces/default';
  assert.equal((await server.create(`${group}/roles`, role)).status, 201);
  assert.equal((await server.create(`${group}/rolebindings`, binding)).status, 201);
  assert.equal((await server.ask(ORDERS, { token: 'ann' })).status, 200);
});

const faultsOf = (options: object): Promise<string> =>
  createServer({ storage: 'memory', dataDir: '', catalogue: base, ...options }).then(
    () => assert.fail('the server was made'),
    (error: unknown) => (error instanceof FlagError ? error.message : Promise.reject(error)),
  );

test('what is asked for by name and lacks its kinds is a fault at the start', async () => {
  assert.equal(
    await faultsOf({ settings: settingsOf({ controllers: ['csrsigning'], storage: 'memory' }, base.flags) }),
    '--controllers: csrsigning needs certificatesigningrequests.certificates.k8s.io, which the catalogue does not have',
  );
  const resources = base.resources.filter(({ id }) => id !== 'roles.rbac.authorization.k8s.io');
  assert.equal(
    await faultsOf({ catalogue: { ...base, resources } }),
    '--authorization-mode: RBAC needs roles.rbac.authorization.k8s.io, which the catalogue does not have',
  );
});

test('a kind in code that the catalogue does not have is a fault at the start, but for those of the package', async () => {
  const order = defineKind({ resource: 'orders.shop.example.com' });
  assert.equal(
    await faultsOf({ kinds: [...clusterKinds, order], catalogue: base }),
    'a kind in code is for orders.shop.example.com, which the catalogue does not have',
  );
  await (await createServer({ storage: 'memory', dataDir: '', catalogue: project.catalogue, kinds: [...clusterKinds, order] })).close();
});

/** What is written in service.yaml, and what the generator says of it. */
const MISTAKES: readonly (readonly [string, Readonly<Record<string, string>>, RegExp])[] = [
  [
    'a package that is not there',
    { 'service.yaml': 'extends: [ kindwrite/base ]\n' },
    /service\.yaml:1:12 KW036 the catalogue "kindwrite\/base" cannot be extended: no package kindwrite is installed for .*; run npm install kindwrite/,
  ],
  [
    'a catalogue that a package does not have',
    { 'service.yaml': 'extends:\n  - kindwright/bass\n' },
    /service\.yaml:2:5 KW036 .* has no such catalogue \(did you mean "kindwright\/base"\?\); it has kindwright\/base, kindwright\/kubernetes$/m,
  ],
  [
    'a folder that is no catalogue',
    { 'service.yaml': 'extends: [ ../elsewhere ]\n' },
    /KW036 the catalogue "\.\.\/elsewhere" cannot be extended: .* is none/,
  ],
  [
    'a catalogue that extends itself',
    { 'service.yaml': 'extends: [ . ]\n' },
    /KW036 the catalogue "\." cannot be extended: it extends itself/,
  ],
  [
    'a kind that is not there',
    { 'service.yaml': 'extends: [ { catalogue: kindwright/base, include: [ core/v1/Namespaze ] } ]\n' },
    /service\.yaml:1:\d+ KW031 group, version or kind "core\/v1\/Namespaze" is not known \(did you mean "core\/v1\/Namespace"\?\)/,
  ],
  [
    'a version without its hub',
    { 'service.yaml': 'extends: [ { catalogue: kindwright/base, exclude: [ core/v1/Event ] } ]\n' },
    /service\.yaml:1:12 KW038 events\/v1\/Event is taken without core\/v1\/Event/,
  ],
  [
    'a group version of two catalogues',
    {
      'service.yaml': 'extends: [ kindwright/base ]\n',
      'shop/group.yaml': 'group: coordination.k8s.io\nversions:\n  v1: {}\n',
      'shop/v1/Order.yaml': ORDER,
    },
    /shop\/group\.yaml:3:3 KW037 version coordination\.k8s\.io\/v1 is in two catalogues, kindwright\/base and this one/,
  ],
  [
    'a storage prefix and a short name of the base',
    {
      ...SHOP,
      'service.yaml': 'extends: [ kindwright/base ]\n',
      'shop/v1/Order.yaml': ORDER.replace('prefix: shop.example.com/orders', 'prefix: secrets').replace('[ ord ]', '[ cm ]'),
    },
    /KW024 the short name "cm" is already that of core\/v1\.ConfigMap[\s\S]*KW023 the storage prefix "secrets" is that of core\/v1\.Secret,/,
  ],
  [
    'neither words nor a catalogue that has them',
    { 'service.yaml': 'groupDomain: k8s.io\n' },
    /KW013 "service\.yaml" needs labelDomain, mediaVendor, limits\.bodyBytes/,
  ],
];

for (const [what, files, expected] of MISTAKES)
  test(`${what} is told where it is written`, async () => {
    await assert.rejects(generatedProject(files), (error: Error) => {
      assert.match(error.message, expected);
      return true;
    });
  });

test('a catalogue in a folder beside is a part of the API, and versions of its groups may be added', async () => {
  const beta = ORDER.replace('  storage: { prefix: shop.example.com/orders }\n', '  hub: shop/v1.Order\n');
  const joined = await generatedProject({
    'service.yaml': 'extends: [ kindwright/base, ../shared ]\n',
    'shop/group.yaml': 'group: shop.example.com\nversions: { v1beta1: {} }\n',
    'shop/v1beta1/Order.yaml': beta,
    '../shared/service.yaml': 'extends: [ { catalogue: kindwright/kubernetes, include: [] } ]\n',
    '../shared/shop/group.yaml': SHOP['shop/group.yaml'],
    '../shared/shop/v1/Order.yaml': ORDER,
  });
  try {
    const resource = joined.catalogue.resources.find(({ id }) => id === 'orders.shop.example.com');
    assert.deepEqual([...(resource?.versions.keys() ?? [])].sort(), ['shop.example.com/v1', 'shop.example.com/v1beta1']);
    const group = joined.catalogue.groups.filter(({ name }) => name === 'shop.example.com');
    assert.deepEqual(
      group.map(({ versions }) => versions.map(({ name }) => name).sort()),
      [['v1', 'v1beta1']],
    );
  } finally {
    joined.remove();
  }
});

test('under words of its own, what a catalogue extends is generated along and follows them', async () => {
  const own = await generatedProject({
    ...SHOP,
    'service.yaml': 'extends: [ kindwright/base ]\ngroupDomain: acme.dev\nlabelDomain: acme.io\nmediaVendor: acme\n',
  });
  const rebranded = await TestServer.start({ catalogue: own.catalogue, controllers: clusterControllers, authorizer: authorizerOf });
  try {
    assert.deepEqual(
      (await groupsOf(rebranded)).sort(),
      [...OF_BASE.map((name) => name.replace('k8s.io', 'acme.dev')), 'shop.example.com/v1'].sort(),
    );
    assert.equal((await rebranded.create(ORDERS, { metadata: { name: 'one' }, spec: { customer: 'ann' } })).status, 201);
    const { labels } = (await rebranded.ask('/api/v1/namespaces/default')).json.metadata;
    assert.deepEqual(labels, { 'acme.io/metadata.name': 'default' });
    const standard = await rebranded.ask(`${ORDERS}/one`, { headers: { Accept: 'application/vnd.kubernetes.protobuf' } });
    assert.equal(standard.headers['content-type'], 'application/vnd.kubernetes.protobuf');
  } finally {
    await rebranded.close();
    own.remove();
  }
});
