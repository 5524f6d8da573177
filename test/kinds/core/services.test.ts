/** Services by their rules. */
import { kindTables } from '../../support/kinds.js';

const RANGES = 'service.beta.kubernetes.io/load-balancer-source-ranges';
const balanced = (more: object) => ({ spec: { type: 'LoadBalancer', ...more } });
const elsewhere = (more: object) => ({ spec: { type: 'ExternalName', externalName: 'a.example.com', ...more } });
const addressed = (...clusterIPs: string[]) => ({ spec: { clusterIP: clusterIPs[0], clusterIPs } });

kindTables({
  Service: {
    path: '/api/v1/namespaces/default/services',
    valid: { metadata: { name: 'service' }, spec: { ports: [{ port: 80 }] } },
    creates: [
      [{ metadata: { name: '9a' } }, 'metadata.name Invalid'],
      [{ spec: { ports: [] } }, 'spec.ports Required'],
      [
        { spec: { ports: [{ port: 0, protocol: 'X', targetPort: 'a_b' }] } },
        'spec.ports[0].port Invalid',
        'spec.ports[0].protocol NotSupported',
        'spec.ports[0].targetPort Invalid',
      ],
      [{ spec: { ports: [{ port: 1 }, { port: 2 }] } }, 'spec.ports[0].name Required', 'spec.ports[1].name Required'],
      [
        {
          spec: {
            ports: [
              { name: 'a', port: 1 },
              { name: 'a', port: 1 },
            ],
          },
        },
        'spec.ports[1].name Duplicate',
        'spec.ports[1] Duplicate',
      ],
      [{ spec: { ports: [{ port: 80, name: 'x'.repeat(64) }] } }, 'spec.ports[0].name Invalid'],
      [{ spec: { type: 'Else' } }, 'spec.type NotSupported'],
      [{ spec: { sessionAffinity: 'Else' } }, 'spec.sessionAffinity NotSupported'],
      [
        { spec: { sessionAffinity: 'ClientIP', sessionAffinityConfig: { clientIP: { timeoutSeconds: 86401 } } } },
        'spec.sessionAffinityConfig.clientIP.timeoutSeconds Invalid',
      ],
      [{ spec: { clusterIP: '10.9.9.9' } }, 'spec.clusterIPs Invalid'],
      [{ spec: { clusterIP: 'x' } }, 'spec.clusterIPs[0] Invalid'],
      [{ spec: { clusterIPs: ['10.0.0.9'] } }, 'spec.clusterIPs Invalid'],
      [{ spec: { ipFamilies: ['IPv6'] } }, 'spec.ipFamilies[0] Invalid'],
      [{ spec: { ipFamilyPolicy: 'RequireDualStack' } }, 'spec.ipFamilyPolicy Invalid'],
      [{ spec: { externalIPs: ['127.0.0.1'] } }, 'spec.externalIPs[0] Invalid'],
      [{ spec: { type: 'ExternalName' } }, 'spec.externalName Required'],
      [{ spec: { type: 'NodePort', clusterIP: 'None' } }, 'spec.clusterIPs[0] Invalid'],
      [{ spec: { type: 'NodePort', ports: [{ port: 80, nodePort: 80 }] } }, 'spec.ports[0].nodePort Invalid'],
      [{ spec: { ports: [{ port: 80, nodePort: 30080 }] } }, 'spec.ports[0].nodePort Forbidden'],
      [{ spec: { externalTrafficPolicy: 'Local' } }, 'spec.externalTrafficPolicy Invalid'],
      [{ spec: { healthCheckNodePort: 31000 } }, 'spec.healthCheckNodePort Invalid'],
      [{ spec: { loadBalancerSourceRanges: ['10.0.0.0/8'] } }, 'spec.LoadBalancerSourceRanges Forbidden'],
      [{ spec: { type: 'LoadBalancer', loadBalancerSourceRanges: ['x'] } }, 'spec.LoadBalancerSourceRanges Invalid'],
      [{ spec: { selector: { 'a b': 'x' } } }, 'spec.selector Invalid'],
      [balanced({ ports: [{ port: 10250 }] }), 'spec.ports[0] Invalid'],
      [{ spec: { type: 'LoadBalancer', clusterIP: 'None' } }, 'spec.clusterIPs[0] Invalid'],
      [elsewhere({ clusterIP: '10.0.0.9' }), 'spec.clusterIPs Forbidden'],
      [elsewhere({ ipFamilies: ['IPv4'] }), 'spec.ipFamilies Forbidden'],
      [elsewhere({ ipFamilyPolicy: 'SingleStack' }), 'spec.ipFamilyPolicy Forbidden'],
      [elsewhere({ externalName: 'A_' }), 'spec.externalName Invalid'],
      [
        elsewhere({ externalName: null, clusterIP: 'None', ipFamilies: ['IPv4'], ipFamilyPolicy: 'Else' }),
        'spec.clusterIPs Forbidden',
        'spec.ipFamilies Forbidden',
        'spec.ipFamilyPolicy Forbidden',
        'spec.externalName Required',
      ],
      [{ spec: { ports: [{ port: 1, appProtocol: 'a b' }] } }, 'spec.ports[0].appProtocol Invalid'],
      [addressed('10.0.0.8', '10.0.0.9'), 'spec.clusterIPs Invalid'],
      [{ spec: { clusterIP: '10.0.0.8', clusterIPs: ['10.0.0.9'] } }, 'spec.clusterIPs Invalid'],
      [addressed('None', '10.0.0.8'), 'spec.clusterIPs Invalid'],
      [addressed('10.0.0.8', 'fd00::1', '10.0.0.9'), 'spec.clusterIPs Invalid'],
      [{ spec: { clusterIP: '10.0.0.8', ipFamilies: ['IPv6'] } }, 'spec.clusterIPs[0] Invalid'],
      [{ spec: { ipFamilies: ['IPv4', 'IPv4'] } }, 'spec.ipFamilies[1] Duplicate'],
      [{ spec: { ipFamilies: ['IPv5'] } }, 'spec.ipFamilies[0] NotSupported'],
      [{ spec: { ipFamilies: ['IPv4', 'IPv6'], ipFamilyPolicy: 'SingleStack' } }, 'spec.ipFamilyPolicy Invalid'],
      [{ spec: { ipFamilyPolicy: 'Else' } }, 'spec.ipFamilyPolicy NotSupported'],
      [{ spec: { externalIPs: ['x', '0.0.0.0', 'fe80::1', 'ff02::1'] } }, ...[0, 1, 2, 3].map((i) => `spec.externalIPs[${i}] Invalid`)],
      [balanced({ ports: ['TCP', 'UDP'].map((protocol) => ({ name: protocol.toLowerCase(), port: 1, protocol })) }), 'spec.ports Invalid'],
      [
        {
          spec: {
            type: 'NodePort',
            ports: [
              { name: 'a', port: 1, nodePort: 30001 },
              { name: 'b', port: 2, nodePort: 30001 },
            ],
          },
        },
        'spec.ports[1].nodePort Duplicate',
      ],
      [balanced({ externalTrafficPolicy: 'Else' }), 'spec.externalTrafficPolicy Invalid'],
      [balanced({ externalTrafficPolicy: 'Local', healthCheckNodePort: -1 }), 'spec.healthCheckNodePort Invalid'],
      [{ metadata: { annotations: { [RANGES]: '10.0.0.0/8, x' } }, ...balanced({}) }, `metadata.annotations[${RANGES}] Invalid`],
      [
        { metadata: { annotations: { [RANGES]: 'x' } } },
        `metadata.annotations[${RANGES}] Forbidden`,
        `metadata.annotations[${RANGES}] Invalid`,
      ],
      [
        'many faults',
        {
          metadata: { name: 'A' },
          spec: {
            type: 'LoadBalancer',
            ports: [
              { port: 10250, protocol: 'TCP' },
              { name: 'a', port: 0, protocol: 'UDP' },
            ],
            selector: { a: 'b c' },
            sessionAffinity: 'Else',
            clusterIP: 'x',
            ipFamilies: ['IPv5'],
            externalIPs: ['127.0.0.1'],
            loadBalancerSourceRanges: ['x'],
            externalTrafficPolicy: 'Else',
          },
        },
        'metadata.name Invalid',
        'spec.ports[0] Invalid',
        'spec.ports[0].name Required',
        'spec.ports[1].port Invalid',
        'spec.ports[1].targetPort Invalid',
        'spec.selector Invalid',
        'spec.sessionAffinity NotSupported',
        'spec.ipFamilies[0] NotSupported',
        'spec.clusterIPs[0] Invalid',
        'spec.externalIPs[0] Invalid',
        'spec.ports Invalid',
        'spec.LoadBalancerSourceRanges Invalid',
        'spec.externalTrafficPolicy Invalid',
      ],
    ],
    updates: [
      [{ spec: { clusterIP: '10.0.0.1', clusterIPs: ['10.0.0.1'] } }, 'spec.clusterIPs[0] Invalid'],
      [{ spec: { clusterIP: null, clusterIPs: null } }, 'spec.clusterIPs[0] Invalid'],
      [{ spec: { ipFamilies: ['IPv6'] } }, 'spec.ipFamilies[0] Invalid', 'spec.clusterIPs[0] Invalid'],
      [{ spec: { type: 'NodePort' } }],
    ],
    statuses: [
      [
        { loadBalancer: { ingress: [{ ip: 'x', hostname: '192.0.2.1' }] } },
        'status.loadBalancer.ingress[0].ip Invalid',
        'status.loadBalancer.ingress[0].hostname Invalid',
      ],
    ],
  },
});
