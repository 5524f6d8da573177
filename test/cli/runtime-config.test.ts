import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { keysOf, runtimeConfigFault } from '../../runtime/settings/runtime-config.js';

for (const key of [
  'api/all',
  'api/ga',
  'api/beta',
  'api/alpha',
  'v1',
  'api/v1',
  'apps/v1',
  'batch/v2alpha1',
  'rbac.authorization.k8s.io/v1beta1/roles',
])
  test(`${key} is a key`, () => assert.equal(runtimeConfigFault(key), undefined));

for (const key of [
  '',
  'api',
  'api/v1/pods',
  'api/none',
  'apps',
  'apps/',
  '/v1',
  'apps/v0',
  'apps/v1/deployments/scale',
  'Apps/v1',
  'apps /v1',
])
  test(`${JSON.stringify(key)} is no key`, () => assert.match(runtimeConfigFault(key) ?? '', /^keys are/));

for (const [key, known] of [
  ['api/beta', true],
  ['v1', true],
  ['api/v1', true],
  ['api/v9', false],
  ['extensions/v1beta1', true],
  ['extensions/v1beta1/deployments', true],
  ['apps/v9', false],
  ['apps/v1/nonsense', false],
  ['audit.k8s.io/v1', false],
] as const)
  test(`${key} ${known ? 'is' : 'is not'} something that a release serves`, () =>
    assert.equal(keysOf(catalogue.resources).has(key), known));
