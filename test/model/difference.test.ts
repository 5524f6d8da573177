/** How two values of a type differ, in the layout that clients know from other servers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as structures from '../../generated/core/v1/structures.js';
import { structAt } from '../../runtime/model/definition/structure.js';
import { printedDifference } from '../../runtime/model/values/difference.js';

const PersistentVolumeClaimSpec = structAt(structures.PersistentVolumeClaimSpec, '1.21');
const PodSpec = structAt(structures.PodSpec, '1.21');

const claim = {
  accessModes: ['ReadWriteOnce'],
  resources: { requests: { storage: '1Gi' } },
  storageClassName: 'fast',
  volumeMode: 'Filesystem',
};

test('of a struct what differs is told, two fields beside it, and how many others there are', () => {
  const resources = { requests: { storage: '2Gi' } };
  assert.equal(
    printedDifference(PersistentVolumeClaimSpec, { ...claim, resources }, claim),
    [
      '  core.PersistentVolumeClaimSpec{',
      '  \tAccessModes: {"ReadWriteOnce"},',
      '  \tSelector:    nil,',
      '  \tResources: core.ResourceRequirements{',
      '  \t\tLimits: nil,',
      '- \t\tRequests: core.ResourceList{',
      '- \t\t\ts"storage": {i: resource.int64Amount{value: 2147483648}, s: "2Gi", Format: "BinarySI"},',
      '- \t\t},',
      '+ \t\tRequests: core.ResourceList{',
      '+ \t\t\ts"storage": {i: resource.int64Amount{value: 1073741824}, s: "1Gi", Format: "BinarySI"},',
      '+ \t\t},',
      '  \t},',
      '  \tVolumeName:       "",',
      '  \tStorageClassName: &"fast",',
      '  \t... // 2 identical fields',
      '  }',
      '',
    ].join('\n'),
  );
});

test('pointers, lists and values that are nothing on one side are told whole', () => {
  const selector = { matchLabels: { a: 'b' }, matchExpressions: [{ key: 'k', operator: 'In', values: ['x', 'y'] }] };
  const text = printedDifference(
    PersistentVolumeClaimSpec,
    {
      ...claim,
      accessModes: ['ReadOnlyMany'],
      selector,
      storageClassName: undefined,
      dataSource: { apiGroup: null, kind: 'K', name: 'n' },
    },
    claim,
  );
  assert.deepEqual(
    text.split('\n').filter((line) => /^[-+]/.test(line)),
    [
      '- \tAccessModes:      []core.PersistentVolumeAccessMode{"ReadOnlyMany"},',
      '+ \tAccessModes:      []core.PersistentVolumeAccessMode{"ReadWriteOnce"},',
      '- \tSelector:         s"&LabelSelector{MatchLabels:map[string]string{a: b,},MatchExpressions:[]LabelSelectorRequirement{LabelSelectorRequirement{Key:k,Operator:In,Values:[x y],},},}",',
      '+ \tSelector:         nil,',
      '- \tStorageClassName: nil,',
      '+ \tStorageClassName: &"fast",',
      '- \tDataSource:       &core.TypedLocalObjectReference{Kind: "K", Name: "n"},',
      '+ \tDataSource:       nil,',
    ],
  );
});

test('of what is alike beside it only the beginning is told', () => {
  const many = { accessModes: ['a', 'b', 'c', 'd', 'e'], volumeName: 'v'.repeat(80) };
  const text = printedDifference(PersistentVolumeClaimSpec, { ...claim, ...many, selector: {} }, { ...claim, ...many });
  assert.match(text, /AccessModes: {"a", "b", "c", "d", \.\.\.},/);
  assert.match(text, /Requests: {s"storage": {i: {\.\.\.}, s: "1Gi", Format: "BinarySI"}}/);
  assert.match(printedDifference(PersistentVolumeClaimSpec, { ...many, storageClassName: 's' }, many), /VolumeName: +"v{64}"\.\.\.,/);
});

test('items of lists are compared one by one', () => {
  const containers = ['a', 'b', 'c'].map((name) => ({ name, image: 'i' }));
  const [first, second, third] = containers;
  const shown = (now: unknown[], before: unknown[]): string[] =>
    printedDifference(PodSpec, { containers: now }, { containers: before })
      .split('\n')
      .filter((line) => /^[-+]|identical element/.test(line));
  assert.deepEqual(shown([first, second, third], [first, third]), ['- \t\t{Name: "b", Image: "i"},']);
  assert.deepEqual(shown([first, third], [first, second, third]), ['+ \t\t{Name: "b", Image: "i"},']);
  assert.deepEqual(shown([{ ...first, image: 'j' }, second], [first, second]), ['- \t\t\tImage:   "j",', '+ \t\t\tImage:   "i",']);
});

test('of values that are alike nothing is told', () => {
  assert.equal(printedDifference(PersistentVolumeClaimSpec, claim, { ...claim, volumeName: '' }), '');
});
