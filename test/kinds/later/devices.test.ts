/** Claims to devices, their templates, classes and slices: what they take and refuse. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindTables } from '../../support/kinds.js';
import { TestServer } from '../../support/server.js';

const request = (more: object) => ({ spec: { devices: { requests: [{ name: 'r', exactly: { deviceClassName: 'c', ...more } }] } } });
const R = 'spec.devices.requests[0]';
const E = `${R}.exactly`;
const selector = (expression: string) => request({ selectors: [{ cel: { expression } }] });
const X = `${E}.selectors[0].cel.expression`;
const claim = (more: object) => ({ spec: { devices: more } });
const ways = (...list: object[]) => claim({ requests: [{ name: 'r', firstAvailable: list }] });

const given = {
  devices: { results: [{ request: 'r', driver: 'd.example.com', pool: 'p', device: 'one' }] },
};
const state = { driver: 'd.example.com', pool: 'p', device: 'one' };

const slice = (more: object) => ({ spec: more });
const device = (more: object) => slice({ devices: [{ name: 'one', ...more }] });
const D = 'spec.devices[0]';
const memory = (requestPolicy: object, more: object = { allowMultipleAllocations: true }) =>
  device({ ...more, capacity: { memory: { value: '16Gi', requestPolicy } } });
const counters = (name: string, counter: string): object => ({ name, counters: { [counter]: { value: '1' } } });
const P = `${D}.capacity[memory].requestPolicy`;

kindTables(
  {
    ResourceClaim: {
      path: '/apis/resource.k8s.io/v1/namespaces/default/resourceclaims',
      valid: { metadata: { name: 'claim' }, ...request({ count: 2 }) },
      creates: [
        [claim({ requests: [{ name: 'r' }] }), `${R} Required`],
        [claim({ requests: [{ name: 'R', exactly: { deviceClassName: '' } }] }), `${R}.name Invalid`, `${E}.deviceClassName Required`],
        [
          claim({ requests: [{ name: 'r', exactly: { deviceClassName: 'c' }, firstAvailable: [{ name: 'w', deviceClassName: 'c' }] }] }),
          `${R} Invalid`,
        ],
        [ways({ name: 'w', deviceClassName: 'c' }, { name: 'w', deviceClassName: 'c' }), `${R}.firstAvailable[1] Duplicate`],
        [request({ allocationMode: 'All', count: 1 }), `${E}.count Invalid`],
        [request({ count: -1 }), `${E}.count Invalid`],
        [request({ allocationMode: 'Some' }), `${E}.allocationMode NotSupported`],
        [request({ selectors: [{}] }), `${E}.selectors[0].cel Required`],
        [request({ tolerations: [{ operator: 'Exists', value: 'v' }] }), `${E}.tolerations[0].value Invalid`],
        [request({ tolerations: [{ key: 'k', value: 'a b' }] }), `${E}.tolerations[0].value Invalid`],
        [selector('device.nope == 1'), `${X} Invalid`],
        [selector('"text"'), `${X} Invalid`],
        // The cost of comparing types has no bound here.
        [selector('type(1) == int'), `${X} Forbidden`],
        [selector('for'), `${X} Invalid`],
        [
          'a selector that may cost too much',
          selector(
            'device.attributes["d"].exists(a, device.attributes["d"].exists(b, device.attributes["d"].exists(c, device.attributes["d"].exists(e, a == b && c == e))))',
          ),
          `${X} Forbidden`,
        ],
        ['a selector that is too long', selector(`device.driver == "${'d'.repeat(11_000)}"`), `${X} TooLong`],
        [claim({ constraints: [{}] }), 'spec.devices.constraints[0] Required'],
        [claim({ constraints: [{ matchAttribute: 'model' }] }), 'spec.devices.constraints[0].matchAttribute Invalid'],
        [
          claim({ constraints: [{ requests: ['r', 'other', 'r/w', 'r/w/x'], matchAttribute: 'd/model' }] }),
          ...[1, 2, 3].map((i) => `spec.devices.constraints[0].requests[${i}] Invalid`),
        ],
        [claim({ config: [{}] }), 'spec.devices.config[0].opaque Required'],
        [claim({ config: [{ opaque: { driver: '', parameters: { a: 1 } } }] }), 'spec.devices.config[0].opaque.driver Required'],
      ],
      updates: [['nothing of what is asked for may change', request({ count: 3 }), 'spec Invalid']],
      statuses: [
        [{ reservedFor: [{ resource: 'pods', name: 'p', uid: 'u' }] }, 'status.reservedFor Forbidden'],
        [
          { allocation: { devices: { results: [{ ...given.devices.results[0], request: 'other' }] } } },
          'status.allocation.devices.results[0].request Invalid',
        ],
        [{ devices: [state] }, 'status.devices[0] Invalid'],
        [{ allocation: given, devices: [state], reservedFor: [{ resource: 'pods', name: 'p', uid: 'u' }] }],
        [{ devices: [{ ...state, networkData: { ips: ['10.0.0.1'] } }] }, 'status.devices[0].networkData.ips[0] Invalid'],
        [
          { reservedFor: [{ resource: '', name: '', uid: 'v' }] },
          'status.reservedFor[0].resource Required',
          'status.reservedFor[0].name Required',
        ],
      ],
    },
    ResourceClaimTemplate: {
      path: '/apis/resource.k8s.io/v1/namespaces/default/resourceclaimtemplates',
      valid: { metadata: { name: 'template' }, spec: request({}) },
      creates: [
        [{ spec: { metadata: { name: 'n' } } }, 'spec.metadata.name Forbidden'],
        [{ spec: { metadata: { labels: { a: 'a b' } } } }, 'spec.metadata.labels Invalid'],
        [{ spec: selector('1') }, `spec.${X} Invalid`],
      ],
      updates: [[{ spec: { metadata: { labels: { a: 'b' } } } }, 'spec Invalid']],
    },
    DeviceClass: {
      path: '/apis/resource.k8s.io/v1/deviceclasses',
      valid: { metadata: { name: 'class' }, spec: { selectors: [{ cel: { expression: 'device.driver == "d.example.com"' } }] } },
      creates: [
        [{ spec: { config: [{ opaque: { driver: 'd', parameters: 'text' } }] } }, 'spec.config[0].opaque.parameters Invalid'],
        [{ spec: { config: [{ opaque: { driver: 'd', parameters: [] } }] } }, 'spec.config[0].opaque.parameters Invalid'],
        [
          { spec: { config: [{ opaque: { driver: 'd'.repeat(64) } }] } },
          'spec.config[0].opaque.driver TooLong',
          'spec.config[0].opaque.parameters Required',
        ],
        [{ spec: { extendedResourceName: 'gpu' } }, 'spec.extendedResourceName Invalid'],
        [{ spec: { selectors: [{ cel: { expression: 'device' } }] } }, 'spec.selectors[0].cel.expression Invalid'],
      ],
      updates: [[{ spec: { extendedResourceName: 'example.com/gpu' } }]],
    },
    ResourceSlice: {
      path: '/apis/resource.k8s.io/v1/resourceslices',
      valid: {
        metadata: { name: 'slice' },
        spec: {
          driver: 'd.example.com',
          nodeName: 'n',
          pool: { name: 'p', generation: 1, resourceSliceCount: 1 },
          devices: [{ name: 'one' }],
        },
      },
      creates: [
        [slice({ nodeName: null }), 'spec Required'],
        [slice({ allNodes: true }), 'spec Invalid'],
        [slice({ nodeName: null, allNodes: false }), 'spec.allNodes Invalid', 'spec Required'],
        [
          slice({ pool: { name: 'a//b', generation: -1, resourceSliceCount: 0 } }),
          'spec.pool.name Invalid',
          'spec.pool.generation Invalid',
          'spec.pool.resourceSliceCount Invalid',
        ],
        [slice({ devices: [{ name: 'a' }, { name: 'a' }] }), 'spec.devices[1] Duplicate'],
        [
          slice({ devices: null, sharedCounters: [counters('c', 'n'), counters('c', 'Bad!')] }),
          'spec.sharedCounters[1].counters Invalid',
          'spec.sharedCounters[1] Duplicate',
        ],
        [device({ consumesCounters: [{}, {}, {}] }), `${D}.consumesCounters TooMany`],
        [slice({ sharedCounters: [{ name: 'c', counters: { n: { value: '1' } } }] }), 'spec Invalid'],
        [
          slice({ devices: null, sharedCounters: [{ name: '', counters: {} }] }),
          'spec.sharedCounters[0].name Required',
          'spec.sharedCounters[0].counters Required',
        ],
        [device({ nodeName: 'n' }), `${D} Invalid`],
        [device({ attributes: { a: { int: 1, bool: true } } }), `${D}.attributes[a] Invalid`],
        [device({ attributes: { 'a-b': { version: '1' } } }), `${D}.attributes Invalid`, `${D}.attributes[a-b].version Invalid`],
        [device({ taints: [{ key: 'k' }] }), `${D}.taints[0].effect Required`],
        [
          device({ consumesCounters: [{ counterSet: '' }] }),
          `${D}.consumesCounters[0].counterSet Required`,
          `${D}.consumesCounters[0].counters Required`,
        ],
        [device({ bindingConditions: ['a', 'a'] }), `${D}.bindingConditions[1] Duplicate`, `${D}.bindingFailureConditions Invalid`],
        [memory({ default: '1Gi', validRange: { min: '1Gi' } }, {}), `${P} Forbidden`],
        [memory({ validRange: { min: '1Gi' } }), `${P}.default Required`],
        [memory({ default: '1Gi', validRange: { min: '2Gi' } }), `${P}.validRange.min Invalid`],
        [memory({ default: '1Gi', validRange: { min: '1Gi', max: '32Gi' } }), `${P}.validRange.max Invalid`],
        [memory({ default: '3Gi', validRange: { min: '1Gi', max: '5Gi', step: '4Gi' } }), `${P}.validRange.step Invalid`],
        [memory({ default: '1Gi', validValues: ['1Gi', '1Gi'] }), `${P}.validValues[1] Duplicate`],
      ],
      updates: [[slice({ driver: 'e.example.com' }), 'spec.driver Invalid'], [device({ taints: [{ key: 'k', effect: 'NoSchedule' }] })]],
    },
  },
  { release: '1.36' },
);

test('an attribute whose list is empty has no value', async (t) => {
  const server = await TestServer.start({ release: '1.36', featureGates: { DRAListTypeAttributes: true } });
  t.after(() => server.close());
  const spec = { driver: 'd.example.com', nodeName: 'n', pool: { name: 'p', generation: 1, resourceSliceCount: 1 } };
  const devices = [{ name: 'one', attributes: { empty: { bools: [] }, full: { ints: [1, 2] } } }];
  const answer = await server.create('/apis/resource.k8s.io/v1/resourceslices', { metadata: { name: 's' }, spec: { ...spec, devices } });
  assert.equal(answer.status, 422);
  assert.deepEqual(
    answer.json.details.causes.map(({ field }: { field: string }) => field),
    [`${D}.attributes[empty].bools`],
  );
});

test('claims are held to the first rules of devices in the release that brings them', async (t) => {
  const server = await TestServer.start({ release: '1.34' });
  t.after(() => server.close());
  const r = { name: 'r', exactly: { deviceClassName: 'c', tolerations: [{ operator: 'Exists', effect: 'None' }] } };
  const config = [{ opaque: { driver: '', parameters: {} } }];
  const spec = { devices: { requests: [r, { name: 'r', exactly: { deviceClassName: 'c' } }], config } };
  const answer = await server.create('/apis/resource.k8s.io/v1/namespaces/default/resourceclaims', { metadata: { name: 'c' }, spec });
  assert.deepEqual(
    answer.json.details.causes.map(({ field, reason }: { field: string; reason: string }) => `${field} ${reason}`),
    [
      'spec.devices.requests[1].name FieldValueDuplicate',
      'spec.devices.requests[0].exactly.tolerations[0].effect FieldValueNotSupported',
      'spec.devices.config[0].opaque.driver FieldValueRequired',
      'spec.devices.config[0].opaque.driver FieldValueInvalid',
    ],
  );
});
