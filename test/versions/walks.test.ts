/**
 * Objects that one release of the API stored are read by every later one, and by every earlier one that knows their kind, as what that release
 * makes of them: nothing is told that it has no field for, and nothing lacks that it fills in.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type Engine, EtcdEngine, SqliteEngine } from '../../runtime/store/index.js';
import { EtcdCluster, WITHOUT_ETCD } from '../support/programs/etcd.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { TestServer } from '../support/server.js';

const pod = (more: object = {}): object => ({
  containers: [
    {
      name: 'main',
      image: 'main:1',
      livenessProbe: { tcpSocket: { port: 80 }, terminationGracePeriodSeconds: 5 },
      resizePolicy: [{ resourceName: 'cpu', restartPolicy: 'NotRequired' }],
    },
  ],
  os: { name: 'linux' },
  schedulingGates: [{ name: 'example.com/wait' }],
  topologySpreadConstraints: [
    { maxSkew: 1, topologyKey: 'zone', whenUnsatisfiable: 'DoNotSchedule', labelSelector: {}, nodeTaintsPolicy: 'Honor' },
  ],
  ...more,
});

const template = (spec: object): object => ({ metadata: { labels: { app: 'web' } }, spec });
const selector = { matchLabels: { app: 'web' } };

interface Sample {
  /** Its addresses from one release on, from the first to the last. */
  readonly paths: readonly (readonly [since: number, collection: string])[];
  readonly object: object;
}

const one = (collection: string, object: object): Sample => ({ paths: [[15, collection]], object });

/** Objects that say what many releases brought, each of a kind whose fields, defaults or versions changed. */
const SAMPLES: readonly Sample[] = [
  one('/api/v1/namespaces/default/pods', { spec: pod() }),
  one('/api/v1/namespaces/default/services', {
    spec: { clusterIP: 'None', ports: [{ port: 80 }], selector: { app: 'web' }, trafficDistribution: 'PreferClose' },
  }),
  one('/api/v1/namespaces/default/persistentvolumeclaims', {
    spec: {
      accessModes: ['ReadWriteOnce'],
      resources: { requests: { storage: '1Gi' } },
      dataSourceRef: { kind: 'PersistentVolumeClaim', name: 'other' },
      volumeAttributesClassName: 'fast',
    },
  }),
  one('/apis/apps/v1/namespaces/default/deployments', { spec: { selector, template: template(pod()) } }),
  one('/apis/apps/v1/namespaces/default/statefulsets', {
    spec: { serviceName: 'web', selector, template: template(pod()), minReadySeconds: 5, ordinals: { start: 3 } },
  }),
  one('/apis/batch/v1/namespaces/default/jobs', {
    spec: {
      manualSelector: true,
      selector,
      template: template(pod({ restartPolicy: 'Never' })),
      completions: 2,
      completionMode: 'Indexed',
      podFailurePolicy: { rules: [{ action: 'Ignore', onPodConditions: [{ type: 'DisruptionTarget', status: 'True' }] }] },
    },
  }),
  {
    paths: [
      [15, '/apis/autoscaling/v2beta2/namespaces/default/horizontalpodautoscalers'],
      [23, '/apis/autoscaling/v2/namespaces/default/horizontalpodautoscalers'],
    ],
    object: {
      spec: {
        scaleTargetRef: { kind: 'Deployment', name: 'web', apiVersion: 'apps/v1' },
        maxReplicas: 3,
        metrics: [{ type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 50 } } }],
        behavior: { scaleDown: { selectPolicy: 'Max', tolerance: '50m', policies: [{ type: 'Pods', value: 1, periodSeconds: 60 }] } },
      },
    },
  },
  {
    paths: [
      [15, '/apis/policy/v1beta1/namespaces/default/poddisruptionbudgets'],
      [21, '/apis/policy/v1/namespaces/default/poddisruptionbudgets'],
    ],
    object: { spec: { selector, minAvailable: 1, unhealthyPodEvictionPolicy: 'AlwaysAllow' } },
  },
  {
    paths: [
      [15, '/apis/batch/v1beta1/namespaces/default/cronjobs'],
      [21, '/apis/batch/v1/namespaces/default/cronjobs'],
    ],
    object: {
      spec: { schedule: '0 3 * * *', timeZone: 'Etc/UTC', jobTemplate: { spec: { template: { spec: pod({ restartPolicy: 'Never' }) } } } },
    },
  },
  {
    paths: [
      [15, '/apis/storage.k8s.io/v1beta1/csidrivers'],
      [18, '/apis/storage.k8s.io/v1/csidrivers'],
    ],
    object: { spec: { attachRequired: false, requiresRepublish: true, seLinuxMount: true, nodeAllocatableUpdatePeriodSeconds: 30 } },
  },
];

const minorOf = (release: string): number => Number(release.split('.')[1]);
const pathIn = ({ paths }: Sample, release: string): string => paths.filter(([since]) => since <= minorOf(release)).at(-1)?.[1] ?? '';

/** What of an object does not tell when it was written, or what happened to it since. */
const content = ({
  kind,
  apiVersion,
  metadata,
  spec,
}: {
  kind: string;
  apiVersion: string;
  metadata: { labels: object };
  spec: object;
}) => ({
  kind,
  apiVersion,
  labels: metadata.labels,
  spec,
});

/** Stores a sample of each kind, under names of the visit. */
async function store(server: TestServer, release: string, visit: string): Promise<void> {
  for (const sample of SAMPLES) {
    const path = pathIn(sample, release);
    const { status, text } = await server.create(path, { ...sample.object, metadata: { name: visit, labels: { visit } } });
    assert.equal(status, 201, `${path} at ${release}: ${text}`);
  }
}

/** Reads what all visits stored, and holds it to what this release makes of it. */
async function readAll(server: TestServer, release: string, visits: readonly string[]): Promise<void> {
  for (const sample of SAMPLES) {
    const path = pathIn(sample, release);
    const listed = await server.ask(path);
    assert.equal(listed.status, 200, `${path} at ${release}: ${listed.text}`);
    assert.deepEqual(listed.json.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name).sort(), [...visits].sort());
    for (const visit of visits) {
      const { json } = await server.ask(`${path}/${visit}`);
      // What the release has no field for would be dropped here, and what it fills in would be filled in.
      const written = await server.ask(`${path}/${visit}?fieldValidation=Strict`, { method: 'PUT', body: json });
      assert.equal(written.status, 200, `${path}/${visit} at ${release}: ${written.text}`);
      assert.deepEqual(content(json), content(written.json), `${path}/${visit} at ${release}`);
    }
  }
}

/** Visits a store with servers of these releases, one after the other. */
async function walk(releases: readonly string[], engine: () => Engine): Promise<void> {
  const visits: string[] = [];
  for (const [i, release] of releases.entries()) {
    const server = await TestServer.start({ release, engine: engine(), disableAdmissionPlugins: ['ServiceAccount'] });
    try {
      await readAll(server, release, visits);
      const visit = `visit-${i}`;
      await store(server, release, visit);
      visits.push(visit);
      await readAll(server, release, visits);
    } finally {
      await server.close();
    }
  }
}

/** Releases whose versions the samples are written in. */
const release = fc.integer({ min: 21, max: 36 }).map((minor) => `1.${minor}`);
const walks = fc.array(release, { minLength: 3, maxLength: 4 });

describe('objects of other releases', () => {
  test('in the embedded store', async () => {
    await fc.assert(
      fc.asyncProperty(walks, async (releases) => {
        const directory = freshFolder();
        try {
          await walk(releases, () => new SqliteEngine({ directory, historySeconds: 300 }));
        } finally {
          removeFolder(directory);
        }
      }),
      { numRuns: 2, examples: [[['1.36', '1.21', '1.36']]] },
    );
  });

  test('in a store that servers share', { skip: WITHOUT_ETCD }, async () => {
    await fc.assert(
      fc.asyncProperty(walks, async (releases) => {
        const cluster = await EtcdCluster.start();
        try {
          await walk(releases, () => new EtcdEngine({ servers: cluster.servers, ca: undefined, cert: undefined, key: undefined }));
        } finally {
          await cluster.stop();
        }
      }),
      { numRuns: 2, examples: [[['1.36', '1.21', '1.36']]] },
    );
  });
});
