/** Pods, sets and jobs as releases between the first and the last judge them: what is dropped, what passes, and what is told. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type Answer, TestServer } from '../../support/server.js';

const NAMESPACE = '/namespaces/default';
const PODS = `/api/v1${NAMESPACE}/pods`;
const SETS = `/apis/apps/v1${NAMESPACE}/statefulsets`;
const DEPLOYMENTS = `/apis/apps/v1${NAMESPACE}/deployments`;
const JOBS = `/apis/batch/v1${NAMESPACE}/jobs`;
const MERGE = { 'Content-Type': 'application/merge-patch+json' };
const STRATEGIC = { 'Content-Type': 'application/strategic-merge-patch+json' };
const RELEASES = ['1.21', '1.23', '1.28', '1.30', '1.33', '1.36'] as const;

const servers = new Map<string, TestServer>();
for (const release of RELEASES) {
  const server = await TestServer.start({ release });
  await server.create(`/api/v1${NAMESPACE}/serviceaccounts`, { metadata: { name: 'default' } });
  servers.set(release, server);
}
after(() => Promise.all([...servers.values()].map((server) => server.close())));

function at(release: (typeof RELEASES)[number]): TestServer {
  const server = servers.get(release);
  assert.ok(server);
  return server;
}

const patched = (server: TestServer, path: string, body: object): Promise<Answer> =>
  server.ask(path, { method: 'PATCH', headers: MERGE, body });
const container = (more: object = {}): object => ({ name: 'c', image: 'example.com/c:1', ...more });
const pod = (name: string, spec: object = {}, of: object = {}): object => ({
  metadata: { name },
  spec: { containers: [container(of)], ...spec },
});
const template = (spec: object = {}): object => ({ metadata: { labels: { a: 'b' } }, spec: { containers: [container()], ...spec } });
const selector = { matchLabels: { a: 'b' } };
const causesOf = ({ json }: Answer): string[] =>
  ((json.details?.causes ?? []) as { field: string; reason: string }[]).map(({ field, reason }) => `${field} ${reason.slice(10)}`).sort();
const warningsOf = ({ headers }: Answer): string => String(headers.warning ?? '');

describe('containers between releases', () => {
  test('a policy of restart of a main container is refused before containers may run beside others, and not dropped', async () => {
    const answer = await at('1.28').create(PODS, pod('policy', {}, { restartPolicy: 'Always' }));
    assert.deepEqual(causesOf(answer), ['spec.containers[0].restartPolicy Forbidden']);
  });

  test('probes by gRPC are judged where their feature is off', async () => {
    const probe = (port: number): object => ({ livenessProbe: { grpc: { port } } });
    assert.deepEqual(causesOf(await at('1.23').create(PODS, pod('grpc', {}, probe(-1)))), [
      'spec.containers[0].livenessProbe.grpc.port Invalid',
    ]);
    assert.equal((await at('1.23').create(PODS, pod('grpc', {}, probe(1)))).json.spec.containers[0].livenessProbe.grpc.port, 1);
  });

  test('an empty lifecycle stays, and one of which only a switched-off signal was said goes', async () => {
    const kept = await at('1.36').create(PODS, pod('lifecycle', {}, { lifecycle: {} }));
    assert.deepEqual(kept.json.spec.containers[0].lifecycle, {});
    const gone = await at('1.36').create(PODS, pod('signal', { os: { name: 'linux' } }, { lifecycle: { stopSignal: 'SIGUSR1' } }));
    assert.equal(gone.status, 201);
    assert.equal(gone.json.spec.containers[0].lifecycle, undefined);
  });

  test('what looks into a pod may have no ports, not even an empty list of them', async () => {
    await at('1.36').create(PODS, pod('seen'));
    const looking = { spec: { ephemeralContainers: [{ name: 'e', image: 'example.com/e:1', ports: [], resizePolicy: [] }] } };
    const answer = await patched(at('1.36'), `${PODS}/seen/ephemeralcontainers`, looking);
    assert.deepEqual(causesOf(answer), [
      'spec.ephemeralContainers[0].ports Forbidden',
      'spec.ephemeralContainers[0].resizePolicy Forbidden',
    ]);
  });
});

describe('what looks into a pod', () => {
  const added = { spec: { ephemeralContainers: [{ name: 'e', image: 'example.com/e:1' }] }, metadata: { labels: { looked: 'at' } } };

  for (const [release, owners] of [
    ['1.23', 1],
    ['1.36', 2],
  ] as const)
    test(`is written without the labels beside it, and owned by its writer from 1.32 on: ${release}`, async () => {
      await at(release).create(`${PODS}?fieldManager=maker`, pod('labelled'));
      const path = `${PODS}/labelled/ephemeralcontainers?fieldManager=looker`;
      const { json } = await at(release).ask(path, { method: 'PATCH', headers: STRATEGIC, body: added });
      assert.equal(json.spec.ephemeralContainers.length, 1);
      assert.equal(json.metadata.labels, undefined);
      assert.equal(json.metadata.managedFields.length, owners);
    });

  test('is judged in templates, where it may not be, in every release', async () => {
    const looking = { ephemeralContainers: [{ name: 'e', image: 'example.com/e:1', ports: [{ containerPort: 1 }] }] };
    for (const release of ['1.23', '1.28'] as const) {
      const sent = { metadata: { name: 'looking' }, spec: { selector: { a: 'b' }, template: template(looking) } };
      assert.deepEqual(causesOf(await at(release).create(`/api/v1${NAMESPACE}/replicationcontrollers`, sent)), [
        'spec.template.spec.ephemeralContainers Forbidden',
        'spec.template.spec.ephemeralContainers[0].ports Forbidden',
      ]);
    }
  });
});

describe('claims that were made for a pod', () => {
  const made = { status: { resourceClaimStatuses: [{ name: 'a', resourceClaimName: 'B c' }] } };

  for (const [release, field] of [
    ['1.30', 'name'],
    ['1.36', 'resourceClaimName'],
  ] as const)
    test(`have faults of their name at ${field} in ${release}`, async () => {
      await at(release).create(PODS, pod('claiming'));
      assert.deepEqual(causesOf(await patched(at(release), `${PODS}/claiming/status`, made)), [
        ...(field === 'name' ? ['status.resourceClaimStatuses[0].name Invalid'] : []),
        'status.resourceClaimStatuses[0].name Invalid',
        ...(field === 'name' ? [] : ['status.resourceClaimStatuses[0].resourceClaimName Invalid']),
      ]);
    });

  test('are told of as unknown and as repeated', async () => {
    const entry = { name: 'a', resourceClaimName: 'b' };
    await at('1.30').create(PODS, pod('claiming-twice'));
    const sent = { status: { resourceClaimStatuses: [entry, entry] } };
    assert.deepEqual(causesOf(await patched(at('1.30'), `${PODS}/claiming-twice/status`, sent)), [
      'status.resourceClaimStatuses[0].name Invalid',
      'status.resourceClaimStatuses[1].name Duplicate',
      'status.resourceClaimStatuses[1].name Invalid',
    ]);
  });
});

test('a part of a volume that names no files counts as the part before it in 1.33 alone', async () => {
  const secret = { name: 's', items: [{ key: 'a', path: 'b' }] };
  const volume = { name: 'v', projected: { sources: [{ secret }, { configMap: { name: 'c' } }] } };
  const told = async (release: (typeof RELEASES)[number]): Promise<string> =>
    warningsOf(await at(release).create(PODS, pod('projected', { volumes: [volume] })));
  assert.match(await told('1.33'), /\(Projected\): overlapping paths: \\"b\\" \(Secret \\"s\\"\) with \\"b\\" \(Secret \\"s\\"\)/);
  assert.equal(await told('1.30'), '');
  assert.equal(await told('1.36'), '');
});

describe('services between releases', () => {
  const SERVICES = `/api/v1${NAMESPACE}/services`;

  test('lose what a balancer reported with the balancer, from 1.23 on', async () => {
    const left = [];
    for (const release of ['1.21', '1.28', '1.36'] as const) {
      await at(release).create(SERVICES, { metadata: { name: 'balanced' }, spec: { type: 'LoadBalancer', ports: [{ port: 80 }] } });
      await patched(at(release), `${SERVICES}/balanced/status`, { status: { loadBalancer: { ingress: [{ ip: '1.2.3.4' }] } } });
      const { json } = await patched(at(release), `${SERVICES}/balanced`, {
        spec: { type: 'ClusterIP', externalTrafficPolicy: null, ports: [{ port: 80, nodePort: null }] },
      });
      left.push(json.status?.loadBalancer.ingress?.length ?? 0);
    }
    assert.deepEqual(left, [1, 0, 0]);
  });

  test('that are a name outside say where traffic inside goes until 1.24', async () => {
    const sent = { metadata: { name: 'outside' }, spec: { type: 'ExternalName', externalName: 'example.com' } };
    assert.equal((await at('1.23').create(SERVICES, sent)).json.spec.internalTrafficPolicy, 'Cluster');
    assert.equal((await at('1.28').create(SERVICES, sent)).json.spec.internalTrafficPolicy, undefined);
  });
});

describe('addresses of pods between releases', () => {
  const padded = { hostAliases: [{ ip: '010.1.1.1', hostnames: ['x'] }] };
  const named = { dnsPolicy: 'None', dnsConfig: { nameservers: ['010.1.1.1'] } };

  test('may have leading zeros until addresses are read strictly', async () => {
    const taken = [];
    for (const release of RELEASES) {
      const answers = [];
      for (const spec of [padded, named]) answers.push((await at(release).create(`${PODS}?dryRun=All`, pod('padded', spec))).status);
      taken.push([release, ...answers]);
    }
    assert.deepEqual(taken, [
      ['1.21', 422, 422],
      ['1.23', 201, 201],
      ['1.28', 201, 201],
      ['1.30', 201, 201],
      ['1.33', 201, 201],
      ['1.36', 422, 422],
    ]);
  });

  test('are warned of before that, in specifications and statuses', async () => {
    const made = await at('1.33').create(PODS, pod('told', padded));
    assert.match(warningsOf(made), /spec\.hostAliases\[0\]\.ip: non-standard IP address/);
    const status = await patched(at('1.33'), `${PODS}/told/status`, { status: { podIP: '10.02.2.2' } });
    assert.equal(status.status, 200);
    assert.match(warningsOf(status), /status\.podIPs\[0\]\.ip: non-standard IP address/);
    assert.equal(warningsOf(await at('1.30').create(PODS, pod('told', padded))), '');
  });
});

describe('bindings between releases', () => {
  test('hand annotations on as they are', async () => {
    for (const release of ['1.21', '1.36'] as const) {
      await at(release).create(PODS, pod('bound'));
      const binding = { metadata: { name: 'bound', annotations: { '..x': 'y' } }, target: { kind: 'Node', name: 'n' } };
      assert.equal((await at(release).create(`${PODS}/bound/binding`, binding)).status, 201, release);
      assert.equal((await at(release).ask(`${PODS}/bound`)).json.metadata.annotations['..x'], 'y');
    }
  });
});

describe('sets between releases', () => {
  const claim = (name: string, more: object = {}): object => ({
    metadata: { name },
    spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } }, ...more },
  });
  const set = (name: string, spec: object): object => ({
    metadata: { name },
    spec: { selector, serviceName: 's', template: template(), ...spec },
  });

  test('templates of claims keep attributes whose feature is off', async () => {
    const volumeClaimTemplates = [claim('v', { volumeAttributesClassName: 'gold' })];
    const { json } = await at('1.30').create(SETS, set('gold', { volumeClaimTemplates }));
    assert.equal(json.spec.volumeClaimTemplates[0].spec.volumeAttributesClassName, 'gold');
  });

  test('volumes of claims come before those of the template, each name once', async () => {
    const volumes = [
      { name: 'own', emptyDir: {} },
      { name: 'Own', emptyDir: {} },
    ];
    const answer = await at('1.36').create(
      SETS,
      set('bad', { template: template({ volumes }), volumeClaimTemplates: [claim('v'), claim('Bad'), claim('v')] }),
    );
    assert.ok(causesOf(answer).includes('spec.template.spec.volumes[1].name Invalid'), JSON.stringify(answer.json));
    assert.ok(!causesOf(answer).some((cause) => cause.includes('Duplicate')));
  });

  test('no fewer pods than none are being deleted', async () => {
    await at('1.36').create(DEPLOYMENTS, { metadata: { name: 'd' }, spec: { selector, template: template() } });
    const answer = await patched(at('1.36'), `${DEPLOYMENTS}/d/status`, { status: { terminatingReplicas: -1 } });
    assert.deepEqual(causesOf(answer), ['status.terminatingReplicas Invalid']);
  });

  test('the scale of an absent object is that object from 1.33 on', async () => {
    const kindAt = async (release: (typeof RELEASES)[number]) => (await at(release).ask(`${DEPLOYMENTS}/absent/scale`)).json.details.kind;
    assert.deepEqual([await kindAt('1.30'), await kindAt('1.33')], ['deployments/scale', 'deployments']);
  });
});

describe('jobs between releases', () => {
  test('lose rules about single indexes only when they are new, while the feature is off', async () => {
    const rule = (action: string): object => ({ action, onExitCodes: { operator: 'In', values: [1] } });
    const spec = {
      podFailurePolicy: { rules: [rule('FailIndex'), rule('FailJob')] },
      template: { spec: { restartPolicy: 'Never', containers: [container()] } },
    };
    const made = await at('1.28').create(JOBS, { metadata: { name: 'indexes' }, spec });
    const actions = made.json.spec.podFailurePolicy.rules.map(({ action }: { action: string }) => action);
    assert.deepEqual(actions, ['FailJob']);
    const answer = await patched(at('1.28'), `${JOBS}/indexes`, { spec: { podFailurePolicy: { rules: [rule('FailIndex')] } } });
    assert.deepEqual(causesOf(answer), ['spec.podFailurePolicy Invalid', 'spec.podFailurePolicy.rules[0].action Invalid']);
  });

  const job = (name: string, spec: object = {}): object => ({
    metadata: { name },
    spec: { template: template({ restartPolicy: 'Never' }), ...spec },
  });

  test('only new ones lose their manager while the feature is off', async () => {
    const { json } = await at('1.30').create(JOBS, job('managed', { managedBy: 'example.com/other' }));
    assert.equal(json.spec.managedBy, undefined);
    const answer = await patched(at('1.30'), `${JOBS}/managed`, { spec: { managedBy: 'example.com/other' } });
    assert.deepEqual(causesOf(answer), ['spec.managedBy Invalid']);
  });

  test('no ready pods are told of where the status has none', async () => {
    await at('1.36').create(JOBS, job('counted'));
    const answer = await patched(at('1.36'), `${JOBS}/counted/status`, { status: { active: -1 } });
    assert.deepEqual(causesOf(answer), ['status.active Invalid']);
  });

  test('a DELETE that leaves pods behind says so, unless it asked for it', async () => {
    const removed = async (release: (typeof RELEASES)[number], query = '') =>
      warningsOf(await at(release).ask(`${JOBS}/left?dryRun=All${query}`, { method: 'DELETE' }));
    for (const release of ['1.21', '1.23'] as const) await at(release).create(JOBS, job('left'));
    assert.match(await removed('1.23'), /child pods are preserved by default/);
    assert.equal(await removed('1.23', '&propagationPolicy=Orphan'), '');
    assert.equal(await removed('1.21'), '');
  });
});

describe('fields that are told of', () => {
  test('come in the order of names where a patch was applied', async () => {
    await at('1.36').create(DEPLOYMENTS, { metadata: { name: 'order' }, spec: { selector, template: template() } });
    const answer = await patched(at('1.36'), `${DEPLOYMENTS}/order`, { spec: { template: { spec: { nope: 'x' } }, bogus: 2 }, junk: true });
    const told = [...warningsOf(answer).matchAll(/unknown field \\"([^\\]*)\\"/g)].map(([, field]) => field);
    assert.deepEqual(told, ['junk', 'spec.bogus', 'spec.template.spec.nope']);
  });

  test('an object that stands there again begins anew', async () => {
    const raw = '{"metadata":{"name":"x","labels":{"a":"1"}},"metadata":{"name":"twice"},"data":{"a":"1","a":"2"}}';
    const answer = await at('1.36').ask(`/api/v1${NAMESPACE}/configmaps`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: raw,
    });
    const told = [...warningsOf(answer).matchAll(/duplicate field \\"([^\\]*)\\"/g)].map(([, field]) => field);
    assert.deepEqual(told, ['metadata', 'data.a']);
    assert.deepEqual([answer.json.metadata.name, answer.json.metadata.labels], ['twice', { a: '1' }]);
  });
});

describe('addresses, blocks and schedules between releases', () => {
  const SERVICES = `/api/v1${NAMESPACE}/services`;

  test('addresses with leading zeros are those of endpoints from 1.22 on, until they are read strictly', async () => {
    const addresses = [{ ip: '01.2.3.4' }, { ip: '127.0.0.1' }];
    const body = { metadata: { name: 'padded' }, subsets: [{ addresses, ports: [{ port: 1 }] }] };
    const faults = async (release: (typeof RELEASES)[number]): Promise<string[]> =>
      causesOf(await at(release).create(`/api/v1${NAMESPACE}/endpoints`, body));
    const [padded, loopback] = ['subsets[0].addresses[0].ip Invalid', 'subsets[0].addresses[1].ip Invalid'];
    assert.deepEqual(await faults('1.21'), [padded, padded, loopback]);
    assert.deepEqual(await faults('1.30'), [loopback]);
    assert.deepEqual(await faults('1.36'), [padded, loopback]);
  });

  test('so are those of slices, and blocks of policies', async () => {
    const endpoints = [{ addresses: ['010.1.2.3'] }];
    const slice = { metadata: { name: 'padded' }, addressType: 'IPv4', endpoints };
    const ipBlock = { cidr: '010.0.0.0/8' };
    const policy = { metadata: { name: 'padded' }, spec: { podSelector: {}, ingress: [{ from: [{ ipBlock }] }] } };
    for (const [path, body] of [
      [`/apis/discovery.k8s.io/v1${NAMESPACE}/endpointslices`, slice],
      [`/apis/networking.k8s.io/v1${NAMESPACE}/networkpolicies`, policy],
    ] as const) {
      assert.equal((await at('1.21').create(path, body)).status, 422, path);
      assert.equal((await at('1.30').create(path, body)).status, 201, path);
    }
  });

  test('faults of the keys of a topology show the key', async () => {
    const spec = { drivers: [{ name: 'd.example.com', nodeID: 'n', topologyKeys: ['bad key', 'bad key'] }] };
    const { json } = await at('1.30').create('/apis/storage.k8s.io/v1/csinodes', { metadata: { name: 'n' }, spec });
    assert.match(json.message, /Invalid value: "bad key"/);
  });

  test('blocks of a balancer with blanks around them are warned of before it is said how they are written best', async () => {
    const spec = { type: 'LoadBalancer', ports: [{ port: 1 }], loadBalancerSourceRanges: [' 10.2.0.0/16 '] };
    const body = { metadata: { name: 'ranges' }, spec };
    assert.match(warningsOf(await at('1.30').create(SERVICES, body)), /loadBalancerSourceRanges\[0\]: IP prefix was accepted/);
    assert.doesNotMatch(warningsOf(await at('1.33').create(SERVICES, body)), /IP prefix was accepted/);
  });

  test('blocks that a policy leaves out are judged each by itself from 1.30 on', async () => {
    const ipBlock = { cidr: '10.0.0.0/16', except: ['x', '10.1.0.0/24'] };
    const body = { metadata: { name: 'blocks' }, spec: { podSelector: {}, ingress: [{ from: [{ ipBlock }] }] } };
    const path = `/apis/networking.k8s.io/v1${NAMESPACE}/networkpolicies`;
    const field = 'spec.ingress[0].from[0].ipBlock.except';
    assert.deepEqual(causesOf(await at('1.28').create(path, body)), [`${field}[0] Invalid`]);
    assert.deepEqual(causesOf(await at('1.30').create(path, body)), [`${field}[0] Invalid`, `${field}[1] Invalid`]);
  });

  test('faults of schedules are told in lower case where schedules may name a zone', async () => {
    const spec = { schedule: 'every day', jobTemplate: { spec: { template: template({ restartPolicy: 'Never' }) } } };
    const told = async (release: (typeof RELEASES)[number], version: string): Promise<string> =>
      (await at(release).create(`/apis/batch/${version}${NAMESPACE}/cronjobs`, { metadata: { name: 'c' }, spec })).json.message;
    assert.match(await told('1.21', 'v1'), /Expected exactly 5 fields, found 2: every day/);
    assert.match(await told('1.36', 'v1'), /expected exactly 5 fields, found 2: \[every day\]/);
  });

  test('time zones in schedules are warned of before they are refused', async () => {
    const spec = { schedule: 'TZ=UTC 0 5 * * *', jobTemplate: { spec: { template: template({ restartPolicy: 'Never' }) } } };
    const answer = await at('1.28').create(`/apis/batch/v1${NAMESPACE}/cronjobs`, { metadata: { name: 'zoned' }, spec });
    assert.equal(answer.status, 201);
    assert.match(warningsOf(answer), /CRON_TZ or TZ used in spec.spec.schedule is not officially supported/);
  });

  test('bad values are told as JSON from 1.34 on', async () => {
    const body = { metadata: { name: 'd' }, spec: { selector, template: { ...template(), metadata: { labels: { x: 'y' } } } } };
    const told = async (release: (typeof RELEASES)[number]): Promise<string> => (await at(release).create(DEPLOYMENTS, body)).json.message;
    assert.match(await told('1.33'), /Invalid value: map\[string\]string\{"x":"y"\}/);
    assert.match(await told('1.36'), /Invalid value: \{"x":"y"\}/);
  });
});

test('a runtime class without a handler is told that it lacks one', async (t) => {
  for (const [release, created, changed] of [
    ['1.34', ['handler Invalid'], ['handler Invalid', 'handler Invalid']],
    ['1.36', ['handler Required'], ['handler Required', 'handler Invalid']],
  ] as const) {
    const server = await TestServer.start({ release });
    t.after(() => server.close());
    const path = '/apis/node.k8s.io/v1/runtimeclasses';
    const causes = (answer: { json: { details: { causes: { field: string; reason: string }[] } } }): string[] =>
      answer.json.details.causes.map(({ field, reason }) => `${field} ${reason.replace('FieldValue', '')}`);
    assert.deepEqual(causes(await server.create(path, { metadata: { name: 'c' }, handler: '' })), created, release);
    await server.create(path, { metadata: { name: 'c' }, handler: 'h' });
    const headers = { 'Content-Type': 'application/merge-patch+json' };
    assert.deepEqual(causes(await server.ask(`${path}/c`, { method: 'PATCH', headers, body: { handler: '' } })), changed, release);
  }
});
