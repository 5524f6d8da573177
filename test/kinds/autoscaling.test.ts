/** Autoscalers through the version that keeps most of them in annotations. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestServer } from '../support/server.js';

const V1 = '/apis/autoscaling/v1/namespaces/default/horizontalpodautoscalers';
const V2 = '/apis/autoscaling/v2beta2/namespaces/default/horizontalpodautoscalers';
const TABLE = { Accept: 'application/json;as=Table;g=meta.k8s.io;v=v1' };
const METADATA = { Accept: 'application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1' };
const spec = { maxReplicas: 5, scaleTargetRef: { kind: 'Deployment', name: 'd' } };
const NOTE = 'autoscaling.alpha.kubernetes.io/metrics';

let server: TestServer;
before(async () => {
  server = await TestServer.start();
});
after(() => server.close());

test('the creator owns the target that the version shows, and no annotation that it does not take', async () => {
  const { json } = await server.create(V1, { metadata: { name: 'a', annotations: { [NOTE]: 'no metrics' } }, spec });
  assert.equal(json.spec.targetCPUUtilizationPercentage, 80);
  const [entry] = json.metadata.managedFields;
  assert.deepEqual(Object.keys(entry.fieldsV1), ['f:spec']);
  assert.deepEqual(entry.fieldsV1['f:spec']['f:targetCPUUtilizationPercentage'], {});
});

test('rows and metadata do without the annotations that carry other metrics', async () => {
  const metrics = [{ type: 'Resource', resource: { name: 'memory', target: { type: 'AverageValue', averageValue: '1Gi' } } }];
  await server.create(V2, { metadata: { name: 'b' }, spec: { ...spec, metrics } });
  assert.ok((await server.ask(`${V1}/b`)).json.metadata.annotations[NOTE]);
  assert.equal((await server.ask(`${V1}/b`, { headers: METADATA })).json.metadata.annotations, undefined);
  assert.equal((await server.ask(`${V1}/b`, { headers: TABLE })).json.rows[0].object.metadata.annotations, undefined);
});

test('the annotation of a behavior has null where nothing is given, and brings nothing of it back', async () => {
  const newest = '/apis/autoscaling/v2beta2/namespaces/default/horizontalpodautoscalers';
  const behavior = { scaleUp: { policies: [{ type: 'Pods', value: 4, periodSeconds: 60 }] } };
  const made = await server.create(newest, { metadata: { name: 'behaving' }, spec: { ...spec, behavior } });
  assert.equal(made.status, 201, made.text);
  const old = (await server.ask(`${V1}/behaving`)).json;
  const rest = '"SelectPolicy":"Max","Policies":[{"Type":"Percent","Value":100,"PeriodSeconds":15}]';
  assert.match(
    old.metadata.annotations['autoscaling.alpha.kubernetes.io/behavior'],
    new RegExp(`"ScaleDown":{"StabilizationWindowSeconds":null,${rest.replaceAll('[', '\\[')}}`),
  );
  const { spec: back } = (await server.ask(`${V1}/behaving`, { method: 'PUT', body: old })).json;
  assert.equal(back.maxReplicas, spec.maxReplicas);
  assert.deepEqual((await server.ask(`${newest}/behaving`)).json.spec.behavior, made.json.spec.behavior);
});
