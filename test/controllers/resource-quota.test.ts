/** Resource quotas: what counts in them, and that their status shows it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import type { PersistentVolumeClaim, Pod, ResourceQuota, Service } from '../../generated/core/v1/types.js';
import { resourceQuotas } from '../../runtime/controllers/resource-quota.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { Words } from '../../runtime/model/values/words.js';
import { QuotaPod } from '../../runtime/quota/pods.js';
import { NO_SCOPES } from '../../runtime/quota/scopes.js';
import { claimUsage, NamespaceUsage, serviceUsage } from '../../runtime/quota/usage.js';
import { MovedClock } from '../support/clock.js';
import { type Answer, TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';

const words = new Words(catalogue.service);
const NOW = Date.parse('2030-01-01T00:10:00Z');

const container = (requests: object, limits: object = {}): object => ({ name: 'c', resources: { requests, limits } });
const pod = (spec: object, more: { readonly metadata?: object; readonly phase?: string } = {}): object => ({
  metadata: more.metadata ?? {},
  spec: { containers: [container({})], ...spec },
  status: { phase: more.phase ?? 'Running' },
});
const service = (type: string, ports: number): object => ({
  metadata: {},
  spec: { type, ports: Array.from({ length: ports }, () => ({})) },
});
const claim = (storage: string, storageClassName: string, annotations: object = {}): object => ({
  metadata: { annotations },
  spec: { storageClassName, resources: { requests: { storage } } },
});

type Objects = Readonly<Record<string, readonly object[]>>;

function used(hard: readonly string[], objects: Objects, spec: object = {}, before: object = {}): object {
  const usage = new NamespaceUsage(NOW, (id) => objects[id]?.length);
  for (const one of objects.pods ?? []) usage.addPod(new QuotaPod(one as Pod, words));
  for (const one of objects.services ?? []) usage.add(serviceUsage(one as Service), NO_SCOPES);
  for (const one of objects.persistentvolumeclaims ?? []) usage.add(claimUsage(one as PersistentVolumeClaim, words), NO_SCOPES);
  const quota = { metadata: {}, spec: { hard: Object.fromEntries(hard.map((name) => [name, '1'])), ...spec }, status: { used: before } };
  return usage.of(quota as unknown as ResourceQuota);
}

const COMPUTE = ['pods', 'requests.cpu', 'cpu', 'limits.memory'];
const busy = { containers: [container({ cpu: '500m' }, { memory: '1Gi' }), container({ cpu: '1' }, { memory: '512Mi' })] };
const gpu = 'example.com/gpu';

const ROWS: readonly [what: string, hard: readonly string[], objects: Objects, used: object][] = [
  [
    'nothing as none',
    [...COMPUTE, 'services', 'secrets'],
    { pods: [], secrets: [], services: [] },
    { pods: '0', 'requests.cpu': '0', cpu: '0', 'limits.memory': '0', services: '0', secrets: '0' },
  ],
  [
    'what containers ask for together',
    COMPUTE,
    { pods: [pod(busy), pod(busy)] },
    { pods: '2', 'requests.cpu': '3', cpu: '3', 'limits.memory': '3Gi' },
  ],
  [
    'the greatest init container',
    ['requests.cpu'],
    { pods: [pod({ ...busy, initContainers: [container({ cpu: '4' }), container({ cpu: '3' })] })] },
    { 'requests.cpu': '4' },
  ],
  ['what running a pod takes', ['requests.cpu'], { pods: [pod({ ...busy, overhead: { cpu: '250m' } })] }, { 'requests.cpu': '1750m' }],
  [
    'devices by requests alone',
    [`requests.${gpu}`, 'requests.hugepages-2Mi'],
    { pods: [pod({ containers: [container({ [gpu]: '2', 'hugepages-2Mi': '4Mi' })] })] },
    { [`requests.${gpu}`]: '2', 'requests.hugepages-2Mi': '4Mi' },
  ],
  [
    'finished pods as objects alone',
    [...COMPUTE, 'count/pods'],
    {
      pods: [
        pod(busy, { phase: 'Succeeded' }),
        pod(busy, { phase: 'Failed' }),
        pod(busy, { metadata: { deletionTimestamp: '2030-01-01T00:09:59Z' } }),
        pod(busy, { metadata: { deletionTimestamp: '2030-01-01T00:10:30Z' } }),
      ],
    },
    { pods: '1', 'requests.cpu': '1500m', cpu: '1500m', 'limits.memory': '1536Mi', 'count/pods': '4' },
  ],
  [
    'services by their ports',
    ['services', 'services.nodeports', 'services.loadbalancers', 'count/services'],
    { services: [service('ClusterIP', 1), service('NodePort', 2), service('LoadBalancer', 3)] },
    { services: '3', 'services.nodeports': '5', 'services.loadbalancers': '1', 'count/services': '3' },
  ],
  [
    'claims by their classes',
    [
      'persistentvolumeclaims',
      'requests.storage',
      'fast.storageclass.storage.k8s.io/requests.storage',
      'fast.storageclass.storage.k8s.io/persistentvolumeclaims',
      'slow.storageclass.storage.k8s.io/requests.storage',
    ],
    {
      persistentvolumeclaims: [
        claim('1Gi', 'fast'),
        claim('2Gi', 'slow', { 'volume.beta.kubernetes.io/storage-class': 'fast' }),
        claim('4Gi', 'other'),
      ],
    },
    {
      persistentvolumeclaims: '3',
      'requests.storage': '7Gi',
      'fast.storageclass.storage.k8s.io/requests.storage': '3Gi',
      'fast.storageclass.storage.k8s.io/persistentvolumeclaims': '2',
      'slow.storageclass.storage.k8s.io/requests.storage': '0',
    },
  ],
  [
    'objects of any kind that is served',
    ['count/jobs.batch', 'count/orders.example.com', 'configmaps'],
    { 'jobs.batch': [{}, {}], configmaps: [{}] },
    { 'count/jobs.batch': '2', configmaps: '1' },
  ],
];

describe('a quota counts', () => {
  for (const [what, hard, objects, wanted] of ROWS) test(what, () => assert.deepEqual(used(hard, objects), wanted));

  test('what it counted before where a kind is not served any more', () => {
    assert.deepEqual(used(['count/orders.example.com'], {}, {}, { 'count/orders.example.com': '7' }), { 'count/orders.example.com': '7' });
  });

  const [plain, ending, best] = [pod(busy), pod({ ...busy, activeDeadlineSeconds: 5 }), pod({})];
  const classed = pod({ ...busy, priorityClassName: 'high' });
  const far = pod({
    ...busy,
    affinity: { podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [{ topologyKey: 'z', namespaces: ['x'] }] } },
  });
  const priority = (operator: string, ...values: string[]): object => ({
    scopeSelector: { matchExpressions: [{ scopeName: 'PriorityClass', operator, ...(values.length === 0 ? {} : { values }) }] },
  });
  const SCOPES: readonly [what: string, spec: object, count: number][] = [
    ['pods that end by themselves', { scopes: ['Terminating'] }, 1],
    ['pods that do not', { scopes: ['NotTerminating'] }, 4],
    ['pods that ask for nothing', { scopes: ['BestEffort'] }, 1],
    ['pods that ask for something', { scopes: ['NotBestEffort'] }, 4],
    ['pods in all scopes', { scopes: ['NotBestEffort', 'NotTerminating'] }, 3],
    ['pods that look at other namespaces', { scopes: ['CrossNamespacePodAffinity'] }, 1],
    ['pods with a class', priority('Exists'), 1],
    ['pods without a class', priority('DoesNotExist'), 4],
    ['pods of a class', priority('In', 'high', 'higher'), 1],
    ['pods of no such class', priority('NotIn', 'high'), 4],
  ];
  for (const [what, spec, count] of SCOPES)
    test(`${what}, and nothing else`, () => {
      const objects = { pods: [plain, ending, best, classed, far], configmaps: [{}] };
      assert.deepEqual(used(['pods', 'configmaps'], objects, spec), { pods: String(count), configmaps: '0' });
    });
});

test('its status follows what comes and goes, and what it bounds', async () => {
  const clock = new MovedClock();
  const server = await TestServer.start({ clock, admission: [], controllers: [systemNamespaces, resourceQuotas] });
  const path = '/api/v1/namespaces/default';
  const quota = `${path}/resourcequotas/q`;
  const body = { metadata: { name: 'q' }, spec: { hard: { pods: '5', 'requests.cpu': '2', configmaps: '9', 'count/jobs.batch': '3' } } };
  assert.equal((await server.create(`${path}/resourcequotas`, body)).status, 201);
  const becomes = (hard: object, usage: object): Promise<Answer> =>
    eventually(
      // Changes are counted together after a moment, which passes here.
      () => {
        clock.advance(1000);
        return server.ask(quota);
      },
      ({ json }) => JSON.stringify([json.status.hard, json.status.used]) === JSON.stringify([hard, usage]),
    );
  const { hard } = body.spec;
  const sorted = (amounts: object): object => Object.fromEntries(Object.entries(amounts).sort(([a], [b]) => (a < b ? -1 : 1)));
  await becomes(sorted(hard), sorted({ pods: '0', 'requests.cpu': '0', configmaps: '0', 'count/jobs.batch': '0' }));
  const containers = [{ name: 'c', image: 'i', resources: { requests: { cpu: '700m' } } }];
  await server.create(`${path}/pods`, { metadata: { name: 'p' }, spec: { containers } });
  await server.create(`${path}/configmaps`, { metadata: { name: 'm' } });
  await becomes(sorted(hard), sorted({ pods: '1', 'requests.cpu': '700m', configmaps: '1', 'count/jobs.batch': '0' }));
  await server.ask(`${path}/pods/p`, { method: 'DELETE' });
  await becomes(sorted(hard), sorted({ pods: '0', 'requests.cpu': '0', configmaps: '1', 'count/jobs.batch': '0' }));
  const headers = { 'Content-Type': 'application/json-patch+json' };
  await server.ask(quota, { method: 'PATCH', body: [{ op: 'replace', path: '/spec/hard', value: { secrets: '1' } }], headers });
  await server.create(`${path}/secrets`, { metadata: { name: 's' } });
  await becomes({ secrets: '1' }, { secrets: '1' });
  await server.close();
});
