/** The migration table of specification 3 as manifests: one for each kind and old version. */

export interface MigrationRow {
  readonly kind: string;
  readonly old: string;
  /** Undefined where nothing takes the place of the old version. */
  readonly now: string | undefined;
  /** The release that removes the old version. */
  readonly gone: '1.16' | '1.22' | '1.25';
  /** Path of the collection at the new version, without root and version. */
  readonly collection: string;
  /** Everything of the manifest but apiVersion and kind. */
  readonly body: string;
  /** Texts that the converted manifest has, comments among them. */
  readonly has?: readonly string[];
  /** Texts that are told of it. */
  readonly told?: readonly string[];
}

const G = 'k8s.io';
const named = (more: string, name = 'x'): string => `# Kept at the head.\nmetadata:\n  name: ${name} # kept at the name\n${more}`;
const HEAD = ['# Kept at the head.', 'name: x # kept at the name'];

/** A certificate request for the name `row`, as PEM in base64. */
const REQUEST =
  'LS0tLS1CRUdJTiBDRVJUSUZJQ0FURSBSRVFVRVNULS0tLS0KTUlISU1IQUNBUUF3RGpFTU1Bb0dBMVVFQXd3RGNtOTNNRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRApRZ0FFb2VtSkpSd2dBaUdRalhOU1I1L2lldmxRYzVJWEFRdDU4eUhRUU4rcGRmVzI3eURTZkZZd2lxdzluOFdnCnRuRGF4bzd0TFhXRDN2Y3dKVWN2aTd6UythQUFNQW9HQ0NxR1NNNDlCQU1DQTBnQU1FVUNJRVZrNXRrWkFyVDUKS3FEZzBLVzRVV1Zrdk4rLzZqOUkrOHNZTWtrVlBTcWZBaUVBL2pmMUNjNm1aUlY4UEZSVS8yd0RLWnppdFdOQwptZXFOREpzUUFjOS9oY3c9Ci0tLS0tRU5EIENFUlRJRklDQVRFIFJFUVVFU1QtLS0tLQo=';

const template = `  template: # of pods
    metadata:
      labels: { app: a }
    spec:
      containers:
        - name: c
          image: i # of the container
`;
const workload = named(`spec:\n${template}`);
const selected = named(`spec:\n  selector: { matchLabels: { app: a } } # whose\n${template}`);
const POD_COMMENTS = [...HEAD, '# of pods', 'image: i # of the container'];
const SELECTOR = /* of a template */ 'spec.selector is set to {"matchLabels":{"app":"a"}}';

const webhooks = named(`webhooks:
  - name: a.example.com # whose
    clientConfig: { url: https://example.com/a }
    sideEffects: None
    admissionReviewVersions: [ v1, v1beta1 ]
`);
const rules = named(`rules:\n  - verbs: [ get ] # to see\n    apiGroups: [ "" ]\n    resources: [ pods ]\n`);
const binding = named(`subjects:
  - { kind: User, name: u, apiGroup: rbac.authorization.${G} }
roleRef: { apiGroup: rbac.authorization.${G}, kind: ClusterRole, name: view } # what
`);
const review = (more: string, metadata = ''): string =>
  `${metadata}spec:\n  resourceAttributes: { verb: get, resource: pods, namespace: default } # about\n${more}`;
const ingress = named(`spec:
  # where the rest goes
  backend:
    serviceName: s
    servicePort: 80
  rules:
    - http:
        paths:
          - path: /a # where
            backend: { serviceName: t, servicePort: http }
`);
const INGRESS = [
  ...HEAD,
  '  # where the rest goes\n  defaultBackend:\n    service:\n      name: s\n      port:\n        number: 80\n',
  'path: /a # where',
  'pathType: ImplementationSpecific',
];

const workloads = (
  kind: string,
  plural: string,
  versions: Readonly<Record<string, Pick<MigrationRow, 'body' | 'has' | 'told'>>>,
): MigrationRow[] =>
  Object.entries(versions).map(([old, row]) => ({
    kind,
    old,
    now: 'apps/v1',
    gone: '1.16',
    collection: `namespaces/default/${plural}`,
    ...row,
  }));

const plain = (
  kind: string,
  group: string,
  gone: MigrationRow['gone'],
  collection: string,
  body: string,
  more: Pick<MigrationRow, 'has' | 'told'> = {},
): MigrationRow => ({ kind, old: `${group}/v1beta1`, now: `${group}/v1`, gone, collection, body, has: HEAD, ...more });

export const ROWS: readonly MigrationRow[] = [
  // Removed in 1.16.
  {
    kind: 'NetworkPolicy',
    old: 'extensions/v1beta1',
    now: `networking.${G}/v1`,
    gone: '1.16',
    collection: 'namespaces/default/networkpolicies',
    body: named('spec:\n  podSelector: {} # all\n  policyTypes: [ Ingress ]\n'),
    has: [...HEAD, 'podSelector: {} # all'],
  },
  ...workloads('DaemonSet', 'daemonsets', {
    'extensions/v1beta1': {
      body: workload.replace('spec:\n', 'spec:\n  templateGeneration: 7\n'),
      has: [...POD_COMMENTS, 'type: OnDelete', 'deprecated.daemonset.template.generation: "7"'],
      told: [SELECTOR, 'spec.templateGeneration is gone.', 'kept in the annotation deprecated.daemonset.template.generation'],
    },
    'apps/v1beta2': { body: selected, has: [...POD_COMMENTS, 'selector: { matchLabels: { app: a } } # whose'] },
  }),
  ...workloads('Deployment', 'deployments', {
    'extensions/v1beta1': {
      body: workload.replace('spec:\n', 'spec:\n  rollbackTo: { revision: 3 }\n'),
      has: [...POD_COMMENTS, 'progressDeadlineSeconds: 2147483647', 'revisionHistoryLimit: 2147483647', 'maxSurge: 1', 'maxUnavailable: 1'],
      told: [SELECTOR, 'spec.rollbackTo is gone.', 'spec.rollbackTo is kept in the annotation conversion.kubernetes.io/kept'],
    },
    'apps/v1beta1': { body: workload, has: [...POD_COMMENTS, 'revisionHistoryLimit: 2'], told: [SELECTOR] },
    'apps/v1beta2': { body: selected, has: POD_COMMENTS },
  }),
  ...workloads('StatefulSet', 'statefulsets', {
    'apps/v1beta1': {
      body: workload.replace('spec:\n', 'spec:\n  serviceName: s\n'),
      has: [...POD_COMMENTS, 'type: OnDelete'],
      told: [SELECTOR],
    },
    'apps/v1beta2': { body: selected.replace('spec:\n', 'spec:\n  serviceName: s\n'), has: POD_COMMENTS },
  }),
  ...workloads('ReplicaSet', 'replicasets', {
    'extensions/v1beta1': { body: workload, has: POD_COMMENTS, told: [SELECTOR] },
    // No release served this one, and manifests have it.
    'apps/v1beta1': { body: selected, has: POD_COMMENTS, told: ['no release serves ReplicaSet of apps/v1beta1'] },
    'apps/v1beta2': { body: selected, has: POD_COMMENTS },
  }),
  {
    kind: 'PodSecurityPolicy',
    old: 'extensions/v1beta1',
    now: undefined,
    gone: '1.16',
    collection: 'podsecuritypolicies',
    body: named('spec: {}\n'),
    told: ['use admission webhooks'],
  },
  // Removed in 1.22.
  ...(['Mutating', 'Validating'] as const).map((which) =>
    plain(`${which}WebhookConfiguration`, `admissionregistration.${G}`, '1.22', `${which.toLowerCase()}webhookconfigurations`, webhooks, {
      has: [...HEAD, 'name: a.example.com # whose', 'failurePolicy: Ignore', 'matchPolicy: Exact', 'timeoutSeconds: 30'],
      told: ['sideEffects is required'],
    }),
  ),
  plain(
    'CustomResourceDefinition',
    `apiextensions.${G}`,
    '1.22',
    'customresourcedefinitions',
    named(
      `spec:
  group: example.com # whose
  version: v1
  scope: Cluster
  names: { plural: rows, kind: Row }
  preserveUnknownFields: false
  validation:
    openAPIV3Schema: { type: object } # anything
  subresources: { status: {} }
  additionalPrinterColumns:
    - { name: Number, type: integer, JSONPath: .spec.n }
`,
      'rows.example.com',
    ),
    {
      has: [
        'group: example.com # whose',
        'name: rows.example.com # kept at the name',
        'versions:',
        'jsonPath: .spec.n',
        'openAPIV3Schema:',
      ],
      told: ['must be structural'],
    },
  ),
  plain(
    'APIService',
    `apiregistration.${G}`,
    '1.22',
    'apiservices',
    named(
      'spec:\n  group: elsewhere.example.com # whose\n  version: v1\n  groupPriorityMinimum: 5\n  versionPriority: 6\n  service: { namespace: default, name: s }\n',
      'v1.elsewhere.example.com',
    ),
    { has: ['group: elsewhere.example.com # whose'] },
  ),
  plain('TokenReview', `authentication.${G}`, '1.22', 'tokenreviews', named('spec: { token: t } # whose\n'), {
    has: ['spec: { token: t } # whose'],
  }),
  plain(
    'LocalSubjectAccessReview',
    `authorization.${G}`,
    '1.22',
    'namespaces/default/localsubjectaccessreviews',
    review('  user: u\n  group: [ g ]\n', 'metadata: { namespace: default }\n'),
    {
      has: ['# about', 'groups: [ g ]'],
      told: ['spec.group is spec.groups.'],
    },
  ),
  plain('SelfSubjectAccessReview', `authorization.${G}`, '1.22', 'selfsubjectaccessreviews', review(''), { has: ['# about'] }),
  plain('SubjectAccessReview', `authorization.${G}`, '1.22', 'subjectaccessreviews', review('  user: u\n  group: [ g ] # theirs\n'), {
    has: ['# about', 'groups: [ g ] # theirs'],
    told: ['spec.group is spec.groups.'],
  }),
  plain(
    'CertificateSigningRequest',
    `certificates.${G}`,
    '1.22',
    'certificatesigningrequests',
    named(`spec:\n  request: ${REQUEST}\n  signerName: example.com/s # whose\n  usages: [ client auth ]\n`),
    { has: [...HEAD, 'signerName: example.com/s # whose'], told: ['signerName is required'] },
  ),
  plain('Lease', `coordination.${G}`, '1.22', 'namespaces/default/leases', named('spec: { holderIdentity: h, leaseDurationSeconds: 5 }\n')),
  ...(['extensions', `networking.${G}`] as const).map(
    (group): MigrationRow => ({
      kind: 'Ingress',
      old: `${group}/v1beta1`,
      now: `networking.${G}/v1`,
      gone: '1.22',
      collection: 'namespaces/default/ingresses',
      body: ingress,
      has: INGRESS,
      told: ['pathType is required'],
    }),
  ),
  plain('IngressClass', `networking.${G}`, '1.22', 'ingressclasses', named('spec: { controller: example.com/c }\n')),
  plain('ClusterRole', `rbac.authorization.${G}`, '1.22', 'clusterroles', rules, { has: [...HEAD, 'verbs: [ get ] # to see'] }),
  plain('Role', `rbac.authorization.${G}`, '1.22', 'namespaces/default/roles', rules),
  plain('ClusterRoleBinding', `rbac.authorization.${G}`, '1.22', 'clusterrolebindings', binding, { has: [...HEAD, 'name: view } # what'] }),
  plain('RoleBinding', `rbac.authorization.${G}`, '1.22', 'namespaces/default/rolebindings', binding),
  plain('PriorityClass', `scheduling.${G}`, '1.22', 'priorityclasses', named('value: 7 # seven\n')),
  plain('CSIDriver', `storage.${G}`, '1.22', 'csidrivers', named('spec: { attachRequired: false }\n')),
  plain('CSINode', `storage.${G}`, '1.22', 'csinodes', named('spec:\n  drivers:\n    - { name: driver, nodeID: node-1 }\n')),
  plain('StorageClass', `storage.${G}`, '1.22', 'storageclasses', named('provisioner: example.com/p # whose\n')),
  plain(
    'VolumeAttachment',
    `storage.${G}`,
    '1.22',
    'volumeattachments',
    named('spec: { attacher: a, nodeName: node-1, source: { persistentVolumeName: volume } }\n'),
  ),
  // Announced for 1.25.
  plain(
    'CronJob',
    'batch',
    '1.25',
    'namespaces/default/cronjobs',
    named(
      'spec:\n  schedule: 0 0 * * * # at midnight\n  jobTemplate:\n    spec:\n      template:\n        spec:\n          restartPolicy: Never\n          containers: [ { name: c, image: i } ]\n',
    ),
    { has: [...HEAD, 'schedule: 0 0 * * * # at midnight'] },
  ),
  plain(
    'EndpointSlice',
    `discovery.${G}`,
    '1.25',
    'namespaces/default/endpointslices',
    named(
      'addressType: IPv4 # of old\nendpoints:\n  - addresses: [ 10.0.0.1 ] # one\n    nodeName: node-1\n    topology: { topology.kubernetes.io/zone: z }\n',
    ),
    { has: [...HEAD, 'addresses: [ 10.0.0.1 ] # one', 'zone: z', 'nodeName: node-1'], told: ['Entries of topology'] },
  ),
  plain(
    'Event',
    `events.${G}`,
    '1.25',
    'namespaces/default/events',
    named(
      'regarding: { kind: Pod, name: p, namespace: default } # whom\neventTime: "2021-01-02T03:04:05.000006Z"\ntype: Normal\nreason: R\naction: A\nreportingController: example.com/c\nreportingInstance: i\n',
    ),
    { has: [...HEAD, '# whom'], told: ['type is Normal or Warning.'] },
  ),
  plain(
    'PodDisruptionBudget',
    'policy',
    '1.25',
    'namespaces/default/poddisruptionbudgets',
    named('spec:\n  minAvailable: 1 # one\n  selector: {}\n'),
    {
      has: [...HEAD, 'minAvailable: 1 # one', 'pdb.kubernetes.io/deprecated-v1beta1-empty-selector-match', 'operator: Exists'],
      told: ['An empty spec.selector selects all pods'],
    },
  ),
  {
    kind: 'PodSecurityPolicy',
    old: 'policy/v1beta1',
    now: undefined,
    gone: '1.25',
    collection: 'podsecuritypolicies',
    body: named('spec: {}\n'),
    told: ['Nothing of the API takes its place'],
  },
  plain('RuntimeClass', `node.${G}`, '1.25', 'runtimeclasses', named('handler: h # whose\n')),
];
