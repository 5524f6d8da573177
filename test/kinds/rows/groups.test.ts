/** Objects of the smaller groups as `kubectl get -o wide` shows them, in the states that they can be in. */
import { HOUR_AGO, type ShownRow, shownRows } from '../../support/rows.js';

const hosts = (...names: (string | undefined)[]): object[] => names.map((host) => (host === undefined ? {} : { host }));

/** Hosts of the rules of an ingress, and how they read. */
const HOSTS: readonly (readonly [rules: readonly object[], read: string])[] = [
  [[], '*'],
  [hosts(undefined, undefined), '*'],
  [hosts(undefined, 'a'), 'a'],
  [hosts('a', 'b', 'c'), 'a,b,c'],
  [hosts(undefined, 'a', 'b', 'c'), 'a,b,c'],
  [hosts('a', 'b', undefined, undefined), 'a,b'],
  [hosts('a', 'b', 'c', 'd'), 'a,b,c + 1 more...'],
  [hosts('a', 'b', 'c', undefined, 'd'), 'a,b,c + 2 more...'],
];
const ingresses: readonly ShownRow[] = HOSTS.map(([rules, read]) => [
  `with the rules ${JSON.stringify(rules)}`,
  { spec: { rules } },
  ['x', '<none>', read, '', '80', '60m'],
]);

const slice = (ports: object[], ...endpoints: string[][]): { addressType: string; ports: object[]; endpoints: object[] } => ({
  addressType: 'IPv4',
  ports,
  endpoints: endpoints.map((addresses) => ({ addresses })),
});

/** Conditions of a certificate request, whether it has its certificate, and how that reads. */
const DECISIONS: readonly (readonly [conditions: readonly string[], issued: boolean, read: string])[] = [
  [[], false, 'Pending'],
  [['Approved'], false, 'Approved'],
  [['Approved'], true, 'Approved,Issued'],
  [['Denied'], false, 'Denied'],
  [['Approved', 'Failed'], false, 'Approved,Failed'],
  [['Approved', 'Failed'], true, 'Approved,Failed,Issued'],
  [['Failed'], false, 'Pending,Failed'],
  [['Approved', 'Denied'], false, 'Denied'],
  [['other'], false, 'Pending'],
];
const requests: readonly ShownRow[] = DECISIONS.map(([types, issued, read]) => [
  `${read} by ${types.join(' and ') || 'nobody'}`,
  {
    spec: { signerName: 'example.com/s', username: 'u' },
    status: { conditions: types.map((type) => ({ type })), ...(issued ? { certificate: 'AA==' } : {}) },
  },
  ['x', '60m', 'example.com/s', 'u', read],
]);

const bindings: readonly ShownRow[] = [
  [
    'of subjects of all kinds',
    {
      roleRef: { kind: 'ClusterRole', name: 'view' },
      subjects: [
        { kind: 'ServiceAccount', namespace: 'n', name: 's' },
        { kind: 'User', name: 'u' },
        { kind: 'Group', name: 'g' },
        { kind: 'User', name: 'v' },
        { kind: 'ServiceAccount', namespace: 'm', name: 't' },
      ],
    },
    ['x', 'ClusterRole/view', '60m', 'u, v', 'g', 'n/s, m/t'],
  ],
  ['of nobody', { roleRef: { kind: 'Role', name: 'r' } }, ['x', 'Role/r', '60m', '', '', '']],
];
const made: readonly ShownRow[] = [['by when they were made', {}, ['x', HOUR_AGO]]];
const webhooks: readonly ShownRow[] = [
  ['with webhooks', { webhooks: [{}, {}] }, ['x', 2, '60m']],
  ['without', {}, ['x', 0, '60m']],
];

const available = (condition: object | undefined, service?: object): { spec: object; status: object } => ({
  spec: { service },
  status: {
    conditions:
      condition === undefined
        ? []
        : [
            { type: 'Other', status: 'True' },
            { type: 'Available', ...condition },
          ],
  },
});
const REMOTE = { namespace: 'n', name: 's' };

const marked = (prefix: string, value: string): { annotations: object } => ({
  annotations: { [`${prefix}.kubernetes.io/is-default-class`]: value },
});
const storageClass = (name: string): unknown[] => [name, 'p', 'Delete', 'Immediate', false, '60m'];

const server = (apiServerID: string): object => ({ apiServerID, encodingVersion: 'v1', decodableVersions: ['v1'] });

shownRows({
  'ingresses.networking': [
    ...ingresses,
    [
      'with a class, TLS and addresses, each once and sorted',
      {
        spec: { ingressClassName: 'nginx', tls: [{}], rules: hosts('a') },
        status: { loadBalancer: { ingress: [{ hostname: 'lb' }, { ip: '192.0.2.2' }, { ip: '192.0.2.1' }, { ip: '192.0.2.2' }] } },
      },
      ['x', 'nginx', 'a', '192.0.2.1,192.0.2.2,lb', '80, 443', '60m'],
    ],
    [
      'whose class is an annotation, which is not shown',
      { metadata: { annotations: { 'kubernetes.io/ingress.class': 'nginx' } } },
      ['x', '<none>', '*', '', '80', '60m'],
    ],
  ],
  'ingressclasses.networking': [
    ['without parameters', { spec: { controller: 'example.com/c' } }, ['x', 'example.com/c', '<none>', '60m']],
    [
      'with parameters',
      { spec: { controller: 'example.com/c', parameters: { apiGroup: 'example.com', kind: 'Params', name: 'p' } } },
      ['x', 'example.com/c', 'Params.example.com/p', '60m'],
    ],
    [
      'with parameters of the core group',
      { spec: { controller: 'example.com/c', parameters: { kind: 'ConfigMap', name: 'p' } } },
      ['x', 'example.com/c', 'ConfigMap/p', '60m'],
    ],
  ],
  'endpointslices.discovery': [
    ['with nothing', slice([]), ['x', 'IPv4', '<unset>', '<unset>', '60m']],
    [
      'as much as fits',
      slice([{ port: 80 }, { port: 53 }, { port: 1 }], ['10.0.0.1', '10.0.0.2'], ['10.0.0.3']),
      ['x', 'IPv4', '80,53,1', '10.0.0.1,10.0.0.2,10.0.0.3', '60m'],
    ],
    [
      'more than fits',
      slice([{ port: 1 }, { port: 2 }, { port: 3 }, { port: 4 }, { port: 5 }], ['a', 'b'], ['c', 'd']),
      ['x', 'IPv4', '1,2,3 + 2 more...', 'a,b,c + 1 more...', '60m'],
    ],
    ['with ports by name', slice([{ port: 80, name: 'web' }, { name: 'all' }]), ['x', 'IPv4', '80,all', '<unset>', '60m']],
    ['with all ports under no name', slice([{ port: null }]), ['x', 'IPv4', '<unset>', '<unset>', '60m']],
  ],
  'certificatesigningrequests.certificates': [
    ...requests,
    ['of before there were signers', { spec: { username: 'u' } }, ['x', '60m', '<none>', 'u', 'Pending']],
  ],
  'rolebindings.rbac.authorization': bindings,
  'clusterrolebindings.rbac.authorization': bindings,
  'roles.rbac.authorization': made,
  'clusterroles.rbac.authorization': made,
  'csistoragecapacities.storage': made,
  'customresourcedefinitions.apiextensions': made,
  'mutatingwebhookconfigurations.admissionregistration': webhooks,
  'validatingwebhookconfigurations.admissionregistration': webhooks,
  'apiservices.apiregistration': [
    ['served here', available({ status: 'True', reason: 'Local' }), ['x', 'Local', 'True', '60m']],
    ['served elsewhere', available({ status: 'True', reason: 'Passed' }, REMOTE), ['x', 'n/s', 'True', '60m']],
    ['out of reach', available({ status: 'False', reason: 'ServiceNotFound' }, REMOTE), ['x', 'n/s', 'False (ServiceNotFound)', '60m']],
    ['out of reach for no reason', available({ status: 'False' }, REMOTE), ['x', 'n/s', 'False', '60m']],
    ['in doubt', available({ status: 'Unknown', reason: 'Slow' }, REMOTE), ['x', 'n/s', 'Unknown (Slow)', '60m']],
    ['not looked at yet', available(undefined, REMOTE), ['x', 'n/s', 'Unknown', '60m']],
  ],
  'podsecuritypolicies.policy': [
    [
      'that allow much',
      {
        spec: {
          privileged: true,
          allowedCapabilities: ['NET_ADMIN', '*'],
          seLinux: { rule: 'RunAsAny' },
          runAsUser: { rule: 'MustRunAsNonRoot' },
          fsGroup: { rule: 'MayRunAs' },
          supplementalGroups: { rule: 'MustRunAs' },
          readOnlyRootFilesystem: true,
          volumes: ['configMap', 'secret'],
        },
      },
      ['x', 'true', 'NET_ADMIN,*', 'RunAsAny', 'MustRunAsNonRoot', 'MayRunAs', 'MustRunAs', true, 'configMap,secret'],
    ],
    ['that allow nothing', { spec: {} }, ['x', 'false', '', '', '', '', '', false, '']],
  ],
  'csidrivers.storage': [
    ['that say nothing', { spec: {} }, ['x', true, false, false, '<unset>', false, 'Persistent', '60m']],
    [
      'that say all',
      {
        spec: {
          attachRequired: false,
          podInfoOnMount: true,
          storageCapacity: true,
          tokenRequests: [{ audience: 'a' }, { audience: '' }, { audience: 'b' }],
          requiresRepublish: true,
          volumeLifecycleModes: ['Persistent', 'Ephemeral'],
        },
      },
      ['x', false, true, true, 'a,,b', true, 'Persistent,Ephemeral', '60m'],
    ],
    ['that want no tokens', { spec: { tokenRequests: [] } }, ['x', true, false, false, '<unset>', false, 'Persistent', '60m']],
  ],
  'csinodes.storage': [
    ['with drivers', { spec: { drivers: [{ name: 'a' }, { name: 'b' }] } }, ['x', 2, '60m']],
    ['without', { spec: {} }, ['x', 0, '60m']],
  ],
  'storageclasses.storage': [
    ['in few words', { provisioner: 'p' }, storageClass('x')],
    [
      'in many',
      { provisioner: 'p', reclaimPolicy: 'Retain', volumeBindingMode: 'WaitForFirstConsumer', allowVolumeExpansion: true },
      ['x', 'p', 'Retain', 'WaitForFirstConsumer', true, '60m'],
    ],
    ['by default', { metadata: marked('storageclass', 'true'), provisioner: 'p' }, storageClass('x (default)')],
    ['by default as it was once marked', { metadata: marked('storageclass.beta', 'true'), provisioner: 'p' }, storageClass('x (default)')],
    ['not by default', { metadata: marked('storageclass', 'false'), provisioner: 'p' }, storageClass('x')],
  ],
  'volumeattachments.storage': [
    [
      'attached',
      { spec: { attacher: 'd', nodeName: 'n', source: { persistentVolumeName: 'v' } }, status: { attached: true } },
      ['x', 'd', 'v', 'n', true, '60m'],
    ],
    ['of a volume of a pod, on the way', { spec: { attacher: 'd', nodeName: 'n', source: {} } }, ['x', 'd', '', 'n', false, '60m']],
  ],
  'priorityclasses.scheduling': [
    ['by default', { value: 1000, globalDefault: true }, ['x', 1000, true, '60m']],
    ['below all others', { value: -5 }, ['x', -5, false, '60m']],
  ],
  'leases.coordination': [
    ['held', { spec: { holderIdentity: 'h' } }, ['x', 'h', '60m']],
    ['free', { spec: {} }, ['x', '', '60m']],
  ],
  'runtimeclasses.node': [['by handler', { handler: 'runc' }, ['x', 'runc', '60m']]],
  'flowschemas.flowcontrol.apiserver': [
    [
      'whose level is missing',
      {
        spec: { priorityLevelConfiguration: { name: 'l' }, matchingPrecedence: 7, distinguisherMethod: { type: 'ByUser' } },
        status: { conditions: [{ type: 'Dangling', status: 'True' }] },
      },
      ['x', 'l', 7, 'ByUser', '60m', 'True'],
    ],
    [
      'not looked at yet',
      { spec: { priorityLevelConfiguration: { name: 'l' }, matchingPrecedence: 7 } },
      ['x', 'l', 7, '<none>', '60m', '?'],
    ],
  ],
  'prioritylevelconfigurations.flowcontrol.apiserver': [
    ['without limits', { spec: { type: 'Exempt' } }, ['x', 'Exempt', '<none>', '<none>', '<none>', '<none>', '60m']],
    [
      'that reject',
      { spec: { type: 'Limited', limited: { assuredConcurrencyShares: 5, limitResponse: { type: 'Reject' } } } },
      ['x', 'Limited', 5, '<none>', '<none>', '<none>', '60m'],
    ],
    [
      'that queue',
      {
        spec: {
          type: 'Limited',
          limited: {
            assuredConcurrencyShares: 5,
            limitResponse: { type: 'Queue', queuing: { queues: 64, handSize: 6, queueLengthLimit: 50 } },
          },
        },
      },
      ['x', 'Limited', 5, 64, 6, 50, '60m'],
    ],
  ],
  'storageversions.internal.apiserver': [
    [
      'of servers that agree',
      { status: { commonEncodingVersion: 'v1', storageVersions: [server('a'), server('b')] } },
      ['x', 'v1', 'a=v1,b=v1', '60m'],
    ],
    ['of many', { status: { storageVersions: ['a', 'b', 'c', 'd'].map(server) } }, ['x', '<unset>', 'a=v1,b=v1,c=v1 + 1 more...', '60m']],
    ['of none', { spec: {} }, ['x', '<unset>', '<unset>', '60m']],
  ],
});
