/** A server whose own writes at its start are refused serves all the same, and makes up for them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clusterControllers } from '../../runtime/controllers/index.js';
import { MemoryEngine } from '../../runtime/store/index.js';
import { MovedClock } from '../support/clock.js';
import { TestServer } from '../support/server.js';
import { until } from '../support/until.js';

/** A store that outlives the server. */
class KeptEngine extends MemoryEngine {
  override close(): Promise<void> {
    return Promise.resolve();
  }
}

const CONFIGURATIONS = '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations';
const ROLE = '/apis/rbac.authorization.k8s.io/v1/clusterroles/system:discovery';
const SERVICE = '/api/v1/namespaces/default/services/kubernetes';

test('a webhook on everything that cannot be reached keeps no restarted server unhealthy, and what it held back is made once it is gone', async () => {
  const engine = new KeptEngine();
  const first = await TestServer.start({ engine, controllers: clusterControllers });
  assert.equal((await first.ask(SERVICE, { method: 'DELETE' })).status, 200);
  assert.equal((await first.ask(ROLE, { method: 'DELETE' })).status, 200);
  const rules = [{ operations: ['*'], apiGroups: ['*'], apiVersions: ['*'], resources: ['*/*'] }];
  const webhook = { name: 'all.example.com', clientConfig: { url: 'https://127.0.0.1:1/' }, rules, failurePolicy: 'Fail' };
  const webhooks = [{ ...webhook, sideEffects: 'None', admissionReviewVersions: ['v1'] }];
  assert.equal((await first.create(CONFIGURATIONS, { metadata: { name: 'all' }, webhooks })).status, 201);
  await first.close();

  const clock = new MovedClock();
  const second = await TestServer.start({ engine, clock, controllers: clusterControllers });
  try {
    assert.equal((await second.ask('/healthz')).text, 'ok');
    assert.equal((await second.ask('/readyz')).text, 'ok');
    const map = { metadata: { name: 'a' } };
    assert.equal((await second.create('/api/v1/namespaces/default/configmaps', map)).status, 500, 'the webhook still counts');
    assert.equal((await second.ask(SERVICE)).status, 404);
    assert.equal((await second.ask(ROLE)).status, 404);
    assert.equal((await second.ask(`${CONFIGURATIONS}/all`, { method: 'DELETE' })).status, 200);
    await until(async () => {
      clock.advance(60_000);
      return (await second.ask(SERVICE)).status === 200 && (await second.ask(ROLE)).status === 200;
    });
  } finally {
    await second.close();
  }
});
