import { kindTables } from '../../support/kinds.js';

const container = { name: 'c', image: 'example.com/c:1' };
const POD = '/api/v1/namespaces/default/pods';
const valid = {
  metadata: { name: 'pod' },
  spec: { automountServiceAccountToken: false, containers: [container], tolerations: [{ key: 'k', operator: 'Exists' }] },
};

/** A pod whose only container has more to it. */
const having = (more: object): { spec: object } => ({ spec: { containers: [{ ...container, ...more }] } });
/** A pod with a volume of this source. */
const volume = (source: object): { spec: object } => ({ spec: { volumes: [{ name: 'v', ...source }] } });

const C = 'spec.containers[0]';
const V = 'spec.volumes[0]';

kindTables({
  Pod: {
    path: POD,
    valid,
    creates: [
      [{ spec: { containers: [] } }, 'spec.containers Required'],
      [{ spec: { containers: [{}] } }, `${C}.name Required`, `${C}.image Required`],
      [{ spec: { containers: [container, container] } }, 'spec.containers[1].name Duplicate'],
      [having({ name: 'A_' }), `${C}.name Invalid`],
      [having({ image: ' x' }), `${C}.image Invalid`],
      [
        having({ imagePullPolicy: 'Else', terminationMessagePolicy: 'Else' }),
        `${C}.terminationMessagePolicy Invalid`,
        `${C}.imagePullPolicy NotSupported`,
      ],
      // Ports.
      [having({ ports: [{ containerPort: 0 }] }), `${C}.ports[0].containerPort Required`],
      [
        having({ ports: [{ containerPort: 65536, hostPort: 70000, protocol: 'X', name: 'a_b' }] }),
        `${C}.ports[0].name Invalid`,
        `${C}.ports[0].containerPort Invalid`,
        `${C}.ports[0].hostPort Invalid`,
        `${C}.ports[0].protocol NotSupported`,
      ],
      [
        having({
          ports: [
            { containerPort: 1, name: 'a' },
            { containerPort: 2, name: 'a' },
          ],
        }),
        `${C}.ports[1].name Duplicate`,
      ],
      [having({ ports: [{ containerPort: 1, name: 'p'.repeat(64) }] }), `${C}.ports[0].name Invalid`],
      [
        having({
          ports: [
            { containerPort: 1, hostPort: 5 },
            { containerPort: 2, hostPort: 5 },
          ],
        }),
        `${C}.ports[1].hostPort Duplicate`,
      ],
      [
        { spec: { hostNetwork: true, containers: [{ ...container, ports: [{ containerPort: 1, hostPort: 2 }] }] } },
        `${C}.ports[0].containerPort Invalid`,
      ],
      // Environment.
      [having({ env: [{ name: '' }, { name: '1a' }] }), `${C}.env[0].name Required`, `${C}.env[1].name Invalid`],
      [having({ env: [{ name: 'a', valueFrom: {} }] }), `${C}.env[0].valueFrom Invalid`],
      [
        having({ env: [{ name: 'a', value: 'x', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } }] }),
        `${C}.env[0].valueFrom Invalid`,
      ],
      [
        having({ env: [{ name: 'a', valueFrom: { fieldRef: { fieldPath: 'spec.else' } } }] }),
        `${C}.env[0].valueFrom.fieldRef.fieldPath Invalid`,
      ],
      [
        having({ env: [{ name: 'a', valueFrom: { resourceFieldRef: { resource: 'limits.gpu' } } }] }),
        `${C}.env[0].valueFrom.resourceFieldRef.resource NotSupported`,
      ],
      [
        having({ env: [{ name: 'a', valueFrom: { secretKeyRef: { name: 's', key: '' } } }] }),
        `${C}.env[0].valueFrom.secretKeyRef.key Required`,
      ],
      [
        having({ envFrom: [{}, { prefix: '1', configMapRef: { name: '' } }] }),
        `${C}.envFrom Invalid`,
        `${C}.envFrom[1].prefix Invalid`,
        `${C}.envFrom[1].configMapRef.name Required`,
      ],
      // Probes and hooks.
      [having({ livenessProbe: {} }), `${C}.livenessProbe Required`],
      [having({ livenessProbe: { exec: { command: ['x'] }, successThreshold: 2 } }), `${C}.livenessProbe.successThreshold Invalid`],
      [
        having({ readinessProbe: { tcpSocket: { port: 0 }, periodSeconds: -1 } }),
        `${C}.readinessProbe.tcpSocket.port Invalid`,
        `${C}.readinessProbe.periodSeconds Invalid`,
      ],
      [
        having({ readinessProbe: { exec: { command: [] }, tcpSocket: { port: 1 } } }),
        `${C}.readinessProbe.exec.command Required`,
        `${C}.readinessProbe.tcpSocket Forbidden`,
      ],
      [
        having({ startupProbe: { httpGet: { port: 'a_', scheme: 'FTP', path: '', httpHeaders: [{ name: 'a b', value: '' }] } } }),
        `${C}.startupProbe.httpGet.port Invalid`,
        `${C}.startupProbe.httpGet.scheme NotSupported`,
        `${C}.startupProbe.httpGet.httpHeaders Invalid`,
      ],
      [having({ lifecycle: { preStop: {} } }), `${C}.lifecycle.preStop Required`],
      // Resources.
      [having({ resources: { limits: { cpu: '-1' } } }), `${C}.resources.limits[cpu] Invalid`, `${C}.resources.requests[cpu] Invalid`],
      [having({ resources: { requests: { cpu: '2' }, limits: { cpu: '1' } } }), `${C}.resources.requests Invalid`],
      [
        having({ resources: { requests: { thing: '1' } } }),
        `${C}.resources.requests[thing] Invalid`,
        `${C}.resources.requests[thing] Invalid`,
      ],
      [having({ resources: { requests: { 'example.com/gpu': '1' } } }), `${C}.resources.limits Required`],
      [having({ resources: { limits: { 'hugepages-2Mi': '2Mi' } } }), `${C}.resources Forbidden`],
      // Security.
      [having({ securityContext: { privileged: true } }), `${C}.securityContext.privileged Forbidden`],
      [
        having({ securityContext: { runAsUser: -1, runAsGroup: -1 } }),
        `${C}.securityContext.runAsUser Invalid`,
        `${C}.securityContext.runAsGroup Invalid`,
      ],
      [
        having({ securityContext: { seccompProfile: { type: 'Localhost' } } }),
        `${C}.securityContext.seccompProfile.localhostProfile Required`,
      ],
      [
        having({ securityContext: { allowPrivilegeEscalation: false, capabilities: { add: ['CAP_SYS_ADMIN'] } } }),
        `${C}.securityContext Invalid`,
      ],
      [
        { spec: { securityContext: { fsGroup: -1, supplementalGroups: [-1], fsGroupChangePolicy: 'Else' } } },
        'spec.securityContext.fsGroup Invalid',
        'spec.securityContext.supplementalGroups[0] Invalid',
        'spec.securityContext.fsGroupChangePolicy NotSupported',
      ],
      [
        {
          spec: {
            securityContext: {
              sysctls: [
                { name: 'a', value: '' },
                { name: 'a', value: '' },
                { name: 'A', value: '' },
              ],
            },
          },
        },
        'spec.securityContext.sysctls[1].name Duplicate',
        'spec.securityContext.sysctls[2].name Invalid',
      ],
      [{ spec: { hostPID: true, shareProcessNamespace: true } }, 'spec.securityContext.shareProcessNamespace Invalid'],
      // Volumes.
      [
        { spec: { volumes: [{ name: 'v' }, { name: 'v' }, { name: 'A_' }] } },
        'spec.volumes[1].name Duplicate',
        'spec.volumes[2].name Invalid',
      ],
      [volume({ emptyDir: {}, hostPath: { path: '/x' } }), `${V}.hostPath Forbidden`],
      [volume({ hostPath: { path: '', type: 'Else' } }), `${V}.hostPath.path Required`],
      [volume({ hostPath: { path: '/a/..', type: 'Else' } }), `${V}.hostPath.path Invalid`, `${V}.hostPath.type NotSupported`],
      [volume({ secret: { secretName: '', defaultMode: 512 } }), `${V}.secret.secretName Required`, `${V}.secret.defaultMode Invalid`],
      [
        volume({ configMap: { name: 'x', items: [{ key: '', path: '../a' }] } }),
        `${V}.configMap.items[0].key Required`,
        `${V}.configMap.items[0].path Invalid`,
      ],
      [volume({ persistentVolumeClaim: { claimName: '' } }), `${V}.persistentVolumeClaim.claimName Required`],
      [volume({ nfs: { server: '', path: 'x' } }), `${V}.nfs.server Required`, `${V}.nfs.path Invalid`],
      [
        volume({ projected: { sources: [{ serviceAccountToken: { path: 'x', expirationSeconds: 5 } }] } }),
        `${V}.projected.sources[0].serviceAccountToken.expirationSeconds Invalid`,
      ],
      [volume({ downwardAPI: { items: [{ path: 'a' }] } }), `${V}.downwardAPI Required`],
      [
        volume({ iscsi: { targetPortal: '', iqn: 'x', lun: 256 } }),
        `${V}.iscsi.targetPortal Required`,
        `${V}.iscsi.iqn Invalid`,
        `${V}.iscsi.lun Invalid`,
      ],
      [volume({ iscsi: { targetPortal: 'p', iqn: 'iqn.2001-04.example' } }), `${V}.iscsi.iqn Invalid`],
      [
        volume({ iscsi: { targetPortal: 'p', iqn: 'iqn.2001-04.example:a', initiatorName: 'x', chapAuthSession: true } }),
        `${V}.iscsi.secretRef Required`,
        `${V}.iscsi.initiatorname Invalid`,
      ],
      [volume({ fc: {} }), `${V}.fc.targetWWNs Required`],
      [volume({ fc: { targetWWNs: ['w'] } }), `${V}.fc.lun Required`],
      [volume({ fc: { targetWWNs: ['w'], wwids: ['i'], lun: 256 } }), `${V}.fc.targetWWNs Invalid`, `${V}.fc.lun Invalid`],
      [volume({ flocker: {} }), `${V}.flocker Required`],
      [volume({ flocker: { datasetName: 'a/b', datasetUUID: 'u' } }), `${V}.flocker Invalid`, `${V}.flocker.datasetName Invalid`],
      [volume({ quobyte: { registry: '', volume: '' } }), `${V}.quobyte.registry Required`, `${V}.quobyte.volume Required`],
      [volume({ quobyte: { registry: 'a:1,b', volume: 'v' } }), `${V}.quobyte.registry Invalid`],
      [volume({ quobyte: { registry: 'a:1', volume: 'v', tenant: 't'.repeat(65) } }), `${V}.quobyte.tenant Required`],
      [
        volume({ flexVolume: { driver: '', options: { 'kubernetes.io/a': 'x', 'sub.K8s.io': 'x', mine: 'x' } } }),
        `${V}.flexVolume.driver Required`,
        `${V}.flexVolume.options[kubernetes.io/a] Invalid`,
        `${V}.flexVolume.options[sub.K8s.io] Invalid`,
      ],
      [
        volume({ azureDisk: { diskName: '', diskURI: '', cachingMode: 'Else', kind: 'Else' } }),
        `${V}.azureDisk.diskName Required`,
        `${V}.azureDisk.diskURI Required`,
        `${V}.azureDisk.cachingMode NotSupported`,
        `${V}.azureDisk.kind NotSupported`,
        `${V}.azureDisk.diskURI NotSupported`,
      ],
      [volume({ azureDisk: { diskName: 'd', diskURI: 'https://a', kind: 'Managed' } }), `${V}.azureDisk.diskURI NotSupported`],
      [
        volume({ storageos: { volumeName: 'A', volumeNamespace: 'a.b', secretRef: {} } }),
        `${V}.storageos.volumeName Invalid`,
        `${V}.storageos.volumeNamespace Invalid`,
        `${V}.storageos.secretRef.name Required`,
      ],
      [volume({ cinder: { volumeID: '', secretRef: {} } }), `${V}.cinder.volumeID Required`, `${V}.cinder.secretRef.name Required`],
      [volume({ rbd: { monitors: [], image: '' } }), `${V}.rbd.monitors Required`, `${V}.rbd.image Required`],
      [
        volume({ csi: { driver: '', nodePublishSecretRef: {} } }),
        `${V}.csi.driver Required`,
        `${V}.csi.driver Invalid`,
        `${V}.csi.nodePublishSecretRef .name Required`,
      ],
      [volume({ csi: { driver: 'd', nodePublishSecretRef: { name: 'N' } } }), `${V}.csi.name Invalid`],
      [volume({ emptyDir: {}, cephfs: { monitors: ['m'] }, downwardAPI: {} }), `${V}.cephFS Forbidden`, `${V}.downwarAPI Forbidden`],
      [volume({ csi: { driver: 'd'.repeat(64) } }), `${V}.csi.driver TooLong`],
      [having({ volumeMounts: [{ name: 'none', mountPath: '/x' }] }), `${C}.volumeMounts[0].name NotFound`],
      // The pod as a whole.
      [{ spec: { restartPolicy: 'Else', dnsPolicy: 'Else' } }, 'spec.restartPolicy NotSupported', 'spec.dnsPolicy NotSupported'],
      [{ spec: { dnsPolicy: 'None' } }, 'spec.dnsConfig Required'],
      [
        { spec: { dnsConfig: { nameservers: ['x'], searches: ['a b'], options: [{}] } } },
        'spec.dnsConfig.nameservers[0] Invalid',
        'spec.dnsConfig.searches[0] Invalid',
        'spec.dnsConfig.options[0] Required',
      ],
      [{ spec: { activeDeadlineSeconds: 0 } }, 'spec.activeDeadlineSeconds Invalid'],
      [
        { spec: { hostname: 'a.b', subdomain: 'A', nodeSelector: { 'a b': '' } } },
        'spec.nodeSelector Invalid',
        'spec.hostname Invalid',
        'spec.subdomain Invalid',
      ],
      [{ spec: { hostAliases: [{ ip: 'x', hostnames: ['A'] }] } }, 'spec.hostAliases.ip Invalid', 'spec.hostAliases.hostnames Invalid'],
      [{ spec: { readinessGates: [{ conditionType: 'a b' }] } }, 'spec.readinessGates[0].conditionType Invalid'],
      [
        { spec: { initContainers: [{ ...container, lifecycle: {}, readinessProbe: { exec: { command: ['x'] } } }] } },
        'spec.initContainers[0].name Duplicate',
        'spec.initContainers[0].lifecycle Invalid',
        'spec.initContainers[0].readinessProbe Invalid',
      ],
      // Scheduling.
      [{ spec: { tolerations: [{ key: 'a', operator: 'Else' }] } }, 'spec.tolerations[0].operator NotSupported'],
      [
        { spec: { tolerations: [{ operator: 'Equal', effect: 'Else' }] } },
        'spec.tolerations[0].operator Invalid',
        'spec.tolerations[0].effect NotSupported',
      ],
      [{ spec: { tolerations: [{ key: 'a', operator: 'Exists', value: 'v' }] } }, 'spec.tolerations[0].operator Invalid'],
      [{ spec: { tolerations: [{ key: 'a', operator: 'Exists', tolerationSeconds: 5 }] } }, 'spec.tolerations[0].effect Invalid'],
      [
        { spec: { topologySpreadConstraints: [{ maxSkew: 0, topologyKey: '', whenUnsatisfiable: 'Else' }] } },
        'spec.topologySpreadConstraints[0].maxSkew Invalid',
        'spec.topologySpreadConstraints[0].topologyKey Required',
        'spec.topologySpreadConstraints[0].whenUnsatisfiable NotSupported',
      ],
      [
        { spec: { affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [] } } } } },
        'spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms Required',
      ],
      [
        { spec: { affinity: { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [{}] } } } },
        'spec.affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution[0].topologyKey Required',
        'spec.affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution[0].topologyKey Invalid',
        'spec.affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution[0].topologyKey Invalid',
      ],
      [
        {
          spec: {
            affinity: {
              podAntiAffinity: {
                preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 101, podAffinityTerm: { topologyKey: 'a' } }],
              },
            },
          },
        },
        'spec.affinity.podAntiAffinity.preferredDuringSchedulingIgnoredDuringExecution[0].weight Invalid',
      ],
    ],
    updates: [
      [{ spec: { containers: [{ ...container, image: 'i:2' }] } }],
      [{ spec: { containers: [{ ...container, image: '' }] } }, 'spec.containers[0].image Required'],
      [{ spec: { containers: [container, { ...container, name: 'd' }] } }, 'spec.containers Forbidden'],
      [{ spec: { hostname: 'x' } }, 'spec Forbidden'],
      [{ spec: { tolerations: [] } }, 'spec.tolerations Forbidden'],
      [{ spec: { activeDeadlineSeconds: 100 } }],
      [{ spec: { activeDeadlineSeconds: 200 } }, 'spec.activeDeadlineSeconds Invalid'],
      [{ spec: { activeDeadlineSeconds: 0 } }, 'spec.activeDeadlineSeconds Invalid'],
      [{ spec: { activeDeadlineSeconds: null, hostname: 'x' } }, 'spec.activeDeadlineSeconds Invalid', 'spec Forbidden'],
    ],
    statuses: [
      [{ nominatedNodeName: 'A_' }, 'status.nominatedNodeName Invalid'],
      [{ conditions: [{ type: 'a b', status: 'True' }] }, 'metadata.conditions[0].Type Invalid'],
    ],
  },
});
