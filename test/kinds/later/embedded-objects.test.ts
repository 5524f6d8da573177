/** Embedded objects, which are stored as their writer wrote them: what counts as a change of them, and who makes one. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { TestServer } from '../../support/server.js';

const CLASSES = '/apis/resource.k8s.io/v1/deviceclasses';
const CLAIMS = '/apis/resource.k8s.io/v1/namespaces/default/resourceclaims';
const REVISIONS = '/apis/apps/v1/namespaces/default/controllerrevisions';
const STRATEGIC = 'application/strategic-merge-patch+json';
const MERGE = 'application/merge-patch+json';
const JSON_PATCH = 'application/json-patch+json';
const APPLY = 'application/apply-patch+yaml';

const parameters = { kind: 'Settings', apiVersion: 'd.example.com/v1', a: { c: 1, b: [{ z: 1, y: 2 }] } };
const config = [{ opaque: { driver: 'd.example.com', parameters } }];
const SORTED = '{"a":{"b":[{"y":2,"z":1}],"c":1},"apiVersion":"d.example.com/v1","kind":"Settings"}';
const label = { metadata: { labels: { x: 'y' } } };

interface Change {
  readonly generation: number;
  readonly written: string;
  readonly owners: string;
}

describe('embedded objects', () => {
  let server: TestServer;
  let path = '';
  let created = 0;
  before(async () => {
    server = await TestServer.start({ release: '1.36' });
  });
  beforeEach(async () => {
    created += 1;
    path = `${CLASSES}/class-${created}`;
    const body = { metadata: { name: `class-${created}` }, spec: { config } };
    assert.equal((await server.ask(`${CLASSES}?fieldManager=first`, { method: 'POST', body })).status, 201);
  });
  after(() => server.close());

  const changed = async (method: string, type: string, body: unknown, query = 'fieldManager=second'): Promise<Change> => {
    const answer = await server.ask(`${path}?${query}`, { method, body, headers: { 'Content-Type': type } });
    assert.equal(answer.status, 200, answer.text);
    const { metadata, spec } = answer.json;
    const owning = metadata.managedFields.filter(
      (entry: { fieldsV1: Record<string, object> }) => 'f:config' in (entry.fieldsV1['f:spec'] ?? {}),
    );
    return {
      generation: metadata.generation,
      written: JSON.stringify(spec.config[0].opaque.parameters),
      owners: owning.map(({ manager }: { manager: string }) => manager).join(' '),
    };
  };
  const asItWas: Change = { generation: 1, written: JSON.stringify(parameters), owners: 'first' };
  const rewritten: Change = { generation: 2, written: SORTED, owners: 'second' };

  it('come out of a strategic merge patch in the order of names, which is a change by the writer', async () => {
    assert.deepEqual(await changed('PATCH', STRATEGIC, {}), rewritten);
    assert.deepEqual(await changed('PATCH', STRATEGIC, {}, 'fieldManager=third'), rewritten);
  });

  it('stay as they are beside what a merge patch or a JSON patch goes into', async () => {
    assert.deepEqual(await changed('PATCH', MERGE, label), asItWas);
    assert.deepEqual(await changed('PATCH', JSON_PATCH, [{ op: 'add', path: '/metadata/labels', value: { p: 'q' } }]), asItWas);
  });

  it('are rewritten where a JSON patch looks at them', async () => {
    assert.deepEqual(await changed('PATCH', JSON_PATCH, [{ op: 'test', path: '/spec/config', value: config }]), rewritten);
  });

  it('are rewritten as far as a JSON patch goes into them', async () => {
    const value = [{ op: 'replace', path: '/spec/config/0/opaque/parameters/kind', value: 'Settings' }];
    const written = '{"a":{"c":1,"b":[{"z":1,"y":2}]},"apiVersion":"d.example.com/v1","kind":"Settings"}';
    assert.deepEqual(await changed('PATCH', JSON_PATCH, value), { ...rewritten, written });
  });

  it('are rewritten by a merge patch that names them', async () => {
    assert.deepEqual(await changed('PATCH', MERGE, { spec: { config } }), rewritten);
  });

  it('count as changed by an update that has them in another order, and in YAML always', async () => {
    const { metadata } = (await server.ask(path)).json;
    const body = { apiVersion: 'resource.k8s.io/v1', kind: 'DeviceClass', metadata: { name: metadata.name }, spec: { config } };
    assert.deepEqual(await changed('PUT', 'application/json', body), asItWas);
    assert.deepEqual(await changed('PUT', 'application/yaml', JSON.stringify(body)), rewritten);
    assert.equal((await changed('PUT', 'application/json', body)).generation, 3);
  });

  it('stay as they are in an apply that changes only who owns what, and are rewritten by any other', async () => {
    const { metadata } = (await server.ask(path)).json;
    const applied = (more: object) => ({
      apiVersion: 'resource.k8s.io/v1',
      kind: 'DeviceClass',
      metadata: { name: metadata.name },
      ...more,
    });
    const owners = 'second first';
    assert.deepEqual(await changed('PATCH', APPLY, applied({ spec: { config } })), { ...asItWas, owners });
    const labelled = { ...applied({ spec: { config } }), metadata: { name: metadata.name, labels: { x: 'y' } } };
    assert.deepEqual(await changed('PATCH', APPLY, labelled), { ...rewritten, owners });
  });

  it('may not be rewritten in what never changes', async () => {
    const requests = [{ name: 'r', exactly: { deviceClassName: 'c' } }];
    await server.create(CLAIMS, { metadata: { name: 'claim' }, spec: { devices: { requests, config } } });
    await server.create(REVISIONS, { metadata: { name: 'revision' }, revision: 1, data: { b: 1, a: 2 } });
    for (const [at, field] of [
      [`${CLAIMS}/claim`, 'spec'],
      [`${REVISIONS}/revision`, 'data'],
    ] as const) {
      const refused = await server.ask(at, { method: 'PATCH', body: label, headers: { 'Content-Type': STRATEGIC } });
      assert.deepEqual([refused.status, refused.json.details?.causes?.[0]?.field], [422, field], at);
      const { status } = await server.ask(at, { method: 'PATCH', body: label, headers: { 'Content-Type': MERGE } });
      assert.equal(status, 200, at);
    }
  });
});
