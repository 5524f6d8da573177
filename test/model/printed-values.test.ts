import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Deployment, ReplicaSet } from '../../generated/apps/v1/structures.js';
import { Node, Pod, ResourceQuota, Service } from '../../generated/core/v1/structures.js';
import type { StructStructure } from '../../runtime/model/definition/structure.js';
import { duplicate, invalidValue, notSupported } from '../../runtime/model/errors.js';
import { withPrintedValue } from '../../runtime/model/values/printed-by-type.js';
import { placed, printedIntOrString, printedQuantity, printedTexts } from '../../runtime/model/values/printed-values.js';

const said = (root: StructStructure, field: string, value: unknown): string =>
  withPrintedValue(invalidValue(field, value, ''), root).message.replace('Invalid value: ', '');

test('bad values are printed by the type of their field', () => {
  const cases: [StructStructure, string, unknown, string][] = [
    [Pod, 'spec.hostname', 'a"b\n', '"a\\"b\\n"'],
    [Pod, 'spec.priority', 5, '5'],
    [Pod, 'spec.hostNetwork', true, 'true'],
    [Pod, 'spec.activeDeadlineSeconds', null, '"null"'],
    [Pod, 'metadata.labels', { b: '2', a: '1' }, 'map[string]string{"a":"1", "b":"2"}'],
    [Pod, 'metadata.labels', null, 'map[string]string(nil)'],
    [Service, 'spec.clusterIPs', ['192.0.2.1'], '[]string{"192.0.2.1"}'],
    [Service, 'spec.clusterIPs', null, '[]string(nil)'],
    [Service, 'spec.ipFamilies', ['IPv6'], '[]core.IPFamily{"IPv6"}'],
    [Service, 'spec.ipFamilies[0]', null, '[]core.IPFamily(nil)'],
    [ResourceQuota, 'spec.scopes', ['BestEffort'], '[]core.ResourceQuotaScope{"BestEffort"}'],
    [
      ReplicaSet,
      'spec.selector',
      { matchLabels: { app: 'web' } },
      'v1.LabelSelector{MatchLabels:map[string]string{"app":"web"}, MatchExpressions:[]v1.LabelSelectorRequirement(nil)}',
    ],
    [
      Deployment,
      'spec.strategy',
      { type: 'Blue' },
      'apps.DeploymentStrategy{Type:"Blue", RollingUpdate:(*apps.RollingUpdateDeployment)(nil)}',
    ],
    [
      Pod,
      'spec.tolerations[0].operator',
      { key: 'k', operator: 'Exists' },
      'core.Toleration{Key:"k", Operator:"Exists", Value:"", Effect:"", TolerationSeconds:(*int64)(nil)}',
    ],
    [
      Node,
      'metadata.taints[0]',
      placed('spec.taints[0]', { key: 'd', effect: 'NoSchedule' }),
      'core.Taint{Key:"d", Value:"", Effect:"NoSchedule", TimeAdded:<nil>}',
    ],
    [Pod, 'no.such.field', { a: 1 }, '{"a":1}'],
    [Pod, 'x', printedIntOrString('50%'), 'intstr.IntOrString{Type:1, IntVal:0, StrVal:"50%"}'],
    [Pod, 'x', printedIntOrString(3), 'intstr.IntOrString{Type:0, IntVal:3, StrVal:""}'],
    [Pod, 'x', printedTexts(undefined), '[]string(nil)'],
    [
      Pod,
      'x',
      printedQuantity('-1Gi'),
      'resource.Quantity{i:resource.int64Amount{value:-1073741824, scale:0}, d:resource.infDecAmount{Dec:(*inf.Dec)(nil)}, s:"-1Gi", Format:"BinarySI"}',
    ],
  ];
  for (const [root, field, value, expected] of cases) assert.equal(said(root, field, value), expected, field);
});

test('later servers print them as JSON: shared types as in requests, others by the names of their members', () => {
  const cases: [StructStructure, string, unknown, string][] = [
    [Pod, 'metadata.labels', { b: '2', a: '1' }, '{"a":"1","b":"2"}'],
    [Pod, 'metadata.labels', null, 'null'],
    [ResourceQuota, 'spec.scopes', ['BestEffort'], '["BestEffort"]'],
    [ReplicaSet, 'spec.selector', { matchLabels: { app: 'web' } }, '{"matchLabels":{"app":"web"}}'],
    [Deployment, 'spec.strategy', { type: 'Blue' }, '{"Type":"Blue","RollingUpdate":null}'],
    [Deployment, 'spec.selector', {}, '{}'],
    [
      Node,
      'metadata.taints[0]',
      placed('spec.taints[0]', { key: 'd', effect: 'NoSchedule' }),
      '{"Key":"d","Value":"","Effect":"NoSchedule","TimeAdded":null}',
    ],
  ];
  for (const [root, field, value, expected] of cases) {
    const { message } = withPrintedValue(invalidValue(field, value, ''), root, true);
    assert.equal(message, `Invalid value: ${expected}`);
  }
});

test('other faults that show a value print it the same way', () => {
  assert.equal(
    withPrintedValue(notSupported('spec.ports', [{ port: 1 }], []), Service).message,
    'Unsupported value: []core.ServicePort{core.ServicePort{Name:"", Protocol:"", AppProtocol:(*string)(nil), Port:1, TargetPort:intstr.IntOrString{Type:0, IntVal:0, StrVal:""}, NodePort:0}}',
  );
  assert.equal(duplicate('x', 'a', 'must be unique').message, 'Duplicate value: "a": must be unique');
});
