/** Pods, their templates and what belongs to them, as later releases have them. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type Answer, TestServer } from '../../support/server.js';

const DEFAULT = '/api/v1/namespaces/default';
const APPS = '/apis/apps/v1/namespaces/default';
const MERGE = { 'Content-Type': 'application/merge-patch+json' };
const IMAGE = 'example.com/c:1';

const [later, between, first] = await Promise.all(
  [{ release: '1.36' }, { release: '1.33' }, {}].map(async (options) => {
    const server = await TestServer.start(options);
    await server.create(`${DEFAULT}/serviceaccounts`, { metadata: { name: 'default' } });
    return server;
  }),
);
assert.ok(later && between && first);
after(() => Promise.all([later.close(), between.close(), first.close()]));

const spec = (more: object = {}, container: object = {}): object => ({ containers: [{ name: 'c', image: IMAGE, ...container }], ...more });
const newPod = (server: TestServer, name: string, of: object, metadata: object = {}): Promise<Answer> =>
  server.create(`${DEFAULT}/pods`, { metadata: { name, ...metadata }, spec: of });
const deployment = (template: object): object => ({
  metadata: { name: 'd' },
  spec: { selector: { matchLabels: { a: 'b' } }, template: { metadata: { labels: { a: 'b' } }, spec: template } },
});
const warningsOf = ({ headers }: Answer): string => String(headers.warning ?? '');
const fieldsOf = ({ json }: Answer): string[] =>
  ((json.details?.causes ?? []) as { field: string; reason: string }[]).map(({ field, reason }) => `${field} ${reason.slice(10)}`);
const patched = (server: TestServer, path: string, body: object): Promise<Answer> =>
  server.ask(`${DEFAULT}/pods/${path}`, { method: 'PATCH', headers: MERGE, body });

describe('volumes that are images', () => {
  const images = spec(
    { automountServiceAccountToken: false, volumes: [{ name: 'i', image: { reference: IMAGE } }] },
    { volumeMounts: [{ name: 'i', mountPath: '/i' }] },
  );
  test('go with their mounts while their feature is off', async () => {
    const { status, json } = await newPod(between, 'images', images);
    assert.equal(status, 201);
    assert.equal(json.spec.volumes, undefined);
    assert.equal(json.spec.containers[0].volumeMounts, undefined);
  });
  test('go from templates, too', async () => {
    const { status, json } = await between.create(`${APPS}/deployments?dryRun=All`, deployment(images));
    assert.equal(status, 201);
    assert.equal(json.spec.template.spec.volumes, undefined);
  });
  test('stay where it is on', async () => {
    const { json } = await newPod(later, 'images', images);
    assert.equal(json.spec.volumes[0].image.reference, IMAGE);
  });
});

describe('warnings of templates', () => {
  const repeated = spec({}, { env: ['1', '2'].map((value) => ({ name: 'A', value })) });
  const hides = 'spec.template.spec.containers[0].env[1]: hides previous definition';
  test('are those of pods', async () => {
    assert.match(warningsOf(await later.create(`${APPS}/deployments?dryRun=All`, deployment(repeated))), /spec\.template.*hides previous/);
    assert.equal(warningsOf(await first.create(`${APPS}/deployments?dryRun=All`, deployment(repeated))), '');
  });
  test('come again only with a new generation', async () => {
    await later.create(`${APPS}/deployments`, deployment(repeated));
    const change = (body: object): Promise<Answer> => later.ask(`${APPS}/deployments/d`, { method: 'PATCH', headers: MERGE, body });
    assert.equal(warningsOf(await change({ metadata: { labels: { l: 'm' } } })), '');
    assert.ok(warningsOf(await change({ spec: { replicas: 2 } })).includes(hides));
  });
  test('tell of labels of nodes with other names, of repositories and of files in one place', async () => {
    const old = spec({
      nodeSelector: { 'beta.kubernetes.io/os': 'linux' },
      volumes: [
        { name: 'g', gitRepo: { repository: 'r' } },
        { name: 's', secret: { secretName: 's', items: ['a', 'b'].map((key) => ({ key, path: 'p' })) } },
      ],
    });
    const said = warningsOf(await later.create(`${DEFAULT}/pods?dryRun=All`, { metadata: { name: 'old' }, spec: old }));
    assert.match(said, /nodeSelector\[beta\.kubernetes\.io\/os\]: deprecated since v1\.14/);
    assert.match(said, /gitRepo: deprecated in v1\.11, and disabled by default in v1\.33\+/);
    assert.match(said, /\(Secret .*overlapping paths/);
  });
});

describe('profiles', () => {
  const key = 'container.apparmor.security.beta.kubernetes.io/c';
  test('are taken from annotations, with a warning', async () => {
    const answer = await newPod(later, 'apparmor', spec(), { annotations: { [key]: 'localhost/x' } });
    assert.deepEqual(answer.json.spec.containers[0].securityContext, { appArmorProfile: { type: 'Localhost', localhostProfile: 'x' } });
    assert.match(warningsOf(answer), /deprecated since v1\.30/);
  });
  test('do not contradict them', async () => {
    const own = spec({}, { securityContext: { appArmorProfile: { type: 'Unconfined' } } });
    const answer = await newPod(later, 'clash', own, { annotations: { [key]: 'runtime/default' } });
    assert.deepEqual(fieldsOf(answer), ['spec.containers[0].securityContext.appArmorProfile.type Forbidden']);
  });
  test('are written to annotations while a release did so', async () => {
    const own = spec({}, { securityContext: { appArmorProfile: { type: 'Unconfined' } } });
    assert.equal((await newPod(between, 'annotated', own)).json.metadata.annotations[key], 'unconfined');
    assert.equal((await newPod(later, 'annotated', own)).json.metadata.annotations, undefined);
  });
});

describe('bindings', () => {
  const bind = (name: string, more: object): Promise<Answer> =>
    later.create(`${DEFAULT}/pods/${name}/binding`, { metadata: { name, ...more }, target: { kind: 'Node', name: 'n' } });
  test('are for the pod of one uid, hand labels on and leave the generation', async () => {
    await newPod(later, 'bound', spec(), { labels: { a: 'b' } });
    assert.equal((await bind('bound', { uid: 'other' })).status, 409);
    assert.equal((await bind('bound', { labels: { a: 'x', l: 'm' } })).status, 201);
    const { metadata } = (await later.ask(`${DEFAULT}/pods/bound`)).json;
    assert.deepEqual([metadata.labels, metadata.generation], [{ a: 'x', l: 'm' }, 1]);
  });
  test('end what a pod waits for', async () => {
    const answer = await patched(later, 'bound/status', { status: { nominatedNodeName: 'm' } });
    assert.deepEqual(fieldsOf(answer), ['status.nominatedNodeName Forbidden']);
  });
});

describe('evictions', () => {
  test('are asked for at every version, and leave a condition', async () => {
    for (const [name, apiVersion] of [
      ['v1', 'policy/v1'],
      ['v1beta1', 'policy/v1beta1'],
    ] as const) {
      await newPod(later, name, spec({ nodeName: 'n' }));
      assert.equal(
        (await later.create(`${DEFAULT}/pods/${name}/eviction`, { apiVersion, kind: 'Eviction', metadata: { name } })).status,
        201,
      );
      const { status } = (await later.ask(`${DEFAULT}/pods/${name}`)).json;
      assert.ok(status.conditions.some(({ type }: { type: string }) => type === 'DisruptionTarget'));
    }
  });
  test('know no newer version before there is one', async () => {
    await newPod(first, 'v1', spec({ nodeName: 'n' }));
    const answer = await first.create(`${DEFAULT}/pods/v1/eviction`, {
      apiVersion: 'policy/v1',
      kind: 'Eviction',
      metadata: { name: 'v1' },
    });
    assert.equal(answer.status, 400);
  });
});

describe('statuses', () => {
  test('keep the quality of service, and tell of no generation below zero', async () => {
    await newPod(later, 'told', spec());
    const answer = await patched(later, 'told/status', { status: { qosClass: 'Guaranteed', observedGeneration: -1 } });
    assert.deepEqual(fieldsOf(answer).sort(), ['status.observedGeneration Invalid', 'status.qosClass Invalid']);
  });
});

describe('pods', () => {
  test('say what their end costs as a number of 32 bits', async () => {
    const cost = 'controller.kubernetes.io/pod-deletion-cost';
    for (const value of ['01', '99999999999', 'x']) {
      const answer = await newPod(later, 'cost', spec(), { annotations: { [cost]: value } });
      assert.deepEqual(fieldsOf(answer), [`metadata.annotations[${cost}] Invalid`], value);
    }
    assert.equal((await newPod(later, 'cost', spec(), { annotations: { [cost]: '-5' } })).status, 201);
  });
  test('see all of /proc only with user ids of their own', async () => {
    const unmasked = { securityContext: { procMount: 'Unmasked' } };
    assert.deepEqual(fieldsOf(await newPod(later, 'proc', spec({}, unmasked))), ['spec.containers[0].securityContext.procMount Invalid']);
    assert.equal((await newPod(later, 'proc', spec({ hostUsers: false }, unmasked))).status, 201);
  });
  test('that give less than no time to end give a second', async () => {
    const hasty = spec({ terminationGracePeriodSeconds: -1, nodeName: 'n' });
    assert.equal((await newPod(later, 'hasty', hasty)).json.spec.terminationGracePeriodSeconds, 1);
    assert.equal((await newPod(first, 'hasty', hasty)).json.spec.terminationGracePeriodSeconds, -1);
  });
  test('are found by whether they are on the network of their host', async () => {
    const { items } = (await later.ask(`${DEFAULT}/pods?fieldSelector=spec.hostNetwork%3Dfalse,metadata.name%3Dtold`)).json;
    assert.equal(items.length, 1);
  });
  test('keep their labels in a write of ephemeral containers', async () => {
    const body = { metadata: { labels: { x: 'y' } }, spec: { ephemeralContainers: [{ name: 'e', image: IMAGE }] } };
    const { status, json } = await patched(later, 'told/ephemeralcontainers', body);
    assert.deepEqual([status, json.metadata.labels, json.spec.ephemeralContainers.length], [200, undefined, 1]);
  });
  test('keep them in earlier releases too, where nobody owns the containers', async () => {
    const earlier = await TestServer.start({ release: '1.25' });
    try {
      await earlier.create(`${DEFAULT}/serviceaccounts`, { metadata: { name: 'default' } });
      await newPod(earlier, 'told', spec(), { labels: { a: 'b' } });
      const body = { metadata: { labels: { x: 'y' } }, spec: { ephemeralContainers: [{ name: 'e', image: IMAGE }] } };
      const { json } = await patched(earlier, 'told/ephemeralcontainers', body);
      assert.deepEqual([json.metadata.labels, json.spec.ephemeralContainers.length], [{ a: 'b' }, 1]);
      assert.equal(JSON.stringify(json.metadata.managedFields).includes('ephemeralContainers'), false);
    } finally {
      await earlier.close();
    }
  });
  test('get the sum of huge pages of their containers as a limit of their own', async () => {
    const huge = spec({ resources: { requests: { cpu: '1' } } }, { resources: { limits: { memory: '1Gi', 'hugepages-2Mi': '2Mi' } } });
    const { resources } = (await newPod(later, 'huge', huge)).json.spec;
    assert.deepEqual(resources, { limits: { 'hugepages-2Mi': '2Mi' }, requests: { cpu: '1', memory: '1Gi', 'hugepages-2Mi': '2Mi' } });
  });
});

describe('events of the newest version', () => {
  const EVENTS = '/apis/events.k8s.io/v1/namespaces/default/events';
  const event = {
    metadata: { name: 'e' },
    eventTime: '2026-01-01T00:00:00.000000Z',
    reportingController: 'example.com/c',
    reportingInstance: 'c-1',
    action: 'a',
    reason: 'r',
    type: 'Normal',
    note: 'n',
    series: { count: 3, lastObservedTime: '2026-01-01T00:00:00.000000Z' },
    regarding: { kind: 'Pod', namespace: 'default', name: 'p' },
  };
  test('do not change, but for their series', async () => {
    for (const [server, status] of [
      [later, 422],
      [first, 200],
    ] as const) {
      assert.equal((await server.create(EVENTS, event)).status, 201);
      const change = (body: object): Promise<Answer> => server.ask(`${EVENTS}/e`, { method: 'PATCH', headers: MERGE, body });
      assert.equal((await change({ note: 'other' })).status, status);
      assert.equal((await change({ series: { count: 4 } })).status, 200);
    }
  });
});

describe('secrets of certificates', () => {
  test('warn of what is no certificate', async () => {
    const secret = { metadata: { name: 't' }, type: 'kubernetes.io/tls', stringData: { 'tls.crt': 'x', 'tls.key': 'y' } };
    assert.match(warningsOf(await later.create(`${DEFAULT}/secrets`, secret)), /failed to find any PEM data in certificate input/);
    assert.equal(warningsOf(await first.create(`${DEFAULT}/secrets`, secret)), '');
  });
});
