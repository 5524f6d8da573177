/** The mode Node: nodes read what their pods need, and write what is their own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import type { Node, PersistentVolume, Pod } from '../../generated/core/v1/types.js';
import { nodeAuthorizer } from '../../runtime/access/node-authorizer.js';
import { NodeGraph } from '../../runtime/access/node-graph.js';
import type { Attributes } from '../../runtime/auth/contract.js';
import { typed } from '../../runtime/model/object.js';
import { Words } from '../../runtime/model/values/words.js';
import { startTestServer } from '../../runtime/testing/index.js';
import { until } from '../support/until.js';
import { asks, asksPath, user } from './roles.js';

const words = new Words(catalogue.service);
const node = (name: string): ReturnType<typeof user> => user(`system:node:${name}`, 'system:nodes', 'system:authenticated');

const pod = (spec: object, annotations: Readonly<Record<string, string>> = {}): Pod =>
  typed<Pod>({ metadata: { name: 'p', namespace: 'ns', annotations }, spec: { nodeName: 'n', containers: [], ...spec } });

const graph = new NodeGraph(words);
graph.setPod(
  '/pods/ns/p',
  pod({
    serviceAccountName: 'robot',
    imagePullSecrets: [{ name: 'pull' }],
    containers: [
      {
        name: 'c',
        env: [{ name: 'E', valueFrom: { secretKeyRef: { name: 'variable', key: 'k' } } }],
        envFrom: [{ configMapRef: { name: 'variables' } }],
      },
    ],
    initContainers: [{ name: 'i', envFrom: [{ secretRef: { name: 'first' } }] }],
    volumes: [
      { name: 'a', secret: { secretName: 'volume' } },
      { name: 'b', configMap: { name: 'map' } },
      { name: 'c', projected: { sources: [{ secret: { name: 'source' } }, { configMap: { name: 'source' } }] } },
      { name: 'd', persistentVolumeClaim: { claimName: 'claim' } },
      { name: 'e', ephemeral: { volumeClaimTemplate: {} } },
      { name: 'f', csi: { driver: 'd', nodePublishSecretRef: { name: 'driver' } } },
    ],
  }),
);
graph.setPod('/pods/ns/mirror', pod({ imagePullSecrets: [{ name: 'mirrored' }] }, { 'kubernetes.io/config.mirror': 'x' }));
graph.setPod(
  '/pods/ns/devices',
  typed<Pod>({
    metadata: { name: 'devices', namespace: 'ns' },
    spec: { nodeName: 'n', containers: [], resourceClaims: [{ name: 'a', resourceClaimName: 'named' }] },
    status: {
      resourceClaimStatuses: [{ name: 'b', resourceClaimName: 'made' }],
      extendedResourceClaimStatus: { resourceClaimName: 'extended' },
    },
  }),
);
graph.setPod('/pods/ns/unbound', pod({ nodeName: '', imagePullSecrets: [{ name: 'unbound' }] }));
graph.setVolume(
  'v',
  typed<PersistentVolume>({
    metadata: { name: 'v' },
    spec: {
      claimRef: { namespace: 'ns', name: 'claim' },
      csi: {
        nodePublishSecretRef: { namespace: 'drivers', name: 'publish' },
        controllerPublishSecretRef: { namespace: 'drivers', name: 'controller' },
      },
    },
  }),
);
graph.setNodeOf('volumeattachments', 'va', 'n');
graph.setNodeOf('resourceslices', 'slice', 'n');

const configured = (name: string): Node =>
  typed<Node>({
    metadata: { name: 'n' },
    spec: { configSource: { configMap: { namespace: 'config', name, kubeletConfigKey: 'kubelet' } } },
  });
graph.setNode('n', configured('former'));
graph.setNode('n', configured('own'));
graph.setNode('gone', configured('gone'));
graph.setNode('gone', undefined);

const authorizer = nodeAuthorizer(() => graph, { words, enabledByName: () => false, release: '1.21' });
const decided = async (attributes: Attributes): Promise<string> => {
  const { decision, reason } = await authorizer.authorize(attributes);
  return decision === 'allow' ? decision : reason;
};

const UNRELATED = "no relationship found between node 'n' and this object";
const read = (resource: string, name: string, namespace = 'ns'): Attributes => asks(node('n'), 'get', { resource, name, namespace });

for (const [attributes, expected] of [
  ...['pull', 'variable', 'first', 'volume', 'source', 'driver'].map((name) => [read('secrets', name), 'allow'] as const),
  ...['variables', 'map', 'source'].map((name) => [read('configmaps', name), 'allow'] as const),
  ...['claim', 'p-e'].map((name) => [read('persistentvolumeclaims', name), 'allow'] as const),
  [read('configmaps', 'own', 'config'), 'allow'],
  [read('configmaps', 'former', 'config'), UNRELATED],
  [{ ...read('configmaps', 'gone', 'config'), user: node('gone') }, "no relationship found between node 'gone' and this object"],
  [read('persistentvolumes', 'v', ''), 'allow'],
  [read('persistentvolumes', 'w', ''), UNRELATED],
  [read('secrets', 'publish', 'drivers'), 'allow'],
  [read('secrets', 'controller', 'drivers'), UNRELATED],
  [read('secrets', 'mirrored'), UNRELATED],
  [read('secrets', 'unbound'), UNRELATED],
  [read('secrets', 'map'), UNRELATED],
  [read('secrets', 'pull', 'other'), UNRELATED],
  [{ ...read('secrets', 'pull'), user: node('m') }, "no relationship found between node 'm' and this object"],
  [{ ...read('secrets', 'pull'), user: user('system:node:n') }, ''],
  [{ ...read('secrets', 'pull'), user: user('n', 'system:nodes') }, ''],
  [{ ...read('secrets', 'pull'), user: node('') }, 'unknown node for user "system:node:"'],
  [{ ...read('secrets', ''), verb: 'list' }, 'No Object name found'],
  [{ ...read('secrets', 'pull'), verb: 'watch' }, 'allow'],
  [{ ...read('secrets', 'pull'), verb: 'patch' }, 'can only read resources of this type'],
  [{ ...read('persistentvolumeclaims', 'claim'), verb: 'list' }, 'can only get individual resources of this type'],
  [{ ...read('persistentvolumeclaims', 'claim'), verb: 'patch', subresource: 'status' }, 'allow'],
  [{ ...read('volumeattachments', 'va', ''), group: 'storage.k8s.io' }, 'allow'],
  [{ ...read('volumeattachments', 'vb', ''), group: 'storage.k8s.io' }, UNRELATED],
  [{ ...read('serviceaccounts', 'robot'), verb: 'create', subresource: 'token' }, 'allow'],
  [{ ...read('serviceaccounts', 'other'), verb: 'create', subresource: 'token' }, UNRELATED],
  [read('serviceaccounts', 'robot'), 'can only create tokens for individual service accounts'],
  [{ ...read('leases', 'n', 'kube-node-lease'), group: 'coordination.k8s.io', verb: 'patch' }, 'allow'],
  [
    { ...read('leases', 'm', 'kube-node-lease'), group: 'coordination.k8s.io' },
    'can only access node lease with the same name as the requesting node',
  ],
  [{ ...read('leases', 'n', 'ns'), group: 'coordination.k8s.io' }, 'can only access leases in the "kube-node-lease" system namespace'],
  [{ ...read('csinodes', 'n', ''), group: 'storage.k8s.io' }, 'allow'],
  [read('nodes', 'm', ''), 'allow'],
  [{ ...read('nodes', 'n', ''), verb: 'delete' }, ''],
  [read('namespaces', 'ns', ''), ''],
  [asksPath(node('n'), 'get', '/healthz'), ''],
] as const satisfies readonly (readonly [Attributes, string])[])
  test(`${attributes.user.name} ${attributes.verb} ${attributes.resource}/${attributes.name}: ${expected || 'no opinion'}`, async () =>
    assert.equal(await decided(attributes), expected));

test('what a pod or volume needed is forgotten with it, and kept while another needs it', () => {
  const known = new NodeGraph(words);
  const pulling = pod({ imagePullSecrets: [{ name: 's' }], volumes: [{ name: 'v', persistentVolumeClaim: { claimName: 'claim' } }] });
  const volume = typed<PersistentVolume>({
    metadata: { name: 'v' },
    spec: { claimRef: { namespace: 'ns', name: 'claim' }, cephfs: { secretRef: { name: 'ceph' } } },
  });
  known.setVolume('v', volume);
  known.setPod('a', pulling);
  known.setPod('b', pulling);
  known.setPod('a', undefined);
  assert.ok(known.needs('n', 'secrets', 'ns', 's'));
  assert.ok(known.needs('n', 'secrets', 'ns', 'ceph'));
  known.setVolume('v', undefined);
  assert.ok(!known.needs('n', 'secrets', 'ns', 'ceph'));
  known.setPod('b', undefined);
  assert.ok(!known.needs('n', 'secrets', 'ns', 's'));
});

test('a server asked about nodes follows its pods', async () => {
  const started = await startTestServer({ authorizationMode: ['Node', 'RBAC'] });
  try {
    const at = '/api/v1/namespaces/default';
    await started.request('POST', `${at}/serviceaccounts`, { metadata: { name: 'default' } });
    const review = {
      spec: {
        user: 'system:node:n',
        groups: ['system:nodes'],
        resourceAttributes: { verb: 'get', resource: 'secrets', namespace: 'default', name: 's' },
      },
    };
    const isAllowed = async (): Promise<boolean> => {
      const { body } = await started.request('POST', '/apis/authorization.k8s.io/v1/subjectaccessreviews', review);
      return new Map(Object.entries(body.status ?? {})).get('allowed') === true;
    };
    assert.equal(await isAllowed(), false);
    const spec = { nodeName: 'n', containers: [{ name: 'c', image: 'i' }], imagePullSecrets: [{ name: 's' }] };
    assert.equal((await started.request('POST', `${at}/pods`, { metadata: { name: 'p' }, spec })).status, 201);
    await until(isAllowed);
    await started.request('DELETE', `${at}/pods/p?gracePeriodSeconds=0`);
    await until(async () => !(await isAllowed()));
  } finally {
    await started.close();
  }
});

for (const [how, featureGates, follows] of [
  ['while its gate is on', {}, true],
  ['unless its gate is off', { DynamicKubeletConfig: false }, false],
] as const)
  test(`a server follows the map that a node takes its configuration from, ${how}`, async () => {
    const started = await startTestServer({ release: '1.21', authorizationMode: ['Node', 'RBAC'], featureGates });
    try {
      const mayRead = async (reader: string, name: string): Promise<boolean> => {
        const resourceAttributes = { verb: 'get', resource: 'configmaps', namespace: 'config', name };
        const spec = { user: `system:node:${reader}`, groups: ['system:nodes'], resourceAttributes };
        const { body } = await started.request('POST', '/apis/authorization.k8s.io/v1/subjectaccessreviews', { spec });
        return new Map(Object.entries(body.status ?? {})).get('allowed') === true;
      };
      const source = (name: string): object => ({ configMap: { namespace: 'config', name, kubeletConfigKey: 'kubelet' } });
      const change = async (path: string, body: object): Promise<void> => {
        const { status } = await started.request('PATCH', `/api/v1/nodes/n${path}`, body);
        assert.equal(status, 200);
      };
      const made = await started.request('POST', '/api/v1/nodes', { metadata: { name: 'n' }, spec: { configSource: source('first') } });
      assert.equal(made.status, 201);
      if (!follows) {
        assert.equal(await mayRead('n', 'first'), false);
        return;
      }
      await until(() => mayRead('n', 'first'));
      assert.equal(await mayRead('m', 'first'), false);
      await change('', { spec: { configSource: source('second') } });
      await until(() => mayRead('n', 'second'));
      assert.equal(await mayRead('n', 'first'), false);
      // What a node says that it uses is its own word, and gives it nothing to read.
      const used = { configMap: { namespace: 'config', name: 'third', uid: 'u', resourceVersion: '1', kubeletConfigKey: 'kubelet' } };
      await change('/status', { status: { config: { assigned: used, active: used } } });
      await change('', { spec: { configSource: null } });
      await until(async () => !(await mayRead('n', 'second')));
      assert.equal(await mayRead('n', 'third'), false);
      await change('', { spec: { configSource: source('fourth') } });
      await until(() => mayRead('n', 'fourth'));
      assert.equal((await started.request('DELETE', '/api/v1/nodes/n')).status, 200);
      await until(async () => !(await mayRead('n', 'fourth')));
    } finally {
      await started.close();
    }
  });

const later = nodeAuthorizer(() => graph, { words, enabledByName: () => true, release: '1.36' });
const onNode = (name: string): Pick<Attributes, 'selectors'> => ({
  selectors: () => ({ fields: [{ key: 'spec.nodeName', operator: 'In', values: [name] }], labels: [] }),
});
const ofDevices = (resource: string, name: string, namespace: string, verb = 'get'): Attributes => ({
  ...read(resource, name, namespace),
  group: 'resource.k8s.io',
  verb,
});
const OWN_PODS = 'can only list/watch pods with spec.nodeName field selector';

for (const [what, attributes, expected] of [
  ['lists its own pods', { ...read('pods', '', ''), verb: 'list', ...onNode('n') }, 'allow'],
  ['lists no pods of another', { ...read('pods', '', ''), verb: 'list', ...onNode('m') }, OWN_PODS],
  ['watches not all pods', { ...read('pods', '', ''), verb: 'watch' }, OWN_PODS],
  ['reads no pod of another', read('pods', 'elsewhere'), UNRELATED],
  ['changes the status of pods by its role', { ...read('pods', 'p'), verb: 'patch', subresource: 'status' }, 'allow'],
  ['reads its own object', read('nodes', 'n', ''), 'allow'],
  ['reads no other node', read('nodes', 'm', ''), "node 'n' cannot read 'm', only its own Node object"],
  ['lists not all nodes', { ...read('nodes', '', ''), verb: 'list' }, "node 'n' cannot read all nodes, only its own Node object"],
  ['reads the accounts of its pods', read('serviceaccounts', 'robot'), 'allow'],
  ['reads no other account', read('serviceaccounts', 'other'), UNRELATED],
  ...['named', 'made', 'extended'].map((name) => [`reads the claim ${name}`, ofDevices('resourceclaims', name, 'ns'), 'allow'] as const),
  ['reads no other claim', ofDevices('resourceclaims', 'other', 'ns'), UNRELATED],
  ['changes no claim', ofDevices('resourceclaims', 'named', 'ns', 'patch'), 'can only get individual resources of this type'],
  ['changes its own slice', ofDevices('resourceslices', 'slice', '', 'patch'), 'allow'],
  ['removes no slice of another', ofDevices('resourceslices', 'other', '', 'delete'), UNRELATED],
  ['makes slices', ofDevices('resourceslices', '', '', 'create'), 'allow'],
  ['lists its own slices', { ...ofDevices('resourceslices', '', '', 'list'), ...onNode('n') }, 'allow'],
  [
    'empties not all slices',
    ofDevices('resourceslices', '', '', 'deletecollection'),
    'can only list/watch/deletecollection resourceslices with nodeName field selector',
  ],
] as const)
  test(`with selectors a node ${what}`, async () => {
    const { decision, reason } = await later.authorize(attributes);
    assert.equal(decision === 'allow' ? decision : reason, expected);
  });

for (const [features, verb, expected] of [
  [[], 'list', ''],
  [['SlicesOfNodes'], 'list', 'allow'],
  [
    ['SlicesOfNodes'],
    'deletecollection',
    'only the following verbs are allowed for a ResourceSlice: get, watch, list, create, update, patch, delete',
  ],
  [['SlicesOfNodes', 'SlicesOfNodesEmptied'], 'deletecollection', 'allow'],
] as const)
  test(`with ${features.join(' and ') || 'nothing of devices'} a node may ${verb} slices as it says`, async () => {
    const enabledByName = (name: string): boolean => features.some((feature) => feature === name);
    const between = nodeAuthorizer(() => graph, { words, enabledByName, release: '1.31' });
    const { decision, reason } = await between.authorize(ofDevices('resourceslices', '', '', verb));
    assert.equal(decision === 'allow' ? decision : reason, expected);
  });
