/** Rules of programs that embed a server, and which plugins run as flags say. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConfigMap } from '../../generated/core/v1/types.js';
import { admissionRule, clusterAdmission, forbidden } from '../../runtime/index.js';
import { ADMISSION } from '../support/readme.js';
import { TestServer } from '../support/server.js';

const about = { group: '', resource: 'configmaps' };
const maps = '/api/v1/namespaces/default/configmaps';

test('rules of a program change and refuse objects of their kind, and see no others', async () => {
  const seen: string[] = [];
  const server = await TestServer.start({
    admission: [
      ...clusterAdmission,
      admissionRule<ConfigMap>({
        name: 'Stamp',
        about,
        admit({ object, operation, resource }) {
          seen.push(`${operation} ${resource}`);
          if (object !== undefined) object.data = { ...object.data, stamp: 'yes' };
        },
      }),
      admissionRule<ConfigMap>({
        name: 'Lasting',
        about,
        operations: ['DELETE', 'UPDATE'],
        validate({ old, object, shownName }) {
          if (old?.data?.lasting === 'yes' && object?.data?.lasting !== 'yes')
            throw forbidden({ group: '', name: 'configmaps' }, shownName, 'it lasts');
        },
      }),
    ],
  });
  const made = await server.create(maps, { metadata: { name: 'a' }, data: { lasting: 'yes' } });
  assert.deepEqual(made.json.data, { lasting: 'yes', stamp: 'yes' });
  await server.create('/api/v1/namespaces/default/secrets', { metadata: { name: 'a' } });
  const deleted = await server.ask(`${maps}/a`, { method: 'DELETE' });
  assert.deepEqual([deleted.status, deleted.json.message], [403, 'configmaps "a" is forbidden: it lasts']);
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  const patched = await server.ask(`${maps}/a`, { method: 'PATCH', headers, body: { data: { lasting: null } } });
  assert.equal(patched.status, 403);
  assert.deepEqual(seen, ['CREATE configmaps', 'UPDATE configmaps']);
  await server.close();
});

test('a plugin is made with the parts of its server, and closed with it', async () => {
  let closed = 0;
  const server = await TestServer.start({
    admission: [
      ({ registry }) => ({
        name: 'One',
        concerns: ({ operation, resource }) => operation === 'CREATE' && resource === 'configmaps',
        async validate({ namespace, shownName }) {
          if ((await registry.reader('configmaps').list(namespace)).length > 0)
            throw forbidden({ group: '', name: 'configmaps' }, shownName, 'one is enough');
        },
        close() {
          closed += 1;
        },
      }),
    ],
  });
  assert.equal((await server.create(maps, { metadata: { name: 'a' } })).status, 201);
  assert.equal((await server.create(maps, { metadata: { name: 'b' } })).status, 403);
  await server.close();
  assert.equal(closed, 1);
});

test('what is reserved for a write is given back where it fails, and kept where it does not', async () => {
  const given: string[] = [];
  const server = await TestServer.start({
    admission: [
      admissionRule<ConfigMap>({
        name: 'Reserving',
        about,
        validate({ name, operation, reservations }) {
          reservations.add(async () => void given.push(`${operation} ${name}`));
        },
      }),
      admissionRule<ConfigMap>({
        name: 'Refusing',
        about,
        validate({ name, object }) {
          if (object?.data?.bad === 'yes') throw forbidden({ group: '', name: 'configmaps' }, name, 'it is bad');
        },
      }),
    ],
  });
  assert.equal((await server.create(maps, { metadata: { name: 'a' } })).status, 201);
  assert.deepEqual(given, []);
  assert.equal((await server.create(maps, { metadata: { name: 'a' } })).status, 409);
  assert.equal((await server.create(maps, { metadata: { name: 'b' }, data: { bad: 'yes' } })).status, 403);
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  const patch = (data: object) => server.ask(`${maps}/a`, { method: 'PATCH', headers, body: { data } });
  assert.equal((await patch({ bad: 'yes' })).status, 403);
  assert.equal((await patch({ good: 'yes' })).status, 200);
  assert.deepEqual(given, ['CREATE a', 'CREATE b', 'UPDATE a']);
  await server.close();
});

/** A name that the table of the text has, and whether it stands there in bold. */
const listed = (): [string, boolean][] =>
  [...ADMISSION.matchAll(/^\| (.*?) \|/gm)]
    .flatMap(([, names = '']) => names.split(', '))
    .filter((name) => /^(\*\*)?[A-Z]\w+(\*\*)?$/.test(name))
    .map((name) => [name.replaceAll('*', ''), name.startsWith('**')]);

test('the text names all plugins in their order, and says which run by default', () => {
  const known = clusterAdmission.flatMap(({ switched }) => (switched === undefined ? [] : [[switched.name, switched.byDefault]]));
  assert.deepEqual(listed(), known);
});

test('plugins are called as flags call them', async () => {
  const server = await TestServer.start();
  for (const factory of clusterAdmission)
    if (factory.switched !== undefined && factory.switched.needsSettings !== true)
      assert.equal(factory(server.server).name, factory.switched.name);
  await server.close();
});

test('of plugins that are asked for and switched off the latter counts', async () => {
  const flags = { enableAdmissionPlugins: ['AlwaysDeny'], disableAdmissionPlugins: ['AlwaysDeny', 'NamespaceLifecycle'] };
  const server = await TestServer.start(flags);
  assert.equal((await server.create('/api/v1/namespaces/nowhere/configmaps', { metadata: { name: 'a' } })).status, 201);
  await server.close();
});

test('AlwaysDeny refuses what it is asked about', async () => {
  const deny = clusterAdmission.find(({ switched }) => switched?.name === 'AlwaysDeny');
  assert.ok(deny !== undefined);
  // A server whose own objects are refused would never be ready.
  const server = await TestServer.start({
    admission: [(parts) => ({ ...deny(parts), concerns: ({ resource }) => resource === 'configmaps' })],
  });
  const answer = await server.create(maps, { metadata: { name: 'a' } });
  assert.deepEqual(
    [answer.status, answer.json.message],
    [403, 'configmaps "a" is forbidden: admission control is denying all modifications'],
  );
  await server.close();
});

test('with NamespaceExists nothing is written where there is no namespace', async () => {
  const server = await TestServer.start({ enableAdmissionPlugins: ['NamespaceExists'], disableAdmissionPlugins: ['NamespaceLifecycle'] });
  const answer = await server.create('/api/v1/namespaces/nowhere/configmaps', { metadata: { name: 'a' } });
  assert.deepEqual([answer.status, answer.json.message], [404, 'namespaces "nowhere" not found']);
  await server.close();
});

for (const [name, fault] of [
  ['EventRateLimit', '--admission-control-config-file: the plugin EventRateLimit needs settings, and there are none for it'],
  ['Priorty', '--enable-admission-plugins: unknown plugin "Priorty"; did you mean Priority?'],
] as const)
  test(`a server does not start with ${name} alone`, () =>
    assert.rejects(TestServer.start({ enableAdmissionPlugins: [name] }), { name: 'FlagError', message: fault }));
