import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Deployment } from '../../generated/apps/v1/structures.js';
import { ConfigMap, Event, Node, Pod, ResourceQuota } from '../../generated/core/v1/structures.js';
import { jsonFault } from '../../runtime/codec/json-faults.js';
import { jsonFaultsOf } from '../../runtime/codec/json-type-faults.js';
import { parseJson } from '../../runtime/codec/parse.js';
import { canonicalTime, timeFault } from '../../runtime/codec/times.js';
import type { StructStructure } from '../../runtime/model/definition/structure.js';

const QUANTITY = "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";

/** Text that does not fit, and the fault up to where it is. */
const FAULTS: readonly (readonly [StructStructure, string, string])[] = [
  [ConfigMap, '{"data":{"k":5}}', 'v1.ConfigMap.Data: ReadString: expects " or n, but found 5'],
  [ConfigMap, '{"data":["k"]}', 'v1.ConfigMap.Data: ReadMapCB: expect { or n, but found ['],
  [ConfigMap, '{"binaryData":{"k":"a b"}}', 'v1.ConfigMap.BinaryData: decode base64: illegal base64 data at input byte 1'],
  [ConfigMap, '{"binaryData":{"k":"abc"}}', 'v1.ConfigMap.BinaryData: decode base64: illegal base64 data at input byte 0'],
  [ConfigMap, '{"immutable":"yes"}', 'v1.ConfigMap.Immutable: ReadBool: expect t or f, but found "'],
  [Deployment, '{"spec":{"replicas":2.5}}', 'v1.Deployment.Spec: v1.DeploymentSpec.Replicas: assertInteger: can not decode float as int'],
  [Deployment, '{"spec":{"replicas":3000000000}}', 'v1.Deployment.Spec: v1.DeploymentSpec.Replicas: ReadInt32: overflow: 3000000000'],
  [
    Deployment,
    '{"spec":{"replicas":1e3}}',
    'v1.Deployment.Spec: v1.DeploymentSpec.isObjectEnd: object ended prematurely, unexpected char e',
  ],
  [Deployment, '{"spec":"x"}', 'v1.Deployment.Spec: readObjectStart: expect { or n, but found "'],
  [
    Deployment,
    '{"metadata":{"labels":{"a":true}}}',
    'v1.Deployment.ObjectMeta: v1.ObjectMeta.Labels: ReadString: expects " or n, but found t',
  ],
  [Pod, '{"spec":{"containers":["c"]}}', 'v1.Pod.Spec: v1.PodSpec.Containers: []v1.Container: readObjectStart: expect { or n, but found "'],
  [
    Pod,
    '{"spec":{"containers":{"name":"c"}}}',
    'v1.Pod.Spec: v1.PodSpec.Containers: []v1.Container: decode slice: expect [ or n, but found {',
  ],
  [Node, '{"status":{"capacity":{"a":"1.2.3"}}}', `v1.Node.Status: v1.NodeStatus.Capacity: unmarshalerDecoder: ${QUANTITY}`],
  [
    Node,
    '{"status":{"capacity":{"a":"1mm"}}}',
    "v1.Node.Status: v1.NodeStatus.Capacity: unmarshalerDecoder: unable to parse quantity's suffix",
  ],
  [
    Event,
    '{"firstTimestamp":""}',
    'v1.Event.FirstTimestamp: unmarshalerDecoder: parsing time "" as "2006-01-02T15:04:05Z07:00": cannot parse "" as "2006"',
  ],
  [
    Event,
    '{"firstTimestamp":"20x1-01-02T03:04:05Z"}',
    'v1.Event.FirstTimestamp: unmarshalerDecoder: parsing time "20x1-01-02T03:04:05Z" as "2006-01-02T15:04:05Z07:00": cannot parse "-01-02T03:04:05Z" as "2006"',
  ],
  [
    Event,
    '{"eventTime":"2021-04-05T06:07:08.123456789Z"}',
    'v1.Event.EventTime: unmarshalerDecoder: parsing time "2021-04-05T06:07:08.123456789Z" as "2006-01-02T15:04:05.000000Z07:00": cannot parse "789Z" as "Z07:00"',
  ],
  [
    Event,
    '{"eventTime":"2021-04-05T06:07:08.5Z"}',
    'v1.Event.EventTime: unmarshalerDecoder: parsing time "2021-04-05T06:07:08.5Z" as "2006-01-02T15:04:05.000000Z07:00": cannot parse ".5Z" as ".000000"',
  ],
  [Event, '{"eventTime":1}', 'v1.Event.EventTime: unmarshalerDecoder: json: cannot unmarshal number into Go value of type string'],
];

test('text that does not fit a structure is refused with path, reason and place', () => {
  for (const [structure, text, fault] of FAULTS) {
    const said = jsonFault(structure, text) ?? 'nothing';
    assert.equal(said.split(', error found in #')[0], fault, text);
    assert.match(said, /, error found in #\d+ byte of \.\.\.\|.*\|\.\.\., bigger context \.\.\.\|.*\|\.\.\.$/s);
  }
});

test('a number that is too large is refused where the reader had come to', () => {
  assert.equal(
    jsonFault(Deployment, '{"spec":{"replicas":4294967296}}'),
    'v1.Deployment.Spec: v1.DeploymentSpec.Replicas: readUint32: overflow, error found in #10 byte of ...|":4294967296}}|..., bigger context ...|{"spec":{"replicas":4294967296}}|...',
  );
});

/** Text that does not fit, and the fault that releases from 1.23 on tell. */
const TYPE_FAULTS: readonly (readonly [StructStructure, string, string])[] = [
  [ConfigMap, '{"data":{"k":5}}', 'json: cannot unmarshal number into Go struct field ConfigMap.data of type string'],
  [ConfigMap, '{"data":["k"]}', 'json: cannot unmarshal array into Go struct field ConfigMap.data of type map[string]string'],
  [ConfigMap, '{"binaryData":{"k":"a b"}}', 'illegal base64 data at input byte 1'],
  [ConfigMap, '{"metadata":"x"}', 'json: cannot unmarshal string into Go struct field ConfigMap.metadata of type v1.ObjectMeta'],
  [ConfigMap, '{"immutable":"yes"}', 'json: cannot unmarshal string into Go struct field ConfigMap.immutable of type bool'],
  [
    Deployment,
    '{"spec":{"replicas":2.5}}',
    'json: cannot unmarshal number 2.5 into Go struct field DeploymentSpec.spec.replicas of type int32',
  ],
  [
    Deployment,
    '{"x":[{"y":"]}"},-1],"spec":{"replicas": 3000000000 }}',
    'json: cannot unmarshal number 3000000000 into Go struct field DeploymentSpec.spec.replicas of type int32',
  ],
  [Deployment, '{"spec":{"replicas":true}}', 'json: cannot unmarshal bool into Go struct field DeploymentSpec.spec.replicas of type int32'],
  [Deployment, '{"spec":"x"}', 'json: cannot unmarshal string into Go struct field Deployment.spec of type v1.DeploymentSpec'],
  [
    Deployment,
    '{"spec":{"strategy":{"rollingUpdate":{"maxSurge":{}}}}}',
    'json: cannot unmarshal object into Go struct field RollingUpdateDeployment.spec.strategy.rollingUpdate.maxSurge of type int32',
  ],
  [Pod, '{"spec":{"containers":["c"]}}', 'json: cannot unmarshal string into Go struct field PodSpec.spec.containers of type v1.Container'],
  [
    Pod,
    '{"spec":{"containers":[{"name":"c","resources":{"limits":"x"}}]}}',
    'json: cannot unmarshal string into Go struct field ResourceRequirements.spec.containers.resources.limits of type v1.ResourceList',
  ],
  [
    Pod,
    '{"spec":{"terminationGracePeriodSeconds":1e+30}}',
    'json: cannot unmarshal number 1e+30 into Go struct field PodSpec.spec.terminationGracePeriodSeconds of type int64',
  ],
  [
    ResourceQuota,
    '{"spec":{"scopes":{}}}',
    'json: cannot unmarshal object into Go struct field ResourceQuotaSpec.spec.scopes of type []v1.ResourceQuotaScope',
  ],
  [Node, '{"status":{"capacity":{"a":"1.2.3"}}}', QUANTITY],
  [Event, '{"firstTimestamp":5}', 'json: cannot unmarshal number into Go struct field Event.firstTimestamp of type string'],
  [Event, '{"firstTimestamp":""}', 'parsing time "" as "2006-01-02T15:04:05Z07:00": cannot parse "" as "2006"'],
];

test('later releases tell which type is wanted where', () => {
  const later = jsonFaultsOf((name) => name === 'FaultsByType');
  for (const [structure, text, fault] of TYPE_FAULTS) assert.equal(later(structure, text), fault, text);
  for (const text of ['{}', '{"spec":null}', ' { "spec" : { "replicas" : 3 , "unknown" : [ 1.5 , "]" , {} ] } } '])
    assert.equal(later(Deployment, text), undefined, text);
});

test('text that fits has no fault', () => {
  for (const text of [
    '{}',
    '{"spec":null}',
    '{"spec":{"replicas":3,"unknown":{"a":[1.5,"x",{}]}}}',
    ' { "metadata" : { "labels" : {} } } ',
  ])
    assert.equal(jsonFault(Deployment, text), undefined, text);
});

test('of members with the same name the last counts, and objects merge', () => {
  assert.deepEqual(parseJson('{"a":1,"a":2}', 10), { a: 2 });
  assert.deepEqual(parseJson('{"a":{"x":1,"y":{"z":1}},"a":{"y":{"w":2}}}', 10), { a: { x: 1, y: { z: 1, w: 2 } } });
  assert.deepEqual(parseJson('{"a":{"x":1},"a":[2]}', 10), { a: [2] });
});

test('times are RFC 3339, and microseconds have six digits', () => {
  const cases: [string, 0 | 6, string | null | undefined][] = [
    ['2021-05-01T10:00:00Z', 0, '2021-05-01T10:00:00Z'],
    ['2021-05-01T10:00:00.75+02:00', 0, '2021-05-01T08:00:00Z'],
    ['0001-01-01T00:00:00Z', 0, null],
    ['2021-05-01T10:00:00.123456Z', 6, '2021-05-01T10:00:00.123456Z'],
    ['2021-05-01T10:00:00Z', 6, undefined],
    ['2021-02-30T10:00:00Z', 0, undefined],
    ['2021-05-01t10:00:00z', 0, undefined],
    ['2021-05-01', 0, undefined],
  ];
  for (const [text, digits, expected] of cases) {
    assert.equal(canonicalTime(text, digits), expected, text);
    assert.equal(timeFault(text, digits) === undefined, expected !== undefined, text);
  }
  assert.equal(timeFault('2021-02-30T10:00:00Z', 0), 'parsing time "2021-02-30T10:00:00Z": day out of range');
});
