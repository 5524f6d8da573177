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
  /** Its addresses from one release on, from the first to the last, with what is sent there where that differs; none where no release has the kind. */
  readonly paths: readonly (readonly [since: number, collection: string, object?: object])[];
  readonly object: object;
  /** Names of objects, where rules say what they look like. */
  readonly nameOf?: (visit: number) => string;
}

const one = (collection: string, object: object): Sample => ({ paths: [[15, collection]], object });

/** Objects that say what many releases brought, each of a kind whose fields, defaults or versions changed. */
const SAMPLES: Sample[] = [
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

const definitions = '/apis/apiextensions.k8s.io';
const claims = '/apis/resource.k8s.io';
const oneWay = { spec: { devices: { requests: [{ name: 'one', deviceClassName: 'fast' }] } } };
const exactly = { spec: { devices: { requests: [{ name: 'one', exactly: { deviceClassName: 'fast' } }] } } };

/** Kinds that only some releases know, fields that end, and objects that are kept as JSON. */
SAMPLES.push(
  {
    // The first version keeps its schema beside the versions, and all keep definitions as JSON.
    paths: [
      [
        15,
        `${definitions}/v1beta1/customresourcedefinitions`,
        { spec: { version: 'v1', validation: { openAPIV3Schema: { type: 'object' } } } },
      ],
      [16, `${definitions}/v1/customresourcedefinitions`],
    ],
    object: { spec: { versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object' } } }] } },
    nameOf: (visit) => `walks.visit-${visit}.example.com`,
  },
  {
    paths: [
      [15, ''],
      [17, '/apis/discovery.k8s.io/v1beta1/namespaces/default/endpointslices'],
      [21, '/apis/discovery.k8s.io/v1/namespaces/default/endpointslices'],
    ],
    object: { addressType: 'IPv4', endpoints: [{ addresses: ['192.0.2.1'] }], ports: [{ name: 'web', port: 80, protocol: 'TCP' }] },
  },
  {
    paths: [
      [15, ''],
      [27, '/apis/networking.k8s.io/v1alpha1/ipaddresses'],
      [31, '/apis/networking.k8s.io/v1beta1/ipaddresses'],
      [33, '/apis/networking.k8s.io/v1/ipaddresses'],
    ],
    object: { spec: { parentRef: { resource: 'services', namespace: 'default', name: 'web', uid: 'of-the-service' } } },
    nameOf: (visit) => `192.0.2.${visit}`,
  },
  {
    paths: [
      [15, ''],
      [31, `${claims}/v1alpha3/namespaces/default/resourceclaims`, oneWay],
      [32, `${claims}/v1beta1/namespaces/default/resourceclaims`, oneWay],
      [33, `${claims}/v1beta2/namespaces/default/resourceclaims`],
      [34, `${claims}/v1/namespaces/default/resourceclaims`],
    ],
    object: exactly,
  },
  {
    paths: [
      [15, ''],
      [33, `${claims}/v1alpha3/devicetaintrules`],
    ],
    object: {
      spec: { deviceSelector: { driver: 'example.com', deviceClassName: 'fast' }, taint: { key: 'a', value: 'b', effect: 'NoSchedule' } },
    },
  },
);

const minorOf = (release: string): number => Number(release.split('.')[1]);
/** Where objects of a sample are in a release, and what is sent there; an empty path where the release does not know them. */
function placeIn({ paths, object }: Sample, release: string): { readonly path: string; readonly sent: object } {
  const [, path, sent = object] = paths.filter(([since]) => since <= minorOf(release)).at(-1) ?? [0, ''];
  return { path, sent };
}

/** A server of a release that has stored samples, by its place in the walk. */
interface Visit {
  readonly index: number;
  readonly release: string;
}

const nameIn = ({ nameOf = (index) => `visit-${index}` }: Sample, { index }: Visit): string => nameOf(index);

/** What definitions must say of their names. */
const withNames = (path: string, name: string, object: object): object => {
  if (!path.startsWith(definitions)) return object;
  const { spec = {} } = object as { spec?: object };
  const group = name.slice('walks.'.length);
  return {
    spec: { ...spec, group, scope: 'Namespaced', names: { plural: 'walks', singular: 'walk', kind: 'Walk', listKind: 'WalkList' } },
  };
};

interface Read {
  readonly metadata: { readonly name: string; readonly labels: object };
  readonly status?: object;
}

/** What of an object does not tell when it was written, or what happened to it since. */
const content = ({ metadata, status: _, ...rest }: Read) => ({ labels: metadata.labels, ...rest });

/** Stores a sample of each kind, under names of the visit. */
async function store(server: TestServer, visit: Visit): Promise<void> {
  for (const sample of SAMPLES) {
    const { path, sent } = placeIn(sample, visit.release);
    if (path === '') continue;
    const name = nameIn(sample, visit);
    const metadata = { name, labels: { visit: `visit-${visit.index}` } };
    const { status, text } = await server.create(path, { ...withNames(path, name, sent), metadata });
    assert.equal(status, 201, `${path} at ${visit.release}: ${text}`);
  }
}

/** Reads what all visits stored of what the release knows, and holds it to what this release makes of it. */
async function readAll(server: TestServer, release: string, visits: readonly Visit[]): Promise<void> {
  for (const sample of SAMPLES) {
    const { path } = placeIn(sample, release);
    if (path === '') continue;
    const names = visits.filter((visit) => placeIn(sample, visit.release).path !== '').map((visit) => nameIn(sample, visit));
    const listed = await server.ask(path);
    assert.equal(listed.status, 200, `${path} at ${release}: ${listed.text}`);
    const found: readonly Read[] = listed.json.items;
    const own = found.map(({ metadata }) => metadata.name).filter((name) => !name.includes('.') || names.includes(name));
    assert.deepEqual(own.sort(), [...names].sort(), `${path} at ${release}`);
    for (const name of names) {
      const { json } = await server.ask(`${path}/${name}`);
      // What the release has no field for would be dropped here, and what it fills in would be filled in.
      const written = await server.ask(`${path}/${name}?fieldValidation=Strict`, { method: 'PUT', body: json });
      assert.equal(written.status, 200, `${path}/${name} at ${release}: ${written.text}`);
      assert.deepEqual(content(json), content(written.json), `${path}/${name} at ${release}`);
    }
  }
}

/** Visits a store with servers of these releases, one after the other. */
async function walk(releases: readonly string[], engine: () => Engine): Promise<void> {
  const visits: Visit[] = [];
  for (const [index, release] of releases.entries()) {
    const options = { release, engine: engine(), runtimeConfig: { 'api/all': true }, disableAdmissionPlugins: ['ServiceAccount'] };
    const server = await TestServer.start(options);
    try {
      await readAll(server, release, visits);
      const visit = { index, release };
      await store(server, visit);
      visits.push(visit);
      await readAll(server, release, visits);
    } finally {
      await server.close();
    }
  }
}

const release = fc.integer({ min: 15, max: 36 }).map((minor) => `1.${minor}`);
const walks = fc.array(release, { minLength: 2, maxLength: 3 });

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
      { numRuns: 2, examples: [[['1.36', '1.15', '1.28', '1.36']]] },
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
      { numRuns: 2, examples: [[['1.36', '1.15', '1.28', '1.36']]] },
    );
  });
});
