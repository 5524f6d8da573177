import { kindTables } from '../support/kinds.js';

const container = { name: 'c', image: 'example.com/c:1' };
const alive = { exec: { command: ['x'] }, successThreshold: 1 };
const metric = (source: object) => ({ spec: { metrics: [{ type: 'ContainerResource', containerResource: source }] } });
const M = 'spec.metrics[0].containerResource';
const parameters = { kind: 'P', name: 'n' };
const ports = (...list: object[]) => ({ spec: { egress: [{ ports: list }] } });
const P = 'spec.egress[0].ports';

kindTables(
  {
    Pod: {
      path: '/api/v1/namespaces/default/pods',
      valid: { metadata: { name: 'pod' }, spec: { automountServiceAccountToken: false, containers: [container] } },
      creates: [
        [
          { spec: { containers: [{ ...container, livenessProbe: { ...alive, terminationGracePeriodSeconds: 0 } }] } },
          'spec.containers[0].livenessProbe.terminationGracePeriodSeconds Invalid',
        ],
        [
          { spec: { containers: [{ ...container, securityContext: { procMount: 'Else' } }] } },
          'spec.containers[0].securityContext.procMount NotSupported',
        ],
      ],
    },
    HorizontalPodAutoscaler: {
      path: '/apis/autoscaling/v2beta2/namespaces/default/horizontalpodautoscalers',
      valid: { metadata: { name: 'scaler' }, spec: { maxReplicas: 3, scaleTargetRef: { kind: 'Deployment', name: 'web' } } },
      creates: [
        [metric({ name: 'cpu', container: '', target: { type: 'Utilization', averageUtilization: 5 } }), `${M}.container Required`],
        [
          metric({ name: '', container: '', target: { type: '' } }),
          `${M}.name Required`,
          `${M}.target.type Required`,
          `${M}.target.type Invalid`,
          `${M}.target.averageUtilization Required`,
          `${M}.container Required`,
        ],
      ],
    },
    IngressClass: {
      path: '/apis/networking.k8s.io/v1/ingressclasses',
      valid: { metadata: { name: 'class' }, spec: { controller: 'example.com/c', parameters: { ...parameters, scope: 'Cluster' } } },
      creates: [
        [{ spec: { parameters: { scope: 'Else' } } }, 'spec.parameters.scope NotSupported'],
        [{ spec: { parameters: { scope: 'Namespace' } } }, 'spec.parameters.namespace Required'],
        [{ spec: { parameters: { namespace: 'n' } } }, 'spec.parameters.namespace Forbidden'],
        [{ spec: { parameters: { scope: 'Namespace', namespace: 'N' } } }, 'spec.parameters.namespace Invalid'],
        [
          { spec: { controller: null, parameters: { kind: '', name: 'a/b', namespace: 'n' } } },
          'spec.controller Required',
          'spec.parameters.kind Required',
          'spec.parameters.name Invalid',
          'spec.parameters.namespace Forbidden',
        ],
      ],
    },
    NetworkPolicy: {
      path: '/apis/networking.k8s.io/v1/namespaces/default/networkpolicies',
      valid: { metadata: { name: 'policy' }, spec: { podSelector: {}, egress: [{ ports: [{ port: 1, endPort: 2 }] }] } },
      creates: [
        [ports({ port: 1, endPort: 65536 }), `${P}[0].endPort Invalid`],
        [ports({ port: 1, endPort: 0 }), `${P}[0].endPort Invalid`, `${P}[0].endPort Invalid`],
        [ports({ endPort: 5 }), `${P}[0].endPort Invalid`],
        [ports({ port: 'web', endPort: 5 }), `${P}[0].endPort Invalid`],
        [ports({ port: 6, endPort: 5 }), `${P}[0].endPort Invalid`],
        [
          ports({ endPort: 5 }, { port: 70000, endPort: 5, protocol: 'ICMP' }),
          `${P}[0].endPort Invalid`,
          `${P}[1].protocol NotSupported`,
          `${P}[1].endPort Invalid`,
          `${P}[1].port Invalid`,
        ],
      ],
    },
    PodSecurityPolicy: {
      path: '/apis/policy/v1beta1/podsecuritypolicies',
      valid: {
        metadata: { name: 'policy' },
        spec: Object.fromEntries(['seLinux', 'runAsUser', 'supplementalGroups', 'fsGroup'].map((field) => [field, { rule: 'RunAsAny' }])),
      },
      creates: [
        [{ spec: { allowedProcMountTypes: ['Default', 'Else'] } }, 'spec.allowedProcMountTypes[1] NotSupported'],
        [{ spec: { runAsGroup: { rule: 'Else' } } }, 'spec.runAsGroup.rule NotSupported'],
        [{ spec: { runAsGroup: { rule: 'MustRunAs', ranges: [{ min: 2, max: 1 }] } } }, 'spec.runAsGroup.ranges[0].min Invalid'],
      ],
    },
  },
  { featureGates: { AllAlpha: true } },
);
