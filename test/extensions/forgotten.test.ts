/** What a definition that has gone leaves behind: nothing that holds its kind. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { clusterControllers } from '../../runtime/controllers/index.js';
import { TestServer } from '../support/server.js';
import { until } from '../support/until.js';
import { APPLY, DEFINITIONS, establish, placeOf } from './definition.js';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** References to the resources of the kind that hold nothing. */
const resourcesOf = ({ server }: TestServer, id: string): WeakRef<object>[] =>
  [...server.registry.servedVersions(id)].map(({ resource }) => new WeakRef(resource));

test('a kind whose definition is gone is let go of, with its compiled schemas and rules', async () => {
  const server = await TestServer.start({ controllers: clusterControllers });
  try {
    const size = { type: 'integer', 'x-kubernetes-validations': [{ rule: 'self > 0' }] };
    const schema = { type: 'object', properties: { spec: { type: 'object', properties: { size } } } };
    const resources: WeakRef<object>[] = [];
    for (let round = 0; round < 2; round++) {
      const name = await establish(server, { schema });
      const thing = { apiVersion: 'test.example.com/v1', kind: 'Thing', metadata: { name: 'a' }, spec: { size: 1 } };
      const { status } = await server.ask(`${placeOf()}/a?fieldManager=test`, { method: 'PATCH', headers: APPLY, body: thing });
      assert.equal(status, 201);
      await server.ask(placeOf());
      await server.ask('/openapi/v2');
      resources.push(...resourcesOf(server, name));
      await server.ask(`${DEFINITIONS}/${name}`, { method: 'DELETE' });
      await until(async () => (await server.ask(`${DEFINITIONS}/${name}`)).status === 404);
    }
    assert.equal(resources.length, 2);
    await until(async () => {
      // What is kept of the last request and the last turn of a controller goes with the next.
      await server.ask('/api/v1/namespaces');
      collect();
      return resources.every((resource) => resource.deref() === undefined);
    });
  } finally {
    await server.close();
  }
});
