/** Definitions of custom resources: their names, their life, and what the server tells of them. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { MemoryEngine, type RangeOptions, type RangeResult } from '../../runtime/store/index.js';
import { TestServer } from '../support/server.js';
import { until } from '../support/until.js';
import {
  condition,
  DEFINITIONS,
  definition,
  establish,
  established,
  faultsOf,
  MERGE,
  OPEN,
  placeOf,
  thing,
  versionOf,
} from './definition.js';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

const statusOf = async (path: string, to = server): Promise<number> => (await to.ask(path)).status;

test('what is established is served, listed in discovery, and has an API service', async () => {
  await establish(server, { names: { shortNames: ['th'], categories: ['all'] }, version: { subresources: { status: {} } } });
  assert.equal(await statusOf(placeOf()), 200);
  const { json } = await server.ask('/apis/test.example.com/v1');
  assert.deepEqual(
    json.resources.map(({ name, shortNames, categories }: Record<string, unknown>) => [name, shortNames, categories]),
    [
      ['things', ['th'], ['all']],
      ['things/status', undefined, undefined],
    ],
  );
  await until(async () => (await statusOf('/apis/apiregistration.k8s.io/v1/apiservices/v1.test.example.com')) === 200);
  await until(async () => (await server.ask('/apis')).text.includes('"test.example.com"'));
});

test('documents tell of what is served, and no longer of what is gone', async () => {
  const name = await establish(server, { schema: { type: 'object', properties: { size: { type: 'string', description: 'How big.' } } } });
  const documents = async (): Promise<Record<string, { properties?: Record<string, unknown> }>> =>
    (await server.ask('/openapi/v2')).json.definitions;
  assert.deepEqual((await documents())['com.example.test.v1.Thing']?.properties?.size, { description: 'How big.', type: 'string' });
  await server.ask(`${DEFINITIONS}/${name}`, { method: 'DELETE' });
  await until(async () => (await statusOf(`${DEFINITIONS}/${name}`)) === 404);
  assert.equal((await documents())['com.example.test.v1.Thing'], undefined);
});

test('documents that were put together as kinds came and went are those of a server that has the same kinds', async () => {
  const told = async (by: TestServer): Promise<string[]> =>
    Promise.all(
      ['application/json', 'application/com.github.proto-openapi.spec.v2@v1.0+protobuf'].map(async (accept) => {
        const { bytes, headers } = await by.ask('/openapi/v2', { headers: { accept } });
        return `${bytes.toString('base64')} ${headers.etag}`;
      }),
    );
  const schema = { type: 'object', properties: { size: { type: 'string', description: 'How big.' } } };
  const gone = await establish(server, { plural: 'olds', kind: 'Old', group: 'old.example.com', schema });
  await told(server);
  await establish(server, { schema });
  await told(server);
  await server.ask(`${DEFINITIONS}/${gone}`, { method: 'DELETE' });
  await until(async () => (await statusOf(`${DEFINITIONS}/${gone}`)) === 404);
  const other = await TestServer.start();
  try {
    await establish(other, { schema });
    assert.deepEqual(await told(server), await told(other));
  } finally {
    await other.close();
  }
});

test('a name that another definition of the group has is refused until that one goes', async () => {
  const first = await establish(server, { names: { shortNames: ['th'] } });
  const second = definition({ plural: 'others', kind: 'Other', names: { shortNames: ['th'] } });
  await server.create(DEFINITIONS, second);
  const accepted = () => condition(server, second.metadata.name, 'NamesAccepted');
  await until(async () => (await accepted()) !== undefined);
  assert.equal((await accepted())?.reason, 'ShortNamesConflict');
  assert.equal(await statusOf(placeOf('others')), 404);
  await server.ask(`${DEFINITIONS}/${first}`, { method: 'DELETE' });
  await established(server, second.metadata.name);
  assert.equal(await statusOf(placeOf('others')), 200);
});

test('a kind may become another until it is served', async () => {
  const name = await establish(server);
  const waiting = definition({ plural: 'others', kind: 'Thing' });
  await server.create(DEFINITIONS, waiting);
  await until(async () => (await condition(server, waiting.metadata.name, 'NamesAccepted'))?.status === 'False');
  const rename = (of: string) =>
    server.ask(`${DEFINITIONS}/${of}`, {
      method: 'PATCH',
      headers: MERGE,
      body: { spec: { names: { kind: 'Other', listKind: 'OtherList', singular: 'other' } } },
    });
  assert.deepEqual(faultsOf(await rename(name)), ['spec.names.kind']);
  assert.equal((await rename(waiting.metadata.name)).status, 200);
  await established(server, waiting.metadata.name);
});

test('versions are served and stored as the definition says now', async () => {
  const versions = [versionOf('v1', OPEN), versionOf('v2', OPEN, { served: false })];
  const name = await establish(server, { versions });
  await server.create(placeOf(), thing('a', { x: 1 }));
  assert.equal(await statusOf(placeOf('things', undefined, 'v2')), 404);
  const changed = [versionOf('v1', OPEN, { served: false, storage: false }), versionOf('v2', OPEN, { storage: true })];
  await server.ask(`${DEFINITIONS}/${name}`, { method: 'PATCH', headers: MERGE, body: { spec: { versions: changed } } });
  await until(async () => (await statusOf(placeOf('things', undefined, 'v2'))) === 200);
  await until(async () => (await statusOf(placeOf())) === 404);
  const { json } = await server.ask(`${placeOf('things', undefined, 'v2')}/a`);
  assert.deepEqual([json.apiVersion, json.x], ['test.example.com/v2', 1]);
  assert.deepEqual((await server.ask(`${DEFINITIONS}/${name}`)).json.status.storedVersions, ['v1', 'v2']);
});

test('a definition that goes takes its objects along, waits for their finalizers, and ends watches', async () => {
  const name = await establish(server);
  await server.create(placeOf(), thing('free'));
  await server.create(placeOf(), { ...thing('held'), metadata: { name: 'held', finalizers: ['test.example.com/hold'] } });
  const watch = server.watch(`${placeOf()}?watch=1&fieldSelector=metadata.name%3Dfree`);
  assert.equal((await watch.next()).type, 'ADDED');
  const deleted = await server.ask(`${DEFINITIONS}/${name}`, { method: 'DELETE' });
  assert.deepEqual(deleted.json.metadata.finalizers, ['customresourcecleanup.apiextensions.k8s.io']);
  assert.equal((await watch.next()).type, 'DELETED');
  const late = await server.create(placeOf(), thing('late'));
  assert.deepEqual([late.status, late.json.message], [405, 'create not allowed while custom resource definition is terminating']);
  assert.equal((await server.ask(`${placeOf()}/held`, { method: 'PATCH', headers: MERGE, body: { x: 1 } })).status, 200);
  await server.ask(`${placeOf()}/held`, { method: 'PATCH', headers: MERGE, body: { metadata: { finalizers: null } } });
  await until(async () => (await statusOf(`${DEFINITIONS}/${name}`)) === 404);
  await watch.ended;
  assert.equal(await statusOf(placeOf()), 404);
});

test('a deleted definition of the same name begins without objects', async () => {
  const name = await establish(server);
  await server.create(placeOf(), thing('a'));
  await server.ask(`${DEFINITIONS}/${name}`, { method: 'DELETE' });
  await until(async () => (await statusOf(`${DEFINITIONS}/${name}`)) === 404);
  await establish(server);
  assert.deepEqual((await server.ask(placeOf())).json.items, []);
});

test('a schema that is not structural is told of, and nothing is dropped by it', async () => {
  const beta = DEFINITIONS.replace('/v1/', '/v1beta1/');
  const spec = {
    group: 'test.example.com',
    names: { plural: 'things', kind: 'Thing' },
    version: 'v1',
    validation: { openAPIV3Schema: { properties: { size: { type: 'string' } } } },
  };
  await server.create(beta, {
    apiVersion: 'apiextensions.k8s.io/v1beta1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'things.test.example.com' },
    spec,
  });
  await established(server, 'things.test.example.com');
  assert.equal((await condition(server, 'things.test.example.com', 'NonStructuralSchema'))?.reason, 'Violations');
  assert.equal((await server.create(placeOf(), thing('a', { other: { deep: 1 } }))).json.other.deep, 1);
  assert.equal((await server.create(placeOf(), thing('b', { size: 1 }))).status, 422);
});

/** A store that two servers of this process use; the last of them closes it. */
class SharedEngine extends MemoryEngine {
  readonly confirm = (): Promise<boolean> => Promise.resolve(true);
  #users = 0;

  override open(): Promise<number> {
    this.#users += 1;
    return super.open();
  }

  override async close(): Promise<void> {
    this.#users -= 1;
    if (this.#users === 0) await super.close();
  }
}

test('every server of a store serves what was defined at one of them', async () => {
  const engine = new SharedEngine();
  const [one, other] = [await TestServer.start({ engine }), await TestServer.start({ engine })];
  try {
    const name = await establish(one, { schema: { type: 'object', properties: { a: { type: 'integer' } } } });
    await until(async () => (await statusOf(placeOf(), other)) === 200);
    assert.equal((await other.create(placeOf(), thing('a', { a: 1, b: 2 }))).status, 201);
    assert.deepEqual((await one.ask(`${placeOf()}/a`)).json.a, 1);
    const schema = { type: 'object', properties: { a: { type: 'integer' }, c: { type: 'string', default: 'new' } } };
    await one.ask(`${DEFINITIONS}/${name}`, { method: 'PATCH', headers: MERGE, body: { spec: { versions: [versionOf('v1', schema)] } } });
    await until(async () => (await other.ask(`${placeOf()}/a`)).json.c === 'new');
    await other.ask(`${DEFINITIONS}/${name}`, { method: 'DELETE' });
    await until(async () => (await statusOf(placeOf(), one)) === 404 && (await statusOf(placeOf(), other)) === 404);
  } finally {
    await one.close();
    await other.close();
  }
});

test('a server that starts serves all that was defined before, once it is ready', async () => {
  const engine = new SharedEngine();
  const first = await TestServer.start({ engine });
  const plurals = Array.from({ length: 150 }, (_, i) => `kinds${i}`);
  await Promise.all(plurals.map((plural) => first.create(DEFINITIONS, definition({ plural, kind: plural.replace('k', 'K') }))));
  await Promise.all(plurals.map((plural) => established(first, `${plural}.test.example.com`)));
  const next = await TestServer.start({ engine });
  try {
    await next.server.ready();
    for (const plural of plurals) assert.equal(await statusOf(placeOf(plural), next), 200);
  } finally {
    await first.close();
    await next.close();
  }
});

test('labels sent through the status of a definition are set, and nobody owns or applies them', async () => {
  const name = await establish(server);
  const ask = (headers: Record<string, string>, body: object) =>
    server.ask(`${DEFINITIONS}/${name}/status?fieldManager=m`, { method: 'PATCH', headers, body });
  const apply = { 'Content-Type': 'application/apply-patch+yaml' };
  const { metadata, ...rest } = definition();
  const applied = await ask(apply, { ...rest, spec: undefined, metadata: { ...metadata, labels: { a: 'b' } } });
  assert.deepEqual([applied.status, applied.json.metadata.labels], [200, undefined], applied.text);
  const { json } = await ask(MERGE, { metadata: { labels: { q: 'r' } } });
  assert.deepEqual(json.metadata.labels, { q: 'r' });
  assert.equal(JSON.stringify(json.metadata.managedFields).includes('f:labels'), false);
});

test('a refusal in the words of a deprecated version has its warning', async () => {
  const name = await establish(server);
  const Accept = 'application/json;as=Table;v=v1;g=meta.k8s.io';
  const { status, headers } = await server.ask(`${DEFINITIONS.replace('/v1/', '/v1beta1/')}/${name}/status`, { headers: { Accept } });
  assert.equal(status, 406);
  assert.match(String(headers.warning), /v1beta1 CustomResourceDefinition is deprecated/);
});

/** Reads of the kind's objects take a while, as on a disk or over a network. */
class SlowEngine extends MemoryEngine {
  override async range(prefix: string, options?: RangeOptions): Promise<RangeResult> {
    if (prefix.includes('things')) for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
    return super.range(prefix, options);
  }
}

test('requests that meet a change of their definition are answered all the same', async () => {
  const slow = await TestServer.start({ engine: new SlowEngine() });
  try {
    const name = await establish(slow);
    const answers: Promise<{ status: number; text: string }>[] = [];
    for (let round = 0; round < 10; round++) {
      const versions = [versionOf('v1', { ...OPEN, description: `Round ${round}.` })];
      answers.push(slow.ask(`${DEFINITIONS}/${name}`, { method: 'PATCH', headers: MERGE, body: { spec: { versions } } }));
      for (let i = 0; i < 10; i++) {
        answers.push(slow.create(placeOf(), thing(`t-${round}-${i}`)));
        await new Promise(setImmediate);
      }
    }
    for (const { status, text } of await Promise.all(answers)) assert.ok(status < 300, text);
    assert.equal((await slow.ask(placeOf())).json.items.length, 100);
  } finally {
    await slow.close();
  }
});
