/** Endpoint slices by the tables of specification 3, row by row. */

import { kindTables } from '../support/kinds.js';
import { onlyGates } from '../support/server.js';

const endpoints = (...list: object[]): { endpoints: never } => ({ endpoints: list as never });
const ports = (...list: object[]): { ports: never } => ({ ports: list as never });
const hinted = (...forZones: object[]) => endpoints({ addresses: ['10.0.0.1'], hints: { forZones } });
const many = (count: number): string[] => Array.from({ length: count }, (_, i) => `10.9.${Math.floor(i / 250)}.${(i % 250) + 1}`);

kindTables(
  {
    EndpointSlice: {
      path: '/apis/discovery.k8s.io/v1/namespaces/default/endpointslices',
      valid: {
        metadata: { name: 'slice' },
        addressType: 'IPv4',
        endpoints: [{ addresses: ['10.1.2.3'] }],
        ports: [{ name: 'http', port: 80 }],
      },
      creates: [
        ['no address type', { addressType: null }, 'addressType Required'],
        ['an unknown address type', { addressType: 'IPX' }, 'addressType NotSupported'],
        ['1,001 endpoints', endpoints(...many(1001).map((a) => ({ addresses: [a] }))), 'endpoints TooMany'],
        ['an endpoint without addresses', endpoints({}), 'endpoints[0].addresses Required'],
        ['101 addresses', endpoints({ addresses: many(101) }), 'endpoints[0].addresses TooMany'],
        ['an address of the other family', endpoints({ addresses: ['2001:db8::1'] }), 'endpoints[0].addresses[0] Invalid'],
        ['an address of this machine', endpoints({ addresses: ['127.0.0.1'] }), 'endpoints[0].addresses[0] Invalid'],
        [
          'a name that is one label only',
          { addressType: 'FQDN', endpoints: [{ addresses: ['localhost'] }] },
          'endpoints[0].addresses[0] Invalid',
        ],
        ['no name', { addressType: 'FQDN', endpoints: [{ addresses: [''] }] }, 'endpoints[0].addresses[0] Required'],
        ['a bad name', { addressType: 'FQDN', endpoints: [{ addresses: ['a_.com'] }] }, 'endpoints[0].addresses[0] Invalid'],
        [
          'a name of a long label',
          { addressType: 'FQDN', endpoints: [{ addresses: [`${'a'.repeat(64)}.com`] }] },
          'endpoints[0].addresses[0] Invalid',
        ],
        ['nine zones', hinted(...Array.from({ length: 9 }, (_, i) => ({ name: `z${i}` }))), 'endpoints[0].hints.forZones TooMany'],
        ['a zone twice', hinted({ name: 'z' }, { name: 'z' }), 'endpoints[0].hints.forZones[1].name Duplicate'],
        [
          'zones of bad names',
          hinted({ name: 'a b' }, { name: '-' }),
          'endpoints[0].hints.forZones[0].name Invalid',
          'endpoints[0].hints.forZones[1].name Invalid',
        ],
        [
          'a bad host and node',
          endpoints({ addresses: ['10.0.0.1'], hostname: 'A.b', nodeName: 'N 1' }),
          'endpoints[0].hostname Invalid',
          'endpoints[0].nodeName Invalid',
        ],
        ['an empty host', endpoints({ addresses: ['10.0.0.1'], hostname: '' }), 'endpoints[0].hostname Invalid'],
        ['a port name of 64 characters', ports({ name: 'x'.repeat(64) }), 'ports[0].name Invalid'],
        ['101 ports', ports(...Array.from({ length: 101 }, (_, i) => ({ name: `p${i}` }))), 'ports TooMany'],
        ['two ports without name', ports({ port: 1 }, { port: 2 }), 'ports[1].name Duplicate'],
        ['an unknown protocol', ports({ protocol: 'ICMP' }), 'ports[0].protocol NotSupported'],
        ['a bad application protocol', ports({ appProtocol: 'a b' }), 'ports[0].appProtocol Invalid'],
        [
          'all at once',
          { addressType: 'IPv6', ports: [{ name: 'A' }, { name: 'A' }] as never },
          'endpoints[0].addresses[0] Invalid',
          'ports[0].name Invalid',
          'ports[1].name Duplicate',
          'ports[1].name Invalid',
        ],
      ],
      updates: [
        ['another address type', { addressType: 'FQDN', endpoints: [] }, 'addressType Invalid'],
        ['other endpoints', endpoints({ addresses: ['10.1.2.4'] })],
      ],
    },
  },
  { featureGates: onlyGates('TopologyAwareHints') },
);

const topology = Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`k${i}`, 'v']));

kindTables({
  EndpointSlice: {
    path: '/apis/discovery.k8s.io/v1beta1/namespaces/default/endpointslices',
    valid: { metadata: { name: 'slice' }, addressType: 'IPv4', endpoints: [{ addresses: ['10.1.2.3'] }] },
    creates: [
      ['seventeen entries of a topology', endpoints({ addresses: ['10.0.0.1'], topology }), 'endpoints[0].deprecatedTopology TooMany'],
      [
        'a topology of blanks',
        endpoints({ addresses: ['10.0.0.1'], topology: { 'a b': 'c d' } }),
        'endpoints[0].deprecatedTopology Invalid',
        'endpoints[0].deprecatedTopology Invalid',
      ],
      [
        'no addresses in many places',
        endpoints({ addresses: [], topology }),
        'endpoints[0].addresses Required',
        'endpoints[0].deprecatedTopology TooMany',
      ],
    ],
  },
});
