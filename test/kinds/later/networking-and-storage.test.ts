/** Kinds of networking and storage by the rules, defaults and warnings of later releases. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Answer, TestServer } from '../../support/server.js';

const STORAGE = '/apis/storage.k8s.io/v1';
const NETWORKING = '/apis/networking.k8s.io/v1/namespaces/default';
const SLICES = '/apis/discovery.k8s.io/v1/namespaces/default/endpointslices';
const SERVICES = '/api/v1/namespaces/default/services';

const causesOf = ({ json }: Answer): string[] =>
  (json.details?.causes ?? []).map(
    ({ field, reason }: { field: string; reason: string }) => `${field} ${reason.replace('FieldValue', '')}`,
  );
const warningOf = ({ headers }: Answer): string => String(headers.warning ?? '');

/** A volume and a class that name labels of nodes by former names. */
const FORMER_LABELS = {
  volume: {
    metadata: { name: 'former', annotations: { 'volume.beta.kubernetes.io/storage-class': 'x' } },
    spec: {
      capacity: { storage: '1Gi' },
      accessModes: ['ReadWriteOnce'],
      persistentVolumeReclaimPolicy: 'Recycle',
      hostPath: { path: '/x' },
      nodeAffinity: { required: { nodeSelectorTerms: [{ matchExpressions: [{ key: 'beta.kubernetes.io/arch', operator: 'Exists' }] }] } },
    },
  },
  storageClass: {
    metadata: { name: 'former' },
    provisioner: 'p',
    allowedTopologies: [
      {
        matchLabelExpressions: [
          { key: 'topology.kubernetes.io/region', values: ['r'] },
          { key: 'failure-domain.beta.kubernetes.io/zone', values: ['a'] },
        ],
      },
    ],
  },
};

test('releases before 1.27 warn of labels of nodes alone, and 1.21 of nothing', async () => {
  for (const [release, count] of [
    ['1.25', 1],
    ['1.21', 0],
  ] as const) {
    const server = await TestServer.start({ release });
    try {
      const { volume, storageClass } = FORMER_LABELS;
      const warned = [
        await server.create('/api/v1/persistentvolumes', volume),
        await server.create(`${STORAGE}/storageclasses`, storageClass),
      ];
      for (const answer of warned) assert.equal(warningOf(answer).match(/299/g)?.length ?? 0, count, warningOf(answer));
    } finally {
      await server.close();
    }
  }
});

describe('release 1.36', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({ release: '1.36' });
  });
  after(() => server.close());

  test('warns of former names of labels and fields where volumes and classes say where they can be used', async () => {
    const { volume, storageClass } = FORMER_LABELS;
    assert.deepEqual(warningOf(await server.create('/api/v1/persistentvolumes', volume)).match(/"(?:meta|spec)[^ ]+: /g), [
      '"metadata.annotations[volume.beta.kubernetes.io/storage-class]: ',
      '"spec.persistentVolumeReclaimPolicy: ',
      '"spec.nodeAffinity.required.nodeSelectorTerms[0].matchExpressions[0].key: ',
    ]);
    assert.match(
      warningOf(await server.create(`${STORAGE}/storageclasses`, storageClass)),
      /^299 - "allowedTopologies\[0\]\.matchLabelExpressions\[1\]\.key: deprecated since v1\.17; use \\"topology\.kubernetes\.io\/zone\\" instead"$/,
    );
  });

  test('tells of external addresses of services without an address once', async () => {
    const service = (clusterIP?: string) =>
      server.create(SERVICES, { metadata: { generateName: 's-' }, spec: { clusterIP, externalIPs: ['1.2.3.4'], ports: [{ port: 80 }] } });
    assert.equal(warningOf(await service('None')), '299 - "spec.externalIPs is ignored for headless services"');
    assert.match(warningOf(await service()), /spec\.externalIPs is deprecated/);
  });

  test('reads an empty selector of a budget as it is, and as the oldest version had it', async () => {
    const budgets = '/apis/policy/v1/namespaces/default/poddisruptionbudgets';
    const key = 'pdb.kubernetes.io/deprecated-v1beta1-empty-selector-match';
    const made = async (operator: string): Promise<unknown> => {
      const selector = { matchExpressions: [{ key, operator }] };
      return (await server.create(budgets, { metadata: { generateName: 'b-' }, spec: { minAvailable: 1, selector } })).json.spec.selector;
    };
    assert.deepEqual(await made('DoesNotExist'), {});
    assert.deepEqual(await made('Exists'), { matchExpressions: [{ key, operator: 'Exists' }] });
  });

  test('protects classes of attributes, and holds them to their rules', async () => {
    const classes = `${STORAGE}/volumeattributesclasses`;
    const made = await server.create(classes, { metadata: { name: 'gold' }, driverName: 'd.example.com', parameters: { iops: '1' } });
    assert.deepEqual(made.json.metadata.finalizers, ['kubernetes.io/vac-protection']);
    assert.deepEqual(causesOf(await server.create(classes, { metadata: { name: 'x' }, driverName: '-a' })), [
      'driverName Invalid',
      'parameters Required',
    ]);
    const changed = await server.ask(`${classes}/gold`, { method: 'PUT', body: { ...made.json, driverName: 'other' } });
    assert.deepEqual(causesOf(changed), ['driverName Forbidden']);
  });

  test('fills in and judges what drivers say', async () => {
    const drivers = `${STORAGE}/csidrivers`;
    const made = await server.create(drivers, { metadata: { name: 'd' }, spec: { tokenRequests: [{ audience: 'a' }] } });
    assert.equal(made.json.spec.seLinuxMount, false);
    assert.match(warningOf(made), /serviceAccountTokenInSecrets is unset/);
    const faults = await server.create(drivers, {
      metadata: { name: 'e' },
      spec: { nodeAllocatableUpdatePeriodSeconds: 9, serviceAccountTokenInSecrets: true },
    });
    assert.deepEqual(causesOf(faults), ['spec.nodeAllocatableUpdatePeriodSeconds Invalid', 'spec.serviceAccountTokenInSecrets Invalid']);
    const podInfo = { ...made.json, spec: { ...made.json.spec, podInfoOnMount: true } };
    const changed = await server.ask(`${drivers}/d`, { method: 'PUT', body: podInfo });
    assert.equal(changed.status, 200, changed.text);
    assert.equal(warningOf(changed), '');
  });

  test('reads addresses of slices strictly, and counts hints of nodes', async () => {
    const slice = (addressType: string, addresses: string[], hints?: object): Promise<Answer> =>
      server.create(SLICES, {
        metadata: { name: 's' },
        addressType,
        endpoints: [{ addresses, ...(hints === undefined ? {} : { hints }) }],
      });
    assert.deepEqual(causesOf(await slice('IPv4', ['010.1.2.3'])), ['endpoints[0].addresses[0] Invalid']);
    assert.deepEqual(causesOf(await slice('IPv4', ['2001:db8::1'])), ['endpoints[0].addresses Invalid']);
    assert.deepEqual(causesOf(await slice('IPv6', ['2001:DB8::1'])), ['endpoints[0].addresses[0] Invalid']);
    const forNodes = Array.from({ length: 9 }, () => ({ name: 'n' }));
    assert.deepEqual(causesOf(await slice('IPv4', ['10.1.2.3'], { forNodes })), ['endpoints[0].hints.forNodes TooMany']);
    assert.match(warningOf(await slice('FQDN', ['a.example.com'])), /FQDN endpoints are deprecated/);
  });

  test('reads blocks of policies strictly, and names its own group in faults', async () => {
    const policy = await server.create(`${NETWORKING}/networkpolicies`, {
      metadata: { name: 'p' },
      spec: {
        podSelector: { matchExpressions: [{ key: 'a', operator: 'In', values: ['a b'] }] },
        ingress: [{ from: [{ ipBlock: { cidr: '10.0.0.1/8' } }, { ipBlock: { cidr: '10.0.0.0/8', except: ['x', '11.0.0.0/16'] } }] }],
      },
    });
    assert.deepEqual(causesOf(policy), [
      'spec.podSelector.matchExpressions[0].values[0] Invalid',
      'spec.ingress[0].from[0].ipBlock.cidr Invalid',
      'spec.ingress[0].from[1].ipBlock.except[0] Invalid',
      'spec.ingress[0].from[1].ipBlock.except[1] Invalid',
    ]);
    assert.equal(policy.json.details.group, 'networking.k8s.io');
  });

  test('lets the annotation for the class of an ingress repeat the field, and warns where it stands alone', async () => {
    const ingress = (name: string, annotation: string, ingressClassName?: string): Promise<Answer> =>
      server.create(`${NETWORKING}/ingresses`, {
        metadata: { name, annotations: { 'kubernetes.io/ingress.class': annotation } },
        spec: { defaultBackend: { service: { name: '1web', port: { number: 80 } } }, ingressClassName },
      });
    assert.equal((await ingress('same', 'nginx', 'nginx')).status, 201);
    assert.equal((await ingress('other', 'nginx', 'else')).status, 422);
    assert.match(warningOf(await ingress('alone', 'nginx')), /please use 'spec.ingressClassName' instead/);
  });

  test('judges families and addresses of services before all else, and clears what balancers reported', async () => {
    const spec = { ports: [{ port: 0 }], ipFamilies: ['IPv4', 'IPv4'] };
    assert.deepEqual(causesOf(await server.create(SERVICES, { metadata: { name: 'a' }, spec })), ['spec.ipFamilies[1] Duplicate']);
    const made = await server.create(SERVICES, { metadata: { name: 'lb' }, spec: { type: 'LoadBalancer', ports: [{ port: 80 }] } });
    const status = { loadBalancer: { ingress: [{ ip: '1.2.3.4' }] } };
    const told = await server.ask(`${SERVICES}/lb/status`, { method: 'PUT', body: { ...made.json, status } });
    assert.equal(told.json.status.loadBalancer.ingress[0].ipMode, 'VIP');
    const patch = { method: 'PATCH', headers: { 'content-type': 'application/merge-patch+json' } };
    const plain = await server.ask(`${SERVICES}/lb`, { ...patch, body: { spec: { type: 'ClusterIP' } } });
    assert.deepEqual(plain.json.status, { loadBalancer: {} });
    const late = await server.ask(`${SERVICES}/lb/status`, { ...patch, body: { status } });
    assert.deepEqual(causesOf(late), ['status.loadBalancer.ingress Forbidden']);
  });
});

describe('release 1.25', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({ release: '1.25' });
  });
  after(() => server.close());

  test('has the status of policies, names the former group in faults, and reads addresses as ever', async () => {
    const policies = `${NETWORKING}/networkpolicies`;
    const made = await server.create(policies, { metadata: { name: 'p' }, spec: { podSelector: {} } });
    assert.equal((await server.ask(`${policies}/p/status`)).status, 200);
    const faults = await server.create(policies, { metadata: { name: 'P' }, spec: made.json.spec });
    assert.equal(faults.json.details.group, 'extensions');
    const slice = { metadata: { name: 's' }, addressType: 'IPv6', endpoints: [{ addresses: ['2001:DB8::1'] }] };
    assert.equal((await server.create(SLICES, slice)).status, 201);
    const driver = await server.create(`${STORAGE}/csidrivers`, { metadata: { name: 'd' }, spec: {} });
    assert.equal(Object.hasOwn(driver.json.spec, 'seLinuxMount'), false);
  });
});
