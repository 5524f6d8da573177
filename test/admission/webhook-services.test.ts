/** Where webhooks that are services are asked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TestServer } from '../support/server.js';

test('a webhook that is a service is asked behind it, as slices of today tell, where servers do not reach services', async () => {
  const server = await TestServer.start({ release: '1.36', enableAggregatorRouting: true });
  try {
    const NAMESPACE = '/api/v1/namespaces/default';
    const spec = { clusterIP: '10.0.0.9', ports: [{ port: 443 }] };
    await server.create(`${NAMESPACE}/services`, { metadata: { name: 'judge' }, spec });
    const webhook = {
      name: 'judge.hooks.example.com',
      clientConfig: { service: { namespace: 'default', name: 'judge' } },
      rules: [{ operations: ['CREATE'], apiGroups: [''], apiVersions: ['v1'], resources: ['configmaps'] }],
      sideEffects: 'None',
      admissionReviewVersions: ['v1'],
      timeoutSeconds: 1,
    };
    const configurations = '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations';
    await server.create(configurations, { metadata: { name: 'judge' }, webhooks: [webhook] });
    const why = async (): Promise<string> => (await server.create(`${NAMESPACE}/configmaps`, { metadata: { name: 'a' } })).json.message;
    assert.match(await why(), /no endpoints available for service "judge"/);
    await server.create('/apis/discovery.k8s.io/v1/namespaces/default/endpointslices', {
      metadata: { name: 'judge-1', labels: { 'kubernetes.io/service-name': 'judge' } },
      addressType: 'IPv4',
      endpoints: [{ addresses: ['192.0.2.1'] }],
      ports: [{ port: 443 }],
    });
    assert.doesNotMatch(await why(), /no endpoints available/);
  } finally {
    await server.close();
  }
});
