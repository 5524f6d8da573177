import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runtimeConfigFault } from '../../runtime/cli/runtime-config.js';

for (const key of [
  'api/all',
  'api/ga',
  'api/beta',
  'api/alpha',
  'v1',
  'apps/v1',
  'batch/v2alpha1',
  'rbac.authorization.k8s.io/v1beta1/roles',
])
  test(`${key} is a key`, () => assert.equal(runtimeConfigFault(key), undefined));

for (const key of ['', 'api', 'api/v1', 'api/none', 'apps', 'apps/', '/v1', 'apps/v0', 'apps/v1/deployments/scale', 'Apps/v1', 'apps /v1'])
  test(`${JSON.stringify(key)} is no key`, () => assert.match(runtimeConfigFault(key) ?? '', /^keys are/));
