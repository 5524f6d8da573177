/** Ingresses, their classes, and network policies by their rules. */
import { kindTables } from '../support/kinds.js';

const backend = { service: { name: 'web', port: { number: 80 } } };
const path = (more: object): object => ({ path: '/', pathType: 'Prefix', backend, ...more });
const rules = (more: object): { spec: { rules: never } } => ({ spec: { rules: [{ http: { paths: [path(more)] } }] as never } });
const peers = (...from: object[]): { spec: { ingress: never } } => ({ spec: { ingress: [{ from }] as never } });
const ports = (...list: object[]): { spec: { egress: never } } => ({ spec: { egress: [{ ports: list }] as never } });

const P = 'spec.rules[0].http.paths[0]';

kindTables({
  Ingress: {
    path: '/apis/networking.k8s.io/v1/namespaces/default/ingresses',
    valid: { metadata: { name: 'web' }, spec: { defaultBackend: backend, rules: [{ host: 'a.example.com' }] } },
    creates: [
      ['neither a backend nor rules', { spec: { defaultBackend: null, rules: null } }, 'spec Invalid'],
      ['a backend of nothing', { spec: { defaultBackend: { service: null } } }, 'spec.defaultBackend Invalid'],
      ['two backends at once', { spec: { defaultBackend: { resource: { kind: 'K', name: 'n' } } } }, 'spec.defaultBackend Invalid'],
      [
        'a resource without kind and name',
        { spec: { defaultBackend: { service: null, resource: {} } } },
        'spec.defaultBackend.resource.kind Required',
        'spec.defaultBackend.resource.name Required',
      ],
      ['a service without name', { spec: { defaultBackend: { service: { name: '' } } } }, 'spec.defaultBackend.service.name Required'],
      [
        'a service of a bad name at a bad port',
        { spec: { defaultBackend: { service: { name: 'Web', port: { number: 70000 } } } } },
        'spec.defaultBackend.service.name Invalid',
        'spec.defaultBackend.service.port.number Invalid',
      ],
      ['a service without port', { spec: { defaultBackend: { service: { port: null } } } }, 'spec.defaultBackend Required'],
      [
        'a port of a bad name',
        { spec: { defaultBackend: { service: { port: { name: 'a_b', number: null } } } } },
        'spec.defaultBackend.service.port.name Invalid',
      ],
      [
        'a resource that is a path',
        { spec: { defaultBackend: { service: null, resource: { apiGroup: 'G_', kind: 'a/b', name: '..' } } } },
        'spec.defaultBackend.resource.apiGroup Invalid',
        'spec.defaultBackend.resource.kind Invalid',
        'spec.defaultBackend.resource.name Invalid',
      ],
      ['a path that ends above', rules({ path: '/a/..' }), `${P}.path Invalid`],
      ['a relative path of its own kind', rules({ pathType: 'ImplementationSpecific', path: 'a' }), `${P}.path Invalid`],
      [
        'many faults',
        {
          spec: {
            defaultBackend: { service: { name: '', port: null } },
            ingressClassName: 'A',
            ...rules({ pathType: 'Else', backend: {} }).spec,
          },
        },
        'spec.defaultBackend.service.name Required',
        'spec.defaultBackend Required',
        `${P}.pathType NotSupported`,
        `${P}.backend Invalid`,
        'spec.ingressClassName Invalid',
      ],
      ['a port by name and number', { spec: { defaultBackend: { service: { port: { name: 'http' } } } } }, 'spec.defaultBackend Invalid'],
      ['a host that is an address', { spec: { rules: [{ host: '10.0.0.1' }] } }, 'spec.rules[0].host Invalid'],
      ['a wildcard inside', { spec: { rules: [{ host: 'a.*.com' }] } }, 'spec.rules[0].host Invalid'],
      ['no paths', { spec: { rules: [{ http: { paths: [] } }] } }, 'spec.rules[0].http.paths Required'],
      ['no path type', rules({ pathType: null }), `${P}.pathType Required`],
      ['an unknown path type', rules({ pathType: 'Regex' }), `${P}.pathType NotSupported`],
      ['a relative path', rules({ path: 'x' }), `${P}.path Invalid`],
      ['a path that goes back and hides a slash', rules({ path: '/a/../b%2f' }), `${P}.path Invalid`, `${P}.path Invalid`],
      [
        'a bad certificate host and secret',
        { spec: { tls: [{ hosts: ['A.b'], secretName: 'S_' }] } },
        'spec.tls[0].hosts[0] Invalid',
        'spec.tls[0].secretName Invalid',
      ],
      ['a bad class', { spec: { ingressClassName: 'No Class' } }, 'spec.ingressClassName Invalid'],
      [
        'a class twice',
        { metadata: { annotations: { 'kubernetes.io/ingress.class': 'x' } }, spec: { ingressClassName: 'x' } },
        'annotations.kubernetes.io/ingress.class Invalid',
      ],
    ],
    updates: [
      ['the backend taken away with the rules', { spec: { defaultBackend: null, rules: null } }, 'spec Invalid'],
      ['another backend', { spec: { defaultBackend: { service: { name: 'other' } } } }],
    ],
    statuses: [
      ['a balancer of a bad name', { loadBalancer: { ingress: [{ hostname: 'A_' }] } }, 'status.loadBalancer.ingress[0].hostname Invalid'],
      [
        'a balancer of bad addresses',
        { loadBalancer: { ingress: [{ ip: 'x', hostname: '192.0.2.1' }] } },
        'status.loadBalancer.ingress[0].ip Invalid',
        'status.loadBalancer.ingress[0].hostname Invalid',
      ],
    ],
  },
  IngressClass: {
    path: '/apis/networking.k8s.io/v1/ingressclasses',
    valid: { metadata: { name: 'class' }, spec: { controller: 'example.com/ingress' } },
    creates: [
      ['no controller', { spec: { controller: null } }, 'spec.controller Required'],
      ['a controller without domain', { spec: { controller: 'ingress' } }, 'spec.controller Invalid'],
      ['a controller of blanks', { spec: { controller: 'example.com/a b' } }, 'spec.controller Invalid'],
      ['a long controller', { spec: { controller: `example.com/${'x'.repeat(250)}` } }, 'spec.controller TooLong'],
      ['parameters of nothing', { spec: { parameters: {} } }, 'spec.parameters.kind Required', 'spec.parameters.name Required'],
      [
        'bad parameters',
        { spec: { parameters: { apiGroup: 'G_', kind: 'a/b', name: '..' } } },
        'spec.parameters.apiGroup Invalid',
        'spec.parameters.kind Invalid',
        'spec.parameters.name Invalid',
      ],
    ],
    updates: [
      ['another controller', { spec: { controller: 'example.com/other' } }, 'spec.controller Invalid'],
      ['parameters', { spec: { parameters: { kind: 'P', name: 'n' } } }],
    ],
  },
  NetworkPolicy: {
    path: '/apis/networking.k8s.io/v1/namespaces/default/networkpolicies',
    valid: { metadata: { name: 'policy' }, spec: { podSelector: {}, ingress: [{ from: [{ podSelector: {} }] }] } },
    creates: [
      ['a peer of nothing', peers({}), 'spec.ingress[0].from[0] Required'],
      ['a block beside a selector', peers({ ipBlock: { cidr: '10.0.0.0/8' }, podSelector: {} }), 'spec.ingress[0].from[0] Forbidden'],
      ['a block without addresses', peers({ ipBlock: {} }), 'spec.ingress[0].from[0].ipBlock.cidr Required'],
      ['a block that is none', peers({ ipBlock: { cidr: '10.0.0.1' } }), 'spec.ingress[0].from[0].ipBlock.cidr Invalid'],
      [
        'a block of nowhere to go to',
        { spec: { egress: [{ to: [{ ipBlock: { cidr: '' } }] }] } },
        'spec.egress[0].to[0].ipBlock.cidr Required',
      ],
      [
        'a protocol and a port there are not',
        { spec: { ingress: [{ ports: [{ protocol: 'ICMP', port: 70000 }] }] } },
        'spec.ingress[0].ports[0].protocol NotSupported',
        'spec.ingress[0].ports[0].port Invalid',
      ],
      [
        'an exception outside',
        peers({ ipBlock: { cidr: '10.0.0.0/16', except: ['10.1.0.0/24'] } }),
        'spec.ingress[0].from[0].ipBlock.except[0] Invalid',
      ],
      [
        'an exception of the whole block',
        peers({ ipBlock: { cidr: '10.0.0.0/16', except: ['10.0.0.0/16'] } }),
        'spec.ingress[0].from[0].ipBlock.except[0] Invalid',
      ],
      [
        'an exception of the other family',
        peers({ ipBlock: { cidr: '2001:db8::/32', except: ['10.0.0.0/8'] } }),
        'spec.ingress[0].from[0].ipBlock.except[0] Invalid',
      ],
      [
        'ports and protocols there are not',
        ports({ port: 0 }, { protocol: 'ICMP' }, { port: 'x--y' }),
        'spec.egress[0].ports[0].port Invalid',
        'spec.egress[0].ports[1].protocol NotSupported',
        'spec.egress[0].ports[2].port Invalid',
      ],
      [
        'an exception that is none',
        peers({ ipBlock: { cidr: '10.0.0.0/8', except: ['x'] } }),
        'spec.ingress[0].from[0].ipBlock.except[0] Invalid',
      ],
      ['an unknown direction', { spec: { policyTypes: ['Sideways'] } }, 'spec.policyTypes[0] NotSupported'],
      ['three directions, one unknown', { spec: { policyTypes: ['Ingress', 'Egress', 'Sideways'] } }, 'spec.policyTypes Invalid'],
      ['three directions', { spec: { policyTypes: ['Ingress', 'Egress', 'Ingress'] } }, 'spec.policyTypes Invalid'],
      [
        'a bad selector',
        { spec: { podSelector: { matchExpressions: [{ key: 'a', operator: 'In' }] } } },
        'spec.podSelector.matchExpressions[0].values Required',
      ],
    ],
    updates: [
      ['an unknown direction', { spec: { policyTypes: ['Up'] } }, 'spec.policyTypes[0] NotSupported'],
      ['another selector', { spec: { podSelector: { matchLabels: { a: 'b' } } } }],
    ],
  },
});
