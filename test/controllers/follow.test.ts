import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CompactedError } from '../../runtime/store/index.js';
import { API_SERVICES, aggregating, apiService, reason } from '../aggregation/backend.js';
import { FlakyEngine } from '../store/flaky-engine.js';

test('a controller whose place in the history is lost learns of what it missed, and of what comes after', async () => {
  const engine = new FlakyEngine();
  const server = await aggregating({ engine });
  const path = `${API_SERVICES}/v1.shop.example.com`;
  const becomes = async (wanted: string): Promise<void> => {
    for (let told = ''; told !== wanted; ) told = (await server.ask(path)).json.status.conditions?.[0]?.reason;
  };
  await server.create(API_SERVICES, apiService('shop.example.com', 443));
  await reason(server, 'v1.shop.example.com', 'ServiceNotFound');
  engine.interrupt(new CompactedError(1, 2));
  const service = { metadata: { name: 'backend' }, spec: { ports: [{ port: 443 }] } };
  assert.equal((await server.create('/api/v1/namespaces/default/services', service)).status, 201);
  await becomes('EndpointsNotFound');
  await server.create('/api/v1/namespaces/default/endpoints', { metadata: { name: 'backend' } });
  await becomes('MissingEndpoints');
  await server.close();
});
