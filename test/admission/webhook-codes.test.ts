/** By which codes metrics count requests that webhooks stopped, in releases of today and before. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { HookServer } from '../support/programs/hook-server.js';
import { TestServer } from '../support/server.js';

let hooks: HookServer;
before(async () => {
  hooks = await HookServer.start();
});
after(() => hooks.close());

/** Codes of the rejections by a webhook that fails in several ways, in their order. */
async function codesOf(release: string): Promise<string[]> {
  const server = await TestServer.start({ release, controllers: [] });
  try {
    const failing = (name: string, clientConfig: object, more: object = {}) => ({
      name: `${name}.codes.example.com`,
      clientConfig,
      rules: [{ operations: ['CREATE'], apiGroups: [''], apiVersions: ['v1'], resources: [name] }],
      sideEffects: 'None',
      admissionReviewVersions: ['v1'],
      ...more,
    });
    hooks.misbehaves('/teapot', (response) => {
      response.statusCode = 418;
      response.end('x');
    });
    hooks.misbehaves('/text', (response) => {
      response.end('no review');
    });
    const webhooks = [failing('configmaps', hooks.clientConfig('/teapot')), failing('secrets', hooks.clientConfig('/text'))];
    await server.ask('/api/v1/namespaces', { method: 'POST', body: { metadata: { name: 'codes' } } });
    const configurations = '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations';
    await server.create(configurations, { metadata: { name: 'codes' }, webhooks });
    for (const plural of ['configmaps', 'secrets'])
      assert.equal((await server.create(`/api/v1/namespaces/codes/${plural}`, { metadata: { name: 'a' } })).status, 500);
    const { text } = await server.ask('/metrics');
    return [...text.matchAll(/^apiserver_admission_webhook_rejection_count\{.*rejection_code="(\d+)"/gm)]
      .map(([, code = '']) => code)
      .sort();
  } finally {
    await server.close();
  }
}

test('a call that failed counts by the code of its answer, and by 503 without one; in 1.21 by none', async () => {
  assert.deepEqual(await codesOf('1.36'), ['418', '503']);
  assert.deepEqual(await codesOf('1.21'), ['0', '0']);
});
