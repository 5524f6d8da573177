import { type KindCase, playKinds } from './table.js';

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

const CASES: readonly KindCase[] = [
  {
    kind: 'Pod',
    path: POD,
    valid,
    invalid: [
      [{ spec: { containers: [] } }, 'spec.containers'],
      [{ spec: { containers: [{}] } }, `${C}.name`, `${C}.image`],
      [{ spec: { containers: [container, container] } }, 'spec.containers[1].name'],
      [having({ name: 'A_' }), `${C}.name`],
      [having({ image: ' x' }), `${C}.image`],
      [having({ imagePullPolicy: 'Else', terminationMessagePolicy: 'Else' }), `${C}.imagePullPolicy`, `${C}.terminationMessagePolicy`],
      // Ports.
      [having({ ports: [{ containerPort: 0 }] }), `${C}.ports[0].containerPort`],
      [
        having({ ports: [{ containerPort: 65536, hostPort: 70000, protocol: 'X', name: 'a_b' }] }),
        `${C}.ports[0].containerPort`,
        `${C}.ports[0].hostPort`,
        `${C}.ports[0].protocol`,
        `${C}.ports[0].name`,
      ],
      [
        having({
          ports: [
            { containerPort: 1, name: 'a' },
            { containerPort: 2, name: 'a' },
          ],
        }),
        `${C}.ports[1].name`,
      ],
      [having({ ports: [{ containerPort: 1, name: 'p'.repeat(64) }] }), `${C}.ports[0].name`],
      [
        having({
          ports: [
            { containerPort: 1, hostPort: 5 },
            { containerPort: 2, hostPort: 5 },
          ],
        }),
        `${C}.ports[1].hostPort`,
      ],
      [
        { spec: { hostNetwork: true, containers: [{ ...container, ports: [{ containerPort: 1, hostPort: 2 }] }] } },
        `${C}.ports[0].containerPort`,
      ],
      // Environment.
      [having({ env: [{ name: '' }, { name: '1a' }] }), `${C}.env[0].name`, `${C}.env[1].name`],
      [having({ env: [{ name: 'a', valueFrom: {} }] }), `${C}.env[0].valueFrom`],
      [having({ env: [{ name: 'a', value: 'x', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } }] }), `${C}.env[0].valueFrom`],
      [having({ env: [{ name: 'a', valueFrom: { fieldRef: { fieldPath: 'spec.else' } } }] }), `${C}.env[0].valueFrom.fieldRef.fieldPath`],
      [
        having({ env: [{ name: 'a', valueFrom: { resourceFieldRef: { resource: 'limits.gpu' } } }] }),
        `${C}.env[0].valueFrom.resourceFieldRef.resource`,
      ],
      [having({ env: [{ name: 'a', valueFrom: { secretKeyRef: { name: 's', key: '' } } }] }), `${C}.env[0].valueFrom.secretKeyRef.key`],
      [
        having({ envFrom: [{}, { prefix: '1', configMapRef: { name: '' } }] }),
        `${C}.envFrom`,
        `${C}.envFrom[1].prefix`,
        `${C}.envFrom[1].configMapRef.name`,
      ],
      // Probes and hooks.
      [having({ livenessProbe: {} }), `${C}.livenessProbe`],
      [having({ livenessProbe: { exec: { command: ['x'] }, successThreshold: 2 } }), `${C}.livenessProbe.successThreshold`],
      [
        having({ readinessProbe: { tcpSocket: { port: 0 }, periodSeconds: -1 } }),
        `${C}.readinessProbe.tcpSocket.port`,
        `${C}.readinessProbe.periodSeconds`,
      ],
      [
        having({ readinessProbe: { exec: { command: [] }, tcpSocket: { port: 1 } } }),
        `${C}.readinessProbe.exec.command`,
        `${C}.readinessProbe.tcpSocket`,
      ],
      [
        having({ startupProbe: { httpGet: { port: 'a_', scheme: 'FTP', path: '', httpHeaders: [{ name: 'a b', value: '' }] } } }),
        `${C}.startupProbe.httpGet.port`,
        `${C}.startupProbe.httpGet.scheme`,
        `${C}.startupProbe.httpGet.httpHeaders`,
      ],
      [having({ lifecycle: { preStop: {} } }), `${C}.lifecycle.preStop`],
      // Resources.
      [having({ resources: { limits: { cpu: '-1' } } }), `${C}.resources.limits[cpu]`, `${C}.resources.requests[cpu]`],
      [having({ resources: { requests: { cpu: '2' }, limits: { cpu: '1' } } }), `${C}.resources.requests`],
      [having({ resources: { requests: { thing: '1' } } }), `${C}.resources.requests[thing]`],
      [having({ resources: { requests: { 'example.com/gpu': '1' } } }), `${C}.resources.limits`],
      [having({ resources: { limits: { 'hugepages-2Mi': '2Mi' } } }), `${C}.resources`],
      // Security.
      [having({ securityContext: { privileged: true } }), `${C}.securityContext.privileged`],
      [having({ securityContext: { runAsUser: -1, runAsGroup: -1 } }), `${C}.securityContext.runAsUser`, `${C}.securityContext.runAsGroup`],
      [having({ securityContext: { seccompProfile: { type: 'Localhost' } } }), `${C}.securityContext.seccompProfile.localhostProfile`],
      [having({ securityContext: { allowPrivilegeEscalation: false, capabilities: { add: ['CAP_SYS_ADMIN'] } } }), `${C}.securityContext`],
      [
        { spec: { securityContext: { fsGroup: -1, supplementalGroups: [-1], fsGroupChangePolicy: 'Else' } } },
        'spec.securityContext.fsGroup',
        'spec.securityContext.supplementalGroups[0]',
        'spec.securityContext.fsGroupChangePolicy',
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
        'spec.securityContext.sysctls[1].name',
        'spec.securityContext.sysctls[2].name',
      ],
      [{ spec: { hostPID: true, shareProcessNamespace: true } }, 'spec.securityContext.shareProcessNamespace'],
      // Volumes.
      [{ spec: { volumes: [{ name: 'v' }, { name: 'v' }, { name: 'A_' }] } }, 'spec.volumes[1].name', 'spec.volumes[2].name'],
      [volume({ emptyDir: {}, hostPath: { path: '/x' } }), `${V}.hostPath`],
      [volume({ hostPath: { path: '', type: 'Else' } }), `${V}.hostPath.path`],
      [volume({ hostPath: { path: '/a/..', type: 'Else' } }), `${V}.hostPath.path`, `${V}.hostPath.type`],
      [volume({ secret: { secretName: '', defaultMode: 512 } }), `${V}.secret.secretName`, `${V}.secret.defaultMode`],
      [
        volume({ configMap: { name: 'x', items: [{ key: '', path: '../a' }] } }),
        `${V}.configMap.items[0].key`,
        `${V}.configMap.items[0].path`,
      ],
      [volume({ persistentVolumeClaim: { claimName: '' } }), `${V}.persistentVolumeClaim.claimName`],
      [volume({ nfs: { server: '', path: 'x' } }), `${V}.nfs.server`, `${V}.nfs.path`],
      [
        volume({ projected: { sources: [{ serviceAccountToken: { path: 'x', expirationSeconds: 5 } }] } }),
        `${V}.projected.sources[0].serviceAccountToken.expirationSeconds`,
      ],
      [volume({ downwardAPI: { items: [{ path: 'a' }] } }), `${V}.downwardAPI`],
      [volume({ iscsi: { targetPortal: '', iqn: 'x', lun: 256 } }), `${V}.iscsi.targetPortal`, `${V}.iscsi.iqn`, `${V}.iscsi.lun`],
      [volume({ iscsi: { targetPortal: 'p', iqn: 'iqn.2001-04.example' } }), `${V}.iscsi.iqn`],
      [
        volume({ iscsi: { targetPortal: 'p', iqn: 'iqn.2001-04.example:a', initiatorName: 'x', chapAuthSession: true } }),
        `${V}.iscsi.secretRef`,
        `${V}.iscsi.initiatorname`,
      ],
      [volume({ fc: {} }), `${V}.fc.targetWWNs`],
      [volume({ fc: { targetWWNs: ['w'] } }), `${V}.fc.lun`],
      [volume({ fc: { targetWWNs: ['w'], wwids: ['i'], lun: 256 } }), `${V}.fc.targetWWNs`, `${V}.fc.lun`],
      [volume({ flocker: {} }), `${V}.flocker`],
      [volume({ flocker: { datasetName: 'a/b', datasetUUID: 'u' } }), `${V}.flocker`, `${V}.flocker.datasetName`],
      [volume({ quobyte: { registry: '', volume: '' } }), `${V}.quobyte.registry`, `${V}.quobyte.volume`],
      [volume({ quobyte: { registry: 'a:1,b', volume: 'v' } }), `${V}.quobyte.registry`],
      [volume({ quobyte: { registry: 'a:1', volume: 'v', tenant: 't'.repeat(65) } }), `${V}.quobyte.tenant`],
      [
        volume({ flexVolume: { driver: '', options: { 'kubernetes.io/a': 'x', 'sub.K8s.io': 'x', mine: 'x' } } }),
        `${V}.flexVolume.driver`,
        `${V}.flexVolume.options[kubernetes.io/a]`,
        `${V}.flexVolume.options[sub.K8s.io]`,
      ],
      [
        volume({ azureDisk: { diskName: '', diskURI: '', cachingMode: 'Else', kind: 'Else' } }),
        `${V}.azureDisk.diskName`,
        `${V}.azureDisk.diskURI`,
        `${V}.azureDisk.cachingMode`,
        `${V}.azureDisk.kind`,
      ],
      [volume({ azureDisk: { diskName: 'd', diskURI: 'https://a', kind: 'Managed' } }), `${V}.azureDisk.diskURI`],
      [
        volume({ storageos: { volumeName: 'A', volumeNamespace: 'a.b', secretRef: {} } }),
        `${V}.storageos.volumeName`,
        `${V}.storageos.volumeNamespace`,
        `${V}.storageos.secretRef.name`,
      ],
      [volume({ cinder: { volumeID: '', secretRef: {} } }), `${V}.cinder.volumeID`, `${V}.cinder.secretRef.name`],
      [volume({ rbd: { monitors: [], image: '' } }), `${V}.rbd.monitors`, `${V}.rbd.image`],
      [volume({ csi: { driver: '', nodePublishSecretRef: {} } }), `${V}.csi.driver`, `${V}.csi.nodePublishSecretRef.name`],
      [volume({ csi: { driver: 'd'.repeat(64) } }), `${V}.csi.driver`],
      [having({ volumeMounts: [{ name: 'none', mountPath: '/x' }] }), `${C}.volumeMounts[0].name`],
      // The pod as a whole.
      [{ spec: { restartPolicy: 'Else', dnsPolicy: 'Else' } }, 'spec.restartPolicy', 'spec.dnsPolicy'],
      [{ spec: { dnsPolicy: 'None' } }, 'spec.dnsConfig'],
      [
        { spec: { dnsConfig: { nameservers: ['x'], searches: ['a b'], options: [{}] } } },
        'spec.dnsConfig.nameservers[0]',
        'spec.dnsConfig.searches[0]',
        'spec.dnsConfig.options[0]',
      ],
      [{ spec: { activeDeadlineSeconds: 0 } }, 'spec.activeDeadlineSeconds'],
      [{ spec: { hostname: 'a.b', subdomain: 'A', nodeSelector: { 'a b': '' } } }, 'spec.hostname', 'spec.subdomain', 'spec.nodeSelector'],
      [{ spec: { hostAliases: [{ ip: 'x', hostnames: ['A'] }] } }, 'spec.hostAliases.ip', 'spec.hostAliases.hostnames'],
      [{ spec: { readinessGates: [{ conditionType: 'a b' }] } }, 'spec.readinessGates[0].conditionType'],
      [
        { spec: { initContainers: [{ ...container, lifecycle: {}, readinessProbe: { exec: { command: ['x'] } } }] } },
        'spec.initContainers[0].name',
        'spec.initContainers[0].lifecycle',
        'spec.initContainers[0].readinessProbe',
      ],
      // Scheduling.
      [{ spec: { tolerations: [{ key: 'a', operator: 'Else' }] } }, 'spec.tolerations[0].operator'],
      [{ spec: { tolerations: [{ operator: 'Equal', effect: 'Else' }] } }, 'spec.tolerations[0].operator', 'spec.tolerations[0].effect'],
      [{ spec: { tolerations: [{ key: 'a', operator: 'Exists', value: 'v' }] } }, 'spec.tolerations[0].operator'],
      [{ spec: { tolerations: [{ key: 'a', operator: 'Exists', tolerationSeconds: 5 }] } }, 'spec.tolerations[0].effect'],
      [
        { spec: { topologySpreadConstraints: [{ maxSkew: 0, topologyKey: '', whenUnsatisfiable: 'Else' }] } },
        'spec.topologySpreadConstraints[0].maxSkew',
        'spec.topologySpreadConstraints[0].topologyKey',
        'spec.topologySpreadConstraints[0].whenUnsatisfiable',
      ],
      [
        { spec: { affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [] } } } } },
        'spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms',
      ],
      [
        { spec: { affinity: { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [{}] } } } },
        'spec.affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution[0].topologyKey',
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
        'spec.affinity.podAntiAffinity.preferredDuringSchedulingIgnoredDuringExecution[0].weight',
      ],
    ],
    updates: [
      [{ spec: { containers: [{ ...container, image: 'i:2' }] } }],
      [{ spec: { containers: [{ ...container, image: '' }] } }, 'spec.containers[0].image', 'spec'],
      [{ spec: { containers: [container, { ...container, name: 'd' }] } }, 'spec.containers'],
      [{ spec: { hostname: 'x' } }, 'spec'],
      [{ spec: { tolerations: [] } }, 'spec.tolerations'],
      [{ spec: { activeDeadlineSeconds: 100 } }],
      [{ spec: { activeDeadlineSeconds: 200 } }, 'spec.activeDeadlineSeconds'],
      [{ spec: { activeDeadlineSeconds: null, hostname: 'x' } }, 'spec.activeDeadlineSeconds', 'spec'],
    ],
    statuses: [
      [{ nominatedNodeName: 'A_' }, 'status.nominatedNodeName'],
      [{ conditions: [{ type: 'a b', status: 'True' }] }, 'metadata.conditions[0].Type'],
    ],
  },
];

playKinds(CASES);
