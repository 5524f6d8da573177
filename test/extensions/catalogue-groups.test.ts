/** Definitions over kinds and groups of the catalogue: they are established, and the catalogue keeps its paths and objects. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { MemoryEngine } from '../../runtime/store/index.js';
import { TestServer } from '../support/server.js';
import { until } from '../support/until.js';
import { DEFINITIONS, definition, established, OPEN, versionOf, type Wanted } from './definition.js';

const API_SERVICES = '/apis/apiregistration.k8s.io/v1/apiservices';

/** A store that outlives the server. */
class KeptEngine extends MemoryEngine {
  override close(): Promise<void> {
    return Promise.resolve();
  }
}

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

/** Makes a definition in a group that asks for approval; resolves with its path once it is established. */
async function make(wanted: Wanted, by = server): Promise<string> {
  const made = definition(wanted);
  const annotations = { 'api-approved.kubernetes.io': 'unapproved, for tests only' };
  const answer = await by.create(DEFINITIONS, { ...made, metadata: { ...made.metadata, annotations } });
  assert.equal(answer.status, 201, answer.text);
  await established(by, made.metadata.name);
  return `${DEFINITIONS}/${made.metadata.name}`;
}

async function drop(path: string, from = server): Promise<void> {
  await from.ask(path, { method: 'DELETE' });
  await until(async () => (await from.ask(path)).status === 404);
}

const namesAt = async (path: string, at = server): Promise<string[]> =>
  (await at.ask(path)).json.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name);
const discovered = async (path: string): Promise<string> => (await server.ask(path)).text;

for (const version of ['v1', 'v9']) {
  const versions = [versionOf(version, OPEN, { storage: true })];

  test(`a definition over API services in ${version} takes none of them when it goes`, async () => {
    const before = [await namesAt(API_SERVICES), await discovered('/apis')];
    const path = await make({
      plural: 'apiservices',
      kind: 'Custom',
      group: 'apiregistration.k8s.io',
      scope: 'Cluster',
      versions,
    });
    await drop(path);
    assert.deepEqual([await namesAt(API_SERVICES), await discovered('/apis')], before);
  });

  test(`a definition over definitions in ${version} goes, and takes no other`, async () => {
    await make({});
    const path = await make({
      plural: 'customresourcedefinitions',
      kind: 'Custom',
      group: 'apiextensions.k8s.io',
      scope: 'Cluster',
      versions,
    });
    await drop(path);
    assert.deepEqual(await namesAt(DEFINITIONS), ['things.test.example.com']);
  });

  test(`a definition over a kind of the catalogue in ${version} leaves its objects alone`, async () => {
    const ingress = {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'Ingress',
      metadata: { name: 'a' },
      spec: { defaultBackend: { service: { name: 's', port: { number: 80 } } } },
    };
    assert.equal((await server.create('/apis/networking.k8s.io/v1/namespaces/default/ingresses', ingress)).status, 201);
    const path = await make({ plural: 'ingresses', kind: 'Ingress', group: 'networking.k8s.io', versions });
    assert.deepEqual(await namesAt('/apis/networking.k8s.io/v1/ingresses'), ['a']);
    await drop(path);
    assert.deepEqual(await namesAt('/apis/networking.k8s.io/v1/ingresses'), ['a']);
  });

  test(`a new kind in ${version} of a group of the catalogue is neither listed nor served`, async () => {
    const before = await Promise.all(['/apis', '/apis/networking.k8s.io', '/apis/networking.k8s.io/v1'].map(discovered));
    await make({ plural: 'foos', kind: 'Foo', group: 'networking.k8s.io', versions });
    assert.equal((await server.ask(`/apis/networking.k8s.io/${version}/foos`)).status, 404);
    assert.deepEqual(await Promise.all(['/apis', '/apis/networking.k8s.io', '/apis/networking.k8s.io/v1'].map(discovered)), before);
    assert.ok(!(await namesAt(API_SERVICES)).includes('v9.networking.k8s.io'));
  });
}

test('a server starts beside such definitions, and serves the others', async () => {
  const engine = new KeptEngine();
  const first = await TestServer.start({ engine });
  await make({ plural: 'apiservices', kind: 'Custom', group: 'apiregistration.k8s.io', scope: 'Cluster' }, first);
  await make({}, first);
  await first.close();
  const second = await TestServer.start({ engine });
  try {
    assert.equal((await second.ask('/apis/test.example.com/v1/things')).status, 200);
    await drop(`${DEFINITIONS}/apiservices.apiregistration.k8s.io`, second);
    assert.ok((await namesAt(API_SERVICES, second)).includes('v1.apps'));
  } finally {
    await second.close();
  }
});
