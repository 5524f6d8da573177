/** Rules of what containers and volumes of pods are made of. */
import { kindTables, type Row } from '../../support/kinds.js';

const container = { name: 'c', image: 'example.com/c:1' };
const C = 'spec.containers[0]';

/** A pod whose only container has more to it. */
const having = (more: object): { spec: object } => ({ spec: { containers: [{ ...container, ...more }] } });
const mounting = (...volumeMounts: object[]) => ({ spec: { volumes: [{ name: 'v' }], containers: [{ ...container, volumeMounts }] } });
const claim = { name: 'd', persistentVolumeClaim: { claimName: 'd' } };
const attaching = (volumeDevices: readonly object[], more: object = {}) => ({
  spec: { volumes: [{ name: 'v' }, claim], containers: [{ ...container, volumeDevices, ...more }] },
});

/** A variable whose value comes from somewhere, and where its faults are. */
const from = (valueFrom: object): { spec: object } => having({ env: [{ name: 'A', valueFrom }] });
const E = `${C}.env[0].valueFrom`;
const shown = (fieldPath: string, apiVersion = 'v1'): { spec: object } => from({ fieldRef: { fieldPath, apiVersion } });
const amount = (resource: string, divisor?: string): { spec: object } => from({ resourceFieldRef: { resource, divisor } });

const environment: readonly Row[] = [
  [having({ env: [{ name: '.' }] }), `${C}.env[0].name Invalid`],
  [having({ env: [{ name: '..' }] }), `${C}.env[0].name Invalid`],
  [having({ env: [{ name: '..a' }] }), `${C}.env[0].name Invalid`],
  [having({ env: [{ name: '..a=' }] }), `${C}.env[0].name Invalid`, `${C}.env[0].name Invalid`],
  [shown(''), `${E}.fieldRef.fieldPath Required`],
  [shown('metadata.name', 'v2'), `${E}.fieldRef.fieldPath Invalid`],
  [shown('metadata.labels'), `${E}.fieldRef.fieldPath NotSupported`],
  [shown("metadata.labels['a b']"), `${E}.fieldRef Invalid`],
  [shown("metadata.annotations['A b']"), `${E}.fieldRef Invalid`],
  [shown("spec['a']"), `${E}.fieldRef.fieldPath Invalid`],
  [amount(''), `${E}.resourceFieldRef.resource Required`],
  [amount('limits.cpu', '2'), `${E}.resourceFieldRef.divisor Invalid`],
  [amount('requests.memory', '3Mi'), `${E}.resourceFieldRef.divisor Invalid`],
  [amount('limits.ephemeral-storage', '1m'), `${E}.resourceFieldRef.divisor Invalid`],
  [from({ configMapKeyRef: { name: 'm', key: '..' } }), `${E}.configMapKeyRef.key Invalid`],
  [from({ configMapKeyRef: { name: 'M', key: '' } }), `${E}.configMapKeyRef.name Invalid`, `${E}.configMapKeyRef.key Required`],
  ['two sources', from({ fieldRef: { fieldPath: 'metadata.name' }, resourceFieldRef: { resource: 'limits.cpu' } }), `${E} Invalid`],
  [having({ envFrom: [{ configMapRef: { name: 'm' }, secretRef: { name: 's' } }] }), `${C}.envFrom Invalid`],
  [having({ envFrom: [{ secretRef: { name: 'S' } }, { secretRef: { name: 'a-' } }] }), `${C}.envFrom[0].secretRef.name Invalid`],
  [
    'several variables at once',
    having({
      env: [
        { name: '..', valueFrom: { fieldRef: { fieldPath: 'spec.else' }, secretKeyRef: { name: 'S', key: 'a b' } } },
        { name: 'B', value: 'x', valueFrom: { resourceFieldRef: { resource: 'limits.cpu', divisor: '5' } } },
      ],
      envFrom: [{ prefix: '..', configMapRef: { name: 'm' } }],
    }),
    `${C}.env[0].name Invalid`,
    `${E}.fieldRef.fieldPath Invalid`,
    `${E}.secretKeyRef.name Invalid`,
    `${E}.secretKeyRef.key Invalid`,
    `${E} Invalid`,
    `${C}.env[1].valueFrom.resourceFieldRef.divisor Invalid`,
    `${C}.env[1].valueFrom Invalid`,
    `${C}.envFrom[0].prefix Invalid`,
  ],
];

const mounts: readonly Row[] = [
  [mounting({ name: '', mountPath: '/a' }), `${C}.volumeMounts[0].name Required`, `${C}.volumeMounts[0].name NotFound`],
  [mounting({ name: 'v', mountPath: '' }), `${C}.volumeMounts[0].mountPath Required`],
  [mounting({ name: 'v', mountPath: '/a' }, { name: 'v', mountPath: '/a' }), `${C}.volumeMounts[1].mountPath Invalid`],
  [mounting({ name: 'v', mountPath: '/a', subPath: '/b' }), `${C}.volumeMounts.subPath Invalid`],
  [mounting({ name: 'v', mountPath: '/a', subPath: 'b/../..' }), `${C}.volumeMounts.subPath Invalid`],
  [mounting({ name: 'v', mountPath: '/a', subPathExpr: '/$(B)' }), `${C}.volumeMounts.subPathExpr Invalid`],
  [mounting({ name: 'v', mountPath: '/a', subPath: 'b', subPathExpr: '$(B)' }), `${C}.volumeMounts[0].subPathExpr Invalid`],
  [mounting({ name: 'v', mountPath: '/a', mountPropagation: 'Else' }), `${C}.volumeMounts.mountPropagation NotSupported`],
  [mounting({ name: 'v', mountPath: '/a', mountPropagation: 'Bidirectional' }), `${C}.volumeMounts.mountPropagation Forbidden`],
  [attaching([{ name: '', devicePath: '/d' }]), `${C}.volumeDevices[0].name Required`, `${C}.volumeDevices[0].name NotFound`],
  [attaching([{ name: 'd', devicePath: '' }]), `${C}.volumeDevices[0].devicePath Required`],
  [attaching([{ name: 'v', devicePath: '/d' }]), `${C}.volumeDevices[0].name Invalid`],
  [attaching([{ name: 'd', devicePath: '/d/..' }]), `${C}.volumeDevices[0].devicePath Invalid`],
  [
    'a device twice',
    attaching([
      { name: 'd', devicePath: '/d' },
      { name: 'd', devicePath: '/d' },
    ]),
    `${C}.volumeDevices[1].name Invalid`,
    `${C}.volumeDevices[1].devicePath Invalid`,
  ],
  [
    'a device that is mounted, and where a folder is',
    attaching([{ name: 'd', devicePath: '/d' }], { volumeMounts: [{ name: 'd', mountPath: '/d' }] }),
    `${C}.volumeMounts[0].name Invalid`,
    `${C}.volumeMounts[0].mountPath Invalid`,
    `${C}.volumeDevices[0].name Invalid`,
    `${C}.volumeDevices[0].devicePath Invalid`,
  ],
];

const N = 'spec.affinity.nodeAffinity';
const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';
const nodeTerm = (term: object): { spec: object } => ({
  spec: { affinity: { nodeAffinity: { [REQUIRED]: { nodeSelectorTerms: [term] } } } },
});
const expression = (e: object): { spec: object } => nodeTerm({ matchExpressions: [e] });
const nodeField = (e: object): { spec: object } => nodeTerm({ matchFields: [e] });
const TERM = `${N}.${REQUIRED}.nodeSelectorTerms[0]`;
const podTerm = (term: object): { spec: object } => ({
  spec: { affinity: { podAffinity: { [REQUIRED]: [{ topologyKey: 'z', ...term }] } } },
});
const P = `spec.affinity.podAffinity.${REQUIRED}[0]`;
const tolerating = (...tolerations: object[]): { spec: object } => ({ spec: { tolerations } });

const scheduling: readonly Row[] = [
  [expression({ key: 'a', operator: 'In' }), `${TERM}.matchExpressions[0].values Required`],
  [expression({ key: 'a', operator: 'Exists', values: ['b'] }), `${TERM}.matchExpressions[0].values Forbidden`],
  [expression({ key: 'a', operator: 'Gt', values: ['1', '2'] }), `${TERM}.matchExpressions[0].values Required`],
  [expression({ key: 'a', operator: 'Else' }), `${TERM}.matchExpressions[0].operator Invalid`],
  [expression({ key: 'a b', operator: 'Lt', values: ['1'] }), `${TERM}.matchExpressions[0].key Invalid`],
  [nodeField({ key: 'metadata.name', operator: 'In', values: ['a', 'b'] }), `${TERM}.matchFields[0].values Required`],
  [nodeField({ key: 'metadata.name', operator: 'Exists' }), `${TERM}.matchFields[0].operator Invalid`],
  [nodeField({ key: 'spec.else', operator: 'In', values: ['a'] }), `${TERM}.matchFields[0].key Invalid`],
  [nodeField({ key: 'metadata.name', operator: 'In', values: ['A'] }), `${TERM}.matchFields[0].values[0] Invalid`],
  [
    'a preference without weight for two fields',
    {
      spec: {
        affinity: {
          nodeAffinity: {
            [PREFERRED]: [{ weight: 0, preference: { matchFields: [{ key: 'a', operator: 'Else' }] } }],
          },
        },
      },
    },
    `${N}.${PREFERRED}[0].weight Invalid`,
    `${N}.${PREFERRED}[0].preference.matchFields[0].operator Invalid`,
    `${N}.${PREFERRED}[0].preference.matchFields[0].key Invalid`,
  ],
  [podTerm({ labelSelector: { matchLabels: { 'a b': '' } } }), `${P}.labelSelector.matchLabels Invalid`],
  [podTerm({ namespaces: ['A'] }), `${P}.namespace Invalid`],
  [podTerm({ topologyKey: 'a b' }), `${P}.topologyKey Invalid`],
  [tolerating({ key: 'a b', operator: 'Exists' }), 'spec.tolerations[0].key Invalid'],
  [tolerating({ key: 'a', value: 'b c' }), 'spec.tolerations[0].operator Invalid'],
  [tolerating({ key: 'a', value: `${'b'.repeat(64)} ` }), 'spec.tolerations[0].operator Invalid'],
  [
    'the same spreading twice',
    {
      spec: {
        topologySpreadConstraints: Array.from({ length: 2 }, () => ({
          maxSkew: 1,
          topologyKey: 'z',
          whenUnsatisfiable: 'DoNotSchedule',
        })),
      },
    },
    'spec.topologySpreadConstraints[0].{topologyKey, whenUnsatisfiable} Duplicate',
  ],
];

const dns = (dnsConfig: object): { spec: object } => ({ spec: { dnsConfig } });
const windows = (windowsOptions: object): { spec: object } => ({ spec: { securityContext: { windowsOptions } } });
const W = 'spec.securityContext.windowsOptions';
const user = (runAsUserName: string): { spec: object } => windows({ runAsUserName });
const probe = (more: object): { spec: object } => having({ readinessProbe: { exec: { command: ['x'] }, ...more } });

const A = 'metadata.annotations';
const SECCOMP_OF_CONTAINER = 'container.seccomp.security.alpha.kubernetes.io/c';

const rest: readonly Row[] = [
  [{ spec: { dnsPolicy: 'None', dnsConfig: { options: [{}] } } }, 'spec.dnsConfig.nameservers Required'],
  [dns({ nameservers: ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'] }), 'spec.dnsConfig.nameservers Invalid'],
  [dns({ nameservers: ['fe80::1%eth0'] }), 'spec.dnsConfig.nameservers[0] Invalid'],
  [dns({ searches: ['a', 'b', 'c', 'd', 'e', 'f', 'g.'] }), 'spec.dnsConfig.searches Invalid'],
  [dns({ searches: Array.from({ length: 5 }, () => 'a'.repeat(63)) }), 'spec.dnsConfig.searches Invalid'],
  [
    'conditions and deadlines',
    { spec: { readinessGates: [{ conditionType: 'a b' }], activeDeadlineSeconds: 2 ** 31 } },
    'spec.readinessGates[0].conditionType Invalid',
    'spec.activeDeadlineSeconds Invalid',
  ],
  [probe({ httpGet: { port: 1 } }), `${C}.readinessProbe.httpGet Forbidden`],
  [having({ lifecycle: { postStart: { httpGet: { path: '/', port: 0 } } } }), `${C}.lifecycle.postStart.httpGet.port Invalid`],
  [
    probe({ initialDelaySeconds: -1, timeoutSeconds: -1, periodSeconds: -1, successThreshold: -1, failureThreshold: -1 }),
    ...['initialDelaySeconds', 'timeoutSeconds', 'periodSeconds', 'successThreshold', 'failureThreshold'].map(
      (field) => `${C}.readinessProbe.${field} Invalid`,
    ),
  ],
  [
    having({ resources: { limits: { 'hugepages-2Mi': '3Mi', cpu: '1' } } }),
    `${C}.resources.limits[hugepages-2Mi] Invalid`,
    `${C}.resources.requests[hugepages-2Mi] Invalid`,
  ],
  [
    'what is never lent, less of it',
    having({ resources: { limits: { 'example.com/gpu': '2' }, requests: { 'example.com/gpu': '1' } } }),
    `${C}.resources.requests Invalid`,
  ],
  [
    having({ resources: { limits: { 'example.com/gpu': '1500m' } } }),
    `${C}.resources.limits[example.com/gpu] Invalid`,
    `${C}.resources.requests[example.com/gpu] Invalid`,
  ],
  [having({ securityContext: { seccompProfile: { type: '' } } }), `${C}.securityContext.seccompProfile.type Required`],
  ...['/a', 'a/..'].map(
    (localhostProfile): Row => [
      having({ securityContext: { seccompProfile: { type: 'Localhost', localhostProfile } } }),
      // The annotation that says the same is held to it, too.
      `${A}.${SECCOMP_OF_CONTAINER} Invalid`,
      `${C}.securityContext.seccompProfile.localhostProfile Invalid`,
    ],
  ),
  [
    having({ securityContext: { seccompProfile: { type: 'Unconfined', localhostProfile: 'a' } } }),
    `${C}.securityContext.seccompProfile.localhostProfile Invalid`,
  ],
  [
    having({ securityContext: { allowPrivilegeEscalation: false, privileged: true } }),
    `${C}.securityContext.privileged Forbidden`,
    `${C}.securityContext Invalid`,
  ],
  [{ spec: { securityContext: { sysctls: [{ name: '', value: '' }] } } }, 'spec.securityContext.sysctls[0].name Required'],
  [windows({ gmsaCredentialSpecName: 'A' }), `${W}.gmsaCredentialSpecName Invalid`],
  [windows({ gmsaCredentialSpec: '' }), `${W}.gmsaCredentialSpec Invalid`],
  [windows({ gmsaCredentialSpec: 'x'.repeat(64 * 1024 + 1) }), `${W}.gmsaCredentialSpec Invalid`],
  ...['', 'a\u0001', 'a\\b\\c', `${'d'.repeat(256)}\\u`, '.d\\u', 'd\\', `${'u'.repeat(105)}`, '. .', 'u?'].map(
    (name): Row => [`a user on Windows: ${JSON.stringify(name.slice(0, 10))}`, user(name), `${W}.runAsUserName Invalid`],
  ),
  [
    'all at once on Windows',
    windows({ gmsaCredentialSpecName: 'A', gmsaCredentialSpec: '', runAsUserName: '.\\..' }),
    `${W}.gmsaCredentialSpecName Invalid`,
    `${W}.gmsaCredentialSpec Invalid`,
    `${W}.runAsUserName Invalid`,
    `${W}.runAsUserName Invalid`,
  ],
  [
    'two ports of the host for containers that run first, each once',
    {
      spec: {
        initContainers: ['a', 'b'].map((name) => ({ ...container, name, ports: [1, 2].map((p) => ({ containerPort: p, hostPort: 5 })) })),
      },
    },
    'spec.initContainers[0].ports[1].hostPort Duplicate',
    'spec.initContainers[1].ports[1].hostPort Duplicate',
  ],
];

const annotated = (annotations: object, spec: object = {}) => ({ metadata: { annotations }, spec });
const SECCOMP = 'seccomp.security.alpha.kubernetes.io/pod';
const APPARMOR = 'container.apparmor.security.beta.kubernetes.io/';
const MIRROR = 'kubernetes.io/config.mirror';

const annotations: readonly Row[] = [
  [annotated({ [MIRROR]: 'x' }), `${A}[${MIRROR}] Invalid`],
  [annotated({ [SECCOMP]: 'else' }), `${A}.${SECCOMP} Invalid`],
  [
    annotated({ [SECCOMP]: 'localhost//a/..' }),
    `${A}.${SECCOMP} Invalid`,
    `${A}.${SECCOMP} Invalid`,
    'spec.securityContext.seccompProfile.localhostProfile Invalid',
  ],
  [annotated({ [SECCOMP_OF_CONTAINER]: 'x' }), `${A}.${SECCOMP_OF_CONTAINER} Invalid`],
  [annotated({ [`${APPARMOR}c`]: 'x' }), `${A}[${APPARMOR}c] Invalid`],
  [annotated({ [`${APPARMOR}d`]: 'x' }), `${A}[${APPARMOR}d] Invalid`, `${A}[${APPARMOR}d] Invalid`],
  [
    'another profile than the field has',
    annotated({ [SECCOMP]: 'runtime/default' }, { securityContext: { seccompProfile: { type: 'Unconfined' } } }),
    'spec.securityContext.seccompProfile.type Forbidden',
  ],
  [
    'another file than the field has',
    annotated({ [SECCOMP]: 'localhost/a' }, { securityContext: { seccompProfile: { type: 'Localhost', localhostProfile: 'b' } } }),
    'spec.securityContext.seccompProfile.localhostProfile Forbidden',
  ],
];

const ended = (exitCode: number) => ({ state: { terminated: { exitCode } }, image: 'i', imageID: '' });

kindTables({
  Pod: {
    path: '/api/v1/namespaces/default/pods',
    valid: {
      metadata: { name: 'pod', annotations: { [`${APPARMOR}c`]: 'runtime/default' } },
      spec: { automountServiceAccountToken: false, containers: [container], restartPolicy: 'OnFailure' },
    },
    creates: [...environment, ...mounts, ...scheduling, ...rest, ...annotations],
    updates: [
      [annotated({ [`${APPARMOR}c`]: null }), `${A}[${APPARMOR}c] Forbidden`],
      [annotated({ [MIRROR]: 'x' }), `${A}[${MIRROR}] Forbidden`, `${A}[${MIRROR}] Invalid`],
      [{ spec: { containers: [{ ...container, image: ' x:1' }] } }, `${C}.image Invalid`],
      [{ spec: { activeDeadlineSeconds: -1, hostname: 'x' } }, 'spec.activeDeadlineSeconds Invalid'],
      [{ spec: { activeDeadlineSeconds: 0 } }, 'spec.activeDeadlineSeconds Invalid'],
      [
        'a change of what may not change, judged as on creation',
        { spec: { containers: [{ ...container, env: [{ name: '' }] }], volumes: [{ name: '' }], runtimeClassName: '' } },
        'spec.volumes[0].name Required',
        `${C}.env[0].name Required`,
        'spec.runtimeClassName Invalid',
        'spec Forbidden',
      ],
      [{ metadata: { labels: { a: 'b' } } }],
    ],
    statuses: [
      [
        {
          containerStatuses: [
            { name: 'c', ...ended(0) },
            { name: 'd', ...ended(1) },
          ],
        },
      ],
      [
        { containerStatuses: ['d', 'c'].map((name) => ({ name, image: 'i', imageID: '', state: { running: {} } })) },
        'status.containerStatuses[0].state Forbidden',
      ],
      [
        {
          nominatedNodeName: 'A',
          conditions: [{ type: 'a b', status: 'True' }],
          containerStatuses: [{ name: 'c', image: 'i', imageID: '' }],
        },
        'metadata.conditions[0].Type Invalid',
        'status.nominatedNodeName Invalid',
        'status.containerStatuses[0].state Forbidden',
      ],
    ],
  },
});
